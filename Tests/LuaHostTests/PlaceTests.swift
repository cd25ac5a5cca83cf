import Testing

@testable import LuaHost

@Suite struct PlaceTests {
  @Test func `a host function knows the line that calls it`() throws {
    let bench = try Bench()
    var places: [LuaPlace?] = []
    let here = try bench.state.hostFunction(name: "here") { [unowned bench] _ in
      places.append(bench.state.callingPlace)
      return []
    }
    bench.globals = [("here", .function(here))]
    // In a tail call and with arguments on other lines, too.
    try bench.run(
      """
      local function inner()
        return here {
          1,
        }
      end
      here()
      inner()
      """)
    let lines = [6, 2].map { LuaPlace(chunk: "test.lua", line: $0) }
    #expect(places == lines)
    #expect(bench.state.callingPlace == nil)
  }

  @Test func `a function knows where it is defined`() throws {
    let bench = try Bench()
    let function = try #require(
      try bench.run("\n\nlocal f = function()\nend return f").first?.asFunction)
    #expect(bench.state.place(of: function) == LuaPlace(chunk: "test.lua", line: 3))
    let own = try bench.state.hostFunction(name: "own") { _ in [] }
    #expect(bench.state.place(of: own) == nil)
    #expect(try Bench().state.place(of: function) == nil)
    #expect(bench.state.stackTop == 0)
  }

  @Test func `a list without the element is told so`() throws {
    let error = try Bench().failure("local t = {} return t[1].x")
    #expect(error.hint == "the list has no such element: look at its length, #list, first")
    #expect(try Bench().failure("local t = {} return t.a.x").hint == nil)
  }
}
