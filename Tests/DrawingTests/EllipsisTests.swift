import Bitmaps
import Geometry
import Graphics
import Testing

@testable import Drawing

@Suite("An ellipsis")
struct EllipsisTests {
  // The fonts of these texts have no ellipsis, so it consists of the system font's dots.
  @Test(
    "is the same whatever was drawn before",
    arguments: ["שלום עולם שלום", "สวัสดีชาวโลกสวัสดี", "გამარჯობა მსოფლიო", "Բարեւ աշխարհ", "😀🎉🎈😀🎉🎈😀"])
  func independent(_ text: String) throws {
    func picture(by renderer: Renderer, _ size: Points) throws -> Bitmap {
      let frame = Rect(x: 0, y: 0, width: 70, height: 60)
      let run = TextRun(TextContent(text, font: .system(size)), color: .black, in: frame)
      return try renderer.bitmap(of: DisplayList([.text(run)]), size: frame.size, scale: 2)
    }
    let alone = try picture(by: TestFonts.renderer(), 28)
    let renderer = try TestFonts.renderer()
    for size in [11.0, 53, 17] { _ = try picture(by: renderer, Points(size)) }
    #expect(try picture(by: renderer, 28) == alone)
  }
}
