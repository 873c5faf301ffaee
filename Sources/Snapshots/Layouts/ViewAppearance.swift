package import Geometry

/// What a layout's text says of a view's look: enough to tell a change of it in words.
package struct ViewAppearance: Hashable, Sendable {
  package var isHidden = false
  /// In hundredths, 0...100.
  package var opacity = 100
  /// The point of the content at the upper left corner of a view that scrolls; nil for the others.
  package var scrollOffset: Point?
  /// `#RRGGBB`, with the alpha behind it where it is not opaque; nil for none.
  package var background: String?
  /// What the view draws with besides text, each colour once, in the order of drawing.
  package var colors = Excerpt()
  /// Files that it shows, each once, in the order of drawing.
  package var pictures: [ShownPicture] = []
  /// In the order of drawing.
  package var texts: [ShownText] = []
  /// Stands for the texts that are more than a line holds; nil where `texts` are all.
  package var otherTexts: String?

  package init() {}

  /// The most texts that a line has.
  package static let listedTexts = 6

  /// Takes as many texts as a line holds; of the others the fingerprint.
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
    /// Nil where `listed` are all.
    package var others: String?

    /// The most words that are listed.
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
  /// As it is, or its beginning with a fingerprint of the whole behind `…`.
  package let string: String
  /// `17 semibold`; without a `"` or a `#`.
  package let font: String
  /// `#RRGGBB`, with the alpha behind it where it is not opaque.
  package let color: String

  /// Longer texts are cut.
  private static let longest = 64

  /// - Parameters:
  ///   - whole: cut where it is long.
  ///   - font: in short; what a line of a layout's text cannot hold of it becomes `-`.
  ///   - color: hexadecimal.
  package init(_ whole: String, font: String, color: String) {
    string =
      whole.count > Self.longest
      ? "\(whole.prefix(Self.longest - 16))…\(TextFingerprint.digits(of: whole))" : whole
    self.font = String(font.map { $0 == "\"" || $0 == "#" || $0.isNewline ? "-" : $0 })
    self.color = color
  }

  init(string: String, font: String, color: String) {
    self.string = string
    self.font = font
    self.color = color
  }
}

extension ShownText: CustomStringConvertible {
  package var description: String { "\(LayoutText.quoted(string)) \(font) \(color)" }
}

/// A picture from a file that a view shows.
package struct ShownPicture: Hashable, Sendable {
  /// Without folders.
  package let name: String
  /// Stand for the file's bytes.
  package let digits: String

  /// - Parameters:
  ///   - name: of the file.
  ///   - digits: without spaces.
  package init(name: String, digits: String) {
    self.name = name
    self.digits = digits
  }
}

extension ShownPicture: CustomStringConvertible {
  package var description: String { "\(LayoutText.word(name)) …\(digits)" }
}
