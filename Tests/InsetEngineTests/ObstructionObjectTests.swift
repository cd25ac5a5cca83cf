import InsetModel
import Testing

@testable import InsetEngine

/// `screen.obstructions`, as rules read it.
@Suite("Obstructions as rules read them")
struct ObstructionObjectTests {
  /// A check that tells every field of every obstruction, a line each.
  private static let teller = """
    local function text(frame) return ("%g %g %g %g"):format(frame.x, frame.y, frame.width, frame.height) end
    return check { id = "teller", on = "screen", severity = "note", sources = { "INS-1" },
      evaluate = function(screen)
        local lines = {}
        for _, one in ipairs(screen.obstructions) do
          lines[#lines + 1] = ("%s %s %s: %s; %s; %s; %s"):format(
            one.kind, one.edge, one.isOpaque and "opaque" or "clear", one.name, text(one.frame),
            text(one.drawnFrame), one.object and one.object.name or "-")
        end
        return finding { message = table.concat(lines, "\\n") }
      end }
    """

  private func told(_ orientation: String) throws -> [String] {
    let pack = try TemporaryPack(["teller.lua": Self.teller])
    let result = try engine(pack.path).evaluate(
      scenario(
        """
        { "insetlua": 1, "device": "iphone-x", "os": "13.0", "orientation": "\(orientation)",
          "root": { "kind": "tab", "id": "tabs", "children": [
            { "kind": "navigation", "id": "main", "navigationBar": { "appearance": "transparent" },
              "children": [ { "kind": "viewController", "view": { "subviews": [
                { "id": "hidden", "obstructs": true, "isHidden": true, "frame": [0, 88, 375, 50] },
                { "id": "content", "frame": [0, 88, 375, 50] },
                { "id": "miniPlayer", "obstructs": true, "frame": [0, 260, 375, 29] } ] } } ] } ] } }
        """))
    return result.findings.filter { $0.rule == "teller" }.map(\.message)
  }

  @Test("strips, bars and the app's own views, with their names, frames and objects")
  func portrait() throws {
    #expect(
      try told("portrait") == [
        """
        window top opaque: the status bar and sensor housing; 0 0 375 44; 0 0 375 44; -
        window bottom opaque: the home indicator; 0 778 375 34; 0 778 375 34; -
        bar bottom opaque: the tab bar; 0 729 375 83; 0 729 375 83; tabs.tabBar
        bar top clear: the navigation bar; 0 44 375 44; 0 0 375 88; main.navigationBar
        view top opaque: "miniPlayer"; 0 260 375 29; 0 260 375 29; miniPlayer
        """
      ])
  }

  @Test("in landscape the sensor housing lies at the sides")
  func landscape() throws {
    #expect(
      try told("landscape") == [
        """
        window left opaque: the sensor housing; 0 0 44 375; 0 0 44 375; -
        window right opaque: the sensor housing; 768 0 44 375; 768 0 44 375; -
        window bottom opaque: the home indicator; 0 354 812 21; 0 354 812 21; -
        bar bottom opaque: the tab bar; 0 322 812 53; 0 322 812 53; tabs.tabBar
        bar top clear: the navigation bar; 0 0 812 32; 0 0 812 32; main.navigationBar
        view bottom opaque: "miniPlayer"; 0 260 375 29; 0 260 375 29; miniPlayer
        """
      ])
  }
}
