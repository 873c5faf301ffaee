package import Foundation
import Snapshots
package import Spec

/// The folders of references: beside the specs, or where the template of the project says.
package struct ReferencePlaces: Hashable, Sendable {
  /// Nil for references beside the specs.
  private let template: ReferenceTemplate?
  /// The project, to which the template is relative.
  private let project: URL

  package init(_ template: ReferenceTemplate?, in project: WorkingFolder) {
    self.template = template
    self.project = project.url.resolvingSymlinksInPath()
  }

  /// The folder of the references of a screen.
  ///
  /// Beside the specs, it is `references` if the spec has the name of its folder, and otherwise a
  /// folder with the name of the spec inside `references`. A spec outside of the project has its
  /// references beside it.
  ///
  /// - Parameters:
  ///   - screen: the name of the screen.
  ///   - folder: the folder of its spec.
  /// - Returns: the folder, which need not exist.
  package func references(of screen: String, in folder: URL) -> URL {
    // The names are those of the real folder, so that a link to it finds the same references.
    let real = folder.resolvingSymlinksInPath()
    if let template, let parts = parts(of: real) {
      return template.path(ofScreen: screen, in: parts)
        .reduce(project) { $0.appendingPathComponent($1) }
    }
    let all = folder.appendingPathComponent("references")
    return real.lastPathComponent == screen ? all : all.appendingPathComponent(screen)
  }

  /// Whether a folder is that of the references of a screen whose spec no longer exists.
  ///
  /// - Parameters:
  ///   - references: the folder.
  ///   - screen: the name of the screen.
  /// - Returns: false for a folder of other references.
  package func areOrphaned(_ references: URL, of screen: String) -> Bool {
    let folder = spec(of: screen, withReferences: references).deletingLastPathComponent()
    let own = self.references(of: screen, in: folder)
    return own.resolvingSymlinksInPath().path == references.resolvingSymlinksInPath().path
      && !hasSpec(of: screen, withReferences: references)
  }

  /// The spec to which a folder of references belongs; it need not exist.
  ///
  /// - Parameters:
  ///   - screen: the name of the screen.
  ///   - references: the folder.
  /// - Returns: the path of the spec without its ending.
  package func spec(of screen: String, withReferences references: URL) -> URL {
    if let template, let parts = parts(of: references.resolvingSymlinksInPath()),
      let found = template.spec(ofReferencesAt: parts)
    {
      return (found.folder + [screen]).reduce(project) { $0.appendingPathComponent($1) }
    }
    return ReferenceStore.specFolder(withReferences: references).appendingPathComponent(screen)
  }

  /// Whether the spec to which a folder of references belongs exists.
  package func hasSpec(of screen: String, withReferences references: URL) -> Bool {
    let spec = spec(of: screen, withReferences: references)
    return ["yaml", "yml"].contains { Folder.exists(spec.appendingPathExtension($0)) }
  }

  /// The folders of references of specs below a folder, including those whose specs no longer
  /// exist.
  ///
  /// - Parameters:
  ///   - path: an absolute path, or a path relative to `base`.
  ///   - base: the folder for a relative path.
  /// - Returns: the folders with the names of their screens; empty if the path is a file.
  package func folders(
    below path: String, in base: WorkingFolder
  ) -> [(folder: URL, screen: String)] {
    guard let template, let wanted = parts(of: base.place(path).resolvingSymlinksInPath()) else {
      return SpecFinder.referenceFolders(below: path, in: base)
    }
    var found: [(folder: URL, screen: String)] = []
    func visit(_ folder: URL, _ parts: [String]) {
      if let spec = template.spec(ofReferencesAt: parts), spec.folder.starts(with: wanted),
        Self.hasReferences(folder)
      {
        found.append((folder, spec.screen))
      }
      for child in SpecFinder.subfolders(of: folder) where Folder.isFolder(child) {
        visit(child, parts + [child.lastPathComponent])
      }
    }
    let start = template.start.reduce(project) { $0.appendingPathComponent($1) }
    visit(start, template.start)
    return found
  }

  /// Whether a folder has files of references itself.
  private static func hasReferences(_ folder: URL) -> Bool {
    let names = (try? Folder.names(in: folder)) ?? []
    return names.contains { $0 == ".sources" || $0.hasSuffix(".png") || $0.hasSuffix(".txt") }
  }

  /// The parts of a real path relative to the project; nil if it is not below the project.
  private func parts(of url: URL) -> [String]? {
    let (path, root) = (url.standardizedFileURL.path, project.standardizedFileURL.path)
    if path == root { return [] }
    let prefix = root == "/" ? root : root + "/"
    guard path.hasPrefix(prefix) else { return nil }
    return path.dropFirst(prefix.count).split(separator: "/").map(String.init)
  }
}
