private import CCairo

/// One page of PDF that Cairo draws on; freed with the value.
struct CairoPDFSurface: ~Copyable {
  let handle: OpaquePointer
  private let file = File()

  /// What was written so far.
  private final class File {
    var bytes: [UInt8] = []
  }

  /// A page of a size in points.
  init(width: Double, height: Double) throws(DrawingError) {
    // The file lives as long as the surface: both belong to this value.
    let destination = Unmanaged.passUnretained(file).toOpaque()
    handle = cairo_pdf_surface_create_for_stream(
      { destination, data, length in
        guard let destination, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<File>.fromOpaque(destination).takeUnretainedValue().bytes +=
          UnsafeBufferPointer(start: data, count: Int(length))
        return CAIRO_STATUS_SUCCESS
      }, destination, width, height)
    // Later ones pack a page's description into streams, and how depends on Cairo's version.
    cairo_pdf_surface_restrict_to_version(handle, CAIRO_PDF_VERSION_1_4)
    // Without it the file would carry the time at which it was written.
    cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, "")
    try Self.check(handle)
  }

  deinit { cairo_surface_destroy(handle) }

  /// The whole file; nothing can be drawn any more.
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
