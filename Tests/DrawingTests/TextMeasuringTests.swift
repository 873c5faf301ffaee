import AutoLayout
import Geometry
import Testing

@testable import Drawing

@Suite("Text in the system font")
struct TextMeasuringTests {
  /// By the formula of `SystemFontMetrics`: size / 2048 × advances, size × tracking / 1000 × n, and
  /// 0.91 of the pair kerning of Inter, which is another one in every release.
  static let widths = [
    // S e t t i n g s: 1305 + 1172 + 736 + 736 + 506 + 1201 + 1249 + 1067 = 7972; 17 × −0.026 × 8.
    WidthCase("Settings", 17, .regular, 62.638),
    // To, AV, VA: −224 − 192 − 176 of 2816; −160 − 140 − 140 of 2048.
    WidthCase("To: AVA", 17, .regular, 61.353, kerning: [.beta7: -3.252, .release41: -3.324]),
    // Display shapes in full, tracking 12 / 1000. rg, tl: −72 + 32 of 2816; −50 + 5 of 2048.
    WidthCase("Large Title", 34, .bold, 166.602, kerning: [.beta7: -0.439, .release41: -0.680]),
    // Just over half way to display shapes. To, ay: −224 − 56 of 2816; −160 − 30 of 2048.
    WidthCase("Today", 22, .regular, 59.544, kerning: [.beta7: -1.991, .release41: -1.857]),
    // Ten pairs: −534 of 2816; −430 of 2048.
    WidthCase(
      "Yesterday, 9:41", 15, .medium, 110.086, kerning: [.beta7: -2.588, .release41: -2.866]),
    // Between two sizes of the tables. Seven pairs: −727 of 2816; −524 of 2048.
    WidthCase(
      "AVAILABLE Tomorrow", 20.5, .semibold, 208.383,
      kerning: [.beta7: -4.816, .release41: -4.773]),
    // A listed character on each side of one that Noto lends, an em wide.
    WidthCase("A你B", 17, .regular, 38.545),
  ]

  @Test(
    "is as wide as the formula says",
    .enabled(if: InterRelease.installed != nil, "the kerning of the installed Inter is not listed"),
    arguments: widths)
  func width(_ row: WidthCase) throws {
    let release = try #require(InterRelease.installed)
    let measurer = try TestFonts.renderer().measurer
    let extent = measurer.extent(of: TextContent(row.text, font: row.font), width: nil)
    let width = row.width + (row.kerning[release] ?? 0)
    // An advance is whole in the font's units, of which an em has 2048 or more.
    let rounding = row.font.size.value / 2048 * Double(row.text.count) / 2
    #expect(abs(extent.size.width.value - width) < rounding + 0.01)
  }

  @Test("goes on behind control characters, which take no room")
  func controlCharacters() throws {
    let measurer = try TestFonts.renderer().measurer
    let width = { (text: String) in
      measurer.extent(of: TextContent(text, font: .system(17)), width: nil).size.width
    }
    for text in ["a\0b", "\u{7}ab", "ab\u{1B}\u{7F}"] { #expect(width(text) == width("ab")) }
  }

  @Test("fits into the width that was measured, and no less", arguments: widths)
  func fitsItself(_ row: WidthCase) throws {
    let measurer = try TestFonts.renderer().measurer
    let content = TextContent(row.text, font: row.font)
    let width = measurer.extent(of: content, width: nil).size.width
    #expect(!measurer.extent(of: content, width: width - 1e-9).isTruncated)
    #expect(measurer.extent(of: content, width: width - 0.02).isTruncated)
  }

  @Test(
    "has the phone's line height at every size, also with lent characters",
    arguments: [
      (11.0, 13.127), (12, 14.320), (13, 15.514), (15, 17.900), (16, 19.094), (17, 20.287),
      (20, 23.867), (22, 26.254), (28, 33.414), (34, 40.574),
    ])
  func lineHeight(_ size: Double, _ height: Double) throws {
    let measurer = try TestFonts.renderer().measurer
    let font = FontDescription.system(Points(size))
    #expect(abs(measurer.lineHeight(of: font).value - height) < 0.0006)
    let extent = measurer.extent(of: TextContent("A你🙂", font: font), width: nil)
    #expect(extent.size.height == measurer.lineHeight(of: font))
    #expect(abs((extent.firstBaseline + extent.lastDescent - extent.size.height).value) < 1e-9)
  }

  @Test("breaks into lines by mode", arguments: LineCase.all)
  func lines(_ row: LineCase) throws {
    let measurer = try TestFonts.renderer().measurer
    let content = TextContent(
      row.text, font: .system(17), lines: row.limit, lineBreak: row.mode)
    let extent = measurer.extent(of: content, width: row.width)
    #expect(extent.lineCount == row.lines)
    #expect(extent.isTruncated == row.isTruncated)
    #expect(row.mode == .clip || extent.size.width <= (row.width ?? 10_000) + 0.002)
  }

  @Test("has digits of one width where they are asked for")
  func monospacedDigits() throws {
    let measurer = try TestFonts.renderer().measurer
    let font = FontDescription(size: 17, hasMonospacedDigits: true)
    let widths = (0...9).map {
      measurer.extent(of: TextContent("\($0)", font: font), width: nil).size.width
    }
    #expect(Set(widths).count == 1)
  }
}

/// A text and its width in points, without kerning and what that adds.
struct WidthCase: CustomTestStringConvertible {
  let text: String
  let font: FontDescription
  let width: Double
  let kerning: [InterRelease: Double]

  init(
    _ text: String, _ size: Double, _ weight: FontWeight, _ width: Double,
    kerning: [InterRelease: Double] = [:]
  ) {
    self.text = text
    font = .system(Points(size), weight)
    self.width = width
    self.kerning = kerning
  }

  var testDescription: String { "\(font.size) pt \(font.weight) \"\(text)\"" }
}

/// The releases of Inter whose kerning tests know.
enum InterRelease: Hashable {
  /// Debian 12's 4.0 beta 7.
  case beta7
  /// Debian 13's and Homebrew's 4.1.
  case release41

  /// Nil where it is another one.
  static let installed: InterRelease? = {
    // The font's own revision is 16.16, at 4 in `head`: 3.019 and 4.001.
    let file = try? TestFonts.library().file(.text(.regular, isItalic: false))
    guard let head = try? file?.table("head"), let revision = BigEndianReader(head).word(4)
    else { return nil }
    switch (Double(revision) / 65536 * 1000).rounded() {
    case 3019: return .beta7
    case 4001: return .release41
    default: return nil
    }
  }()
}

/// A text, how it may break, and what comes of it.
struct LineCase: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  var width: Points? = 100
  var limit = 0
  let mode: LineBreakMode
  let lines: Int
  var isTruncated = false

  static let long = "The quick brown fox jumps over the dog"
  static let all = [
    LineCase(
      testDescription: "nothing", text: "", mode: .wordWrap, lines: 0),
    LineCase(
      testDescription: "no limit of width", text: long, width: nil, mode: .wordWrap, lines: 1),
    LineCase(
      testDescription: "newlines of any kind", text: "a\nb\r\nc\u{2028}d", width: nil,
      mode: .wordWrap, lines: 4),
    LineCase(
      testDescription: "an empty line between two", text: "a\n\nb", mode: .truncateTail, lines: 3),
    LineCase(testDescription: "words", text: long, mode: .wordWrap, lines: 4),
    LineCase(
      testDescription: "a limit of lines", text: long, limit: 2, mode: .truncateTail, lines: 2,
      isTruncated: true),
    LineCase(
      testDescription: "one line of words", text: long, limit: 1, mode: .wordWrap, lines: 1,
      isTruncated: true),
    LineCase(
      testDescription: "a newline past the last line", text: "a\nb", limit: 1,
      mode: .truncateTail, lines: 1, isTruncated: true),
    LineCase(
      testDescription: "a word wider than the line", text: "Donaudampfschifffahrtsgesellschaft",
      mode: .wordWrap, lines: 3),
    LineCase(
      testDescription: "characters", text: "abc def ghi jkl mno pqr", mode: .charWrap, lines: 2),
    LineCase(
      testDescription: "clipped", text: long, mode: .clip, lines: 1, isTruncated: true),
    LineCase(
      testDescription: "head", text: long, limit: 1, mode: .truncateHead, lines: 1,
      isTruncated: true),
    LineCase(
      testDescription: "middle", text: long, limit: 1, mode: .truncateMiddle, lines: 1,
      isTruncated: true),
  ]
}
