/// Points as reports print them: at most three decimals, no trailing zeros; `unknown` for NaN.
public func formatted(_ points: Double) -> String {
  if points.isNaN { return "unknown" }
  let thousandths = (points * 1000).rounded()
  guard abs(thousandths) < 9e15 else { return "\(points)" }
  let total = Int(thousandths)
  let sign = total < 0 ? "-" : ""
  let whole = total.magnitude / 1000
  let rest = total.magnitude % 1000
  if rest == 0 { return "\(sign)\(whole)" }
  var digits = "\(1000 + rest)".dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}
