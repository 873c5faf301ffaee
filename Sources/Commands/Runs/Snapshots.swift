package import Cells
import Devices
package import Diagnostics
package import Drawing
import Foundation
package import Snapshots
import Spec
package import Tolerances

/// The options of `runSnapshots`.
package struct SnapshotOptions: Sendable {
  package var references = ReferenceFolders.own
  package var recording = SnapshotRecording.none
  /// The folder for the results and the evidence of failures.
  package var lastRun: LastRun
  /// Whether the results of other cells stay in that folder.
  package var policy: ResultsPolicy
  /// The places of the specs, now and before.
  package var places = SpecPlaces.unknown
  /// The tolerances by screen that replace those of the specs.
  package var tolerances: [String: Tolerance] = [:]
  /// The specs of the references by screen, read with the files of their time.
  package var formerSpecs: [String: LoadedSpec] = [:]
  /// The part of a run to which the cells belong; nil for a whole run.
  package var shard: RunShard?
  /// Whether the cells are all cells of their screens, so that other references are stale.
  package var isWhole = false
  /// The greatest number of threads.
  package var jobs: Int
  /// The fonts, which the threads share.
  package var fonts: FontLibrary
  /// The cells that passed in earlier runs, and the inputs of cells; nil to draw all cells.
  package var passed: (cells: PassedCells, inputs: CellInputs)?
  /// The clock for the time of each cell; nil to measure no times.
  package var stopwatch: Stopwatch?

  package init(lastRun: LastRun, policy: ResultsPolicy, jobs: Int, fonts: FontLibrary) {
    self.lastRun = lastRun
    self.policy = policy
    self.jobs = jobs
    self.fonts = fonts
  }
}

/// Draws cells and compares them with their references, or records them.
///
/// - Parameters:
///   - cells: the cells to draw.
///   - films: the films whose strips to draw, after the cells.
///   - options: the options of the run.
///   - progress: called with the number of finished cells.
///   - finish: writes a report, while no other run replaces the files of this run.
/// - Returns: the results, and the diagnostics of the layouts and the environment.
/// - Throws: the error of a file that cannot be written.
package func runSnapshots(
  _ cells: [SelectedCell], films: [SelectedFilm] = [], options: SnapshotOptions,
  progress: (_ done: Int) -> Void = { _ in },
  finish: (RunResults) throws -> Void = { _ in }
) throws -> (results: RunResults, diagnostics: [Diagnostic]) {
  let references = options.references
  let inputs = options.passed?.inputs
  // The search for the references of a spec follows links on disk.
  var sharedFacts: [SpecLocation: (store: ReferenceStore, url: URL, inputs: String?)] = [:]
  func item(_ id: CellID, of spec: LoadedSpec, _ configuration: CellConfiguration) -> Run.Item {
    let facts =
      sharedFacts[spec.location]
      ?? (references.store(of: spec), spec.location.url, inputs?.hash(of: spec))
    sharedFacts[spec.location] = facts
    var item = Run.Item(
      id: id, references: facts.store,
      tolerance: options.tolerances[id.screen] ?? spec.document.comparison.tolerance,
      title: spec.title, configuration: configuration)
    item.spec = facts.url
    item.inputs = facts.inputs
    return item
  }
  let run = Run(
    items: cells.map { item($0.id, of: $0.spec, $0.configuration) }
      + films.map { item($0.id, of: $0.spec, $0.configuration) },
    isWhole: options.isWhole, recordMode: options.recording, jobs: options.jobs,
    lastRun: options.lastRun, policy: options.policy, stopwatch: options.stopwatch,
    shard: options.shard, places: options.places,
    passed: options.passed?.cells ?? PassedCells())
  let specInputs = SpecInputs()
  var findings = CellFindings()
  var finished = Result<Void, any Error>.success(())
  let results = try run.perform(
    makeRenderer: { () throws(CellFailure) in
      try renderer(of: cells, films, options, inputs: specInputs)
    },
    progress: progress,
    deliver: { findings.add($0.diagnostics, of: $0.record.id.description) },
    finish: { results in finished = Result { try finish(results) } })
  try finished.get()
  return (results, findings.diagnostics(ofTotal: cells.count + films.count))
}

private func renderer(
  of cells: [SelectedCell], _ films: [SelectedFilm], _ options: SnapshotOptions,
  inputs: SpecInputs
) throws(CellFailure) -> Run.Renderer {
  do {
    let renderer = try CellRenderer(fonts: options.fonts)
    let explainer = DifferenceExplainer(
      renderer, tolerances: options.tolerances, formerSpecs: options.formerSpecs)
    return { position throws(CellFailure) in
      let subject: DifferenceExplainer.Subject
      do throws(CellError) {
        if position < cells.count {
          let cell = cells[position]
          subject = .cell(cell, try renderer.layOut(cell))
        } else {
          let film = films[position - cells.count]
          subject = .film(film, try renderer.layOut(film))
        }
      } catch {
        throw CellFailure(.spec, [error.diagnostic])
      }
      return Run.DrawnItem(
        try snapshot(of: subject, by: renderer, inputs: inputs),
        explainer: Run.Explainer(
          changes: { explainer.changes(of: subject, since: $0) },
          redraw: { explainer.picture(of: subject, at: $0) },
          unlistedChanges: { explainer.unlistedChanges(of: subject, since: $0) },
          environment: { explainer.environment(of: subject, at: $0) }))
    }
  } catch {
    throw CellFailure(.environment, [EnvironmentProblem.diagnostic(for: error)])
  }
}

/// The picture of a cell or a film.
///
/// If the spec has errors there, it throws them.
private func snapshot(
  of subject: DifferenceExplainer.Subject, by renderer: CellRenderer, inputs: SpecInputs
) throws(CellFailure) -> RenderedCell {
  let findings = subject.specDiagnostics
  if findings.contains(where: { $0.severity == .error }) {
    throw CellFailure(.spec, findings)
  }
  let scale = subject.spec.referenceScale
  do {
    var snapshot =
      switch subject {
      case .cell(_, let cell): try renderer.snapshot(of: cell, at: scale)
      case .film(_, let film): try renderer.snapshot(of: film, at: scale ?? .one)
      }
    let spec = subject.spec
    snapshot.source = spec.source
    snapshot.inputs = { inputs.hash(of: spec) }
    return snapshot
  } catch let error as CellError {
    throw CellFailure(.spec, [error.diagnostic])
  } catch {
    throw CellFailure(.environment, [EnvironmentProblem.diagnostic(for: error)])
  }
}

extension LoadedSpec {
  /// The scale of the references; nil for the scale of each device.
  var referenceScale: PictureScale? {
    document.comparison.scale.flatMap { PictureScale($0) }
  }
}

extension SelectedCell {
  fileprivate var configuration: CellConfiguration {
    CellConfiguration(device: cell.device.id, states: cell.deviations.map(\.name))
  }
}

extension SelectedFilm {
  /// Whether the strip of the film is compared with a reference.
  package var isSnapshot: Bool { film.transition.isSnapshot }

  fileprivate var configuration: CellConfiguration {
    CellConfiguration(
      device: film.from.device.id,
      states: film.from.deviations.map(\.name) + [film.transition.name])
  }
}
