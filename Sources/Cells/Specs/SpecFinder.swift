package import Diagnostics
package import Foundation
import Snapshots
package import Spec

/// The place of a spec file, and the path by which it was found.
package struct SpecLocation: Hashable, Sendable {
  /// The path in messages.
  ///
  /// It is the path that the user gave, or begins with the folder that the user gave.
  package let shownPath: String
  /// The folder of the spec, which also has its pictures and references.
  package let folder: URL
  /// The file's name without its extension.
  ///
  /// It is the name of the screen in results. That of a scene of an Interface Builder document also
  /// has the name of the scene.
  package internal(set) var screen: String
  /// The folders of the references of the project.
  let places: ReferencePlaces

  /// The names of the folder and the file, which do not depend on the working folder.
  package var reportPath: String { "\(folder.lastPathComponent)/\(fileName)" }

  package var url: URL { folder.appendingPathComponent(fileName) }

  /// The path that no other spec has.
  ///
  /// A link to a spec is a screen of its own: it has another name, or other pictures beside it.
  package var place: URL { url.resolvingLinksOfFolder }

  /// The folder of the spec's references.
  package var references: URL { places.references(of: screen, in: folder) }

  package var fileName: String { (shownPath as NSString).lastPathComponent }
}

extension SpecLocation {
  /// Whether the file is an Interface Builder document, and not a spec.
  package var isInterface: Bool { SpecFinder.isInterface(fileName) }
}

extension URL {
  /// The path with the links of its folder resolved, but not a link in the place of the file.
  package var resolvingLinksOfFolder: URL {
    deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(lastPathComponent)
  }
}

/// Finds specs by paths.
package enum SpecFinder {
  /// The specs at the paths.
  ///
  /// A file is a spec, and a folder has all specs below it.
  ///
  /// Hidden folders, folders named `references` and files that were found before are skipped. Specs
  /// in such a folder are errors. A link to a spec is a spec of its own.
  ///
  /// - Parameters:
  ///   - paths: absolute paths, or paths relative to `base`.
  ///   - base: the folder for relative paths.
  ///   - template: the path of the folder of references; nil for references beside the specs.
  ///   - configured: the places of the paths that the project's configuration names.
  /// - Returns: the specs in the order of the paths, those of a folder in natural order; and the
  ///   errors of the paths.
  package static func find(
    _ paths: [String], in base: WorkingFolder, references template: ReferenceTemplate? = nil,
    configured: [String: SourceSpan] = [:]
  ) -> (specs: [SpecLocation], diagnostics: [Diagnostic]) {
    let places = ReferencePlaces(template, in: base)
    var specs: [SpecLocation] = []
    var diagnostics: [Diagnostic] = []
    var seen: Set<String> = []
    for path in paths {
      var search = SpecSearch(path, at: configured[path], in: base, places)
      search.visit(path)
      if search.found.isEmpty, search.problems.isEmpty {
        diagnostics.append(missing(path, at: configured[path], in: base))
      }
      diagnostics += search.problems
      for spec in search.found where seen.insert(spec.place.path).inserted {
        specs.append(spec)
      }
    }
    if let (one, other) = EqualNames.first(in: paths) {
      diagnostics.append(.equalNames(one, other))
    }
    diagnostics += specs.map(\.screen).filter { !CellID.isLegal($0) }.map { .illegalName($0) }
    return (specs, diagnostics + clashes(specs))
  }

  /// Whether a path is that of an Interface Builder document, by its name.
  package static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// The folders of references beside specs below a folder, for `ReferencePlaces`.
  static func referenceFolders(
    below path: String, in base: WorkingFolder
  ) -> [(folder: URL, screen: String)] {
    var visited: Set<String> = []
    return referenceFolders(base.place(path), below: root(of: path, in: base), &visited)
  }

  /// The folder that links must not lead out of.
  ///
  /// It is the working folder, or the folder that the user names if that is outside the working
  /// folder.
  fileprivate static func root(of path: String, in base: WorkingFolder) -> URL {
    let (place, working) = (base.place(path), base.url.standardizedFileURL.path)
    if place.path == working || place.path.hasPrefix(working + "/") { return base.url }
    return isFolder(path, in: base) == true ? place : place.deletingLastPathComponent()
  }

  private static func referenceFolders(
    _ folder: URL, below root: URL, _ visited: inout Set<String>
  ) -> [(folder: URL, screen: String)] {
    guard Folder.leads(folder, below: root),
      visited.insert(folder.resolvingSymlinksInPath().path).inserted
    else { return [] }
    var found: [(folder: URL, screen: String)] = []
    for child in subfolders(of: folder) where Folder.leads(child, below: root) {
      if child.lastPathComponent == "references" {
        found.append((child, folder.resolvingSymlinksInPath().lastPathComponent))
        found += subfolders(of: child).map { ($0, $0.lastPathComponent) }
      } else {
        found += referenceFolders(child, below: root, &visited)
      }
    }
    return found
  }

  static func subfolders(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }
      .filter { url in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
          && isFolder.boolValue
      }
  }

  /// Whether the path is a folder; nil if nothing exists there.
  fileprivate static func isFolder(_ path: String, in base: WorkingFolder) -> Bool? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: base.place(path).path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : nil
  }

  /// Reports a path without specs; `span` is its place in the project's configuration.
  private static func missing(
    _ path: String, at span: SourceSpan?, in base: WorkingFolder
  ) -> Diagnostic {
    guard isFolder(path, in: base) != nil else {
      if let span {
        return Diagnostic(.noSuchPath(path), at: span, help: "remove or correct it")
      }
      return Diagnostic(
        .noSuchPath(path),
        help: nearest(path, in: base).map { "did you mean `\($0)`?" }
          ?? helpForMissing(path, in: base))
    }
    return Diagnostic(.noSpecs(in: path), at: span, help: "specs end in .yaml")
  }

  private static func helpForMissing(_ path: String, in base: WorkingFolder) -> String {
    guard !isRevision(path) else {
      let command = "`strut compare \(ShellWord.quoted(path))`"
      return "operands are specs; \(command) compares them with a commit"
    }
    let specs = specs(in: base)
    if specs.count == 1 {
      let text = try? String(contentsOf: base.place(specs[0]), encoding: .utf8)
      return text?.contains("\(path):") == true
        ? "`\(path)` is a view: write `strut explain \(ShellWord.path(specs[0])) --view "
          + "\(ShellWord.quoted(path))`"
        : "write `\(specs[0])`, the spec that is here"
    }
    if path == Project.standardPath { return "`strut new NAME` writes a first spec there" }
    let isName = path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return "name a spec, or a folder that holds specs"
      + (isName ? "; `strut explain SPEC --view \(ShellWord.quoted(path))` explains a view" : "")
  }

  /// Whether a path has the form of a commit of git, such as `HEAD~1` or `origin/main`.
  private static func isRevision(_ path: String) -> Bool {
    path.hasPrefix("origin/") || path.wholeMatch(of: #/(HEAD|@)([~^]\d*)*/#) != nil
  }

  /// The names of the specs in the folder itself.
  private static func specs(in base: WorkingFolder) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.place(".").path)) ?? []
    return names.sorted().filter { name in
      !name.hasPrefix(".") && [".yaml", ".yml"].contains { name.hasSuffix($0) }
    }
  }

  /// The path whose last part is misspelt, as `Snapshots/login` for `Snapshots/logn`; nil if the folder
  /// holds nothing like it.
  private static func nearest(_ path: String, in base: WorkingFolder) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.last(where: { !$0.isEmpty }),
      let index = parts.lastIndex(of: name)
    else { return nil }
    let folder = base.place(path).deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let specs = names.sorted().filter { entry in
      !entry.hasPrefix(".")
        && (!entry.contains(".") || entry.hasSuffix(".yaml") || entry.hasSuffix(".yml"))
    }
    let meant =
      specs.first { $0.split(separator: ".").first == name.split(separator: ".").first }
      ?? NearestName.of(name, in: specs)
    return meant.map { (parts[..<index] + [$0]).joined(separator: "/") }
  }

  /// What the names of screens have in common that cannot be in one project.
  package static func key(ofScreen name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }

  /// Errors for specs with the same screen name.
  ///
  /// They would overwrite each other's results. Case is ignored, because some file systems ignore
  /// it.
  private static func clashes(_ specs: [SpecLocation]) -> [Diagnostic] {
    var first: [String: SpecLocation] = [:]
    var diagnostics: [Diagnostic] = []
    for spec in specs {
      let key = key(ofScreen: spec.screen)
      guard let other = first[key] else {
        first[key] = spec
        continue
      }
      diagnostics.append(
        Diagnostic(
          spec.screen == other.screen
            ? .sameScreen(spec.screen) : .similarScreens(other.screen, spec.screen),
          notes: [Note("\(other.shownPath) and \(spec.shownPath)")],
          help: "rename one of the files"))
    }
    return diagnostics
  }
}

/// The search for specs at one path.
private struct SpecSearch {
  let base: WorkingFolder
  /// The given path.
  private let path: String
  /// The place of that path in the project's configuration; nil if it is not there.
  private let span: SourceSpan?
  private let places: ReferencePlaces
  /// The folder that links must not lead out of.
  private let root: URL
  private(set) var found: [SpecLocation] = []
  /// Errors for links that lead out of the root, and for what cannot be read.
  private(set) var problems: [Diagnostic] = []
  /// The paths of the visited folders with links resolved, so that each folder is searched once.
  private var visited: Set<String> = []

  init(
    _ path: String, at span: SourceSpan?, in base: WorkingFolder, _ places: ReferencePlaces
  ) {
    (self.path, self.span) = (path, span)
    self.base = base
    self.places = places
    root = SpecFinder.root(of: path, in: base)
  }

  /// Adds the spec at the path, or all specs below it.
  mutating func visit(_ path: String) {
    guard let isFolder = SpecFinder.isFolder(path, in: base) else { return }
    let place = base.place(path)
    guard Folder.leads(place, below: root) else {
      problems.append(.linkOut(path, at: path == self.path ? span : nil))
      return
    }
    guard isFolder else {
      add(path)
      return
    }
    guard visited.insert(place.resolvingSymlinksInPath().path).inserted else { return }
    do throws(FileError) {
      visit(try Folder.names(in: place), in: path.hasSuffix("/") ? String(path.dropLast()) : path)
    } catch {
      problems.append(error.diagnostic)
    }
  }

  /// Adds the specs among the entries of a folder and below them.
  private mutating func visit(_ names: [String], in folder: String) {
    var visited: [String] = []
    for name in names.sorted(by: NaturalOrder.precedes) where !name.hasPrefix(".") {
      let child = "\(folder)/\(name)"
      if name == "references" {
        reportSpecs(amongReferences: child)
        continue
      }
      let isSpec = Self.isSpec(name)
      if let isFolder = SpecFinder.isFolder(child, in: base) {
        if !isFolder, !isSpec, Self.isSpec(name.lowercased()) {
          problems.append(.otherExtension(child))
        }
        guard isFolder || isSpec else { continue }
        visited.append(child)
        visit(child)
      } else if isSpec || name.unicodeScalars.contains("\u{FFFD}") {
        problems.append(.unreadableEntry(child))
      }
    }
    if let (one, other) = EqualNames.first(in: visited) {
      problems.append(.equalNames(one, other))
    }
  }

  /// Reports the specs below a folder of references, which would not be read.
  private mutating func reportSpecs(amongReferences folder: String) {
    let place = base.place(folder)
    guard Folder.isFolder(place), let names = try? Folder.names(in: place) else { return }
    for name in names.sorted(by: NaturalOrder.precedes) where !name.hasPrefix(".") {
      let child = "\(folder)/\(name)"
      if Self.isSpec(name) {
        problems.append(.specAmongReferences(child))
      } else {
        reportSpecs(amongReferences: child)
      }
    }
  }

  private static func isSpec(_ name: String) -> Bool {
    name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  private mutating func add(_ path: String) {
    let url = base.place(path)
    let spec = SpecLocation(
      shownPath: path, folder: url.deletingLastPathComponent().standardizedFileURL,
      screen: url.deletingPathExtension().lastPathComponent, places: places)
    if let link = Folder.linkOut(of: root, in: spec.references) {
      problems.append(.linkOut(base.shown(link)))
    } else {
      found.append(spec)
    }
  }
}
