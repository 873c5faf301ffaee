import Cells
import Commands

extension RunFormat {
  /// The option for the path of the file or folder.
  fileprivate var option: OptionDeclaration {
    switch self {
    case .junit:
      .value(
        "junit", "FILE", "Writes JUnit XML with one test case per cell.")
    case .json:
      .value(
        "json", "FILE", "Writes the results as JSON; see `strut schema results`.")
    case .markdown:
      .value(
        "markdown", "FILE",
        "Writes a Markdown summary, and its pictures into the report.")
    case .codeQuality:
      .value(
        "code-quality", "FILE",
        "Writes JSON for the code quality of GitLab, with one issue per cause.")
    case .reg:
      .value("reg", "DIR", "Writes reg.json and the pictures in the format of reg-cli.")
    }
  }
}

extension RunFiles {
  fileprivate static let reportURLOption = OptionDeclaration.value(
    "report-url", "URL", "With --markdown, links to the report at this address.")
  fileprivate static let picturesURLOption = OptionDeclaration.value(
    "pictures-url", "URL",
    "With --markdown, shows the pictures that `strut publish` writes, on the branch at this address."
  )

  /// The options for a Markdown summary.
  static let markdownOptions = [RunFormat.markdown.option, reportURLOption, picturesURLOption]

  /// The options for output files.
  ///
  /// They are the same for every command that writes the results of a run.
  static var options: [OptionDeclaration] {
    RunFormat.allCases.flatMap { format in
      format == .markdown ? markdownOptions : [format.option]
    }
  }
}

extension Arguments {
  /// The output files that the options name, with paths from the folder and the repository of a
  /// console.
  func runFiles(
    _ console: Console, report: String? = nil
  ) throws(ArgumentError) -> RunFiles {
    try runFiles(in: console.workingFolder, report: report, ofRepository: console.repository)
  }

  /// The output files that the options name.
  ///
  /// - Parameters:
  ///   - folder: the base of relative paths.
  ///   - report: the folder of the report; nil for that of the project.
  ///   - root: the folder of the repository, or nil if it is the base.
  /// - Returns: the paths of the files, and the address of the report.
  /// - Throws: the error of an invalid value.
  func runFiles(
    in folder: WorkingFolder, report: String? = nil, ofRepository root: String? = nil
  ) throws(ArgumentError) -> RunFiles {
    try requireOwnPaths(RunFormat.allCases.map(\.option), in: folder, report: report)
    var paths: [RunFormat: String] = [:]
    for format in RunFormat.allCases { paths[format] = value(format.option) }
    let urls = [RunFiles.reportURLOption, RunFiles.picturesURLOption]
    if let option = urls.first(where: { value($0) != nil }), paths[.markdown] == nil {
      throw .missingOption(RunFormat.markdown.option.name, neededBy: option.name)
    }
    return RunFiles(
      paths, reportURL: try url(RunFiles.reportURLOption),
      picturesURL: try url(RunFiles.picturesURLOption), repository: root)
  }

  /// The output files of a run whose arguments are wrong, which then have the error.
  ///
  /// A file that would replace an input or a file of the report is left out.
  func runFilesOfObstacle(_ console: Console, report: String?) -> RunFiles {
    let faults = pathFaults(
      of: RunFormat.allCases.map(\.option), in: console.workingFolder, report: report)
    var paths: [RunFormat: String] = [:]
    for format in RunFormat.allCases
    where !faults.contains(where: { $0.option == format.option.name }) {
      paths[format] = value(format.option)
    }
    return RunFiles(
      paths, reportURL: try? url(RunFiles.reportURLOption),
      picturesURL: try? url(RunFiles.picturesURLOption), repository: console.repository)
  }

  /// The value of an option, without slashes at its end.
  private func url(_ option: OptionDeclaration) throws(ArgumentError) -> String? {
    guard var url = value(option) else { return nil }
    while url.hasSuffix("/") { url.removeLast() }
    let isPlain = url.unicodeScalars.allSatisfy {
      $0.isASCII && $0.value > 0x20 && !"<>\"\\^`{|}#".unicodeScalars.contains($0)
    }
    guard isPlain, url.hasPrefix("https://") || url.hasPrefix("http://") else {
      throw .badValue(
        option: option.name, value: url,
        expected: "an address such as `https://example.org/report`, without `#`")
    }
    return url
  }
}
