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
  /// The size in CSS pixels from `width` and `height`, or zero without a size.
  ///
  /// `viewBox` has what is missing: both lengths, or one by its proportions.
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
    rsvg_handle_set_dpi(handle, Self.pixelsPerInch)
    self.handle = handle
    size = Self.size(of: handle)
  }

  /// The CSS pixels in an inch; the default of librsvg is 90.
  private static let pixelsPerInch = 96.0

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
    guard hasViewBox != 0, viewBox.width > 0, viewBox.height > 0 else { return (0, 0) }
    if hasWidth != 0, let width = pixels(first) {
      return (width, width * viewBox.height / viewBox.width)
    }
    if hasHeight != 0, let height = pixels(second) {
      return (height * viewBox.width / viewBox.height, height)
    }
    return (viewBox.width, viewBox.height)
  }

  /// A length in CSS pixels; nil if it depends on what is around the picture, or on a font.
  private static func pixels(_ length: RsvgLength) -> Double? {
    let unit: Double? =
      switch length.unit {
      case RSVG_UNIT_PX: 1
      case RSVG_UNIT_IN: pixelsPerInch
      case RSVG_UNIT_CM: pixelsPerInch / 2.54
      case RSVG_UNIT_MM: pixelsPerInch / 25.4
      case RSVG_UNIT_PT: pixelsPerInch / 72
      case RSVG_UNIT_PC: pixelsPerInch / 6
      default: nil
      }
    return unit.map { $0 * length.length }
  }

  static var libraryVersion: String {
    var (major, minor, micro): (UInt32, UInt32, UInt32) = (0, 0, 0)
    strut_rsvg_version(&major, &minor, &micro)
    return "\(major).\(minor).\(micro)"
  }
}
