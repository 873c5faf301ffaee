package import Devices
package import Geometry

/// The values that the matrix axes set; nil means the axis' default.
package struct CellState: Hashable, Sendable {
  package var device: Device?
  package var os: SystemVersion?
  package var orientation: Orientation?
  package var navigationBar: NavigationBarStyle?
  package var tabBar: BarStyle?
  package var toolbar: BarStyle?
  package var keyboard: KeyboardState?
  package var statusBar: StatusBarVisibility?
  package var window: WindowSize?
  package var appearance: Appearance?
  package var contrast: Contrast?
  package var textSize: ContentSizeCategory?
  package var direction: LayoutDirection?
  package var locale: CellLocale?
  /// The values of the spec's own axes by the axes' names.
  private var own: [String: String] = [:]

  package init() {}

  /// The value on an axis of the spec's own.
  subscript(own axis: String) -> String? {
    get { own[axis] }
    set { own[axis] = newValue }
  }
}

/// The language of a cell.
package enum CellLocale: Hashable, Sendable {
  /// Texts stand as the spec has them.
  case none
  case tag(LanguageTag)

  package var tag: LanguageTag? {
    if case .tag(let tag) = self { tag } else { nil }
  }
}

/// The defaults of axes that the matrix leaves out.
package struct MatrixDefaults: Hashable, Sendable {
  /// As `screen` says.
  var navigationBar = NavigationBarStyle.hidden
  var tabBar = BarStyle.hidden
  var toolbar = BarStyle.hidden
  /// Nil where the device's rule holds.
  var statusBar: StatusBarVisibility?

  package init() {}

  static let device = DeviceCatalogue.device(id: "iphone-15-pro") ?? DeviceCatalogue.all[0]
}
