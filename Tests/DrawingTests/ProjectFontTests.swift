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

  @Test("has the weight of its table OS/2, or of its style without one")
  func weight() throws {
    var font = try #require(SFNT(Self.bytes("Blocks-Bold.ttf")))
    func weight(_ font: SFNT) throws -> Int {
      try ProjectFontFile.face(font.serialized, path: "/none", index: 0).weight
    }
    var table = try #require(font["OS/2"])
    // 800 in big endian.
    table.replaceSubrange(4..<6, with: [0x03, 0x20])
    font["OS/2"] = table
    #expect(try weight(font) == 800)
    font["OS/2"] = nil
    #expect(try weight(font) == 700)
  }

  @Test("lends the nearest weight, the heavier of two for bold text")
  func nearest() throws {
    let font = try Self.blocks()
    let weights = FontWeight.allCases.map { font.face(weight: $0, isItalic: false).weight }
    #expect(weights == [400, 400, 400, 400, 400, 700, 700, 700, 700])
    #expect(font.face(weight: .regular, isItalic: true).weight == 400)
  }

  /// The letters are 300 units of 1000 wide at the weight 300, and 800 at 900.
  @Test(
    "has the weights of its axis if it is variable",
    arguments: [(.ultraLight, 24), (.light, 24), (.semibold, 44), (.black, 64)]
      as [(FontWeight, Double)])
  func variable(_ weight: FontWeight, _ width: Double) throws {
    let measurer = try TestFonts.renderer().measurer
    let family = try #require(ProjectFont(name: "Bars", faces: Self.faces("Bars-Variable.ttf")))
    let font = FontDescription(family: .project(family), size: 20, weight: weight)
    let extent = measurer.extent(of: TextContent("ABAB", font: font), width: nil)
    #expect(abs(extent.size.width.value - width) < 0.05)
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
    #expect(coverage.fonts.map(\.name) == ["Blocks 400"])
    #expect(coverage.gaps.isEmpty)
    var bold = font
    bold.weight = .bold
    let other = try renderer.coverage(of: TextContent("A", font: bold))
    #expect(other.fonts.map(\.name) == ["Blocks 700"])
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
    let folder = try TemporaryFolder()
    let pointer = try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "a.ttf")
    #expect(throws: FontFault.largeFilePointer) { try ProjectFontFile.faces(path: pointer) }
  }

  @Test(
    "without a table that all text needs is refused",
    arguments: ["head", "hhea", "cmap", "maxp", "loca", "glyf"])
  func missingTable(_ tag: String) throws {
    for table: [UInt8]? in tag == "glyf" ? [nil, []] : [nil] {
      var font = try #require(SFNT(Self.bytes("Blocks-Regular.ttf")))
      font[tag] = table
      let file = font.serialized
      #expect(throws: FontFault.damaged(table: tag)) {
        try ProjectFontFile.face(file, path: "/none", index: 0)
      }
    }
  }

  @Test("with overlapping or descending groups of characters is refused")
  func overlappingGroups() throws {
    let sound = Self.groups([(0x41, 0x5A, 1), (0x61, 0x7A, 27)])
    let overlapping = Self.groups(Array(repeating: (0, 0x10FFFF, 1), count: 3))
    let descending = Self.groups([(0x61, 0x7A, 27), (0x41, 0x5A, 1)])
    #expect(CharacterMap(sound)?.characterRanges == [0x41...0x5A, 0x61...0x7A])
    #expect(CharacterMap(overlapping) == nil)
    #expect(CharacterMap(descending) == nil)

    var font = try #require(SFNT(Self.bytes("Blocks-Regular.ttf")))
    font["cmap"] = overlapping
    let file = font.serialized
    #expect(throws: FontFault.damaged(table: "cmap")) {
      try ProjectFontFile.face(file, path: "/none", index: 0)
    }
  }

  @Test("that names the whole file as a table many times is refused")
  func repeatedTables() throws {
    let sound = try #require(SFNT(Self.bytes("Blocks-Regular.ttf")))
    var file: [UInt8] = [0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0]
    for tag in ["aaaa", "bbbb", "cccc"] {
      file += Array(tag.utf8) + [UInt8](repeating: 0, count: 12)
    }
    // The length of each table is the file's: 12 bytes, 3 entries of 16 and 4 of content.
    for entry in 0..<3 { file[12 + 16 * entry + 15] = 64 }
    file += [0, 0, 0, 0]
    #expect(SFNT(file) == nil)
    // One table of the whole file and one of half of it are within twice the file's length.
    file[5] = 2
    file[12 + 16 + 15] = 32
    #expect(SFNT(file)?.tables.count == 2)
    // Two of the whole file are exactly twice its length.
    file[12 + 16 + 15] = 64
    #expect(SFNT(file)?.tables.count == 2)
    #expect(!sound.tables.isEmpty)
  }

  @Test("of a collection is one that the collection counts")
  func collection() {
    // The tag, the version, the number of fonts and the places of two of them, both at 20.
    let places: [UInt8] = [0, 0, 0, 20, 0, 0, 0, 20]
    // A font without tables.
    let font: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let file = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1] + places + font
    #expect(SFNT.Directory.count(in: file) == 1)
    #expect(SFNT.Directory(file, index: 0) != nil)
    #expect(SFNT.Directory(file, index: 1) == nil)
    #expect(SFNT.Directory(font, index: 0) != nil)
    #expect(SFNT.Directory(font, index: 1) == nil)
  }

  @Test("with overlapping segments of characters is read with each character once")
  func overlappingSegments() throws {
    // The third segment ends the table, as OpenType demands.
    let sound = Self.segments([(0x41, 0x43, 0), (0x42, 0x45, 100), (0xFFFF, 0xFFFF, 1)])
    let map = try #require(CharacterMap(sound))
    let characters: [ClosedRange<UInt32>] = (0x41...0x45).map { $0...$0 }
    #expect(map.characterRanges == characters)
    #expect(map.glyph(of: "C") == 0x43)
    #expect(map.glyph(of: "D") == 0x44 + 100)
    let repeated = Self.segments(Array(repeating: (0x41, 0xFFFE, 0), count: 4))
    #expect(CharacterMap(repeated)?.characterRanges.count == 0xFFFE - 0x40)
    let descending = Self.segments([(0x61, 0x7A, 0), (0x41, 0x5A, 0)])
    #expect(CharacterMap(descending) == nil)
  }

  /// Returns a `cmap` table of format 12 with groups of a first and last character and a glyph.
  private static func groups(_ groups: [(first: UInt32, last: UInt32, glyph: UInt32)]) -> [UInt8] {
    var table = header(format: 12)
    table.append(bigEndian: 0 as UInt16)
    table.append(bigEndian: UInt32(16 + 12 * groups.count))
    table.append(bigEndian: 0 as UInt32)
    table.append(bigEndian: UInt32(groups.count))
    for group in groups {
      table.append(bigEndian: group.first)
      table.append(bigEndian: group.last)
      table.append(bigEndian: group.glyph)
    }
    return table
  }

  /// Returns a `cmap` table of format 4 with segments of a first and last character and a delta.
  private static func segments(
    _ segments: [(first: UInt16, last: UInt16, delta: UInt16)]
  ) -> [UInt8] {
    var table = header(format: 4)
    table.append(bigEndian: UInt16(16 + 8 * segments.count))
    table.append(bigEndian: 0 as UInt16)
    table.append(bigEndian: UInt16(2 * segments.count))
    // The fields for a binary search, which Strut does not read.
    for _ in 0..<3 { table.append(bigEndian: 0 as UInt16) }
    for segment in segments { table.append(bigEndian: segment.last) }
    table.append(bigEndian: 0 as UInt16)
    for segment in segments { table.append(bigEndian: segment.first) }
    for segment in segments { table.append(bigEndian: segment.delta) }
    for _ in segments { table.append(bigEndian: 0 as UInt16) }
    return table
  }

  /// Returns the header of a `cmap` table with one Unicode map, and the map's format.
  private static func header(format: UInt16) -> [UInt8] {
    var table: [UInt8] = []
    for number in [0, 1, 3, 10] as [UInt16] { table.append(bigEndian: number) }
    table.append(bigEndian: 12 as UInt32)
    table.append(bigEndian: format)
    return table
  }

  private static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appendingPathComponent(name)))
  }

  @Test("with any bytes changed is refused or set, and ends no program")
  func fuzzed() throws {
    let good = try Self.bytes("Blocks-Regular.ttf")
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
