public import InsetModel

/// Changes a scenario's text where the scenario has changed, and nowhere else.
public enum ScenarioEditor {
  /// The text with the changes that turn one scenario into another.
  ///
  /// Members are replaced, added and taken out one by one; everything else stays as its author wrote
  /// it, byte for byte: order, spacing, values that are defaults. A value that the author wrote in
  /// another form than `ScenarioWriter` is replaced as a whole where something in it changes.
  ///
  /// - Parameters:
  ///   - after: The scenario that the result says.
  ///   - bytes: The text.
  ///   - before: The scenario that was read from the text.
  ///   - classes: The catalogue's view classes with which it was read.
  /// - Returns: A text that `ScenarioReader` reads as `after`.
  public static func apply(
    _ after: Scenario, to bytes: [UInt8], readAs before: Scenario,
    classes: [String: ViewClass] = [:]
  ) -> [UInt8] {
    let wanted = ScenarioWriter.write(after)
    let whole = Array(wanted.utf8)
    guard let text = try? JSONDocument(bytes, path: ""),
      let old = try? JSONDocument(Array(ScenarioWriter.write(before).utf8), path: ""),
      let new = try? JSONDocument(whole, path: "")
    else { return whole }
    // Should a change by members not say what is wanted, larger and larger parts are replaced.
    var depth = Int.max
    while depth > 0 {
      var difference = TreeDifference(of: text, from: old, to: new, depth: depth)
      difference.find()
      let result = difference.edits.applied(to: bytes)
      if let read = try? ScenarioReader.read(result, path: "", classes: classes),
        ScenarioWriter.write(read) == wanted
      {
        return result
      }
      depth = min(depth, difference.deepest) / 2
    }
    return whole
  }
}
