public import AutoLayout
import Foundation
public import Geometry
import ViewKinds

/// A picture in a PNG file, as `UIImage`.
public struct Image: Hashable, Sendable {
  let source: ImageSource

  init(_ source: ImageSource) { self.source = source }

  /// The picture in a file; `@2x` or `@3x` before the ending of its name gives its scale.
  ///
  /// - Parameter path: of a PNG file.
  /// - Throws: why it cannot be shown.
  public init(contentsOfFile path: String) throws(LayoutProblem) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw LayoutProblem("there is no picture at `\(path)`")
    }
    guard
      let source = ImageFiles().source(
        atPath: url.path, named: url.lastPathComponent)
    else {
      throw LayoutProblem(
        "the picture at `\(path)` cannot be read", help: "save it as PNG")
    }
    self.source = source
  }

  /// In points.
  public var size: Size { source.size }
}
