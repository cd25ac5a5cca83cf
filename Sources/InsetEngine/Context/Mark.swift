/// What the words of the rule language hand out, told apart by an object that no rule can make.
///
/// `finding { … }` gives back the rule's own table with its mark in `Mark.key`; a table that a rule
/// wrote by hand has none, whatever it says.
enum Mark: Int, CaseIterable {
  case yes, no, inset, slot, unknown, finding, test, `case`, example

  /// The key under which a table has its mark.
  static let key = "answer"

  /// The word that made the table.
  var word: String { "\(self)" }
}
