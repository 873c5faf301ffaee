import Devices
package import Geometry
package import Graphics

/// A pane that blurs the content behind it, or a plate of glass over it.
package struct BlurViewKind: ViewKind {
  package static let name = "blur"
  package static let summary =
    "A pane of a system material that blurs and tints the views behind it; its subviews are drawn on top."
  package static let effect = Key(
    "effect", .choice(of: BlurEffect.self),
    "The material, named as in `UIBlurEffect.Style`; `systemMaterial` by default; names without `Light` or `Dark` follow the appearance; `glass` and `clearGlass` are the plates of iOS 26, capsules without a `cornerRadius`, and up to iOS 18 like `systemMaterial` and `systemUltraThinMaterial`."
  )
  package static let glassTint = Key(
    "glassTint", .color, "The tint of glass; none by default.")
  package static let keys: [any KindKey] = [effect, glassTint]

  let material: Material
  /// The plate of iOS 26, or nil for a material.
  private let plate: GlassCapsule?
  /// Whether the outline is that of glass, on every system.
  private let isRound: Bool

  package init(_ values: KeyValues, traits: Traits) {
    let effect = values[Self.effect] ?? .systemMaterial
    isRound = effect == .glass || effect == .clearGlass
    material = effect.material(in: traits.appearance)
    plate =
      effect.isGlass(on: traits.os)
      ? GlassCapsule(
        isClear: effect == .clearGlass, tinted: values[Self.glassTint], in: traits.appearance)
      : nil
  }

  /// The radius of the plate's corners in points, or nil for a capsule.
  private func radius(_ corners: Corners) -> Points? {
    corners.topLeft > 0 ? corners.topLeft : nil
  }

  package func outline(of frame: Rect, corners: Corners) -> Path {
    isRound
      ? GlassCapsule.outline(of: frame, radius: radius(corners)) : .rounded(frame, corners)
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    if let plate {
      list.items += plate.items(in: context.frame, radius: radius(context.corners))
    } else {
      let outline =
        isRound ? outline(of: context.frame, corners: context.corners) : .rect(context.frame)
      list.append(.backdrop(outline, material))
    }
  }
}
