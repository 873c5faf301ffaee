package import Cells
package import Diagnostics
import Foundation
import Snapshots
package import Spec

/// The result of pruning references.
package struct PruneResult: Sendable {
  /// A warning for each file among the references that Strut did not write or cannot read, for each
  /// folder of references that is a link, and for each spec outside of the paths whose former
  /// references stay.
  package let diagnostics: [Diagnostic]
  package let summary: String
  /// Whether there is a reference to move or to remove.
  package let foundAny: Bool
}

/// Removes stale references, and moves those of renamed cells.
///
/// It handles the references of the specs. Below the paths, it also handles references whose specs
/// no longer exist. The results of the last run have the renamed cells.
///
/// - Parameters:
///   - workspace: specs without errors, each with all its cells.
///   - paths: the paths of the specs.
///   - folder: the base of the paths.
///   - template: the path of the folder of references; nil for references beside the specs.
///   - onlyLists: whether to list the references and change nothing.
/// - Returns: the result, with the moved and removed references.
/// - Throws: the error of references that cannot be read or removed.
package func prune(
  _ workspace: Workspace, at paths: [String], in folder: WorkingFolder,
  references template: ReferenceTemplate? = nil, onlyLists: Bool
) throws -> PruneResult {
  let all = ScreenReferences.all(
    of: workspace, at: paths, in: folder, ReferencePlaces(template, in: folder))
  let stores = all.filter { !$0.0.isLinked }
  let (moves, staying) = try ScreenReferences.renames(
    between: stores, of: workspace, in: folder, template)
  if !onlyLists { for move in moves { try move.cell.move(to: move.destination) } }
  let moved = Set(moves.map(\.cell.old))
  var lines: [String] = []
  var texts: [String] = []
  var diagnostics = all.filter(\.0.isLinked).map {
    Diagnostic.linkedReferences(folder.shown($0.0.folder))
  }
  diagnostics += Grouped(staying) { [folder.shown($0.store.folder), $0.spec] }.groups.map {
    .renamedElsewhere($0.key[0], spec: $0.key[1])
  }
  for (store, screen, names) in stores {
    let names = names + staying.filter { $0.store.isSame(as: store) }.map(\.cell)
    let (found, foreign, unreadable) = try store.superfluous(except: names)
    diagnostics += foreign.map { .foreignFile(folder.shown($0)) }
    diagnostics += unreadable.map { .unreadable(folder.shown($0)) }
    for case let cell? in found.map(\.cell)
    where !moved.contains(CellID(screen: screen, cell: cell)) {
      lines.append("  \(screen)/\(cell)")
    }
    // The text of a removed or moved reference goes with it.
    if found.allSatisfy({ $0.cell == nil }), !moved.contains(where: { $0.screen == screen }) {
      texts += found.flatMap(\.files).map { "  \(screen): \($0.lastPathComponent)" }
    }
    if !onlyLists { try store.prune(found) }
  }
  let wording = PruneWording(
    moved: moves.map { "  \($0.cell.old) to \($0.cell.id)" }, removed: lines, texts: texts,
    onlyLists: onlyLists)
  return PruneResult(
    diagnostics: diagnostics, summary: wording.text,
    foundAny: !lines.isEmpty || !moves.isEmpty || !texts.isEmpty)
}

extension ReferenceStore {
  fileprivate func isSame(as other: ReferenceStore) -> Bool {
    folder.resolvingSymlinksInPath().path == other.folder.resolvingSymlinksInPath().path
  }
}

extension Diagnostic {
  fileprivate static func renamedElsewhere(_ references: String, spec: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "renamedElsewhere",
        text: "`\(references)` has references of `\(spec)` now, and they stay"),
      severity: .warning, notes: [Note("that spec is not below the paths")],
      help: "name `\(spec)` too, or run `strut accept`")
  }

  fileprivate static func linkedReferences(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "linkedReferences", text: "`\(path)` is behind a link, and its files stay"),
      severity: .warning, notes: [Note("another spec may use them")],
      help: "put the folder itself there")
  }

  fileprivate static func foreignFile(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "foreignFile", text: "`\(path)` was not written by Strut and stays as it is"),
      severity: .warning, help: "move it elsewhere")
  }

  fileprivate static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "unreadableReference", text: "the reference `\(path)` cannot be read"),
      severity: .warning,
      notes: [Note("the stored texts of its screen stay, because it may need one")],
      help: "restore it, for example with `git checkout` or `git lfs pull`")
  }
}

/// The references of screens, with the names of their cells.
private enum ScreenReferences {
  /// A reference of a renamed cell whose spec is not among the given ones.
  struct Staying: Hashable {
    let store: ReferenceStore
    /// The cell's old name.
    let cell: String
    /// The path of the cell's spec in results.
    let spec: String
  }

  /// The references of renamed cells that can move, and those that stay.
  ///
  /// The last run found the renames. A reference can move if it is unchanged and its cell has no
  /// reference under the new name. It stays if the cell's spec exists and is not among the given
  /// ones.
  static func renames(
    between stores: [(ReferenceStore, screen: String, cells: [String])], of workspace: Workspace,
    in folder: WorkingFolder, _ template: ReferenceTemplate?
  ) throws -> (moves: [(cell: FormerCell, destination: ReferenceStore)], staying: [Staying]) {
    let lastRun = LastRun(project: folder.url)
    // Without results, the renames are unknown.
    guard let results = try? lastRun.results().checkingRenames(in: folder, template) else {
      return ([], [])
    }
    var known: Set<String> = []
    var destinations: [CellID: ReferenceStore] = [:]
    for (store, screen, cells) in stores {
      known.insert(store.folder.resolvingSymlinksInPath().path)
      for cell in cells { destinations[CellID(screen: screen, cell: cell)] = store }
    }
    let given = Set(workspace.specs.map(\.location.place.path))
    let records = Dictionary(results.cells.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    var moves: [(cell: FormerCell, destination: ReferenceStore)] = []
    var staying: [Staying] = []
    // A spec that moved keeps its name, so a cell of the old name may have other references.
    func isInUse(_ cell: FormerCell) -> Bool {
      destinations[cell.old].map { $0.isSame(as: cell.store) } ?? false
    }
    for cell in try lastRun.formerCells(results)
    where known.contains(cell.store.folder.resolvingSymlinksInPath().path) && !isInUse(cell) {
      if let destination = destinations[cell.id] {
        if try destination.file(of: cell.id.cell) == nil { moves.append((cell, destination)) }
      } else if let record = records[cell.id], let path = record.spec,
        let spec = lastRun.spec(of: record), !given.contains(spec.resolvingLinksOfFolder.path),
        try ReferenceStore(folder: lastRun.url(ofPath: record.references))
          .file(of: cell.id.cell) == nil
      {
        staying.append(Staying(store: cell.store, cell: cell.old.cell, spec: path))
      }
    }
    return (moves, staying)
  }

  /// The references of each screen, with the names of all its cells.
  ///
  /// Each folder of references occurs once.
  static func all(
    of workspace: Workspace, at paths: [String], in folder: WorkingFolder,
    _ places: ReferencePlaces
  ) -> [(ReferenceStore, screen: String, cells: [String])] {
    let films = workspace.films(Selection()).filter(\.isSnapshot)
    var known: Set<String> = []
    var stores: [(ReferenceStore, screen: String, cells: [String])] = []
    for spec in workspace.specs {
      let screen = spec.location.screen
      let names =
        spec.cells.map(\.name) + films.filter { $0.id.screen == screen }.map(\.id.cell)
      let store = ReferenceStore(folder: spec.location.references)
      if !store.isLinked { known.insert(store.folder.resolvingSymlinksInPath().path) }
      stores.append((store, screen, names))
    }
    for path in paths {
      for orphan in places.folders(below: path, in: folder) {
        let store = ReferenceStore(folder: orphan.folder)
        let place = store.folder.resolvingSymlinksInPath().path
        guard !store.isLinked, known.insert(place).inserted else { continue }
        stores.append((store, orphan.screen, []))
      }
    }
    return stores
  }
}

/// The summary of the moved and removed references.
private struct PruneWording {
  /// A line for each moved reference.
  let moved: [String]
  /// A line for each removed reference.
  let removed: [String]
  /// A line for each removed text of a spec or an environment.
  let texts: [String]
  let onlyLists: Bool

  var text: String {
    guard !(moved + removed + texts).isEmpty else { return "Every reference is in use.\n" }
    let lines =
      part(moved, "move", "moved", "reference of a renamed cell", "references of renamed cells")
      + part(removed, "remove", "removed", "stale reference", "stale references")
      + part(
        texts, "remove", "removed", "text that no reference needs",
        "texts that no reference needs")
    return lines.map { "\($0)\n" }.joined()
  }

  private func part(
    _ lines: [String], _ verb: String, _ past: String, _ one: String, _ many: String
  ) -> [String] {
    guard !lines.isEmpty else { return [] }
    let things = "\(lines.count) \(lines.count == 1 ? one : many)"
    return ["\(onlyLists ? "`strut prune` would \(verb)" : past) \(things):"] + lines
  }
}
