private import CCairo

/// A PDF page that Cairo draws on.
///
/// It is freed with the value.
struct CairoPDFSurface: ~Copyable {
  let handle: OpaquePointer
  private let file = File()

  /// The bytes written so far.
  private final class File {
    var bytes: [UInt8] = []
  }

  /// Creates a page with a size in points.
  init(width: Double, height: Double) throws(DrawingError) {
    // The file lives as long as the surface, because both belong to this value.
    let destination = Unmanaged.passUnretained(file).toOpaque()
    handle = cairo_pdf_surface_create_for_stream(
      { destination, data, length in
        guard let destination, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<File>.fromOpaque(destination).takeUnretainedValue().bytes +=
          UnsafeBufferPointer(start: data, count: Int(length))
        return CAIRO_STATUS_SUCCESS
      }, destination, width, height)
    // Later PDF versions compress objects in ways that depend on Cairo's version.
    cairo_pdf_surface_restrict_to_version(handle, CAIRO_PDF_VERSION_1_4)
    // Without this, the file would contain the time of writing.
    cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, "")
    try Self.check(handle)
  }

  deinit { cairo_surface_destroy(handle) }

  /// Ends the page and returns the whole file.
  func finish() throws(DrawingError) -> [UInt8] {
    let (handle, file) = (handle, file)
    FontLock.hold { cairo_surface_finish(handle) }
    try Self.check(handle)
    return file.bytes
  }

  private static func check(_ handle: OpaquePointer) throws(DrawingError) {
    let status = cairo_surface_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(CairoContext.message(status)) }
  }
}
