import Geometry
import Snapshots
import Testing

@Suite("A layout as text")
struct LayoutTextTests {
  private static let chat = [
    LayoutLine(id: "root", kind: "view", depth: 0, frame: rect(0, 0, 393, 852)),
    LayoutLine(id: "inputBar", kind: "view", depth: 1, frame: rect(0, 760.333, 393, 57.667)),
    LayoutLine(id: "发送", kind: "button", depth: 2, frame: rect(-0.5, 8, 67, 34)),
    LayoutLine(id: "history[0].row", kind: "label", depth: 1, frame: .zero),
  ]

  @Test("has one view a line, indented by its depth")
  func text() {
    #expect(
      LayoutText.text(of: Self.chat) == """
        root view (0, 0) 393 × 852
          inputBar view (0, 760.333) 393 × 57.667
            发送 button (-0.5, 8) 67 × 34
          history[0].row label (0, 0) 0 × 0

        """)
  }

  @Test("comes back as it was")
  func roundTrip() {
    #expect(LayoutText.lines(of: LayoutText.text(of: Self.chat)) == Self.chat)
    #expect(LayoutText.lines(of: "") == [])
  }

  @Test(
    "keeps any id", arguments: ["two words", "a\"b", "back\\slash", "tab\tend\n", "", "\u{2028}"])
  func ids(_ id: String) {
    let lines = [LayoutLine(id: id, kind: "view", depth: 3, frame: rect(1, 2, 3, 4))]
    let text = LayoutText.text(of: lines)
    #expect(text.split(whereSeparator: \.isNewline).count == 1)
    #expect(LayoutText.lines(of: text) == lines)
  }

  @Test(
    "is refused where a line has another form",
    arguments: [
      " send button (0, 0) 1 × 1", "send button (0, 0) 1 x 1", "send (0, 0) 1 × 1",
      "send button (0, 0) 1 × nan", "send button (0, 0) 1 × 1 more", "\"send button (0, 0) 1 × 1",
    ])
  func otherForms(_ text: String) {
    #expect(LayoutText.lines(of: text) == nil)
  }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: Points(x), y: Points(y), width: Points(width), height: Points(height))
}
