import LuaHost

extension LuaValue {
  /// What a message says was given: the type; of a number that is not finite, which it is.
  var told: String {
    guard let number = asDouble, !number.isFinite else { return typeName }
    return number.isNaN ? "NaN" : number < 0 ? "-inf" : "inf"
  }
}
