package import Geometry

/// A gradient in screen coordinates.
package struct Gradient: Hashable, Sendable {
  package var shape: Shape
  /// The stops in ascending order of location, at least one.
  package var stops: [Stop]

  package enum Shape: Hashable, Sendable {
    /// A gradient along a line. The first and last colours continue beyond its ends.
    case linear(from: Point, to: Point)
    /// A gradient from a centre to an ellipse. The last colour continues beyond it.
    case radial(center: Point, radii: Size)
    /// A gradient once around a centre, clockwise from the ray through a point.
    case conic(center: Point, through: Point)
  }

  package struct Stop: Hashable, Sendable {
    /// 0...1.
    package var location: Double
    package var color: RGBAColor

    package init(location: Double, color: RGBAColor) {
      self.location = location
      self.color = color
    }
  }

  package init(_ shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }

  /// The colour at a location, interpolated by channel with straight alpha.
  package func color(at location: Double) -> RGBAColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let part = (location - low.location) / (high.location - low.location)
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * part).rounded())
    }
    return RGBAColor(
      red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
      blue: mix(low.color.blue, high.color.blue), alpha: mix(low.color.alpha, high.color.alpha))
  }
}
