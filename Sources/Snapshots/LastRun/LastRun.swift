package import Foundation

/// The folder with a run's results and the evidence of each failing cell.
///
/// ```
/// .strut/last-run/results.json
/// .strut/last-run/<screen>/<cell>/{expected,actual,difference}.png  {expected,actual}.{txt,yaml}
/// ```
package struct LastRun: Hashable, Sendable {
  /// The project folder.
  ///
  /// Paths in the results are relative to it if they are below it.
  package let project: URL
  package let folder: URL

  /// Creates the folder's description; the folder need not exist.
  ///
  /// - Parameters:
  ///   - project: the project folder.
  ///   - folder: the folder with the run's files; nil for the last run of the project.
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

  /// The bytes of a file of a cell, or nil if there is none.
  ///
  /// A run may be from another machine, so no link in it is followed.
  ///
  /// - Throws: the system's error, which is `ELOOP` for a link.
  package func bytes(of file: File, _ id: CellID) throws(FileError) -> [UInt8]? {
    let url = url(of: file, id)
    guard Folder.leads(url.deletingLastPathComponent(), below: folder) else {
      throw FileError(.read, url.path, code: ELOOP)
    }
    return try AtomicFile.read(url, followingLinks: false)
  }

  private var cellFolders: CellFolders {
    CellFolders(folder: folder, files: File.allCases.map(\.rawValue))
  }

  /// Writes a file of the run.
  ///
  /// Links must not lead out of the project.
  func write(_ bytes: [UInt8], to url: URL) throws(FileError) {
    try AtomicFile.write(bytes, to: url, below: project, durability: .cached)
  }

  /// Removes the files of an earlier run.
  ///
  /// Other files stay, and links are not followed.
  package func empty() throws(FileError) {
    // The results are removed first. If the process is killed, no results are left whose pictures
    // are gone.
    try Folder.removeFile(resultsURL)
    try cellFolders.empty()
  }

  /// Removes the files of one cell in an earlier run.
  ///
  /// Other files stay.
  func emptyFolder(of id: CellID) throws(FileError) {
    guard id.illegalPart == nil else { return }
    try cellFolders.empty(id)
  }
}
