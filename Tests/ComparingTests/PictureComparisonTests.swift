import Bitmaps
import Comparing
import Geometry
import Reports
import Testing
import Tolerances

@Suite("Comparing exactly")
struct PictureComparisonTests {
  /// A grey picture with single pixels set to a value.
  private func picture(
    _ width: Int, _ height: Int, _ dots: [(x: Int, y: Int)] = []
  ) throws -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for dot in dots { bytes[(dot.y * width + dot.x) * 4] = 0 }
    return try #require(Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes))
  }

  /// What passes the limit that no pixel may differ.
  private func none(_ count: Int) -> LimitExcess {
    LimitExcess(view: nil, count: count, limit: .none, windowSide: nil)
  }

  @Test("finds equal pictures identical")
  func identical() throws {
    #expect(PictureComparison().compare(try picture(5, 3), try picture(5, 3)) == .identical)
  }

  @Test("counts differing pixels and holds them in the smallest rectangle")
  func different() throws {
    let actual = try picture(5, 4, [(1, 1), (3, 2), (2, 2)])
    #expect(
      PictureComparison().compare(try picture(5, 4), actual)
        == .different(
          PixelDifference(
            count: 3, total: 20, left: 1, top: 1, right: 4, bottom: 3, excesses: [none(3)])))
  }

  @Test("sees the first and the last byte")
  func corners() throws {
    var bytes = try picture(3, 3).bytes
    bytes[0] = 254
    bytes[35] = 254
    let actual = try #require(Bitmap(width: 3, height: 3, bytes: bytes))
    #expect(
      PictureComparison().compare(try picture(3, 3), actual)
        == .different(
          PixelDifference(
            count: 2, total: 9, left: 0, top: 0, right: 3, bottom: 3, excesses: [none(2)])))
  }

  @Test("tells sizes apart before pixels")
  func sizes() throws {
    let comparison = PictureComparison().compare(try picture(3, 2), try picture(2, 3))
    guard case .differentSize(let expected, let actual) = comparison else {
      Issue.record("\(comparison)")
      return
    }
    #expect(expected.description == "3 × 2")
    #expect(actual.description == "2 × 3")
  }

  struct Share: CustomTestStringConvertible, Sendable {
    let count: Int
    let total: Int
    let text: String
    var testDescription: String { "\(count) of \(total)" }
  }

  @Test(
    "rounds the share of differing pixels to hundredths of a percent",
    arguments: [
      Share(count: 1, total: 3, text: "33.33 %"), Share(count: 2, total: 3, text: "66.67 %"),
      Share(count: 1, total: 20_000, text: "0.01 %"),
      Share(count: 1, total: 20_001, text: "under 0.01 %"),
      Share(count: 9, total: 9, text: "100 %"),
    ])
  func share(_ row: Share) {
    let difference = PixelDifference(
      count: row.count, total: row.total, left: 0, top: 0, right: 1, bottom: 1)
    #expect(difference.share == row.text)
  }
}

@Suite("The picture of a difference")
struct DifferencePictureTests {
  @Test("is the expected one faint, magenta where they differ, yellow where one ends")
  func shades() throws {
    let expected = try #require(
      Bitmap(
        width: 2, height: 2,
        bytes: [0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 0]))
    let actual = try #require(
      Bitmap(
        width: 3, height: 1, bytes: [0, 0, 0, 255, 255, 255, 254, 255, 1, 1, 1, 255]))
    let picture = try #require(DifferencePicture.bitmap(expected: expected, actual: actual))
    let faintBlack: [UInt8] = [204, 204, 204, 255]
    let magenta: [UInt8] = [255, 0, 170, 255]
    let yellow: [UInt8] = [255, 204, 0, 255]
    #expect(picture.width == 3 && picture.height == 2)
    #expect(picture.bytes == faintBlack + magenta + yellow + yellow + yellow + yellow)
    let turned = try #require(DifferencePicture.bitmap(expected: actual, actual: expected))
    #expect(turned.bytes == picture.bytes)
  }

  @Test("takes what is transparent for white")
  func transparent() throws {
    let clear = try #require(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 0]))
    let picture = try #require(DifferencePicture.bitmap(expected: clear, actual: clear))
    #expect(picture.bytes == [255, 255, 255, 255])
  }
}
