import AutoLayout
import Cassowary
import Geometry
import Testing

@Suite("A constraint between two attributes")
struct LegalityTests {
  /// UIKit's answers by the kind of each side.
  private enum Answer: Equatable {
    case legal, pairing, direction, axes
  }

  private enum Family: CaseIterable {
    case dimension, fixedSide, readingSide, centerX, vertical

    var attributes: [Attribute] {
      switch self {
      case .dimension: [.width, .height]
      case .fixedSide: [.left, .right, .leftMargin, .rightMargin]
      case .readingSide: [.leading, .trailing, .leadingMargin, .trailingMargin]
      case .centerX: [.centerX, .centerXWithinMargins]
      case .vertical:
        [
          .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
          .centerYWithinMargins,
        ]
      }
    }

    func answer(against other: Family) -> Answer {
      switch (self, other) {
      case (.dimension, .dimension): .legal
      case (.dimension, _), (_, .dimension): .pairing
      case (.vertical, .vertical): .legal
      case (.vertical, _), (_, .vertical): .axes
      case (.fixedSide, .readingSide), (.readingSide, .fixedSide): .direction
      default: .legal
      }
    }
  }

  @Test("is legal or not by the table of pairs, in every cell", arguments: Attribute.allCases)
  func pairs(_ first: Attribute) throws {
    for second in Attribute.allCases {
      let rule = constraint(first, [.init(1, anchor("b", second))]).violatedRule
      let expected = try family(first).answer(against: family(second))
      #expect(answer(rule) == expected, "\(first) against \(second)")
    }
  }

  @Test("may lack its other side only if it is a size", arguments: Attribute.allCases)
  func constants(_ first: Attribute) {
    let rule = constraint(first, []).violatedRule
    #expect(rule == (first.isDimension ? nil : .locationEqualsConstant(anchor("a", first))))
  }

  @Test("may multiply by zero only if it is a size")
  func zeroMultiplier() {
    let size = constraint(.width, [.init(0, anchor("b", .width))])
    #expect(size.violatedRule == nil)
    let place = constraint(.left, [.init(0, anchor("b", .left))])
    #expect(place.violatedRule == .zeroMultiplier(anchor("a", .left), anchor("b", .left)))
  }

  @Test("has no baselines if a side is a guide")
  func guideBaselines() {
    for baseline in [Attribute.firstBaseline, .lastBaseline] {
      let guide = Anchor(.guide("a", .safeArea), baseline)
      let rule = constraint(.top, [.init(1, guide)]).violatedRule
      #expect(rule == .guideWithoutBaseline(guide))
    }
  }

  @Test("has no margins if a side is a guide")
  func guideMargins() {
    let guide = Anchor(.guide("a", .safeArea), .leftMargin)
    let rule = constraint(.left, [.init(1, guide)]).violatedRule
    #expect(rule == .guideWithoutMargins(guide))
  }

  @Test("needs finite numbers")
  func finite() {
    var broken = constraint(.width, [])
    broken.constant = Points(.nan)
    #expect(broken.violatedRule == .constantNotFinite)
    #expect(constraint(.width, [.init(.infinity, anchor("b", .width))]).violatedRule != nil)
  }

  @Test("has no number that no layout could do anything with")
  func reasonable() {
    var broken = constraint(.width, [])
    broken.constant = -1_000_001
    #expect(broken.violatedRule == .numberTooLarge(-1_000_001))
    #expect(
      constraint(.width, [.init(1e7, anchor("b", .width))]).violatedRule == .numberTooLarge(1e7))
    broken.constant = 1_000_000
    #expect(broken.violatedRule == nil)
  }

  struct Sum: CustomTestStringConvertible {
    let testDescription: String
    let first: Attribute
    let terms: [(Double, Attribute)]
    let isLegal: Bool
  }

  @Test(
    "may have a sum on its other side if the sum is a position or a size",
    arguments: [
      Sum(
        testDescription: "a position moved by a part of a width", first: .left,
        terms: [(1, .left), (0.1, .width)], isLegal: true),
      Sum(
        testDescription: "a length between two positions", first: .width,
        terms: [(1, .right), (-1, .left)], isLegal: true),
      Sum(
        testDescription: "a length of two positions added", first: .width,
        terms: [(1, .right), (1, .left)], isLegal: false),
      Sum(
        testDescription: "a position of two lengths", first: .left,
        terms: [(1, .width), (1, .width)], isLegal: false),
      Sum(
        testDescription: "leading and left", first: .leading, terms: [(1, .leading), (1, .left)],
        isLegal: false),
      Sum(
        testDescription: "a vertical term", first: .left, terms: [(1, .left), (1, .top)],
        isLegal: false),
    ])
  func sums(_ row: Sum) {
    let terms = row.terms.map { Constraint.Term($0.0, anchor("b", $0.1)) }
    #expect((constraint(row.first, terms).violatedRule == nil) == row.isLegal)
  }

  private func anchor(_ id: ViewID, _ attribute: Attribute) -> Anchor {
    Anchor(.view(id), attribute)
  }

  private func constraint(_ first: Attribute, _ terms: [Constraint.Term]) -> Constraint {
    Constraint(anchor("a", first), .equal, terms, origin: .code)
  }

  private func family(_ attribute: Attribute) throws -> Family {
    try #require(Family.allCases.first { $0.attributes.contains(attribute) })
  }

  private func answer(_ rule: IllegalConstraint?) -> Answer? {
    switch rule {
    case nil: .legal
    case .invalidPairing: .pairing
    case .directionMismatch: .direction
    case .axisMismatch: .axes
    default: nil
    }
  }
}
