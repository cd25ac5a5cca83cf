public import InsetEngine
import InsetModel

/// Where fixes are tried.
public enum MatrixChoice: Sendable, Hashable {
  /// Fixes are tried on the scenario's own device only.
  case none
  /// A selection of the engine's.
  case selection(MatrixSelection)
  /// Named devices, not looked up yet.
  case names([String])

  /// Reads `none`, `era`, `all`, `iphones`, `ipads`, or device names with commas between them.
  public init(reading text: String) {
    switch text {
    case "none": self = .none
    case "era": self = .selection(.era)
    case "all": self = .selection(.all)
    case "iphones": self = .selection(.iphones)
    case "ipads": self = .selection(.ipads)
    default: self = .names(text.split(separator: ",").map(String.init))
    }
  }
}
