/// Which parts of a screen are the same on another screen of as many views and controllers.
public struct ScreenDifference: Sendable {
  /// Whether a view, all that is said of it and all that was found, is the same; by index.
  public let isSameView: [Bool]
  /// Whether a view's table is: what is said of it, its rows and slots; by index of the view.
  public let isSameTable: [Bool]
  /// Whether a controller is; by index.
  public let isSameController: [Bool]
  /// Whether all bars are.
  public let areSameBars: Bool

  /// What `screen` has of `base`; nil where views or controllers were added or taken away.
  public init?(of screen: Screen, from base: Screen) {
    guard screen.views.count == base.views.count,
      screen.controllers.count == base.controllers.count
    else { return nil }
    let places = screen.sums.places(in: base.sums)
    // As if its lists stood in the other arena.
    func moved(_ sum: Sum) -> Sum {
      Sum(points: sum.points, last: sum.last < 0 ? sum.last : places[Int(sum.last)])
    }
    isSameView = screen.views.indices.map { index in
      let view = screen.views[index]
      guard view.comparable(moved) == base.views[index].comparable({ $0 }),
        screen.scenario.views[index] == base.scenario.views[index]
      else { return false }
      guard let number = view.scroll else { return true }
      return screen.scrolls[number].comparable(moved)
        == base.scrolls[number].comparable { $0 }
    }
    isSameTable = screen.views.indices.map { index in
      guard let number = screen.views[index].scroll, let other = base.views[index].scroll else {
        return false
      }
      return screen.scenario.views[index].table == base.scenario.views[index].table
        && screen.scrolls[number].table == base.scrolls[other].table
        && screen.scrolls[number].overflows == base.scrolls[other].overflows
    }
    isSameController = screen.controllers.indices.map { index in
      screen.controllers[index].comparable(moved)
        == base.controllers[index].comparable { $0 }
        && screen.scenario.controllers[index] == base.scenario.controllers[index]
    }
    areSameBars = screen.bars == base.bars
  }
}

// What is not known equals itself here: a rule that needs it has no answer. Numbers that are left out
// count as changed where they are not known.

extension PlacedView {
  fileprivate func comparable(_ moved: (Sum) -> Sum) -> PlacedView {
    var view = self
    view.frame = frame.comparable
    view.windowFrame = windowFrame.comparable
    view.boundsOrigin = boundsOrigin.comparable
    view.safeArea = safeArea.comparable(moved)
    view.offered = offered.comparable(moved)
    return view
  }
}

extension PlacedController {
  fileprivate func comparable(_ moved: (Sum) -> Sum) -> PlacedController {
    var controller = self
    controller.frame = frame.comparable
    controller.safeArea = safeArea.comparable(moved)
    controller.inherited = inherited.comparable(moved)
    return controller
  }
}

extension PlacedScroll {
  fileprivate func comparable(_ moved: (Sum) -> Sum) -> PlacedScroll {
    var scroll = self
    scroll.contentSize = Size(
      width: contentSize.width.comparable, height: contentSize.height.comparable)
    scroll.contentOffset = contentOffset.comparable
    scroll.setContentInset = setContentInset.map(\.comparable)
    scroll.startInset = startInset.map(\.comparable)
    scroll.contentStart = contentStart.map(\.comparable)
    scroll.wantedStart = wantedStart.map(\.comparable)
    scroll.contentInset = contentInset.comparable(moved)
    scroll.system = system.comparable(moved)
    scroll.adjustedContentInset = adjustedContentInset.comparable(moved)
    scroll.indicatorInsets = indicatorInsets.comparable(moved)
    scroll.sectionInsets = sectionInsets.comparable(moved)
    return scroll
  }
}

extension EdgeValues where Value == Sum {
  fileprivate func comparable(_ moved: (Sum) -> Sum) -> EdgeSums {
    map { sum in
      let sum = moved(sum)
      return Sum(points: sum.points.comparable, last: sum.last)
    }
  }
}

extension Rect {
  fileprivate var comparable: Rect {
    Rect(
      x: x.comparable, y: y.comparable, width: width.comparable, height: height.comparable)
  }
}

extension Point {
  fileprivate var comparable: Point { Point(x: x.comparable, y: y.comparable) }
}

extension Double {
  /// The number; one that is not known as a number that no screen has.
  fileprivate var comparable: Double { isNaN ? -.greatestFiniteMagnitude : self }
}
