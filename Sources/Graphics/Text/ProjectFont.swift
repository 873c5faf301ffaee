/// A project's own font family, from files that were read and checked.
package struct ProjectFont: Hashable, Sendable {
  /// The family's name in specs.
  package let name: String
  /// The faces in the order of the spec.
  package let faces: [Face]

  /// A font in a file.
  package struct Face: Hashable, Sendable {
    /// The file's absolute path.
    package var path: String
    /// The position in a collection; 0 in a file with one font.
    package var index: Int
    /// The weight, 1...1000: 400 is regular, 700 is bold.
    package var weight: Int
    /// The weights on the axis `wght` of a variable font, or nil for a font of one weight.
    package var weights: ClosedRange<Int>?
    package var isItalic: Bool
    /// The extent above and below the baseline, in parts of the em, both positive.
    package var ascender: Double
    package var descender: Double
    /// Whether outlines are cubic, as in CFF, or quadratic, as in TrueType.
    package var isCubic: Bool
    /// A hash of the file's bytes.
    package var fingerprint: String

    package init(
      path: String, index: Int, weight: Int, weights: ClosedRange<Int>?, isItalic: Bool,
      ascender: Double, descender: Double, isCubic: Bool, fingerprint: String
    ) {
      self.path = path
      self.index = index
      self.weight = weight
      self.weights = weights
      self.isItalic = isItalic
      self.ascender = ascender
      self.descender = descender
      self.isCubic = isCubic
      self.fingerprint = fingerprint
    }

    /// Returns a variable font at the nearest weight on its axis; other fonts are unchanged.
    fileprivate func nearest(to weight: Int) -> Face {
      guard let weights else { return self }
      var face = self
      face.weight = min(max(weight, weights.lowerBound), weights.upperBound)
      return face
    }
  }

  /// A family, or nil without a face.
  package init?(name: String, faces: [Face]) {
    guard !faces.isEmpty else { return nil }
    self.name = name
    self.faces = faces
  }

  /// The face nearest to a weight and slant.
  ///
  /// A face with the same slant comes first, then the nearest weight. Of two equally near weights
  /// the heavier is chosen for bold text, the lighter otherwise. Strut synthesizes neither slant
  /// nor weight.
  package func face(weight: FontWeight, isItalic: Bool) -> Face {
    let wanted = weight.number
    func distance(_ face: Face) -> (Int, Int, Int) {
      let heavier = wanted > 500 ? -face.weight : face.weight
      return (face.isItalic == isItalic ? 0 : 1, (face.weight - wanted).magnitude.asInt, heavier)
    }
    return faces.dropFirst().reduce(faces[0].nearest(to: wanted)) { best, face in
      let face = face.nearest(to: wanted)
      return distance(face) < distance(best) ? face : best
    }
  }
}

extension TextContent {
  /// The text without the paths of its font files, so that a copy of a file is the same font.
  package var withoutFontPaths: TextContent {
    var text = self
    text.font.family = font.family.withoutPaths
    for index in runs.indices {
      text.runs[index].font.family = runs[index].font.family.withoutPaths
    }
    return text
  }
}

extension FontFamily {
  fileprivate var withoutPaths: FontFamily {
    guard case .project(let font) = self else { return self }
    let faces = font.faces.map { face in
      var face = face
      face.path = ""
      return face
    }
    return ProjectFont(name: font.name, faces: faces).map { .project($0) } ?? self
  }
}

extension FontWeight {
  /// The weight on the scale of OpenType and CSS, 100...900.
  package var number: Int { ((FontWeight.allCases.firstIndex(of: self) ?? 3) + 1) * 100 }
}

extension UInt {
  fileprivate var asInt: Int { Int(self) }
}

/// The reason why a file is not a usable font.
package enum FontFault: Error, Hashable, Sendable {
  /// The file cannot be opened or read; the number is the system's `errno`.
  case unreadable(code: Int32)
  /// Neither OpenType nor TrueType.
  case unknownFormat
  /// The pointer of Git LFS in place of the font.
  case largeFilePointer
  /// A missing or broken table, by its tag.
  case damaged(table: String)
  /// A glyph without a usable outline, by its number.
  case brokenGlyph(Int)
  /// A table that asks for too much work, by its tag.
  case tooComplex(table: String)
  case tooLarge(limit: Int)
}
