import Bitmaps
import Foundation
import Spec

extension Workspace {
  /// The paths of the catalogues, words and Interface Builder documents that specs name, relative
  /// to the project's folder.
  ///
  /// The files need not exist.
  ///
  /// - Parameters:
  ///   - paths: specs, or folders with specs.
  ///   - folder: the folder of the project.
  ///   - resources: the files of the project that all its specs may use.
  ///   - names: the names in a folder, by its path relative to the project's folder; the path is
  ///     empty for the project's folder itself.
  /// - Returns: the paths without duplicates.
  package static func resourcePaths(
    _ paths: [String], in folder: WorkingFolder, _ resources: ProjectResources,
    names: @escaping (String) -> [String]
  ) -> [String] {
    let root = folder.url.standardizedFileURL.path + "/"
    let found = paths.isEmpty ? [] : SpecFinder.find(paths, in: folder).specs
    var named = found.isEmpty ? [] : resources.assets + resources.strings
    for location in found {
      guard let bytes = try? FileBytes.read(path: location.url.path) else { continue }
      func inProject(_ path: String) -> String? {
        guard !path.hasPrefix("/") else { return nil }
        let place = location.folder.appendingPathComponent(path).standardizedFileURL.path
        return place.hasPrefix(root) ? String(place.dropFirst(root.count)) : nil
      }
      let lookups = SpecLookups(
        assets: {
          named += ($0 ?? []).compactMap(inProject)
          return SpecAssets()
        },
        words: {
          named += ($0 ?? []).compactMap(inProject)
          return SpecWords()
        },
        interfaces: {
          if let document = inProject($0) {
            named += [document] + tables(beside: document, names)
          }
          return .missing
        })
      _ = SpecParser.parse(bytes, file: location.shownPath, lookups: lookups)
    }
    var known: Set<String> = []
    return named.filter { known.insert($0).inserted }
  }

  /// The paths of the tables with the words of an Interface Builder document in `Base.lproj`.
  private static func tables(beside path: String, _ names: (String) -> [String]) -> [String] {
    let base = (path as NSString).deletingLastPathComponent
    guard base.hasSuffix(".lproj") else { return [] }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let above = (base as NSString).deletingLastPathComponent
    let folder = above.isEmpty ? "" : above + "/"
    return names(above).filter { $0.hasSuffix(".lproj") }.sorted().flatMap { language in
      (language == "mul.lproj" ? ["xcstrings"] : ["strings", "stringsdict"])
        .map { "\(folder)\(language)/\(name).\($0)" }
    }
  }
}
