import Diagnostics
import Testing

@testable import Spec

@Suite("An answer to another tool's words")
struct LengthLimitTests {
  @Test(
    "about a colour is given up to 120 characters",
    arguments: [(119, true), (120, true), (121, false)])
  func color(_ count: Int, _ isAnswered: Bool) {
    let text = "“" + String(repeating: "a", count: count - 2) + "”"
    #expect((MistakenColor.fixIt(text) != nil) == isAnswered)
  }

  @Test(
    "about the keys inside of another key is given up to twelve keys",
    arguments: [(11, true), (12, true), (13, false)])
  func keys(_ count: Int, _ isAnswered: Bool) {
    let keys = [
      "cornerRadius: 8", "alpha: 0.5", "background: red", "hidden: true", "tint: blue",
      "width: 9", "height: 9", "aspectRatio: 1", "clips: true", "border: { width: 1 }",
      "shadow: { radius: 3 }", "transform: { rotate: 1 }", "margins: 8",
    ]
    let inside = keys.prefix(count).joined(separator: ", ")
    let helps = SpecText("views: { a: { layer: { \(inside) } } }").diagnostics.compactMap(\.help)
    #expect(helps.contains { $0.hasPrefix("write `cornerRadius: 8`") } == isAnswered)
  }
}
