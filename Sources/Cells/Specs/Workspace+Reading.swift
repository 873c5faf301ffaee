import Bitmaps
import Diagnostics
import Foundation
import Snapshots
import Spec

extension Workspace {
  /// Reads a spec.
  ///
  /// A file that is larger than the limit is an error and is not read, so that a wrong path costs
  /// no time.
  static func read(
    _ location: SpecLocation, in project: SpecProject, _ files: SpecFileCaches,
    setting settings: [AxisSetting], limits: SpecLimits
  ) -> (spec: LoadedSpec?, source: SourceText?, diagnostics: [Diagnostic]) {
    guard let bytes = try? FileBytes.read(path: location.url.path, upTo: limits.fileBytes + 1)
    else {
      return (
        nil, nil, [Diagnostic(.unreadable(location.shownPath), help: "is it a file of yours?")]
      )
    }
    let found = SpecFiles(of: location, in: project, files)
    let parsed = found.parse(bytes, limits: limits)
    let source = SourceText(
      file: location.shownPath, text: String(decoding: bytes, as: UTF8.self))
    guard let document = parsed.document else { return (nil, source, parsed.diagnostics) }
    let (matrix, findings) =
      settings.isEmpty ? (document.cells(), []) : document.cells(setting: settings)
    var spec = LoadedSpec(
      location: location, project: project, document: document, source: SpecSource(bytes),
      cells: matrix.cells, impossible: matrix.impossible,
      films: document.films(of: matrix.cells))
    spec.files = found.used
    return (spec, source, parsed.diagnostics + findings + spec.unknownKeyboards)
  }
}

extension Workspace {
  /// The paths of the catalogues and words that specs name, relative to the project's folder.
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
      _ = SpecParser.parse(
        bytes, file: location.shownPath,
        assets: {
          note($0)
          return SpecAssets()
        },
        words: {
          note($0)
          return SpecWords()
        }, images: { _ in .missing })
    }
    var known: Set<String> = []
    return named.filter { known.insert($0).inserted }
  }
}
