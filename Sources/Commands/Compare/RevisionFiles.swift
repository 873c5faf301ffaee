import Cells
import Diagnostics
import Foundation
import Snapshots

/// The specs of a revision and the files beside them, copied into a folder.
struct RevisionFiles {
  /// The revision as the user wrote it.
  let revision: String
  /// The folder of the copy, to which the paths are relative.
  let folder: WorkingFolder
  /// The settings of the project in the revision.
  let project: Project
  /// The paths to compare.
  let wanted: [String]
  /// The paths that exist in the revision.
  let paths: [String]
  /// The paths of the submodules among the files, which are not copied.
  let submodules: [String]
  /// A warning for each link and submodule that is left out, and one for specs that are.
  let diagnostics: [Diagnostic]
}

extension RevisionFiles {
  /// The fonts of the revision, or those of the working tree if the revision names a folder that is
  /// not in git.
  func fonts(like setup: FontSetup) -> FontSetup {
    let isLeftOut = project.fonts.map { !Folder.exists(folder.place($0)) } ?? false
    return isLeftOut ? setup : setup.with(project, in: folder)
  }
}

extension Git {
  /// Writes the files of a revision below some paths, without references.
  ///
  /// For the path of a spec, it writes all files below the folder of the spec. It also writes the
  /// configuration of the project, the fonts, asset catalogues and words that it and the specs name,
  /// and the files to which links lead.
  ///
  /// - Parameters:
  ///   - revision: the revision as the user wrote it.
  ///   - paths: paths relative to the folder of the project; nil for those of the configuration.
  ///   - renames: specs to write under their new names.
  ///   - omitted: the paths of specs to leave out.
  ///   - place: the folder for the files. It is created if it does not exist.
  /// - Returns: the folder, and the paths that exist in it.
  /// - Throws: `GitError`, or the error of a file that cannot be written.
  func checkOut(
    _ revision: String, below paths: [String]?, renaming renames: [SpecRenames.Rename] = [],
    omitting omitted: Set<String> = [], in place: URL
  ) throws -> RevisionFiles {
    let commit = try commit(revision)
    var copy = RevisionCopy(
      git: self, commit: commit, revision: revision, place: place, omitted: omitted,
      renamed: Dictionary(renames.map { ($0.old, $0.place) }, uniquingKeysWith: { one, _ in one }))
    let folder = WorkingFolder(path: place.path)
    try copy.add(below: [Project.file])
    let project = try Project(in: folder, needsFonts: false)
    try copy.add(below: [project.fonts].compactMap(\.self), withReferences: true)
    let wanted = paths ?? project.paths
    let folders = (wanted + renames.map(\.old)).map { path in
      path.hasSuffix(".yaml") || path.hasSuffix(".yml")
        ? (path as NSString).deletingLastPathComponent : path
    }
    try copy.add(below: folders.map { $0.isEmpty ? "." : $0 })
    let found = (wanted + renames.map(\.place)).filter { Folder.exists(folder.place($0)) }
    var failure: GitError?
    let named = Workspace.resourcePaths(found, in: folder, project.resources) { path in
      do throws(GitError) {
        return try names(in: path, of: commit)
      } catch {
        failure = error
        return []
      }
    }
    if let failure { throw failure }
    try copy.add(below: named, withReferences: true)
    return RevisionFiles(
      revision: revision, folder: folder, project: project, wanted: wanted, paths: found,
      submodules: copy.submodules, diagnostics: copy.diagnostics)
  }
}

/// A copy of some files of a commit, with its links.
private struct RevisionCopy {
  let git: Git
  let commit: String
  /// The revision as the user wrote it.
  let revision: String
  /// The folder of the copy.
  let place: URL
  /// The paths of specs that are not copied.
  let omitted: Set<String>
  /// The paths of files to write under another name, with that name.
  let renamed: [String: String]
  private(set) var submodules: [String] = []
  /// The omitted specs among the files.
  private var sparseSpecs: [String] = []
  /// The links that do not lead to a part of the copy.
  private var looseLinks: [String] = []
  private var entries: [Git.Entry] = []
  private var known: Set<[UInt8]> = []

  init(
    git: Git, commit: String, revision: String, place: URL, omitted: Set<String>,
    renamed: [String: String]
  ) {
    self.git = git
    self.commit = commit
    self.revision = revision
    self.place = place
    self.omitted = omitted
    self.renamed = renamed
  }

  var diagnostics: [Diagnostic] {
    looseLinks.map { .linkLeftOut($0, of: revision) }
      + submodules.map { .submoduleLeftOut($0, of: revision) }
      + (sparseSpecs.isEmpty ? [] : [.specsLeftOut(sparseSpecs, of: revision)])
  }

  /// The greatest number of links that lead to each other, as on Linux.
  private static let greatestChain = 40

  /// Writes the files below some paths, and those to which the links among them lead.
  ///
  /// The links are created last, so that no file is written through one.
  ///
  /// - Parameters:
  ///   - paths: paths relative to the folder of the project.
  ///   - withReferences: whether to write files in folders named `references`.
  /// - Throws: `GitError`, or the error of a file that cannot be written.
  mutating func add(below paths: [String], withReferences: Bool = false) throws {
    func isWanted(_ path: String) -> Bool {
      withReferences || !path.split(separator: "/").contains("references")
    }
    var links: [(path: String, goal: String)] = []
    var paths = paths
    for _ in 0..<Self.greatestChain where !paths.isEmpty {
      var fresh: [Git.Entry] = []
      for entry in try git.entries(commit, at: paths)
      where isWanted(entry.path) && known.insert(Array(entry.path.utf8)).inserted {
        fresh.append(entry)
      }
      paths = []
      entries += fresh
      try Git.check(entries, of: commit)
      for entry in fresh {
        switch entry.kind {
        case .file where omitted.contains(entry.path): sparseSpecs.append(entry.path)
        case .file: try write(entry)
        case .submodule: submodules.append(entry.path)
        case .link:
          let target = String(decoding: try git.contents(entry), as: UTF8.self)
          guard let goal = Self.goal(of: target, at: entry.path) else {
            looseLinks.append(entry.path)
            continue
          }
          guard isWanted(goal) else { continue }
          links.append((entry.path, goal))
          paths.append(goal)
        }
      }
    }
    for (path, goal) in links { try link(path, to: goal) }
    // A link may lead to another one, so all of them must be there.
    for (path, _) in links where !leadsToCopy(path) { looseLinks.append(path) }
  }

  private func url(of path: String) throws(GitError) -> URL {
    guard Folder.contains(path) else { throw .unsafePath(path, revision: revision) }
    return place.appendingPathComponent(path)
  }

  private func write(_ entry: Git.Entry) throws {
    try AtomicFile.write(
      try git.fetched(try git.contents(entry)), to: try url(of: renamed[entry.path] ?? entry.path),
      below: place, durability: .cached)
  }

  /// Creates a link to a path relative to the project.
  ///
  /// It goes straight there, because folders on the way of the commit's own link may not be copied.
  private func link(_ path: String, to goal: String) throws {
    let url = try url(of: renamed[path] ?? path)
    try Folder.make(url.deletingLastPathComponent())
    let up = path.split(separator: "/").dropFirst().map { _ in "../" }
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: up.joined() + goal)
  }

  private func leadsToCopy(_ path: String) -> Bool {
    let url = place.appendingPathComponent(renamed[path] ?? path)
    return FileManager.default.fileExists(atPath: url.path) && Folder.leads(url, below: place)
  }

  /// The path to which a link leads, relative to the project; nil if it leads out of the project.
  private static func goal(of target: String, at path: String) -> String? {
    let scalars = target.unicodeScalars
    guard !scalars.isEmpty, scalars.first != "/", !scalars.contains("\0") else { return nil }
    var parts = path.unicodeScalars.split(separator: "/").dropLast().map(String.init)
    for part in scalars.split(separator: "/").map(String.init) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

extension Diagnostic {
  /// Reports a comparison with a working tree that has none of the specs.
  static func allSpecsLeftOut(_ paths: [String]) -> Diagnostic {
    Diagnostic(
      Message(rule: "specsLeftOut", text: "the working tree has no spec to compare"),
      notes: [.sparseSpecs(paths)], help: helpForSparseSpecs)
  }

  private static let helpForSparseSpecs =
    "compare two commits, or run `git sparse-checkout disable`"

  fileprivate static func linkLeftOut(_ path: String, of revision: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "linkLeftOut", text: "the link `\(path)` of `\(revision)` is left out"),
      severity: .warning, notes: [Note("it leads to no file of the project in this revision")],
      help: "put the file or the folder itself there")
  }

  fileprivate static func specsLeftOut(_ paths: [String], of revision: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "specsLeftOut",
        text: "the comparison leaves out \(Count.of(paths.count, "spec")) of `\(revision)`"),
      severity: .warning,
      notes: [.sparseSpecs(paths)], help: helpForSparseSpecs)
  }

  fileprivate static func submoduleLeftOut(_ path: String, of revision: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "submoduleLeftOut", text: "the submodule `\(path)` of `\(revision)` is left out"),
      severity: .warning, help: "run `strut compare` in the submodule")
  }
}

extension Note {
  fileprivate static func sparseSpecs(_ paths: [String]) -> Note {
    Note("the sparse checkout lacks \(WordList.of(paths.map { "`\($0)`" }, atMost: 3))")
  }
}
