package import Geometry

/// A text style of Dynamic Type.
///
/// Sizes and leadings: Apple's Human Interface Guidelines, typography specifications.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The styles from a screen's title to body text.
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  /// The smallest styles.
  case caption1, caption2

  /// The style with a name from a spec, such as `body`, or nil for an unknown name.
  package init?(named name: String) { self.init(rawValue: name) }

  package static var names: [String] { allCases.map(\.rawValue) }

  /// The weights that text styles use, named as the font's.
  package enum Weight: String, Hashable, Sendable {
    case regular, semibold, bold
  }

  package var weight: Weight { self == .headline ? .semibold : .regular }

  /// The weight of the style's bold variant.
  package var emphasizedWeight: Weight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2:
      .semibold
    }
  }

  /// The font's size in points.
  package func size(in category: ContentSizeCategory = .large) -> Points {
    Points(table.sizes[category.index])
  }

  /// The distance between baselines of the style's lines, in points.
  package func leading(in category: ContentSizeCategory = .large) -> Points {
    Points(table.leadings[category.index])
  }
}

extension TextStyle {
  /// A length scaled as by `UIFontMetrics` of the style, in points.
  ///
  /// It grows with the style's leading, not with its font size, and rounds to the nearest pixel. 17
  /// points of the body style become 16.333 in `medium` at three pixels a point, and 48 in
  /// `accessibility5`, where the style's own font has 53.
  package func scaled(
    _ length: Points, in category: ContentSizeCategory, on grid: PixelGrid
  ) -> Points {
    guard category != .large else { return length }
    return grid.rounded(length * (leading(in: category).value / leading().value))
  }

  /// A value for each content size category, smallest first.
  private struct Table {
    let sizes: [Int]
    let leadings: [Int]
  }

  private var table: Table {
    switch self {
    case .largeTitle:
      Table(
        sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
    case .title1:
      Table(
        sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
    case .title2:
      Table(
        sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
    case .title3:
      Table(
        sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    case .headline:
      Table(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    case .body:
      Table(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    case .callout:
      Table(
        sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    case .subheadline:
      Table(
        sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
    case .footnote:
      Table(
        sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    case .caption1:
      Table(
        sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
    case .caption2:
      Table(
        sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
    }
  }
}
