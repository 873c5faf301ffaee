package import Drawing
import Foundation

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

  /// The folders that a process's environment names: `$XDG_CACHE_HOME/strut`, else the platform's
  /// cache folder in the home folder.
  package init(environment: [String: String]) {
    let home = environment["HOME"]
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      self.init(cacheFolder: folder + "/strut", homeFolder: home)
    } else {
      self.init(
        cacheFolder: (home ?? NSTemporaryDirectory()) + Self.platformCache, homeFolder: home)
    }
  }

  #if canImport(Darwin)
    private static let platformCache = "/Library/Caches/strut"
  #else
    private static let platformCache = "/.cache/strut"
  #endif

  /// Finds the fonts, once for a run.
  package func library() throws(FontError) -> FontLibrary {
    try FontLibrary(
      folders: .standard(home: homeFolder), cache: FontCache(directory: cacheFolder + "/fonts"))
  }
}
