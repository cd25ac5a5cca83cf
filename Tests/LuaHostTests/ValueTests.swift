import Testing

@testable import LuaHost

@Suite struct ValueTests {
  @Test(arguments: [
    LuaValue.nil, true, false, 0, -1, .integer(.max), .integer(.min), 1.5, .number(44),
    .number(.infinity), "", "text", .string(LuaString(bytes: [0, 255, 0, 10])),
    .table(LuaTable()), [1, 2.5, "three", [4]],
    .table(LuaTable(["b": 1, "a": [true]])),
    .table(
      LuaTable(
        array: [1],
        fields: [
          .init(key: .integer(-3), value: 1), .init(key: .number(0.5), value: 2),
          .init(key: .string(LuaString(bytes: [0])), value: 3),
          .init(key: .boolean(false), value: 4), .init(key: .boolean(true), value: 5),
        ])),
  ])
  func `come back as they went in`(value: LuaValue) throws {
    #expect(try Bench().run("return ...", [value]) == [value])
  }

  @Test func `missing results are nil and further ones are dropped`() throws {
    #expect(try Bench().run("return 1, 2", results: 4) == [1, 2, .nil, .nil])
    #expect(try Bench().run("return 1, 2", results: 1) == [1])
    #expect(try Bench().run("return 1, 2", results: 0) == [])
    let padded: [LuaValue] = [1] + [LuaValue](repeating: .nil, count: 249)
    #expect(try Bench().run("return 1", results: 250) == padded)
  }

  @Test func `a list ends at its first hole`() throws {
    let value = try Bench().run("return { 1, 2, nil, 4 }")
    #expect(
      value == [
        .table(LuaTable(array: [1, 2], fields: [.init(key: .integer(4), value: 4)]))
      ])
  }

  @Test func `fields come in the order of their keys`() throws {
    let value = try Bench().run(
      "return { 10, 20, [true] = 1, z = 2, [false] = 3, a = 4, [-1] = 5, [1.5] = 6, ab = 7 }")
    let table = try #require(value[0].asTable)
    #expect(table.array == [10, 20])
    #expect(
      table.fields.map(\.key) == [
        .integer(-1), .number(1.5), .string("a"), .string("ab"), .string("z"), .boolean(false),
        .boolean(true),
      ])
    #expect(table["ab"] == 7)
    #expect(table["none"] == .nil)
  }

  @Test func `tables 64 deep cross and deeper ones are refused`() throws {
    func nested(_ depth: Int) -> LuaValue {
      var value: LuaValue = 1
      for _ in 0..<depth { value = [value] }
      return value
    }
    let bench = try Bench()
    #expect(try bench.run("return ...", [nested(64)]) == [nested(64)])
    #expect(
      try bench.failure("return ...", [nested(65)])
        == LuaError(.tooDeep, "tables nested more than 64 deep"))
    let made = try bench.failure("local t = {} for i = 1, 64 do t = { t } end return t")
    #expect(made.kind == .tooDeep)
    #expect(made.message == "tables nested more than 64 deep")
  }

  @Test func `a table that contains itself is refused`() throws {
    let error = try Bench().failure("local t = { {} } t[1].up = t return t")
    #expect(error.kind == .cyclic)
    #expect(error.message == "a table that contains itself")
    // The same table twice, but not in itself, is only a table twice.
    #expect(try Bench().run("local t = { 1 } return { t, t }") == [[[1], [1]]])
  }

  @Test func `too many entries are refused however few tables hold them`() throws {
    let error = try Bench().failure(
      "local t = {} for i = 1, 30 do t = { t, t } end return t")
    #expect(error.kind == .tooLarge)
  }

  @Test func `more text than the memory limit is refused however few strings hold it`() throws {
    let error = try Bench().failure(
      "local s, t = ('x'):rep(1 << 20), {} for i = 1, 100 do t[i] = s end return t")
    #expect(error.kind == .tooLarge)
  }

  @Test func `functions as keys are refused`() throws {
    let error = try Bench().failure("return { [type] = 1 }")
    #expect(error.kind == .unsupported("a table key that is a function"))
  }

  @Test func `text is nil for invalid utf-8`() throws {
    let value = try Bench().run(#"return "a\xff\0b""#)[0]
    #expect(value == .string(LuaString(bytes: [97, 255, 0, 98])))
    #expect(value.asText == nil)
    #expect(LuaString("größe").text == "größe")
  }
}
