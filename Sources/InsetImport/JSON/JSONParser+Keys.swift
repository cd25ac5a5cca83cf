import InsetModel

/// No object may hold a key twice: which of the values is meant would be a guess.
extension JSONParser {
  /// Notes the repeated keys of the object whose nodes are the last ones read.
  mutating func checkKeys(of object: Int) {
    var keys: [Int] = []
    var node = object + 1
    while node < nodes.count {
      keys.append(node)
      node += 1
      node = nodes[node].kind.isContainer ? Int(nodes[node].extent) : node + 1
    }
    if keys.count <= 16 {
      for second in keys.indices.dropFirst() {
        if let first = keys[..<second].first(where: { haveSameText($0, keys[second]) }) {
          noteRepeated(keys[second], first: first, in: object)
        }
      }
    } else {
      var seen: [[UInt8]: Int] = Dictionary(minimumCapacity: keys.count)
      for key in keys {
        let text = JSONText.decoded(nodes[key], in: bytes)
        if let first = seen[text] {
          noteRepeated(key, first: first, in: object)
        } else {
          seen[text] = key
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
}

extension JSONNode.Kind {
  /// Whether values stand inside.
  var isContainer: Bool { self == .object || self == .array }
}
