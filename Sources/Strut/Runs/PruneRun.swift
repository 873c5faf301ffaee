package import Diagnostics
import Foundation
import Snapshots
import Spec

/// Removes references that no cell names.
package struct PruneRun: Sendable {
  /// Files that stand where references do and were not written by strut.
  package let diagnostics: [Diagnostic]
  package let summary: String
  /// Whether there is anything that no cell names.
  package let foundAny: Bool

  /// Looks at the specs' own references and, of folders that were named, at those of specs that are gone.
  ///
  /// - Parameters:
  ///   - workspace: specs that are all well, each with all its cells.
  ///   - paths: those that the specs were found at.
  ///   - folder: what the paths are meant from.
  ///   - onlyLists: whether nothing is removed.
  /// - Throws: what kept references from being read or removed.
  package init(
    _ workspace: Workspace, at paths: [String], in folder: WorkingFolder, onlyLists: Bool
  ) throws {
    var lines: [String] = []
    var count = 0
    var foreign: [URL] = []
    for (store, screen, names) in Self.stores(workspace, at: paths, in: folder) {
      let (found, others) = try store.superfluous(besides: names)
      foreign += others
      for superfluous in found {
        guard let cell = superfluous.cell else { continue }
        count += 1
        lines.append("  \(screen)/\(cell)")
      }
      if !onlyLists { try store.prune(found) }
    }
    foundAny = count > 0
    diagnostics = foreign.map { url in
      Diagnostic(
        Message(
          rule: "foreignFile", text: "`\(url.path)` was not written by strut, and is left alone"),
        severity: .warning, help: "move it elsewhere")
    }
    let references = Count.of(count, "reference")
    let heading =
      onlyLists ? "\(references) that no cell names" : "removed \(references) that no cell names"
    summary =
      count == 0
      ? "every reference is of a cell\n"
      : (["\(heading):"] + lines + (onlyLists ? ["`strut prune` removes them"] : []))
        .map { "\($0)\n" }.joined()
  }

  /// Each screen's references once, with the names of all its cells.
  private static func stores(
    _ workspace: Workspace, at paths: [String], in folder: WorkingFolder
  ) -> [(ReferenceStore, screen: String, cells: [String])] {
    let films = workspace.films(Selection()).filter(\.isSnapshot)
    var known: Set<String> = []
    var stores: [(ReferenceStore, screen: String, cells: [String])] = []
    for spec in workspace.specs {
      let screen = spec.location.screen
      let names =
        spec.cells.map(\.name) + films.filter { $0.id.screen == screen }.map(\.id.cell)
      known.insert(spec.location.references.resolvingSymlinksInPath().path)
      stores.append((ReferenceStore(folder: spec.location.references), screen, names))
    }
    for path in paths {
      for orphan in SpecFinder.referenceFolders(below: path, in: folder)
      where known.insert(orphan.folder.resolvingSymlinksInPath().path).inserted {
        stores.append((ReferenceStore(folder: orphan.folder), orphan.screen, []))
      }
    }
    return stores
  }
}
