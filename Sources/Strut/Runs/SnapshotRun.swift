package import Diagnostics
package import Drawing
package import Snapshots

/// Cells drawn and compared with their references, or recorded, before anybody words or reports it.
package struct SnapshotRun: Sendable {
  package let results: RunResults
  /// What the layouts and the surroundings have to say.
  package let diagnostics: [Diagnostic]

  /// What failed goes to the last run's folder.
  ///
  /// - Parameters:
  ///   - cells: what to draw.
  ///   - recordMode: which references to write.
  ///   - lastRun: where failures are kept.
  ///   - company: whether results of other cells stay there.
  ///   - isWhole: whether the cells are all of their screens', so that other references are stale.
  ///   - jobs: the greatest number of threads.
  ///   - fonts: shared by the threads.
  ///   - progress: called with the number of finished cells.
  /// - Throws: what kept the run from coming to its end: files that cannot be written.
  package init(
    _ cells: [SelectedCell], recordMode: RecordMode, lastRun: LastRun, company: RunCompany,
    isWhole: Bool, jobs: Int, fonts: FontLibrary, progress: (_ done: Int) -> Void = { _ in }
  ) throws {
    let run = Run(
      items: cells.map { Run.Item(id: $0.id, references: $0.references) }, isWhole: isWhole,
      recordMode: recordMode, jobs: jobs, lastRun: lastRun, company: company)
    var findings = CellFindings()
    results = try run.perform(
      makeRenderer: { () throws(CellFailure) in try Self.renderer(of: cells, fonts: fonts) },
      progress: progress,
      deliver: { result in
        findings.add(result.diagnostics, of: result.id.description)
        if case .failed(let failure) = result.outcome {
          findings.add(failure.diagnostics, of: result.id.description)
        }
      })
    diagnostics = findings.diagnostics(ofTotal: cells.count)
  }

  private static func renderer(
    of cells: [SelectedCell], fonts: FontLibrary
  ) throws(CellFailure) -> Run.Renderer {
    do {
      let renderer = try CellRenderer(fonts: fonts)
      return { position throws(CellFailure) in
        let cell = renderer.layOut(cells[position])
        if cell.specDiagnostics.contains(where: { $0.severity == .error }) {
          throw CellFailure(.spec, cell.specDiagnostics)
        }
        do {
          return try renderer.snapshot(of: cell)
        } catch {
          throw CellFailure(.surroundings, [SurroundingsError.diagnostic(for: error)])
        }
      }
    } catch {
      throw CellFailure(.surroundings, [SurroundingsError.diagnostic(for: error)])
    }
  }
}

extension SelectedCell {
  /// Where the references of the cell's screen are.
  var references: ReferenceStore { ReferenceStore(folder: spec.location.references) }
}
