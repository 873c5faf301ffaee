import Cells
import Commands

extension RunFiles {
  fileprivate static let junitOption = OptionDeclaration.value(
    "junit", "FILE", "Writes JUnit XML, a test case a cell, for GitLab, Jenkins and GitHub.")
  fileprivate static let jsonOption = OptionDeclaration.value(
    "json", "FILE", "Writes the results as JSON, which `strut schema results` describes.")
  fileprivate static let markdownOption = OptionDeclaration.value(
    "markdown", "FILE", "Writes a summary for a pull request, and a contact sheet to the report.")
  fileprivate static let reportURLOption = OptionDeclaration.value(
    "report-url", "URL", "With --markdown: where the report's folder is published, for its links.")
  fileprivate static let codeQualityOption = OptionDeclaration.value(
    "code-quality", "FILE", "Writes GitLab's code quality JSON, an issue a cause.")
  fileprivate static let regOption = OptionDeclaration.value(
    "reg", "DIR", "Writes reg.json and the pictures beside it as reg-cli does.")

  /// The options that name them, the same for every command that tells of a run.
  static var options: [OptionDeclaration] {
    [junitOption, jsonOption, markdownOption, reportURLOption, codeQualityOption, regOption]
  }
}

extension Arguments {
  /// The files that a run is to be told in.
  ///
  /// - Parameter folder: what relative paths are meant from.
  /// - Returns: nothing but what the options name.
  /// - Throws: what is wrong with an option's value.
  func runFiles(in folder: WorkingFolder) throws(ArgumentError) -> RunFiles {
    try requireOwnPaths(
      RunFiles.options.filter { $0.name != RunFiles.reportURLOption.name }, in: folder)
    var files = RunFiles()
    files.junit = value(RunFiles.junitOption)
    files.json = value(RunFiles.jsonOption)
    files.markdown = value(RunFiles.markdownOption)
    files.codeQuality = value(RunFiles.codeQualityOption)
    files.reg = value(RunFiles.regOption)
    files.reportURL = try reportURL()
    if files.reportURL != nil, files.markdown == nil {
      throw .missingOption(
        RunFiles.markdownOption.name, neededBy: RunFiles.reportURLOption.name)
    }
    return files
  }

  private func reportURL() throws(ArgumentError) -> String? {
    guard var url = value(RunFiles.reportURLOption) else { return nil }
    while url.hasSuffix("/") { url.removeLast() }
    let isPlain = url.unicodeScalars.allSatisfy {
      $0.isASCII && $0.value > 0x20 && !"<>\"\\^`{|}#".unicodeScalars.contains($0)
    }
    guard isPlain, url.hasPrefix("https://") || url.hasPrefix("http://") else {
      throw .badValue(
        option: RunFiles.reportURLOption.name, value: url,
        expected: "an address such as `https://example.org/report`, without `#`")
    }
    return url
  }
}
