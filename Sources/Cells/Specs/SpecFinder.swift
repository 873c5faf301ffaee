package import Diagnostics
package import Foundation
import Snapshots

/// A spec file where it was found.
package struct SpecLocation: Hashable, Sendable {
  /// As messages show it: as the user named it, or below the folder that the user named.
  package let shownPath: String
  /// The folder that the spec stands in, below which its pictures and references are.
  package let folder: URL
  /// The file's name without its ending: the screen's name in results.
  package let screen: String

  /// The folder's and the file's name, the same wherever the program was started.
  package var reportPath: String { "\(folder.lastPathComponent)/\(fileName)" }

  package var url: URL { folder.appendingPathComponent(fileName) }

  /// Where the spec's references are: a spec named as its folder is the folder's screen and has its
  /// `references` for itself, any other has a folder of its own within them.
  package var references: URL {
    let all = folder.appendingPathComponent("references")
    // A link to the folder is another path to the same references.
    let name = folder.resolvingSymlinksInPath().lastPathComponent
    return name == screen ? all : all.appendingPathComponent(screen)
  }

  package var fileName: String { (shownPath as NSString).lastPathComponent }
}

extension SpecLocation {
  /// The spec whose references are in the folder, nil where it is there no more.
  package static func spec(of screen: String, withReferences references: URL) -> URL? {
    let folder = folder(withReferences: references)
    return ["yaml", "yml"].map { folder.appendingPathComponent("\(screen).\($0)") }
      .first { Folder.exists($0) }
  }

  /// Where the spec is, or was, whose references are in the folder.
  package static func folder(withReferences references: URL) -> URL {
    let parent = references.deletingLastPathComponent()
    return references.lastPathComponent == "references"
      ? parent : parent.deletingLastPathComponent()
  }
}

/// Finds the specs that paths name.
package enum SpecFinder {
  /// The specs at the paths: a file is itself, a folder stands for the specs below it.
  ///
  /// Folders named `references` and hidden ones are passed over, and so is the same file named
  /// twice.
  ///
  /// - Parameters:
  ///   - paths: as on the command line, relative to the working folder or absolute.
  ///   - base: what relative paths are meant from.
  /// - Returns: the specs in the paths' order, within a folder by path, numbers in it by value; and
  ///   what is wrong with the paths.
  package static func find(
    _ paths: [String], in base: WorkingFolder
  ) -> (specs: [SpecLocation], diagnostics: [Diagnostic]) {
    var specs: [SpecLocation] = []
    var diagnostics: [Diagnostic] = []
    var seen: Set<String> = []
    for path in paths {
      let found = specsAt(path, in: base)
      if found.isEmpty { diagnostics.append(missing(path, in: base)) }
      for spec in found where seen.insert(spec.url.resolvingSymlinksInPath().path).inserted {
        specs.append(spec)
      }
    }
    return (specs, diagnostics + clashes(specs))
  }

  /// The folders of references below a folder, whether or not their specs are there.
  ///
  /// - Parameters:
  ///   - path: as on the command line.
  ///   - base: what it is meant from.
  /// - Returns: each with the name of the screen that its references are of; empty for a file.
  package static func referenceFolders(
    below path: String, in base: WorkingFolder
  ) -> [(folder: URL, screen: String)] {
    var visited: Set<String> = []
    return referenceFolders(base.place(path), &visited)
  }

  private static func referenceFolders(
    _ folder: URL, _ visited: inout Set<String>
  ) -> [(folder: URL, screen: String)] {
    guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return [] }
    var found: [(folder: URL, screen: String)] = []
    for child in subfolders(of: folder) {
      if child.lastPathComponent == "references" {
        found.append((child, folder.resolvingSymlinksInPath().lastPathComponent))
        found += subfolders(of: child).map { ($0, $0.lastPathComponent) }
      } else {
        found += referenceFolders(child, &visited)
      }
    }
    return found
  }

  private static func subfolders(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }
      .filter { url in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
          && isFolder.boolValue
      }
  }

  private static func specsAt(_ path: String, in base: WorkingFolder) -> [SpecLocation] {
    guard let isFolder = isFolder(path, in: base) else { return [] }
    guard isFolder else { return [location(path, in: base)] }
    var visited: Set<String> = []
    return specFiles(below: path, in: base, &visited).map { location($0, in: base) }
  }

  /// Nil where there is nothing at the path.
  private static func isFolder(_ path: String, in base: WorkingFolder) -> Bool? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: base.place(path).path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : nil
  }

  private static func location(_ path: String, in base: WorkingFolder) -> SpecLocation {
    let url = base.place(path)
    return SpecLocation(
      shownPath: path, folder: url.deletingLastPathComponent().standardizedFileURL,
      screen: url.deletingPathExtension().lastPathComponent)
  }

  /// Looks into every folder once, also where links lead to it again.
  private static func specFiles(
    below folder: String, in place: WorkingFolder, _ visited: inout Set<String>
  ) -> [String] {
    guard visited.insert(place.place(folder).resolvingSymlinksInPath().path).inserted else {
      return []
    }
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: place.place(folder).path)) ?? []
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return names.sorted(by: NaturalOrder.precedes).flatMap { name -> [String] in
      guard !name.hasPrefix("."), name != "references" else { return [] }
      let path = "\(base)/\(name)"
      guard let isFolder = isFolder(path, in: place) else { return [] }
      if isFolder { return specFiles(below: path, in: place, &visited) }
      return name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? [path] : []
    }
  }

  private static func missing(_ path: String, in base: WorkingFolder) -> Diagnostic {
    guard isFolder(path, in: base) != nil else {
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
