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
    #expect(Set(letters.unicodeScalars.map { KerningTable.left(of: $0) }).count == 1)
    #expect(Set(letters.unicodeScalars.map { KerningTable.right(of: $0) }).count == 1)
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
      let (own, other) = (AdvanceTable.index(of: letter), AdvanceTable.index(of: base))
      #expect(try AdvanceTable.regular[#require(own)] >= AdvanceTable.regular[#require(other)])
    }
  }

  @Test("stands in tables of one length")
  func tables() {
    for weight in FontWeight.allCases {
      #expect(AdvanceTable.row(weight).count == AdvanceTable.characters.count)
    }
    #expect(AdvanceTable.displayDelta.count == AdvanceTable.characters.count)
    #expect(KerningTable.groups.count == KerningTable.lefts.count)
    #expect(
      KerningTable.groups.joined().allSatisfy { KerningTable.rights.indices.contains($0.right) })
  }
}
