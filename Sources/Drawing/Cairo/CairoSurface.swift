import Bitmaps
private import CCairo
import Filters
import Geometry

/// Pixels that Cairo draws on.
///
/// They are freed with the value.
struct CairoSurface: ~Copyable {
  enum Format {
    /// 32 bits a pixel without alpha.
    case opaque
    /// 32 bits a pixel with premultiplied alpha.
    case translucent
    /// 8 bits a pixel, alpha only.
    case mask
  }

  let width: Int
  let height: Int
  let handle: OpaquePointer
  /// The shared memory, or nil if the surface has its own.
  private let memory: PixelMemory?

  init(width: Int, height: Int, format: Format) throws(DrawingError) {
    let cairoFormat =
      switch format {
      case .opaque: CAIRO_FORMAT_RGB24
      case .translucent: CAIRO_FORMAT_ARGB32
      case .mask: CAIRO_FORMAT_A8
      }
    FreedMemory.giveBack(before: width * height * 4)
    // Never null: Cairo returns an error as a surface.
    handle = cairo_image_surface_create(cairoFormat, Int32(width), Int32(height))
    self.width = width
    self.height = height
    memory = nil
    let status = cairo_surface_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(CairoContext.message(status)) }
  }

  /// Creates an opaque surface on shared memory without clearing the memory.
  init(width: Int, height: Int, in memory: PixelMemory) throws(DrawingError) {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_RGB24, Int32(width)))
    let bytes = memory.bytes(stride * height)
    handle = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(stride))
    self.width = width
    self.height = height
    self.memory = memory
    let status = cairo_surface_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(CairoContext.message(status)) }
  }

  deinit { cairo_surface_destroy(handle) }

  /// Calls the closure with the pixels' mutable bytes and the length of a row in bytes.
  func withBytes<Result>(_ body: (UnsafeMutableRawBufferPointer, Int) -> Result) -> Result {
    cairo_surface_flush(handle)
    let stride = Int(cairo_image_surface_get_stride(handle))
    let bytes = UnsafeMutableRawBufferPointer(
      start: cairo_image_surface_get_data(handle), count: stride * height)
    defer { cairo_surface_mark_dirty(handle) }
    return body(bytes, stride)
  }
}

extension CairoSurface {
  /// Calls the closure with the pixels of a mask.
  ///
  /// - Returns: the closure's result, or nil if the surface is empty.
  @discardableResult
  func withCoverage<Result>(_ body: (CoveragePlane) -> Result) -> Result? {
    withBytes { bytes, stride in
      CoveragePlane(bytes, stride: stride, width: width, height: height).map(body)
    }
  }

  /// Returns the pixels of a translucent surface with straight alpha.
  func straightBitmap() -> Bitmap? {
    let bytes = withBytes { bytes, stride in
      let all = PixelRect(x: 0, y: 0, width: width, height: height)
      let pixels = PremultipliedPixels(
        bytes: UnsafeRawBufferPointer(bytes), stride: stride, bounds: all, isOpaque: false)
      return PixelConversion.straight(pixels, all)
    }
    return Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes)
  }
}
