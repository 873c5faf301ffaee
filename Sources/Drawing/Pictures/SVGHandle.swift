private import CCairo
private import CLateBinding
private import CPango
private import CRSVG
import Graphics

/// An SVG file that librsvg parsed in this process.
///
/// The parsed file is freed with the value. librsvg has no location from which to load anything.
struct SVGHandle: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// The size in CSS pixels from `width` and `height`, or from `viewBox`, or zero without both.
  let size: (width: Double, height: Double)

  init(_ bytes: [UInt8]) throws(PictureFault) {
    var error: UnsafeMutablePointer<GError>?
    let handle = FontLock.hold {
      bytes.withUnsafeBufferPointer {
        rsvg_handle_new_from_data($0.baseAddress, UInt($0.count), &error)
      }
    }
    guard let handle else {
      defer { g_clear_error(&error) }
      throw .corrupt(error.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
    self.handle = handle
    size = Self.size(of: handle)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// Draws the picture, stretched to a new surface with a size in pixels.
  ///
  /// The size in CSS pixels must not be zero.
  func surface(width: Int, height: Int) throws(DrawingError) -> CairoSurface {
    let surface = try CairoSurface(width: width, height: height, format: .translucent)
    let context = try CairoContext(surface)
    cairo_scale(
      context.handle, Double(width) / size.width, Double(height) / size.height)
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutablePointer<GError>?
    let isDrawn = FontLock.hold {
      rsvg_handle_render_document(handle, context.handle, &viewport, &error) != 0
    }
    guard isDrawn else {
      defer { g_clear_error(&error) }
      throw .cairo(error.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
    try context.check()
    return surface
  }

  private static func size(
    of handle: UnsafeMutablePointer<RsvgHandle>
  ) -> (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return (width, height)
    }
    var (hasWidth, hasHeight, hasViewBox) = (0 as gboolean, 0 as gboolean, 0 as gboolean)
    var (first, second) = (RsvgLength(), RsvgLength())
    var viewBox = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &first, &hasHeight, &second, &hasViewBox, &viewBox)
    return hasViewBox != 0 ? (viewBox.width, viewBox.height) : (0, 0)
  }

  static var libraryVersion: String {
    var (major, minor, micro): (UInt32, UInt32, UInt32) = (0, 0, 0)
    strut_rsvg_version(&major, &minor, &micro)
    return "\(major).\(minor).\(micro)"
  }
}
