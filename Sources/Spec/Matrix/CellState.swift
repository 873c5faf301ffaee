package import Devices
package import Geometry

/// What the axes of the matrix fix; nil where an axis leaves it to its default.
package struct CellState: Hashable, Sendable {
  package var device: Device?
  package var orientation: Orientation?
  package var navigationBar: NavigationBarStyle?
  package var keyboard: KeyboardState?
  package var appearance: Appearance?
  package var textSize: ContentSizeCategory?
  package var direction: LayoutDirection?

  init() {}
}

/// What holds where an axis is left out.
package struct MatrixDefaults: Hashable, Sendable {
  /// As `screen` says.
  var navigationBar = NavigationBarStyle.hidden

  static let device = DeviceCatalogue.device(id: "iphone-15-pro") ?? DeviceCatalogue.all[0]
}
