import Bitmaps
import Testing

@testable import Drawing

@Suite("A template of a symbol")
struct SymbolTemplateTests {
  /// The parts of a template that count, with a square 60 by 40 above the baseline at y = 1126.
  private static let template = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Notes"><text>Small</text></g>
      <g id="Guides">
        <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1490" x2="1490" y1="1030" y2="1150"/>
      </g>
      <g id="Symbols">
        <g id="Black-M" transform="matrix(1 0 0 1 2400 1126)"><path d="M0 0h9v-9z"/></g>
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><g><path d="M0 0h60v-40h-60z"/></g></g>
      </g>
    </svg>
    """

  @Test("becomes a drawing of the regular variant at the size of body text")
  func drawing() throws {
    let drawing = try #require(SymbolTemplate(Array(Self.template.utf8))).drawing
    // 17 points for 100: the margins are 100 apart, and the square is 40 high.
    let picture = try VectorPicture(drawing, in: nil)
    #expect(abs(picture.size.width - 17) < 1e-5)
    #expect(abs(picture.size.height - 6.8) < 1e-5)
    // The square fills all rows, and the columns from 10 to 70 of 100.
    let bitmap = try #require(try picture.surface(width: 10, height: 1).straightBitmap())
    let alphas = stride(from: 3, to: 40, by: 4).map { bitmap.bytes[$0] }
    #expect(alphas == [0, 255, 255, 255, 255, 255, 255, 0, 0, 0])
  }

  @Test("is not any other drawing")
  func others() {
    #expect(SymbolTemplate(Array("<svg><g id='Symbols'/></svg>".utf8)) == nil)
    let cut = Self.template.prefix { $0 != "h" }
    #expect(SymbolTemplate(Array(cut.utf8)) == nil)
  }
}
