import Testing

@testable import LuaHost

@Suite struct EnvironmentTests {
  /// The whole list: a name that is added or lost shows here.
  static let names = [
    "assert", "error", "ipairs", "math.abs", "math.acos", "math.asin", "math.atan", "math.ceil",
    "math.cos", "math.deg", "math.exp", "math.floor", "math.fmod", "math.huge", "math.log",
    "math.max", "math.maxinteger", "math.min", "math.mininteger", "math.modf", "math.pi",
    "math.rad", "math.sin", "math.sqrt", "math.tan", "math.tointeger", "math.type", "math.ult",
    "pairs", "select", "string.byte", "string.char", "string.find", "string.format",
    "string.gmatch", "string.gsub", "string.len", "string.lower", "string.match", "string.rep",
    "string.reverse", "string.sub", "string.upper", "table.concat", "table.insert", "table.move",
    "table.pack", "table.remove", "table.sort", "table.unpack", "tonumber", "tostring", "type",
    "utf8.char", "utf8.charpattern", "utf8.codepoint", "utf8.codes", "utf8.len", "utf8.offset",
  ]

  @Test func `offers these names and no others`() throws {
    #expect(LuaLibrary.all.names == Self.names)
    let bench = try Bench()
    for name in Self.names { #expect(try bench.run("return \(name)")[0].isNil == false) }
  }

  /// Everything a full Lua has, asked for in ours: what is not in the list is not there.
  @Test func `nothing else of a full Lua can be reached`() throws {
    let listing = """
      local names = {}
      for name, value in pairs(_G) do
        names[#names + 1] = name
        if type(value) == "table" and name ~= "_G" and name ~= "package" then
          for member in pairs(value) do names[#names + 1] = name .. "." .. member end
        end
      end
      table.sort(names)
      return table.concat(names, " ")
      """
    let all = try #require(Original(listing).run([]))
    let listed = String(decoding: all, as: UTF8.self).split(separator: " ").map(String.init)
    let bench = try Bench()
    let libraries = ["math", "string", "table", "utf8"]
    #expect(listed.count > 140)
    for name in listed where !Self.names.contains(name) && !libraries.contains(name) {
      let error = try bench.failure("return \(name)")
      switch error.kind {
      case .unknownGlobal, .unknownField: break
      default: Issue.record("\(name): \(error)")
      }
    }
  }

  @Test func `an unknown global comes with a suggestion`() throws {
    let error = try Bench().failure("return\n tostrng(1)")
    #expect(
      error
        == LuaError(
          .unknownGlobal(name: "tostrng", suggestion: "tostring"),
          "there is no global 'tostrng'", chunk: "test.lua", line: 2,
          hint: "did you mean \"tostring\"?",
          traceback: [LuaFrame(chunk: "test.lua", line: 2, function: "test")]))
    #expect(try Bench().failure("return qqqqqqqq").hint == nil)
  }

  @Test func `a suggestion knows the host's names`() throws {
    let bench = try Bench()
    bench.globals = [("finding", 1)]
    #expect(try bench.failure("return fidning").hint == "did you mean \"finding\"?")
  }

  @Test(arguments: ["x = 1", "math = nil", "_ENV.x = 1", "function f() end", "_ENV['pairs'] = 1"])
  func `globals cannot be assigned`(source: String) throws {
    let bench = try Bench()
    let error = try bench.failure(source)
    guard case .readOnly(let name) = error.kind else { return #expect(Bool(false), "\(error)") }
    #expect(error.message == "rules are pure: global '\(name)' cannot be assigned")
    #expect(error.hint == "use a local")
  }

  @Test(arguments: [
    ("string.foo = 1", "string"), ("math.pi = 3", "math"), ("table.insert = nil", "table"),
    ("('x').y = 1", ""),
  ])
  func `libraries cannot be changed`(source: String, library: String) throws {
    let error = try Bench().failure(source)
    if library.isEmpty {
      #expect(error.message == "attempt to index a string value (constant 'x')")
    } else {
      #expect(error.kind == .readOnly(library))
    }
  }

  @Test(arguments: [
    "table.insert(math, 1)", "table.sort(string)", "table.move({ 1 }, 1, 1, 1, math)",
    "table.move(shared, 1, 1, 2)", "table.remove(shared)", "shared[1] = 2", "shared.inner.x = 2",
    "local step, t, i = ipairs(shared) t[1] = 2", "for _, t in pairs(shared) do t.x = 2 end",
    "table.insert(_ENV, 1)", "pairs(_ENV)",
  ])
  func `shared tables are frozen at every door`(source: String) throws {
    let bench = try Bench()
    let inner = LuaValue.table(LuaTable(["x": 1]))
    bench.globals = [
      (
        "shared",
        .table(LuaTable(array: [inner], fields: [.init(key: .string("inner"), value: inner)]))
      )
    ]
    let environment = try bench.state.makeEnvironment(globals: bench.globals)
    func run(_ source: String) throws(LuaError) -> LuaValue {
      let function = try bench.state.load(
        Array(source.utf8), name: "test.lua", environment: environment)
      return try bench.state.call(function, label: "test")[0]
    }
    #expect(throws: LuaError.self) { try run(source) }
    #expect(try run("return shared.inner.x + shared[1].x + #shared") == 3)
  }

  @Test func `shared tables can be read in every way`() throws {
    let bench = try Bench()
    bench.globals = [("shared", .table(LuaTable(array: ["a", "b"], fields: [])))]
    #expect(
      try bench.run(
        """
        local seen = {}
        for i, v in ipairs(shared) do seen[#seen + 1] = i .. v end
        for k, v in pairs(shared) do seen[#seen + 1] = k .. v end
        seen[#seen + 1] = table.concat(shared, "+") .. select("#", table.unpack(shared))
        return seen
        """) == [["1a", "2b", "1a", "2b", "a+b2"]])
  }

  @Test func `one script cannot reach another through its environment`() throws {
    let bench = try Bench()
    bench.globals = [("name", "first")]
    let first = try bench.function("return name")
    bench.globals = [("name", "second")]
    let second = try bench.function("return name")
    #expect(try bench.state.call(first, label: "") == ["first"])
    #expect(try bench.state.call(second, label: "") == ["second"])
  }

  @Test func `parts of the library can be left out`() throws {
    let state = try LuaState()
    let environment = try state.makeEnvironment(globals: [], allowing: [.basic])
    #expect(
      environment.names == [
        "assert", "error", "ipairs", "pairs", "select", "tonumber",
        "tostring", "type",
      ])
    let function = try state.load(Array("return math".utf8), name: "x", environment: environment)
    #expect(throws: LuaError.self) { try state.call(function, label: "") }
  }

  @Test func `bytecode is refused`() throws {
    let compiled = try #require(Original("return string.dump(function() end)").run([]))
    let bench = try Bench()
    let environment = try bench.state.makeEnvironment(globals: [])
    let error = #expect(throws: LuaError.self) {
      try bench.state.load(compiled, name: "b.lua", environment: environment)
    }
    #expect(error?.kind == .syntax)
    #expect(error?.message == "attempt to load a binary chunk (mode is 't')")
    #expect(error?.chunk == "b.lua")
  }

  @Test func `source is at most 1 MiB`() throws {
    let bench = try Bench()
    let environment = try bench.state.makeEnvironment(globals: [])
    let largest = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
    _ = try bench.state.load(largest, name: "a", environment: environment)
    let error = #expect(throws: LuaError.self) {
      try bench.state.load(largest + [32], name: "a", environment: environment)
    }
    #expect(error == LuaError(.tooLarge, "source of more than 1048576 bytes", chunk: "a"))
  }
}

@Suite struct PairsTests {
  @Test func `go through the keys in their order`() throws {
    let bench = try Bench()
    let keys = try bench.run(
      """
      local t = { [true] = 0, [false] = 0, b = 0, a = 0, ["a\\0"] = 0, [""] = 0, [-1] = 0,
        [2.5] = 0, [math.maxinteger] = 0, [math.mininteger] = 0, [math.huge] = 0, 0, 0, 0 }
      local keys = {}
      for key in pairs(t) do keys[#keys + 1] = key end
      return keys
      """)
    #expect(
      keys == [
        [
          .integer(.min), -1, 1, 2, 2.5, 3, .integer(.max), .number(.infinity), "", "a", "a\0", "b",
          false, true,
        ]
      ])
  }

  @Test func `leave out what is removed meanwhile and see new values`() throws {
    #expect(
      try Bench().run(
        """
        local t, seen = { 1, 2, 3, 4 }, {}
        for k, v in pairs(t) do
          seen[#seen + 1] = v
          t[2], t[4], t.new = nil, "changed", 1
        end
        return seen
        """) == [[1, 3, "changed"]])
  }

  @Test func `refuse what has no order`() throws {
    let bench = try Bench()
    #expect(
      try bench.failure("for k in pairs({ [{}] = 1 }) do end").message
        == "pairs cannot order keys that are a table")
    #expect(
      try bench.failure("pairs('x')").message == "argument 1: expected a table, got string")
    #expect(try bench.failure("pairs()").message == "argument 1: expected a table, got no value")
  }

  @Test func `order many keys`() throws {
    #expect(
      try Bench().run(
        """
        local t, last = {}, ""
        for i = 1, 5000 do t["k" .. (i * 7919 % 5000)] = i end
        local count = 0
        for k in pairs(t) do
          if k <= last then return "out of order" end
          last, count = k, count + 1
        end
        return count
        """) == [5000])
  }
}
