import Graphics
import Testing

@Suite("A colour of Display P3")
struct DisplayP3Tests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let parts: (Double, Double, Double)
    let color: UInt32

    var testDescription: String { name }
  }

  /// The primaries of sRGB in Display P3, as CSS Color 4 converts them.
  static let rows = [
    Row(name: "black", parts: (0, 0, 0), color: 0x000000),
    Row(name: "white", parts: (1, 1, 1), color: 0xFFFFFF),
    Row(name: "a grey", parts: (0.5, 0.5, 0.5), color: 0x808080),
    Row(name: "the red of sRGB", parts: (0.91749, 0.20029, 0.13856), color: 0xFF0000),
    Row(name: "the green of sRGB", parts: (0.45840, 0.98526, 0.29829), color: 0x00FF00),
    Row(name: "the blue of sRGB", parts: (0, 0, 0.95959), color: 0x0000FF),
    Row(name: "a red beyond sRGB", parts: (1, 0, 0), color: 0xFF0000),
  ]

  @Test("is the same one in sRGB, or the nearest by channels", arguments: rows)
  func converted(_ row: Row) {
    let color = RGBAColor(displayP3: row.parts.0, row.parts.1, row.parts.2)
    #expect(color == RGBAColor(rgb: row.color))
  }

  @Test("keeps its alpha")
  func alpha() { #expect(RGBAColor(displayP3: 1, 1, 1, alpha: 0.2).alpha == 51) }
}
