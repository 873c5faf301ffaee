import AutoLayout

/// The numbers that make Inter as wide and as high as the phone's system font.
///
/// The width of a run of n characters of a size, in points, is
/// `size / 2048 × Σ (advance + opticalSize × (displayDelta + displayShift))
/// + size × tracking / 1000 × n + kerningScale × Inter's pair kerning`.
enum SystemFontMetrics {
  /// The em of every number here but tracking.
  static let unitsPerEm = 2048.0
  /// UIFont's system font of 17 pt has ascender 16.1865, descender −4.1006, line height 20.2871.
  static let ascender = 1950.0
  static let descender = -494.0
  /// Without line gap: 1.193359375 of the size.
  static let lineHeight = ascender - descender

  /// How much of Inter's kerning takes part; the advances were fitted with it.
  static let kerningScale = 0.91

  /// Between text shapes (0) and display shapes (1).
  static func opticalSize(_ size: Double) -> Double {
    interpolated(
      size,
      [
        (17, 0), (18, 0.06), (19, 0.15), (20, 0.25), (21, 0.39), (22, 0.53), (23, 0.67),
        (24, 0.8), (25, 0.87), (26, 0.93), (27, 0.97), (28, 1),
      ])
  }

  /// Added after every character, the last one too, in 1/1000 of the em; iOS 14 and later, from the
  /// Human Interface Guidelines' table.
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

  /// The advances in the order of `AdvanceTable.characters`, in 1/2048 of the em.
  ///
  /// Weights that the documents hold too seldom for a fit follow Inter's difference from its
  /// regular: `inter` and `interRegular` give Inter's own advances in the same unit and order, nil
  /// where it lacks the character.
  static func advances(
    _ weight: FontWeight, opticalSize: Double, inter: [Double?], interRegular: [Double?]
  ) -> [Double] {
    let base: [Double]
    switch weight {
    case .light: base = AdvanceTable.light.map(Double.init)
    case .regular: base = AdvanceTable.regular.map(Double.init)
    case .medium: base = AdvanceTable.medium.map(Double.init)
    case .semibold: base = AdvanceTable.semibold.map(Double.init)
    case .bold: base = AdvanceTable.bold.map(Double.init)
    case .heavy: base = derived(offset: 46, scale: 1.20, inter, interRegular)
    case .black: base = derived(offset: 42, scale: 1.48, inter, interRegular)
    case .thin: base = derived(offset: -41, scale: -0.02, inter, interRegular)
    case .ultraLight: base = derived(offset: -33, scale: 1.07, inter, interRegular)
    }
    return zip(base, AdvanceTable.displayDelta).map { advance, delta in
      advance + opticalSize * (Double(delta) + displayShift(weight))
    }
  }

  private static func derived(
    offset: Double, scale: Double, _ inter: [Double?], _ interRegular: [Double?]
  ) -> [Double] {
    AdvanceTable.regular.indices.map { index in
      guard let heavy = inter[index], let regular = interRegular[index] else {
        return Double(AdvanceTable.regular[index])
      }
      return Double(AdvanceTable.regular[index]) + offset + scale * (heavy - regular)
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

  /// Linear between listed sizes, constant outside them.
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
