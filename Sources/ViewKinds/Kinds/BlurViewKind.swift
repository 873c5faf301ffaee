import Geometry
package import Graphics

/// A pane that blurs the content behind it.
package struct BlurViewKind: ViewKind {
  package static let name = "blur"
  package static let summary =
    "A pane of a system material that blurs and tints the views behind it; its subviews are drawn on top."
  package static let effect = Key(
    "effect", .choice(of: BlurEffect.self),
    "The material, named as in `UIBlurEffect.Style`; `systemMaterial` by default; names without `Light` or `Dark` follow the appearance."
  )
  package static let keys: [any KindKey] = [
    effect
  ]

  let material: Material

  package init(_ values: KeyValues, traits: Traits) {
    let effect = values[Self.effect] ?? .systemMaterial
    material = effect.material(in: traits.appearance)
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    list.append(.backdrop(.rect(context.frame), material))
  }
}
