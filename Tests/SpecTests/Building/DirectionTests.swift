import AutoLayout
import Geometry
import Testing

@testable import Spec

@Suite("The direction of reading") struct DirectionTests {
  private static let spec = """
    matrix: { direction: [ltr, rtl] }
    views:
      follows: { margins: { leading: 1, trailing: 2 } }
      stays: { margins: { left: 1, right: 2 } }
      own: { direction: ltr, margins: { horizontal: 3, leading: 1 } }
      turned: { margins: { leading: 1 } }
    when:
      - { direction: rtl, views: { turned: { direction: ltr, margins: { left: 5 } } } }
    """

  @Test("turns leading and trailing margins, not left and right ones", arguments: rows)
  func margins(_ row: Row) {
    let scene = SpecText(Self.spec).built(row.cell)?.scene
    #expect(scene?.environment.direction == row.direction)
    let margins = scene?.views.dropFirst().map { [$0.margins.left, $0.margins.right] }
    #expect(margins == row.margins)
    #expect(scene?.views.dropFirst().map(\.direction) == row.own)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let cell: String
    let direction: LayoutDirection
    let margins: [[Points]]
    let own: [LayoutDirection?]

    var testDescription: String { cell }
  }

  private static let rows = [
    Row(
      cell: "iphone-15-pro", direction: .leftToRight,
      margins: [[1, 2], [1, 2], [1, 3], [1, 8]],
      own: [nil, nil, .leftToRight, nil]),
    Row(
      cell: "iphone-15-pro.rtl", direction: .rightToLeft,
      margins: [[2, 1], [1, 2], [1, 3], [5, 8]], own: [nil, nil, .leftToRight, .leftToRight]),
  ]
}
