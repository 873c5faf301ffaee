import Cells
import Diagnostics
import Foundation
public import Geometry
import Graphics
import Spec
import ViewKinds

/// A picture in a PNG, JPEG or SVG file, as `UIImage`.
public struct Image: Hashable, Sendable {
  let source: ImageSource

  init(_ source: ImageSource) { self.source = source }

  /// The picture in a file; `@2x` or `@3x` before the ending of its name gives its scale.
  ///
  /// - Parameter path: of the file.
  /// - Throws: why it cannot be shown.
  public init(contentsOfFile path: String) throws(LayoutProblem) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw LayoutProblem("there is no picture at `\(path)`")
    }
    do {
      source = try ImageFiles().source(atPath: url.path, named: url.lastPathComponent)
    } catch {
      let wording = PictureWording(path, error)
      let facts = [wording.text] + wording.notes.map(\.text)
      throw LayoutProblem(facts.joined(separator: ", "), help: wording.help)
    }
  }

  /// In points.
  public var size: Size { source.size }
}
