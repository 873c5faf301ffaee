package import Cells
import Devices
package import Diagnostics
import Foundation
import Geometry
import Snapshots
import Spec

/// The options of `shardCells`.
package struct ShardOptions: Sendable {
  /// The part to take.
  package var shard: Shard
  /// The texts of the specs, which all parts of a run must share.
  package var sources: [SourceText]
  /// Whether the run has all cells of its screens.
  package var isWhole: Bool
  /// The paths of the specs.
  package var paths: [String]
  /// The file with the times of an earlier run, as the user wrote it.
  ///
  /// If it is nil, the times of the last run count.
  package var timings: String?
  /// The base of relative paths.
  package var folder: WorkingFolder
  /// The references with which all parts compare; nil for a run that changes them.
  package var references: ReferenceFolders?

  package init(
    _ shard: Shard, sources: [SourceText], isWhole: Bool, paths: [String], timings: String?,
    in folder: WorkingFolder
  ) {
    self.shard = shard
    self.sources = sources
    self.isWhole = isWhole
    self.paths = paths
    self.timings = timings
    self.folder = folder
  }
}

/// Divides the cells of a run into parts, and selects one part.
///
/// The parts have similar times. If a time is unknown, the size of the cell replaces it.
///
/// - Parameters:
///   - cells: the cells of the whole run.
///   - films: the films of the whole run.
///   - options: the part and its run.
/// - Returns: the cells of the part.
/// - Throws: the error of times that cannot be read.
package func shardCells(
  _ cells: [SelectedCell], films: [SelectedFilm], options: ShardOptions
) throws -> RunPart {
  let timings = try RunPart.timings(options.timings, in: options.folder)
  let ids = cells.map(\.id) + films.map(\.id)
  let sizes = cells.map(\.pixelCount) + films.map(\.pixelCount)
  let shard = options.shard
  let plan = ShardPlan(costs: RunPart.costs(of: ids, sizes: sizes, timings), count: shard.count)
  let positions = plan.parts[shard.index - 1]
  let specs = options.sources.map { "\($0.file)\n\($0.text)" } + ids.map(\.description)
  let division = plan.parts.map { $0.map(String.init).joined(separator: " ") }
  return RunPart(
    cells: positions.filter { $0 < cells.count }.map { cells[$0] },
    films: positions.filter { $0 >= cells.count }.map { films[$0 - cells.count] },
    record: RunShard(
      index: shard.index, count: shard.count, total: ids.count, positions: positions,
      isWhole: options.isWhole, specs: Fingerprint.of(specs.joined(separator: "\n")),
      division: Fingerprint.of(division.joined(separator: "\n")), paths: options.paths,
      inputs: inputsHash(
        of: cells.map { ($0.id, $0.spec) } + films.map { ($0.id, $0.spec) }, options.references)),
    shard: shard)
}

/// A hash of the files from which the cells of a run are drawn, and of their references.
///
/// - Parameters:
///   - cells: the cells of the whole run with their specs.
///   - references: the references; nil to leave them out.
/// - Returns: the hash. It does not depend on the machine.
private func inputsHash(
  of cells: [(id: CellID, spec: LoadedSpec)], _ references: ReferenceFolders?
) -> String {
  var hasher = ContentHasher()
  var stores: [SpecLocation: ReferenceStore] = [:]
  for (id, spec) in cells {
    if stores[spec.location] == nil { hasher.add(spec.inputsHash ?? "changed") }
    let store = stores[spec.location] ?? (references ?? .own).store(of: spec)
    stores[spec.location] = store
    if references != nil { hasher.add(store.filesHash(of: id.cell)) }
  }
  return hasher.hash
}

/// The cells of a run that one machine draws.
package struct RunPart: Sendable {
  package let cells: [SelectedCell]
  package let films: [SelectedFilm]
  let record: RunShard
  fileprivate let shard: Shard

  /// The folder of all parts of runs, relative to the folder of the project.
  package static let folder = ".strut/shards"

  /// The place of the results of this part.
  var place: RunPlace { .part(shard) }

  /// Writes the status file, if the runner has one.
  ///
  /// The file confirms that the run supports sharding.
  func tellRunner(in folder: WorkingFolder) throws(FileError) {
    guard let path = shard.statusFile, !path.isEmpty else { return }
    try AtomicFile.write("", to: folder.target(path), durability: .cached)
  }

  fileprivate static func timings(_ path: String?, in folder: WorkingFolder) throws -> RunTimings {
    guard let path else { return try LastRun(project: folder.url).timings() ?? RunTimings() }
    let url = folder.place(path)
    guard let timings = try RunTimings.read(url) else {
      throw TimingsError.missing(path: url.path)
    }
    return timings
  }

  /// The costs of cells: their known times in microseconds, and estimates for the others.
  ///
  /// An estimate is the size of a cell, times the time per pixel of all cells with known times. If
  /// no time is known, the costs are the sizes.
  static func costs(of ids: [CellID], sizes: [Int], _ timings: RunTimings) -> [Int] {
    var known = (time: 0.0, size: 0.0)
    for (id, size) in zip(ids, sizes) {
      guard let time = timings.microseconds(of: id) else { continue }
      known.time += Double(time)
      known.size += Double(size)
    }
    let rate = known.time > 0 && known.size > 0 ? known.time / known.size : 1
    return zip(ids, sizes).map { id, size in
      timings.microseconds(of: id) ?? Int((Double(size) * rate).rounded())
    }
  }
}

extension SelectedCell {
  /// The number of pixels of the device's screen.
  ///
  /// The time for drawing a cell is roughly proportional to it.
  fileprivate var pixelCount: Int {
    let size = cell.device.screenSize
    let scale = Double(cell.device.scale)
    return Int(size.width.value * size.height.value * scale * scale)
  }
}

extension SelectedFilm {
  /// The number of pixels of all frames of the strip.
  fileprivate var pixelCount: Int {
    from.pixelCount * film.transition.frameCount
  }
}
