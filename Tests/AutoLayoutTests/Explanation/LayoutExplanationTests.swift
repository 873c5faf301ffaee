import Cassowary
import Geometry
import Graphics
import TestSupport
import Testing

@testable import AutoLayout

@Suite("The reasons for a layout")
struct LayoutExplanationTests {
  private let box: ViewID = "box"
  private let label: ViewID = "label"

  @Test("of a view between two edges are the edges")
  func edges() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(nil, 10))
    try fixture.visual("H:|-20-[box]-30-|")
    try fixture.visual("V:|-5-[box]")
    let explanation = fixture.explanation()
    #expect(explanation.reasons(box, .x) == ["box.leading == superview.leading + 20"])
    #expect(
      explanation.reasons(box, .width) == [
        "box.leading == superview.leading + 20", "superview.trailing == box.trailing + 30",
      ])
    #expect(explanation.reasons(box, .y) == ["box.top == superview.top + 5"])
    #expect(explanation.reasons(box, .height) == ["the content of box is 10"])
    #expect(explanation.item(box)?.attributes.allSatisfy { $0.certainty == .determined } == true)
  }

  /// A label that counts how often it is measured.
  private struct CountedContent: IntrinsicContent {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let wraps = false

    func size(
      atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
    ) -> IntrinsicSize {
      count.value += 1
      return IntrinsicSize(width: 30, height: 10)
    }

    func baselines(
      in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
    ) -> Baselines? { nil }
  }

  @Test("are found in the layout itself, which is made once")
  func layouts() throws {
    let content = CountedContent()
    var fixture = try SceneFixture()
    fixture.add(label, content)
    try fixture.visual("H:|-8-[label]")
    try fixture.visual("V:|-8-[label]")
    _ = fixture.layout()
    let ofLayout = content.count.value
    _ = fixture.explanation()
    #expect(content.count.value == 2 * ofLayout)
  }

  @Test("of a view that depends on a neighbour include the neighbour's, the view's own first")
  func chain() throws {
    var fixture = try SceneFixture()
    fixture.add("message", FixedContent(100, 20), hugging: try .at(249))
    fixture.add("send", FixedContent(56, 20), compression: try .at(751))
    try fixture.visual("H:|-8-[message]-8-[send]-8-|", options: .alignAllTop)
    try fixture.visual("V:|-8-[message]")
    let explanation = fixture.explanation()
    #expect(
      explanation.reasons("message", .width) == [
        "message.leading == superview.leading + 8", "send.leading == message.trailing + 8",
        "superview.trailing == send.trailing + 8", "the content of send is 56",
      ])
    let width = try #require(explanation.attribute("message", .width))
    #expect(width.reasons.map(\.isOwn) == [true, true, false, false])
    // 390 - 3 × 8 - 56 = 310, of which the content takes 100.
    #expect(width.exact == 310)
    #expect(explanation.item("message")?.contents.first?.excess == 210)
  }

  @Test("report two that compete as a tie")
  func tie() throws {
    var fixture = try SceneFixture()
    fixture.add("message", FixedContent(100, 20))
    fixture.add("send", FixedContent(56, 20))
    try fixture.visual("H:|-8-[message]-8-[send]-8-|", options: .alignAllTop)
    try fixture.visual("V:|-8-[message]")
    let explanation = fixture.explanation()
    #expect(explanation.attribute("message", .width)?.certainty == .tie)
    #expect(explanation.attribute("send", .width)?.certainty == .tie)
    #expect(explanation.attribute("send", .x)?.certainty == .tie)
    #expect(explanation.attribute("message", .x)?.certainty == .determined)
    #expect(explanation.reasons("message", .width) == ["the content of message is 100"])
  }

  @Test("of an ambiguous position are the inequality, or none")
  func open() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(10, 10))
    fixture.constrain(
      box.at(.leading), .greaterThanOrEqual, .of(ViewID.root.at(.leading)), plus: 20)
    let explanation = fixture.explanation()
    #expect(explanation.attribute(box, .x)?.certainty == .open)
    #expect(explanation.reasons(box, .x) == ["box.leading >= superview.leading + 20"])
    #expect(explanation.attribute(box, .y)?.certainty == .open)
    #expect(explanation.reasons(box, .y) == ["open: the position of box"])
    #expect(explanation.attribute(box, .width)?.certainty == .determined)
  }

  @Test("of an ambiguous position are the inequality that is tight")
  func tightInequality() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(10, 10))
    fixture.constrain(box.at(.top), .lessThanOrEqual, .of(ViewID.root.at(.top)), plus: 30)
    fixture.constrain(box.at(.top), .lessThanOrEqual, .of(ViewID.root.at(.top)), plus: 90)
    let explanation = fixture.explanation()
    #expect(explanation.attribute(box, .y)?.exact == 30)
    #expect(explanation.attribute(box, .y)?.certainty == .open)
    #expect(explanation.reasons(box, .y) == ["box.top <= superview.top + 30"])
    #expect(explanation.constraints.map(\.outcome) == [.decides, .slack(60)])
  }

  @Test("of a content with an equal constraint are the constraint, which the content pulls against")
  func equalContent() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(60, 10))
    fixture.constrain(box.at(.width), .greaterThanOrEqual, plus: 90, at: .low)
    try fixture.visual("H:|[box]")
    let explanation = fixture.explanation()
    #expect(explanation.attribute(box, .width)?.exact == 90)
    #expect(explanation.attribute(box, .width)?.certainty == .tie)
    #expect(
      explanation.reasons(box, .width) == [
        "box.width >= 90 @250", "against the content of box is 60",
      ])
  }

  @Test("know how much room an inequality leaves")
  func slack() throws {
    var fixture = try SceneFixture()
    fixture.add(label, FixedContent(120, 20))
    try fixture.visual("H:|-16-[label]-(>=16)-|")
    try fixture.visual("V:|-5-[label]")
    // 390 - 16 - 120 = 254, of which 16 are kept.
    #expect(fixture.explanation().constraints[1].outcome == .slack(238))
  }

  @Test("of a text too long for its room are the edges, and by how much the text is cut")
  func squeezed() throws {
    var fixture = try SceneFixture()
    fixture.add(label, FixedContent(500, 20))
    try fixture.visual("H:|-16-[label]-(>=16)-|")
    try fixture.visual("V:|-5-[label]")
    let explanation = fixture.explanation()
    #expect(explanation.constraints[1].outcome == .decides)
    #expect(
      explanation.reasons(label, .width) == [
        "label.leading == superview.leading + 16", "superview.trailing >= label.trailing + 16",
        "against the content of label is 500",
      ])
    // 390 - 32 = 358.
    #expect(explanation.item(label)?.contents.first?.excess == -142)
  }

  @Test("leave out redundant constraints")
  func implied() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(44, 10))
    fixture.constrain(box.at(.width), .greaterThanOrEqual, plus: 44)
    try fixture.visual("H:|-16-[box]")
    try fixture.visual("V:|-5-[box]")
    fixture.constrain(box.at(.left), .of(ViewID.root.at(.left)), plus: 16)
    let explanation = fixture.explanation()
    #expect(explanation.constraints[0].outcome == .implied)
    #expect(explanation.constraints[1].outcome == .decides)
    #expect(explanation.constraints[3].outcome == .implied)
    #expect(explanation.reasons(box, .width) == ["the content of box is 44"])
    #expect(explanation.constraints.map(\.outcome.matters) == [false, true, true, false])
  }

  @Test("distinguish an optional constraint that pulls from one that does not")
  func wishes() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.constrain(box.at(.width), .lessThanOrEqual, plus: 100)
    fixture.constrain(box.at(.width), plus: 200, at: .high)
    fixture.constrain(box.at(.width), plus: 150, at: .low)
    try fixture.visual("H:|-16-[box]")
    try fixture.visual("V:|-5-[box(10)]")
    let outcomes = fixture.explanation().constraints.map(\.outcome)
    #expect(outcomes[0] == .decides)
    #expect(outcomes[1] == .broken(by: 100, pulls: true))
    #expect(outcomes[2] == .broken(by: 50, pulls: false))
  }

  @Test("name the view that holds a constraint: the view itself or the nearest common ancestor")
  func holders() throws {
    var fixture = try SceneFixture()
    fixture.add("family")
    fixture.add("child", in: "family", FixedContent(10, 10))
    fixture.add("cousin", FixedContent(10, 10))
    fixture.constrain(ViewID("child").at(.width), plus: 44)
    fixture.constrain(ViewID("child").at(.left), .of(ViewID("family").at(.left)))
    fixture.constrain(ViewID("cousin").at(.top), .of(ViewID("child").at(.bottom)))
    #expect(fixture.explanation().constraints.map(\.holder) == ["child", "family", .root])
  }

  @Test("of a conflict leave the one out that was given up, and say by how much it fails")
  func conflict() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(nil, 10))
    fixture.constrain(box.at(.left), .of(ViewID.root.at(.left)), plus: 16)
    fixture.constrain(box.at(.width), plus: 100)
    fixture.constrain(box.at(.right), .of(ViewID.root.at(.right)), plus: -16)
    fixture.constrain(box.at(.top), .of(ViewID.root.at(.top)))
    let explanation = fixture.explanation()
    // 390 - 32 = 358.
    #expect(explanation.constraints[1].outcome == .leftOut(by: 258))
    #expect(
      explanation.reasons(box, .width) == [
        "box.left == superview.left + 16", "box.right == superview.right - 16",
      ])
  }

  @Test("measure from the superview at any place")
  func nested() throws {
    var fixture = try SceneFixture()
    fixture.add("outer")
    fixture.add(box, in: "outer", FixedContent(10, 10))
    try fixture.visual("H:|-100-[outer(200)]")
    try fixture.visual("V:|-50-[outer(200)]")
    try fixture.visual("H:[box]-20-|", in: "outer")
    try fixture.visual("V:|-20-[box]", in: "outer")
    let explanation = fixture.explanation()
    #expect(explanation.reasons(box, .y) == ["box.top == superview.top + 20"])
    #expect(
      explanation.reasons(box, .x) == [
        "superview.trailing == box.trailing + 20", "the content of box is 10", "outer.width == 200",
      ])
  }

  @Test("of a view with a frame are the frame, and its mask if constraints use the view")
  func frames() throws {
    var fixture = try SceneFixture()
    fixture.add("framed")
    fixture.add("masked")
    let frame = ManualFrame(
      x: FrameLength(10), y: FrameLength(20), width: FrameLength(100), height: FrameLength(44))
    fixture.scene.views[1].placement = .frame(frame)
    fixture.scene.views[2].placement = .frame(frame)
    fixture.add(label, FixedContent(30, 20))
    fixture.constrain(label.at(.left), .of(ViewID("masked").at(.right)))
    fixture.constrain(label.at(.top), .of(ViewID("masked").at(.top)))
    let explanation = fixture.explanation()
    #expect(
      explanation.item("framed")?.placement
        == .frame(frame, designedFor: Size(width: 390, height: 844)))
    #expect(explanation.item("masked")?.placement == .constraints)
    #expect(explanation.reasons("masked", .x) == ["masked.left == superview.left + 10"])
    #expect(explanation.reasons("masked", .width) == ["masked.width == 100"])
    #expect(explanation.constraints.map(\.constraint.origin.isEngine).filter { $0 }.count == 4)
  }

  @Test("are mirrored in right-to-left layout")
  func rightToLeft() throws {
    var fixture = try SceneFixture(direction: .rightToLeft)
    fixture.add(box, FixedContent(100, 10))
    try fixture.visual("H:|-20-[box]")
    try fixture.visual("V:|-5-[box]")
    let explanation = fixture.explanation()
    // 390 - 20 - 100 = 270.
    #expect(explanation.attribute(box, .x)?.exact == 270)
    #expect(
      explanation.reasons(box, .x) == [
        "box.leading == superview.leading + 20", "the content of box is 100",
      ])
    // The right edges of the view and of the screen.
    #expect(explanation.constraints[0].places.map(\.coordinate) == [370, 390])
  }

  // Trailing edges are the left ones in right-to-left layout: 30 from the screen's left edge.
  @Test(
    "have their trailing edges at the end of the line",
    arguments: [
      (LayoutDirection.leftToRight, [390, 360] as [Points?]),
      (.rightToLeft, [0, 30] as [Points?]),
    ])
  func trailing(_ direction: LayoutDirection, _ coordinates: [Points?]) throws {
    var fixture = try SceneFixture(direction: direction)
    fixture.add(box, FixedContent(100, 10))
    fixture.constrain(
      ViewID.root.at(.trailing), .of(box.at(.trailing)), plus: 30)
    try fixture.visual("V:|-5-[box]")
    #expect(fixture.explanation().constraints[0].places.map(\.coordinate) == coordinates)
  }

  @Test("of a scroll view's content are the constraints of the views in it")
  func scrolled() throws {
    var fixture = try SceneFixture()
    fixture.add("scroll")
    fixture.scene.views[1].arrangement = .scroll(ScrollMetrics())
    fixture.add(label, in: "scroll", FixedContent(500, 900))
    try fixture.visual("H:|[scroll]|")
    try fixture.visual("V:|[scroll]|")
    try fixture.visual("H:|-10-[label]-10-|", in: "scroll")
    try fixture.visual("V:|-10-[label]-10-|", in: "scroll")
    let explanation = fixture.explanation()
    let content = try #require(explanation.items.first { $0.guide == .content })
    #expect(content.name == "scroll.content")
    #expect(content.attributes.map(\.exact) == [0, 0, 520, 920])
    #expect(content.attributes[2].reasons.map(\.isOwn) == [true, true, false])
    #expect(explanation.reasons(label, .x) == ["label.leading == superview.leading + 10"])
  }

  @Test("of a row are the table, and of its content's height the content")
  func rows() throws {
    var fixture = try SceneFixture()
    fixture.add("table")
    fixture.scene.views[1].arrangement = .rows(RowMetrics(separatorHeight: 0))
    fixture.add("row", in: "table")
    fixture.scene.views[2].arrangement = .cell(CellMetrics())
    fixture.add("content", in: "row")
    fixture.add(label, in: "content", FixedContent(100, 30))
    try fixture.visual("H:|[table]|")
    try fixture.visual("V:|[table]|")
    try fixture.visual("H:|-16-[label]", in: "content")
    try fixture.visual("V:|-12-[label]-12-|", in: "content")
    let explanation = fixture.explanation()
    #expect(explanation.item(.root)?.placement == .screen)
    #expect(explanation.item("row")?.placement == .table("table"))
    #expect(explanation.item("content")?.placement == .cell("row", isFitted: true))
    #expect(explanation.attribute("content", .height)?.exact == 54)
    #expect(
      explanation.reasons("content", .height) == [
        "label.top == superview.top + 12", "superview.bottom == label.bottom + 12",
        "the content of label is 30",
      ])
    #expect(explanation.reasons("content", .width) == [])
    #expect(explanation.reasons(label, .x) == ["label.leading == superview.leading + 16"])
  }

  @Test("of views in a stack are the stack's constraints")
  func stack() throws {
    var fixture = try SceneFixture()
    fixture.add("stack")
    fixture.scene.views[1].arrangement = .stack(
      StackMetrics(axis: .horizontal, distribution: .fillEqually))
    fixture.add("first", in: "stack", FixedContent(30, 20))
    fixture.add("second", in: "stack", FixedContent(40, 20))
    try fixture.visual("H:|[stack]|")
    try fixture.visual("V:|[stack]")
    let explanation = fixture.explanation()
    #expect(explanation.attribute("second", .x)?.exact == 195)
    let reasons = try #require(explanation.reasons("second", .width))
    #expect(reasons.contains("second.width == first.width"))
    #expect(reasons.contains("stack.leading == superview.leading"))
    #expect(explanation.attribute("second", .width)?.certainty == .determined)
  }

  @Test("do not change the layout")
  func sameLayout() throws {
    var fixture = try SceneFixture()
    fixture.add("message", FixedContent(100, 20))
    fixture.add("send", FixedContent(56, 20))
    try fixture.visual("H:|-8-[message]-8-[send]-8-|", options: .alignAllTop)
    #expect(fixture.explanation().layout == fixture.layout())
  }
}

extension SceneFixture {
  func explanation() -> LayoutExplanation {
    let (run, layout) = LayoutEngine.run(
      of: scene, measuring: FixedMetricsText(), within: WorkBudget(), keepsSystems: true)
    return ExplanationBuilder(run, layout).explanation
  }
}

extension LayoutExplanation {
  func item(_ view: ViewID) -> ItemExplanation? {
    items.first { $0.view == view && $0.guide == nil }
  }

  func attribute(
    _ view: ViewID, _ name: AttributeExplanation.Name
  ) -> AttributeExplanation? {
    item(view)?.attributes.first { $0.name == name }
  }

  /// The reasons for a number, a line each.
  func reasons(_ view: ViewID, _ name: AttributeExplanation.Name) -> [String]? {
    attribute(view, name)?.reasons.map { reason in
      (reason.pulls ? "against " : "") + text(reason.cause)
    }
  }

  private func text(_ cause: AttributeExplanation.Cause) -> String {
    switch cause {
    case .constraint(let position): constraints[position].constraint.equation(in: hierarchy)
    case .content(let content): "the content of \(content.view) is \(content.size)"
    case .neverNegative(let item, _): "\(item) is never negative"
    case .fitting(let item, _): "\(item) is as small as its contents"
    case .givenContent(let item, _): "\(item) is given"
    case .open(let item, _, let isSize): "open: the \(isSize ? "size" : "position") of \(item)"
    }
  }
}
