import Devices
package import Geometry
package import Graphics

/// The large title of a navigation bar, and the line below it on iOS 26.
package struct LargeTitle {
  private let title: String
  private let subtitle: String
  private let color: RGBAColor
  private let traits: Traits

  /// Creates a title.
  ///
  /// - Parameters:
  ///   - title: the title; empty for none.
  ///   - subtitle: the line below it, which systems before iOS 26 do not have; empty for none.
  ///   - color: the title's colour.
  ///   - traits: the environment.
  package init(title: String, subtitle: String, color: RGBAColor, in traits: Traits) {
    self.title = title
    self.subtitle = traits.os == .ios26 ? subtitle : ""
    self.color = color
    self.traits = traits
  }

  /// Returns the lines.
  ///
  /// Measured: with a subtitle the title is 3 lower, and the subtitle's baseline 16.3 below its own.
  ///
  /// - Parameters:
  ///   - frame: the frame of a title without a subtitle, as of `frame(below:insets:)`.
  ///   - alignment: the alignment of both lines.
  /// - Returns: the texts.
  package func items(in frame: Rect, alignment: TextAlignment = .natural) -> [DisplayItem] {
    guard !title.isEmpty else { return [] }
    let size = TextStyle.caption2.size(in: traits.textSize.inBars)
    let lines: [(TextContent, RGBAColor, Rect)] = [
      (
        TextContent(title, font: Self.font(at: traits.textSize)), color,
        frame.offset(by: Point(x: 0, y: subtitle.isEmpty ? 0 : 3))
      ),
      (
        TextContent(subtitle, font: .system(size, .medium)),
        SemanticColor.secondaryLabel.resolved(in: traits),
        Rect(x: frame.x, y: frame.maxY - 0.4, width: frame.width, height: max(size * 1.3, 14))
      ),
    ]
    return lines.filter { !$0.0.string.isEmpty }.map { content, color, place in
      .text(
        TextRun(
          content, color: color, alignment: alignment, in: place, direction: traits.direction))
    }
  }

  /// Returns the font; its size is 34 points at the default text size.
  static func font(at textSize: ContentSizeCategory) -> FontDescription {
    .system(TextStyle.largeTitle.size(in: textSize.inBars), .bold)
  }

  /// Returns the frame of the title's line below a bar's row.
  ///
  /// With bold text of 34 points, the baseline is 36.3 below the row.
  package static func frame(below row: Rect, insets: Insets) -> Rect {
    Rect(
      minX: row.minX + insets.left, minY: row.maxY + 4, maxX: row.maxX - insets.right,
      maxY: row.maxY + 44.6)
  }
}
