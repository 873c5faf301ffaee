import Bitmaps
import Foundation
import Geometry
import Graphics
import TestSupport
import Testing

@testable import Drawing

@Suite("A picture of a display list")
struct PictureTests {
  @Test("is the same bytes in two runs, also after other drawing, as bitmap and as SVG")
  func isDeterministic() throws {
    let first = try TestFonts.renderer()
    let size = Size(width: 120, height: 160)
    let bitmap = try first.bitmap(of: Samples.everything, size: size, scale: 2)
    let svg = try first.svg(of: Samples.everything, size: size)
    _ = try first.bitmap(of: Samples.flat(.black), size: size, scale: 2)
    _ = try first.svg(of: Samples.flat(.black), size: size)
    let second = try TestFonts.renderer()
    for renderer in [first, second] {
      #expect(try renderer.bitmap(of: Samples.everything, size: size, scale: 2) == bitmap)
      #expect(try renderer.svg(of: Samples.everything, size: size) == svg)
    }
  }

  @Test("is the same on threads that open their fonts at once")
  func manyThreads() async throws {
    let texts = FontWeight.allCases.flatMap { weight in
      [11, 17, 22, 34].map { size in
        TextRun(
          TextContent("Ag 你好 😀 \(size)", font: .system(Points(size), weight)), color: .black,
          in: Rect(x: 0, y: 0, width: 200, height: 60))
      }
    }
    let list = DisplayList(texts.map { .text($0) })
    let hashes = try await withThrowingTaskGroup(of: PixelHash.self) { group in
      for _ in 0..<12 {
        group.addTask {
          let size = Size(width: 200, height: 60)
          return PixelHash(try TestFonts.renderer().bitmap(of: list, size: size, scale: 1))
        }
      }
      return try await group.reduce(into: [PixelHash]()) { $0.append($1) }
    }
    #expect(Set(hashes).count == 1)
  }

  @Test("is the same from every thread, and from a cache folder that all of them fill")
  func isTheSameInParallel() async throws {
    let size = Size(width: 120, height: 160)
    let expected = try TestFonts.renderer().bitmap(of: Samples.everything, size: size, scale: 2)
    let fonts = try FontLibrary(cache: FontCache(directory: "/proc/strut"))
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try Renderer(fonts: fonts).bitmap(of: Samples.everything, size: size, scale: 2)
        }
      }
      for try await bitmap in group { #expect(bitmap == expected) }
    }
  }

  @Test("is opaque and in the device's pixels")
  func size() throws {
    let bitmap = try TestFonts.renderer().bitmap(
      of: DisplayList(), size: Size(width: 10, height: 20), scale: 3)
    #expect(bitmap.width == 30 && bitmap.height == 60)
    #expect(bitmap.bytes.allSatisfy { $0 == 255 })
  }

  @Test("that is empty or too large is refused", arguments: [0.0, -1, 40_000])
  func refusedSize(_ width: Double) throws {
    let renderer = try TestFonts.renderer()
    #expect(throws: DrawingError.size(width: Int(width), height: 5)) {
      try renderer.bitmap(
        of: DisplayList(), size: Size(width: Points(width), height: 5), scale: 1)
    }
  }

  @Test("has a group's opacity once where its items overlap")
  func groupOpacity() throws {
    let group = DisplayItem.group(
      name: nil, opacity: 0.5, clip: nil,
      [
        .fill(.rect(Rect(x: 0, y: 0, width: 3, height: 4)), .black),
        .fill(.rect(Rect(x: 1, y: 0, width: 3, height: 4)), .black),
      ])
    let picture = try TestFonts.picture([group])
    #expect([0, 1, 2, 3].allSatisfy { (127...128).contains(picture.red(x: $0, y: 2)) })
    #expect(picture.red(x: 4, y: 2) == 255)
  }

  @Test("is drawn within a group's clip only")
  func clip() throws {
    let clip = Path.rect(Rect(x: 2, y: 0, width: 2, height: 4))
    let fill = DisplayItem.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), .black)
    let picture = try TestFonts.picture([.group(name: nil, opacity: 1, clip: clip, [fill])])
    #expect(picture.reds(row: 1) == [255, 255, 0, 0, 255, 255, 255, 255])
    #expect(picture.red(x: 2, y: 5) == 255)
  }

  @Test("is as it was under a backdrop of one colour without a tint")
  func flatBackdrop() throws {
    let color = RGBAColor(rgb: 0x336699)
    let material = Material(blurRadius: 20, saturation: 1, tint: .clear)
    let picture = try TestFonts.picture([
      .fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), color),
      .backdrop(.rect(Rect(x: 0, y: 2, width: 8, height: 5)), material),
    ])
    #expect(picture.colors == [color])
  }

  @Test("mixes a tint into a backdrop by its alpha")
  func tintedBackdrop() throws {
    let material = Material(
      blurRadius: 5, saturation: 1.8, tint: RGBAColor(rgb: 0xFFFFFF, alpha: 153))
    let picture = try TestFonts.picture([
      .fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), .black),
      .backdrop(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), material),
    ])
    #expect(picture.colors == [RGBAColor(rgb: 0x999999)])
  }

  @Test("blurs what lies below a backdrop and nothing else")
  func blurredEdge() throws {
    let material = Material(blurRadius: 1, saturation: 1, tint: .clear)
    let picture = try TestFonts.picture([
      .fill(.rect(Rect(x: 0, y: 0, width: 4, height: 8)), .black),
      .backdrop(.rect(Rect(x: 0, y: 4, width: 8, height: 4)), material),
    ])
    #expect(picture.reds(row: 0) == [0, 0, 0, 0, 255, 255, 255, 255])
    let blurred = picture.reds(row: 6)
    #expect(blurred == blurred.sorted() && blurred[3] > 0 && blurred[4] < 255)
    #expect(zip(blurred, blurred.reversed()).allSatisfy { abs($0 + $1 - 255) <= 1 })
  }

  @Test("has a shadow that is darkest in the middle and gone at four deviations")
  func shadow() throws {
    let picture = try TestFonts.picture(
      [
        .shadow(
          .rect(Rect(x: 10, y: 10, width: 4, height: 4)), .black, radius: 2,
          offset: Point(x: 0, y: 1))
      ], side: 26)
    #expect(picture.red(x: 12, y: 13) < picture.red(x: 12, y: 10))
    #expect(picture.red(x: 12, y: 10) < picture.red(x: 12, y: 7))
    #expect(picture.reds(row: 1).allSatisfy { $0 == 255 })
    #expect(picture.reds(row: 13) == picture.reds(row: 12))
  }

  @Test("draws text at any magnification")
  func enlargedText() throws {
    let run = TextRun(
      TextContent("I", font: .system(20, .bold)), color: .black,
      in: Rect(x: 0, y: 0, width: 20, height: 24))
    func picture(_ factor: Double, x: Double, y: Double, side: Double) throws -> Bitmap {
      let transform = Transform(
        a: factor, b: 0, c: 0, d: factor, tx: Points(-x * factor), ty: Points(-y * factor))
      return try TestFonts.picture([.transformed(transform, [.text(run)])], side: side)
    }
    let small = try picture(4, x: 0, y: 0, side: 80)
    let row = small.reds(row: 48)
    let left = try #require(row.firstIndex(of: 0))
    let right = try #require(row.lastIndex(of: 0))
    let inside = Double(left + right + 1) / 8
    #expect(try picture(10_000, x: inside, y: 12, side: 8).colors == [.black])
    #expect(try picture(10_000, x: inside + 5, y: 12, side: 8).colors == [.white])
  }

  @Test("draws emoji at any magnification")
  func enlargedEmoji() throws {
    let run = TextRun(
      TextContent("🟥", font: .system(20, .regular)), color: .black,
      in: Rect(x: 0, y: 0, width: 40, height: 24))
    let scaled = Transform(a: 1000, b: 0, c: 0, d: 1000, tx: -12_000, ty: -12_000)
    let picture = try TestFonts.picture([.transformed(scaled, [.text(run)])])
    #expect(picture.red(x: 4, y: 4) > 150)
    #expect(picture.colors.allSatisfy { $0.green < 120 })
  }

  @Test("shows a picture file, or its shape in one colour where it is tinted")
  func image() throws {
    let path = "/tmp/strut-test-fonts/half.png"
    let half = try #require(Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 0, 0]))
    try Data(PNG.encode(half)).write(to: URL(fileURLWithPath: path))
    let source = ImageSource(path: path, size: Size(width: 2, height: 1))
    let frame = Rect(x: 2, y: 2, width: 2, height: 1)
    let shown = try TestFonts.picture([.image(ImageRun(source, in: frame))])
    #expect(shown.colors == [.white, RGBAColor(rgb: 0xFF0000)])
    let tinted = try TestFonts.picture([.image(ImageRun(source, in: frame, tint: .black))])
    #expect(tinted.reds(row: 2) == [255, 255, 0, 255, 255, 255, 255, 255])
    #expect(tinted.reds(row: 1).allSatisfy { $0 == 255 })
  }

  @Test("names the picture file that it cannot read")
  func missingImage() throws {
    let source = ImageSource(path: "/nowhere/a.png", size: Size(width: 1, height: 1))
    let error = PictureFault.unreadable(code: 2)
    #expect(throws: DrawingError.image(path: source.path, error)) {
      try TestFonts.picture([.image(ImageRun(source, in: Rect(x: 0, y: 0, width: 4, height: 4)))])
    }
  }
}

@Suite("The size of an SVG file")
struct SVGSizeTests {
  // An inch is 96 CSS pixels. The box is three by two.
  @Test(
    "has its units, and the proportions of the box for a length that is missing",
    arguments: [
      (#"width="1in" height="25.4mm""#, 96.0, 96.0), (#"width="72pt" height="6pc""#, 96, 96),
      (#"width="2.54cm" height="96px""#, 96, 96), (#"width="30""#, 30, 20),
      (#"height="20""#, 30, 20), (#"width="0.5in""#, 48, 32), (#"width="50%""#, 60, 40),
      ("", 60, 40),
    ])
  func units(lengths: String, width: Double, height: Double) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" \(lengths) viewBox="0 0 60 40">
      <rect width="60" height="40"/></svg>
      """, to: "a.svg")
    let facts = try PictureFile(path: path).facts()
    #expect((facts.width * 1000).rounded() / 1000 == width)
    #expect((facts.height * 1000).rounded() / 1000 == height)
  }
}

@Suite("Memory for pictures")
struct PictureMemoryTests {
  @Test("is taken from the system once for a device, however it is held and however often")
  func isReused() throws {
    let renderer = try TestFonts.renderer()
    let upright = Size(width: 120, height: 160)
    for _ in 0..<3 {
      for size in [upright, upright.transposed] {
        _ = try renderer.bitmap(of: Samples.everything, size: size, scale: 2)
        _ = try renderer.png(of: Samples.everything, size: size, scale: 2)
      }
    }
    #expect(renderer.memoryGrowths == 1)
    _ = try renderer.bitmap(of: Samples.everything, size: upright, scale: 1)
    #expect(renderer.memoryGrowths == 1)
    _ = try renderer.bitmap(of: Samples.everything, size: upright, scale: 3)
    #expect(renderer.memoryGrowths == 2)
  }

  @Test("is let go of by pictures of files when there is too much of it")
  func imagesAreForgotten() throws {
    let folder = try TemporaryFolder()
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1"/></svg>"#
    let path = try folder.write(svg, to: "a.svg")
    let source = ImageSource(path: path, size: Size(width: 1, height: 1))
    let images = ImageCache()
    var most = 0
    for side in 2000..<2012 {
      let frame = Rect(x: 0, y: 0, width: Points(side), height: Points(side))
      _ = try images.image(of: ImageRun(source, in: frame), scale: 1)
      most = max(most, images.pixelCount)
    }
    // The one that is drawn goes past the limit, and those before it are forgotten at the next.
    #expect(most > ImageCache.capacity)
    #expect(most < ImageCache.capacity + 2012 * 2012)
    #expect(images.pixelCount < ImageCache.capacity)
  }

  @Test("shows the part of a file that is asked for, and nothing beside it")
  func parts() throws {
    let folder = try TemporaryFolder()
    let (red, green): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 255, 0, 255])
    let halves = try #require(
      Bitmap(width: 4, height: 2, bytes: red + red + green + green + red + red + green + green))
    let path = try folder.write(PNG.encode(halves), to: "halves.png")
    let size = Size(width: 4, height: 2)
    let source = ImageSource(path: path, size: size)
    for (x, color) in [(0, red), (2, green)] {
      let part = Rect(x: Points(Double(x)), y: 0, width: 2, height: 2)
      let run = ImageRun(source, in: Rect(origin: .zero, size: size), part: part)
      let drawn = try TestFonts.renderer().bitmap(
        of: DisplayList([.image(run)]), size: size, scale: 1)
      #expect(drawn.bytes == Array(repeating: color, count: 8).flatMap(\.self))
    }
  }

  @Test("is painted once where an opaque fill covers what was drawn before")
  func coveredItems() throws {
    let screen = Path.rect(Rect(x: 0, y: 0, width: 8, height: 8))
    let mark = DisplayItem.fill(.rect(Rect(x: 2, y: 2, width: 3.5, height: 4)), .black)
    let gray = DisplayItem.fill(screen, RGBAColor(rgb: 0x808080))
    let root = DisplayItem.group(name: "root", opacity: 1, clip: nil, [gray, mark])
    let expected = try TestFonts.picture([gray, mark])
    #expect(try TestFonts.picture([.fill(screen, .black), mark, root]) == expected)
    // What is clipped, half clear or smaller covers nothing.
    let clipped = DisplayItem.group(name: nil, opacity: 1, clip: mark.path, [gray])
    #expect(try TestFonts.picture([.fill(screen, .black), clipped]).red(x: 0, y: 0) == 0)
    let clear = DisplayItem.group(name: nil, opacity: 0.5, clip: nil, [gray])
    #expect(try TestFonts.picture([.fill(screen, .black), clear]).red(x: 0, y: 0) == 64)
  }

  @Test("is the same below a backdrop on one colour whether or not its edges are pixels'")
  func flatBackdrop() throws {
    let ground = DisplayItem.fill(
      .rect(Rect(x: 0, y: 0, width: 32, height: 32)), RGBAColor(rgb: 0x3366CC))
    let frame = Rect(x: 4, y: 4, width: 24, height: 24)
    let material = Material(
      blurRadius: 3, saturation: 1.8, tint: RGBAColor(rgb: 0xF9F9F9, alpha: 200))
    let flat = try TestFonts.picture([ground, .backdrop(.rect(frame), material)], side: 32)
    let round = try TestFonts.picture(
      [ground, .backdrop(.roundedRect(frame, radius: 6), material)], side: 32)
    #expect(flat.colors.count == 2)
    for x in 12..<20 { for y in 4..<28 { #expect(flat.red(x: x, y: y) == round.red(x: x, y: y)) } }
  }

  @Test("holds the same picture whether it is written at once or kept as a bitmap")
  func filesAreBitmaps() throws {
    let renderer = try TestFonts.renderer()
    for size in [Size(width: 120, height: 160), Size(width: 77, height: 33)] {
      let file = try renderer.png(of: Samples.everything, size: size, scale: 3)
      let bitmap = try renderer.bitmap(of: Samples.everything, size: size, scale: 3)
      #expect(try PNG.decode(file) == bitmap)
      #expect(try PNG.encode(bitmap) == file)
    }
  }
}

extension DisplayItem {
  fileprivate var path: Path? {
    if case .fill(let path, _) = self { path } else { nil }
  }
}
