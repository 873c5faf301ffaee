import Geometry
import Testing

@testable import Bitmaps

@Suite("A bitmap")
struct BitmapTests {
  @Test("is described by its size and some digits of its hash, however large it is")
  func described() throws {
    let bitmap = try #require(
      Bitmap(width: 3, height: 2, bytes: [UInt8](repeating: 255, count: 24)))
    #expect("\(bitmap)" == "3 × 2, \(PixelHash(bitmap).shortForm)")
    #expect(PixelHash(bitmap).shortForm.count == 8)
  }
}
