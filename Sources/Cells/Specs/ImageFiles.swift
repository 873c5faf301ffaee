package import Catalogues
import Comparing
import Drawing
import Foundation
import Geometry
package import Graphics
import ViewKinds

/// The cache of picture files.
///
/// Each file is decoded once in a run, even if several specs name it.
package final class ImageFiles {
  /// The facts by path.
  ///
  /// Faults are cached too.
  private var facts: [ExactText: Result<PictureFacts, PictureFault>] = [:]
  private let greatestCount: Int

  /// Creates an empty cache.
  ///
  /// - Parameter greatestCount: the greatest number of cached files. If it is reached, the cache is
  ///   emptied.
  package init(remembering greatestCount: Int = 10_000) { self.greatestCount = greatestCount }

  /// The facts of a picture; its size is in points, at one pixel for each point.
  private struct PictureFacts {
    let width: Double
    let height: Double
    let isOpaque: Bool
    let format: ImageSource.Format
    /// A hash of the bytes.
    let digits: String

    /// The picture with a number of pixels for each point.
    func source(_ path: String, named name: String, scale: Double) -> ImageSource {
      var source = ImageSource(
        path: path, size: Size(width: Points(width / scale), height: Points(height / scale)),
        format: format, identity: ImageSource.Identity(name: name, digits: digits))
      source.isOpaque = isOpaque
      return source
    }
  }

  /// The number of files read, for tests.
  private(set) var readCount = 0

  /// The picture in a file, with its size in points.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - name: the file's name in messages. `@2x` or `@3x` at its end, or before `~ipad` or
  ///     `~iphone`, gives the number of pixels in a point.
  /// - Returns: the picture.
  /// - Throws: the reason why the file cannot be shown.
  package func source(atPath path: String, named name: String) throws(PictureFault) -> ImageSource {
    let facts = try facts(atPath: path)
    return facts.source(
      path, named: name,
      scale: facts.format.isVector ? 1 : Self.scale(of: (name as NSString).deletingPathExtension))
  }

  /// The picture of a file in an image set.
  ///
  /// - Throws: the reason why the file cannot be shown.
  package func source(of file: ImageFile) throws(PictureFault) -> ImageSource {
    let facts = try facts(atPath: file.path)
    let isDrawing = facts.format.isVector
    var source = facts.source(
      file.path, named: file.name, scale: isDrawing ? 1 : Double(file.scale))
    source.rendering = file.rendering
    source.slicing = file.slicing
    source.isScalable = !isDrawing || file.isScalable
    return source
  }

  private func facts(atPath path: String) throws(PictureFault) -> PictureFacts {
    if let known = facts[ExactText(path)] { return try known.get() }
    readCount += 1
    let result: Result<PictureFacts, PictureFault>
    do {
      let file = try PictureFile(path: path)
      let facts = try file.facts()
      result = .success(
        PictureFacts(
          width: facts.width, height: facts.height, isOpaque: facts.isOpaque,
          format: file.format.shown, digits: file.digits))
    } catch {
      result = .failure(error)
    }
    if facts.count >= greatestCount { facts.removeAll() }
    facts[ExactText(path)] = result
    return try result.get()
  }

  private static func scale(of name: String) -> Double {
    // As in apps, a kind of device may follow the scale.
    let device = ["~ipad", "~iphone"].first { name.hasSuffix($0) } ?? ""
    let name = name.dropLast(device.count)
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }
}

extension PictureFile.Format {
  fileprivate var shown: ImageSource.Format {
    switch self {
    case .png: .png
    case .jpeg: .jpeg
    case .svg: .drawing
    case .pdf: .page
    }
  }
}
