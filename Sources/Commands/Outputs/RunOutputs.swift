package import Cells
package import Diagnostics
import Foundation
package import Reports
package import Snapshots

/// The formats of the output files of a run, in the order in which Strut writes them.
package enum RunFormat: Hashable, Sendable, CaseIterable {
  case junit
  case json
  case markdown
  case codeQuality
  /// A folder with the pictures, as reg-cli writes it.
  case reg
}

/// The optional output files of a run.
package struct RunFiles: Hashable, Sendable {
  /// The path of each wanted file, as the user wrote it.
  package let paths: [RunFormat: String]
  /// The address of the published report, without a slash at the end; nil if there is none.
  package let reportURL: String?
  /// The address of the branch of pictures, without a slash at the end; nil if there is none.
  package let picturesURL: String?
  /// The folder of the repository, or nil if it is the working folder.
  package let repository: String?

  package init(
    _ paths: [RunFormat: String], reportURL: String? = nil, picturesURL: String? = nil,
    repository: String? = nil
  ) {
    self.paths = paths
    self.reportURL = reportURL
    self.picturesURL = picturesURL
    self.repository = repository
  }
}

/// The outputs of a finished run: its report, its files and its annotations.
package struct RunOutputs: Sendable {
  let model: ReportModel
  /// The folder of the report as the user wrote it; nil for a run without a report.
  let report: String?
  /// The base of relative paths.
  let folder: WorkingFolder
  /// The place of the results of a run that an obstacle stopped; nil for other runs.
  private let stoppedAt: RunPlace?

  package var verdict: RunVerdict { model.results.verdict }

  /// - Parameters:
  ///   - results: the results of the run.
  ///   - lastRun: the folder of its pictures and times.
  ///   - report: the folder of its report; nil for none.
  ///   - folder: the base of relative paths.
  init(_ results: RunResults, of lastRun: LastRun, report: String?, in folder: WorkingFolder) {
    // Times are optional in every output, so an error is ignored.
    let timings = (try? lastRun.timings()) ?? RunTimings()
    model = ReportModel(results, timings: timings, of: lastRun)
    self.report = report
    self.folder = folder
    stoppedAt = nil
  }

  /// Creates the outputs of a run without results, which has no report.
  ///
  /// - Parameters:
  ///   - obstacle: `invalidInput`, `nothingSelected` or `environmentProblem`.
  ///   - diagnostics: the errors.
  ///   - recording: the references that the run would have written.
  ///   - place: the place of its results.
  ///   - folder: the base of relative paths.
  package init(
    obstacle: RunVerdict, _ diagnostics: [Diagnostic], recording: SnapshotRecording = .none,
    at place: RunPlace, in folder: WorkingFolder
  ) {
    let results = RunResults(
      recordMode: recording, obstacle: RunObstacle(obstacle, diagnostics))
    model = ReportModel(results, of: place.lastRun(in: folder))
    report = nil
    self.folder = folder
    stoppedAt = place
  }

  /// Replaces the results of an earlier run by the obstacle of this run.
  ///
  /// If this run has results, it does nothing.
  ///
  /// - Throws: the error of a file that cannot be removed or written.
  package func keepObstacle() throws {
    for run in try stoppedAt?.replacedRuns(in: folder) ?? [] {
      try run.replace(byNone: model.results)
    }
  }

  /// Writes the report, and replaces an earlier one.
  ///
  /// - Returns: the path of the page; nil for a run without a report.
  /// - Throws: the error of a file that cannot be read or written.
  func writeReport() throws -> String? {
    try report.map { report in
      try HTMLReport(folder: folder.target(report)).write(model)
      return "\(report)/index.html"
    }
  }

  /// Writes the output files.
  ///
  /// - Parameter files: the files, with paths relative to the working folder.
  /// - Throws: the error of a file that cannot be written. Files before it are written.
  package func write(_ files: RunFiles) throws { try write(files, with: nil) }

  /// Throws the error of a run that an obstacle stopped, after it is in the output files.
  ///
  /// If the run has results, it does nothing.
  ///
  /// - Parameter files: the files, with paths relative to the working folder.
  /// - Throws: the obstacle, or the error of a file that cannot be written.
  func requireResults(writing files: RunFiles) throws {
    guard let obstacle = model.results.stoppingObstacle else { return }
    try write(files)
    throw LastRun.ResultsError.none(obstacle)
  }

  /// Writes the output files.
  ///
  /// - Parameters:
  ///   - files: the files, with paths relative to the working folder.
  ///   - pictures: the pictures of a summary; nil to draw them and write them into the report.
  /// - Throws: the error of a file that cannot be written. Files before it are written.
  func write(_ files: RunFiles, with pictures: SummaryPictures?) throws {
    for format in RunFormat.allCases {
      guard let path = files.paths[format] else { continue }
      switch format {
      case .junit: try write(JUnitReport(model).xml, to: path)
      case .json: try write(RunJSON.document(of: model), to: path)
      case .markdown:
        let drawn = try pictures ?? SummaryPictures(model)
        if let report { try drawn.write(into: folder.target(report)) }
        try write(markdown(with: drawn, for: files), to: path)
      case .codeQuality:
        let issues = model.causeIssues(specOf: spec) + model.findingIssues(specOf: spec)
        let paths = RepositoryPaths(from: folder, root: files.repository)
        try write(CodeQualityReport(issues) { paths.path(of: $0) }.json, to: path)
      case .reg: try RegReport(folder: folder.target(path)).write(model)
      }
    }
  }

  /// The summary, which shows the pictures if they have an address.
  ///
  /// - Parameters:
  ///   - pictures: the pictures of the run.
  ///   - files: the addresses. That of the branch of pictures comes before that of the report.
  /// - Returns: the Markdown.
  private func markdown(with pictures: SummaryPictures, for files: RunFiles) -> String {
    let base = report == nil ? nil : files.reportURL
    let place = ReportPlace(
      page: report.map { "\($0)/index.html" }, url: files.reportURL,
      pictures: files.picturesURL.map { url in
        pictures.addresses { "\(url)/\($0.hashedName)" }
      } ?? base.map { url in pictures.addresses { "\(url)/\($0.name)" } })
    return MarkdownSummary(model, report: place).text
  }

  private func write(_ text: String, to path: String) throws(FileError) {
    try OutputFile.write(text, to: folder.target(path))
  }

  /// The issues for the causes that no diagnostic reports.
  package var differences: [RunIssue] {
    let reported = [RunCause.Kind.spec, .environmentProblem].map(\.rawValue)
    return model.causeIssues(specOf: spec).filter { !reported.contains($0.rule) }
  }

  /// The path of a cell's spec as the user would write it; nil if the spec no longer exists.
  private func spec(of cell: CellRecord) -> String? {
    model.lastRun.spec(of: cell).map { model.lastRun.path(of: $0) }
  }
}
