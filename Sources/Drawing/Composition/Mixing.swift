package import Geometry
import Graphics

/// What lies between two values of one kind; `progress` is 0 at the first and 1 at the second.
protocol Mixing {
  func mixed(with other: Self, at progress: Double) -> Self
}

extension Double: Mixing {
  func mixed(with other: Double, at progress: Double) -> Double {
    self + (other - self) * progress
  }
}

extension Points: Mixing {
  func mixed(with other: Points, at progress: Double) -> Points {
    Points(value.mixed(with: other.value, at: progress))
  }
}

extension Point: Mixing {
  func mixed(with other: Point, at progress: Double) -> Point {
    Point(x: x.mixed(with: other.x, at: progress), y: y.mixed(with: other.y, at: progress))
  }
}

extension Size: Mixing {
  func mixed(with other: Size, at progress: Double) -> Size {
    Size(
      width: width.mixed(with: other.width, at: progress),
      height: height.mixed(with: other.height, at: progress))
  }
}

extension Rect: Mixing {
  func mixed(with other: Rect, at progress: Double) -> Rect {
    Rect(
      origin: origin.mixed(with: other.origin, at: progress),
      size: size.mixed(with: other.size, at: progress))
  }
}

extension Rect {
  /// Part of the way to another rectangle: this one at 0, that one at 1.
  package func interpolated(to other: Rect, at progress: Double) -> Rect {
    mixed(with: other, at: progress)
  }
}

extension Color: Mixing {
  /// Weighted by alpha, so that a clear colour, whose channels mean nothing, lends none of them.
  func mixed(with other: Color, at progress: Double) -> Color {
    guard self != other else { return self }
    let before = Double(alpha) * (1 - progress)
    let after = Double(other.alpha) * progress
    guard before + after > 0 else { return .clear }
    func channel(_ first: UInt8, _ second: UInt8) -> UInt8 {
      UInt8(((Double(first) * before + Double(second) * after) / (before + after)).rounded())
    }
    return Color(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue), alpha: UInt8((before + after).rounded()))
  }
}

extension Material: Mixing {
  func mixed(with other: Material, at progress: Double) -> Material {
    Material(
      blurRadius: blurRadius.mixed(with: other.blurRadius, at: progress),
      saturation: saturation.mixed(with: other.saturation, at: progress),
      tint: tint.mixed(with: other.tint, at: progress))
  }

  /// What leaves the backdrop as it is.
  static let none = Material(blurRadius: 0, saturation: 1, tint: .clear)
}

extension Transform: Mixing {
  func mixed(with other: Transform, at progress: Double) -> Transform {
    Transform(
      a: a.mixed(with: other.a, at: progress), b: b.mixed(with: other.b, at: progress),
      c: c.mixed(with: other.c, at: progress), d: d.mixed(with: other.d, at: progress),
      tx: tx.mixed(with: other.tx, at: progress), ty: ty.mixed(with: other.ty, at: progress))
  }
}

extension Stroke: Mixing {
  /// Ends, joins and dashes are those of the second.
  func mixed(with other: Stroke, at progress: Double) -> Stroke {
    var stroke = other
    stroke.width = width.mixed(with: other.width, at: progress)
    return stroke
  }
}

extension Gradient {
  /// Nil where the two are not of one shape and number of colours.
  func mixed(with other: Gradient, at progress: Double) -> Gradient? {
    guard stops.count == other.stops.count else { return nil }
    let shape: Shape
    switch (self.shape, other.shape) {
    case (.linear(let start, let end), .linear(let otherStart, let otherEnd)):
      shape = .linear(
        from: start.mixed(with: otherStart, at: progress),
        to: end.mixed(with: otherEnd, at: progress))
    case (.radial(let center, let radii), .radial(let otherCenter, let otherRadii)):
      shape = .radial(
        center: center.mixed(with: otherCenter, at: progress),
        radii: radii.mixed(with: otherRadii, at: progress))
    case (.conic(let center, let start), .conic(let otherCenter, let otherStart)):
      shape = .conic(
        center: center.mixed(with: otherCenter, at: progress),
        through: start.mixed(with: otherStart, at: progress))
    default: return nil
    }
    let stops = zip(stops, other.stops).map { stop, other in
      Stop(
        location: stop.location.mixed(with: other.location, at: progress),
        color: stop.color.mixed(with: other.color, at: progress))
    }
    return Gradient(shape, stops: stops)
  }
}
