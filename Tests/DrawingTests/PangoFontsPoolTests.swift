import Testing

@testable import Drawing

@Suite("What Pango knows of fonts", .serialized)
struct PangoFontsPoolTests {
  @Test("is lent again to the next that needs the same fonts")
  func lendsAgain() throws {
    // No other test uses the same folder, for one is made each time this one cannot be written.
    let fonts = try FontLibrary(cache: FontCache(directory: "/proc/strut"))
    let first = try PangoFontsPool.lend(for: fonts)
    let second = try PangoFontsPool.lend(for: fonts)
    #expect(first !== second)
    PangoFontsPool.takeBack(first, of: fonts)
    #expect(try PangoFontsPool.lend(for: fonts) === first)
    let others = try FontLibrary(cache: FontCache(directory: "/proc/strut"))
    PangoFontsPool.takeBack(second, of: fonts)
    #expect(try PangoFontsPool.lend(for: others) !== second)
  }

  @Test("changes no map that a text was set with, since Pango's threads may still use it")
  func leavesMapsAlone() throws {
    let fonts = try PangoFonts()
    let before = try fonts.currentContext()
    #expect(try fonts.currentContext() == before)
    try add("one", to: fonts)
    let after = try fonts.currentContext()
    #expect(after != before)
    try add("one", to: fonts)
    #expect(try fonts.currentContext() == after)
  }

  @Test("keeps the last few maps that lack fonts, and frees those before them")
  func abandonedMaps() throws {
    let fonts = try PangoFonts()
    for number in 0..<8 {
      #expect(fonts.abandonedCount == min(number, PangoFonts.abandonedCapacity))
      _ = try fonts.currentContext()
      try add("font-\(number)", to: fonts)
    }
    // Nothing is to be kept of a map that was never made.
    try add("one more", to: fonts)
    #expect(fonts.abandonedCount == PangoFonts.abandonedCapacity)
  }

  private func add(_ family: String, to fonts: PangoFonts) throws {
    let empty = CharacterSet(nil)
    try fonts.add(family: family) { () throws(FontError) in
      FontMap.pattern(path: "/nowhere", index: 0, kind: .cubic, characters: empty)
    }
  }

  @Test("lets a font that could not be described be added later")
  func forgetsFailures() throws {
    let fonts = try PangoFonts()
    #expect(throws: FontError.damaged(path: "/nowhere")) {
      try fonts.add(family: "one") { () throws(FontError) in throw .damaged(path: "/nowhere") }
    }
    let before = try fonts.currentContext()
    try add("one", to: fonts)
    #expect(try fonts.currentContext() != before)
  }
}
