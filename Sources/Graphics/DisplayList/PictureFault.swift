/// Why a file is no picture that can be shown.
package enum PictureFault: Error, Hashable, Sendable {
  /// The file cannot be opened or read; the number is the system's `errno`.
  case unreadable(code: Int32)
  /// Neither PNG nor JPEG nor SVG.
  case unknownFormat
  /// The file ends before the picture does.
  case truncated
  /// What the library that reads the format says.
  case corrupt(String)
  /// In pixels; nothing was allocated.
  case tooLarge(width: Int, height: Int)
  /// A JPEG file with inks for printing.
  case cmyk
  /// An SVG file whose drawing depends on what is not in it, or that does more than draw.
  case svg(Forbidden)
  /// An SVG file without a size of its own.
  case noSize

  /// What an SVG file must not hold.
  package enum Forbidden: Hashable, Sendable {
    case script
    /// An element's attribute that runs code.
    case handler(String)
    /// A reference to what is not in the file.
    case reference(String)
    case entity
    /// Text, whose look depends on the fonts at hand.
    case text
    /// A picture within the drawing.
    case picture
    /// Elements of another language.
    case foreign
    /// Bytes that are no UTF-8.
    case encoding
  }
}
