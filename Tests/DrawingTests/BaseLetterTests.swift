import EmbeddedFiles
import Graphics
import Testing

@testable import Drawing

@Suite("A letter's base")
struct BaseLetterTests {
  /// All letters with marks of the blocks Latin-1 Supplement and Latin Extended-A behind their base
  /// letters, but for those with an apostrophe and Ħ, Ł and ł, whose strokes Inter gives room.
  static let letters = [
    "AÀÁÂÃÄÅĀĂĄ", "CÇĆĈĊČ", "DĎĐ", "EÈÉÊËĒĔĖĘĚ", "GĜĞĠĢ", "HĤ", "IÌÍÎÏĨĪĬĮİ", "JĴ", "KĶ",
    "LĹĻĽ", "NÑŃŅŇ", "OÒÓÔÕÖØŌŎŐ", "RŔŖŘ", "SŚŜŞŠ", "TŢŤŦ", "UÙÚÛÜŨŪŬŮŰŲ", "WŴ", "YÝŶŸ",
    "ZŹŻŽ", "aàáâãäåāăą", "cçćĉċč", "dđ", "eèéêëēĕėęě", "gĝğġģ", "hĥħ", "iìíîïĩīĭįı", "jĵ",
    "kķ", "lĺļ", "nñńņň", "oòóôõöøōŏő", "rŕŗř", "sśŝşš", "tţŧ", "uùúûüũūŭůűų", "wŵ", "yýÿŷ",
    "zźżž",
  ]

  @Test("lends its advance at every weight, in text and display sizes", arguments: letters)
  func advance(_ letters: String) throws {
    let base = try #require(letters.unicodeScalars.first)
    for weight in FontWeight.allCases {
      for opticalSize in [0, 0.4, 1] {
        let widths = letters.unicodeScalars.map {
          SystemFontMetrics.advance(
            of: $0, weight, opticalSize: opticalSize, inter: (own: 3000, regular: 3000))
        }
        #expect(Set(widths).count == 1, "\(base) in \(weight)")
      }
    }
  }

  @Test("lends its kerning", arguments: letters)
  func kerning(_ letters: String) {
    #expect(Set(letters.unicodeScalars.map { KerningTable.shared.left(of: $0) }).count == 1)
    #expect(Set(letters.unicodeScalars.map { KerningTable.shared.right(of: $0) }).count == 1)
  }

  @Test("is the Latin letter that another script's letter looks like")
  func otherScripts() {
    #expect("АΑЁй".unicodeScalars.map { BaseLetter.of($0) } == ["A", "A", "E", "и"])
    #expect(BaseLetter.of("ế") == "e")
    for character in "aЖ你ß€".unicodeScalars { #expect(BaseLetter.of(character) == nil) }
  }

  @Test("is narrower than a letter with an apostrophe behind it")
  func apostrophes() throws {
    for (letter, base) in zip("ďľťơư".unicodeScalars, "dltou".unicodeScalars) {
      let (own, other) = (AdvanceTable.row(of: letter), AdvanceTable.row(of: base))
      #expect(try #require(own).advance(.regular) >= #require(other).advance(.regular))
    }
  }

  @Test("stands in tables whose every line can be read")
  func tables() {
    #expect(AdvanceTable.rows.count == EmbeddedFile.advances.lines.count)
    #expect(AdvanceTable.row(of: "A")?.advance(.ultraLight) == 1191)
    #expect(AdvanceTable.row(of: "A")?.advance(.black) == 1759)
    #expect(AdvanceTable.row(of: "A")?.displayDelta == -98)
  }

  @Test("is kerned by a table whose every line can be read")
  func kerningTable() throws {
    let table = KerningTable.shared
    let isGroup = { (line: Substring) in line.hasPrefix("first\t") || line.hasPrefix("second\t") }
    let lines = EmbeddedFile.kerning.lines
    #expect(table.lefts.count + table.rights.count == lines.filter(isGroup).count)
    let pairs = lines.filter { !isGroup($0) }.flatMap { $0.split(separator: "\t") }
    #expect(table.lefts.map(\.distances.count).reduce(0, +) == pairs.count)
    // The source moves V after A by -192, -192 and -296.
    let left = try table.lefts[#require(table.left(of: "A"))]
    let distance = try #require(left.distances.first { $0.right == table.right(of: "V") })
    #expect(distance.ems(.regular) == -192.0 / 2816 * 0.91)
    #expect(distance.ems(.black) == -296.0 / 2816 * 0.91)
  }
}
