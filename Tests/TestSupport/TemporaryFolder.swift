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

  package func bytes(_ name: String) throws -> Data { try Data(contentsOf: file(name)) }

  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: file(name).path)
  }
}
