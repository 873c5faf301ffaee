import Cells
import Foundation
import Reports
import Snapshots

extension RunOutcome {
  /// Writes the files that are wanted.
  ///
  /// - Parameter files: paths from the working folder.
  /// - Throws: what kept one from being written; those before it are there.
  package func write(_ files: RunFiles) throws {
    if let path = files.junit { try write(JUnitReport(account).xml, to: path) }
    if let path = files.json { try write(RunJSON(account).text, to: path) }
    if let path = files.codeQuality {
      let issues = account.causeIssues(specOf: spec) + account.findingIssues(specOf: spec)
      let paths = RepositoryPaths(from: folder)
      let report = CodeQualityReport(issues) { paths.path(of: $0) }
      try write(report.json, to: path)
    }
    if let path = files.reg { try RegReport(folder: folder.place(path)).write(account) }
    if let path = files.markdown {
      let place = ReportPlace(
        page: report.map { "\($0)/index.html" }, url: files.reportURL,
        sheetCells: try report.map { try writeContactSheet(into: folder.place($0)) })
      try write(MarkdownSummary(account, report: place).text, to: path)
    }
  }

  private func write(_ text: String, to path: String) throws(FileError) {
    try OutputFile.write(text, to: folder.place(path))
  }

  /// What GitHub shows at the lines of a pull request: a line for each cause that no diagnostic has
  /// told already.
  ///
  /// - Parameter paths: of the repository.
  /// - Returns: workflow commands with line ends.
  package func annotations(_ paths: RepositoryPaths) -> String {
    let issues = account.causeIssues(specOf: spec).filter {
      ![RunCause.Kind.spec, .surroundings].map(\.rawValue).contains($0.rule)
    }
    return GitHubAnnotation.lines(of: issues) { paths.path(of: $0) }.map { "\($0)\n" }.joined()
  }

  /// The cell's spec as the user would name it; nil where it is not there any more.
  private func spec(of cell: CellRecord) -> String? {
    let references = account.lastRun.url(ofPath: cell.references)
    return SpecLocation.spec(of: cell.id.screen, withReferences: references).map {
      account.lastRun.path(of: $0)
    }
  }
}
