package import Geometry

/// `NSLayoutConstraint.FormatOptions`, with UIKit's raw values.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The bits of `NSLayoutConstraint.FormatOptions`.
  public let rawValue: Int

  /// Creates options from the bits of `NSLayoutConstraint.FormatOptions`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Aligns the left edges of the views.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// Aligns the right edges of the views.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// Aligns the top edges of the views.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// Aligns the bottom edges of the views.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// Aligns the leading edges of the views.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// Aligns the trailing edges of the views.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// Aligns the horizontal centres of the views.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// Aligns the vertical centres of the views.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// Aligns the last baselines of the views.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// Aligns the first baselines of the views.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)

  /// Places views from leading to trailing, which is the default with raw value 0.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// Places views from left to right in any layout direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Places views from right to left in any layout direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

  /// Measures spaces between edges, which is the default with raw value 0.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Measures vertical spaces from last baseline to first baseline.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
}

extension VisualFormatOptions {
  /// The name of the alignment across the layout that is like the one along it: `alignAllCenterX` for
  /// `alignAllCenterY` in a column; nil for others.
  package func turned(from axis: Axis) -> String? {
    let pairs: [(VisualFormatOptions, String)] =
      axis == .vertical
      ? [
        (.alignAllTop, "alignAllLeading"), (.alignAllBottom, "alignAllTrailing"),
        (.alignAllCenterY, "alignAllCenterX"), (.alignAllLastBaseline, "alignAllLeading"),
        (.alignAllFirstBaseline, "alignAllLeading"),
      ]
      : [
        (.alignAllLeading, "alignAllTop"), (.alignAllTrailing, "alignAllBottom"),
        (.alignAllLeft, "alignAllTop"), (.alignAllRight, "alignAllBottom"),
        (.alignAllCenterX, "alignAllCenterY"),
      ]
    return pairs.first { contains($0.0) }?.1
  }

  /// The option with one of `names`, or nil for other names.
  package init?(name: String) {
    guard let option = Self.named.first(where: { $0.name == name }) else { return nil }
    self = option.value
  }

  /// The names that specs may use, as in UIKit, in order of raw value.
  package static var names: [String] { named.map(\.name) }

  private static let named: [(name: String, value: VisualFormatOptions)] =
    alignments.map { ($0.name, $0.option) } + [
      ("directionLeadingToTrailing", .directionLeadingToTrailing),
      ("directionLeftToRight", .directionLeftToRight),
      ("directionRightToLeft", .directionRightToLeft),
      ("spacingEdgeToEdge", .spacingEdgeToEdge),
      ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
    ]

  private static let alignments:
    [(name: String, option: VisualFormatOptions, attribute: Attribute)] = [
      ("alignAllLeft", .alignAllLeft, .left),
      ("alignAllRight", .alignAllRight, .right),
      ("alignAllTop", .alignAllTop, .top),
      ("alignAllBottom", .alignAllBottom, .bottom),
      ("alignAllLeading", .alignAllLeading, .leading),
      ("alignAllTrailing", .alignAllTrailing, .trailing),
      ("alignAllCenterX", .alignAllCenterX, .centerX),
      ("alignAllCenterY", .alignAllCenterY, .centerY),
      ("alignAllLastBaseline", .alignAllLastBaseline, .lastBaseline),
      ("alignAllFirstBaseline", .alignAllFirstBaseline, .firstBaseline),
    ]

  /// The attributes by which the views are aligned, in order of raw value.
  var alignedAttributes: [Attribute] {
    Self.alignments.filter { contains($0.option) }.map(\.attribute)
  }
}
