import InsetModel

extension Screen {
  /// Every number of the screen that a report prints or a rule reads, with its name.
  var numbers: [(name: String, points: Double)] {
    var all: [(name: String, points: Double)] = []
    func add(_ name: String, _ insets: Insets) {
      for edge in Edge.allCases { all.append(("\(name).\(edge.name)", insets[edge])) }
    }
    func add(_ name: String, _ rect: Rect) {
      all += [
        ("\(name).x", rect.x), ("\(name).y", rect.y), ("\(name).width", rect.width),
        ("\(name).height", rect.height),
      ]
    }
    func name(ofBar index: Int) -> String { "\(bars[index].kind) of \(bars[index].controller)" }
    for (index, bar) in bars.enumerated() { add(name(ofBar: index), bar.frame) }
    for (index, controller) in controllers.enumerated() {
      add("controller \(index).frame", controller.frame)
      add("controller \(index).safeArea", controller.safeArea.points)
    }
    for (index, view) in views.enumerated() {
      add("view \(index).frame", view.frame)
      add("view \(index).windowFrame", view.windowFrame)
      add("view \(index).safeArea", view.safeArea.points)
      add("view \(index).offered", view.offered.points)
    }
    for scroll in scrolls {
      let name = "scroll \(scroll.view)"
      add("\(name).contentInset", scroll.contentInset.points)
      add("\(name).adjustedContentInset", scroll.adjustedContentInset.points)
      add("\(name).indicatorInsets", scroll.indicatorInsets.points)
      add("\(name).sectionInsets", scroll.sectionInsets.points)
      add("\(name).contentStart", scroll.contentStart)
      add("\(name).wantedStart", scroll.wantedStart)
      all += [
        ("\(name).contentOffset.x", scroll.contentOffset.x),
        ("\(name).contentOffset.y", scroll.contentOffset.y),
        ("\(name).contentSize.width", scroll.isContentSizeKnown ? scroll.contentSize.width : .nan),
        (
          "\(name).contentSize.height", scroll.isContentSizeKnown ? scroll.contentSize.height : .nan
        ),
      ]
      guard let table = scroll.table else { continue }
      all.append(("\(name).contentHeight", table.contentHeight))
      all.append(("\(name).rowEstimate", table.rowEstimate ?? 0))
      all.append(
        ("\(name).estimatedContentHeight", table.estimatedContentHeight ?? table.contentHeight))
      for (number, y) in table.rowOrigins.enumerated() { all.append(("\(name).row \(number)", y)) }
      for (number, section) in table.sections.enumerated() {
        for kind in SlotKind.allCases {
          if let slot = section.slot(kind) {
            all.append(("\(name).slot \(kind) \(number)", slot.points))
          }
        }
      }
      for section in table.sections.indices {
        all.append(
          ("\(name).header \(section)", scroll.shownHeaderY(ofSection: section) ?? 0))
      }
    }
    for obstruction in obstructions {
      var what = "\(obstruction.kind)"
      if case .bar(let index) = obstruction.kind { what = name(ofBar: index) + " over" }
      add("\(what).frame", obstruction.frame)
      add("\(what).drawnFrame", obstruction.drawnFrame)
    }
    return all
  }
}
