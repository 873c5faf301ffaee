package import Snapshots

/// A run as JUnit XML, which GitLab, Jenkins and tools for GitHub read.
///
/// A screen is a test suite, and a cell is a test case. `system-out` names the pictures as
/// `[[ATTACHMENT|path]]`, one on each line. GitLab shows the first picture; its path begins in the
/// project's folder. Jenkins shows all; their paths begin in the workspace.
package struct JUnitReport {
  private let model: ReportModel

  package init(_ model: ReportModel) { self.model = model }

  /// The whole document, which ends with a newline.
  package var xml: String {
    let suites = screens.map { suite($0, $1) } + goneSuite + obstacleSuite + recordingSuite
    return JUnitDocument(suites, time: model.seconds(of: model.results.cells)).xml
  }

  /// The indices of each screen's cells.
  ///
  /// The screens are in the order of their first cells.
  private var screens: [(name: String, positions: [Int])] {
    var order: [String] = []
    var positions: [String: [Int]] = [:]
    for (position, cell) in model.results.cells.enumerated() {
      if positions[cell.id.screen] == nil { order.append(cell.id.screen) }
      positions[cell.id.screen, default: []].append(position)
    }
    return order.map { ($0, positions[$0] ?? []) }
  }

  private func suite(_ screen: String, _ positions: [Int]) -> JUnitDocument.Suite {
    JUnitDocument.Suite(
      name: screen, cases: positions.map { testCase(at: $0) },
      time: model.seconds(of: positions.map { model.results.cells[$0] }))
  }

  private func testCase(at position: Int) -> JUnitDocument.TestCase {
    let cell = model.results.cells[position]
    return JUnitDocument.TestCase(
      name: cell.id.cell, className: cell.id.screen, time: model.seconds(of: cell.id),
      problem: problem(of: cell, at: position), output: attachments(of: cell))
  }

  /// The problem of a cell: an error if it could not be compared, a failure if it does not match.
  private func problem(of cell: CellRecord, at position: Int) -> JUnitDocument.Problem? {
    let (severity, type): (JUnitDocument.Problem.Severity, String)
    switch cell.outcome {
    case .matched, .unchanged: return nil
    case .failed: (severity, type) = (.error, cell.cause == .spec ? "spec" : "environment")
    case .different, .missing, .recorded: (severity, type) = (.failure, cell.outcome.rawValue)
    }
    let base = model.results.base
    let lines = [cell.headline(base: base)] + model.explanation(ofCellAt: position)
    return JUnitDocument.Problem(
      severity, type: type, message: cell.gist(base: base), text: lines.joined(separator: "\n"))
  }

  /// The pictures of a cell, or nil if it has none.
  ///
  /// The difference is first, because some tools show only one picture.
  private func attachments(of cell: CellRecord) -> String? {
    let pictures = model.pictures(of: cell)
    guard !pictures.isEmpty else { return nil }
    let ordered =
      pictures.filter { $0.file == .differencePicture }
      + pictures.filter { $0.file != .differencePicture }
    return ordered.map { "[[ATTACHMENT|\($0.path)]]" }.joined(separator: "\n")
  }

  /// A suite with a failure for each cell that only the base of a comparison has.
  private var goneSuite: [JUnitDocument.Suite] {
    let results = model.results
    guard let base = results.base, !results.gone.isEmpty else { return [] }
    let cases = results.gone.map { id in
      let message = "\(id) is only in `\(base)`"
      return JUnitDocument.TestCase(
        name: id.cell, className: id.screen,
        problem: JUnitDocument.Problem(.failure, type: "gone", message: message, text: message))
    }
    return [JUnitDocument.Suite(name: "gone", cases: cases)]
  }

  /// A suite with the errors of a run that has no results, or not all.
  private var obstacleSuite: [JUnitDocument.Suite] {
    guard let obstacle = model.results.obstacle else { return [] }
    return [JUnitDocument.Suite(obstacle.diagnostics, verdict: obstacle.verdict)]
  }

  /// A suite with one failure for a run that was allowed to write references and wrote none.
  private var recordingSuite: [JUnitDocument.Suite] {
    let results = model.results
    guard results.verdict == .recorded, results.counts.recorded == 0,
      let message = results.recordingSentence
    else { return [] }
    let failure = JUnitDocument.Problem(
      .failure, type: "recording", message: message, text: message)
    return [
      JUnitDocument.Suite(
        name: "recording",
        cases: [
          JUnitDocument.TestCase(name: "recording", className: "recording", problem: failure)
        ])
    ]
  }
}

extension JUnitDocument.Suite {
  /// A suite with errors that prevented a run or a part of it.
  package init(_ diagnostics: [DiagnosticRecord], verdict: RunVerdict) {
    let cases = diagnostics.enumerated().map { position, diagnostic in
      JUnitDocument.TestCase(
        name: "\(diagnostic.rule) \(position + 1)", className: "run",
        problem: JUnitDocument.Problem(
          .error, type: verdict.rawValue, message: diagnostic.placed,
          text: diagnostic.lines.joined(separator: "\n")))
    }
    self.init(name: "run", cases: cases)
  }
}
