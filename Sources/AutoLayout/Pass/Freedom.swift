import Geometry

/// What the constraints leave open of a view on one axis.
struct Freedom: Hashable {
  let slot: Int
  let axis: Axis
  let isSizeFree: Bool
  let isPositionFree: Bool
  /// Whether nothing but the order of declaration decides: constraints of equal priority compete.
  let isTie: Bool
  /// Slots whose sizes were open too until this one was chosen, ascending.
  let rivals: [Int]
}
