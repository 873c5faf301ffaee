import Cells
import Diagnostics
import Foundation
public import Geometry
package import Graphics
import Spec
import ViewKinds

/// An image from a PNG, JPEG or SVG file, as `UIImage`.
public struct Image: Hashable, Sendable {
  let source: ImageSource

  package init(_ source: ImageSource) { self.source = source }

  /// Reads an image from a file.
  ///
  /// The suffix `@2x` or `@3x` before the file extension gives the image's scale.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: A problem with the reason if the file is missing or is not a supported image.
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

  /// The image's size in points.
  public var size: Size { source.size }
}
