import InsetBasics
import InsetModel

extension Phrasing {
  /// What a fix did on every cell, as an object.
  func json(_ matrix: MatrixOutcome) -> JSON {
    let residuals = matrix.residuals.map { residual in
      JSON.object(
        number("points", residual.points)
          + [("cell", json(residual.cell)), ("cells", .integer(residual.count))])
    }
    let added = matrix.added.map { added in
      JSON.object([
        ("rule", .string(added.rule)), ("level", .string(added.level.rawValue)),
        ("subject", .string(added.subject)), ("message", .string(added.message)),
        ("cell", json(added.cell)), ("cells", .integer(added.count)),
      ])
    }
    return .object([
      ("cells", .integer(matrix.total)), ("holds", .integer(matrix.holds)),
      ("undecided", .integer(matrix.undecided)), ("residuals", .array(residuals)),
      ("added", .array(added)), ("assumed", .bool(matrix.isAssumed)),
      ("partial", .bool(matrix.isPartial)),
    ])
  }

  private func json(_ cell: Cell) -> JSON {
    .object([
      ("device", .string(cell.device.slug)), ("os", .string(cell.os.description)),
      ("orientation", .string(cell.orientation.rawValue)),
    ])
  }
}
