extension Walk {
  /// How far a collection view's sections lie inside its left and right edges.
  ///
  /// A flow layout measures from the content inset by default, a compositional one from the safe area.
  /// The adjusted content inset is the floor in either case. Source: TBL-81, TBL-82, INS-87.
  mutating func placeSectionInsets(ofScroll index: Int, _ properties: ScrollProperties) {
    let scroll = screen.scrolls[index]
    let part = Node.view(scroll.view)
    let values = properties.values
    guard let given = known(ScrollProperty.collectionLayout, values, of: part),
      let set = known(ScrollProperty.insetsReference, values, of: part),
      let sectionInset = known(ScrollProperty.sectionInset, values, of: part)
    else {
      for edge in Axis.horizontal.edges {
        screen.scrolls[index].sectionInsets[edge] = screen.sums.adding(
          contribution(
            edge, .nan, by: .view(scroll.view), origin: .key(.sectionInset), facts: ["TBL-80"]),
          to: .zero)
      }
      return
    }
    guard let layout = given else { return }
    let reference = set ?? (layout == .flow ? .fromContentInset : .automatic)
    let fact = layout == .flow ? "TBL-81" : "TBL-82"
    for edge in Axis.horizontal.edges {
      var sum = scroll.adjustedContentInset[edge]
      let own = contribution(
        edge, sectionInset[edge].constant, by: .view(scroll.view), origin: .key(.sectionInset),
        facts: ["TBL-80"], property: "sectionInset")
      switch reference {
      case .fromContentInset, .none: sum = screen.sums.adding(own, to: sum)
      case .fromSafeArea, .safeArea, .automatic:
        let inside = screen.sums.adding(own, to: screen.views[scroll.view].safeArea[edge])
        if larger(inside.points, sum.points) != sum.points { sum = inside }
      case .fromLayoutMargins, .layoutMargins, .readableContent:
        // Margins are not part of the model (INS-75 to 77).
        let margin = unknown(
          "the layout margins", fact: fact, supply: "insetsReference", node: .view(scroll.view))
        sum = screen.sums.adding(
          Contribution(
            edge: edge, points: margin, cause: .view(scroll.view), origin: .key(.sectionInset),
            facts: [fact], confidence: .contested), to: .zero)
      }
      screen.scrolls[index].sectionInsets[edge] = sum
    }
  }
}
