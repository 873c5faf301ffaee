import Foundation
import Strut

/// What a picture shows.
enum PictureSubject {
  case view(View)
  case controller(ViewController)
}

/// What a picture of views is called, and where its references are.
struct PictureName: Hashable, Sendable {
  /// Unique in the project as far as the names of test files are.
  let name: String
  let references: URL
  let testFile: String

  /// - Parameters:
  ///   - given: the test's own word for the picture; nil for the test's name.
  ///   - function: the test's name, with its parameters.
  ///   - testFile: where the test's file is.
  init(_ given: String?, function: String, testFile: String) {
    let file = URL(fileURLWithPath: testFile)
    let suite = file.deletingPathExtension().lastPathComponent
    let picture = Self.fileName(given ?? String(function.prefix { $0 != "(" }))
    name = "\(suite).\(picture)"
    references = file.deletingLastPathComponent().appendingPathComponent("References")
      .appendingPathComponent(suite).appendingPathComponent(picture)
    self.testFile = testFile
  }

  /// With a hyphen for whatever a file's name should not have.
  private static func fileName(_ name: String) -> String {
    let plain = name.map { character in
      character.isLetter || character.isNumber || "-_.".contains(character) ? character : "-"
    }
    return plain.isEmpty || plain.first == "." ? "picture" + String(plain) : String(plain)
  }
}
