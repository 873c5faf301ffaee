package import Bitmaps
package import Diagnostics
import Foundation
package import Tolerances

/// A run over cells.
///
/// It draws, compares or records, delivers and releases one cell after the other, so memory does
/// not grow with their number.
package struct Run: Sendable {
  /// One cell with the place of its reference and its tolerance.
  package struct Item: Hashable, Sendable {
    package let id: CellID
    package let references: ReferenceStore
    package let tolerance: Tolerance
    /// The screen's title; nil if it has only a name.
    package let title: String?
    /// The device and the states; nil for a cell that only has a name.
    package let configuration: CellConfiguration?
    /// A hash of everything that the outcome depends on, except the reference.
    ///
    /// Nil to draw the item in every run.
    package var inputs: String?

    package init(
      id: CellID, references: ReferenceStore, tolerance: Tolerance = .exact, title: String? = nil,
      configuration: CellConfiguration? = nil
    ) {
      self.id = id
      self.title = title
      self.configuration = configuration
      self.references = references
      self.tolerance = tolerance
    }
  }

  /// Draws the item at a position of the run.
  package typealias Renderer = (Int) throws(CellFailure) -> DrawnItem

  /// An item as it was drawn.
  package struct DrawnItem {
    let cell: RenderedCell
    /// Nil to explain nothing.
    let explainer: Explainer?

    package init(_ cell: RenderedCell, explainer: Explainer? = nil) {
      self.cell = cell
      self.explainer = explainer
    }
  }

  /// Explains an item's difference by the spec text that its reference was recorded from.
  ///
  /// It stays on one thread.
  package struct Explainer {
    /// The changes of the spec that cause the item's difference.
    let changes: (SpecSource) -> [SpecChange]
    /// The item's picture from that text; nil if the text does not describe it.
    let redraw: (SpecSource) -> Bitmap?

    package init(
      changes: @escaping (SpecSource) -> [SpecChange],
      redraw: @escaping (SpecSource) -> Bitmap?
    ) {
      self.changes = changes
      self.redraw = redraw
    }
  }

  package let items: [Item]
  /// Whether the items are all cells of their screens, so that all other references are stale.
  package let isWhole: Bool
  package let recordMode: SnapshotRecording
  package let jobs: Int
  package let lastRun: LastRun
  package let policy: ResultsPolicy
  /// Measures the time of each cell; nil measures none.
  package let stopwatch: Stopwatch?
  /// The part of a run on several machines; nil for a whole run.
  package let shard: RunShard?
  /// The places of the specs, for a run that is not a part.
  private let places: SpecPlaces
  /// The cells that are not drawn again if their inputs and references are the same.
  private let passed: PassedCells

  package init(
    items: [Item], isWhole: Bool, recordMode: SnapshotRecording = .none, jobs: Int,
    lastRun: LastRun,
    policy: ResultsPolicy = .replace, stopwatch: Stopwatch? = nil, shard: RunShard? = nil,
    places: SpecPlaces = .unknown, passed: PassedCells = PassedCells()
  ) {
    self.items = items
    self.isWhole = isWhole
    self.recordMode = recordMode
    self.jobs = jobs
    self.lastRun = lastRun
    self.policy = policy
    self.stopwatch = stopwatch
    self.shard = shard
    self.places = places
    self.passed = passed
  }

  /// Runs the cells and writes the last run's folder, after other runs of the project have
  /// finished.
  ///
  /// - Parameters:
  ///   - makeRenderer: called once on each thread; the renderer stays on it. If it throws, each
  ///     cell of that thread fails with the error.
  ///   - progress: called with the number of finished cells.
  ///   - deliver: called with each result in the order of the items, whatever the number of jobs.
  /// - Returns: the results of the items.
  /// - Throws: an error that stops the run; a cell's own error is its outcome.
  package func perform(
    makeRenderer: @escaping @Sendable () throws(CellFailure) -> Renderer,
    progress: (Int) -> Void = { _ in }, deliver: (CellResult) -> Void = { _ in }
  ) throws(ReferenceError) -> RunResults {
    try lastRun.exclusively { () throws(ReferenceError) in
      try performAlone(makeRenderer: makeRenderer, progress: progress, deliver: deliver)
    }
  }

  private func performAlone(
    makeRenderer: @escaping @Sendable () throws(CellFailure) -> Renderer,
    progress: (Int) -> Void, deliver: (CellResult) -> Void
  ) throws(ReferenceError) -> RunResults {
    let earlier = try prepare()
    let handler = handler
    let items = items
    let stopwatch = stopwatch
    let lastRun = lastRun
    let passed = passed
    var records: [CellRecord] = []
    var times: [CellID: Int] = [:]
    var hashes: [CellID: String?] = [:]
    Parallel.forEach(
      count: items.count, jobs: jobs,
      makeWorker: {
        let renderer = Result<Renderer, CellFailure> { () throws(CellFailure) in
          try makeRenderer()
        }
        return { position in
          let item = items[position]
          let hash = item.outcomeHash()
          if let hash, passed.contains(item.id, hash: hash) {
            return CellResult(
              record: item.record(.unchanged, in: lastRun), diagnostics: [], outcomeHash: hash)
          }
          var result = Self.timed(by: stopwatch) {
            Self.result(of: item, at: position, by: renderer, handler, in: lastRun)
          }
          if result.isSilentMatch { result.outcomeHash = hash }
          return result
        }
      },
      progress: progress,
      deliver: { _, result in
        records.append(result.record)
        times[result.record.id] = result.microseconds
        hashes[result.record.id] = .some(result.outcomeHash)
        deliver(result)
      })
    let stale = try stale()
    records = try lastRun.namingRenamed(records, among: stale, shard == nil ? places : .unknown)
    if recordMode != .none {
      for store in stores { try store.pruneSources() }
    }
    var results = RunResults(recordMode: recordMode, cells: records, stale: stale)
    results.shard = shard
    do {
      try lastRun.write(results.joined(to: earlier))
      if stopwatch != nil {
        let screens = isWhole ? Set(items.map(\.id.screen)) : []
        try lastRun.write(RunTimings(times), whole: screens)
      }
      if items.contains(where: { $0.inputs != nil }) {
        try PassedCells.write(
          hashes, whole: isWhole ? Set(items.map(\.id.screen)) : [], in: lastRun.project)
      }
    } catch {
      throw .file(error)
    }
    return results
  }

  private var handler: any SnapshotHandler {
    let verifier = Verifier(check: ReferenceCheck(), lastRun: lastRun)
    return recordMode == .none ? verifier : Recorder(mode: recordMode, verifier: verifier)
  }

  /// Empties the last run's folder, or the items' part of it if the policy keeps other results.
  ///
  /// A recording run also removes the temporary files of killed runs.
  ///
  /// - Returns: the kept results.
  private func prepare() throws(ReferenceError) -> RunResults? {
    do {
      if recordMode != .none {
        for store in stores { try AtomicFile.removeLeftovers(in: store.folder) }
      }
      switch policy {
      case .keepOthers: return try lastRun.forget(items.map(\.id), isWhole: isWhole)
      case .replace:
        try lastRun.empty()
        return nil
      }
    } catch {
      throw .file(error)
    }
  }

  private static func timed(by stopwatch: Stopwatch?, _ work: () -> CellResult) -> CellResult {
    guard let stopwatch else { return work() }
    var (result, microseconds) = stopwatch.measured(work)
    result.microseconds = microseconds
    return result
  }

  private static func result(
    of item: Item, at position: Int, by renderer: Result<Renderer, CellFailure>,
    _ handler: any SnapshotHandler, in lastRun: LastRun
  ) -> CellResult {
    do throws(CellFailure) {
      if let illegal = item.id.illegalPart { throw CellFailure(.spec, [.illegalName(illegal)]) }
      let drawn = try renderer.get()(position)
      let cell = drawn.cell
      do throws(ReferenceError) {
        let judged = try handler.judge(cell, item, redraw: { drawn.explainer?.redraw($0) })
        var record = judged.record.drawn(cell)
        let changes = judged.oldSource.flatMap { drawn.explainer?.changes($0) } ?? []
        record.specChanges = changes.isEmpty ? nil : changes
        record.diagnostics = cell.diagnostics.map { DiagnosticRecord($0) }
        return CellResult(record: record, diagnostics: cell.diagnostics)
      } catch {
        let failure = CellFailure(error)
        return CellResult(
          record: item.record(failure, in: lastRun).drawn(cell),
          diagnostics: cell.diagnostics + failure.diagnostics)
      }
    } catch {
      return CellResult(record: item.record(error, in: lastRun), diagnostics: error.diagnostics)
    }
  }

  /// The references of each screen once, in the order of the items.
  private var stores: [ReferenceStore] {
    var known: Set<ReferenceStore> = []
    return items.map(\.references).filter { known.insert($0).inserted }
  }

  private func stale() throws(ReferenceError) -> [CellID] {
    guard isWhole else { return [] }
    var cells: [ReferenceStore: (screen: String, names: [String])] = [:]
    for item in items {
      cells[item.references, default: (item.id.screen, [])].names.append(item.id.cell)
    }
    var stale: [CellID] = []
    for store in stores {
      guard let (screen, names) = cells[store] else { continue }
      stale += try store.stale(except: names).map { CellID(screen: screen, cell: $0) }
    }
    return stale
  }
}

extension Run.Item {
  func record(_ outcome: CellOutcome, in lastRun: LastRun) -> CellRecord {
    var record = CellRecord(
      id: id, outcome: outcome, references: lastRun.path(of: references.folder),
      configuration: configuration)
    record.title = title
    return record
  }

  fileprivate func record(_ failure: CellFailure, in lastRun: LastRun) -> CellRecord {
    var record = record(.failed, in: lastRun)
    record.cause = failure.cause
    record.diagnostics = failure.diagnostics.map { DiagnosticRecord($0) }
    return record
  }
}

extension CellRecord {
  /// The record with the size of the drawn picture.
  fileprivate func drawn(_ cell: RenderedCell) -> CellRecord {
    var record = self
    record.size = PictureSize(cell.bitmap)
    record.pixelsPerPoint = cell.pixelsPerPoint
    return record
  }
}

extension Diagnostic {
  /// The error of a screen's or a cell's name that is not a legal file name.
  package static func illegalName(_ name: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "illegalName", text: "`\(name)` names a picture and cannot name a file"),
      help: "use a name of 1 to 180 bytes without `/`, that does not begin with a dot")
  }
}
