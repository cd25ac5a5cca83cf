import InsetBasics
import InsetModel

/// Where an owner has a value.
typealias KeyOf<Owner, Value> = any WritableKeyPath<Owner, Value> & Sendable

/// Keys of an object that are read and written together: mostly one.
struct Part<Owner>: Sendable {
  /// The keys.
  var keys: [KeySpec]
  /// Reads what is written, by key, into the owner. Throws `Refused` alone.
  var read:
    @Sendable (_ owner: inout Owner, _ nodes: ArraySlice<Int?>, _ builder: inout ScenarioBuilder)
      throws -> Void = { _, _, _ in }
  /// The values by key; nil leaves a key out.
  var write: @Sendable (_ owner: Owner, _ scenario: Scenario) -> [JSON?] = { _, _ in [] }

  private init<Value>(
    _ key: KeySpec, _ form: Form<Value>, get: @escaping @Sendable (Owner) -> Value?,
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    keys = [key]
    read = { owner, nodes, builder in
      if case let node?? = nodes.first {
        set(&owner, try form.read(node, &builder))
      } else if key.isRequired {
        throw Refused()
      }
    }
    write = { owner, scenario in [get(owner).flatMap { form.write($0, scenario) }] }
  }

  /// Keys that other code reads, and writes unless `write` does.
  init(
    _ keys: KeySpec...,
    write: @escaping @Sendable (_ owner: Owner, _ scenario: Scenario) -> [JSON?] = { _, _ in [] }
  ) {
    self.keys = keys
    self.write = write
  }
}

/// Keys with one value each.
extension Part {
  /// A key that must be there.
  static func required<Value>(
    _ name: String, _ path: KeyOf<Owner, Value>, _ form: Form<Value>, _ doc: String
  ) -> Part {
    Part(
      KeySpec(name: name, shape: form.shape, doc: doc, isRequired: true), form,
      get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// A key that is left out where the value is `standard`.
  static func key<Value: Equatable & Sendable>(
    _ name: String, _ path: KeyOf<Owner, Value>, unless standard: Value,
    _ form: Form<Value>, _ doc: String
  ) -> Part {
    Part(
      KeySpec(name: name, shape: form.shape, doc: doc), form,
      get: { $0[keyPath: path] == standard ? nil : $0[keyPath: path] },
      set: { $0[keyPath: path] = $1 })
  }

  /// A key that is left out where there is no value.
  static func optional<Value>(
    _ name: String, _ path: KeyOf<Owner, Value?>, _ form: Form<Value>, _ doc: String
  ) -> Part {
    Part(
      KeySpec(name: name, shape: form.shape, doc: doc), form,
      get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// A key whose value is checked and means nothing.
  static func ignored<Value>(_ name: String, _ form: Form<Value>, _ doc: String) -> Part {
    var part = Part(KeySpec(name: name, shape: form.shape, doc: doc))
    part.read = { _, nodes, builder in
      if case let node?? = nodes.first { _ = try form.read(node, &builder) }
    }
    return part
  }

  /// A key whose object adds to what its owner has already; left out where nothing would be in it.
  static func nested<Value>(
    _ name: String, _ path: KeyOf<Owner, Value>, _ object: ObjectForm<Value>, _ doc: String
  ) -> Part {
    var part = Part(KeySpec(name: name, shape: object.form.shape, doc: doc))
    part.read = { owner, nodes, builder in
      guard case let node?? = nodes.first else { return }
      try object.read(node, into: &owner[keyPath: path], &builder)
    }
    part.write = { owner, scenario in
      let members = object.members(of: owner[keyPath: path], in: scenario)
      return [members.isEmpty ? nil : .object(members)]
    }
    return part
  }

  /// The keys of something that not every owner has.
  static func lifted<Inner>(_ path: KeyOf<Owner, Inner?>, _ inner: Part<Inner>) -> Part {
    var part = Part()
    part.keys = inner.keys
    part.write = { owner, scenario in
      owner[keyPath: path].map { inner.write($0, scenario) } ?? []
    }
    part.read = { owner, nodes, builder in
      guard var value = owner[keyPath: path] else { return }
      try inner.read(&value, nodes, &builder)
      owner[keyPath: path] = value
    }
    return part
  }
}

extension Part {
  /// The same, for some kinds of controller alone.
  func of(_ controllers: Controller.Kind...) -> Part {
    var part = self
    for index in keys.indices { part.keys[index].controllers = controllers }
    return part
  }

  /// The same, for one kind of scroll view alone.
  func of(_ kind: ScrollKind) -> Part {
    var part = self
    for index in keys.indices { part.keys[index].scrollKind = kind }
    return part
  }
}
