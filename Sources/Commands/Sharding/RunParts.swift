import Cells
import Diagnostics
import Foundation
import Snapshots

/// The results of the parts of one run.
///
/// `read` checks that the parts belong together.
struct RunParts {
  /// The results of one part and their folder.
  struct Part {
    let run: LastRun
    let results: RunResults
    let shard: RunShard
    /// The path, relative to the project if it is below it.
    let path: String
  }

  /// The parts by ascending index.
  let parts: [Part]

  /// Reads the results of parts.
  ///
  /// - Parameters:
  ///   - paths: folders of parts, or folders that contain them at any depth.
  ///   - folder: the base of the paths.
  ///   - target: the run that the parts will replace; nil for none. It must not be one of them.
  /// - Returns: the parts of one run.
  /// - Throws: `MergeError` if there are no parts or if they belong to several runs, or the error
  ///   of a file.
  static func read(
    _ paths: [String], from folder: WorkingFolder, into target: LastRun? = nil
  ) throws -> RunParts {
    var found: [Part] = []
    var areStopped = false
    for path in paths {
      for place in try runs(in: folder.place(path)) {
        let run = LastRun(project: folder.url, folder: place)
        guard !found.contains(where: { $0.run.folder.path == place.path }) else { continue }
        let results = try run.results()
        let name = run.path(of: place)
        // A part that an obstacle stopped counts as missing.
        if results.obstacle != nil {
          areStopped = areStopped || place.path != target?.folder.path
          continue
        }
        guard let shard = results.shard else {
          // Results of whole runs in subfolders are ignored.
          if place.path == folder.place(path).path { throw MergeError.wholeRun(path: name) }
          continue
        }
        guard place.path != target?.folder.path else { throw MergeError.inTheWay(path: name) }
        found.append(Part(run: run, results: results, shard: shard, path: name))
      }
    }
    guard let first = found.first else {
      throw MergeError.noParts(paths: paths, areStopped: areStopped)
    }
    for part in found.dropFirst() { try check(part, against: first) }
    let indices = Dictionary(grouping: found, by: \.shard.index)
    for index in indices.keys.sorted() {
      guard let same = indices[index], same.count > 1 else { continue }
      throw MergeError.twice(index: index, paths: same.map(\.path))
    }
    // Each cell is in one part.
    let positions = found.map(\.shard.positions)
    let isWhole = found.count == first.shard.count
    let cells = Set(positions.joined())
    let names = Set(found.flatMap { $0.results.cells.map(\.id) })
    guard cells.count == positions.map(\.count).reduce(0, +), names.count == cells.count,
      !isWhole || cells.count == first.shard.total
    else {
      throw MergeError.others(.division, path: found[found.count - 1].path, from: first.path)
    }
    return RunParts(parts: found.sorted { $0.shard.index < $1.shard.index })
  }

  /// The greatest depth of the search, which is greater than in the folders of any CI service.
  private static let deepest = 12

  /// The folders with results in a folder, by path.
  ///
  /// The search does not look into a folder with results, and does not follow links.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - depth: the depth of the folder in the search.
  /// - Returns: the folders.
  /// - Throws: the error of a folder that cannot be read.
  static func runs(in folder: URL, depth: Int = 0) throws(FileError) -> [URL] {
    if Folder.exists(LastRun(project: folder, folder: folder).resultsURL) { return [folder] }
    guard depth < deepest else { return [] }
    var runs: [URL] = []
    for name in try Folder.names(in: folder) {
      let child = folder.appendingPathComponent(name)
      if Folder.isFolder(child) { runs += try Self.runs(in: child, depth: depth + 1) }
    }
    return runs
  }

  private static func check(_ part: Part, against first: Part) throws(MergeError) {
    func refuse(_ difference: MergeError.Difference) -> MergeError {
      .others(difference, path: part.path, from: first.path)
    }
    let (shard, other) = (part.shard, first.shard)
    // The specs are first, because different specs can cause a different division. The count is
    // next, because a different count always does.
    if shard.specs != other.specs || shard.isWhole != other.isWhole { throw refuse(.specs) }
    if shard.count != other.count { throw refuse(.count(other.count, shard.count)) }
    if shard.division != other.division || shard.total != other.total {
      throw refuse(.division)
    }
    if part.results.recordMode != first.results.recordMode { throw refuse(.recording) }
    if shard.inputs != other.inputs { throw refuse(.inputs) }
  }

  /// The indices of the parts without results, ascending.
  var missing: [Int] {
    guard let count = parts.first?.shard.count else { return [] }
    let there = Set(parts.map(\.shard.index))
    return (1...count).filter { !there.contains($0) }
  }

  /// The results of all parts, in the order of the cells of the whole run.
  ///
  /// - Parameter stale: the stale references of the whole run.
  /// - Returns: the results, without the cells of missing parts. Their obstacle names these parts.
  func joined(stale: [CellID]) -> RunResults {
    let cells = parts.flatMap { part in zip(part.shard.positions, part.results.cells) }
      .sorted { $0.0 < $1.0 }.map(\.1)
    return RunResults(
      recordMode: parts.first?.results.recordMode ?? .none, cells: cells, stale: stale,
      obstacle: missingShards.map { RunObstacle(.environmentProblem, [$0]) })
  }

  /// The error about missing parts; nil if all parts have results.
  private var missingShards: Diagnostic? {
    let missing = missing
    guard !missing.isEmpty, let shard = parts.first?.shard else { return nil }
    let cells = shard.total - parts.reduce(0) { $0 + $1.shard.positions.count }
    let list = missing.map(String.init)
    let names = "\(list.count == 1 ? "shard" : "shards") \(WordList.of(list))"
    let verb = list.count == 1 ? "has" : "have"
    return Diagnostic(
      Message(
        rule: "missingShards", text: "\(names) of \(shard.count) \(verb) no results"),
      notes: [
        Note("\(Count.of(cells, "cell")) of \(shard.total) \(cells == 1 ? "is" : "are") missing")
      ],
      help: "check their logs, run them again, then merge all")
  }

  /// The references that no cell of the whole run uses.
  ///
  /// They are unknown, and therefore empty, if a part is missing or if the run has not all cells of
  /// its screens.
  func stale() throws(ReferenceError) -> [CellID] {
    guard missing.isEmpty, let first = parts.first, first.shard.isWhole else { return [] }
    var order: [String] = []
    var cells: [String: [CellID]] = [:]
    for cell in joined(stale: []).cells {
      if cells[cell.references] == nil { order.append(cell.references) }
      cells[cell.references, default: []].append(cell.id)
    }
    var stale: [CellID] = []
    for references in order {
      guard let ids = cells[references], let screen = ids.first?.screen else { continue }
      let store = ReferenceStore(folder: first.run.url(ofPath: references))
      // Results of another machine must not have other folders listed.
      guard Folder.leads(store.folder, below: first.run.project) else { continue }
      stale += try store.stale(except: ids.map(\.cell)).map { CellID(screen: screen, cell: $0) }
    }
    return stale
  }
}
