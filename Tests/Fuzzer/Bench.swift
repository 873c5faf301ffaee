import Cells
import Drawing
import Foundation
import TestSupport

/// The place and the tools of a worker: a folder, the fonts and a renderer.
final class Bench {
  /// The project in which the program runs; the folder above it must stay as it is.
  let project: URL
  let fontSetup: FontSetup
  let renderer: CellRenderer
  /// A folder of Interface Builder documents to use instead of the repository's; nil for those.
  let documents: String?
  /// The names of files beside the project that are known.
  private var knownNames: Set<String> = []
  private var knownStates: [Data] = []

  /// Creates the project in an existing folder of the worker's own.
  init(in folder: URL, fontCache: String = TemporaryFolder.fontCache, documents: String? = nil)
    throws
  {
    self.documents = documents
    project = folder.appendingPathComponent("project")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    fontSetup = FontSetup(cacheFolder: fontCache, homeFolder: nil)
    renderer = try CellRenderer(fonts: fontSetup.library())
  }

  var workingFolder: WorkingFolder { WorkingFolder(path: project.path) }

  /// The folder of the project and the folder for temporary files.
  private var guardedFolders: [String] {
    [project.deletingLastPathComponent().path, FileManager.default.temporaryDirectory.path]
  }

  /// The names of files outside of the project that were not there at the last call.
  func strayNames() -> [String] {
    let states = guardedFolders.map { Self.state(of: $0) }
    guard states != knownStates else { return [] }
    knownStates = states
    let names = guardedFolders.reduce(into: Set<String>()) { names, folder in
      names.formUnion((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    }
    defer { knownNames = names }
    return names.subtracting(knownNames).sorted()
  }

  /// The size and the time of the last change, which differ if a folder has other files.
  private static func state(of folder: String) -> Data {
    var status = stat()
    guard stat(folder, &status) == 0 else { return Data() }
    #if os(Linux)
      var time = status.st_mtim
    #else
      var time = status.st_mtimespec
    #endif
    return Data(bytes: &time, count: MemoryLayout.size(ofValue: time))
      + Data("\(status.st_size)".utf8)
  }

  /// Writes a file of the project.
  func write(_ bytes: [UInt8], to path: String) throws {
    let url = project.appendingPathComponent(path)
    if !FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path) {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try Data(bytes).write(to: url)
  }

  /// The contents of the files with one of the extensions below folders, in the order of their
  /// paths, without references.
  ///
  /// Relative folders are the repository's.
  static func samples(_ extensions: [String], below folders: [String]) throws -> [Sample] {
    try folders.flatMap { folder in
      let root =
        folder.hasPrefix("/") ? URL(fileURLWithPath: folder) : Repository.file(folder)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      return try paths.filter { path in
        extensions.contains((path as NSString).pathExtension)
          && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }.map { path in
        Sample(
          path: path, bytes: Array(try Data(contentsOf: root.appendingPathComponent(path))))
      }
    }
  }

  /// A file of the repository to make inputs from.
  struct Sample {
    /// The path from the folder that was searched.
    let path: String
    let bytes: [UInt8]

    var name: String { (path as NSString).lastPathComponent }
    var isReference: Bool { path.split(separator: "/").contains("references") }
  }
}
