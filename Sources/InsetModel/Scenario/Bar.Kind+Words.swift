extension Bar.Kind {
  /// The bar in words: `navigation bar`.
  public var words: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    case .searchBar: "search bar"
    }
  }
}
