package import Foundation

/// A temporary folder for one test, which is removed with its last reference.
package final class TemporaryFolder: Sendable {
  package let url: URL
  package var path: String { url.path }

  /// The folder of derived fonts, which all tests of a run share.
  package static let fontCache = NSTemporaryDirectory() + "strut-tests-cache"

  package init() throws {
    url =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("strut-tests-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Writes a file, and creates the folders above it.
  ///
  /// - Returns: the file's path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, and creates the folders above it.
  ///
  /// - Returns: the file's path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes a program, as a copy of a file.
  ///
  /// Another program copies the file. Programs that other threads start get the files that this process
  /// has open, and a program that is open for writing cannot run.
  ///
  /// - Returns: the program's path.
  package func install(_ original: URL, as name: String) throws -> String {
    let copy = file(name)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    let process = try Process.run(
      URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "755", original.path, copy.path])
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    return copy.path
  }

  /// Writes a script that can be started as a program.
  ///
  /// - Returns: the program's path.
  @discardableResult
  package func install(script: String, as name: String) throws -> String {
    let source = name + ".source"
    try write(script, to: source)
    defer { try? FileManager.default.removeItem(at: file(source)) }
    return try install(file(source), as: name)
  }

  package func bytes(_ name: String) throws -> Data { try Data(contentsOf: file(name)) }

  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: file(name).path)
  }
}
