import Geometry
import Graphics

/// The accessory of a table row; corresponds to `UITableViewCell.AccessoryType`.
package enum TableAccessory: String, CaseIterable, Sendable {
  case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton

  /// Returns the width by which the accessory shrinks the content view, in points.
  ///
  /// Measured: with a chevron and a margin of 16, the content view is about 38.7 points narrower.
  /// This is the chevron's 7.67, the margin and 15 points before the chevron. Other accessories use
  /// the same margin and distance.
  func width(margin: Points) -> Points {
    let symbols = self.symbols
    guard !symbols.isEmpty else { return 0 }
    let between = Self.gap * Double(symbols.count - 1)
    return symbols.reduce(margin + between + 15) { $0 + $1.size.width }
  }

  func draw(in context: DrawingContext, into list: inout DisplayList) {
    let traits = context.traits
    var right =
      context.frame.maxX - context.directedSafeArea.right - traits.systemMargin - Points(2.0 / 3)
    for symbol in symbols.reversed() {
      let box = Rect(
        x: right - symbol.size.width, y: context.frame.midY - symbol.size.height / 2,
        width: symbol.size.width, height: symbol.size.height)
      let place = context.directed(box)
      let color =
        symbol == .disclosureIndicator
        ? SemanticColor.tertiaryLabel.resolved(in: traits) : traits.tint
      let isMirrored = symbol == .disclosureIndicator && context.direction == .rightToLeft
      list.items += (isMirrored ? symbol.mirrored : symbol).items(
        centeredAt: Point(x: place.midX, y: place.midY), color: color)
      right = box.minX - Self.gap
    }
  }

  /// The symbols in reading order.
  private var symbols: [SymbolGlyph] {
    switch self {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator]
    case .checkmark: [.checkmark]
    case .detailButton: [.detail]
    case .detailDisclosureButton: [.detail, .disclosureIndicator]
    }
  }

  private static let gap: Points = 13
}
