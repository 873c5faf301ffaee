import Bitmaps
import Foundation
import Geometry
import ViewKinds

/// Pictures in files, each decoded once however often specs mention it; for one run.
final class ImageFiles {
  /// By path; what is no picture is remembered too.
  private var sizes: [String: PictureSize?] = [:]
  private let greatestCount: Int

  /// - Parameter greatestCount: how many files are remembered; with more of them, all are forgotten
  ///   and read again where they are mentioned.
  init(remembering greatestCount: Int = 10_000) { self.greatestCount = greatestCount }

  /// In pixels.
  private struct PictureSize {
    let width: Int
    let height: Int
  }

  /// How many files were read, for tests.
  private(set) var readCount = 0

  /// The picture in a PNG file; nil for a file that is none or cannot be read.
  ///
  /// - Parameters:
  ///   - path: of the file.
  ///   - name: what it is called where it is mentioned; its `@2x` or `@3x` gives the scale.
  /// - Returns: with its size in points.
  func source(atPath path: String, named name: String) -> ImageSource? {
    let scale = Self.scale(of: (name as NSString).deletingPathExtension)
    return size(atPath: path).map { size in
      ImageSource(
        path: path,
        size: Size(
          width: Points(Double(size.width) / scale), height: Points(Double(size.height) / scale)))
    }
  }

  private func size(atPath path: String) -> PictureSize? {
    if let known = sizes[path] { return known }
    readCount += 1
    let bytes = try? FileBytes.read(path: path, upTo: PNG.greatestPixelCount)
    let bitmap = bytes.flatMap { try? PNG.decode($0) }
    let size = bitmap.map { PictureSize(width: $0.width.value, height: $0.height.value) }
    if sizes.count >= greatestCount { sizes.removeAll() }
    sizes[path] = .some(size)
    return size
  }

  private static func scale(of name: String) -> Double {
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }
}
