import InsetBasics
import InsetModel

/// Frames, autoresizing and pins.
extension Part {
  /// The keys `frame`, `autoresizing` and `pins`, which are read together.
  static func layout(
    _ layout: @escaping @Sendable (Owner) -> ViewLayout?, _ frame: String, _ autoresizing: String,
    _ pins: String
  ) -> Part {
    Part(
      KeySpec(name: "frame", shape: Forms.frame.shape, doc: frame),
      KeySpec(name: "autoresizing", shape: Forms.mask.shape, doc: autoresizing),
      KeySpec(name: "pins", shape: Forms.pinned.shape, doc: pins)
    ) { owner, scenario in
      switch layout(owner) {
      case nil, .fill: []
      case .frame(let frame): [Forms.frame.write(frame, scenario)]
      case .autoresizing(let frame, let mask), .resizing(let frame, let mask, _):
        [Forms.frame.write(frame, scenario), Forms.mask.write(mask, scenario)]
      case .pins(let pins): [nil, nil, Forms.pinned.write(pins, scenario)]
      }
    }
  }
}

extension Form where Value == AutoresizingMask {
  /// A list of UIKit's names.
  static var mask: Form {
    let names: [(name: String, mask: AutoresizingMask)] = [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
    return Form<String>.words(names.map(\.name)).list(of: "margins and sizes that stretch").of(
      { written in
        names.filter { written.contains($0.name) }.reduce(into: []) { $0.insert($1.mask) }
      }, { mask in names.filter { mask.contains($0.mask) }.map(\.name) })
  }
}

extension Form where Value == Pins {
  /// `"superview"` or an object.
  static var pins: Form {
    let object = Form(
      Forms.pins.form.shape,
      read: { node, builder in
        var pins = Pins()
        let members = try Forms.pins.read(node, into: &pins, &builder)
        // An unknown key may have been meant for either axis.
        if !members.hasUnknownKeys {
          for axis in Axis.allCases { builder.checkAxis(axis, members) }
        }
        return pins
      }, write: Forms.pins.form.write)
    return .any(
      .words([(ReservedName.superview.rawValue, .fill)]), object,
      expected: "\"superview\" or pins: an object")
  }
}

extension Forms {
  // Made once: they are read for each view.
  static let frame = Form<Rect>.rect
  static let mask = Form<AutoresizingMask>.mask
  static let pinned = Form<Pins>.pins

  static let pins = ObjectForm<Pins>(
    "pins", "pins", "Two of start, end, size and centre on each axis.", Pins(),
    .optional("top", \.edges.top, .pin(.top), "The upper edge."),
    .optional("left", \.edges.left, .pin(.left), "The left edge."),
    .optional("bottom", \.edges.bottom, .pin(.bottom), "The lower edge."),
    .optional("right", \.edges.right, .pin(.right), "The right edge."),
    .optional("width", \.width, .number(.extent), "A fixed width."),
    .optional("height", \.height, .number(.extent), "A fixed height."),
    .optional("centerX", \.centerX, .number(), "From the superview's centre, to the right."),
    .optional("centerY", \.centerY, .number(), "From the superview's centre, downwards."))

  /// A pin as it is written: without the edge that it has anyway.
  struct WrittenPin {
    var target = Pins.Target.superview
    var edge: Edge?
    var constant = 0.0
  }

  /// The keys of the pin at an edge.
  static func pin(_ edge: Edge) -> ObjectForm<WrittenPin> {
    ObjectForm<WrittenPin>(
      "pin", "a pin", "One tied edge.", WrittenPin(),
      .required("to", \.target, .target, "superview, safeArea or the id of a sibling."),
      .optional(
        "edge", \.edge, .edge(tiedTo: edge),
        "The target's edge: the same by default, a sibling's opposite one."),
      .key(
        "constant", \.constant, unless: 0, .number(),
        "Inwards from there: positive makes the view smaller."))
  }
}

extension Form where Value == Pins.Pin {
  /// A number of points to the superview's same edge, or an object.
  fileprivate static func pin(_ edge: Edge) -> Form {
    @Sendable func standard(_ target: Pins.Target) -> Edge {
      if case .sibling = target { edge.opposite } else { edge }
    }
    return .any(
      Form<Double>.number().of(
        { Value(target: .superview, edge: edge, constant: $0) },
        { $0.target == .superview && $0.edge == edge ? $0.constant : nil }),
      Forms.pin(edge).form.of(
        {
          Value(target: $0.target, edge: $0.edge ?? standard($0.target), constant: $0.constant)
        },
        {
          Forms.WrittenPin(
            target: $0.target, edge: $0.edge == standard($0.target) ? nil : $0.edge,
            constant: $0.constant)
        }), expected: "a number of points or a pin: an object")
  }
}

extension Form where Value == Pins.Target {
  /// The superview, its safe area, or the id of a sibling.
  fileprivate static var target: Form {
    let words = Form.words([
      (ReservedName.superview.rawValue, .superview), (ReservedName.safeArea.rawValue, .safeArea),
    ])
    return Form(
      .any([words.shape, .text]),
      read: { node, builder in
        switch ReservedName(rawValue: try builder.document.text(node)) {
        case .superview: .superview
        case .safeArea: .safeArea
        default: .sibling(try builder.sibling(named: node))
        }
      },
      write: { target, scenario in
        guard case .sibling(let view) = target else { return words.write(target, scenario) }
        return .string(scenario.name(ofView: view))
      })
  }
}

extension Form where Value == Edge {
  /// An edge along the same axis as the one that is tied to it.
  fileprivate static func edge(tiedTo edge: Edge) -> Form {
    Form.edge.checked { named, node, builder in
      if named.axis == edge.axis { return named }
      throw builder.document.fault(
        node, "the \(edge.name) edge cannot be tied to a \(named.name) edge",
        suggestion: "expected \(JSONDocument.choice(of: edge.axis.edges.map(\.name)))")
    }
  }
}
