package import Cassowary
package import Geometry

/// The target length of a view on one axis, for the computation of its fitting size.
package struct FittingTarget: Hashable, Sendable {
  package var length: Points
  package var priority: Priority

  package init(_ length: Points, at priority: Priority = .fitting) {
    self.length = length
    self.priority = priority
  }

  /// The smallest length that the contents allow, as with `layoutFittingCompressedSize`.
  package static let compressed = FittingTarget(0)
  /// The largest length that the contents allow, as with `layoutFittingExpandedSize`.
  package static let expanded = FittingTarget(10_000)
}
