import Devices
package import Geometry
package import Graphics

/// A pane that blurs the content behind it, a plate of glass over it, or a container of plates.
package struct BlurViewKind: ViewKind {
  package static let name = "blur"
  package static let summary =
    "A pane of a system material that blurs and tints the views behind it; its subviews are drawn on top."
  package static let effect = Key(
    "effect", .choice(of: BlurEffect.self),
    "The material, named as in `UIBlurEffect.Style`; `systemMaterial` by default; names without `Light` or `Dark` follow the appearance; `glass` and `clearGlass` are the plates of iOS 26, capsules without a `cornerRadius`, and up to iOS 18 like `systemMaterial` and `systemUltraThinMaterial`; `glassContainer` draws nothing and lets the plates in it flow together."
  )
  package static let glassTint = Key(
    "glassTint", .color, "The tint of glass; none by default.")
  package static let glassSpacing = Key(
    "glassSpacing", .extent,
    "The distance in points at which plates in a `glassContainer` begin to touch; 0 by default, so that only plates that overlap flow together."
  )
  package static let interactive = Key(
    "interactive", .flag,
    "Whether glass reacts to touches: it grows and becomes lighter while it is `highlighted`; false by default."
  )
  package static let highlighted = Key(
    "highlighted", .flag, "Whether glass is touched; false by default.")
  package static let keys: [any KindKey] = [
    effect, glassTint, glassSpacing, interactive, highlighted,
  ]

  /// The material of a pane; nil for a container.
  let material: Material?
  /// The plate of iOS 26, or nil for a material.
  private let plate: GlassCapsule?
  /// Whether the outline is that of glass, on every system.
  private let isRound: Bool
  private let isTouched: Bool
  package let glassSpacing: Points?

  package init(_ values: KeyValues, traits: Traits) {
    let effect = values[Self.effect] ?? .systemMaterial
    isRound = effect == .glass || effect == .clearGlass
    material = effect.material(in: traits.appearance)
    isTouched =
      effect.isGlass(on: traits.os) && values[Self.interactive] ?? false
      && values[Self.highlighted] ?? false
    plate =
      effect.isGlass(on: traits.os)
      ? GlassCapsule(
        isClear: effect == .clearGlass, tinted: values[Self.glassTint], isTouched: isTouched,
        in: traits.appearance)
      : nil
    glassSpacing =
      effect == .glassContainer && traits.os == .ios26 ? values[Self.glassSpacing] ?? 0 : nil
  }

  package var isContainer: Bool { material == nil }

  /// The radius of the plate's corners in points, or nil for a capsule.
  private func radius(_ corners: Corners) -> Points? {
    corners.topLeft > 0 ? corners.topLeft : nil
  }

  package func outline(of frame: Rect, corners: Corners) -> Path {
    isRound
      ? GlassCapsule.outline(of: frame, radius: radius(corners)) : .rounded(frame, corners)
  }

  package func glassPlate(in context: DrawingContext) -> GlassPlate? {
    plate.map { plate in
      let growth = isTouched ? Self.growth : 0
      return GlassPlate(
        glass: plate,
        shape: GlassUnion.Plate(
          frame: context.frame.inset(by: -growth),
          radius: radius(context.corners).map { $0 + growth }))
    }
  }

  /// The points by which a touched plate grows on each side; a guess.
  private static let growth: Points = 3

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    if let plate = glassPlate(in: context) {
      guard context.drawsGlass else { return }
      list.items += plate.items
    } else if let material {
      let outline =
        isRound ? outline(of: context.frame, corners: context.corners) : .rect(context.frame)
      list.append(.backdrop(outline, material))
    }
  }
}
