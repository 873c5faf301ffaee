package import AutoLayout
import Cells
import Diagnostics
package import Foundation
package import Graphics
import Snapshots

extension SnapshotCheck {
  /// Draws one hierarchy of views on screens and compares the pictures with their references.
  ///
  /// - Parameters:
  ///   - name: of the picture, unique in the project.
  ///   - screens: each is a cell of the picture's, by its name.
  ///   - references: the folder of the picture's references.
  ///   - project: the folder that holds `.strut`.
  ///   - recording: which references to write.
  ///   - environment: the process's.
  ///   - jobs: the greatest number of threads that compare.
  ///   - makeWindow: called for each screen, on the caller's thread.
  package init(
    _ name: String, on screens: [Screen], references: URL, in project: URL,
    recording: SnapshotRecording, environment: [String: String], jobs: Int,
    window makeWindow: (Screen, any TextMeasuring) -> Window
  ) {
    let lastRun = LastRun(project: project)
    do {
      let fonts = try WindowFonts(environment)
      let store = ReferenceStore(folder: references)
      var items: [Run.Item] = []
      var drawn: [Result<RenderedCell, CellFailure>] = []
      for screen in screens {
        items.append(Run.Item(id: CellID(screen: name, cell: screen.name), references: store))
        drawn.append(Self.drawn(makeWindow(screen, fonts)))
      }
      let cells = drawn
      let run = Run(
        items: items, isWhole: false, recordMode: recording, jobs: jobs,
        lastRun: lastRun, policy: .keepOthers)
      var findings = CellFindings()
      let results = try run.perform(
        makeRenderer: { { position throws(CellFailure) in try cells[position].get() } },
        deliver: { findings.add($0.diagnostics, of: $0.record.id.description) })
      let wording = CheckWording(results: results, lastRun: lastRun)
      let remarks = wording.remarks(findings.diagnostics(ofTotal: items.count))
      self.init(
        cells: results.cells.map(wording.cell), failures: wording.failures,
        remarks: remarks.map { DiagnosticText(sources: []).line(of: $0) })
    } catch {
      self.init(failure: EnvironmentProblem.text(of: error))
    }
  }

  /// A window's picture; none where code asked for what was refused.
  private static func drawn(_ window: Window) -> Result<RenderedCell, CellFailure> {
    let cell: RenderedCell
    do throws(LayoutProblem) {
      cell = try window.snapshot()
    } catch {
      return .failure(
        CellFailure(
          .environment,
          [Diagnostic(Message(rule: "drawing", text: error.text), help: error.help)]))
    }
    let refused = window.messages.filter { ["refused", "unsettled"].contains($0.rule) }
    guard refused.isEmpty else {
      return .failure(
        CellFailure(
          .spec,
          refused.map {
            Diagnostic(
              Message(rule: $0.rule, text: $0.text), notes: $0.notes.map { Note($0) },
              help: $0.help)
          }))
    }
    return .success(cell)
  }
}

extension EnvironmentProblem {
  fileprivate static func text(of error: any Error) -> String {
    if let problem = error as? LayoutProblem { return problem.description }
    return DiagnosticText(sources: []).line(of: diagnostic(for: error))
  }
}

extension DiagnosticText {
  /// The text of one diagnostic, without a line end after its last line.
  fileprivate func line(of diagnostic: Diagnostic) -> String {
    let text = text(of: [diagnostic])
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
