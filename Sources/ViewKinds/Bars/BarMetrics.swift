import Devices
import Geometry

/// How high bars are that a spec places itself: less in compact height, the same everywhere on iPad.
enum BarMetrics {
  /// Of toolbars, and of a navigation bar's row.
  static func rowHeight(in traits: Traits) -> Points {
    traits.family == .ipad ? 50 : isCompact(traits) ? 32 : 44
  }

  static func tabBarHeight(in traits: Traits) -> Points {
    traits.family == .ipad ? 50 : isCompact(traits) ? 32 : 49
  }

  static func isCompact(_ traits: Traits) -> Bool { traits.sizeClasses.vertical == .compact }
}
