import Strut

extension RunFiles {
  fileprivate static let junitOption = OptionDeclaration.value(
    "junit", "FILE", "Writes JUnit XML, a test case a cell, for GitLab, Jenkins and GitHub.")

  /// The options that name them, the same for every command that tells of a run.
  static var options: [OptionDeclaration] { [junitOption] }
}

extension Arguments {
  /// The files that a run is to be told in.
  var runFiles: RunFiles {
    var files = RunFiles()
    files.junit = value(RunFiles.junitOption)
    return files
  }
}
