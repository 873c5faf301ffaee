package import Geometry

/// The radii of a rectangle's corners, in points, and their curve.
package struct Corners: Hashable, Sendable {
  package var topLeft: Points
  package var topRight: Points
  package var bottomRight: Points
  package var bottomLeft: Points
  package var curve: Curve

  /// As `CALayerCornerCurve`: `continuous` turns into the sides without a jump of curvature.
  package enum Curve: String, Hashable, Sendable, CaseIterable {
    case circular, continuous
  }

  /// Radii below 0 are brought to 0.
  package init(
    topLeft: Points = 0, topRight: Points = 0, bottomRight: Points = 0, bottomLeft: Points = 0,
    curve: Curve = .circular
  ) {
    self.topLeft = max(0, topLeft)
    self.topRight = max(0, topRight)
    self.bottomRight = max(0, bottomRight)
    self.bottomLeft = max(0, bottomLeft)
    self.curve = curve
  }

  package init(radius: Points, curve: Curve = .circular) {
    self.init(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, curve: curve)
  }

  package static let square = Corners()

  /// The radius of all corners; nil where they differ.
  package var commonRadius: Points? {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft : nil
  }

  /// The corners of the outline that lies so far within one with these corners.
  package func inset(by distance: Points) -> Corners {
    mapped { $0 - distance }
  }

  func mapped(_ change: (Points) -> Points) -> Corners {
    Corners(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft), curve: curve)
  }

  /// The radii made smaller by one factor where two of them are more than the side that they share.
  func fitted(into size: Size) -> Corners {
    let sides: [(length: Points, radii: Points)] = [
      (size.width, topLeft + topRight), (size.width, bottomLeft + bottomRight),
      (size.height, topLeft + bottomLeft), (size.height, topRight + bottomRight),
    ]
    let factor = sides.reduce(1.0) { factor, side in
      side.radii > side.length ? min(factor, side.length.value / side.radii.value) : factor
    }
    return factor < 1 ? mapped { $0 * factor } : self
  }
}
