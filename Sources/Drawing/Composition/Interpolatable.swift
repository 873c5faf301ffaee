package import Geometry
import Graphics

/// A value that can be interpolated.
///
/// `progress` is 0 at the first value and 1 at the second.
protocol Interpolatable {
  func interpolated(to other: Self, at progress: Double) -> Self
}

extension Double: Interpolatable {
  func interpolated(to other: Double, at progress: Double) -> Double {
    self + (other - self) * progress
  }
}

extension Points: Interpolatable {
  func interpolated(to other: Points, at progress: Double) -> Points {
    Points(value.interpolated(to: other.value, at: progress))
  }
}

extension Point: Interpolatable {
  func interpolated(to other: Point, at progress: Double) -> Point {
    Point(
      x: x.interpolated(to: other.x, at: progress), y: y.interpolated(to: other.y, at: progress))
  }
}

extension Size: Interpolatable {
  func interpolated(to other: Size, at progress: Double) -> Size {
    Size(
      width: width.interpolated(to: other.width, at: progress),
      height: height.interpolated(to: other.height, at: progress))
  }
}

extension Rect: Interpolatable {
  package func interpolated(to other: Rect, at progress: Double) -> Rect {
    Rect(
      origin: origin.interpolated(to: other.origin, at: progress),
      size: size.interpolated(to: other.size, at: progress))
  }
}

extension RGBAColor: Interpolatable {
  /// Each channel is interpolated by itself.
  ///
  /// A translucent fade thus keeps the channels of an opaque background that changes too. A clear
  /// colour has the channels of the other one, unless that is clear too.
  func interpolated(to other: RGBAColor, at progress: Double) -> RGBAColor {
    guard self != other else { return self }
    let first = alpha == 0 && other.alpha > 0 ? other : self
    let second = other.alpha == 0 && alpha > 0 ? self : other
    func channel(_ first: UInt8, _ second: UInt8) -> UInt8 {
      UInt8(Double(first).interpolated(to: Double(second), at: progress).rounded())
    }
    return RGBAColor(
      red: channel(first.red, second.red), green: channel(first.green, second.green),
      blue: channel(first.blue, second.blue), alpha: channel(alpha, other.alpha))
  }
}

extension Material: Interpolatable {
  func interpolated(to other: Material, at progress: Double) -> Material {
    Material(
      blurRadius: blurRadius.interpolated(to: other.blurRadius, at: progress),
      saturation: saturation.interpolated(to: other.saturation, at: progress),
      tint: tint.interpolated(to: other.tint, at: progress),
      lens: lens?.interpolated(to: other.lens, at: progress)
        ?? other.lens?.interpolated(to: lens, at: 1 - progress))
  }

  /// The material that leaves the backdrop unchanged.
  static let none = Material(blurRadius: 0, saturation: 1, tint: .clear)
}

extension Lens {
  /// The lens on its way to another one, or to none with the same rim.
  fileprivate func interpolated(to other: Lens?, at progress: Double) -> Lens {
    let other = other ?? Lens(band: band, depth: 0)
    return Lens(
      band: band.interpolated(to: other.band, at: progress),
      depth: depth.interpolated(to: other.depth, at: progress))
  }
}

extension Transform: Interpolatable {
  func interpolated(to other: Transform, at progress: Double) -> Transform {
    Transform(
      a: a.interpolated(to: other.a, at: progress), b: b.interpolated(to: other.b, at: progress),
      c: c.interpolated(to: other.c, at: progress), d: d.interpolated(to: other.d, at: progress),
      tx: tx.interpolated(to: other.tx, at: progress),
      ty: ty.interpolated(to: other.ty, at: progress))
  }
}

extension Stroke: Interpolatable {
  /// Only the width is interpolated.
  ///
  /// The cap, join and dashes are those of the second stroke.
  func interpolated(to other: Stroke, at progress: Double) -> Stroke {
    var stroke = other
    stroke.width = width.interpolated(to: other.width, at: progress)
    return stroke
  }
}

extension Gradient {
  /// Returns the gradient between two, or nil if the shapes or numbers of stops differ.
  func interpolated(to other: Gradient, at progress: Double) -> Gradient? {
    guard stops.count == other.stops.count else { return nil }
    let shape: Shape
    switch (self.shape, other.shape) {
    case (.linear(let start, let end), .linear(let otherStart, let otherEnd)):
      shape = .linear(
        from: start.interpolated(to: otherStart, at: progress),
        to: end.interpolated(to: otherEnd, at: progress))
    case (.radial(let center, let radii), .radial(let otherCenter, let otherRadii)):
      shape = .radial(
        center: center.interpolated(to: otherCenter, at: progress),
        radii: radii.interpolated(to: otherRadii, at: progress))
    case (.conic(let center, let start), .conic(let otherCenter, let otherStart)):
      shape = .conic(
        center: center.interpolated(to: otherCenter, at: progress),
        through: start.interpolated(to: otherStart, at: progress))
    default: return nil
    }
    let stops = zip(stops, other.stops).map { stop, other in
      Stop(
        location: stop.location.interpolated(to: other.location, at: progress),
        color: stop.color.interpolated(to: other.color, at: progress))
    }
    return Gradient(shape, stops: stops)
  }
}
