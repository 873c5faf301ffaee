import Bitmaps
import Diagnostics
public import Foundation
import Snapshots
public import ViewKinds

/// A drawn screen in device pixels.
public struct Picture: Hashable, Sendable {
  let bitmap: Bitmap
  /// The number of pixels per point.
  public let scale: Int

  init(_ bitmap: Bitmap, scale: Int) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// The width in pixels.
  public var width: Int { bitmap.width.value }
  /// The height in pixels.
  public var height: Int { bitmap.height.value }

  /// The colour of a pixel, or nil outside the picture.
  ///
  /// - Parameters:
  ///   - x: The column, from 0 at the left.
  ///   - y: The row, from 0 at the top.
  public subscript(x: Int, y: Int) -> Color? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let start = (y * width + x) * 4
    let bytes = bitmap.bytes[start..<start + 4].map { Double($0) / 255 }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// Encodes the picture as a PNG file.
  ///
  /// Equal pictures give equal bytes.
  public func pngData() throws(LayoutProblem) -> Data {
    do {
      return Data(try PNG.encode(bitmap))
    } catch {
      throw LayoutProblem(environment: error)
    }
  }

  /// Writes the picture to a PNG file atomically.
  ///
  /// - Throws: A problem with the reason if the file cannot be written.
  public func write(to url: URL) throws(LayoutProblem) {
    let bytes = [UInt8](try pngData())
    do {
      try AtomicFile.write(bytes, to: url)
    } catch {
      throw LayoutProblem(environment: error)
    }
  }
}
