package import Devices
package import Geometry

/// The properties of a cell that choose a variant of an asset.
package struct AssetTraits: Hashable, Sendable {
  package var family: Device.Family
  /// The number of pixels in a point.
  package var scale: Int
  package var appearance: Appearance
  package var contrast: Contrast
  package var direction: LayoutDirection
  /// The cell's language and its fallbacks in order, such as `pt-BR` and `pt`; none without one.
  package var languages: [String]

  package init(
    family: Device.Family, scale: Int, appearance: Appearance, contrast: Contrast,
    direction: LayoutDirection, languages: [String] = []
  ) {
    self.family = family
    self.scale = scale
    self.appearance = appearance
    self.contrast = contrast
    self.direction = direction
    self.languages = languages
  }
}

/// The cells for which a variant of an asset is made; a nil part fits all of them.
package struct AssetQualities: Hashable, Sendable {
  package var family: Device.Family?
  /// The number of pixels in a point.
  package var scale: Int?
  package var appearance: Appearance?
  package var contrast: Contrast?
  package var direction: LayoutDirection?
  /// The language with its script and region, such as `pt-BR`.
  package var language: String?
  /// Whether the variant is for screens that show more colours than sRGB.
  package var isWideGamut = false

  package init() {}

  /// A rank that is higher for a variant that fits better, as numbers in order of importance.
  ///
  /// A variant for another language is the last choice, and the cell's own language the first. A
  /// variant for another family of devices comes next to last. The appearance and the contrast come
  /// before the cell's own family, so that a dark variant for all devices wins over an iPad variant
  /// for all appearances. A variant for another appearance comes after one for all appearances.
  /// Pictures are drawn in sRGB, so that variants for other screens come second. The same scale is
  /// best, then the next greater one, then the next smaller one.
  func rank(in traits: AssetTraits) -> [Int] {
    func fit<Value: Equatable>(_ given: Value?, _ wanted: Value, weight: Int) -> Int {
      given.map { $0 == wanted ? weight : -4 * weight } ?? 0
    }
    let familyRank = family.map { $0 == traits.family ? 1 : -1 } ?? 0
    let languageRank =
      language.map { language in
        traits.languages.firstIndex(of: language).map { traits.languages.count - $0 } ?? -1
      } ?? 0
    let scaleRank =
      scale.map { $0 >= traits.scale ? 100 + traits.scale - $0 : $0 } ?? 100
    return [
      languageRank, min(familyRank, 0),
      fit(appearance, traits.appearance, weight: 2) + fit(contrast, traits.contrast, weight: 1),
      max(familyRank, 0), fit(direction, traits.direction, weight: 1), isWideGamut ? 0 : 1,
      scaleRank,
    ]
  }
}

/// The variants of an asset, at least one.
package struct AssetVariants<Value: Hashable & Sendable>: Hashable, Sendable {
  package struct Variant: Hashable, Sendable {
    package let qualities: AssetQualities
    package let value: Value

    package init(_ qualities: AssetQualities, _ value: Value) {
      self.qualities = qualities
      self.value = value
    }
  }

  private let first: Variant
  private let others: [Variant]

  /// Creates the variants, or returns nil for none.
  package init?(_ variants: [Variant]) {
    guard let first = variants.first else { return nil }
    self.first = first
    others = Array(variants.dropFirst())
  }

  package var all: [Variant] { [first] + others }

  /// The variant that fits best; the first of several that fit equally.
  package func best(in traits: AssetTraits) -> Variant {
    guard !others.isEmpty else { return first }
    return others.reduce((first, first.qualities.rank(in: traits))) { best, variant in
      let rank = variant.qualities.rank(in: traits)
      return best.1.lexicographicallyPrecedes(rank) ? (variant, rank) : best
    }.0
  }
}
