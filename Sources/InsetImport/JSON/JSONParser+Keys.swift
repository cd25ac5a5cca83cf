/// No object may hold a key twice: which of the values is meant would be a guess.
extension JSONParser {
  /// Notes the repeated keys of the object whose nodes are the last ones read.
  mutating func checkKeys(of object: Int) {
    var seen: [[UInt8]: Int] = [:]
    var key = object + 1
    while key < nodes.count {
      let text = JSONText.decoded(nodes[key], in: bytes)
      if let first = seen[text] {
        repeatedKeys.append((key, first, object))
      } else {
        seen[text] = key
      }
      key = nodes[key + 1].kind.isContainer ? Int(nodes[key + 1].next) : key + 2
    }
  }
}
