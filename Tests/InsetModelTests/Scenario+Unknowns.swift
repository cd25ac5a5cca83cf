import InsetModel

extension Scenario {
  /// What can be made unknown of the scenario, one number at a time.
  var unknowns: [(name: String, make: (inout Scenario) -> Void)] {
    var all: [(name: String, make: (inout Scenario) -> Void)] = []
    func add(_ name: String, _ make: @escaping (inout Scenario) -> Void) {
      all.append((name, make))
    }
    if keyboard != nil { add("keyboard.height") { $0.keyboard?.height = .nan } }
    if case .inline(let device) = device {
      var unknown = device
      unknown.insets = DeviceInsets()
      add("device.safeAreaInsets") { $0.device = .inline(unknown) }
    }
    for index in controllers.indices {
      for edge in Edge.allCases {
        add("controller \(index).additionalSafeAreaInsets.\(edge.name)") {
          $0.controllers[index].additionalSafeAreaInsets[edge].constant = .nan
        }
      }
      for bar in [\Controller.navigationBar, \Controller.toolbar, \Controller.tabBar]
      where controllers[index][keyPath: bar] != nil {
        add("controller \(index), a bar's height") {
          $0.controllers[index][keyPath: bar]?.height = .nan
        }
        add("controller \(index), a bar's y") { $0.controllers[index][keyPath: bar]?.y = .nan }
      }
      if controllers[index].kind == .split {
        add("controller \(index).primaryColumnWidth") {
          $0.controllers[index].primaryColumnWidth = .nan
        }
      }
      if case .frame(let rect)? = controllers[index].layout {
        for (name, unknown) in rect.unknowns {
          add("controller \(index).\(name)") { $0.controllers[index].layout = .frame(unknown) }
        }
      }
    }
    for index in views.indices { all += unknowns(ofView: index) }
    return all
  }

  private func unknowns(
    ofView index: Int
  ) -> [(name: String, make: (inout Scenario) -> Void)] {
    var all: [(name: String, make: (inout Scenario) -> Void)] = []
    func add(_ name: String, _ make: @escaping (inout Scenario) -> Void) {
      all.append(("view \(index).\(name)", make))
    }
    switch views[index].layout {
    case .frame(let rect):
      for (name, unknown) in rect.unknowns {
        add(name) { $0.views[index].layout = .frame(unknown) }
      }
    case .pins(let pins):
      for edge in Edge.allCases where pins.edges[edge] != nil {
        var unknown = pins
        unknown.edges[edge]?.constant = .nan
        add("pins.\(edge.name)") { $0.views[index].layout = .pins(unknown) }
      }
    case .fill, .autoresizing, .resizing: break
    }
    if let scroll = views[index].scroll {
      for edge in Edge.allCases {
        add("contentInset.\(edge.name)") {
          $0.views[index].scroll?.contentInset[edge].constant = .nan
        }
      }
      if scroll.contentSize != nil {
        add("contentSize") { $0.views[index].scroll?.contentSize = nil }
      }
      add("contentOffset") {
        $0.views[index].scroll?.contentOffset = .point(Point(x: .nan, y: .nan))
      }
    }
    guard let table = views[index].table else { return all }
    add("tableHeaderViewHeight") { $0.views[index].table?.tableHeaderViewHeight = .nan }
    add("tableFooterViewHeight") { $0.views[index].table?.tableFooterViewHeight = .nan }
    add("rowHeight") { $0.views[index].table?.rowHeight = .nan }
    add("heightForRowAt") { $0.views[index].table?.delegate.heightForRowAt = .value(.nan) }
    add("estimatedRowHeight") { $0.views[index].table?.estimatedRowHeight = .nan }
    for section in (table.sections ?? []).indices {
      for row in (table.sections ?? [])[section].rows.indices {
        add("row \(section), \(row)") { $0.views[index].table?.sections?[section].rows[row] = .nan }
      }
    }
    return all
  }
}

extension Rect {
  /// The rectangle with one of its numbers unknown.
  fileprivate var unknowns: [(name: String, rect: Rect)] {
    [\Rect.x, \Rect.y, \Rect.width, \Rect.height].enumerated().map { number, field in
      var unknown = self
      unknown[keyPath: field] = .nan
      return ("frame.\(["x", "y", "width", "height"][number])", unknown)
    }
  }
}
