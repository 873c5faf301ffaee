import Drawing

/// Finds the fonts, once for a run.
enum FontSetup {
  /// The library with its derived fonts kept in a folder below the cache folder.
  static func library(cacheFolder: String) throws -> FontLibrary {
    try FontLibrary(cache: FontCache(directory: cacheFolder + "/fonts"))
  }
}
