/// What a view dump told before anything was evaluated: its form, its size, where it may come from.
public struct DumpSummary: Sendable, Hashable {
  /// A device that the dump fits.
  public struct Candidate: Sendable, Hashable {
    /// The device's slug.
    public var slug: String
    /// The device's name.
    public var name: String
    /// The major iOS versions that fit, oldest first.
    public var majors: [Int]

    /// A candidate.
    public init(slug: String, name: String, majors: [Int]) {
      self.slug = slug
      self.name = name
      self.majors = majors
    }
  }

  /// How the device was found.
  public enum Basis: String, Sendable, Hashable, CaseIterable {
    /// The user named it.
    case named
    /// A window, or a view, is as large as its screen.
    case size
    /// A view is as wide, or as high, as its screen.
    case side
    /// Nothing in the dump tells it.
    case nothing
  }

  /// The format: `recursiveDescription`.
  public var format: String
  /// The line on which the dump begins.
  public var line: Int
  /// How many views were printed.
  public var views: Int
  /// How many of them are scroll views.
  public var scrollViews: Int
  /// The window's size, or that of the largest view.
  public var size: Size?
  /// Whether `size` is a window's.
  public var isWindow: Bool
  /// The devices that fit, oldest first.
  public var candidates: [Candidate]
  /// How they were found.
  public var basis: Basis
  /// The versions that the form of the print allows, and why.
  public var systems: ClosedRange<Int>
  /// The marks that narrowed them.
  public var marks: [String]
  /// Marks that contradict stronger ones.
  public var setAside: [String] = []
  /// Whether the controllers are known.
  public var containment: Containment
  /// What else is to tell, each of a line.
  public var notes: [InputNote] = []

  /// A summary.
  public init(
    format: String, line: Int, views: Int, scrollViews: Int, size: Size?, isWindow: Bool,
    candidates: [Candidate], basis: Basis, systems: ClosedRange<Int>, marks: [String],
    containment: Containment
  ) {
    self.format = format
    self.line = line
    self.views = views
    self.scrollViews = scrollViews
    self.size = size
    self.isWindow = isWindow
    self.candidates = candidates
    self.basis = basis
    self.systems = systems
    self.marks = marks
    self.containment = containment
  }
}
