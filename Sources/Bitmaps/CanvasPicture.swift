import Dispatch
package import Geometry

/// A picture that was just drawn.
///
/// Its pixels stay on the canvas until something else is drawn there. Only then, or if the bitmap is
/// asked for, they are copied. So a picture that equals its reference is never copied.
///
/// Several threads may use it.
package final class CanvasPicture: @unchecked Sendable {
  /// The size in pixels.
  package let width: Pixels
  /// The size in pixels.
  package let height: Pixels
  private let queue = DispatchQueue(label: "CanvasPicture")
  private var pixels: Place

  private enum Place {
    case copy(Bitmap)
    case canvas(PixelPlane, owner: AnyObject)
  }

  package init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    pixels = .copy(bitmap)
  }

  /// A picture on a canvas.
  ///
  /// - Parameters:
  ///   - plane: the pixels.
  ///   - canvas: the owner of their memory. Whoever draws on it again calls `leaveCanvas` before.
  package init(_ plane: PixelPlane, on canvas: AnyObject) {
    (width, height) = (Pixels(plane.width), Pixels(plane.height))
    pixels = .canvas(plane, owner: canvas)
  }

  /// The pixels, which are copied at the first call.
  package var bitmap: Bitmap { queue.sync { copy() } }

  /// Copies the pixels, so that something else can be drawn on the canvas.
  package func leaveCanvas() { _ = bitmap }

  private func copy() -> Bitmap {
    switch pixels {
    case .copy(let bitmap): return bitmap
    case .canvas(let plane, owner: _):
      let bitmap = plane.bitmap
      pixels = .copy(bitmap)
      return bitmap
    }
  }

  /// Whether a PNG file shows the size and the pixels.
  ///
  /// - Throws: the error of a file that `PNG.decode` refuses, or `ambiguousChunk` for a file that
  ///   viewers show in different ways.
  package func isShown(in file: [UInt8]) throws(PNGError) -> Bool {
    let result = queue.sync {
      Result { () throws(PNGError) in
        switch pixels {
        case .copy(let bitmap): try PNG.isPicture(file, of: bitmap)
        case .canvas(let plane, owner: _): try PNG.isPicture(file, of: plane)
        }
      }
    }
    return try result.get()
  }
}
