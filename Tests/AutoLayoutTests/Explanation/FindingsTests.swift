import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

@Suite("The diagnostics of a layout")
struct FindingsTests {
  private let box: ViewID = "box"

  @Test("of required constraints that cannot hold together a size is left out before a position")
  func unsatisfiable() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(nil, 10))
    fixture.constrain(box.at(.left), .of(ViewID.root.at(.left)), plus: 16)
    fixture.constrain(box.at(.width), plus: 100)
    fixture.constrain(box.at(.right), .of(ViewID.root.at(.right)), plus: -16)
    fixture.constrain(box.at(.top), .of(ViewID.root.at(.top)))
    for (line, position) in fixture.scene.constraints.indices.enumerated() {
      fixture.scene.constraints[position].origin = .written(span(line + 1))
    }
    let layout = fixture.layout()
    #expect(layout.frame(box)?.width == 358)
    #expect(
      layout.diagnostics == [
        Diagnostic(
          Message(
            rule: "unsatisfiable",
            text: "`box.width == 100` cannot hold together with 2 other constraints and is left out"
          ), at: span(2),
          notes: [
            Note("it conflicts with `box.left == superview.left + 16`", at: span(1)),
            Note("it conflicts with `box.right == superview.right - 16`", at: span(3)),
            Note("`root` is 390 wide here"),
            Note(
              "UIKit logs \"Unable to simultaneously satisfy constraints\" and may break another one"
            ),
          ], help: "remove one of them, or give one a priority below 1000",
          views: ["root", "box"],
          constraints: [
            "box.left == superview.left + 16", "box.width == 100",
            "box.right == superview.right - 16",
          ])
      ])
  }

  @Test("a frame and constraints on one view are reported with the fix")
  func frameAndConstraints() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.scene.views[1].placement = .frame(
      ManualFrame(
        x: FrameLength(10), y: FrameLength(0), width: FrameLength(100), height: FrameLength(44)))
    fixture.constrain(box.at(.left), .of(ViewID.root.at(.left)), plus: 50)
    let layout = fixture.layout()
    #expect(layout.frame(box) == Rect(x: 10, y: 0, width: 100, height: 44))
    let finding = try #require(layout.diagnostics.first)
    #expect(layout.diagnostics.count == 1)
    #expect(
      finding.message.text
        == "`box.left == superview.left + 50` cannot hold together with another constraint and is left out"
    )
    #expect(
      finding.notes.first?.text
        == "the frame and the autoresizing mask h=--& v=--& of `box` mean `box.left == superview.left + 10`"
    )
    #expect(
      finding.help
        == "place `box` by its frame or by constraints, not by both: remove the one or the other")
  }

  @Test("required compression resistance is left out before a constraint")
  func requiredCompression() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(60, 34), compression: .required)
    try fixture.visual("H:|[box]")
    try fixture.visual("V:|[box(28)]")
    let layout = fixture.layout()
    #expect(layout.frame(box)?.height == 28)
    #expect(
      layout.diagnostics == [
        Diagnostic(
          Message(
            rule: "unsatisfiable",
            text: """
              the required vertical compression resistance of `box` cannot hold together with \
              another constraint and is left out
              """),
          notes: [
            Note("it conflicts with `box.height == 28`"),
            Note(
              "UIKit logs \"Unable to simultaneously satisfy constraints\" and may break another one"
            ),
          ], help: "remove one of them, or give one a priority below 1000",
          views: ["box"], constraints: ["box.height == 28"])
      ])
  }

  @Test("a content with an equal constraint is reported as a tie that the constraint wins")
  func equalContent() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(60, 10))
    fixture.constrain(box.at(.width), .greaterThanOrEqual, plus: 90, at: .low)
    try fixture.visual("H:|[box]")
    try fixture.visual("V:|[box]")
    let layout = fixture.layout()
    #expect(layout.frame(box)?.width == 90)
    let finding = try #require(layout.diagnostics.first)
    #expect(
      finding.message.text == "constraints of equal priority compete for the width of `box`")
    #expect(
      finding.notes.map(\.text) == [
        "constraints are met in the order of their declaration here, the content's size last"
      ])
  }

  @Test("of two sizes the one declared last is left out")
  func lastSize() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(nil, 10))
    try fixture.visual("H:|[box(100)]")
    try fixture.visual("H:[box(200)]")
    try fixture.visual("V:|[box]")
    let layout = fixture.layout()
    #expect(layout.frame(box)?.width == 100)
    #expect(layout.diagnostics.map(\.constraints) == [["box.width == 100", "box.width == 200"]])
  }

  @Test("a size below zero gives way to the engine's own rule")
  func negative() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(nil, 10))
    try fixture.visual("H:|[box(-5)]")
    try fixture.visual("V:|[box]")
    let layout = fixture.layout()
    #expect(layout.frame(box)?.width == 0)
    #expect(layout.diagnostics.count == 1)
    let first = try #require(layout.diagnostics.first)
    #expect(first.notes.first == Note("the width of `box` is never negative"))
  }

  @Test("a constraint that contradicts only the screen is reported by itself")
  func screenSize() throws {
    var fixture = try SceneFixture()
    fixture.constrain(ViewID.root.at(.width), plus: 400)
    let diagnostic = try #require(fixture.layout().diagnostics.first)
    #expect(diagnostic.message.text == "`root.width == 400` cannot hold here and is left out")
    #expect(diagnostic.notes.first == Note("`root` is 390 wide here"))
  }

  @Test("an illegal constraint is reported and takes no part")
  func illegal() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(10, 10))
    fixture.constrain(box.at(.left), plus: 20)
    try fixture.visual("H:|-5-[box]")
    try fixture.visual("V:|-5-[box]")
    let layout = fixture.layout()
    #expect(layout.frame(box)?.x == 5)
    #expect(layout.diagnostics.map(\.message.rule) == ["locationEqualsConstant"])
  }

  private func span(_ line: Int) -> SourceSpan {
    SourceSpan(file: "box.yaml", line: line, column: 5, length: 9)
  }
}

@Suite("The ambiguities of a layout")
struct AmbiguityTests {
  private let box: ViewID = "box"

  @Test("a view without any constraint has neither place nor size, and is shown as nothing")
  func nothing() throws {
    var fixture = try SceneFixture()
    fixture.add("holder", FixedContent(100, 100))
    fixture.add(box, in: "holder")
    try fixture.visual("H:|-40-[holder]")
    try fixture.visual("V:|-60-[holder]")
    let layout = fixture.layout()
    #expect(layout.frame(box) == .zero)
    #expect(
      layout.diagnostics.map(\.message.text) == [
        "the horizontal position and the width of `box` are not determined",
        "the vertical position and the height of `box` are not determined",
      ])
    #expect(
      layout.diagnostics.first?.help
        == "write `horizontal: 16` in the `pin` of `box`, or `center: { x: superview }` at `box` with a width"
    )
    #expect(layout.diagnostics.allSatisfy { $0.severity == .error && $0.views == ["box"] })
  }

  @Test("a view without a size beside one that has it is the one to blame")
  func missingSize() throws {
    var fixture = try SceneFixture()
    fixture.add("label", FixedContent(100, 20))
    fixture.add(box, FixedContent(nil, 20))
    try fixture.visual("H:|-[box]-[label]", options: .alignAllTop)
    try fixture.visual("V:|-[box]")
    let layout = fixture.layout()
    #expect(layout.diagnostics.map(\.message.text) == ["the width of `box` is not determined"])
    #expect(
      layout.diagnostics.first?.help
        == "write `width: 100` at `box`, or pin both of its edges with `horizontal: 16`")
    #expect(layout.frame("label")?.x == 24)
  }

  @Test("a position is missing")
  func missingPosition() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(100, 20))
    try fixture.visual("H:|-[box]")
    let layout = fixture.layout()
    #expect(
      layout.diagnostics.map(\.message.text) == [
        "the vertical position of `box` is not determined"
      ])
    #expect(
      layout.diagnostics.first?.help
        == "write `center: { y: superview }` at `box`, or `top: 16` in its `pin`")
  }

  @Test("a place that is left open keeps to the wishes there are")
  func openPlace() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(100, 20))
    try fixture.visual("H:|-[box]")
    fixture.constrain(
      box.at(.top), .greaterThanOrEqual, .of(ViewID.root.at(.top)), plus: 60, at: try .at(600))
    let layout = fixture.layout()
    #expect(
      layout.diagnostics.map(\.message.text) == [
        "the vertical position of `box` is not determined"
      ])
    #expect(layout.frame(box)?.y == 60)
  }

  @Test("two views that compete at equal priority are named together")
  func tie() throws {
    var fixture = try SceneFixture()
    fixture.add("message", FixedContent(80, 34))
    fixture.add("send", FixedContent(46, 34))
    try fixture.visual("H:|-[message]-[send]-|", options: .alignAllTop)
    try fixture.visual("V:|-[message]")
    let diagnostic = try #require(fixture.layout().diagnostics.first)
    #expect(diagnostic.message.text == "`message` and `send` compete for width at equal priority")
    #expect(diagnostic.views == ["message", "send"])
    #expect(
      diagnostic.help
        == "give one of them another priority: write `hugging: { horizontal: 251 }` at `message`")
  }

  // The rows are 300 long, and the view declared first keeps its size.
  @Test(
    "of two views that compete a field gives way, or the one that does so now unless it is a picture",
    arguments: [
      (FixedContent(80, 20), FixedContent(46, 20), "`hugging: { horizontal: 251 }` at `one`"),
      (
        FixedContent(80, 20, stretching: .distorting), FixedContent(46, 20),
        "`hugging: { horizontal: 251 }` at `one`"
      ),
      (
        FixedContent(80, 20), FixedContent(46, 20, stretching: .distorting),
        "`hugging: { horizontal: 251 }` at `two`"
      ),
      (
        FixedContent(80, 20, stretching: .expected), FixedContent(46, 20),
        "`hugging: { horizontal: 251 }` at `two`"
      ),
      (FixedContent(200, 20), FixedContent(150, 20), "`compression: { horizontal: 751 }` at `one`"),
      (FixedContent(400, 20), FixedContent(150, 20), "`compression: { horizontal: 751 }` at `two`"),
    ])
  func keptSizes(one: FixedContent, two: FixedContent, key: String) throws {
    var fixture = try SceneFixture(300)
    fixture.add("one", one)
    fixture.add("two", two)
    try fixture.visual("H:|[one][two]|", options: .alignAllTop)
    try fixture.visual("V:|[one]")
    #expect(
      fixture.layout().diagnostics.map(\.help) == [
        "give one of them another priority: write \(key)"
      ])
  }

  @Test(
    "of several views that compete, one is to give way more easily",
    arguments: [(Points(40), "hugging", 249), (Points(120), "compression", 749)])
  func tieOfThree(width: Points, property: String, level: Int) throws {
    var fixture = try SceneFixture(300)
    let views: [ViewID] = ["one", "two", "three"]
    for view in views { fixture.add(view, FixedContent(width, 20)) }
    try fixture.visual("H:|[one][two][three]|", options: .alignAllTop)
    try fixture.visual("V:|[one]")
    let diagnostics = fixture.layout().diagnostics
    #expect(
      diagnostics.map(\.message.text) == [
        "`one`, `two` and `three` compete for width at equal priority"
      ])
    #expect(
      diagnostics.first?.help == """
        give one of them another priority: write `\(property): { horizontal: \(level) }` at `three`
        """)
    let last = fixture.scene.views.count - 1
    let priority = try Priority.at(Double(level))
    if property == "hugging" {
      fixture.scene.views[last].hugging.horizontal = priority
    } else {
      fixture.scene.views[last].compression.horizontal = priority
    }
    #expect(fixture.layout().diagnostics == [])
  }

  @Test("views that depend on an ambiguous one are not reported again")
  func consequences() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.add("inner", in: box)
    fixture.add("label", FixedContent(10, 10))
    try fixture.visual("H:|[box]-[label]")
    try fixture.visual("V:|[box(40)]")
    try fixture.visual("V:|[label]")
    try fixture.visual("H:|[inner]|", in: box)
    try fixture.visual("V:|[inner]|", in: box)
    let texts = fixture.layout().diagnostics.map(\.message.text)
    #expect(texts == ["the width of `box` is not determined"])
  }
}

@Suite("The same scene")
struct RepeatedLayoutTests {
  @Test("has the same layout, findings and work every time")
  func repeated() throws {
    var fixture = try SceneFixture(
      844, 390, safeArea: Insets(top: 0, left: 47, bottom: 21, right: 47))
    fixture.add("bar")
    fixture.add("label", in: "bar", WrappedText("aaaa bbbb cccc dddd"))
    fixture.add("tied", in: "bar", WrappedText("aaaa"))
    try fixture.visual("H:|[bar]|")
    try fixture.visual("V:[bar]|")
    try fixture.visual("H:|-[label]-[tied]-|", in: "bar", options: .alignAllFirstBaseline)
    try fixture.visual("V:|-[label]-|", in: "bar")
    let layout = fixture.layout()
    #expect((0..<5).allSatisfy { _ in fixture.layout() == layout })
    #expect(layout.frame("bar")?.height == 47)
  }
}
