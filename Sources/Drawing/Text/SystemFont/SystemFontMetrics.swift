import Graphics

/// The numbers that make Inter as wide and as high as the phone's system font.
///
/// The width of a run of n characters in a font size, in points, is
/// `size / 2048 × Σ (advance + opticalSize × (displayDelta + displayShift))
/// + size × tracking / 1000 × n + kerningScale × the pairs' distances in KerningTable`.
enum SystemFontMetrics {
  /// The units in an em, for every number here except tracking.
  static let unitsPerEm = 2048.0
  /// The ascender; UIFont's system font of 17 pt has ascender 16.1865, descender −4.1006 and line
  /// height 20.2871.
  static let ascender = 1950.0
  static let descender = -494.0
  /// The line height without line gap: 1.193359375 of the size.
  static let lineHeight = ascender - descender

  /// The factor for the kerning, with which the advances were fitted.
  static let kerningScale = 0.91

  /// Returns the optical size, from text shapes (0) to display shapes (1).
  static func opticalSize(_ size: Double) -> Double {
    interpolated(
      size,
      [
        (17, 0), (18, 0.06), (19, 0.15), (20, 0.25), (21, 0.39), (22, 0.53), (23, 0.67),
        (24, 0.8), (25, 0.87), (26, 0.93), (27, 0.97), (28, 1),
      ])
  }

  /// Returns the tracking after every character, including the last, in 1/1000 of the em.
  ///
  /// The values are those of the Human Interface Guidelines' table for iOS 14 and later.
  static func tracking(_ size: Double) -> Double {
    interpolated(
      size,
      [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
        (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
        (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (29, 14), (30, 14), (31, 13),
        (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (37, 10), (38, 10), (39, 10), (40, 10),
        (41, 9), (42, 9), (43, 9), (44, 8), (45, 8), (46, 8), (47, 8), (48, 8), (49, 7), (50, 7),
        (51, 7), (52, 6), (53, 6), (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4), (66, 3),
        (68, 2), (70, 2), (72, 2), (76, 1), (80, 0),
      ])
  }

  /// Returns the advance of a character before tracking, in 1/2048 of the em.
  ///
  /// - Parameters:
  ///   - character: a character of Inter.
  ///   - weight: the weight.
  ///   - opticalSize: from text shapes (0) to display shapes (1).
  ///   - inter: Inter's own advances of the character at the weight and at regular, in the same
  ///     unit.
  /// - Returns: the advance in the tables. Characters in no table follow Inter's advance, with
  ///   factors fitted to the tables' rare characters.
  static func advance(
    of character: Unicode.Scalar, _ weight: FontWeight, opticalSize: Double,
    inter: (own: Double, regular: Double)
  ) -> Double {
    let row =
      AdvanceTable.row(of: character)
      ?? BaseLetter.of(character).flatMap { AdvanceTable.row(of: $0) }
    let delta = row?.displayDelta ?? AdvanceTable.displayDeltaElsewhere
    let advance =
      row.map { Double($0.advance(weight)) }
      ?? 54.07 + 0.96316 * inter.regular + difference(weight, inter.own - inter.regular)
    return advance + opticalSize * (Double(delta) + displayShift(weight))
  }

  /// Returns the difference of a rare character's advance from regular, for Inter's difference.
  private static func difference(_ weight: FontWeight, _ inter: Double) -> Double {
    switch weight {
    case .ultraLight: -33 + 1.07 * inter
    case .thin: -41 - 0.02 * inter
    case .light: -8.65 + 0.54221 * inter
    case .regular: 0
    case .medium: 18.49 + 0.50724 * inter
    case .semibold: 31.49 + 0.49772 * inter
    case .bold: 46.27 + 0.60024 * inter
    case .heavy: 46 + 1.20 * inter
    case .black: 42 + 1.48 * inter
    }
  }

  private static func displayShift(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: -1
    case .thin: -13
    case .light: -6
    case .regular: 0
    case .medium: 3
    case .semibold: 6
    case .bold: 11
    case .heavy: -1
    case .black: 4
    }
  }

  /// Returns a value linearly interpolated between listed sizes, and constant outside them.
  private static func interpolated(
    _ size: Double, _ table: [(size: Double, value: Double)]
  ) -> Double {
    guard var low = table.first, size > low.size else { return table.first?.value ?? 0 }
    for high in table.dropFirst() {
      if size <= high.size {
        return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
      }
      low = high
    }
    return low.value
  }
}
