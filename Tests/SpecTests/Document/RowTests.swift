import AutoLayout
import Geometry
import Graphics
import TestSupport
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
        "root", "list", "list[0]", "list[0].contentView", "list[0].row", "list[0].name",
        "list[0].dot", "list[1]", "list[1].contentView", "list[1].row", "list[1].name",
        "list[1].dot",
      ])
  }

  @Test("keep a value's type, and take its text inside a longer one")
  func values() throws {
    let styles = try #require(SpecText(Self.spec).built("iphone-15-pro")).styles
    let texts = styles.compactMap { ($0.kind as? LabelKind)?.text }
    #expect(texts.map(\.string) == ["Ann: $3", "Bo: $4.50"])
    #expect(texts.map(\.lines) == [0, 2])
    #expect(styles.map(\.isHidden).suffix(5) == [false, false, false, false, false])
    #expect(styles[6].isHidden)
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
        "root", "list", "list[0]", "list[0].contentView", "list[0].row", "list[0].name",
        "list[0].dot",
      ])
  }

  @Test("stand in sections between headers and footers with text")
  func sections() throws {
    let built = SpecText(
      """
      views:
        list:
          kind: tableView
          accessory: checkmark
          row: { kind: label, text: $text }
          sections:
            - { header: One, items: [{ text: a }, { text: b, accessory: none }] }
            - { footer: Two, items: [{ text: c }] }
            - { items: [] }
      """
    ).built("iphone-15-pro")
    let cell = try #require(built)
    #expect(
      cell.scene.views.map(\.id.name) == [
        "root", "list", "list[0].header", "list[0][0]", "list[0][0].contentView",
        "list[0][0].row", "list[0][1]", "list[0][1].contentView", "list[0][1].row",
        "list[1][0]", "list[1][0].contentView", "list[1][0].row", "list[1].footer",
      ])
    let cells = cell.styles.compactMap { $0.kind as? TableViewCellKind }
    #expect(cells.map(\.accessory) == [.checkmark, .none, .checkmark])
    #expect(cells.map(\.position) == [.first, .last, .only])
  }

  @Test("have no line above a swiped row of their section on iOS 26")
  func aboveSwiped() throws {
    let text = SpecText(
      """
      matrix: { device: iphone-15-pro, os: [18, 26] }
      views:
        list:
          kind: tableView
          row: { kind: label, text: $text }
          sections:
            - items: [{ text: a }, { text: b }, { text: c, swipeActions: [{ title: More }] }]
            - items: [{ text: d, swipeActions: [{ title: More }] }, { text: e }]
            - items: [{ text: f }, { text: g, swipeActions: [] }]
      """)
    func lines(_ cell: String) throws -> [Bool] {
      try #require(text.built(cell)).styles.compactMap { $0.kind as? TableViewCellKind }.map(
        \.hasSeparator)
    }
    #expect(try lines("iphone-15-pro") == [true, true, true, true, true, true, true])
    #expect(
      try lines("iphone-15-pro.os-26") == [true, false, true, true, true, true, true])
  }

  @Test("of grouped tables stand apart also without text")
  func grouped() throws {
    let built = SpecText(
      """
      views:
        list:
          kind: tableView
          style: grouped
          row: {}
          sections: [{ items: [{}] }, { header: Two, items: [{}] }, {}]
      """
    ).built("iphone-15-pro")
    let cell = try #require(built)
    #expect(
      cell.scene.views.map(\.id.name).filter { $0.hasSuffix("er") } == [
        "list[0].header", "list[1].header", "list[1].footer", "list[2].header", "list[2].footer",
      ])
  }

  @Test("of a grouped table with a header keep it apart from that of their only section")
  func headerBesideItems() throws {
    let spec = SpecText(
      """
      views:
        list:
          kind: tableView
          style: insetGrouped
          header: { views: { logo: { size: [50, 40], pin: superview } } }
          row: {}
          items: [{}]
      """)
    #expect(spec.diagnostics.isEmpty)
    let built = try #require(spec.built("iphone-15-pro"))
    #expect(
      built.scene.views.map(\.id.name).filter { $0.hasSuffix("er") } == [
        "list.header", "list.section.header", "list.section.footer",
      ])
    let layout = LayoutEngine.unlimitedLayout(built.scene, measuring: FixedMetricsText())
    let header = try #require(layout.views.first { $0.id.name == "list.header" })
    #expect(header.frame.height == 40)
  }

  @Test(
    "find their parameters",
    arguments: [
      ("$a", [RowTemplate.Piece.parameter("a")]),
      ("x $a_1, y", [.text("x "), .parameter("a_1"), .text(", y")]),
      ("$a$b", [.parameter("a"), .parameter("b")]), ("$a你", [.parameter("a"), .text("你")]),
      ("$(größe): $(名)", [.parameter("größe"), .text(": "), .parameter("名")]),
      ("5$", [.text("5$")]), ("$5", [.text("$5")]), ("$$a", [.text("$a")]), ("", [.text("")]),
    ])
  func parameters(text: String, pieces: [RowTemplate.Piece]) {
    #expect(RowTemplate.pieces(of: text) == pieces)
  }
}
