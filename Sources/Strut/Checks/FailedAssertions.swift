import Cells
import Diagnostics
package import Foundation
package import Snapshots

/// The outcome of an assertion of a text.
package enum TextOutcome: Hashable, Sendable {
  case matched
  /// The text was written as the reference, and the assertion fails with the next step.
  ///
  /// `replaced` is whether there was a reference before.
  case recorded(String, replaced: Bool)
  /// The reasons, each with one or more lines.
  case failed([String])
}

extension SnapshotCheck {
  /// The name of the cell of a picture that failed before it had a screen.
  package static let cellWithoutScreen = "picture"

  /// Creates the result of a picture that failed before it was drawn, and adds it to the results of
  /// the run.
  ///
  /// - Parameters:
  ///   - text: the reason; its first line is a complete sentence.
  ///   - name: the name of the picture.
  ///   - references: the folder of the picture's references.
  ///   - project: the folder that holds `.strut`.
  ///   - options: the recording and the process.
  package init(
    failure text: String, ofPicture name: String, references: URL, in project: URL,
    options: SnapshotCheckOptions
  ) {
    let check = checkPictures(
      of: name, [(Self.cellWithoutScreen, .failure(CellFailure(texts: [text])))],
      references: references, code: "", in: project, options: options)
    self.init(
      cells: check.cells, failures: [Failure(text: text, pictures: [])], remarks: check.remarks)
  }

  /// Creates the result of an assertion of a text, and adds it to the results of the run.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of the comparison.
  ///   - name: the name of the text, unique in the project.
  ///   - references: the folder of the references.
  ///   - project: the folder that holds `.strut`.
  ///   - recording: the references that the assertion may write.
  package init(
    _ outcome: TextOutcome, ofText name: String, references: URL, in project: URL,
    recording: SnapshotRecording
  ) {
    guard CellID.isLegal(name) else {
      self.init(failure: DiagnosticText(sources: []).line(of: .illegalName(name)))
      return
    }
    let lastRun = LastRun(project: project)
    let record = outcome.record(
      of: CellID(screen: name, cell: "text"), references: lastRun.path(of: references))
    do {
      let results = try lastRun.replace(record, recordMode: recording)
      let wording = CheckWording(results: results, lastRun: lastRun)
      self.init(
        cells: [wording.cell(record)],
        failures: outcome.failures.map { Failure(text: $0, pictures: []) }, remarks: [])
    } catch {
      self.init(failure: EnvironmentProblem.text(of: error))
    }
  }
}

extension TextOutcome {
  /// The texts with which the assertion fails.
  fileprivate var failures: [String] {
    switch self {
    case .matched: []
    case .recorded(let text, _): [text]
    case .failed(let texts): texts
    }
  }

  fileprivate func record(of id: CellID, references: String) -> CellRecord {
    func record(_ outcome: CellOutcome) -> CellRecord {
      CellRecord(id: id, outcome: outcome, references: references)
    }
    switch self {
    case .matched: return record(.matched)
    case .recorded(_, let replaced):
      var record = record(.recorded)
      record.replacedReference = replaced
      return record
    case .failed(let texts):
      var record = record(.failed)
      let failure = CellFailure(texts: texts)
      record.cause = failure.cause
      record.diagnostics = failure.diagnostics.map { DiagnosticRecord($0) }
      return record
    }
  }
}

extension CellFailure {
  /// Creates the failure of an assertion.
  ///
  /// - Parameter texts: the reasons. The lines below the first one are notes.
  package init(texts: [String]) {
    self.init(
      .spec,
      texts.map { text in
        let lines = text.split(separator: "\n").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        return Diagnostic(
          Message(rule: "assertion", text: lines.first ?? ""),
          notes: lines.dropFirst().map { Note($0) })
      })
  }
}
