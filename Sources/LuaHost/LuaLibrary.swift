import CLuaHost

/// Parts of the standard library that an environment can have, bounded as docs/sandbox.md says.
public struct LuaLibrary: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int32

  /// The parts with these bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// assert, error, ipairs, pairs (sorted), select, tonumber, tostring, type.
  public static let basic = LuaLibrary(rawValue: 1)
  /// math without random numbers.
  public static let math = LuaLibrary(rawValue: 2)
  /// string without dump, pack and unpack.
  public static let string = LuaLibrary(rawValue: 4)
  /// table.
  public static let table = LuaLibrary(rawValue: 8)
  /// utf8.
  public static let utf8 = LuaLibrary(rawValue: 16)
  /// Everything there is.
  public static let all: LuaLibrary = [.basic, .math, .string, .table, .utf8]

  /// Every name these parts offer, sorted: "pairs", "math.floor", ...
  public var names: [String] {
    LuaLibrary.members.filter { contains($0.part) }
      .map { $0.library.isEmpty ? $0.name : "\($0.library).\($0.name)" }
      .sorted()
  }

  /// The global names: of the basic part its functions, else the library itself.
  var globals: [String] {
    Set(
      LuaLibrary.members.filter { contains($0.part) }
        .map { $0.library.isEmpty ? $0.name : $0.library }
    ).sorted()
  }

  /// The members of the library with this name.
  static func members(of library: String) -> [String] {
    members.filter { $0.library == library }.map(\.name)
  }

  private struct Member {
    let part: LuaLibrary
    let library: String
    let name: String
  }

  private static let members: [Member] = {
    let parts: [String: LuaLibrary] = [
      "": .basic, "math": .math, "string": .string, "table": .table, "utf8": .utf8,
    ]
    var members: [Member] = []
    var library: UnsafePointer<CChar>?
    var name: UnsafePointer<CChar>?
    var number: Int32 = 0
    while unsafe lh_library_member(number, &library, &name) {
      number += 1
      guard let libraryText = unsafe library, let nameText = unsafe name else { break }
      let text = unsafe String(cString: libraryText)
      guard let part = parts[text] else { continue }
      members.append(Member(part: part, library: text, name: unsafe String(cString: nameText)))
    }
    return members
  }()
}
