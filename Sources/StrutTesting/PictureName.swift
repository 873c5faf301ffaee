import Foundation
import Strut

/// The subject of a picture.
enum PictureSubject {
  case view(View)
  case controller(ViewController)
}

/// The name of a picture of views, with the folder of its references.
struct PictureName: Hashable, Sendable {
  /// The name in results; unique in the project if the names of test files are.
  let name: String
  let references: URL
  let testFile: String

  /// - Parameters:
  ///   - given: the name from the test; nil for the test's name.
  ///   - function: the test's name with its parameters.
  ///   - testFile: the path of the test's file.
  init(_ given: String?, function: String, testFile: String) {
    let file = URL(fileURLWithPath: testFile)
    let suite = file.deletingPathExtension().lastPathComponent
    let picture = Self.fileName(given ?? String(function.prefix { $0 != "(" }))
    name = "\(suite).\(picture)"
    references = file.deletingLastPathComponent().appendingPathComponent("References")
      .appendingPathComponent(suite).appendingPathComponent(picture)
    self.testFile = testFile
  }

  /// The name with a hyphen for each character that a file name should not have.
  private static func fileName(_ name: String) -> String {
    let plain = name.map { character in
      character.isLetter || character.isNumber || "-_.".contains(character) ? character : "-"
    }
    return plain.isEmpty || plain.first == "." ? "picture" + String(plain) : String(plain)
  }
}
