import AutoLayout
import Cassowary
import Geometry
import TestSupport
import Testing

@Suite("The reasons for a size")
struct DeciderTests {
  private let box: ViewID = "box"

  @Test("is the limit and the wish that pulls against it, not a weaker wish that agrees")
  func limit() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.constrain(box.at(.width), .lessThanOrEqual, plus: 200)
    fixture.constrain(box.at(.width), plus: 200, at: try .at(250))
    fixture.constrain(box.at(.width), plus: 400, at: try .at(700))
    let explanation = fixture.explanation()
    #expect(
      explanation.constraints.map(\.outcome) == [
        .decides, .implied, .broken(by: 200, pulls: true),
      ])
    #expect(
      explanation.reasons(box, .width) == ["box.width <= 200", "against box.width == 400 @700"])
  }

  @Test("is the limit of a column as wide as its superview allows, not a lower wish for the limit")
  func column() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.constrain(box.at(.width), .lessThanOrEqual, plus: 300)
    fixture.constrain(
      box.at(.width), .of(ViewID.root.at(.width)), plus: -32, at: try .at(750))
    fixture.constrain(box.at(.width), plus: 300, at: try .at(740))
    let explanation = fixture.explanation()
    // 390 - 32 = 358, which is 58 more than the limit.
    #expect(
      explanation.constraints.map(\.outcome) == [
        .decides, .broken(by: 58, pulls: true), .implied,
      ])
    #expect(
      explanation.reasons(box, .width) == [
        "box.width <= 300", "against box.width == superview.width - 32 @750",
      ])
  }

  @Test("is the stronger of two equal constraints if the limit does not matter")
  func wish() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.constrain(box.at(.width), .lessThanOrEqual, plus: 358)
    fixture.constrain(
      box.at(.width), .of(ViewID.root.at(.width)), plus: -32, at: try .at(750))
    fixture.constrain(box.at(.width), plus: 358, at: try .at(740))
    let explanation = fixture.explanation()
    #expect(explanation.constraints.map(\.outcome) == [.implied, .decides, .implied])
    #expect(explanation.reasons(box, .width) == ["box.width == superview.width - 32 @750"])
  }

  @Test("is, of an aspect fit, the side in the way, the ratio, and the wish for the other side")
  func aspectFit() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.constrain(box.at(.width), .times(16.0 / 9, box.at(.height)))
    fixture.constrain(box.at(.width), .lessThanOrEqual, plus: 358)
    fixture.constrain(box.at(.height), .lessThanOrEqual, plus: 150)
    fixture.constrain(box.at(.width), plus: 358, at: try .at(750))
    fixture.constrain(box.at(.height), plus: 150, at: try .at(749))
    let explanation = fixture.explanation()
    let outcomes = explanation.constraints.map(\.outcome)
    #expect(outcomes[0] == .decides)
    #expect(outcomes[2] == .decides)
    #expect(outcomes[4] == .implied)
    // 150 × 16 / 9 = 266.667, which is 91.333 less than 358.
    guard case .slack(let room) = outcomes[1], case .broken(let miss, true) = outcomes[3] else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(abs(room.value - 91.3333) < 0.001)
    #expect(abs(miss.value - 91.3333) < 0.001)
    let reasons = [
      "box.width == 1.777778 * box.height", "box.height <= 150",
      "against box.width == 358 @750",
    ]
    #expect(explanation.reasons(box, .width) == reasons)
    #expect(explanation.reasons(box, .height) == reasons)
  }

  @Test("are both of two limits that leave one value")
  func between() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.constrain(box.at(.width), .greaterThanOrEqual, plus: 100)
    fixture.constrain(box.at(.width), .lessThanOrEqual, plus: 100, at: try .at(999))
    let explanation = fixture.explanation()
    #expect(explanation.constraints.map(\.outcome) == [.decides, .decides])
    #expect(
      explanation.reasons(box, .width) == ["box.width >= 100", "box.width <= 100 @999"])
  }

  @Test("is the content if it is larger than the room")
  func content() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(500, 20))
    fixture.constrain(box.at(.width), .lessThanOrEqual, plus: 300)
    #expect(
      fixture.explanation().reasons(box, .width) == [
        "box.width <= 300", "against the content of box is 500",
      ])
  }

  @Test("is the wish that presses against a limit, not a content that presses less")
  func wishBeforeContent() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(160, 20))
    fixture.constrain(box.at(.width), .greaterThanOrEqual, plus: 300)
    fixture.constrain(box.at(.width), plus: 200, at: try .at(750))
    #expect(
      fixture.explanation().reasons(box, .width) == [
        "box.width >= 300", "against box.width == 200 @750",
      ])
  }

  // Without the limit the wish for 300 is stronger than the hugging.
  @Test("is the content and the limit that keeps a weaker wish from pulling")
  func limitBelowContent() throws {
    for (limit, outcome) in [
      (100, ConstraintExplanation.Outcome.broken(by: 34, pulls: true)), (134, .decides),
    ] {
      var fixture = try SceneFixture()
      fixture.add(box, FixedContent(134, 20))
      fixture.constrain(box.at(.width), plus: 300, at: try .at(400))
      fixture.constrain(
        box.at(.width), .lessThanOrEqual, plus: Points(Double(limit)), at: try .at(600))
      let explanation = fixture.explanation()
      #expect(
        explanation.constraints.map(\.outcome) == [.broken(by: 166, pulls: false), outcome])
      let reasons = Set(try #require(explanation.reasons(box, .width)))
      let against = outcome == .decides ? "" : "against "
      #expect(
        reasons == ["the content of box is 134", "\(against)box.width <= \(limit) @600"])
    }
  }

  // Without one of them, the other one and the wish for 200 are equally strong.
  @Test("are both of two equal constraints that outweigh another one")
  func repeated() throws {
    for order in [[100, 100, 200], [200, 100, 100], [100, 200, 100]] {
      var fixture = try SceneFixture()
      fixture.add(box)
      for width in order {
        fixture.constrain(box.at(.width), plus: Points(Double(width)), at: try .at(500))
      }
      let outcomes = fixture.explanation().constraints.map(\.outcome)
      #expect(outcomes.count { $0 == .decides } == 2, "\(order)")
      #expect(outcomes.contains(.broken(by: 100, pulls: false)), "\(order)")
    }
  }

  @Test("is, of an odd number of equal wishes, the middle one between those that pull at it")
  func median() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    for width in [100, 200, 120] {
      fixture.constrain(box.at(.width), plus: Points(Double(width)), at: try .at(500))
    }
    let explanation = fixture.explanation()
    #expect(
      explanation.constraints.map(\.outcome) == [
        .broken(by: 20, pulls: true), .broken(by: 80, pulls: true), .decides,
      ])
    #expect(
      explanation.reasons(box, .width) == [
        "box.width == 120 @500", "against box.width == 100 @500",
        "against box.width == 200 @500",
      ])
  }
}
