import Bitmaps
import Drawing
import Geometry
import Graphics
import Testing

/// Renderers with the installed fonts, derived ones kept between runs of the tests.
enum TestFonts {
  static func renderer() throws -> Renderer { try Renderer(fonts: library()) }

  static func library() throws -> FontLibrary {
    try FontLibrary(cache: FontCache(directory: "/tmp/strut-test-fonts"))
  }

  /// A picture of `side` × `side` pixels, one a point.
  static func picture(_ items: [DisplayItem], side: Double = 8) throws -> Bitmap {
    let size = Size(width: Points(side), height: Points(side))
    return try renderer().bitmap(of: DisplayList(items), size: size, scale: 1)
  }
}

extension Bitmap {
  func red(x: Int, y: Int) -> Int { Int(bytes[(y * width.value + x) * 4]) }

  func reds(row: Int) -> [Int] { (0..<width.value).map { red(x: $0, y: row) } }

  var colors: Set<RGBAColor> {
    Set(
      stride(from: 0, to: bytes.count, by: 4).map {
        RGBAColor(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3])
      })
  }
}

/// Display lists.
enum Samples {
  static func flat(_ color: RGBAColor) -> DisplayList {
    DisplayList([.fill(.rect(Rect(x: 0, y: 0, width: 200, height: 200)), color)])
  }

  /// One item of each kind at least.
  static var everything: DisplayList {
    let card = Path.roundedRect(Rect(x: 10, y: 10, width: 100, height: 60), radius: 12)
    let text = TextContent("Hi 你好 🙂 two lines", font: .system(17, .semibold), lines: 0)
    let row = DisplayItem.text(
      TextRun(text, color: .black, in: Rect(x: 16, y: 14, width: 88, height: 60)))
    let title = DisplayItem.text(
      TextRun(
        TextContent("Large", font: .system(34, .bold)), color: RGBAColor(rgb: 0x0A84FF),
        alignment: .center, in: Rect(x: 0, y: 90, width: 120, height: 41)))
    return DisplayList([
      .shadow(card, RGBAColor(rgb: 0, alpha: 90), radius: 4, offset: Point(x: 0, y: 2)),
      .fill(card, RGBAColor(rgb: 0xF2F2F7)), .stroke(card, .black, Stroke(width: 0.5)),
      .group(name: "row", opacity: 0.8, clip: card, [row]),
      .backdrop(
        .rect(Rect(x: 0, y: 50, width: 120, height: 110)),
        Material(blurRadius: 10, saturation: 1.8, tint: RGBAColor(rgb: 0xFFFFFF, alpha: 120))),
      title,
    ])
  }
}
