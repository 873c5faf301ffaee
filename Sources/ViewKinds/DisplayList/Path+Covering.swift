package import Geometry

extension Path {
  /// How a filled path lies to a rectangle.
  package enum Relation: Hashable, Sendable {
    /// All of the rectangle is painted.
    case covers
    /// Some of it is, or the path's line runs through it.
    case touches
    case apart
  }

  /// How the path, filled, lies to a rectangle; curves as short lines.
  package func relation(to rect: Rect) -> Relation { FlatPath(self).relation(to: rect) }
}
