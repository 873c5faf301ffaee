import Bitmaps
import Filters
import Geometry
import Graphics

/// A cache of a spec's pictures for one thread.
final class ImageCache {
  private var images: [Key: Image] = [:]
  private var files: [ExactText: PictureFile] = [:]
  private var bitmaps: [ExactText: Bitmap] = [:]
  /// The number of pixels in the cache.
  private(set) var pixelCount = 0

  /// The capacity in pixels.
  ///
  /// A larger cache is emptied.
  static let capacity = 16 << 20

  private struct Key: Hashable {
    @ExactText var path: String
    /// The part in the picture's pixels, or nil for all of it.
    let part: PixelRect?
    /// The width of a vector picture, which is rasterized for each size, or nil for a bitmap.
    let width: Int?
    let height: Int?
  }

  /// A picture as a Cairo surface.
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

    fileprivate init(_ surface: consuming CairoSurface) { self.surface = surface }
  }

  /// The picture that fills a run's frame.
  ///
  /// - Parameters:
  ///   - run: the picture and its frame.
  ///   - scale: the target's pixels a point, for which vector pictures are rasterized.
  /// - Returns: the part alone, so that stretching it includes no neighbouring pixels.
  /// - Throws: if the file, which was readable before, no longer is.
  func image(of run: ImageRun, scale: Double) throws(DrawingError) -> Image {
    if pixelCount > Self.capacity {
      (images, files, bitmaps) = ([:], [:], [:])
      pixelCount = 0
    }
    let path = run.source.path
    let whole = Key(path: path, part: nil, width: nil, height: nil)
    if run.part == nil, let known = images[whole] { return known }
    do {
      let file = try file(at: path)
      if file.format.isVector { return try drawing(file, run, scale: scale) }
      guard let part = run.part else {
        let image = try Image(try file.bitmap())
        keep(image, as: whole)
        files[ExactText(path)] = nil
        return image
      }
      let bitmap = try bitmap(of: file, at: path)
      let pixels = Self.pixels(part, of: run.source.size, in: bitmap)
      let key = Key(path: path, part: pixels, width: nil, height: nil)
      if let known = images[key] { return known }
      let image = try Image(bitmap.cropped(to: pixels) ?? bitmap)
      keep(image, as: key)
      return image
    } catch let fault as PictureFault {
      throw .image(path: path, fault)
    } catch let error as DrawingError {
      throw error
    } catch {
      throw .image(path: path, .corrupt("unknown"))
    }
  }

  private func keep(_ image: Image, as key: Key) {
    images[key] = image
    pixelCount += image.surface.width * image.surface.height
  }

  private func file(at path: String) throws(PictureFault) -> PictureFile {
    if let known = files[ExactText(path)] { return known }
    let file = try PictureFile(path: path)
    files[ExactText(path)] = file
    return file
  }

  /// Returns the cached bitmap of a picture that is shown in parts.
  private func bitmap(of file: PictureFile, at path: String) throws(PictureFault) -> Bitmap {
    if let known = bitmaps[ExactText(path)] { return known }
    let bitmap = try file.bitmap()
    bitmaps[ExactText(path)] = bitmap
    pixelCount += bitmap.width.value * bitmap.height.value
    return bitmap
  }

  /// A vector picture at the size of its frame, or the part that fills the frame.
  private func drawing(
    _ file: PictureFile, _ run: ImageRun, scale: Double
  ) throws -> Image {
    let size = run.source.size
    let part = run.part ?? Rect(origin: .zero, size: size)
    func side(_ frame: Points, _ part: Points, _ all: Points) -> Double {
      frame.value * scale * all.value / max(part.value, 1e-6)
    }
    // A drawing that is no vector in the app has the pixels of its own size.
    let (target, shown) = run.source.isScalable ? (run.frame.size, part.size) : (size, size)
    var width = side(target.width, shown.width, size.width)
    var height = side(target.height, shown.height, size.height)
    // Larger vector pictures are rasterized smaller and stretched; no screen shows all of them.
    let excess = (width * height / Self.greatestDrawing).squareRoot()
    let longest = max(width, height) / Self.greatestSide
    let shrink = max(1, excess, longest)
    (width, height) = (max(1, (width / shrink).rounded()), max(1, (height / shrink).rounded()))
    let key = Key(
      path: run.source.path, part: run.part.map { Self.thousandths($0) }, width: Int(width),
      height: Int(height))
    if let known = images[key] { return known }
    let picture = try VectorPicture(file.bytes)
    try picture.checkCost(width: width, height: height)
    let surface = try picture.surface(width: Int(width), height: Int(height))
    let image: Image
    if run.part != nil, let bitmap = surface.straightBitmap(),
      let cropped = bitmap.cropped(to: Self.pixels(part, of: size, in: bitmap))
    {
      image = try Image(cropped)
    } else {
      image = Image(surface)
    }
    keep(image, as: key)
    return image
  }

  /// The maximum number of pixels of a vector picture.
  private static let greatestDrawing = 16e6
  /// The maximum width or height of a vector picture, in pixels.
  private static let greatestSide = 16_384.0

  private static func thousandths(_ rect: Rect) -> PixelRect {
    func whole(_ length: Points) -> Int { Int((length.value * 1000).rounded()) }
    return PixelRect(
      x: whole(rect.x), y: whole(rect.y), width: whole(rect.width), height: whole(rect.height))
  }

  /// A part in the picture's points as whole pixels, at least one each way.
  private static func pixels(_ part: Rect, of size: Size, in bitmap: Bitmap) -> PixelRect {
    func range(_ from: Points, _ to: Points, _ all: Points, _ count: Int) -> (Int, Int) {
      let factor = Double(count) / max(all.value, 1e-6)
      let first = min(max(Int((from.value * factor).rounded()), 0), count - 1)
      let last = min(max(Int((to.value * factor).rounded()), first + 1), count)
      return (first, last - first)
    }
    let (x, width) = range(part.minX, part.maxX, size.width, bitmap.width.value)
    let (y, height) = range(part.minY, part.maxY, size.height, bitmap.height.value)
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}

extension ImageCache {
  /// A run's picture as a file to embed in SVG.
  func embedded(_ run: ImageRun) throws(DrawingError) -> (bytes: [UInt8], type: String) {
    let path = run.source.path
    do {
      let file = try PictureFile(path: path)
      if run.part == nil, let kept = try file.embeddable() { return kept }
      // Four pixels a point exceed every screen.
      let surface = try image(of: run, scale: 4)
      guard let bitmap = surface.surface.straightBitmap() else {
        throw PictureFault.corrupt("empty picture")
      }
      return (try PNG.encode(bitmap), "image/png")
    } catch let fault as PictureFault {
      throw .image(path: path, fault)
    } catch let error as DrawingError {
      throw error
    } catch let error as PNGError {
      throw .encoding(error)
    } catch {
      throw .image(path: path, .corrupt("unknown"))
    }
  }
}

extension PictureFile {
  /// The unchanged file, or nil if other programs may show it differently.
  ///
  /// Throws for files that cannot be drawn.
  fileprivate func embeddable() throws(PictureFault) -> (bytes: [UInt8], type: String)? {
    _ = try facts()
    if !format.isVector, ColorProfile.differsFromSRGB(bytes) { return nil }
    switch format {
    case .png: return ExifOrientation(ofPNG: bytes) == .up ? (bytes, "image/png") : nil
    case .jpeg: return ExifOrientation(of: bytes) == .up ? (bytes, "image/jpeg") : nil
    case .svg, .pdf: return nil
    }
  }
}

extension Bitmap {
  /// The part of the bitmap in a rectangle, or nil if the rectangle exceeds it.
  fileprivate func cropped(to rect: PixelRect) -> Bitmap? {
    guard rect.x >= 0, rect.y >= 0, rect.x + rect.width <= width.value,
      rect.y + rect.height <= height.value
    else { return nil }
    var cut: [UInt8] = []
    cut.reserveCapacity(rect.width * rect.height * 4)
    for row in rect.y..<rect.y + rect.height {
      let start = (row * width.value + rect.x) * 4
      cut += bytes[start..<start + rect.width * 4]
    }
    return Bitmap(width: Pixels(rect.width), height: Pixels(rect.height), bytes: cut)
  }
}
