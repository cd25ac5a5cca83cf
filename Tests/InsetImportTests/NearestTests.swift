import InsetBasics
import Testing

@Suite("What was probably meant")
struct NearestTests {
  @Test(
    "the nearest word, where one is near",
    arguments: [
      ("frmae", "frame"), ("Frame", "frame"), ("fram", "frame"), ("framee", "frame"),
      ("bounds", "bounds"), ("insetz", "inset"), ("zzzzz", nil), ("f", nil), ("", nil),
      // Words left out, and a word that another one holds.
      ("adjustedInset", "adjustedContentInset"), ("adjusted_inset", "adjustedContentInset"),
      ("ADJUSTEDCONTENTINSET", "adjustedContentInset"), ("Header", "tableHeaderView"),
      ("view", nil),
    ])
  func nearest(_ word: String, _ expected: String?) {
    let words = ["inset", "frame", "bounds", "adjustedContentInset", "tableHeaderView"]
    #expect(InsetBasics.nearest(to: word, among: words) == expected)
    #expect(
      suggestion(for: word, among: words) == expected.map { "did you mean \"\($0)\"?" })
  }

  @Test("of words that are equally near, the one in the same case comes first, then the first one")
  func ties() {
    #expect(InsetBasics.nearest(to: "tob", among: ["TOP", "top", "tap"]) == "top")
    #expect(InsetBasics.nearest(to: "tob", among: ["tom", "top"]) == "tom")
    #expect(InsetBasics.nearest(to: "TOP", among: ["tap", "top"]) == "top")
  }

  @Test("a slip of the pen is one letter, or two of a long word")
  func slips() {
    let words = ["UIView", "UITableView"]
    #expect(slip(of: "UIVeiw", among: words) == "UIView")
    #expect(slip(of: "UIVew2", among: words) == nil)
    #expect(slip(of: "UITabelVeiw", among: words) == "UITableView")
    #expect(slip(of: "UITableViewCell", among: words) == nil)
  }

  @Test("words that no one types by mistake are compared with nothing")
  func longWords() {
    let long = String(repeating: "x", count: 65)
    #expect(InsetBasics.nearest(to: long, among: [long]) == nil)
  }
}
