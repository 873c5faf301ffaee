import AutoLayout
import Geometry
import Graphics
package import Spec
import ViewKinds

/// Backgrounds that reach over a rounded corner of the view that they are in.
///
/// `cornerRadius` rounds a view's own background and border. It rounds its subviews only if the view
/// clips. A text view, a picture or a plain view in a card, with a background of its own up to the
/// card's corner, makes that corner square again. Clip the card, move the view away from its corner,
/// or round the view too.
package struct SquareCorner: CellRule {
  package static let name = LintRuleName.squareCorner
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    cell.shownViews.compactMap { view in
      guard !view.isDisplaced, view.style.transform == nil, view.opaqueBackground != nil,
        let card = view.ancestors.first.map({ cell.views[$0] }), card.isRoundedCard,
        !card.isDisplaced
      else { return nil }
      let reach = CornerPlace.all.map { $0.reach(of: view, over: card) }.max() ?? 0
      guard reach > 1 else { return nil }
      return LintFinding(
        Self.name, "the background of `\(view.name)` covers a rounded corner of `\(card.name)`",
        of: view, others: [card],
        help: "write `clips: true` at `\(card.name)`, or give `\(view.name)` `background: clear`",
        measured: MeasuredValue(
          reach.value, "it reaches \(FormattedMeasure.points(reach)) points over it"))
    }
  }
}

/// One corner of a rectangle.
private struct CornerPlace {
  let radius: @Sendable (Corners) -> Points
  let point: @Sendable (Rect) -> Point

  static let all = [
    CornerPlace(radius: { $0.topLeft }) { Point(x: $0.minX, y: $0.minY) },
    CornerPlace(radius: { $0.topRight }) { Point(x: $0.maxX, y: $0.minY) },
    CornerPlace(radius: { $0.bottomRight }) { Point(x: $0.maxX, y: $0.maxY) },
    CornerPlace(radius: { $0.bottomLeft }) { Point(x: $0.minX, y: $0.maxY) },
  ]

  /// Returns how far a view's corner extends beyond the arc of its card's corner, in points; 0 if it
  /// does not.
  func reach(of view: LintedView, over card: LintedView) -> Points {
    let (own, arc) = (
      radius(view.style.corners), radius(card.style.corners)
    )
    let (corner, outer) = (point(view.layout.inScreen), point(card.layout.inScreen))
    let (dx, dy) = (abs((corner.x - outer.x).value), abs((corner.y - outer.y).value))
    guard dx < arc.value, dy < arc.value else { return 0 }
    // The distances from the centres of both arcs; the view's arc ends short of its corner.
    let center = (arc.value - dx - own.value, arc.value - dy - own.value)
    guard center.0 > 0, center.1 > 0 else { return 0 }
    let distance = (center.0 * center.0 + center.1 * center.1).squareRoot() + own.value
    return max(Points(distance) - arc, 0)
  }
}

extension LintedView {
  /// The background if nothing is seen through it, or nil.
  fileprivate var opaqueBackground: RGBAColor? {
    let color = style.background ?? style.kind.defaultBackground
    return style.alpha >= 1 && color?.alpha == 255 ? color : nil
  }

  /// Whether the view has a background or a border with a rounded corner, and does not clip.
  fileprivate var isRoundedCard: Bool {
    style.corners != .square && !style.clips && !style.kind.clipsSubviews
      && (opaqueBackground != nil || style.border != nil)
  }
}
