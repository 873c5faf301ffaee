import Drawing

/// Where fonts are looked for and kept.
package struct FontSetup: Hashable, Sendable {
  /// Derived fonts are kept in a folder below this one.
  package let cacheFolder: String
  /// Fonts that the user installed are below it; nil where there is none.
  package let homeFolder: String?

  package init(cacheFolder: String, homeFolder: String?) {
    self.cacheFolder = cacheFolder
    self.homeFolder = homeFolder
  }

  /// Finds the fonts, once for a run.
  func library() throws(FontError) -> FontLibrary {
    try FontLibrary(
      folders: .standard(home: homeFolder), cache: FontCache(directory: cacheFolder + "/fonts"))
  }
}
