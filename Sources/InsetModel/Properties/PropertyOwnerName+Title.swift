extension PropertyOwnerName {
  /// The owner in words, with its article.
  public var title: String {
    switch self {
    case .window: "the window"
    case .controller: "a controller"
    case .bar: "a bar"
    case .view: "a view"
    case .scroll: "a scroll view"
    case .table: "a table view"
    case .delegate: "a table's delegate"
    }
  }
}
