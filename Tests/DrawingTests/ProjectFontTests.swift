import Foundation
import Geometry
import Graphics
import TestSupport
import Testing

@testable import Drawing

@Suite("A project's own font")
struct ProjectFontTests {
  static let folder = Repository.fixture("Fonts")

  private static func faces(_ name: String) throws -> [ProjectFont.Face] {
    try ProjectFontFile.faces(path: folder.appendingPathComponent(name).path)
  }

  private static func blocks() throws -> ProjectFont {
    try #require(
      ProjectFont(
        name: "Blocks", faces: faces("Blocks-Regular.ttf") + faces("Blocks-Bold.ttf")))
  }

  @Test("is read with its weight and the height of its lines")
  func read() throws {
    let face = try #require(try Self.faces("Blocks-Bold.ttf").first)
    #expect(face.weight == 700)
    #expect(!face.isItalic && !face.isCubic)
    #expect(face.ascender == 0.8 && face.descender == 0.2)
  }

  @Test("lends the nearest weight, the heavier of two for bold text")
  func nearest() throws {
    let font = try Self.blocks()
    let weights = FontWeight.allCases.map { font.face(weight: $0, isItalic: false).weight }
    #expect(weights == [400, 400, 400, 400, 400, 700, 700, 700, 700])
    #expect(font.face(weight: .regular, isItalic: true).weight == 400)
  }

  @Test("is measured by its own advances and lines")
  func measured() throws {
    let measurer = try TestFonts.renderer().measurer
    let font = FontDescription(family: .project(try Self.blocks()), size: 20)
    let extent = measurer.extent(of: TextContent("HELLO", font: font), width: nil)
    // Five advances of 600 units of 1000.
    #expect(abs(extent.size.width.value - 60) < 0.01)
    #expect(extent.size.height == 20)
    #expect(extent.firstBaseline == 16)
  }

  @Test("leaves what it lacks to the system font, ideographs and emoji")
  func fallback() throws {
    let renderer = try TestFonts.renderer()
    let font = FontDescription(family: .project(try Self.blocks()), size: 20)
    func width(_ text: String, _ font: FontDescription) -> Double {
      renderer.measurer.extent(of: TextContent(text, font: font), width: nil).size.width.value
    }
    #expect(abs(width("Aé你🙂", font) - 12 - width("é你🙂", .system(20))) < 0.01)
    let coverage = try renderer.coverage(of: TextContent("Aé你", font: font))
    #expect(coverage.fonts.map(\.name) == ["Blocks"])
    #expect(coverage.gaps.isEmpty)
  }

  @Test("is drawn")
  func drawn() throws {
    let font = FontDescription(family: .project(try Self.blocks()), size: 10)
    let frame = Rect(x: 0, y: 0, width: 8, height: 10)
    let picture = try TestFonts.picture([
      .text(TextRun(TextContent("I", font: font), color: .black, in: frame, isTopAligned: true))
    ])
    // The letter's upper bar is 1 to 2 points below the top, from 0.5 to 5.4 across.
    #expect(picture.red(x: 2, y: 1) < 80)
    #expect(picture.red(x: 7, y: 1) == 255)
  }

  @Test("that is not a font, or is truncated, is refused")
  func refused() throws {
    #expect(throws: FontFault.unknownFormat) { try Self.faces("words.ttf") }
    #expect(throws: FontFault.self) { try Self.faces("cutoff.ttf") }
    #expect(throws: FontFault.unreadable(code: 2)) { try Self.faces("none.ttf") }
  }

  @Test("with any bytes changed is refused or set, and ends no program")
  func fuzzed() throws {
    let good = try [UInt8](
      Data(contentsOf: Self.folder.appendingPathComponent("Blocks-Regular.ttf")))
    var numbers = FixedNumbers(seed: 7)
    var accepted = 0
    for round in 0..<400 {
      var bytes = good
      // The directory and the short tables behind it, then anywhere.
      let reach = round.isMultiple(of: 2) ? min(1500, bytes.count) : bytes.count
      for _ in 0..<1 + numbers.next(below: 6) {
        bytes[numbers.next(below: reach)] = UInt8(numbers.next(below: 256))
      }
      if round.isMultiple(of: 5) { bytes = Array(bytes.prefix(numbers.next(below: bytes.count))) }
      if (try? ProjectFontFile.face(bytes, path: "/none", index: 0)) != nil { accepted += 1 }
    }
    #expect(accepted > 0 && accepted < 400)
  }

  @Test("installed with any bytes changed is read without an end of the program")
  func readerFuzzed() throws {
    let library = try TestFonts.library()
    let file = try library.file(.text(.regular, isItalic: false))
    let tables = try ["cmap", "GPOS", "name"].compactMap { try file.table($0) }
    var numbers = FixedNumbers(seed: 11)
    for table in tables {
      for _ in 0..<60 {
        var bytes = table
        for _ in 0..<1 + numbers.next(below: 8) {
          bytes[numbers.next(below: min(bytes.count, 4000))] = UInt8(numbers.next(below: 256))
        }
        bytes = Array(bytes.prefix(1 + numbers.next(below: bytes.count)))
        _ = CharacterMap(bytes)
        _ = NameTable.postScriptName(in: bytes)
        _ = GlyphPositioning.marks(of: bytes, scaledBy: 2)
      }
    }
  }
}

/// The same numbers on every machine.
struct FixedNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }
}
