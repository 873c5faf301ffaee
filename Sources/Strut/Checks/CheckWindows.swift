import Cells
import Diagnostics
package import Foundation
package import Graphics
package import Snapshots
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
///   - makeWindow: called for each screen, on the caller's thread.
/// - Returns: the outcomes of all screens, or the failure that stopped the check.
package func checkWindows(
  _ name: String, on screens: [Screen], references: URL, code: String, in project: URL,
  options: SnapshotCheckOptions, window makeWindow: (Screen, any TextMeasuring) -> Window
) -> SnapshotCheck {
  let fonts: WindowFonts
  do {
    fonts = try WindowFonts(options.environment)
  } catch {
    return SnapshotCheck(failure: EnvironmentProblem.text(of: error))
  }
  return checkPictures(
    of: name, screens.map { ($0.name, makeWindow($0, fonts).drawing) }, references: references,
    code: code, in: project, options: options)
}

/// Compares pictures of views with their references.
///
/// - Parameters:
///   - name: the name of the picture, unique in the project.
///   - pictures: the name of each cell with its picture.
///   - formerCells: names of cells whose earlier results are removed, because the assertion failed
///     under these names before it had a picture.
///   - references: the folder of the picture's references.
///   - code: the path of the code that makes the views, for changes whose place is not known.
///   - project: the folder that holds `.strut`.
///   - options: the recording and the process.
/// - Returns: the outcomes of all pictures, or the failure that stopped the check.
package func checkPictures(
  of name: String, _ pictures: [(cell: String, drawing: Result<Window.Snapshot, CellFailure>)],
  replacing formerCells: [String] = [SnapshotCheck.cellWithoutScreen], references: URL,
  code: String, in project: URL, options: SnapshotCheckOptions
) -> SnapshotCheck {
  let lastRun = LastRun(project: project)
  do {
    let store = ReferenceStore(folder: references)
    let places = CodePlaces(project: project, environment: options.environment)
    let run = Run(
      items: pictures.map {
        Run.Item(id: CellID(screen: name, cell: $0.cell), references: store)
      }, isWhole: false, recordMode: options.recording, jobs: options.jobs, lastRun: lastRun,
      policy: .keepOthers, formerCells: formerCells.map { CellID(screen: name, cell: $0) })
    var findings = CellFindings()
    let results = try run.perform(
      makeRenderer: {
        let fonts = SharedFonts(options.environment) { _ in }
        return { position throws(CellFailure) in
          let snapshot = try pictures[position].drawing.get()
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
    let remarks = wording.remarks(findings.diagnostics(ofTotal: pictures.count))
    return SnapshotCheck(
      cells: results.cells.map(wording.cell), failures: wording.failures,
      remarks: remarks.map { DiagnosticText(sources: []).line(of: $0) })
  } catch {
    return SnapshotCheck(failure: EnvironmentProblem.text(of: error))
  }
}

extension Window {
  /// The picture of the window; a failure if the layout refused a constraint or did not settle.
  package var drawing: Result<Snapshot, CellFailure> {
    let drawn: Snapshot
    do throws(LayoutProblem) {
      drawn = try snapshot()
    } catch {
      return .failure(
        CellFailure(
          .environment,
          [Diagnostic(Message(rule: "drawing", text: error.text), help: error.help)]))
    }
    let refused = messages.filter { ["refused", "unsettled"].contains($0.rule) }
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
    return .success(drawn)
  }
}

extension EnvironmentProblem {
  static func text(of error: any Error) -> String {
    if let problem = error as? LayoutProblem { return problem.description }
    return DiagnosticText(sources: []).line(of: diagnostic(for: error))
  }
}

extension DiagnosticText {
  /// The text of one diagnostic, without a line end after its last line.
  func line(of diagnostic: Diagnostic) -> String {
    let text = text(of: [diagnostic])
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
