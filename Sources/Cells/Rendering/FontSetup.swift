package import Drawing
import Foundation
import Snapshots

/// The folders in which Strut finds fonts and keeps derived fonts.
package struct FontSetup: Hashable, Sendable {
  /// The cache folder, which contains a folder of derived fonts; nil to keep none.
  package private(set) var cacheFolder: String?
  /// The home folder, which has the fonts that users install; nil if there is none.
  package let homeFolder: String?
  /// The absolute path of the folder of fonts that the environment names; nil for none.
  private var environmentFolder: String?
  /// The absolute path of the folder of fonts that a project names; nil for none.
  private var projectFolder: String?

  package init(cacheFolder: String?, homeFolder: String?) {
    self.cacheFolder = cacheFolder
    self.homeFolder = homeFolder
  }

  /// Takes the folders from a process's environment.
  ///
  /// The cache folder is `$XDG_CACHE_HOME/strut`, or the platform's cache folder in the home
  /// folder. The project's folder of fonts is `$STRUT_FONTS`, if that is an absolute path.
  package init(environment: [String: String]) {
    let home = environment["HOME"]
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      self.init(cacheFolder: folder + "/strut", homeFolder: home)
    } else {
      self.init(
        cacheFolder: (home ?? NSTemporaryDirectory()) + Self.platformCache, homeFolder: home)
    }
    environmentFolder = environment["STRUT_FONTS"].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  #if canImport(Darwin)
    private static let platformCache = "/Library/Caches/strut"
  #else
    private static let platformCache = "/.cache/strut"
  #endif

  /// Returns the folders with the folder of fonts that a project names, if it names one.
  ///
  /// A cache folder in the project is left out, because its files may come from a pull request.
  package func with(_ project: Project, in folder: WorkingFolder) -> FontSetup {
    var setup = self
    setup.projectFolder = project.fonts.map { folder.place($0).path }
    if let cacheFolder, Folder.leads(URL(fileURLWithPath: cacheFolder), below: folder.url) {
      setup.cacheFolder = nil
    }
    return setup
  }

  /// Loads the fonts.
  ///
  /// Call it once in a run.
  package func library() throws(FontError) -> FontLibrary {
    let first = [projectFolder ?? environmentFolder].compactMap(\.self)
    return try FontLibrary(
      folders: .standard(first: first, home: homeFolder),
      cache: FontCache(directory: cacheFolder.map { $0 + "/fonts" }))
  }
}
