import Graphics

/// The kerning that the advances were fitted with, the same whatever release of Inter is installed.
///
/// Inter's designers kerned three weights, the lightest, regular and the heaviest; the others lie on
/// straight lines between them. Italics are kerned alike.
enum KerningTable {
  /// What kerns a pair: what each group of `lefts` does before groups of `rights`.
  static let groups: [[Distance]] = distances.split(separator: "\n").map { line in
    line.split(separator: " ").compactMap { Distance($0) }
  }

  /// What a group of `lefts` is moved by before one group of `rights`.
  struct Distance {
    /// The place in `rights`.
    let right: Int
    /// In 1/2816 of the em.
    private let lightest: Double
    private let regular: Double
    private let heaviest: Double

    /// Reads `right:distance` or `right:lightest,regular,heaviest`; nil for anything else.
    fileprivate init?(_ text: Substring) {
      let parts = text.split(separator: ":")
      let numbers = parts.last?.split(separator: ",").compactMap { Double($0) } ?? []
      guard parts.count == 2, let right = Int(parts[0]), let lightest = numbers.first,
        let heaviest = numbers.last
      else { return nil }
      self.right = right
      self.lightest = lightest
      self.regular = numbers.count == 3 ? numbers[1] : lightest
      self.heaviest = heaviest
    }

    /// In parts of the em, as much of it as takes part.
    func ems(_ weight: FontWeight) -> Double {
      let place = KerningTable.place(of: weight)
      let other = place < 0 ? lightest : heaviest
      let distance = regular + (other - regular) * abs(place)
      return distance / 2816 * SystemFontMetrics.kerningScale
    }
  }

  /// The place in `lefts` of the group that a character belongs to; nil for one without kerning.
  static func left(of character: Unicode.Scalar) -> Int? { group(of: character, in: leftOf) }

  /// The place in `rights` of the group that a character belongs to; nil for one without kerning.
  static func right(of character: Unicode.Scalar) -> Int? { group(of: character, in: rightOf) }

  private static func group(
    of character: Unicode.Scalar, in groups: [Unicode.Scalar: Int]
  ) -> Int? {
    groups[character] ?? BaseLetter.of(character).flatMap { groups[$0] }
  }

  private static let leftOf = places(lefts)
  private static let rightOf = places(rights)

  private static func places(_ groups: [String]) -> [Unicode.Scalar: Int] {
    var result: [Unicode.Scalar: Int] = [:]
    for (index, group) in groups.enumerated() {
      for character in group.unicodeScalars { result[character] = index }
    }
    return result
  }

  /// On the line from the lightest weight, −1, over regular, 0, to the heaviest, 1.
  private static func place(of weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: -1
    case .thin: -2.0 / 3
    case .light: -1.0 / 3
    case .regular: 0
    case .medium: 0.2
    case .semibold: 0.4
    case .bold: 0.6
    case .heavy: 0.8
    case .black: 1
    }
  }
}
