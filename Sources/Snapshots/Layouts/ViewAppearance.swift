package import Geometry
package import Graphics

/// The appearance of a view in a layout's text, in enough detail to describe a change in words.
package struct ViewAppearance: Hashable, Sendable {
  package var isHidden = false
  /// The opacity in hundredths, from 0 to 100.
  package var opacity = 100
  /// The content's point at the upper left corner of a scroll view; nil for other views.
  package var scrollOffset: Point?
  /// The background as `#RRGGBB`, followed by the alpha if it is not opaque; nil for none.
  package var background: String?
  /// The colours with which the view draws, in drawing order without duplicates.
  ///
  /// Text colours are left out.
  package var colors = Excerpt()
  /// The picture files that the view shows, in drawing order without duplicates.
  package var pictures: [ShownPicture] = []
  /// The texts that fit into a line, in drawing order.
  package var texts: [ShownText] = []
  /// A fingerprint of the texts that do not fit into a line, or nil if `texts` has all.
  package var otherTexts: String?

  package init() {}

  /// The greatest number of texts in a line.
  package static let listedTexts = 6

  /// Sets the texts that fit into a line, and a fingerprint of the others.
  package mutating func setTexts(_ all: [ShownText]) {
    texts = Array(all.prefix(Self.listedTexts))
    let others = all.dropFirst(Self.listedTexts)
    otherTexts =
      others.isEmpty
      ? nil : TextFingerprint.digits(of: others.map { "\($0)" }.joined(separator: "\n"))
  }

  /// The first of some words, and a fingerprint of the others.
  package struct Excerpt: Hashable, Sendable {
    package var listed: [String]
    /// A fingerprint of the other words, or nil if `listed` has all.
    package var others: String?

    /// The greatest number of listed words.
    package static let length = 4

    package init(_ all: [String] = []) {
      listed = Array(all.prefix(Self.length))
      let rest = all.dropFirst(Self.length)
      others = rest.isEmpty ? nil : TextFingerprint.digits(of: rest.joined(separator: " "))
    }

    init(listed: [String], others: String?) {
      self.listed = listed
      self.others = others
    }
  }
}

/// A text that a view shows.
package struct ShownText: Hashable, Sendable {
  /// The text.
  ///
  /// If it is long, the value is its beginning, `…` and a fingerprint of the whole text.
  @ExactText package private(set) var string: String
  /// The font in a few words, such as `17 semibold`, without `"` and `#`.
  package let font: String
  /// The colour as `#RRGGBB`, followed by the alpha if it is not opaque.
  package let color: String

  /// The greatest number of characters of a text.
  ///
  /// A longer text is cut.
  private static let longest = 64

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - whole: the text, which is cut if it is long.
  ///   - font: the font in a few words. Characters that a layout line cannot have become `-`.
  ///   - color: the colour in hexadecimal.
  package init(_ whole: String, font: String, color: String) {
    _string = ExactText(
      whole.count > Self.longest
        ? "\(whole.prefix(Self.longest - 16))…\(TextFingerprint.digits(of: whole))" : whole)
    self.font = String(font.map { $0 == "\"" || $0 == "#" || $0.isNewline ? "-" : $0 })
    self.color = color
  }

  init(string: String, font: String, color: String) {
    _string = ExactText(string)
    self.font = font
    self.color = color
  }
}

extension ShownText: CustomStringConvertible {
  package var description: String { "\(LayoutText.quoted(string)) \(font) \(color)" }
}

/// A picture file that a view shows.
package struct ShownPicture: Hashable, Sendable {
  /// The file's name without its folders.
  package let name: String
  /// A hash of the file's bytes.
  package let digits: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - name: the file's name.
  ///   - digits: a hash of its bytes, without spaces.
  package init(name: String, digits: String) {
    self.name = name
    self.digits = digits
  }
}

extension ShownPicture: CustomStringConvertible {
  package var description: String { "\(LayoutText.word(name)) …\(digits)" }
}
