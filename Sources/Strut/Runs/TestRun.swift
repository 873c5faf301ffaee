package import Diagnostics
import Drawing
import Foundation
import Reports
import Snapshots
import Spec

/// Draws cells and compares them with their references, or records them.
package struct TestRun: Sendable {
  /// Which references the run may write.
  package enum Recording: String, Hashable, Sendable {
    case none, missing, changed, all
  }

  /// What a run means to whoever started it.
  package enum Verdict: Hashable, Sendable {
    case passed
    /// Snapshots differ, are missing, or were recorded.
    case differs
    case specIsWrong
    case surroundingsAreWrong
  }

  package let verdict: Verdict
  /// What the layouts and the surroundings have to say.
  package let diagnostics: [Diagnostic]
  /// Every cell that does not match with why, the counts, and the command that does the next thing.
  package let summary: String

  /// What failed goes to `.strut/last-run` in the folder.
  ///
  /// - Parameters:
  ///   - cells: what to draw.
  ///   - recording: which references to write.
  ///   - report: the folder that the report goes to.
  ///   - folder: what the report's path is meant from.
  ///   - isWhole: whether the cells are all of their screens', so that other references are stale.
  ///   - jobs: the greatest number of threads.
  ///   - fontSetup: where fonts are looked for and kept.
  ///   - progress: called with the number of finished cells.
  /// - Throws: what kept the run from coming to its end: fonts, or files that cannot be written.
  package init(
    _ cells: [SelectedCell], recording: Recording, report: String, in folder: WorkingFolder,
    isWhole: Bool, jobs: Int, fontSetup: FontSetup, progress: (_ done: Int) -> Void
  ) throws {
    let lastRun = LastRun(project: folder.url)
    let run = Run(
      items: cells.map { Run.Item(id: $0.id, references: $0.references) }, isWhole: isWhole,
      recordMode: RecordMode(recording), jobs: jobs, lastRun: lastRun)
    let fonts = try fontSetup.library()
    var findings = CellFindings()
    let results = try run.perform(
      makeRenderer: { () throws(CellFailure) in try Self.renderer(of: cells, fonts: fonts) },
      progress: progress,
      deliver: { result in
        findings.add(result.diagnostics, of: result.id.description)
        if case .failed(let failure) = result.outcome {
          findings.add(failure.diagnostics, of: result.id.description)
        }
      })
    let counts = RunSummary(results)
    verdict = Verdict(counts.verdict)
    diagnostics = findings.diagnostics(ofTotal: cells.count)
    let page = try ReportWriter.write(
      results, of: lastRun, cells: cells, to: report, in: folder)
    summary = TestWording(results: results, counts: counts, page: page).text
  }

  private static func renderer(
    of cells: [SelectedCell], fonts: FontLibrary
  ) throws(CellFailure) -> Run.Renderer {
    do {
      let renderer = try CellRenderer(fonts: fonts)
      return { position throws(CellFailure) in
        do {
          return try renderer.snapshot(of: renderer.layOut(cells[position]))
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

extension RecordMode {
  fileprivate init(_ recording: TestRun.Recording) {
    switch recording {
    case .none: self = .none
    case .missing: self = .missing
    case .changed: self = .changed
    case .all: self = .all
    }
  }
}

extension TestRun.Verdict {
  fileprivate init(_ verdict: RunSummary.Verdict) {
    switch verdict {
    case .passed: self = .passed
    case .recorded, .differs: self = .differs
    case .specIsWrong: self = .specIsWrong
    case .surroundingsAreWrong: self = .surroundingsAreWrong
    }
  }
}
