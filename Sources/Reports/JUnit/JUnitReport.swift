import Snapshots

/// A run as JUnit XML, which GitLab, Jenkins and tools for GitHub read.
///
/// A screen is a test suite, and a cell is a test case. The document is valid by the schema
/// `junit-10.xsd` of Jenkins' xUnit plugin. `system-out` names the pictures as
/// `[[ATTACHMENT|path]]`, one on each line. GitLab shows the first picture; its path begins in the
/// project's folder. Jenkins shows all; their paths begin in the workspace.
package struct JUnitReport {
  private let model: ReportModel

  package init(_ model: ReportModel) { self.model = model }

  /// The whole document, which ends with a newline.
  package var xml: String {
    let cells = model.results.cells
    let suites = screens.map { suite($0, $1) } + obstacleSuite + recordingSuite
    let counts = Counts(model.results)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="strut" \(counts.attributes) time="\(model.seconds(of: cells))">
      \(suites.map { "\($0)\n" }.joined())</testsuites>

      """
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

  private func suite(_ screen: String, _ positions: [Int]) -> String {
    let cells = positions.map { model.results.cells[$0] }
    let counts = Counts(cells)
    let name = XMLText.attribute(screen)
    return """
      <testsuite name="\(name)" \(counts.attributes) skipped="0" time="\(model.seconds(of: cells))">
      \(positions.map { testCase(at: $0) }.joined(separator: "\n"))
      </testsuite>
      """
  }

  private func testCase(at position: Int) -> String {
    let cell = model.results.cells[position]
    let time = model.seconds(of: cell.id).map { " time=\"\($0)\"" } ?? ""
    let opening =
      "<testcase name=\"\(XMLText.attribute(cell.id.cell))\" "
      + "classname=\"\(XMLText.attribute(cell.id.screen))\"\(time)"
    let lines = problem(of: cell, at: position) + attachments(of: cell)
    guard !lines.isEmpty else { return "\(opening)/>" }
    return "\(opening)>\n\(lines.joined(separator: "\n"))\n</testcase>"
  }

  /// The element for the problem of a cell: an error if it could not be compared, a failure if it
  /// does not match.
  private func problem(of cell: CellRecord, at position: Int) -> [String] {
    let (element, type): (String, String)
    switch cell.outcome {
    case .matched, .unchanged: return []
    case .failed: (element, type) = ("error", cell.cause == .spec ? "spec" : "environment")
    case .different, .missing, .recorded: (element, type) = ("failure", cell.outcome.rawValue)
    }
    let text = ([cell.headline] + model.explanation(ofCellAt: position))
      .joined(separator: "\n")
    let message = XMLText.attribute(cell.gist)
    return [
      "<\(element) type=\"\(type)\" message=\"\(message)\">\(XMLText.content(text))</\(element)>"
    ]
  }

  /// The pictures of a cell.
  ///
  /// The difference is first, because some tools show only one picture.
  private func attachments(of cell: CellRecord) -> [String] {
    let pictures = model.pictures(of: cell)
    guard !pictures.isEmpty else { return [] }
    let ordered =
      pictures.filter { $0.file == .differencePicture }
      + pictures.filter { $0.file != .differencePicture }
    let lines = ordered.map { "[[ATTACHMENT|\($0.path)]]" }.joined(separator: "\n")
    return ["<system-out>\(XMLText.content(lines))</system-out>"]
  }

  /// A suite with the errors of a run that has no results.
  private var obstacleSuite: [String] {
    guard let obstacle = model.results.obstacle else { return [] }
    let cases = obstacle.diagnostics.enumerated().map { position, diagnostic in
      let text = diagnostic.lines.joined(separator: "\n")
      return """
        <testcase name="\(XMLText.attribute(diagnostic.rule)) \(position + 1)" classname="run">
        <error type="\(obstacle.verdict.rawValue)" message="\(XMLText.attribute(diagnostic.placed))">\
        \(XMLText.content(text))</error>
        </testcase>
        """
    }
    let counts = Counts(model.results)
    return [
      """
      <testsuite name="run" \(counts.attributes) skipped="0" time="0.000">
      \(cases.joined(separator: "\n"))
      </testsuite>
      """
    ]
  }

  /// A suite with one failure for a run that was allowed to write references and wrote none.
  private var recordingSuite: [String] {
    guard Counts.hasRecordingCase(model.results), let message = model.results.recordingSentence
    else { return [] }
    let attribute = XMLText.attribute(message)
    return [
      """
      <testsuite name="recording" tests="1" failures="1" errors="0" skipped="0" time="0.000">
      <testcase name="recording" classname="recording">
      <failure type="recording" message="\(attribute)">\(XMLText.content(message))</failure>
      </testcase>
      </testsuite>
      """
    ]
  }
}

extension JUnitReport {
  /// The number of test cases by result.
  private struct Counts {
    private(set) var tests = 0
    private(set) var failures = 0
    private(set) var errors = 0

    init(_ cells: [CellRecord]) {
      tests = cells.count
      for cell in cells {
        switch cell.outcome {
        case .matched, .unchanged: break
        case .failed: errors += 1
        case .different, .missing, .recorded: failures += 1
        }
      }
    }

    init(_ results: RunResults) {
      self.init(results.cells)
      if let obstacle = results.obstacle {
        tests = obstacle.diagnostics.count
        errors = tests
        return
      }
      guard Self.hasRecordingCase(results) else { return }
      tests += 1
      failures += 1
    }

    static func hasRecordingCase(_ results: RunResults) -> Bool {
      results.verdict == .recorded && results.counts.recorded == 0
    }

    var attributes: String { "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"" }
  }
}
