/// `NSLayoutConstraint.FormatOptions`, with UIKit's raw values.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The bits of `NSLayoutConstraint.FormatOptions`.
  public let rawValue: Int

  /// Options of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Neighbours share their left.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// Neighbours share their right.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// Neighbours share their top.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// Neighbours share their bottom.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// Neighbours share their leading.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// Neighbours share their trailing.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// Neighbours share their centerX.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// Neighbours share their centerY.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// Neighbours share their lastBaseline.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// Neighbours share their firstBaseline.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)

  /// Leading views first; the default, of raw value 0.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// From left to right, whatever the direction of reading.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// From right to left, whatever the direction of reading.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

  /// Spaces are between edges; the default, of raw value 0.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Vertical spaces are from a last baseline to a first one.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
}

extension VisualFormatOptions {
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

  /// The attributes that neighbours are aligned by, in order of raw value.
  var alignedAttributes: [Attribute] {
    Self.alignments.filter { contains($0.option) }.map(\.attribute)
  }
}
