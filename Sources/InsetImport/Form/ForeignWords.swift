import InsetBasics

/// Words that people know from UIKit, Interface Builder and web pages and that are not keys here: what
/// to write instead, or that the program does not model it and what it answers all the same.
enum ForeignWords {
  /// What to write instead of a key that an object does not have; nil where nothing is known of it.
  static func advice(for key: String, in table: KeyTable, among tables: [KeyTable]) -> String? {
    if let known = advice[key] { return known }
    let owners = tables.filter { $0.place(of: key) != nil && $0.name != table.name }.map(\.noun)
    guard !owners.isEmpty, owners.count <= 4 else { return nil }
    return "it is a key of \(list(owners))"
  }

  private static func list(_ nouns: [String]) -> String {
    guard let last = nouns.last, nouns.count > 1 else { return nouns.joined() }
    return nouns.dropLast().joined(separator: ", ") + " or " + last
  }

  private static let advice = Dictionary(
    rows.flatMap { row in row.words.map { ($0, row.advice) } },
    uniquingKeysWith: { first, _ in first })

  static let rows: [(words: [String], advice: String)] = [
    // Bars and controllers.
    (
      ["prefersLargeTitles", "largeTitleDisplayMode"],
      "write \"largeTitle\": \"expanded\" or \"collapsed\" in the navigationBar"
    ),
    (
      ["isNavigationBarHidden", "navigationBarHidden", "hidesNavigationBar"],
      "write \"navigationBar\": { \"isHidden\": true } in the navigation controller"
    ),
    (
      ["isToolbarHidden", "toolbarHidden"],
      "write \"toolbar\": { \"isHidden\": false } in the navigation controller to show it"
    ),
    (
      ["isTabBarHidden", "tabBarHidden"],
      "write \"tabBar\": { \"isHidden\": true } in the tab bar controller"
    ),
    (["prefersStatusBarHidden"], "write \"statusBarHidden\": true in the scenario"),
    (["searchController"], "write \"searchBar\": \"attached\" in the navigationBar"),
    (["modalPresentationStyle"], "write \"presentation\": \"pageSheet\" in the controller"),
    (["detents", "selectedDetentIdentifier"], "write \"detent\" in the presentation"),
    (["viewControllers", "childViewControllers", "tabs"], "write \"children\" in the controller"),
    (
      ["isOpaque", "standardAppearance", "scrollEdgeAppearance", "barTintColor"],
      "of a bar, \"isTranslucent\" and \"appearance\" say how it is drawn"
    ),
    // Where views are.
    (
      ["x", "y", "width", "height", "bounds", "origin", "size", "center"],
      "write \"frame\": [x, y, width, height]"
    ),
    (
      [
        "constraints", "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor",
        "rightAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "snp",
      ],
      "write \"pins\", as \"pins\": { \"top\": { \"to\": \"safeArea\" }, \"height\": 44 }"
    ),
    (
      ["topLayoutGuide", "bottomLayoutGuide", "safeAreaLayoutGuide"],
      "tie a view to it: \"pins\": { \"top\": { \"to\": \"safeArea\" } }"
    ),
    (
      ["autoresizingMask", "translatesAutoresizingMaskIntoConstraints"],
      "write \"autoresizing\" and \"frame\""
    ),
    (["views", "children"], "write \"subviews\" in the view"),
    (["type", "viewClass", "customClass"], "write \"class\""),
    (["alpha"], "write \"isHidden\": true for a view that cannot be seen"),
    (
      ["transform", "transform3D", "layer", "zPosition", "anchorPoint"],
      "transforms and layers are not modelled: give the frame without them; subviews are from back to front"
    ),
    // Insets that UIKit computes.
    (
      ["adjustedContentInset", "safeAreaInsets", "systemContentInset"],
      "UIKit computes it; what was printed goes into \"observed\""
    ),
    (
      [
        "layoutMargins", "directionalLayoutMargins", "preservesSuperviewLayoutMargins",
        "insetsLayoutMarginsFromSafeArea", "readableContentGuide",
        "cellLayoutMarginsFollowReadableWidth", "separatorInset", "separatorInsetReference",
      ],
      "margins inside cells and views are not modelled; the safe area and content insets are"
    ),
    (
      ["verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets"],
      "write \"scrollIndicatorInsets\""
    ),
    // Tables.
    (
      ["numberOfSections", "numberOfRowsInSection", "numberOfRows", "rowCount"],
      "write \"sections\": [{ \"rows\": { \"count\": 20, \"height\": 44 } }] in the table"
    ),
    (["dataSource"], "write \"sections\" in the table, and the delegate's methods in \"delegate\""),
    // Moments, and what others lay out.
    (
      [
        "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenVerticallyCompact",
        "hidesBarsWhenKeyboardAppears", "tabBarMinimizeBehavior",
      ],
      "what moves while the user scrolls is not modelled: write the state of the bar, as \"isHidden\""
    ),
    (
      ["keyboardDismissMode", "keyboardLayoutGuide"],
      "write \"keyboard\": { \"height\": 336 } in the scenario for a keyboard that shows"
    ),
    (
      ["viewportFit", "viewport", "viewport-fit", "env"],
      "what a page makes of its viewport is not modelled; what UIKit gives the web view is"
    ),
    (
      ["ignoresSafeArea", "edgesIgnoringSafeArea", "safeAreaPadding", "safeAreaInset"],
      "what SwiftUI does inside its host is not modelled; what UIKit gives the host's view is"
    ),
    (
      ["backgroundColor", "tintColor", "text", "title", "font", "image", "separatorStyle", "tag"],
      "it moves nothing: leave it out"
    ),
  ]
}
