import Cassowary
import Geometry
import Testing

@testable import AutoLayout

@Suite("UIKit's log of a conflict")
struct UIKitLogTests {
  private let box: ViewID = "box"

  @Test("lists the constraints in UIKit's notation and names the one it breaks")
  func whole() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(nil, 10))
    try fixture.visual("H:|-16-[box(100)]-16-|")
    try fixture.visual("V:|[box]")
    let list = """
          "<NSLayoutConstraint:0x600002000000 H:|-(16)-[box]   \
      (active, names: box:0x7f9010000200, '|':root:0x7f9010000000 )>",
          "<NSLayoutConstraint:0x600002000050 box.width == 100   \
      (active, names: box:0x7f9010000200 )>",
          "<NSLayoutConstraint:0x6000020000a0 H:[box]-(16)-|   \
      (active, names: box:0x7f9010000200, '|':root:0x7f9010000000 )>",
          "<NSLayoutConstraint:0x600002000140 'UIView-Encapsulated-Layout-Width' root.width == 390   \
      (active, names: root:0x7f9010000000 )>"
      """
    let text = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      (
      \(list)
      )

      Will attempt to recover by breaking constraint\u{20}
      <NSLayoutConstraint:0x600002000050 box.width == 100   (active, names: box:0x7f9010000200 )>

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

      """
    #expect(fixture.layout().conflictLogs == [text])
  }

  @Test("explains masks that take part")
  func masks() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.scene.views[1].placement = .frame(
      ManualFrame(
        x: FrameLength(0), y: FrameLength(0), width: FrameLength(200), height: FrameLength(50)))
    fixture.constrain(box.at(.width), plus: 100)
    let log = try #require(fixture.layout().conflictLogs.first)
    #expect(log.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that"))
    #expect(
      log.contains(
        "\"<NSAutoresizingMaskLayoutConstraint:0x600002000050 h=--& v=--& box.width == 200   "))
    #expect(log.contains("breaking constraint \n<NSLayoutConstraint:0x600002000000 box.width"))
  }

  struct Notation: CustomTestStringConvertible {
    let testDescription: String
    let first: Anchor
    let relation: Relation
    let terms: [Constraint.Term]
    let constant: Points
    let level: Double
    let body: String
  }

  static let notations: [Notation] = [
    Notation(
      testDescription: "two siblings", first: ViewID("b").at(.leading), relation: .equal,
      terms: [.of(ViewID("a").at(.trailing))], constant: 8, level: 1000, body: "H:[a]-(8)-[b]   "),
    Notation(
      testDescription: "a least distance to the superview's bottom",
      first: ViewID.root.at(.bottom), relation: .greaterThanOrEqual,
      terms: [.of(ViewID("a").at(.bottom))], constant: 0, level: 999.5,
      body: "V:[a]-(>=0@999.5)-|   "),
    Notation(
      testDescription: "fixed sides", first: ViewID("a").at(.left), relation: .equal,
      terms: [.of(ViewID.root.at(.left))], constant: 20, level: 1000,
      body: "H:|-(20)-[a](LTR)   "),
    Notation(
      testDescription: "an inset written from the inner view", first: ViewID("a").at(.trailing),
      relation: .equal, terms: [.of(ViewID.root.at(.trailing))], constant: -8, level: 1000,
      body: "a.trailing == root.trailing - 8   "),
    Notation(
      testDescription: "a multiplier", first: ViewID("a").at(.width), relation: .lessThanOrEqual,
      terms: [.times(4.0 / 7, ViewID("b").at(.height))], constant: 8, level: 250,
      body: "a.width <= 0.571429*b.height + 8 priority:250   "),
    Notation(
      testDescription: "a guide", first: ViewID("a").at(.top), relation: .equal,
      terms: [.of(ViewID.root.at(.safeArea, .top))], constant: 0, level: 1000,
      body: "a.top == UILayoutGuide:0x7f9010000040'UIViewSafeAreaLayoutGuide'.top   "),
    Notation(
      testDescription: "a guide of the superview", first: ViewID.root.at(.safeArea, .top),
      relation: .equal, terms: [.of(ViewID.root.at(.top))], constant: 59, level: 1000,
      body: "V:|-(59)-[UILayoutGuide:0x7f9010000040'UIViewSafeAreaLayoutGuide']   "),
  ]

  @Test("writes", arguments: notations)
  func notation(_ row: Notation) throws {
    var fixture = try SceneFixture()
    fixture.add("a")
    fixture.add("b")
    let constraint = Constraint(
      row.first, row.relation, row.terms, constant: row.constant, priority: try .at(row.level),
      origin: .code)
    fixture.scene.constraints = [constraint]
    let notation = UIKitNotation(
      scene: fixture.scene, hierarchy: ViewHierarchy(fixture.scene.views))
    let text = notation.text(of: constraint, at: 0)
    #expect(text.hasPrefix("<NSLayoutConstraint:0x600002000000 \(row.body)(active, names: "))
  }
}
