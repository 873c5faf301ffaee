import Filters
import Geometry
import Graphics
import Testing

@Suite("The pixels behind a material")
struct FilteredBackdropTests {
  @Test(
    "keep their colours where nothing blurs or tints them",
    arguments: [
      [[1, 2, 3], [4, 5, 6]], [[1, 2, 2], [2, 2, 3]], [[1, 1, 2], [2, 2, 2], [2, 1, 1]],
    ])
  func keepColors(_ rows: [[UInt32]]) {
    let width = rows[0].count
    let words = rows.joined().map { 0xFF00_0000 | $0 * 0x10_2030 }
    let material = Material(
      blurRadius: 0, saturation: 1, tint: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0))
    let region = PixelRect(x: 0, y: 0, width: width, height: rows.count)
    var result = [UInt32](repeating: 0, count: words.count)
    words.withUnsafeBytes { bytes in
      let pixels = PremultipliedPixels(
        bytes: bytes, stride: width * 4, bounds: region, isOpaque: true)
      let backdrop = FilteredBackdrop(
        of: pixels, region: region, within: .rect(region.points(scale: 1)), material: material,
        scale: 1)
      result.withUnsafeMutableBytes { backdrop.write(to: $0, stride: width * 4) }
    }
    #expect(result == words)
  }
}
