import AutoLayout
import Testing

@testable import Spec
@testable import ViewKinds

@Suite("A table's rows") struct RowTests {
  private static let spec = """
    matrix: { appearance: [light, dark] }
    views:
      list:
        kind: tableView
        row:
          pin: superview
          views:
            name: { kind: label, text: "$who: $$$count", lines: $lines }
            dot: { hidden: $off }
          constraints:
            - name.left == dot.right
            - superview.right == name.right
        items:
          - { who: Ann, count: 3, lines: 0, off: true }
          - { who: Bo, count: 4.50, lines: 2, off: false }
    when:
      - appearance: dark
        views: { list: { items: [{ who: Cy, count: 1, lines: 1, off: true }] } }
    """

  @Test("are made from the template, with ids of their own")
  func ids() {
    #expect(
      SpecText(Self.spec).built("iphone-15-pro")?.scene.views.map(\.id.name) == [
        "root", "list", "list[0]", "list[0].row", "list[0].name", "list[0].dot", "list[1]",
        "list[1].row", "list[1].name", "list[1].dot",
      ])
  }

  @Test("keep a value's type, and take its text inside a longer one")
  func values() throws {
    let looks = try #require(SpecText(Self.spec).built("iphone-15-pro")).looks
    let texts = looks.compactMap { ($0.kind as? Label)?.text }
    #expect(texts.map(\.string) == ["Ann: $3", "Bo: $4.50"])
    #expect(texts.map(\.lines) == [0, 2])
    #expect(looks.map(\.isHidden).suffix(4) == [false, false, false, false])
    #expect(looks[5].isHidden)
  }

  @Test("have constraints among themselves")
  func constraints() {
    #expect(
      SpecText(Self.spec).equations("iphone-15-pro").suffix(4) == [
        "list[0].name.left == list[0].dot.right", "list[1].name.left == list[1].dot.right",
        "superview.right == list[0].name.right", "superview.right == list[1].name.right",
      ])
  }

  @Test("are others under a condition")
  func patch() {
    #expect(
      SpecText(Self.spec).built("iphone-15-pro.dark")?.scene.views.map(\.id.name) == [
        "root", "list", "list[0]", "list[0].row", "list[0].name", "list[0].dot",
      ])
  }

  @Test(
    "find their parameters",
    arguments: [
      ("$a", [RowTemplate.Piece.parameter("a")]),
      ("x $a_1, y", [.text("x "), .parameter("a_1"), .text(", y")]),
      ("$a$b", [.parameter("a"), .parameter("b")]), ("$a你", [.parameter("a"), .text("你")]),
      ("5$", [.text("5$")]), ("$5", [.text("$5")]), ("$$a", [.text("$a")]), ("", [.text("")]),
    ])
  func parameters(text: String, pieces: [RowTemplate.Piece]) {
    #expect(RowTemplate.pieces(of: text) == pieces)
  }
}
