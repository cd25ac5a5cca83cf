public import InsetModel

/// One column of a comparison: the same screen on another device, system or orientation, or
/// another screen.
public struct ComparedVariant: Sendable {
  /// What tells it from the others: `iOS 10.3`, `s23a-own-bar`.
  public var name: String
  /// The input, as the user named it.
  public var path: String
  /// The measured screen; nil where it could not be evaluated.
  public var evaluation: Evaluation?
  /// Why it could not be evaluated.
  public var problem: Diagnostic?
  /// The views whose place on this device is only assumed.
  public var assumed: Set<Int>
  /// What else is to be known of it.
  public var remark: String?

  /// A column.
  public init(
    name: String, path: String, evaluation: Evaluation?, problem: Diagnostic? = nil,
    assumed: Set<Int> = [], remark: String? = nil
  ) {
    self.remark = remark
    self.name = name
    self.path = path
    self.evaluation = evaluation
    self.problem = problem
    self.assumed = assumed
  }
}
