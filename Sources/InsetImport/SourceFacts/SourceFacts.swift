public import InsetModel

/// What source code says of the classes that a file of Interface Builder names: which table
/// methods a class implements, and what it assigns to the properties that decide insets.
///
/// Found by a tolerant scanner, not a compiler: what is not plain to see counts as unknown.
public struct SourceFacts: Sendable {
  /// A place in a source file.
  public struct Place: Sendable, Hashable {
    /// The file as the user named it.
    public var path: String
    /// The line, from 1.
    public var line: Int

    /// `FeedController.swift:12`.
    public var text: String { "\(path):\(line)" }
  }

  /// What an expression comes to.
  public enum Value: Sendable, Hashable {
    /// A number; `automaticDimension` is -1.
    case number(Double)
    /// `nil`.
    case `nil`
    /// A case or constant by its name: `never`, `top`.
    case name(String)
    /// `true`, `YES`.
    case flag(Bool)
    /// Insets: top, left, bottom, right.
    case insets([Double])
    /// A list of edges.
    case edges([String])
    /// A text, which no property of interest takes.
    case text
    /// Anything else.
    case unknown
  }

  /// A method that a class implements.
  public struct Method: Sendable, Hashable {
    /// What it returns, where it is a single constant.
    public var returns: Value
    /// Where it begins.
    public var place: Place
  }

  /// A value that a class assigns to one of the properties of interest.
  public struct Assignment: Sendable, Hashable {
    /// What it is assigned to: `tableView`; empty for the object itself.
    public var receiver: String
    /// The property: `contentInset`, or `contentInset.top`.
    public var property: String
    /// The value.
    public var value: Value
    /// The method that it stands in.
    public var method: String
    /// Whether it happens whenever the method runs, whatever the circumstances but the system.
    public var isCertain: Bool
    /// The systems on which it happens, where code asks for them: each must hold.
    public var availability: [Availability]
    /// Where it stands.
    public var place: Place
  }

  /// What `#available(iOS 11.0, *)` asks for.
  public enum Availability: Sendable, Hashable, CustomStringConvertible {
    /// This version or a newer one.
    case since(OSVersion)
    /// An older one: of the block behind `else`.
    case before(OSVersion)

    /// `since 11.0`.
    public var description: String {
      switch self {
      case .since(let version): "since \(version)"
      case .before(let version): "before \(version)"
      }
    }

    /// Whether a version is asked for.
    func admits(_ os: OSVersion) -> Bool {
      switch self {
      case .since(let version): os >= version
      case .before(let version): os < version
      }
    }
  }

  /// What is known of one class.
  public struct ClassFacts: Sendable, Hashable {
    /// The implemented methods, by UIKit's last label: `heightForHeaderInSection`.
    public var methods: [String: Method] = [:]
    /// The assignments, in the order of the files.
    public var assignments: [Assignment] = []
    /// The class that it inherits from; nil where the files do not say.
    public var superclass: String?
    /// The methods of its own that a method calls whenever it runs, by the name of the caller.
    public var calls: [String: Set<String>] = [:]

    /// The methods that have run when the screen is shown: UIKit's, and what they call.
    var methodsOfShowing: Set<String> {
      var found = SourceFacts.showingMethods
      var open = Array(found)
      while let method = open.popLast() {
        for called in calls[method] ?? [] where found.insert(called).inserted {
          open.append(called)
        }
      }
      return found
    }
  }

  /// The classes, by name.
  public private(set) var classes: [String: ClassFacts] = [:]

  /// Nothing known.
  public init() {}

  /// What is known of a class, with what it inherits from classes of the app: those come first.
  func facts(of name: String) -> ClassFacts? {
    guard var facts = classes[name] else { return nil }
    var seen: Set = [name]
    while let above = facts.superclass, seen.insert(above).inserted, let base = classes[above] {
      facts.methods.merge(base.methods) { own, _ in own }
      facts.assignments = base.assignments + facts.assignments
      facts.calls.merge(base.calls) { $0.union($1) }
      facts.superclass = base.superclass
    }
    return facts
  }

  /// Adds what one file says.
  public mutating func add(_ bytes: [UInt8], path: String) {
    var scanner = SourceScanner(SourceTokens(bytes), path: path, isSwift: path.hasSuffix(".swift"))
    scanner.scan()
    for (name, facts) in scanner.classes {
      classes[name, default: ClassFacts()].methods.merge(facts.methods) { first, _ in first }
      classes[name, default: ClassFacts()].assignments += facts.assignments
      classes[name, default: ClassFacts()].calls.merge(facts.calls) { $0.union($1) }
      classes[name, default: ClassFacts()].superclass =
        classes[name]?.superclass ?? facts.superclass
    }
  }

  /// The table methods that matter, by UIKit's last label in either language.
  static let methods: [String: String] = {
    let titles = ["titleForHeaderInSection", "titleForFooterInSection", "numberOfRowsInSection"]
    var methods = Dictionary(uniqueKeysWithValues: titles.map { ($0, $0) })
    for row in DelegateProperty.rows {
      methods[row.name] = row.name
      methods[row.objectiveC] = row.name
    }
    return methods
  }()

  /// The properties that matter, by their names in either language; `delegate` says whom a table asks.
  static let properties: [String: String] = {
    var names = ["delegate": "delegate"]
    for row in ControllerProperty.rows + ScrollProperty.rows + TableProperty.rows {
      // What only describes the screen, code does not set under that name.
      if case .none = row.setting { continue }
      names[row.name] = row.name
      names[row.objectiveC] = row.name
    }
    return names
  }()

  /// Methods that have run when a screen is shown: an outlet's `didSet` among them.
  static let showingMethods: Set<String> = [
    "didSet", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
  ]
}
