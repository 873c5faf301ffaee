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
  /// The sizes by path.
  ///
  /// Faults are cached too.
  private var sizes: [String: Result<PictureSize, PictureFault>] = [:]
  private let greatestCount: Int

  /// Creates an empty cache.
  ///
  /// - Parameter greatestCount: the greatest number of cached files. If it is reached, the cache is
  ///   emptied.
  package init(remembering greatestCount: Int = 10_000) { self.greatestCount = greatestCount }

  /// The size of the picture in points, at one pixel for each point.
  private struct PictureSize {
    let width: Double
    let height: Double
    let format: ImageSource.Format
    /// A hash of the bytes.
    let digits: String
  }

  /// The number of files read, for tests.
  private(set) var readCount = 0

  /// The picture in a file, with its size in points.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - name: the file's name in messages. `@2x` or `@3x` in it gives the number of pixels in a
  ///     point.
  /// - Returns: the picture.
  /// - Throws: the reason why the file cannot be shown.
  package func source(atPath path: String, named name: String) throws(PictureFault) -> ImageSource {
    let size = try size(atPath: path)
    let scale =
      size.format.isVector ? 1 : Self.scale(of: (name as NSString).deletingPathExtension)
    return ImageSource(
      path: path,
      size: Size(width: Points(size.width / scale), height: Points(size.height / scale)),
      format: size.format, identity: ImageSource.Identity(name: name, digits: size.digits))
  }

  /// The picture of a file in an image set.
  ///
  /// - Throws: the reason why the file cannot be shown.
  package func source(of file: ImageFile) throws(PictureFault) -> ImageSource {
    let size = try size(atPath: file.path)
    let isDrawing = size.format.isVector
    let scale = isDrawing ? 1 : Double(file.scale)
    var source = ImageSource(
      path: file.path,
      size: Size(width: Points(size.width / scale), height: Points(size.height / scale)),
      format: size.format, identity: ImageSource.Identity(name: file.name, digits: size.digits))
    source.rendering = file.rendering
    source.slicing = file.slicing
    source.isScalable = !isDrawing || file.isScalable
    return source
  }

  private func size(atPath path: String) throws(PictureFault) -> PictureSize {
    if let known = sizes[path] { return try known.get() }
    readCount += 1
    let result: Result<PictureSize, PictureFault>
    do {
      let file = try PictureFile(path: path)
      let size = try file.size()
      result = .success(
        PictureSize(
          width: size.width, height: size.height, format: file.format.shown,
          digits: file.digits))
    } catch {
      result = .failure(error)
    }
    if sizes.count >= greatestCount { sizes.removeAll() }
    sizes[path] = result
    return try result.get()
  }

  private static func scale(of name: String) -> Double {
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
