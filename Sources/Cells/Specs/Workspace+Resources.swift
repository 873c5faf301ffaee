import Bitmaps
import Foundation
import Snapshots
import Spec

extension Workspace {
  /// The paths of the catalogues, words and Interface Builder documents that specs name, relative to the project's folder.
  ///
  /// The files need not exist.
  ///
  /// - Parameters:
  ///   - paths: specs, or folders with specs.
  ///   - folder: the folder of the project.
  ///   - resources: the files of the project that all its specs may use.
  /// - Returns: the paths without duplicates.
  package static func resourcePaths(
    _ paths: [String], in folder: WorkingFolder, _ resources: ProjectResources
  ) -> [String] {
    let root = folder.url.standardizedFileURL.path + "/"
    let found = paths.isEmpty ? [] : SpecFinder.find(paths, in: folder).specs
    var named = found.isEmpty ? [] : resources.assets + resources.strings
    for location in found {
      guard let bytes = try? FileBytes.read(path: location.url.path) else { continue }
      func note(_ paths: [String]?) {
        for path in paths ?? [] where !path.hasPrefix("/") {
          let place = location.folder.appendingPathComponent(path).standardizedFileURL.path
          if place.hasPrefix(root) { named.append(String(place.dropFirst(root.count))) }
        }
      }
      let lookups = SpecLookups(
        assets: {
          note($0)
          return SpecAssets()
        },
        words: {
          note($0)
          return SpecWords()
        },
        interfaces: {
          note([$0] + tables(beside: $0, in: location.folder))
          return .missing
        })
      _ = SpecParser.parse(bytes, file: location.shownPath, lookups: lookups)
    }
    var known: Set<String> = []
    return named.filter { known.insert($0).inserted }
  }

  /// The paths of the tables with the words of an Interface Builder document in `Base.lproj`.
  private static func tables(beside path: String, in folder: URL) -> [String] {
    let base = (path as NSString).deletingLastPathComponent
    guard base.hasSuffix(".lproj") else { return [] }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let above = (base as NSString).deletingLastPathComponent
    let languages = (try? Folder.names(in: folder.appendingPathComponent(above))) ?? []
    return languages.filter { $0.hasSuffix(".lproj") }.sorted().flatMap { language in
      ["strings", "stringsdict"].map { "\(above)/\(language)/\(name).\($0)" }
    }
  }
}
