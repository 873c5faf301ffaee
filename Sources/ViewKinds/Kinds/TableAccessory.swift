import Devices
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
  func width(in metrics: TableMetrics) -> Points {
    let symbols = symbols(isNew: metrics.isNew)
    guard !symbols.isEmpty else { return 0 }
    let between = Self.gap * Double(symbols.count - 1)
    return symbols.reduce(metrics.margin + between + 15) { $0 + $1.size.width }
  }

  /// Draws the accessory in the middle of a row.
  ///
  /// - Parameters:
  ///   - inset: the distance of the accessory from the trailing side, in points.
  ///   - context: the row.
  ///   - list: receives the items.
  func draw(insetBy inset: Points, in context: DrawingContext, into list: inout DisplayList) {
    let traits = context.traits
    var right = context.frame.maxX - context.directedSafeArea.right - inset
    for symbol in symbols(isNew: traits.os == .ios26).reversed() {
      let box = Rect(
        x: right - symbol.size.width, y: context.frame.midY - symbol.size.height / 2,
        width: symbol.size.width, height: symbol.size.height)
      let place = context.directed(box)
      let isChevron = [.disclosureIndicator, .disclosureIndicatorOn26].contains(symbol)
      let color = isChevron ? SemanticColor.tertiaryLabel.resolved(in: traits) : traits.tint
      let isMirrored = isChevron && context.direction == .rightToLeft
      list.items += (isMirrored ? symbol.mirrored : symbol).items(
        centeredAt: Point(x: place.midX, y: place.midY), color: color)
      right = box.minX - Self.gap
    }
  }

  /// The symbols in reading order.
  ///
  /// - Parameter isNew: whether they are those of iOS 26.
  /// - Returns: the symbols; none for no accessory.
  private func symbols(isNew: Bool) -> [SymbolGlyph] {
    let chevron = isNew ? SymbolGlyph.disclosureIndicatorOn26 : .disclosureIndicator
    return switch self {
    case .none: []
    case .disclosureIndicator: [chevron]
    case .checkmark: [isNew ? .checkmarkOn26 : .checkmark]
    case .detailButton: [.detail]
    case .detailDisclosureButton: [.detail, chevron]
    }
  }

  private static let gap: Points = 13
}
