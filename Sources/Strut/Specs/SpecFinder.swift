package import Diagnostics
package import Foundation

/// A spec file where it was found.
package struct SpecLocation: Hashable, Sendable {
  /// As messages show it: as the user named it, or below the folder that the user named.
  package let shownPath: String
  /// The folder that the spec stands in; its references and pictures are below it.
  package let folder: URL
  /// The file's name without its ending: the screen's name in results.
  package let screen: String

  /// The folder's and the file's name, the same wherever the program was started.
  package var reportPath: String { "\(folder.lastPathComponent)/\(fileName)" }

  package var url: URL { folder.appendingPathComponent(fileName) }

  package var fileName: String { (shownPath as NSString).lastPathComponent }
}

/// Finds the specs that paths name.
package enum SpecFinder {
  /// The specs at the paths: a file is itself, a folder stands for the specs below it.
  ///
  /// Folders named `references` and hidden ones are passed over, and so is the same file named
  /// twice.
  ///
  /// - Parameter paths: as on the command line, relative to the working folder or absolute.
  /// - Returns: the specs in the paths' order, within a folder by path; and what is wrong with the
  ///   paths.
  package static func find(_ paths: [String]) -> (specs: [SpecLocation], diagnostics: [Diagnostic])
  {
    var specs: [SpecLocation] = []
    var diagnostics: [Diagnostic] = []
    var seen: Set<String> = []
    for path in paths {
      let found = specsAt(path)
      if found.isEmpty { diagnostics.append(missing(path)) }
      for spec in found where seen.insert(spec.url.standardizedFileURL.path).inserted {
        specs.append(spec)
      }
    }
    return (specs, diagnostics + clashes(specs))
  }

  private static func specsAt(_ path: String) -> [SpecLocation] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [location(path)] }
    return specFiles(below: path).map { location($0) }
  }

  private static func location(_ path: String) -> SpecLocation {
    let url = URL(fileURLWithPath: path)
    return SpecLocation(
      shownPath: path, folder: url.deletingLastPathComponent().standardizedFileURL,
      screen: url.deletingPathExtension().lastPathComponent)
  }

  private static func specFiles(below folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return names.sorted().flatMap { name -> [String] in
      guard !name.hasPrefix("."), name != "references" else { return [] }
      let path = "\(base)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
      if isFolder.boolValue { return specFiles(below: path) }
      return name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? [path] : []
    }
  }

  private static func missing(_ path: String) -> Diagnostic {
    guard FileManager.default.fileExists(atPath: path) else {
      return Diagnostic(.noSuchPath(path), help: "name a spec, or a folder that holds specs")
    }
    return Diagnostic(.noSpecs(in: path), help: "specs end in .yaml")
  }

  /// Two specs of one screen name would overwrite each other's results.
  private static func clashes(_ specs: [SpecLocation]) -> [Diagnostic] {
    var first: [String: SpecLocation] = [:]
    var diagnostics: [Diagnostic] = []
    for spec in specs {
      guard let other = first[spec.screen] else {
        first[spec.screen] = spec
        continue
      }
      diagnostics.append(
        Diagnostic(
          .sameScreen(spec.screen),
          notes: [Note("\(other.shownPath) and \(spec.shownPath)")],
          help: "rename one of the files"))
    }
    return diagnostics
  }
}
