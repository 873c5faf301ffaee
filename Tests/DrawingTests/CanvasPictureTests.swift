import Bitmaps
import Geometry
import Graphics
import TestSupport
import Testing

@testable import Drawing

@Suite("A picture on its canvas")
struct CanvasPictureTests {
  private static let size = Size(width: 60, height: 80)

  @Test("keeps its pixels when its renderer draws again, in the same size and in another")
  func copies() throws {
    let renderer = try TestFonts.renderer()
    let expected = try TestFonts.renderer().bitmap(
      of: Samples.everything, size: Self.size, scale: 2)
    for other in [Self.size, Size(width: 90, height: 120)] {
      let picture = try renderer.picture(of: Samples.everything, size: Self.size, scale: 2)
      _ = try renderer.bitmap(of: Samples.flat(.black), size: other, scale: 2)
      #expect(picture.bitmap == expected)
      #expect((picture.width, picture.height) == (120, 160))
    }
    let last = try renderer.picture(of: Samples.everything, size: Self.size, scale: 2)
    #expect(last.bitmap == expected)
  }

  @Test("is that of a file with its pixels, before and after it leaves the canvas")
  func files() throws {
    let renderer = try TestFonts.renderer()
    let same = try renderer.png(of: Samples.everything, size: Self.size, scale: 2)
    let other = try renderer.png(of: Samples.flat(.black), size: Self.size, scale: 2)
    let small = try renderer.png(of: Samples.everything, size: Self.size, scale: 1)
    let picture = try renderer.picture(of: Samples.everything, size: Self.size, scale: 2)
    for _ in 0..<2 {
      #expect(try picture.isShown(in: same))
      #expect(try !picture.isShown(in: other))
      #expect(try !picture.isShown(in: small))
      #expect(throws: PNGError.self) { try picture.isShown(in: [1, 2, 3]) }
      picture.leaveCanvas()
    }
  }

  @Test("differs from a file in one channel of one pixel", arguments: [0, 1, 2])
  func onePixel(channel: Int) throws {
    let renderer = try TestFonts.renderer()
    let picture = try renderer.picture(of: Samples.everything, size: Self.size, scale: 1)
    var changed = picture.bitmap
    changed.bytes[(61 * 60 + 37) * 4 + channel] ^= 1
    let file = try PNG.encode(changed)
    let again = try renderer.picture(of: Samples.everything, size: Self.size, scale: 1)
    #expect(try !again.isShown(in: file))
    #expect(try again.isShown(in: PNG.encode(picture.bitmap)))
  }
}
