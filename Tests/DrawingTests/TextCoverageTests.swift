import Drawing
import Geometry
import Graphics
import Testing

@Suite("Text in scripts of their own fonts")
struct TextCoverageTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let script: String
    let text: String
    var testDescription: String { script }
  }

  static let samples = [
    Sample(script: "Arabic", text: "مرحبا بالعالم"), Sample(script: "Hebrew", text: "שלום עולם"),
    Sample(script: "Thai", text: "สวัสดีชาวโลก"), Sample(script: "Devanagari", text: "नमस्ते दुनिया"),
    Sample(script: "Armenian", text: "Բարեւ"), Sample(script: "Georgian", text: "გამარჯობა"),
    Sample(script: "Bengali", text: "নমস্কার"), Sample(script: "Tamil", text: "வணக்கம்"),
    Sample(script: "Telugu", text: "నమస్కారం"), Sample(script: "Gujarati", text: "નમસ્તે"),
    Sample(script: "Gurmukhi", text: "ਸਤਿ"), Sample(script: "Kannada", text: "ನಮಸ್ಕಾರ"),
    Sample(script: "Malayalam", text: "നമസ്കാരം"), Sample(script: "Sinhala", text: "ආයුබෝවන්"),
    Sample(script: "Khmer", text: "សួស្តី"), Sample(script: "Lao", text: "ສະບາຍດີ"),
    Sample(script: "Myanmar", text: "မင်္ဂလာပါ"), Sample(script: "Ethiopic", text: "ሰላም"),
  ]

  @Test(
    "draws them where the font is installed, and says what to install elsewhere",
    arguments: samples)
  func scripts(_ sample: Sample) throws {
    let renderer = try TestFonts.renderer()
    let coverage = try renderer.coverage(
      of: TextContent("OK 5, " + sample.text, font: .system(17)))
    if coverage.gaps.isEmpty {
      #expect(coverage.fonts.map(\.name) == ["Noto Sans \(sample.script)"])
      let extent = renderer.measurer.extent(
        of: TextContent(sample.text, font: .system(17)), width: nil)
      #expect(extent.size.width > 10)
      #expect(extent.size.height == renderer.measurer.lineHeight(of: .system(17)))
    } else {
      #expect(coverage.fonts.isEmpty)
      #expect(coverage.gaps.map(\.script) == [sample.script])
      #expect(coverage.gaps[0].package?.hasPrefix("font") == true)
    }
  }

  /// The vowel U+17C4 has a part before its letter, U+17C1, and a part behind it, U+17B6.
  ///
  /// Noto Sans Khmer composes it with the feature `clig`, else it draws a dotted circle.
  @Test("draws a vowel around its letter without a dotted circle")
  func splitVowel() throws {
    let renderer = try TestFonts.renderer()
    func width(_ text: String) -> Points {
      renderer.measurer.extent(of: TextContent(text, font: .system(40)), width: nil).size.width
    }
    let letter = "\u{179B}"
    guard try renderer.coverage(of: TextContent(letter, font: .system(40))).gaps.isEmpty else {
      return
    }
    let parts = width(letter + "\u{17C1}") + width(letter + "\u{17B6}") - width(letter)
    #expect(abs((width(letter + "\u{17C4}") - parts).value) < 2)
  }

  /// The Lao vowel U+0EC2 is written before its consonant; a line has room for it, but not for both.
  @Test("breaks no line between a vowel and the consonant behind it")
  func leadingVowel() throws {
    let renderer = try TestFonts.renderer()
    let (words, vowel) = ("\u{0E8A}\u{0EB2}\u{0EA7}", "\u{0EC2}")
    guard try renderer.coverage(of: TextContent(vowel, font: .system(17))).gaps.isEmpty else {
      return
    }
    func extent(_ text: String, _ width: Points? = nil) -> TextExtent {
      let content = TextContent(
        text, font: .system(17), lines: 0, lineBreak: .byWordWrapping)
      return renderer.measurer.extent(of: content, width: width)
    }
    let room = extent(words + vowel).size.width + 1
    let broken = extent(words + vowel + "\u{0EA5}", room)
    #expect(broken.lineCount == 2)
    #expect(abs((broken.size.width - extent(words).size.width).value) < 0.01)
  }

  @Test("tells each character once that nothing draws, in the order of the text")
  func gaps() throws {
    let coverage = try TestFonts.renderer().coverage(
      of: TextContent("a\u{16A0}\u{16A2}\u{16A0}你\n\t", font: .system(17)))
    #expect(coverage.fonts.isEmpty)
    #expect(coverage.gaps.count == 1)
    #expect(coverage.gaps.first?.script == nil && coverage.gaps.first?.package == nil)
    #expect(coverage.gaps.first?.characters == ["\u{16A0}", "\u{16A2}"])
  }

  @Test("needs nothing for what Inter and Noto Sans CJK have")
  func none() throws {
    let coverage = try TestFonts.renderer().coverage(
      of: TextContent("Größe Привет 你好 こんにちは 🙂 №", font: .system(17)))
    #expect(coverage.fonts.isEmpty && coverage.gaps.isEmpty)
  }
}
