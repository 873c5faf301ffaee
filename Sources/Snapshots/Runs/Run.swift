package import Bitmaps
import Comparing
package import Diagnostics
package import Foundation
package import Tolerances

/// A run over cells.
///
/// Each thread draws, compares or records, delivers and releases one cell after the other, so
/// memory does not grow with their number.
package struct Run: Sendable {
  /// One cell with the place of its reference and its tolerance.
  package struct Item: Hashable, Sendable {
    package let id: CellID
    package let references: ReferenceStore
    package let tolerance: Tolerance
    /// The screen's title; nil if it has none.
    package let title: String?
    /// The device and the states; nil for a cell that has only a name.
    package let configuration: CellConfiguration?
    /// The spec; nil if code draws the cell.
    package var spec: URL?
    /// A hash of everything on which the outcome depends, except the reference.
    ///
    /// Nil if the item is drawn in every run.
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

  /// Draws the item at an index of the run.
  package typealias Renderer = (Int) throws(CellFailure) -> DrawnItem

  package struct DrawnItem {
    let cell: RenderedCell
    /// Explains a difference; nil if it is not explained.
    let explainer: Explainer?

    package init(_ cell: RenderedCell, explainer: Explainer? = nil) {
      self.cell = cell
      self.explainer = explainer
    }
  }

  /// Explains the difference of an item with the spec text from which its reference was recorded.
  ///
  /// It is used on one thread only.
  package struct Explainer {
    /// Returns the changes of the spec that cause the item's difference.
    let changes: (SpecSource) -> [SpecChange]
    /// Draws the item from that text; returns nil if the text does not describe the item.
    let redraw: (SpecSource) -> Bitmap?
    /// Returns the item's changes since that text that the lines of a layout do not have, such as
    /// another title of a bar; returns nil if they cannot be found.
    let unlistedChanges: (SpecSource?) -> [LayoutChange]?
    /// Returns the environment of the item from that text, drawn here; returns nil if it is not
    /// known.
    let environment: (SpecSource) -> DrawingEnvironment?

    package init(
      changes: @escaping (SpecSource) -> [SpecChange],
      redraw: @escaping (SpecSource) -> Bitmap? = { _ in nil },
      unlistedChanges: @escaping (SpecSource?) -> [LayoutChange]? = { _ in [] },
      environment: @escaping (SpecSource) -> DrawingEnvironment? = { _ in nil }
    ) {
      self.changes = changes
      self.redraw = redraw
      self.unlistedChanges = unlistedChanges
      self.environment = environment
    }
  }

  package let items: [Item]
  /// Whether the items are all cells of their screens.
  ///
  /// All other references are then stale.
  package let isWhole: Bool
  package let recordMode: SnapshotRecording
  package let jobs: Int
  package let lastRun: LastRun
  package let policy: ResultsPolicy
  /// Measures the time of each cell; nil if no time is measured.
  package let stopwatch: Stopwatch?
  /// The part of a run on several machines; nil for a whole run.
  package let shard: RunShard?
  /// Cells that the run does not have, whose earlier results are removed too.
  private let formerCells: [CellID]
  /// The places of the specs.
  ///
  /// They are used unless the run is a part.
  private let places: SpecPlaces
  /// The cells that are not drawn if their inputs and references are the same as when they passed.
  private let passed: PassedCells

  package init(
    items: [Item], isWhole: Bool, recordMode: SnapshotRecording = .none, jobs: Int,
    lastRun: LastRun,
    policy: ResultsPolicy = .replace, stopwatch: Stopwatch? = nil, shard: RunShard? = nil,
    places: SpecPlaces = .unknown, passed: PassedCells = PassedCells(),
    formerCells: [CellID] = []
  ) {
    self.items = items
    self.formerCells = formerCells
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

  /// Runs the cells and writes the folder of the last run.
  ///
  /// It waits until other runs of the project have finished.
  ///
  /// - Parameters:
  ///   - makeRenderer: called once on each thread. The renderer stays on the thread. If it throws,
  ///     each cell of that thread fails with the error.
  ///   - progress: called with the number of finished cells.
  ///   - deliver: called with each result in the order of the items. The number of jobs does not
  ///     change the order.
  ///   - finish: called with the results, while no other run replaces the files of this run.
  /// - Returns: the results of the items.
  /// - Throws: an error that stops the run. The error of a single cell is its outcome.
  package func perform(
    makeRenderer: @escaping @Sendable () throws(CellFailure) -> Renderer,
    progress: (Int) -> Void = { _ in }, deliver: (CellResult) -> Void = { _ in },
    finish: (RunResults) -> Void = { _ in }
  ) throws(ReferenceError) -> RunResults {
    try lastRun.exclusively { () throws(ReferenceError) in
      let results = try performAlone(
        makeRenderer: makeRenderer, progress: progress, deliver: deliver)
      finish(results)
      return results
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
        try lastRun.write(RunTimings(times), of: items.map(\.id), whole: screens)
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

  /// Empties the folder of the last run, or removes only the items from it if the policy keeps
  /// other results.
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
      case .keepOthers:
        return try lastRun.forget(items.map(\.id) + formerCells, isWhole: isWhole)
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
        let judged = try handler.judge(cell, item, explainer: drawn.explainer)
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

  /// The references of the screens in the order of the items, without duplicates.
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
    record.spec = spec.map { lastRun.path(of: $0) }
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
    record.size = PictureSize(cell.picture)
    record.pixelsPerPoint = cell.pixelsPerPoint
    return record
  }
}

extension Diagnostic {
  /// The error for the name of a screen or a cell that is not a legal file name.
  package static func illegalName(_ name: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "illegalName", text: "`\(name)` names a picture and cannot name a file"),
      help: "use 1 to 180 bytes that do not begin with `.`, without `/` and control characters")
  }
}
