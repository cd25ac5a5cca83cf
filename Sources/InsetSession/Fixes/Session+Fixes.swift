public import InsetEngine
public import InsetModel
public import InsetReport

extension Session {
  /// The engine's selection that a choice means, its devices looked up; nil for none.
  ///
  /// - Throws: which device does not exist.
  public func selection(_ choice: MatrixChoice) throws(Diagnostics) -> MatrixSelection? {
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
  ///
  /// - Parameters:
  ///   - progress: Called with the number of cells done and of all, from any thread.
  ///   - isCancelled: Asked before each cell; a partial result is marked so.
  public func tryFixes(
    of result: inout InputResult, on selection: MatrixSelection,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    for index in result.evaluations.indices {
      let surroundings = result.evaluations[index].screen.surroundings
      let matrix = Matrix(
        selection, device: surroundings.device, os: surroundings.os.exact, catalogue: catalogue)
      let total = matrix.cells.count
      do throws(Diagnostics) {
        result.evaluations[index].problems += try laboratory.tryFixes(
          of: &result.evaluations[index], on: matrix, progress: { progress($0, total) },
          isCancelled: isCancelled)
      } catch { result.problems += error.all }
    }
  }
}
