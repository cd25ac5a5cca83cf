import InsetModel

/// What a Lua file declares by what it returns.
enum Declaration {
  case pack(Manifest)
  case rule(Rule)
  case devices([Device])
  case bars([MeasureRow], compatibilityOS: OSVersion?)
  case facts([FactID: Fact])
  case questions([Question])
  case classes([ViewClass], [LayoutDefaults])
}
