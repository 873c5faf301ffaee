import Drawing
import Foundation
import Geometry
package import Graphics
import ViewKinds

/// Pictures in files, each decoded once however often specs mention it; for one run.
package final class ImageFiles {
  /// By path; what is no picture is remembered too.
  private var sizes: [String: Result<PictureSize, PictureFault>] = [:]
  private let greatestCount: Int

  /// - Parameter greatestCount: how many files are remembered; with more of them, all are forgotten
  ///   and read again where they are mentioned.
  package init(remembering greatestCount: Int = 10_000) { self.greatestCount = greatestCount }

  /// At a scale of one.
  private struct PictureSize {
    let width: Double
    let height: Double
    let format: ImageSource.Format
    /// Stand for the bytes.
    let digits: String
  }

  /// How many files were read, for tests.
  private(set) var readCount = 0

  /// The picture in a file, with its size in points.
  ///
  /// - Parameters:
  ///   - path: of the file.
  ///   - name: what it is called where it is mentioned; its `@2x` or `@3x` gives the scale of pixels.
  /// - Returns: the picture.
  /// - Throws: why the file cannot be shown.
  package func source(atPath path: String, named name: String) throws(PictureFault) -> ImageSource {
    let size = try size(atPath: path)
    let scale =
      size.format == .drawing ? 1 : Self.scale(of: (name as NSString).deletingPathExtension)
    return ImageSource(
      path: path,
      size: Size(width: Points(size.width / scale), height: Points(size.height / scale)),
      format: size.format, identity: ImageSource.Identity(name: name, digits: size.digits))
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
    }
  }
}
