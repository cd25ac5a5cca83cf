/// JSON whose values can be found and replaced.
indirect enum Text {
  case raw(String)
  case list([Text])
  case object([(key: String, value: Text)])

  /// As it is written in a file.
  var written: String {
    switch self {
    case .raw(let text): text
    case .list(let values): "[" + values.map(\.written).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.key)\": \($0.value.written)" }.joined(separator: ", ") + "}"
    }
  }

  /// The value at a path of keys and places.
  subscript(path: ArraySlice<String>) -> Text {
    get {
      guard let step = path.first else { return self }
      switch self {
      case .raw: return self
      case .list(let values): return values[Int(step) ?? 0][path.dropFirst()]
      case .object(let members):
        return members.first { $0.key == step }?.value[path.dropFirst()] ?? self
      }
    }
    set {
      guard let step = path.first else {
        self = newValue
        return
      }
      switch self {
      case .raw: break
      case .list(var values):
        values[Int(step) ?? 0][path.dropFirst()] = newValue
        self = .list(values)
      case .object(var members):
        guard let place = members.firstIndex(where: { $0.key == step }) else { return }
        members[place].value[path.dropFirst()] = newValue
        self = .object(members)
      }
    }
  }

  /// The paths of all members for which `isWanted` says so, by their keys.
  func paths(_ isWanted: (_ key: String, _ path: [String]) -> Bool) -> [[String]] {
    var found: [[String]] = []
    func search(_ text: Text, _ path: [String]) {
      switch text {
      case .raw: break
      case .list(let values):
        for (place, value) in values.enumerated() { search(value, path + [String(place)]) }
      case .object(let members):
        for member in members {
          let here = path + [member.key]
          if isWanted(member.key, here) {
            found.append(here)
          } else {
            search(member.value, here)
          }
        }
      }
    }
    search(self, [])
    return found
  }
}
