import Devices
import Geometry
import Graphics
import Testing

@testable import Spec
@testable import ViewKinds

@Suite("The text size of a cell") struct TextSizeTests {
  private static let spec = """
    matrix: { textSize: [large, medium, accessibility5] }
    screen: { navigationBar: { title: Text } }
    metrics: { small: 10 }
    views:
      style: { kind: label, text: a, font: headline }
      scaled: { kind: label, text: a, font: { size: 17, weight: bold, scaled: body } }
      metric: { kind: label, text: a, font: { size: small, scaled: caption2 } }
      fixed: { kind: label, text: a, font: 17 }
    when:
      - { textSize: 'accessibility*', views: { fixed: { hidden: true } } }
    """

  @Test("names cells and sizes fonts")
  func fonts() throws {
    let spec = SpecText(Self.spec)
    #expect(spec.findings.isEmpty)
    let document = try #require(spec.document)
    let cells = document.cells().cells
    #expect(
      cells.map(\.name) == [
        "iphone-15-pro", "iphone-15-pro.textSize-medium", "iphone-15-pro.textSize-accessibility5",
      ])
    let built = cells.map { document.build($0) }
    let sizes = built.map { cell in
      cell.styles.compactMap { ($0.kind as? LabelKind)?.text.font.size }
    }
    // 17 × 21 / 22 and 17 × 62 / 22; 10 × 13 / 13 and 10 × 48 / 13, to thirds.
    #expect(sizes[0] == [17, 17, 10, 17])
    #expect(sizes[1] == [16, Points(49.0 / 3), 10, 17])
    #expect(sizes[2] == [53, 48, 37, 17])
    #expect(built.map(\.configuration.textSize) == [.large, .medium, .accessibility5])
    #expect(built.map { $0.styles[4].isHidden } == [false, false, true])
  }

  @Test("gives a font the size of a style, which other keys of the font change")
  func styleKey() throws {
    // Apple's table: title1 is 28 pt at the default size and 34 at xxxLarge; `scaled` follows the
    // growth of its line heights, 41 for 34.
    let spec = SpecText(
      """
      matrix: { textSize: [large, xxxLarge] }
      views:
        plain: { kind: label, text: a, font: title1 }
        bold: { kind: label, text: a, font: { style: title1, weight: bold, italic: true } }
        head: { kind: label, text: a, font: { style: headline } }
        scaled: { kind: label, text: a, font: { scaled: title1 } }
        serif: { kind: label, text: a, font: { style: title1, family: serif } }
        fixed: { kind: label, text: a, font: 28 }
      """)
    #expect(spec.findings.isEmpty)
    let cells = try #require(spec.document).cells().cells
    let fonts = cells.map { cell in
      spec.document?.build(cell).styles.compactMap { ($0.kind as? LabelKind)?.text.font } ?? []
    }
    #expect(fonts[0].map(\.size) == [28, 28, 17, 28, 28, 28])
    #expect(fonts[1].prefix(3).map(\.size) == [34, 34, 23])
    #expect(fonts[0].prefix(4).map(\.weight) == [.regular, .bold, .semibold, .regular])
    #expect(fonts[0].prefix(4).map(\.isItalic) == [false, true, false, false])
    // Bold, italic and serif fonts of a style keep its leading; scaled fonts have none.
    #expect(fonts[0].map(\.leading) == [34, 34, 22, nil, 34, nil])
    #expect(fonts[1].map(\.leading) == [41, 41, 29, nil, 41, nil])
    #expect(
      SpecText("views: { a: { kind: label, font: { size: 10, style: body } } }").findings == [
        "1:46+5 the style `body` gives the size, and `size` does too → for a size of your own that grows like the style, write `scaled: body` in place of `style`"
      ])
  }

  @Test("is refused where there is no such size, and so is scaling by no style")
  func mistakes() {
    let sizes = SpecText("matrix: { textSize: huge }").findings
    #expect(sizes.count == 1 && sizes[0].contains("text size") && sizes[0].contains("huge"))
    #expect(
      SpecText("views: { a: { kind: label, font: { size: 10, scaled: bodi } } }").findings
        == ["1:54+4 `scaled` cannot be `bodi` → did you mean `body`?"])
  }
}
