package import Bitmaps
import Diagnostics
import Foundation
package import Tolerances

/// One way through all cells: drawn, compared or recorded, told, and forgotten, so that memory does
/// not grow with their number.
package struct Run: Sendable {
  /// One cell, where its reference is and what may differ from it.
  package struct Item: Hashable, Sendable {
    package let id: CellID
    package let references: ReferenceStore
    /// What may differ.
    package let tolerance: Tolerance
    /// The screen's, for people; nil where it has none besides its name.
    package let title: String?

    package init(
      id: CellID, references: ReferenceStore, tolerance: Tolerance = .exact, title: String? = nil
    ) {
      self.id = id
      self.title = title
      self.references = references
      self.tolerance = tolerance
    }
  }

  /// Draws the item at a position of the run.
  package typealias Renderer = (Int) throws(CellFailure) -> RenderedCell

  /// What is asked about an item's reference, given the text of the spec that it was made from; stays
  /// on one thread.
  package struct Explainer {
    /// What of the spec the item's difference comes of.
    let changes: (_ position: Int, SpecSource) -> [SpecChange]
    /// The item as it was then; nil where that text does not give it.
    let redraw: (_ position: Int, SpecSource) -> Bitmap?

    package init(
      changes: @escaping (_ position: Int, SpecSource) -> [SpecChange],
      redraw: @escaping (_ position: Int, SpecSource) -> Bitmap?
    ) {
      self.changes = changes
      self.redraw = redraw
    }
  }

  package let items: [Item]
  /// Whether the items are all the cells of their screens, so that other references are stale.
  package let isWhole: Bool
  package let recordMode: RecordMode
  package let jobs: Int
  package let lastRun: LastRun
  package let company: RunCompany
  /// Measures how long each cell takes; nil where nobody wants to know.
  package let stopwatch: Stopwatch?
  /// Which part of a run among several machines this is; nil where it is the whole.
  package let shard: RunShard?
  /// Where the specs are and were, for a run that is none among several machines'.
  private let places: SpecPlaces

  package init(
    items: [Item], isWhole: Bool, recordMode: RecordMode = .none, jobs: Int, lastRun: LastRun,
    company: RunCompany = .alone, stopwatch: Stopwatch? = nil, shard: RunShard? = nil,
    places: SpecPlaces = .unknown
  ) {
    self.items = items
    self.isWhole = isWhole
    self.recordMode = recordMode
    self.jobs = jobs
    self.lastRun = lastRun
    self.company = company
    self.stopwatch = stopwatch
    self.shard = shard
    self.places = places
  }

  /// Does the work and writes the last run's folder, after other runs of the project that write it.
  ///
  /// - Parameters:
  ///   - makeRenderer: called once on each thread; the renderer stays on it. Where it throws, each
  ///     cell of that thread fails so.
  ///   - makeExplainer: called on a thread that finds a difference, at most once; nil where nothing is to
  ///     be explained.
  ///   - progress: called with the number of finished cells.
  ///   - deliver: called with each result in the order of the items, whatever the number of jobs.
  /// - Returns: the results of the items.
  /// - Throws: what kept the run from beginning or from ending; a cell's own error is its outcome.
  package func perform(
    makeRenderer: @escaping @Sendable () throws(CellFailure) -> Renderer,
    makeExplainer: (@Sendable () -> Explainer)? = nil,
    progress: (Int) -> Void = { _ in }, deliver: (CellResult) -> Void = { _ in }
  ) throws(ReferenceError) -> RunResults {
    try lastRun.exclusively { () throws(ReferenceError) in
      try performAlone(
        makeRenderer: makeRenderer, makeExplainer: makeExplainer, progress: progress,
        deliver: deliver)
    }
  }

  private func performAlone(
    makeRenderer: @escaping @Sendable () throws(CellFailure) -> Renderer,
    makeExplainer: (@Sendable () -> Explainer)?, progress: (Int) -> Void,
    deliver: (CellResult) -> Void
  ) throws(ReferenceError) -> RunResults {
    let earlier = try prepare()
    let handler = handler
    let items = items
    let stopwatch = stopwatch
    var records: [CellRecord] = []
    var times: [CellID: Int] = [:]
    Parallel.forEach(
      count: items.count, jobs: jobs,
      makeWorker: {
        let renderer = Result<Renderer, CellFailure> { () throws(CellFailure) in
          try makeRenderer()
        }
        var made: Explainer?
        func explainer() -> Explainer? {
          made = made ?? makeExplainer?()
          return made
        }
        return { position in
          Self.timed(by: stopwatch) {
            Self.result(
              of: items[position], at: position, by: renderer, handler, explainer: explainer)
          }
        }
      },
      progress: progress,
      deliver: { position, result in
        let item = items[position]
        let references = lastRun.path(of: item.references.folder)
        records.append(CellRecord(result, title: item.title, references: references))
        times[result.id] = result.microseconds
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
    } catch {
      throw .file(error)
    }
    return results
  }

  private var handler: any SnapshotHandler {
    let verifier = Verifier(check: ReferenceCheck(), lastRun: lastRun)
    return recordMode == .none ? verifier : Recorder(mode: recordMode, verifier: verifier)
  }

  /// Empties the last run's folder, of the items only where others are to stay; a recording run also
  /// clears what killed ones left.
  ///
  /// - Returns: the results that stay.
  private func prepare() throws(ReferenceError) -> RunResults? {
    do {
      if recordMode != .none {
        for store in stores { try AtomicFile.removeLeftovers(in: store.folder) }
      }
      switch company {
      case .amongOthers: return try lastRun.forget(items.map(\.id), isWhole: isWhole)
      case .alone:
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
    _ handler: any SnapshotHandler, explainer: () -> Explainer?
  ) -> CellResult {
    if let illegal = item.id.illegalPart {
      let failure = CellFailure(.spec, [.illegalName(illegal)])
      return CellResult(id: item.id, outcome: .failed(failure))
    }
    let cell: RenderedCell
    do {
      cell = try renderer.get()(position)
    } catch {
      return CellResult(id: item.id, outcome: .failed(error))
    }
    let verdict: CellVerdict
    do {
      verdict = try handler.verdict(
        on: cell, for: item, redraw: { explainer()?.redraw(position, $0) })
    } catch {
      verdict = CellVerdict(outcome: .failed(CellFailure(error)))
    }
    var result = CellResult(id: item.id, outcome: verdict.outcome)
    result.diagnostics = cell.diagnostics
    result.size = PictureSize(cell.bitmap)
    result.pixelsPerPoint = cell.pixelsPerPoint
    result.evidence = verdict.evidence
    result.layoutLines = verdict.layoutLines
    result.toleratedPixels = verdict.toleratedPixels
    result.specChanges = verdict.oldSource.flatMap { explainer()?.changes(position, $0) } ?? []
    return result
  }

  /// Each screen's references once, in the order of the items.
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
      stale += try store.stale(besides: names).map { CellID(screen: screen, cell: $0) }
    }
    return stale
  }
}

extension Diagnostic {
  static func illegalName(_ name: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "illegalName", text: "`\(name)` names a picture and cannot name a file"),
      help: "use a name of 1 to 180 bytes without `/`, that does not begin with a dot")
  }
}
