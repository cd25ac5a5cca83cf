import InsetModel

/// No object may hold a key twice: which of the values is meant would be a guess.
extension JSONParser {
  /// Checks the object whose nodes are the last ones read.
  func checkKeys(of object: Int) throws(Fault) {
    var keys: [Int] = []
    var node = object + 1
    while node < nodes.count {
      keys.append(node)
      node += 1
      node = nodes[node].kind.isContainer ? Int(nodes[node].extent) : node + 1
    }
    if keys.count <= 16 {
      for second in keys.indices.dropFirst() {
        for first in 0..<second where haveSameText(keys[first], keys[second]) {
          throw repeated(keys[second], first: keys[first], in: object)
        }
      }
    } else {
      var seen: [[UInt8]: Int] = Dictionary(minimumCapacity: keys.count)
      for key in keys {
        if let first = seen.updateValue(key, forKey: JSONText.decoded(nodes[key], in: bytes)) {
          throw repeated(key, first: first, in: object)
        }
      }
    }
  }

  private func haveSameText(_ first: Int, _ second: Int) -> Bool {
    let left = nodes[first]
    let right = nodes[second]
    if left.hasEscapes || right.hasEscapes {
      return JSONText.decoded(left, in: bytes) == JSONText.decoded(right, in: bytes)
    }
    guard left.extent == right.extent else { return false }
    let from = Int(left.offset) + 1
    let other = Int(right.offset) + 1
    for step in 0..<Int(left.extent) where bytes[from + step] != bytes[other + step] {
      return false
    }
    return true
  }

  private func repeated(_ key: Int, first: Int, in object: Int) -> Fault {
    let name = quoted(String(decoding: JSONText.decoded(nodes[key], in: bytes), as: UTF8.self))
    return Fault(
      at: Int(nodes[key].offset), node: object, "key \(name) is written twice; first at ",
      suggestion: "remove one of them", other: Int(nodes[first].offset))
  }
}

extension JSONNode.Kind {
  /// Whether values stand inside.
  var isContainer: Bool { self == .object || self == .array }
}
