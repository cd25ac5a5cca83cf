import InsetModel

/// A dump turned into controllers and views, before a device is chosen for it.
struct FoldedScreen {
  /// The controllers, in the order in which a scenario is written.
  var controllers: [Controller] = []
  /// The views, likewise.
  var views: [View] = []
  /// The node that each controller's root view was printed as; -1 where none was.
  var rootNodes: [Int] = []
  /// The bars that were printed of each controller.
  var bars: [PrintedBar] = []
  /// Whether the controllers are known.
  var containment = Containment.unknown
  /// Whether the views are in a window, as far as can be seen.
  var isInWindow = true
  /// The window's size, where it is printed.
  var window: Size?
  /// How far views reach from the origin, where no window is printed.
  var extent: Size?
  /// What could not be taken over.
  var notes: [InputNote] = []
  /// What the screen is called where there are several.
  var title: String?
  /// Where the parts of the screen stand.
  var positions: [(node: Node, position: SourcePosition)] = []

  /// Adds a note about a line.
  mutating func note(_ text: String, line: Int) { notes.append(InputNote(line: line, text: text)) }
}

/// A bar of a container, as printed.
struct PrintedBar {
  /// The controller that it belongs to.
  var controller: Int
  /// Which bar.
  var kind: Bar.Kind
  /// Its frame in the container's view; nil where none was printed.
  var frame: Rect?
  /// Whether a large title is in it and shown.
  var hasLargeTitle = false
  /// Whether a search field is in it.
  var hasSearch = false
  /// Whether a prompt is in it.
  var hasPrompt = false
}
