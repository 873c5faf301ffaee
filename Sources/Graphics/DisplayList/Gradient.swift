package import Geometry

/// A gradient in screen coordinates.
package struct Gradient: Hashable, Sendable {
  package var shape: Shape
  /// The stops in ascending order of location, at least one.
  package var stops: [Stop]

  package enum Shape: Hashable, Sendable {
    /// A gradient along a line. The first and last colours continue beyond its ends, the last one
    /// everywhere if the line has no length.
    case linear(from: Point, to: Point)
    /// A gradient from a centre to an ellipse. The last colour continues beyond it, which is
    /// everywhere if the ellipse has no width or no height.
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

  /// Whether nothing is seen through the gradient.
  package var isOpaque: Bool { stops.allSatisfy { $0.color.alpha == 255 } }

  /// Returns the last colour if nothing else of the gradient is seen in a path, otherwise nil.
  ///
  /// All of the path is beyond a line or an ellipse without length, width or height. No library has
  /// a matrix for such an ellipse, or for one that is much smaller than its distance from the origin.
  package func onlyColor(in path: Path) -> RGBAColor? {
    switch shape {
    case .linear(let start, let end):
      let length = max((end.x - start.x).value.magnitude, (end.y - start.y).value.magnitude)
      guard length < Self.leastLength else { return nil }
    case .radial(let center, let radii):
      let distance = max(center.x.value.magnitude, center.y.value.magnitude)
      let least = max(Self.leastLength, distance / Self.greatestDistance)
      let frame = Rect(
        x: center.x - radii.width, y: center.y - radii.height, width: radii.width * 2,
        height: radii.height * 2)
      if min(radii.width, radii.height).value >= least,
        path.bounds?.intersection(frame) != nil
      {
        return nil
      }
    case .conic: return nil
    }
    return stops.last?.color
  }

  /// The length in points below which no screen shows a line or an ellipse.
  private static let leastLength = 0.01
  /// The distance of an ellipse from the origin, in radii, up to which Cairo has a matrix for it.
  private static let greatestDistance = 16_384.0

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
