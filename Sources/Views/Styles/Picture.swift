import Bitmaps
import Diagnostics
public import Foundation
import Snapshots
public import ViewKinds

/// A screen as it was drawn.
public struct Picture: Hashable, Sendable {
  let bitmap: Bitmap
  /// Pixels in one point.
  public let scale: Int

  init(_ bitmap: Bitmap, scale: Int) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// In pixels.
  public var width: Int { bitmap.width.value }
  /// In pixels.
  public var height: Int { bitmap.height.value }

  /// The colour of a pixel; nil outside of the picture.
  ///
  /// - Parameters:
  ///   - x: counted from 0 at the left.
  ///   - y: counted from 0 at the top.
  public subscript(x: Int, y: Int) -> Color? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let start = (y * width + x) * 4
    let bytes = bitmap.bytes[start..<start + 4].map { Double($0) / 255 }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// The bytes of a PNG file, the same for the same picture.
  public func pngData() throws(LayoutProblem) -> Data {
    do {
      return Data(try PNG.encode(bitmap))
    } catch {
      throw LayoutProblem(environment: error)
    }
  }

  /// Writes a PNG file, whole or not at all.
  ///
  /// - Throws: what keeps the file from being written.
  public func write(to url: URL) throws(LayoutProblem) {
    let bytes = [UInt8](try pngData())
    do {
      try AtomicFile.write(bytes, to: url)
    } catch {
      throw LayoutProblem(environment: error)
    }
  }
}
