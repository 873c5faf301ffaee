import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut explain, of conditions and wishes")
struct ExplainConditionTests {
  private static let conditions = """
    matrix: { device: iphone-se-3 }
    views:
      box: { height: 44, pin: [top, leading, trailing] }
    constraints:
      - { name: spare, constraint: box.width >= 10, active: false }
    when:
      - idiom: phone
        deactivate: { item: box, attribute: trailing }
        constraints: [box.width == 200]
      - { idiom: pad, width: ">= 700", constraints: [box.width == 300] }
      - idiom: phone
        views: { box: { height: 60 } }
    """

  @Test("names the entries of `when` that keep constraints out of a cell")
  func inactive() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.conditions, to: "box.yaml")
    let outcome = strut("explain", "box.yaml", "--view", "box", in: scratch.path)
    #expect(
      outcome.out.hasSuffix(
        """

          not in this cell
            box.height == 44: switched off by `when: idiom: phone`, box.yaml:11:5  `height`, box.yaml:3:18
            box.trailing == superview.trailing: switched off by `when: idiom: phone`, box.yaml:7:5  `pin`, box.yaml:3:42
            spare: box.width >= 10: inactive, and no `when` that holds activates it  box.yaml:5:32
            box.width == 300: only under `when: idiom: pad, width: >= 700`, box.yaml:10:5  box.yaml:10:50

        """), "\(outcome.out)")
  }

  private struct Output: Decodable {
    let cells: [Cell]

    struct Cell: Decodable {
      let inactive: [Inactive]
    }

    struct Inactive: Decodable {
      let equation: String
      let name: String?
      let cause: String
      let line: Int
      let when: Entry?
    }

    struct Entry: Decodable {
      let condition: String
      let file: String
      let line: Int
      let column: Int
    }
  }

  @Test("names them in JSON")
  func json() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.conditions, to: "box.yaml")
    let outcome = strut("explain", "box.yaml", "--json", in: scratch.path)
    let output = try JSONDecoder().decode(Output.self, from: Data(outcome.out.utf8))
    let inactive = try #require(output.cells.first).inactive
    #expect(
      inactive.map(\.cause) == ["switchedOff", "switchedOff", "inactive", "conditionFails"])
    #expect(inactive.map(\.when?.line) == [11, 7, nil, 10])
    #expect(inactive.map(\.name) == [nil, nil, "spare", nil])
    #expect(inactive.last?.when?.condition == "idiom: pad, width: >= 700")
    #expect(inactive.last?.equation == "box.width == 300")
  }

  @Test("tells a limit with the wish that pulls against it, and not a weaker one that agrees")
  func pulls() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: iphone-se-3 }
      views:
        p: { height: 10, pin: [top, leading] }
      constraints:
        - p.width <= 200
        - p.width == 200 @250
        - p.width == 400 @700
      """, to: "p.yaml")
    let full = strut("explain", "p.yaml", "--view", "p", in: scratch.path)
    #expect(
      full.out.contains(
        """
          width 200
            p.width <= 200               p.yaml:5:5, held by p
            against p.width == 400 @700  p.yaml:7:5, held by p

        """), "\(full.out)")
    #expect(
      full.out.hasSuffix(
        """

          holds anyway
            p.width == 200 @250  p.yaml:6:5, held by p

          not met
            p.width == 400 @700: short by 200, and pulls  p.yaml:7:5, held by p

        """), "\(full.out)")
    let short = strut("explain", "p.yaml", in: scratch.path)
    #expect(
      short.out.contains("\n  width 200  p.width <= 200; against p.width == 400 @700\n"),
      "\(short.out)")
  }
}
