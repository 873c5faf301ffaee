package import AutoLayout
package import Cassowary
package import Geometry
package import Graphics

/// A spinner: turning blades that indicate activity.
package struct ActivityIndicatorKind: ViewKind {
  package static let name = "activity"
  package static let summary =
    "A spinner, drawn with its darkest blade at the upper left."
  package static let indicatorStyle = Key(
    "indicatorStyle", .choice(of: Style.self),
    "`medium`, the default, is 20 points wide and high, `large` 37.")
  package static let color = Key("color", .color, "The blades' colour; `systemGray` by default.")
  package static let animating = Key(
    "animating", .flag, "Whether the spinner turns; true by default.")
  package static let hidesWhenStopped = Key(
    "hidesWhenStopped", .flag,
    "Whether a stopped spinner is hidden, and so takes no room in a stack; true by default.")
  package static let keys: [any KindKey] = [
    indicatorStyle, color, animating, hidesWhenStopped,
  ]

  /// Corresponds to `UIActivityIndicatorView.Style`.
  package enum Style: String, CaseIterable, Sendable {
    case medium, large

    var diameter: Points { self == .medium ? 20 : 37 }
  }

  let style: Style
  let color: RGBAColor
  let isAnimating: Bool
  let hidesWhenStopped: Bool

  package init(_ values: KeyValues, traits: Traits) {
    style = values[Self.indicatorStyle] ?? .medium
    color = values[Self.color] ?? SemanticColor.systemGray.resolved(in: traits)
    isAnimating = values[Self.animating] ?? true
    hidesWhenStopped = values[Self.hidesWhenStopped] ?? true
  }

  package var content: (any IntrinsicContent)? {
    ConstantSize(width: style.diameter, height: style.diameter)
  }
  package var hidesItself: Bool { hidesWhenStopped && !isAnimating }
  package var hugging: PerAxis<Priority> { PerAxis(both: .high) }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard !hidesItself else { return }
    list.items += ActivityIndicatorKind.blades(
      centeredAt: Point(x: context.frame.midX, y: context.frame.midY), diameter: style.diameter,
      color: color, isTurning: isAnimating)
  }

  /// Returns the spinner's blades; other controls use them too.
  static func blades(
    centeredAt center: Point, diameter: Points, color: RGBAColor, isTurning: Bool = true
  ) -> [DisplayItem] {
    let scale = diameter.value / 20
    return directions.enumerated().map { index, direction in
      func at(_ radius: Double) -> Point {
        Point(
          x: center.x + Points(direction.x * radius * scale),
          y: center.y + Points(direction.y * radius * scale))
      }
      let half = bladeWidth / 2
      let strength = isTurning ? strengths[index] : weakest
      return .stroke(
        .segment(at(innerRadius + half), at(10 - half)),
        color.withAlpha(UInt8((Double(color.alpha) * strength).rounded())),
        Stroke(width: Points(bladeWidth * scale), hasRoundEnds: true))
    }
  }

  /// The directions of the blades, clockwise from the top.
  private static let directions: [(x: Double, y: Double)] = [
    (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal),
    (-1, 0), (-diagonal, -diagonal),
  ]
  private static let diagonal = 0.7071067811865476
  /// The opacity of each blade; measured: #DFDFE0 to #9C9C9E on white.
  private static let strengths = [
    weakest, weakest, weakest, weakest, 0.434, 0.584, 0.735, 0.876,
  ]
  private static let weakest = 0.283
  /// The width of the medium spinner's blades, in points.
  private static let bladeWidth = 2.4
  private static let innerRadius = 3.3
}
