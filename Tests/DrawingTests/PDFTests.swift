import Bitmaps
import Foundation
import Geometry
import Graphics
import TestSupport
import Testing

@testable import Drawing

@Suite("A screen as PDF")
struct PDFTests {
  private static let size = Size(width: 120, height: 160)

  @Test("is the same bytes in two runs, and carries no time")
  func isDeterministic() throws {
    let first = try TestFonts.renderer()
    let file = try first.pdf(of: Samples.everything, size: Self.size)
    _ = try first.pdf(of: Samples.flat(.black), size: Self.size)
    #expect(try first.pdf(of: Samples.everything, size: Self.size) == file)
    #expect(try TestFonts.renderer().pdf(of: Samples.everything, size: Self.size) == file)
    #expect(file.starts(with: Array("%PDF-".utf8)))
    #expect(file.firstRange(of: Array("Date".utf8)) == nil)
  }

  @Test("that is damaged is refused with what Poppler says of it")
  func damaged() throws {
    guard PDFHandle.isAvailable else { return }
    do {
      _ = try PDFHandle(Array("%PDF-1.4\nand nothing else".utf8))
      Issue.record("the file is read")
    } catch PictureFault.corrupt(let words) {
      #expect(words != "unknown" && !words.isEmpty)
    }
  }

  @Test("shows the dot at the end of a dotted line")
  func lastDot() throws {
    guard PDFHandle.isAvailable else { return }
    let line = Path([.move(Point(x: 2, y: 4)), .line(Point(x: 6, y: 4))])
    let stroke = Stroke(width: 2, cap: .square, dashes: [0, 4])
    let page = try PDFHandle(
      TestFonts.renderer().pdf(
        of: DisplayList([.stroke(line, .black, stroke)]), size: Size(width: 8, height: 8)))
    let bitmap = try #require(try page.surface(width: 8, height: 8).straightBitmap())
    #expect(
      (0..<8).map { bitmap.red(x: $0, y: 3) < 128 }
        == [false, true, true, false, false, true, true, false])
  }

  @Test(
    "shows a tinted picture in the tint",
    arguments: [(1.0, RGBAColor(rgb: 0x00FF00)), (0.6, RGBAColor(rgb: 0x66FF66))])
  func tintedPicture(opacity: Double, expected: RGBAColor) throws {
    guard PDFHandle.isAvailable else { return }
    let folder = try TemporaryFolder()
    let path = folder.path + "/blue.png"
    let line =
      Array(repeating: [0, 0, 255, 255], count: 10) + Array(repeating: [0, 0, 0, 0], count: 10)
    let bytes = Array(repeating: line.joined(), count: 10).joined().map { UInt8($0) }
    let blue = try #require(Bitmap(width: 20, height: 10, bytes: bytes))
    try Data(PNG.encode(blue)).write(to: URL(fileURLWithPath: path))
    let size = Size(width: 20, height: 10)
    let source = ImageSource(path: path, size: size)
    let run = ImageRun(
      source, in: Rect(origin: .zero, size: size), tint: RGBAColor(rgb: 0x00FF00))
    let list = DisplayList([.group(name: nil, opacity: opacity, clip: nil, [.image(run)])])
    let page = try PDFHandle(TestFonts.renderer().pdf(of: list, size: size))
    let bitmap = try page.surface(width: 20, height: 10).straightBitmap()
    let colors = try #require(bitmap).colors
    // Between the tint and white, all edges are as green as both.
    #expect(colors.isSuperset(of: [expected, .white]))
    #expect(colors.allSatisfy { $0.green == 255 })
  }

  @Test("has a page of the screen's size in points, times the scale")
  func pageSize() throws {
    let renderer = try TestFonts.renderer()
    let size = Size(width: 20, height: 10)
    let plain = try renderer.pdf(of: Samples.flat(.black), size: size)
    #expect(plain.firstRange(of: Array("/MediaBox [ 0 0 20 10 ]".utf8)) != nil)
    let scaled = try renderer.pdf(of: Samples.flat(.black), size: size, scale: 1.5)
    #expect(scaled.firstRange(of: Array("/MediaBox [ 0 0 30 15 ]".utf8)) != nil)
  }

  @Test("draws text and emoji at any magnification")
  func enlargedText() throws {
    let run = TextRun(
      TextContent("I🟥", font: .system(20, .bold)), color: .black,
      in: Rect(x: 0, y: 0, width: 60, height: 24))
    let scaled = Transform(a: 10_000, b: 0, c: 0, d: 10_000, tx: -40_000, ty: -120_000)
    let list = DisplayList([.transformed(scaled, [.text(run)])])
    #expect(try TestFonts.renderer().pdf(of: list, size: Self.size).count > 500)
  }

  @Test("draws boards with their pictures")
  func boards() throws {
    let renderer = try TestFonts.renderer()
    var board = Board(size: Size(width: 60, height: 40), background: .white)
    let frame = Rect(x: 10, y: 10, width: 20, height: 20)
    board.slots.append(Board.Slot(frame: frame, outline: .rect(frame)))
    let drawing = try PDFDrawing(size: board.size, by: renderer)
    try drawing.add(board, pictures: [(Samples.everything, Self.size)], top: 0)
    #expect(try drawing.finish().count > 1000)
  }
}

@Suite("A screen in all forms", .enabled(if: Tool.rsvgConvert.isThere && Tool.pdftocairo.isThere))
struct FormsTests {
  /// How far two drawings of one list may be apart, as means over all channels of all pixels in
  /// steps of 255: edges are covered otherwise by other rasterisers, and blurs are made otherwise.
  private static let bound = 1.5

  @Test("looks alike as PNG, as SVG drawn by librsvg, and as PDF drawn by Poppler")
  func formsAgree() throws {
    let size = Size(width: 120, height: 160)
    let renderer = try TestFonts.renderer()
    let expected = try renderer.bitmap(of: Samples.everything, size: size, scale: 2)
    let folder = try TemporaryFolder()
    let svg = folder.file("a.svg")
    try Data(renderer.svg(of: Samples.everything, size: size)).write(to: svg)
    let fromSVG = try Tool.rsvgConvert.run([
      "--zoom", "2", "--output", folder.path + "/svg.png", svg.path,
    ]).picture(at: folder.path + "/svg.png")
    #expect(try expected.meanDifference(from: fromSVG) < Self.bound)
    let fromPDF = try Self.pageOfPDF(Samples.everything, size, by: renderer)
    #expect(try expected.meanDifference(from: fromPDF) < Self.bound)
    #expect(try expected.meanDifference(from: Self.blank(expected)) > Self.bound * 4)
  }

  @Test("has each of several emoji behind an opacity in PDF")
  func fadedEmoji() throws {
    let size = Size(width: 60, height: 24)
    let text = TextRun(
      TextContent("🟥🟥", font: .system(20)), color: .black,
      in: Rect(origin: .zero, size: size))
    let list = DisplayList([.group(name: nil, opacity: 0.5, clip: nil, [.text(text)])])
    let renderer = try TestFonts.renderer()
    let expected = try renderer.bitmap(of: list, size: size, scale: 2)
    let page = try Self.pageOfPDF(list, size, by: renderer)
    #expect(try expected.meanDifference(from: page) < Self.bound)
    #expect(try expected.meanDifference(from: Self.blank(expected)) > Self.bound * 4)
  }

  /// Poppler's picture of a list as PDF, with two pixels a point.
  private static func pageOfPDF(
    _ list: DisplayList, _ size: Size, by renderer: Renderer
  ) throws -> Bitmap {
    let folder = try TemporaryFolder()
    let pdf = folder.file("a.pdf")
    try Data(renderer.pdf(of: list, size: size)).write(to: pdf)
    return try Tool.pdftocairo.run([
      "-png", "-singlefile", "-r", "144", pdf.path, folder.path + "/pdf",
    ]).picture(at: folder.path + "/pdf.png")
  }

  private static func blank(_ bitmap: Bitmap) throws -> Bitmap {
    try #require(
      Bitmap(
        width: bitmap.width, height: bitmap.height,
        bytes: [UInt8](repeating: 255, count: bitmap.bytes.count)))
  }
}

/// A program that draws what we wrote.
struct Tool {
  let path: String

  static let rsvgConvert = Tool(path: "/usr/bin/rsvg-convert")
  static let pdftocairo = Tool(path: "/usr/bin/pdftocairo")

  var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  func run(_ arguments: [String]) throws -> Tool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return self
  }

  func picture(at path: String) throws -> Bitmap { try PNG.decode(FileBytes.read(path: path)) }
}

extension Bitmap {
  fileprivate func meanDifference(from other: Bitmap) throws -> Double {
    try #require(other.width == width && other.height == height)
    let sum = zip(bytes, other.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(bytes.count)
  }
}
