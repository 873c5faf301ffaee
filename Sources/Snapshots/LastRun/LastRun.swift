package import Foundation

/// The folder in which a run leaves its results and, for each failing cell, what shows why.
///
/// ```
/// .strut/last-run/results.json
/// .strut/last-run/<screen>/<cell>/{expected,actual,difference}.png  {expected,actual}.{txt,yaml}
/// ```
package struct LastRun: Hashable, Sendable {
  /// Paths in the results are relative to this folder where they are below it.
  package let project: URL
  package let folder: URL

  /// - Parameters:
  ///   - project: the folder of the project.
  ///   - folder: where the run's files are; nil for the project's own last run.
  package init(project: URL, folder: URL? = nil) {
    self.project = project
    self.folder = folder ?? project.appendingPathComponent(".strut/last-run")
  }

  /// The files that a failing cell may have.
  package enum File: String, CaseIterable, Sendable {
    case expectedPicture = "expected.png"
    case actualPicture = "actual.png"
    case differencePicture = "difference.png"
    case expectedLayout = "expected.txt"
    case actualLayout = "actual.txt"
    case expectedSource = "expected.yaml"
    case actualSource = "actual.yaml"
  }

  package var resultsURL: URL { folder.appendingPathComponent("results.json") }

  package func url(of file: File, _ id: CellID) -> URL {
    cellFolders.url(of: file.rawValue, id)
  }

  private var cellFolders: CellFolders {
    CellFolders(folder: folder, files: File.allCases.map(\.rawValue))
  }

  /// Removes what an earlier run left, and nothing that a run does not write: other files stay, and
  /// links are not followed.
  package func empty() throws(FileError) {
    // First, so that a run which is cut short leaves no results that do not fit the pictures.
    try Folder.removeFile(resultsURL)
    try cellFolders.empty()
  }

  /// Removes what an earlier run left of one cell, and nothing that a run does not write.
  func emptyFolder(of id: CellID) throws(FileError) {
    guard id.illegalPart == nil else { return }
    try cellFolders.empty(id)
  }
}
