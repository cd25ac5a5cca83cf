import InsetModel

extension Scenario {
  /// The scenario without places, which writing does not keep.
  var placeless: Scenario {
    var result = self
    result.source = SourceMap(path: "")
    for index in result.expectations.indices { result.expectations[index].position = nil }
    return result
  }
}
