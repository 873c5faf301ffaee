import Devices
import Geometry

/// The heights of bars that a spec places itself.
///
/// Bars are lower in compact height. On iPad the height is always the same.
enum BarMetrics {
  /// The height of a toolbar, and of the row of a navigation bar, in points.
  static func rowHeight(in traits: Traits) -> Points {
    traits.family == .ipad ? 50 : isCompact(traits) ? 32 : 44
  }

  static func tabBarHeight(in traits: Traits) -> Points {
    traits.family == .ipad ? 50 : isCompact(traits) ? 32 : 49
  }

  static func isCompact(_ traits: Traits) -> Bool { traits.sizeClasses.vertical == .compact }
}
