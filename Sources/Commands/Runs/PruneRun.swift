package import Cells
package import Diagnostics
import Foundation
import Snapshots
import Spec

/// Removes references that no cell names, and moves those whose cells have other names now.
package struct PruneRun: Sendable {
  /// Files that stand where references do and were not written by strut.
  package let diagnostics: [Diagnostic]
  package let summary: String
  /// Whether there is anything to move or remove.
  package let foundAny: Bool

  /// Looks at the specs' own references and, of folders that were named, at those of specs that are gone.
  ///
  /// What moved is known of the last run, which drew the cells.
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
    let stores = Self.stores(workspace, at: paths, in: folder)
    let moves = try Self.moves(between: stores, in: folder)
    if !onlyLists { for move in moves { try move.cell.move(to: move.destination) } }
    let moved = Set(moves.map(\.cell.old))
    var lines: [String] = []
    var foreign: [URL] = []
    for (store, screen, names) in stores {
      let (found, others) = try store.superfluous(besides: names)
      foreign += others
      for case let cell? in found.map(\.cell)
      where !moved.contains(CellID(screen: screen, cell: cell)) {
        lines.append("  \(screen)/\(cell)")
      }
      if !onlyLists { try store.prune(found) }
    }
    foundAny = !lines.isEmpty || !moves.isEmpty
    diagnostics = foreign.map { url in
      Diagnostic(
        Message(
          rule: "foreignFile", text: "`\(url.path)` was not written by strut, and is left alone"),
        severity: .warning, help: "move it elsewhere")
    }
    summary =
      PruneWording(
        moved: moves.map { "  \($0.cell.old) is \($0.cell.id)" }, removed: lines,
        onlyLists: onlyLists
      ).text
  }

  /// What the last run recognised, where it still is so, among these references: of cells that have
  /// none under their new names.
  private static func moves(
    between stores: [(ReferenceStore, screen: String, cells: [String])], in folder: WorkingFolder
  ) throws -> [(cell: FormerCell, destination: ReferenceStore)] {
    let lastRun = LastRun(project: folder.url)
    // Without results of a run nothing is known to have moved.
    guard let results = try? lastRun.results() else { return [] }
    var known: Set<String> = []
    var destinations: [CellID: ReferenceStore] = [:]
    for (store, screen, cells) in stores {
      known.insert(store.folder.resolvingSymlinksInPath().path)
      for cell in cells { destinations[CellID(screen: screen, cell: cell)] = store }
    }
    return try lastRun.formerCells(results).compactMap { cell in
      guard known.contains(cell.store.folder.resolvingSymlinksInPath().path),
        destinations[cell.old] == nil, let destination = destinations[cell.id],
        try destination.file(of: cell.id.cell) == nil
      else { return nil }
      return (cell, destination)
    }
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

/// What is moved and removed, in words.
private struct PruneWording {
  /// Lines.
  let moved: [String]
  /// Lines.
  let removed: [String]
  let onlyLists: Bool

  var text: String {
    guard !moved.isEmpty || !removed.isEmpty else { return "every reference is of a cell\n" }
    let verbs = [moved.isEmpty ? nil : "moves", removed.isEmpty ? nil : "removes"]
    let lines =
      part(moved, "moved", "whose cells have other names now")
      + part(removed, "removed", "that no cell names")
      + (onlyLists
        ? ["`strut prune` \(verbs.compactMap(\.self).joined(separator: " and ")) them"] : [])
    return lines.map { "\($0)\n" }.joined()
  }

  private func part(_ lines: [String], _ verb: String, _ which: String) -> [String] {
    guard !lines.isEmpty else { return [] }
    return ["\(onlyLists ? "" : "\(verb) ")\(Count.of(lines.count, "reference")) \(which):"] + lines
  }
}
