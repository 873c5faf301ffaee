package import Cells
import Devices
package import Diagnostics
package import Drawing
package import Snapshots
import Spec

/// Cells drawn and compared with their references, or recorded, before anybody words or reports it.
package struct SnapshotRun: Sendable {
  package let results: RunResults
  /// What the layouts and the surroundings have to say.
  package let diagnostics: [Diagnostic]

  /// What failed goes to the last run's folder.
  ///
  /// - Parameters:
  ///   - cells: what to draw.
  ///   - films: whose strips to draw, after the cells.
  ///   - references: where references are, and what is kept of them.
  ///   - recordMode: which references to write.
  ///   - lastRun: where failures are kept.
  ///   - policy: whether results of other cells stay there.
  ///   - places: where the specs are and were.
  ///   - shard: which part of a run the cells are; nil where they are the whole.
  ///   - isWhole: whether the cells are all of their screens', so that other references are stale.
  ///   - jobs: the greatest number of threads.
  ///   - fonts: shared by the threads.
  ///   - stopwatch: tells how long each cell takes; nil where nobody wants to know.
  ///   - progress: called with the number of finished cells.
  /// - Throws: what kept the run from coming to its end: files that cannot be written.
  package init(
    _ cells: [SelectedCell], films: [SelectedFilm] = [], references: ReferenceFolders = .own,
    recordMode: SnapshotRecording, lastRun: LastRun,
    policy: ResultsPolicy, places: SpecPlaces = .unknown, shard: RunShard? = nil,
    isWhole: Bool, jobs: Int, fonts: FontLibrary, stopwatch: Stopwatch? = nil,
    progress: (_ done: Int) -> Void = { _ in }
  ) throws {
    let run = Run(
      items: cells.map { Run.Item(id: $0.id, of: $0.spec, references, $0.configuration) }
        + films.map { Run.Item(id: $0.id, of: $0.spec, references, $0.configuration) },
      isWhole: isWhole,
      recordMode: recordMode, jobs: jobs, lastRun: lastRun, policy: policy,
      stopwatch: stopwatch, shard: shard, places: places)
    var findings = CellFindings()
    results = try run.perform(
      makeRenderer: { () throws(CellFailure) in try Self.renderer(of: cells, films, fonts: fonts) },
      makeExplainer: { Self.explainer(of: cells, films, fonts: fonts) },
      progress: progress,
      deliver: { findings.add($0.diagnostics, of: $0.record.id.description) })
    diagnostics = findings.diagnostics(ofTotal: cells.count + films.count)
  }

  /// Where there are no fonts to lay out with, nothing is explained.
  private static func explainer(
    of cells: [SelectedCell], _ films: [SelectedFilm], fonts: FontLibrary
  ) -> Run.Explainer {
    guard let explainer = try? DifferenceExplainer(fonts: fonts) else {
      return Run.Explainer(changes: { _, _ in [] }, redraw: { _, _ in nil })
    }
    func subject(_ position: Int) -> DifferenceExplainer.Subject {
      position < cells.count ? .cell(cells[position]) : .film(films[position - cells.count])
    }
    return Run.Explainer(
      changes: { explainer.changes(of: subject($0), since: $1) },
      redraw: { explainer.picture(of: subject($0), at: $1) })
  }

  private static func renderer(
    of cells: [SelectedCell], _ films: [SelectedFilm], fonts: FontLibrary
  ) throws(CellFailure) -> Run.Renderer {
    do {
      let renderer = try CellRenderer(fonts: fonts)
      return { position throws(CellFailure) in
        if position < cells.count {
          let cell = renderer.layOut(cells[position])
          let scale = cells[position].spec.referenceScale
          return try snapshot(cell.specDiagnostics) {
            var snapshot = try renderer.snapshot(of: cell, at: scale)
            snapshot.source = cells[position].spec.source
            return snapshot
          }
        }
        let film = renderer.layOut(films[position - cells.count])
        let scale = films[position - cells.count].spec.referenceScale ?? .one
        return try snapshot(film.specDiagnostics) {
          var snapshot = try renderer.snapshot(of: film, at: scale)
          snapshot.source = films[position - cells.count].spec.source
          return snapshot
        }
      }
    } catch {
      throw CellFailure(.environment, [EnvironmentProblem.diagnostic(for: error)])
    }
  }

  /// What is drawn where the spec is not wrong in it.
  private static func snapshot(
    _ findings: [Diagnostic], draw: () throws -> RenderedCell
  ) throws(CellFailure) -> RenderedCell {
    if findings.contains(where: { $0.severity == .error }) {
      throw CellFailure(.spec, findings)
    }
    do {
      return try draw()
    } catch {
      throw CellFailure(.environment, [EnvironmentProblem.diagnostic(for: error)])
    }
  }
}

extension Run.Item {
  fileprivate init(
    id: CellID, of spec: LoadedSpec, _ references: ReferenceFolders,
    _ configuration: CellConfiguration
  ) {
    self.init(
      id: id, references: references.store(of: spec),
      tolerance: spec.document.comparison.tolerance, title: spec.title,
      configuration: configuration)
  }
}

extension LoadedSpec {
  /// Nil for the devices' own.
  var referenceScale: PictureScale? {
    document.comparison.scale.flatMap { PictureScale($0) }
  }
}

extension SelectedCell {
  fileprivate var configuration: CellConfiguration {
    CellConfiguration(device: cell.device.id, states: cell.deviations)
  }
}

extension SelectedFilm {
  /// Whether its strip is compared with a reference.
  package var isSnapshot: Bool { film.transition.isSnapshot }

  fileprivate var configuration: CellConfiguration {
    CellConfiguration(
      device: film.from.device.id, states: film.from.deviations + [film.transition.name])
  }
}
