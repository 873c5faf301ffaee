/// `NSLayoutConstraint.FormatOptions`, with UIKit's raw values.
package struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  package static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  package static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  package static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  package static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  package static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  package static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  package static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  package static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  package static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)

  /// The default, of raw value 0.
  package static let directionLeadingToTrailing: VisualFormatOptions = []
  package static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  package static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

  /// The default, of raw value 0.
  package static let spacingEdgeToEdge: VisualFormatOptions = []
  package static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
}

extension VisualFormatOptions {
  /// The option of one of `names`; nil for another.
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
