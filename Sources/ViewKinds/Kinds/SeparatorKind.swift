package import AutoLayout
package import Geometry
package import Graphics

/// A thin line between other views.
package struct SeparatorKind: ViewKind {
  package static let name = "separator"
  package static let summary =
    "A thin line, one device pixel thick unless constraints say otherwise."
  static let color = Key("color", .color, "The line's colour; `separator` by default.")
  static let axis = Key(
    "axis", .choice(of: Axis.self),
    "The line's direction; its intrinsic thickness is one device pixel; `horizontal` by default.")
  package static let keys: [any KindKey] = [
    color, axis,
  ]

  let color: RGBAColor
  let axis: Axis

  package init(_ values: KeyValues, traits: Traits) {
    color = values[Self.color] ?? SemanticColor.separator.resolved(in: traits)
    axis = values[Self.axis] ?? .horizontal
  }

  package var content: (any IntrinsicContent)? { self }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    list.append(.fill(.rect(context.frame), color))
  }
}

extension SeparatorKind: IntrinsicContent {
  package var wraps: Bool { false }

  package func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    switch axis {
    case .horizontal: IntrinsicSize(width: nil, height: grid.hairline)
    case .vertical: IntrinsicSize(width: grid.hairline, height: nil)
    }
  }

  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { nil }
}
