import InsetModel

@testable import InsetImport

/// A JSON text as some author may have written it: in any order and spacing, with defaults written
/// out and values in other forms than the writer's.
struct AuthoredText {
  /// A JSON value; scalars are as they are written.
  indirect enum Tree {
    case scalar(String)
    case list([Tree])
    case object([(key: String, value: Tree)])

    init(_ node: Int, of document: JSONDocument) {
      switch document.kind(node) {
      case .object:
        self = .object(
          document.members(of: node).map {
            (document.text(of: $0.key), Tree($0.value, of: document))
          })
      case .array: self = .list(document.elements(of: node).map { Tree($0, of: document) })
      default: self = .scalar(document.text(of: node))
      }
    }

    /// Every scalar and empty container with the way to it.
    func leaves(_ path: String = "") -> [String] {
      switch self {
      case .scalar(let text): [path + " " + text]
      case .list(let values):
        values.isEmpty
          ? [path + " []"]
          : values.enumerated().flatMap { $1.leaves(path + "/\($0)") }
      case .object(let members):
        members.isEmpty ? [path + " {}"] : members.flatMap { $0.value.leaves(path + "/" + $0.key) }
      }
    }

    /// The value of a member.
    subscript(key: String) -> Tree? {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == "\"\(key)\"" }?.value
    }
  }

  /// How the text is laid out.
  enum Layout { case compact, loose, lines }

  /// What is written out though it says nothing new, by the key of the object or list it stands in.
  private static let defaults: [String: [(key: String, value: String)]] = [
    "root": controller, "children": controller, "view": view, "subviews": view,
    "navigationBar": bar, "toolbar": bar, "tabBar": bar,
    "contentInset": [("left", "0.0")],
  ]
  private static let controller = [
    ("inWindow", "true"), ("hidesBottomBarWhenPushed", "false"),
    ("edgesForExtendedLayout", "\"all\""), ("automaticallyAdjustsScrollViewInsets", "true"),
    ("extendedLayoutIncludesOpaqueBars", "false"), ("additionalSafeAreaInsets", "{}"),
  ]
  private static let view = [("isHidden", "false"), ("obstructs", "false"), ("inWindow", "true")]
  private static let bar = [("isTranslucent", "true"), ("isHidden", "false")]
  private static let scroll = [
    ("isScrollEnabled", "true"), ("contentInset", "{\"top\":0}"),
    ("contentInsetAdjustmentBehavior", "\"automatic\""),
  ]

  private var random: SplitMix
  private let usesOtherForms: Bool

  /// An author, who may write some values in other forms than the writer.
  init(seed: Int, usesOtherForms: Bool) {
    random = SplitMix(seed: UInt64(seed))
    self.usesOtherForms = usesOtherForms
  }

  /// The writer's text as this author would have written it.
  mutating func rewrite(_ text: String, _ layout: Layout) throws -> String {
    let document = try JSONDocument(Array(text.utf8), path: "")
    let tree = authored(Tree(0, of: document), in: "scenario")
    return self.text(of: tree, layout, indentation: "\n")
  }

  private mutating func authored(_ tree: Tree, in key: String) -> Tree {
    switch tree {
    case .scalar("\"superview\"") where key == "pins" && usesOtherForms && random.once(in: 2):
      return .object(["top", "left", "bottom", "right"].map { ("\"\($0)\"", .scalar("0")) })
    case .scalar(let text) where key == "presentation" && usesOtherForms && random.once(in: 2):
      return .object([("\"style\"", .scalar(text))])
    case .scalar(let text) where key == "rows" && usesOtherForms && random.once(in: 2):
      return .object([("\"count\"", .scalar(text))])
    case .scalar: return tree
    case .list(let values):
      let isOfParts = key == "children" || key == "subviews"
      return .list(values.map { authored($0, in: isOfParts ? key : "") })
    case .object(var members):
      for place in members.indices {
        let name = String(members[place].key.dropFirst().dropLast())
        // A header's view has only a height.
        let isSlot = key == "header" || key == "footer"
        members[place].value = authored(members[place].value, in: isSlot ? "" : name)
      }
      var defaults = Self.defaults[key] ?? []
      if case .scalar("\"UITableView\"")? = tree["class"] { defaults += Self.scroll }
      for (name, value) in defaults where tree[name] == nil && random.once(in: 3) {
        members.append(("\"\(name)\"", .scalar(value)))
      }
      for place in members.indices.reversed() {
        members.swapAt(place, random.below(place + 1))
      }
      return .object(members)
    }
  }

  private mutating func text(of tree: Tree, _ layout: Layout, indentation: String) -> String {
    let inner = layout == .compact ? "" : indentation + "\t"
    switch tree {
    case .scalar(let text): return text
    case .list(let values):
      let isShort = values.allSatisfy { if case .scalar = $0 { true } else { false } }
      let texts = values.map { text(of: $0, layout, indentation: inner) }
      return enclose(texts, "[", "]", isShort && layout == .lines ? .loose : layout, indentation)
    case .object(let members):
      let colon = layout == .compact ? ":" : ": "
      let texts = members.map { member in
        member.key + colon + text(of: member.value, layout, indentation: inner)
      }
      return enclose(texts, "{", "}", layout, indentation)
    }
  }

  private mutating func enclose(
    _ items: [String], _ opening: String, _ closing: String, _ layout: Layout,
    _ indentation: String
  ) -> String {
    if items.isEmpty { return opening + closing }
    switch layout {
    case .compact: return opening + items.joined(separator: ",") + closing
    case .lines:
      let inner = indentation + "\t"
      return opening + inner + items.joined(separator: "," + inner) + indentation + closing
    case .loose:
      let blanks = ["", " ", "  ", indentation + "  "]
      var result = opening + blanks[random.below(4)]
      for (place, item) in items.enumerated() {
        if place > 0 { result += blanks[random.below(2)] + "," + blanks[random.below(4)] }
        result += item
      }
      return result + blanks[random.below(4)] + closing
    }
  }
}

extension JSONDocument {
  /// A scalar or key as it is written.
  fileprivate func text(of node: Int) -> String {
    String(decoding: lines.bytes[range(of: node)], as: UTF8.self)
  }
}
