import InsetModel
import LuaHost

extension Context {
  func read(
    _ field: ObstructionField?, ofObstruction index: ObstructionIndex
  ) throws(LuaError) -> LuaValue {
    let shown = try current()
    // While the screen is being built, a view may be seen that turns out to be hidden.
    guard let obstruction = shown.screen.obstruction(index.kind) else { throw stale() }
    switch field {
    case .kind:
      switch obstruction.kind {
      case .window: return "window"
      case .bar: return "bar"
      case .view: return "view"
      }
    case .edge: return .text(obstruction.edge.name)
    case .isOpaque: return try flag(obstruction.isOpaque, "isOpaque")
    case .frame: return try rect(obstruction.frame)
    case .drawnFrame: return try rect(obstruction.drawnFrame)
    case .object:
      switch obstruction.kind {
      case .window: return .nil
      case .bar(let index): return try bar(index)
      case .view(let index): return try view(index)
      }
    case .name: return .text(shown.screen.name(of: obstruction))
    case nil: throw noMember()
    }
  }
}
