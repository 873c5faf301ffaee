/// A family of fonts that a project brings, in files that were read and found whole.
package struct ProjectFont: Hashable, Sendable {
  /// As specs call it.
  package let name: String
  /// In the order in which the spec names them.
  package let faces: [Face]

  /// One font of a file.
  package struct Face: Hashable, Sendable {
    /// The file's absolute path.
    package var path: String
    /// Within a collection; 0 in a file of one font.
    package var index: Int
    /// The font's own number, 1...1000; 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// Above the baseline and below it, in parts of the em, both positive.
    package var ascender: Double
    package var descender: Double
    /// Whether outlines are cubic, as in CFF; otherwise quadratic, as in TrueType.
    package var isCubic: Bool
    /// Of the file's bytes.
    package var fingerprint: String

    package init(
      path: String, index: Int, weight: Int, isItalic: Bool, ascender: Double, descender: Double,
      isCubic: Bool, fingerprint: String
    ) {
      self.path = path
      self.index = index
      self.weight = weight
      self.isItalic = isItalic
      self.ascender = ascender
      self.descender = descender
      self.isCubic = isCubic
      self.fingerprint = fingerprint
    }
  }

  /// Nil without a face.
  package init?(name: String, faces: [Face]) {
    guard !faces.isEmpty else { return nil }
    self.name = name
    self.faces = faces
  }

  /// The face that is nearest to what is asked for: as slanted, then of the nearest weight, the
  /// heavier of two for bold text and the lighter for other; nothing is slanted or thickened by
  /// machine.
  package func face(weight: FontWeight, isItalic: Bool) -> Face {
    let wanted = weight.number
    func distance(_ face: Face) -> (Int, Int, Int) {
      let heavier = wanted > 500 ? -face.weight : face.weight
      return (face.isItalic == isItalic ? 0 : 1, (face.weight - wanted).magnitude.asInt, heavier)
    }
    return faces.dropFirst().reduce(faces[0]) { distance($1) < distance($0) ? $1 : $0 }
  }
}

extension FontWeight {
  /// On the scale of OpenType and CSS, 100...900.
  package var number: Int { ((FontWeight.allCases.firstIndex(of: self) ?? 3) + 1) * 100 }
}

extension UInt {
  fileprivate var asInt: Int { Int(self) }
}

/// Why a file is no font that can be used.
package enum FontFault: Error, Hashable, Sendable {
  /// The file cannot be opened or read; the number is the system's `errno`.
  case unreadable(code: Int32)
  /// Neither OpenType nor TrueType.
  case unknownFormat
  /// A table is missing or broken, by its tag.
  case damaged(table: String)
  /// A glyph has no outline that can be drawn, by its number.
  case brokenGlyph(Int)
  case tooLarge(limit: Int)
}
