import Cells
import Diagnostics
package import Foundation
package import Graphics
import Snapshots
package import Views

/// Draws one hierarchy of views on screens and compares the pictures with their references.
///
/// - Parameters:
///   - name: the name of the picture, unique in the project.
///   - screens: the screens; the name of each is the name of a cell.
///   - references: the folder of the picture's references.
///   - code: the path of the code that makes the views, for changes whose place is not known.
///   - project: the folder that holds `.strut`.
///   - options: the recording and the process.
///   - shared: the fonts of the windows; nil to read them.
///   - makeWindow: called for each screen, on the caller's thread.
/// - Returns: the outcomes of all screens, or the failure that stopped the check.
package func checkWindows(
  _ name: String, on screens: [Screen], references: URL, code: String, in project: URL,
  options: SnapshotCheckOptions, fonts shared: (any TextMeasuring)? = nil,
  window makeWindow: (Screen, any TextMeasuring) -> Window
) -> SnapshotCheck {
  let lastRun = LastRun(project: project)
  do {
    let fonts = try shared ?? WindowFonts(options.environment)
    let store = ReferenceStore(folder: references)
    var items: [Run.Item] = []
    var pictures: [Result<Window.Snapshot, CellFailure>] = []
    for screen in screens {
      items.append(Run.Item(id: CellID(screen: name, cell: screen.name), references: store))
      pictures.append(drawn(makeWindow(screen, fonts)))
    }
    let snapshots = pictures
    let places = CodePlaces(project: project, environment: options.environment)
    let run = Run(
      items: items, isWhole: false, recordMode: options.recording, jobs: options.jobs,
      lastRun: lastRun, policy: .keepOthers)
    var findings = CellFindings()
    let results = try run.perform(
      makeRenderer: {
        let fonts = SharedFonts(options.environment) { _ in }
        return { position throws(CellFailure) in
          let snapshot = try snapshots[position].get()
          return Run.DrawnItem(
            snapshot.cell,
            explainer: Run.Explainer(
              changes: {
                snapshot.changes(
                  since: $0, fonts: fonts, elsewhere: places.shown(code) ?? code,
                  place: places.place)
              }))
        }
      },
      deliver: { findings.add($0.diagnostics, of: $0.record.id.description) })
    let wording = CheckWording(results: results, lastRun: lastRun)
    let remarks = wording.remarks(findings.diagnostics(ofTotal: items.count))
    return SnapshotCheck(
      cells: results.cells.map(wording.cell), failures: wording.failures,
      remarks: remarks.map { DiagnosticText(sources: []).line(of: $0) })
  } catch {
    return SnapshotCheck(failure: EnvironmentProblem.text(of: error))
  }
}

/// The picture of a window; a failure if the layout refused a constraint or did not settle.
private func drawn(_ window: Window) -> Result<Window.Snapshot, CellFailure> {
  let snapshot: Window.Snapshot
  do throws(LayoutProblem) {
    snapshot = try window.snapshot()
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
  return .success(snapshot)
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
