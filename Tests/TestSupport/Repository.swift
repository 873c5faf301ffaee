package import Foundation

/// The files of the repository.
package enum Repository {
  package static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the URL of a file or folder by its path from the repository's top.
  package static func file(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// Returns the URL of a file or folder by its path in Tests/Fixtures.
  package static func fixture(_ path: String) -> URL { file("Tests/Fixtures/\(path)") }

  /// Returns the text of a file by its path from the repository's top.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }
}
