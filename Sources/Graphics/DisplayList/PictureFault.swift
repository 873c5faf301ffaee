/// The reason why a file is not a picture that Strut can show.
package enum PictureFault: Error, Hashable, Sendable {
  /// The file cannot be opened or read; the number is the system's `errno`.
  case unreadable(code: Int32)
  /// Neither PNG nor JPEG nor SVG nor PDF.
  case unknownFormat
  /// The pointer of Git LFS in place of the picture.
  case largeFilePointer
  /// The file ends before the picture does.
  case truncated
  /// The message of the library that reads the format.
  case corrupt(String)
  /// The size in pixels, found before any memory was allocated.
  case tooLarge(width: Int, height: Int)
  /// A JPEG file with CMYK colours.
  case cmyk
  /// An SVG file that runs code or depends on anything outside the file, and its line from 1.
  case svg(Forbidden, line: Int)
  /// An SVG file with a part that Strut does not draw, and its line from 1.
  case unsupportedSVG(Unsupported, line: Int)
  /// An SVG file without a size.
  case noSize
  /// A PDF file that does not contain a font, given by its name, that it uses.
  case fontNotEmbedded(String)
  /// A PDF file with more bytes than this number.
  case pdfTooLong(greatest: Int)
  /// A PDF file in a program that cannot draw it in a process of its own.
  case pdfInLibrary
  /// A PDF file on a system without Poppler.
  case noPoppler
  /// The process that drew an SVG or PDF file ended without a picture.
  case process(Interruption)

  /// The reason why a process drew no picture.
  package enum Interruption: Hashable, Sendable {
    /// It took more time than the limit.
    case time(seconds: Int)
    /// It took more than the time that the pictures before it left.
    case remainingTime(seconds: Int)
    /// It took more memory than the limit.
    case memory(mebibytes: Int)
    /// A signal ended it, with the limit of its memory, which is a common cause.
    case signal(Int32, mebibytes: Int)
    case status(Int32)
    /// It could not be started; the number is the system's `errno`.
    case notStarted(code: Int32)
  }

  /// A part of an SVG file that is not in the list of what Strut draws, or exceeds a limit.
  package enum Unsupported: Hashable, Sendable {
    case element(String)
    case attribute(String, of: String)
    case property(String)
    /// The value of an attribute or property.
    case value(String, of: String)
    /// A selector or declaration of a style sheet.
    case style(String)
    case pathData(PathDataError)
    case maskInMask
    /// More of a part than the greatest number.
    case limit(String, greatest: Int)
    /// More of a part within each other than the greatest number.
    case nesting(String, greatest: Int)
    /// The part that takes most of the time to draw the picture.
    case slow(String)
    /// The part at which drawing takes too much memory.
    case memory(String)
  }

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
    /// An element with content of another language, such as HTML.
    case foreign(String)
    /// Another declared encoding than UTF-8, or bytes that are not UTF-8 if it is nil.
    case encoding(declared: String?)
  }
}
