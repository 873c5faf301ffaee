package import AutoLayout
import Geometry
package import Graphics

/// A row of dots, one for each page.
package struct PageControlKind: ControlKind {
  package static let name = "pageControl"
  package static let summary =
    "A row of dots that shows which page is current; if they do not all fit, it shows the dots around the current page, with smaller ones at the ends."
  package static let numberOfPages = Key(
    "numberOfPages", .integer(0...1000), "The number of dots; 0 by default.")
  package static let currentPage = Key(
    "currentPage", .integer(0...1000),
    "The index of the current page, from 0, clamped to the pages; 0 by default.")
  package static let pageIndicatorTintColor = Key(
    "pageIndicatorTintColor", .color,
    "The colour of the other pages' dots; white at 30 % by default, and grey on a background.")
  package static let currentPageIndicatorTintColor = Key(
    "currentPageIndicatorTintColor", .color,
    "The colour of the current page's dot; white by default, and `label` on a background.")
  package static let backgroundStyle = Key(
    "backgroundStyle", .choice(of: BackgroundStyle.self),
    "`prominent` draws a capsule behind the dots; `automatic`, the default, and `minimal` do not.")
  package static let hidesForSinglePage = Key(
    "hidesForSinglePage", .flag, "Whether the dot of a single page is hidden; false by default.")
  package static let keys: [any KindKey] = [
    numberOfPages, currentPage, pageIndicatorTintColor, currentPageIndicatorTintColor,
    backgroundStyle, hidesForSinglePage,
  ]

  /// Corresponds to `UIPageControl.BackgroundStyle`.
  package enum BackgroundStyle: String, CaseIterable, Sendable {
    case automatic, prominent, minimal
  }

  let count: Int
  let current: Int
  let backgroundStyle: BackgroundStyle
  let dotColor: RGBAColor
  let currentColor: RGBAColor
  let isHidden: Bool
  private let capsule: RGBAColor

  package init(_ values: KeyValues, traits: Traits) {
    count = values[Self.numberOfPages] ?? 0
    current = min(values[Self.currentPage] ?? 0, max(0, count - 1))
    let style = values[Self.backgroundStyle] ?? .automatic
    backgroundStyle = style
    let isOnCapsule = style == .prominent
    dotColor =
      values[Self.pageIndicatorTintColor]
      ?? (isOnCapsule
        ? SemanticColor.tertiaryLabel.resolved(in: traits) : RGBAColor.white.withAlpha(77))
    currentColor =
      values[Self.currentPageIndicatorTintColor]
      ?? (isOnCapsule ? SemanticColor.label.resolved(in: traits) : .white)
    isHidden = count == 1 && (values[Self.hidesForSinglePage] ?? false)
    capsule = SemanticColor.secondarySystemFill.resolved(in: traits)
  }

  /// The intrinsic size; its width is the dots' pitch times their number, and room at the ends.
  package var content: (any IntrinsicContent)? {
    ConstantSize(
      width: count == 0 ? 0 : PageControlKind.pitch * Double(count) + PageControlKind.ends,
      height: PageControlKind.height)
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard count > 0, !isHidden else { return }
    let frame = context.frame
    let dots = ShownDots(
      of: count, current: current, in: PageControlKind.dots(fitting: frame.width))
    let room = PageControlKind.pitch * Double(dots.range.count)
    if backgroundStyle == .prominent {
      let width = room + PageControlKind.height - PageControlKind.pitch
      let rect = Rect(
        x: frame.midX - width / 2, y: frame.midY - PageControlKind.height / 2, width: width,
        height: PageControlKind.height)
      list.append(.fill(.roundedRect(rect, radius: PageControlKind.height / 2), capsule))
    }
    for (place, index) in dots.range.enumerated() {
      let radius = PageControlKind.diameter / 2 * dots.scale(of: index)
      let x = frame.midX - room / 2 + PageControlKind.pitch * (Double(place) + 0.5)
      let dot = context.directed(
        Rect(
          x: x - radius, y: frame.midY - radius, width: radius * 2, height: radius * 2))
      list.append(.fill(.ellipse(in: dot), index == current ? currentColor : dotColor))
    }
  }

  /// Returns the number of dots that fit in a width, with the capsule's round ends; at least 1.
  private static func dots(fitting width: Points) -> Int {
    let room = (width - height + pitch).value
    return max(1, Int((room / pitch.value + 1e-6).rounded(.down)))
  }

  /// Three pages have a size of 115.5 × 26 points.
  private static let pitch: Points = 17.5
  private static let ends: Points = 63
  private static let height: Points = 26
  private static let diameter: Points = 7.5
}
