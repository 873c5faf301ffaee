import Geometry

/// What the constraints leave open of a view on one axis.
struct Freedom: Hashable {
  let slot: Int
  let axis: Axis
  let isSizeFree: Bool
  let isPositionFree: Bool
  /// Slots whose sizes were open too until this one was chosen, ascending.
  let rivals: [Int]
}
