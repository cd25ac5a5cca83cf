import InsetModel

/// A number of a view or page as it is told: its name, and its parts in words.
struct Chain {
  /// What stands for it.
  enum Value: Equatable {
    /// There is no such value: the view is not there, or the system knows no such property.
    case none
    /// A number of points; NaN where no source gives it.
    case points(Double)
    case word(String)
  }

  /// The number that this one follows, where nothing else moves it.
  struct Tie: Equatable {
    var key: String
    /// The fact that ties them.
    var fact: FactID?
    /// What else it is made of: it follows only while this stays the same.
    var rest: Double?
  }

  /// `safeAreaInsets.top`, or what the system of that screen has in its place.
  var name: String
  /// Whose it is.
  var subject = ""
  var value: Value
  var parts: [Part] = []
  /// Words under the sum.
  var remarks: [String] = []
  var follows: Tie?

  /// The number; 0 where it is none.
  var points: Double { if case .points(let points) = value { points } else { 0 } }

  /// Whether it is 0, and nothing is added or taken away.
  var isEmpty: Bool { points == 0 && parts.allSatisfy { $0.points == 0 } }
}
