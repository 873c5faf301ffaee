import Geometry
package import Graphics

/// A view with a colour gradient.
package struct GradientViewKind: ViewKind {
  package static let name = "gradient"
  package static let summary =
    "A gradient along a line or around a centre, as in `CAGradientLayer`."
  package static let colors = Key("colors", .colors, "The colours in their order; none by default.")
  package static let locations = Key(
    "locations", .numbers(0...1, count: 1...100),
    "The positions of the colours, from 0 to 1 in ascending order; evenly spaced by default, and if their number differs from that of the colours."
  )
  package static let type = Key(
    "type", .choice(of: Kind.self),
    "The gradient's shape: `axial`, the default, along a line; `radial` from a centre outward; `conic` clockwise around a centre."
  )
  package static let startPoint = Key(
    "startPoint", .numbers(-10...10, count: 2...2),
    "The start of the line, or the centre, as fractions of the view's width and height; `[0.5, 0]` by default."
  )
  package static let endPoint = Key(
    "endPoint", .numbers(-10...10, count: 2...2),
    "The end of the line, a corner of the box around a radial gradient's ellipse, or a point on the ray at which a conic gradient begins; `[0.5, 1]` by default; an ellipse without width or height leaves only the last colour."
  )
  package static let keys: [any KindKey] = [
    colors, locations, type, startPoint, endPoint,
  ]

  /// Corresponds to `CAGradientLayerType`.
  package enum Kind: String, CaseIterable, Sendable {
    case axial, radial, conic
  }

  let kind: Kind
  let stops: [Gradient.Stop]
  /// The start point, in fractions of the view's size.
  let start: (x: Double, y: Double)
  let end: (x: Double, y: Double)

  package init(_ values: KeyValues, traits: Traits) {
    kind = values[Self.type] ?? .axial
    let colors = values[Self.colors] ?? []
    let even = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    var locations = values[Self.locations] ?? even
    if locations.count != colors.count { locations = even }
    // A location below the previous one is raised to it.
    var last = 0.0
    stops = zip(colors, locations).map { color, location in
      last = max(last, location)
      return Gradient.Stop(location: last, color: color)
    }
    start = GradientViewKind.point(values[Self.startPoint]) ?? (0.5, 0)
    end = GradientViewKind.point(values[Self.endPoint]) ?? (0.5, 1)
  }

  private static func point(_ numbers: [Double]?) -> (x: Double, y: Double)? {
    guard let numbers, numbers.count == 2 else { return nil }
    return (numbers[0], numbers[1])
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard !stops.isEmpty else { return }
    let frame = context.frame
    func place(_ point: (x: Double, y: Double)) -> Point {
      Point(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }
    let (from, to) = (place(start), place(end))
    let shape: Gradient.Shape =
      switch kind {
      case .axial: .linear(from: from, to: to)
      case .radial:
        .radial(
          center: from,
          radii: Size(
            width: max(to.x - from.x, from.x - to.x), height: max(to.y - from.y, from.y - to.y)))
      case .conic: .conic(center: from, through: to)
      }
    // A gradient layer fills the shape of the layer, with its rounded corners, also without a clip.
    list.append(
      .gradient(outline(of: frame, corners: context.corners), Gradient(shape, stops: stops)))
  }
}
