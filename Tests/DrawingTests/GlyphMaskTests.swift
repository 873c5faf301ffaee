import Bitmaps
import Geometry
import Graphics
import Testing

@testable import Drawing

@Suite("Glyphs that are drawn again")
struct GlyphMaskTests {
  private let size = Size(width: 120, height: 40)

  private func text(
    _ string: String, x: Double, size: Points = 17, color: RGBAColor = .black, tracking: Points = 0
  ) -> DisplayItem {
    var font = FontDescription.system(size, .regular)
    font.tracking = tracking
    let frame = Rect(x: Points(x), y: 0, width: 120, height: 40)
    return .text(TextRun(TextContent(string, font: font), color: color, in: frame))
  }

  private func picture(
    _ items: [DisplayItem], by renderer: Renderer, scale: Int = 2
  ) throws -> Bitmap {
    try renderer.bitmap(of: DisplayList(items), size: size, scale: scale)
  }

  @Test("have their outlines filled once, wherever on whole pixels they stand")
  func areMadeOnce() throws {
    let renderer = try TestFonts.renderer()
    _ = try picture([text("o", x: 4)], by: renderer)
    #expect(renderer.caches.glyphs.makings == 1)
    _ = try picture([text("o", x: 10), text("o", x: 31.5, color: .white)], by: renderer)
    #expect(renderer.caches.glyphs.makings == 1)
    _ = try picture([text("o", x: 10)], by: renderer, scale: 3)
    #expect(renderer.caches.glyphs.makings == 2)
  }

  @Test("stand on quarters of a pixel")
  func standOnQuarters() throws {
    let renderer = try TestFonts.renderer()
    let pictures = try (0..<64).map { place in
      try picture([text("o", x: 4 + Double(place) / 64 / 2)], by: renderer)
    }
    #expect(renderer.caches.glyphs.makings == 4)
    // The last of the pixel's quarters is as near as the first of the next pixel's, or not.
    let changes = zip(pictures, pictures.dropFirst()).map { $0 != $1 }
    let quarters = changes.indices.filter { changes[$0] }
    #expect(quarters.count == 4)
    for (quarter, next) in zip(quarters, quarters.dropFirst()) { #expect(next - quarter == 16) }
  }

  @Test("stand where they are where they are larger than 256 pixels, or turned")
  func standExactly() throws {
    let renderer = try TestFonts.renderer()
    let turn = Transform.rotation(degrees: 30)
    #expect(
      try picture([text("o", x: 4, size: 129)], by: renderer)
        != picture([text("o", x: 4.05, size: 129)], by: renderer))
    #expect(
      try picture([.transformed(turn, [text("o", x: 4)])], by: renderer)
        != picture([.transformed(turn, [text("o", x: 4.05)])], by: renderer))
    #expect(renderer.caches.glyphs.makings == 0)
  }

  @Test("are one shape where they overlap, so that translucent text is not darker there")
  func areOneShape() throws {
    let half = RGBAColor(rgb: 0, alpha: 128)
    let picture = try picture(
      [text("oo", x: 4, color: half, tracking: -6)], by: TestFonts.renderer())
    // White under a black of 128 of 255.
    #expect((0..<40 * 2).flatMap { picture.reds(row: $0) }.min() == 127)
  }

  @Test("are left out in a frame without width, the ellipsis too")
  func withoutWidth() throws {
    let frame = Rect(x: 40, y: 0, width: 0, height: 40)
    let run = TextRun(TextContent("oooo", font: .system(17)), color: .black, in: frame)
    #expect(try picture([.text(run)], by: TestFonts.renderer()).colors == [.white])
  }

  @Test("are left out far outside of the picture, and cut where a clip ends")
  func clipped() throws {
    let renderer = try TestFonts.renderer()
    let far = try picture([text("o", x: 1e12), text("o", x: -500)], by: renderer)
    #expect(far.colors == [.white])
    let clip = Path.rect(Rect(x: 0, y: 0, width: 8, height: 40))
    let cut = try picture(
      [.group(name: nil, opacity: 1, clip: clip, [text("oooo", x: 4)])], by: renderer)
    let whole = try picture([text("oooo", x: 4)], by: renderer)
    for y in 0..<80 {
      #expect(cut.reds(row: y)[..<16] == whole.reds(row: y)[..<16])
      #expect(cut.reds(row: y)[16...].allSatisfy { $0 == 255 })
    }
  }
}
