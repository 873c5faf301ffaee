package import Foundation
import Strut

/// The subject of a picture.
enum PictureSubject {
  case view(View)
  case controller(ViewController)
}

/// The name of a picture of views, and the folder of its references.
package struct PictureName: Hashable, Sendable {
  /// The name in results.
  ///
  /// It is unique in the project if the names of the test files are.
  package let name: String
  package let references: URL
  /// The path of the file with the test.
  package let testFile: String

  /// Creates the name of a picture.
  ///
  /// - Parameters:
  ///   - given: the name that the test gives; nil to use the name of the test.
  ///   - function: the name of the test with its parameters.
  ///   - testFile: the path of the file with the test.
  package init(_ given: String?, function: String, testFile: String) {
    let file = URL(fileURLWithPath: testFile)
    let suite = file.deletingPathExtension().lastPathComponent
    let picture = Self.fileName(given ?? String(function.prefix { $0 != "(" }))
    name = "\(suite).\(picture)"
    references = file.deletingLastPathComponent().appendingPathComponent("References")
      .appendingPathComponent(suite).appendingPathComponent(picture)
    self.testFile = testFile
  }

  /// The name with a hyphen in the place of each character other than letters, digits and `-_.`.
  private static func fileName(_ name: String) -> String {
    let plain = name.map { character in
      character.isLetter || character.isNumber || "-_.".contains(character) ? character : "-"
    }
    return plain.isEmpty || plain.first == "." ? "picture" + String(plain) : String(plain)
  }
}
