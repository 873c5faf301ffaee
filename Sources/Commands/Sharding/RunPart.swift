package import Cells
import Devices
package import Diagnostics
import Foundation
import Geometry
import Snapshots
import Spec

/// The cells of a run that one machine draws.
package struct RunPart: Sendable {
  package let cells: [SelectedCell]
  package let films: [SelectedFilm]
  let record: RunShard
  private let shard: Shard

  /// Divides cells among machines, by how long they took where that is known and by how large they
  /// are elsewhere.
  ///
  /// - Parameters:
  ///   - shard: which part.
  ///   - cells: of the whole run.
  ///   - films: of the whole run.
  ///   - sources: the specs' texts, by which parts of one run know each other.
  ///   - isWhole: whether the run is of all cells of its screens.
  ///   - paths: those that the specs were found at.
  ///   - path: of an earlier run's times, as the user named them; nil for the last run's, if it left any.
  ///   - folder: what relative paths are meant from.
  /// - Throws: why the timings that were named cannot be had.
  package init(
    _ shard: Shard, of cells: [SelectedCell], _ films: [SelectedFilm], sources: [SourceText],
    isWhole: Bool, paths: [String], timings path: String?, in folder: WorkingFolder
  ) throws {
    let timings = try Self.timings(path, in: folder)
    let ids = cells.map(\.id) + films.map(\.id)
    let sizes = cells.map(\.pixelCount) + films.map(\.pixelCount)
    let plan = ShardPlan(
      costs: Self.costs(of: ids, sizes: sizes, timings), count: shard.count)
    let positions = plan.parts[shard.index - 1]
    self.shard = shard
    self.cells = positions.filter { $0 < cells.count }.map { cells[$0] }
    self.films = positions.filter { $0 >= cells.count }.map { films[$0 - cells.count] }
    let specs = sources.map { "\($0.file)\n\($0.text)" } + ids.map(\.description)
    let division = plan.parts.map { $0.map(String.init).joined(separator: " ") }
    record = RunShard(
      index: shard.index, count: shard.count, total: ids.count, positions: positions,
      isWhole: isWhole, specs: Fingerprint.of(specs.joined(separator: "\n")),
      division: Fingerprint.of(division.joined(separator: "\n")),
      paths: paths)
  }

  /// The folder of all parts of runs, from the project's.
  package static let folder = ".strut/shards"

  /// Where this part's results go.
  var place: RunPlace { .part(shard) }

  /// Tells the runner that the run takes only its part.
  func tellRunner(in folder: WorkingFolder) throws(FileError) {
    guard let path = shard.statusFile, !path.isEmpty else { return }
    try AtomicFile.write("", to: folder.place(path), durability: .cached)
  }

  private static func timings(_ path: String?, in folder: WorkingFolder) throws -> RunTimings {
    guard let path else { return try LastRun(project: folder.url).timings() ?? RunTimings() }
    let url = folder.place(path)
    guard let timings = try RunTimings.read(url) else {
      throw TimingsError.missing(path: url.path)
    }
    return timings
  }

  /// Microseconds, or where none are known what those that are known say of the cell's size.
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
  /// Of its device's screen, which is about what drawing it costs.
  fileprivate var pixelCount: Int {
    let size = cell.device.screenSize
    let scale = Double(cell.device.scale)
    return Int(size.width.value * size.height.value * scale * scale)
  }
}

extension SelectedFilm {
  /// Of all moments of its strip.
  fileprivate var pixelCount: Int {
    (ends.first?.pixelCount ?? 1) * film.transition.frameCount
  }
}
