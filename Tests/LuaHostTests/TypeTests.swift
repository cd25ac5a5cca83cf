import Testing

@testable import LuaHost

/// Answers with what it was asked.
private final class Echo: LuaObjectHandler {
  var answer: (Int, LuaObject) throws(LuaError) -> LuaValue = { field, object in
    .integer(object.index * 10 + field)
  }

  func read(field: Int, of object: LuaObject) throws(LuaError) -> LuaValue {
    try answer(field, object)
  }

  func call(
    method: Int, on object: LuaObject, arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    [.integer(method), .object(object)] + arguments
  }
}

@Suite struct ObjectTests {
  private func bench(_ handler: Echo = Echo()) throws -> (Bench, LuaObjectType) {
    let bench = try Bench()
    let type = try bench.state.defineObject(
      name: "view", fields: ["frame", "inset"], methods: ["parts", "inside"], handler: handler)
    bench.globals = [("view", .object(type.object(7, generation: 0)))]
    return (bench, type)
  }

  @Test func `fields are read by number`() throws {
    let (bench, _) = try bench()
    #expect(try bench.run("return view.frame, view.inset", results: 2) == [70, 71])
  }

  /// Lua keeps names of up to 40 bytes apart by their address, longer ones by their text.
  @Test(arguments: [1, 40, 41, 64])
  func `fields and methods are found by names of any length`(length: Int) throws {
    let bench = try Bench()
    let field = String(repeating: "f", count: length)
    let method = String(repeating: "m", count: length)
    let type = try bench.state.defineObject(
      name: "view", fields: ["frame", field], methods: [method], handler: Echo())
    bench.globals = [("view", .object(type.object(7, generation: 0)))]
    #expect(try bench.run("return view.\(field), (view:\(method)(3))", results: 2) == [71, 0])
  }

  @Test func `a name that is too long for a member is refused`() throws {
    let bench = try Bench()
    #expect(throws: LuaError.self) {
      try bench.state.defineObject(
        name: "view", fields: [String(repeating: "f", count: 65)], methods: [], handler: Echo())
    }
  }

  @Test func `methods get their object and arguments`() throws {
    let (bench, type) = try bench()
    let object = LuaValue.object(type.object(7, generation: 0))
    #expect(
      try bench.run("return view:inside('a', 2)", results: 5) == [1, object, "a", 2, .nil])
  }

  @Test func `unknown names come with a suggestion`() throws {
    let (bench, _) = try bench()
    let error = try bench.failure("\nreturn view.farme")
    #expect(
      error
        == LuaError(
          .unknownField(type: "view", field: "farme", suggestion: "frame"),
          "view has no field 'farme'", chunk: "test.lua", line: 2, hint: "did you mean \"frame\"?",
          traceback: [LuaFrame(chunk: "test.lua", line: 2, function: "test")]))
    #expect(error.description == "test.lua:2: view has no field 'farme' (did you mean \"frame\"?)")
  }

  @Test func `a method called with a dot says so`() throws {
    let (bench, _) = try bench()
    #expect(
      try bench.failure("return view.parts(1)").message
        == "call 'parts' with a colon: view:parts(...), not view.parts(...)")
  }

  @Test func `they are read-only`() throws {
    let (bench, _) = try bench()
    let error = try bench.failure("view.frame = 1")
    #expect(error.kind == .readOnly("view"))
    #expect(error.message == "view is read-only: 'frame' cannot be assigned")
  }

  @Test func `one object is one value, a table key too`() throws {
    let (bench, type) = try bench()
    bench.globals.append(("same", .object(type.object(7, generation: 0))))
    bench.globals.append(("other", .object(type.object(8, generation: 0))))
    #expect(
      try bench.run(
        "return view == same, view == other, ({ [view] = 1 })[same], tostring(view), type(view)",
        results: 5) == [true, false, 1, "view", "userdata"])
  }

  @Test func `one kept from an earlier generation cannot be used`() throws {
    let (bench, type) = try bench()
    let old = LuaValue.object(type.object(1, generation: 0))
    bench.state.generation = 1
    let error = try bench.failure("return (...).frame", [old])
    #expect(error.kind == .stale(type: "view"))
    #expect(error.message == "a view kept from an earlier call was used")
    #expect(try bench.failure("return (...):parts()", [old]).kind == .stale(type: "view"))
    let new = LuaValue.object(type.object(1, generation: 1))
    #expect(try bench.run("return (...).frame", [new]) == [10])
    #expect(try bench.failure("return (...).frame", [old]).kind == .stale(type: "view"))
  }

  @Test func `an error of the handler keeps its kind and gets the script's place`() throws {
    let handler = Echo()
    handler.answer = { (_, _) throws(LuaError) in
      throw LuaError(.hostFailure(code: 3), "no frame yet", hint: "wait")
    }
    let (bench, _) = try bench(handler)
    #expect(
      try bench.failure("local function f(v)\n  return v.frame + 1\nend\nreturn 1 + f(view)")
        == LuaError(
          .hostFailure(code: 3), "no frame yet", chunk: "test.lua", line: 2, hint: "wait",
          traceback: [
            LuaFrame(chunk: "test.lua", line: 2, function: "f"),
            LuaFrame(chunk: "test.lua", line: 4, function: "test"),
          ]))
  }

  @Test func `a handler may call the state`() throws {
    let handler = Echo()
    let (bench, _) = try bench(handler)
    let helper = try bench.function("return ... + 1")
    let state = bench.state
    handler.answer = { [unowned state] (field, _) throws(LuaError) in
      try state.call(helper, [.integer(field)], label: "helper")[0]
    }
    #expect(try bench.run("return view.frame, view.inset", results: 2) == [1, 2])
  }
}

@Suite struct RecordTests {
  private func bench() throws -> (Bench, LuaRecordType) {
    let bench = try Bench()
    let type = try bench.state.defineRecord(
      name: "insets", fields: ["top", "left", "bottom", "right"])
    bench.globals = [("i", .record(type.record([88, 0, 34, .nan])))]
    return (bench, type)
  }

  @Test func `fields are numbers`() throws {
    let (bench, type) = try bench()
    #expect(
      try bench.run("return i.top, i.left, i.bottom", results: 3) == [.number(88), 0.0, 34.0])
    let whole = LuaValue.record(type.record([1, 2, 3, 4]))
    #expect(try bench.run("return ...", [whole]) == [whole])
  }

  @Test func `an unknown number cannot be read or compared`() throws {
    let (bench, _) = try bench()
    let error = try bench.failure("return i.right")
    #expect(error.kind == .unknownNumber("right"))
    #expect(error.message == "the number 'right' of an insets is unknown")
    #expect(try bench.run("return i == nil") == [false])
    #expect(
      try bench.failure("return ... == i", [bench.globals[0].1]).kind == .unknownNumber("right"))
  }

  @Test func `equal numbers are equal records`() throws {
    let (bench, type) = try bench()
    let one = LuaValue.record(type.record([1, 2, 3, 4]))
    let other = LuaValue.record(type.record([1, 2, 3, 5]))
    #expect(
      try bench.run(
        "local a, b, c = ... return a == b, a == c, a == i.top", [one, one, other], results: 3)
        == [true, false, false])
  }

  @Test func `unknown names come with a suggestion`() throws {
    let (bench, _) = try bench()
    let error = try bench.failure("return i.botom")
    #expect(
      error.kind == .unknownField(type: "insets", field: "botom", suggestion: "bottom"))
    #expect(try bench.failure("i.top = 1").kind == .readOnly("insets"))
  }

  @Test func `a rectangle may have fewer fields`() throws {
    let bench = try Bench()
    let size = try bench.state.defineRecord(name: "size", fields: ["width", "height"])
    #expect(
      try bench.run(
        "return (...).height, tostring(...)", [.record(size.record([1, 2, 0, 0]))], results: 2)
        == [2.0, "size { width = 1, height = 2 }"])
  }
}
