import InsetEngine
import InsetModel
import InsetReport

/// What `--matrix` says.
enum MatrixChoice: Hashable {
  /// Fixes are tried on the scenario's own device only.
  case none
  /// A selection of the engine's.
  case selection(MatrixSelection)
  /// Named devices, not looked up yet.
  case names([String])

  /// Reads `none`, `era`, `all`, `iphones`, `ipads`, or device names with commas between them.
  init(reading text: String) {
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

extension Session {
  /// Looks the named devices up.
  func selection(_ choice: MatrixChoice) throws(Problems) -> MatrixSelection? {
    switch choice {
    case .none: return nil
    case .selection(let selection): return selection
    case .names(let names):
      var devices: [Device] = []
      for name in names { devices.append(try device(named: name, option: "--matrix")) }
      return .devices(devices)
    }
  }

  /// Tries the fixes of an input's findings on the matrix.
  func tryFixes(
    of result: inout InputResult, on selection: MatrixSelection,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) {
    for index in result.evaluations.indices {
      let surroundings = result.evaluations[index].screen.surroundings
      let matrix = Matrix(
        selection, device: surroundings.device, os: surroundings.os, catalogue: catalogue)
      let total = matrix.cells.count
      do throws(Engine.LoadFailure) {
        result.evaluations[index].problems += try laboratory.tryFixes(
          of: &result.evaluations[index], on: matrix, progress: { progress($0, total) },
          isCancelled: { Interrupt.isAskedFor })
      } catch {
        result.problems += error.diagnostics
      }
    }
  }
}
