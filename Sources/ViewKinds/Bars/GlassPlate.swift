import Graphics

/// A plate of glass that a view draws.
package struct GlassPlate: Hashable {
  let glass: GlassCapsule
  let shape: GlassUnion.Plate

  var items: [DisplayItem] { glass.items(in: shape.frame, radius: shape.radius) }
}
