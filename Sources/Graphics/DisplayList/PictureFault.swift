/// The reason why a file is not a picture that Strut can show.
package enum PictureFault: Error, Hashable, Sendable {
  /// The file cannot be opened or read; the number is the system's `errno`.
  case unreadable(code: Int32)
  /// Neither PNG nor JPEG nor SVG.
  case unknownFormat
  /// The file ends before the picture does.
  case truncated
  /// The message of the library that reads the format.
  case corrupt(String)
  /// The size in pixels, found before any memory was allocated.
  case tooLarge(width: Int, height: Int)
  /// A JPEG file with CMYK colours.
  case cmyk
  /// An SVG file that runs code or depends on anything outside the file.
  case svg(Forbidden)
  /// An SVG file without a size.
  case noSize

  /// A part that an SVG file must not have.
  package enum Forbidden: Hashable, Sendable {
    case script
    /// An attribute that runs code.
    case handler(String)
    /// A reference to anything outside the file.
    case reference(String)
    case entity
    /// Text, because its glyphs depend on the installed fonts.
    case text
    /// An embedded picture.
    case picture
    /// Elements of another language, such as HTML.
    case foreign
    /// Bytes that are not UTF-8.
    case encoding
  }
}
