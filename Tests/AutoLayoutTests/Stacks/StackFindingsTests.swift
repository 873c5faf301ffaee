import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

@Suite("The diagnostics of a stack")
struct StackFindingsTests {
  private let b: ViewID = "b"

  @Test("a hidden view's own required width gives way to the stack, which is named")
  func hiddenWidth() throws {
    var fixture = try SceneFixture()
    try fixture.addStack(StackMetrics(), hidden: [1])
    fixture.constrain(b.at(.width), plus: 80)
    let layout = fixture.layout()
    #expect(
      layout.diagnostics == [
        Diagnostic(
          Message(
            rule: "unsatisfiable",
            text: "`b.width == 80` cannot hold together with another constraint and is left out"),
          notes: [
            Note("the stack `row` gives a hidden view no room: `b.width == 0` (UISV-hiding)"),
            Note(
              "UIKit logs \"Unable to simultaneously satisfy constraints\" and may break another one"
            ),
          ], help: "remove `b.width == 80`, or give it a priority below 1000", views: ["b"],
          constraints: ["b.width == 80", "b.width == 0"])
      ])
  }

  @Test("a width that its views' equality forbids is the app's own")
  func equalWidths() throws {
    var fixture = try SceneFixture()
    try fixture.addStack(StackMetrics(distribution: .fillEqually))
    fixture.constrain(ViewID("a").at(.width), plus: 100)
    fixture.constrain(b.at(.width), plus: 50)
    let diagnostic = try #require(fixture.layout().diagnostics.first)
    #expect(
      diagnostic.message.text
        == "`b.width == 50` cannot hold together with 2 other constraints and is left out")
    #expect(
      diagnostic.notes.prefix(2) == [
        Note("it conflicts with `a.width == 100`"),
        Note(
          "the stack `row` makes its views, or the gaps between them, equal: `b.width == a.width` (UISV-fill-equally)"
        ),
      ])
    #expect(diagnostic.help == "remove one of them, or give one a priority below 1000")
  }

  @Test("views that compete are named together with their stack")
  func tie() throws {
    var fixture = try SceneFixture()
    try fixture.addStack(StackMetrics())
    fixture.constrain(ViewID("row").at(.width), plus: 380)
    let diagnostic = try #require(fixture.layout().diagnostics.first)
    #expect(diagnostic.message.text == "`a`, `b` and `c` compete for width at equal priority")
    #expect(
      diagnostic.notes == [
        Note("they share the stack `row`, whose distribution is `fill`"),
        Note(
          "the view declared first keeps its size here; UIKit does not say which one it favours"),
      ])
  }

  @Test("a view without a size is to blame, not the stack that takes over its size")
  func missingSize() throws {
    var fixture = try SceneFixture()
    try fixture.addStack(StackMetrics())
    fixture.scene.views[3].content = nil
    let diagnostics = fixture.layout().diagnostics
    #expect(diagnostics.map(\.message.text) == ["the width of `b` is not determined"])
    #expect(
      diagnostics.first?.notes == [
        Note("a stack gives its views no sizes of their own: `row` is as long as they are")
      ])
    #expect(diagnostics.first?.help == "write `width: 100` at `b`")
    fixture.constrain(b.at(.width), plus: 100)
    #expect(fixture.layout().diagnostics == [])
  }

  @Test("a view without a size across the stack is not to be pinned either")
  func missingSizeAcross() throws {
    var fixture = try SceneFixture()
    try fixture.addStack(StackMetrics(axis: .vertical))
    for index in 2...4 { fixture.scene.views[index].content = nil }
    let helps = fixture.layout().diagnostics.compactMap(\.help)
    #expect(!helps.isEmpty)
    #expect(helps.allSatisfy { !$0.contains("pin") }, "\(helps)")
  }

  @Test("an empty stack says that it is empty, and one of hidden views that they are hidden")
  func nothingVisible() throws {
    var hidden = try SceneFixture()
    try hidden.addStack(StackMetrics(), hidden: [0, 1, 2])
    var empty = hidden
    empty.scene.views.removeLast(3)
    #expect(
      empty.layout().diagnostics.map(\.message.text) == [
        "the width of `row` is not determined", "the height of `row` is not determined",
      ])
    #expect(
      empty.layout().diagnostics.first?.notes == [
        Note("`row` is a stack without views, and a stack has no size of its own")
      ])
    #expect(
      hidden.layout().diagnostics.map(\.message.text) == ["the width of `row` is not determined"])
    #expect(
      hidden.layout().diagnostics.first?.notes == [
        Note("all views of the stack `row` are hidden, and a stack has no size of its own")
      ])
  }

  @Test("baselines in a higher stack leave its views' place open")
  func floatingBaselines() throws {
    var fixture = try SceneFixture()
    try fixture.addStack(StackMetrics(alignment: .firstBaseline))
    fixture.constrain(ViewID("row").at(.height), plus: 300)
    let diagnostic = try #require(fixture.layout().diagnostics.first)
    #expect(diagnostic.message.text == "the vertical position of `a` is not determined")
    #expect(
      diagnostic.notes == [
        Note(
          "the stack `row` is higher than its views, and baselines alone do not say where they stand"
        )
      ])
    #expect(
      diagnostic.help == "give `row` no height, or align its views by `top`, `center` or `bottom`")
  }

  @Test("a baseline across a column is refused, and laid out as fill")
  func baselineInColumn() throws {
    var fixture = try SceneFixture()
    try fixture.addStack(StackMetrics(axis: .vertical, alignment: .lastBaseline))
    let layout = fixture.layout()
    #expect(
      layout.diagnostics == [
        Diagnostic(
          Message(
            rule: "baselineInVerticalStack",
            text: "the stack `row` is vertical and cannot align its views by `lastBaseline`"),
          notes: [
            Note(
              "only horizontal stacks align baselines; `fill` is used instead")
          ], help: "write `alignment: leading`, or make the stack horizontal",
          views: ["row"])
      ])
    #expect(layout.frame("c")?.width == 160)
  }

  @Test("a frame of an arranged view is ignored")
  func frame() throws {
    var fixture = try SceneFixture()
    try fixture.addStack(StackMetrics())
    fixture.scene.views[3].placement = .frame(
      ManualFrame(
        x: FrameLength(1), y: FrameLength(2), width: FrameLength(3), height: FrameLength(4)))
    let layout = fixture.layout()
    #expect(layout.frame(b) == Rect(x: 160, y: 0, width: 80, height: 200))
    #expect(
      layout.diagnostics.map(\.message.text) == [
        "the stack `row` places `b`, so its frame is ignored"
      ])
  }
}
