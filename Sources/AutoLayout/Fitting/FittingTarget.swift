package import Cassowary
package import Geometry

/// The length that a view is asked to come near to while its fitting size is found, on one axis.
package struct FittingTarget: Hashable, Sendable {
  package var length: Points
  package var priority: Priority

  package init(_ length: Points, at priority: Priority = .fitting) {
    self.length = length
    self.priority = priority
  }

  /// As small as the contents allow, as `layoutFittingCompressedSize`.
  package static let compressed = FittingTarget(0)
  /// As large as the contents allow, as `layoutFittingExpandedSize`.
  package static let expanded = FittingTarget(10_000)
}
