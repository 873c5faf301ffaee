import Bitmaps
import Comparing

/// The content of a reference without a picture, which is a text file.
struct LayoutReference: Hashable, Sendable {
  let pixels: PixelHash
  let size: PictureSize
  /// The hash of the environment with which the cell was drawn.
  ///
  /// A file of this name has its text.
  let environment: PixelHash
  let source: PixelHash?
  let layoutText: String

  private static let heading = "strut reference "

  init(_ reference: Reference, size: PictureSize) {
    pixels = reference.pixelHash
    self.size = size
    environment = Self.name(of: reference.environment)
    source = reference.source
    layoutText = reference.layoutText
  }

  static func name(of environment: DrawingEnvironment) -> PixelHash {
    PixelHash(Array(environment.text.utf8))
  }

  /// The text of the file: lines of facts, an empty line and the layout.
  var text: String {
    """
    \(Self.heading)\(Reference.format)
    pixels \(pixels)
    size \(size.width) × \(size.height)
    drawn with \(environment)
    \(source.map { "made from \($0)\n" } ?? "")
    \(layoutText)
    """
  }

  /// Whether a text begins like a reference.
  ///
  /// A plain layout text does not.
  static func isOne(_ text: String) -> Bool { text.hasPrefix(heading) }

  /// Reads the file's bytes.
  ///
  /// - Throws: `notAReference` if Strut would write other bytes for what they say, or
  ///   `largeLayout` if they are too many.
  init(_ bytes: [UInt8], path: String) throws(ReferenceError) {
    guard !LayoutText.isTooLarge(bytes: bytes.count) else { throw .largeLayout(path: path) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.firstRange(of: "\n\n") else { throw .notAReference(path: path) }
    var facts: [Substring: Substring] = [:]
    for line in text[..<end.lowerBound].split(separator: "\n") {
      for name in ["pixels", "size", "drawn with", "made from"] where line.hasPrefix(name + " ") {
        facts[Substring(name)] = line.dropFirst(name.count + 1)
      }
    }
    let format = text.prefix { !$0.isNewline }.dropFirst(Self.heading.count)
    guard format == Reference.format else {
      throw .otherFormat(path: path, found: String(format))
    }
    let sides = (facts["size"] ?? "").split(separator: " ").compactMap { Int($0) }
    guard let pixels = facts["pixels"].flatMap({ PixelHash(String($0)) }), sides.count == 2,
      let environment = facts["drawn with"].flatMap({ PixelHash(String($0)) })
    else { throw .notAReference(path: path) }
    self.pixels = pixels
    size = PictureSize(width: sides[0], height: sides[1])
    self.environment = environment
    source = facts["made from"].flatMap { PixelHash(String($0)) }
    layoutText = String(text[end.upperBound...])
    guard self.text.utf8.elementsEqual(bytes) else { throw .notAReference(path: path) }
  }
}
