import Testing

@testable import Drawing

@Suite("What is left of font maps")
struct RetiredFontMapTests {
  @Test("is kept for a while, and of so many maps only")
  func capacity() throws {
    let fonts = try FontLibrary(cache: FontCache(directory: "/proc/strut"))
    for _ in 0..<RetiredFontMaps.capacity + 4 { _ = try TextSetter(library: fonts) }
    #expect(RetiredFontMaps.count == RetiredFontMaps.capacity)
  }
}
