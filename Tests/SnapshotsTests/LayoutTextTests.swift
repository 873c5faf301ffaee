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

  private static let looks: [(String, ViewAppearance)] = [
    (
      "shown",
      look {
        $0.setTexts([ShownText("Send", font: "17 semibold", color: "#FFFFFF")])
        $0.background = "#007AFF"
      }
    ),
    (
      "list",
      look {
        $0.isHidden = true
        $0.opacity = 50
        $0.scrollOffset = Point(x: 0, y: -91.667)
        $0.colors = ViewAppearance.Excerpt(["#1", "#2", "#3", "#4", "#5"])
      }
    ),
    (
      "pictures",
      look {
        $0.pictures = [
          ShownPicture(name: "logo@2x.png", digits: "1a2b3c4d"),
          ShownPicture(name: "my logo.png", digits: "5e6f7081"),
        ]
        $0.setTexts([ShownText("…", font: "17", color: "#FFFFFF")])
      }
    ),
    (
      "many", look { $0.setTexts((1...8).map { ShownText("\($0)", font: "serif 9", color: "#0") }) }
    ),
    (
      "odd",
      look { $0.setTexts([ShownText("\u{301}\"a\nb\"\u{301}", font: "A\"#\nB 9", color: "#0")]) }
    ),
  ]

  private static func look(_ change: (inout ViewAppearance) -> Void) -> ViewAppearance {
    var appearance = ViewAppearance()
    change(&appearance)
    return appearance
  }

  private static let looking = looks.map { id, appearance in
    LayoutLine(id: id, kind: "view", depth: 0, frame: .zero, appearance: appearance)
  }

  @Test("says how views look, each thing only where it is not the usual")
  func appearances() {
    let lines = LayoutText.text(of: Self.looking).split(separator: "\n")
    #expect(lines[0] == "shown view (0, 0) 0 × 0 on #007AFF \"Send\" 17 semibold #FFFFFF")
    #expect(
      lines[1].hasPrefix(
        "list view (0, 0) 0 × 0 hidden opacity 0.5 scrolled (0, -91.667) drawn #1 #2 #3 #4 …"))
    #expect(
      lines[2]
        == "pictures view (0, 0) 0 × 0 showing logo@2x.png …1a2b3c4d \"my logo.png\" …5e6f7081 \"…\" 17 #FFFFFF"
    )
    #expect(lines[3].contains(" \"5\" serif 9 #0 \"6\" serif 9 #0 and …"))
    #expect(lines[4].hasSuffix(" \"\u{301}\\\"a\\u{a}b\\\"\u{301}\" A---B 9 #0"))
    #expect(LayoutText.lines(of: LayoutText.text(of: Self.looking)) == Self.looking)
  }

  @Test("cuts long texts, and sees a change behind the cut")
  func longTexts() {
    let long = String(repeating: "a", count: 70)
    let one = ShownText(long + "b", font: "17", color: "#000000")
    let other = ShownText(long + "c", font: "17", color: "#000000")
    #expect(one.string.hasPrefix(String(repeating: "a", count: 48) + "…"))
    #expect(one.string.count == 57)
    #expect(one != other)
    #expect(ShownText(String(repeating: "a", count: 64), font: "", color: "").string.count == 64)
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
      "send button (0, 0) 1 × nan", "send button (0, 0) 1 × 1 more",
      "send button (0, 0) 1 × 1 on red", "send button (0, 0) 1 × 1 \"a\" 17",
      "send button (0, 0) 1 × 1 \"a\" #000000", "send button (0, 0) 1 × 1 scrolled (1)",
      "\"send button (0, 0) 1 × 1", "send button (9223372036854775808, 0) 1 × 1",
      "send button (0, 0) 1 × 1 opacity 92233720368547758080",
    ])
  func otherForms(_ text: String) {
    #expect(LayoutText.lines(of: text) == nil)
  }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: Points(x), y: Points(y), width: Points(width), height: Points(height))
}
