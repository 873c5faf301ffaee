import Bitmaps
import Geometry

/// Pictures of a spec, read once; belongs to one thread.
final class ImageCache {
  private var images: [String: Image] = [:]

  /// A picture as Cairo draws it.
  final class Image {
    let surface: CairoSurface

    init(_ bitmap: Bitmap) throws(DrawingError) {
      surface = try CairoSurface(
        width: bitmap.width.value, height: bitmap.height.value, format: .translucent)
      surface.withBytes { bytes, stride in
        PixelConversion.premultiply(
          bitmap.bytes, width: bitmap.width.value, into: bytes, stride: stride)
      }
    }
  }

  func image(at path: String) throws(DrawingError) -> Image {
    if let image = images[path] { return image }
    let bitmap: Bitmap
    do {
      bitmap = try PNG.decode(try FileBytes.read(path: path))
    } catch {
      throw .image(path: path, error)
    }
    let image = try Image(bitmap)
    images[path] = image
    return image
  }
}
