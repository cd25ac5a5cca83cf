import InsetBasics
import InsetModel

/// Views, and what scroll views add to them.
extension Forms {
  static let view = ObjectForm<View>(
    "view", "a view", "A view.", View(className: "UIView", controller: 0, layout: .fill),
    rules: layoutRules, recordsKeys: true,
    Part(
      KeySpec(name: "class", shape: .text, doc: "The class: UIKit's or the app's own."),
      KeySpec(name: "baseClass", shape: .text, doc: "UIKit's class beneath an app's own.")
    ) { view, scenario in
      let kind = view.superview == nil ? scenario.controllers[view.controller].kind : nil
      let isStandard = view.className == ViewRole.defaultClass(rootOf: kind)
      return [isStandard ? nil : .string(view.className), view.baseClassName.map(JSON.string)]
    }, .optional("id", \.id, .id, "The name that findings, pins, wants and expect use."),
    .layout(
      { $0.layout }, "In the superview's coordinates, on this device.",
      "autoresizingMask, with frame.", "Edges tied to the superview, its safe area or a sibling."),
    .properties(\.values), .lifted(\.scroll, .properties(\.values)),
    .lifted(
      \.scroll,
      .key(
        "wants", \.wants, unless: ScrollProperties().wants, .wants,
        "Where the content should start and end: edge, belowBars or the id of a view.")
    ).of(.scroll),
    .table.of(.table),
    Part(
      KeySpec(
        name: "list", shape: list.form.shape, doc: "What a collection view's list layout shows.")
    ) { view, scenario in
      [view.table.flatMap { $0.isList ? list.form.write($0, scenario) : nil }]
    }.of(.collection),
    .optional("observed", \.observed, observed.form, "What was printed of it on a running screen."),
    Part(
      KeySpec(
        name: "subviews", shape: .list(of: .object("view", "anyOf", oneOfKeys(["frame", "pins"]))),
        doc: "From back to front.")))

  static let observed = ObjectForm<Observed>(
    "observed", "what was observed of a view", "Numbers from a running screen.", Observed(),
    isNeverEmpty: true,
    .optional("adjustedContentInset", \.adjustedContentInset, .insets(), "As printed."),
    .optional("contentInset", \.contentInset, .insets(), "As printed."),
    .optional("contentOffset", \.contentOffset, .point, "At the moment of the print."),
    .optional(
      "safeAreaInsets", \.safeAreaInsets, .insets(), "Before iOS 11 the layout guides' lengths."),
    .optional(
      "contentTop", \.contentTop, .number(), "Where content begins at rest, as y in the window."),
    .optional(
      "firstRowY", \.firstRowY, .number(.contentLength), "The first row's y in the content."),
    .key("isAnimating", \.isAnimating, unless: false, .flag, "Whether an animation was running."))
}

/// Tables and lists.
extension Forms {
  static let table = ObjectForm<TableProperties>(
    "table", "a table", "What a table view adds to a scroll view.", TableProperties(),
    recordsKeys: true, .properties(\.values),
    .nested("delegate", \.delegate, delegate, "Implemented methods, with what they return."),
    .optional("sections", \.sections, .sections, "The sections."))

  static let list = ObjectForm<TableProperties>(
    "list", "a list", "What a collection view with a list layout shows.", .list, recordsKeys: true,
    .properties(
      \.values,
      TableProperty.rows.compactMap { row in row.listKey.map { KeySpec(row, name: $0) } }),
    .optional("sections", \.sections, .sections, "The sections."))

  /// UITableViewDelegate's methods without `tableView(_:` and `:)`.
  static let delegate = ObjectForm<TableDelegate>(
    "delegate", "a delegate", "A method that is written here is implemented.", TableDelegate(),
    recordsKeys: true, .properties(\.values))

  static let section = ObjectForm<TableSection>(
    "section", "a section", "A section of a table.", TableSection(rows: []), recordsKeys: true,
    .key(
      "rows", \.rows, unless: [], .rows, "How many, or the height of each; null takes the table's."),
    .key("header", \.header, unless: SectionSlot(), slot.form, "The header."),
    .key("footer", \.footer, unless: SectionSlot(), slot.form, "The footer."))

  static let slot = ObjectForm<SectionSlot>(
    "slot", "a header or footer", "One section's header or footer.", SectionSlot(),
    .optional("title", \.title, .anyText, "What the data source returns as title; may be empty."),
    .optional("view", \.view, .view, "What the delegate's view method returns here."),
    .optional("height", \.height, .height, "What the delegate's height method returns here."))

  static let rows = ObjectForm<EqualRows>(
    "rows", "rows", "Rows that are all of one height.", EqualRows(),
    .required("count", \.count, .rowCount, "How many."),
    .optional("height", \.height, .height, "The height of each."))

  /// Rows that are all of one height; of the table's where it is not given.
  struct EqualRows {
    var count = 0
    var height: Double?
  }

  static let sizedView = ObjectForm<Double>(
    "sizedView", "a view with a height", "A view of which only the height counts.", 0,
    .required("height", \.self, .number(.extent), "Its height."))

  static let loadMore = ObjectForm<String>(
    "loadMore", "loadMore", "A load-more control.", "",
    .required("follows", \.self, .words(followed), "What it observes."))

  /// What a load-more control may observe.
  static let followed = TableProperty.rows.compactMap { row in
    if case .follows(let name) = row.shape { name } else { nil }
  }
}

extension TableProperties {
  /// A list with UIKit's defaults.
  fileprivate static var list: TableProperties {
    var list = TableProperties()
    list.isList = true
    return list
  }
}

extension Part where Owner == View {
  /// What a table view adds; a view that has no table does not read it.
  fileprivate static var table: Part {
    let object = Forms.table
    var part = Part(
      KeySpec(name: "table", shape: object.form.shape, doc: "What a table view adds.")
    ) { view, scenario in
      [
        view.table.flatMap {
          $0.isList || $0 == TableProperties() ? nil : object.form.write($0, scenario)
        }
      ]
    }
    part.read = { view, nodes, builder in
      guard case let node?? = nodes.first, var table = view.table else { return }
      try object.read(node, into: &table, &builder)
      view.table = table
    }
    return part
  }
}

extension Form where Value == [TableSection] {
  /// The sections of the view that is being read.
  fileprivate static var sections: Form {
    let section = Forms.section.form
    return Form(
      .list(of: section.shape),
      read: { node, builder in
        guard case .view(let view) = builder.part else { throw Refused() }
        defer { builder.part = .view(view) }
        var place = 0
        let nodes = try builder.document.list(node, of: "sections")
        return try builder.document.each(of: nodes) { node in
          builder.part = .section(view: view, section: place)
          builder.source.record(builder.part, at: builder.document.position(node))
          place += 1
          return try section.read(node, &builder)
        }
      }, write: section.list(of: "sections").write)
  }
}

extension Form where Value == Int {
  /// How many rows there are, of the rows that a scenario may have.
  fileprivate static var rowCount: Form {
    count.checked { count, node, builder in
      try builder.takeRows(count, at: node)
      return count
    }
  }
}

extension Form where Value == [Double?] {
  /// A count where no row has a height of its own, a count and a height where all have the same, else
  /// a list of heights.
  fileprivate static var rows: Form {
    .any(
      Form<Int>.rowCount.of(
        { Array(repeating: nil, count: $0) },
        { rows in rows.allSatisfy { $0 == nil } ? rows.count : nil }),
      Form<Double>.height.orNull.list(of: "heights").checked { rows, node, builder in
        try builder.takeRows(rows.count, at: node)
        return rows
      }.of({ $0 }, { rows in rows.allSatisfy { $0 == rows[0] } ? nil : rows }),
      Forms.rows.form.of(
        { Array(repeating: $0.height, count: $0.count) },
        { Forms.EqualRows(count: $0.count, height: $0[0]) }),
      expected: "a number of rows, a list of heights or an object")
  }
}
