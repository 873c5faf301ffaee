import Devices

/// What the file says of the screen around the views; nil for what it leaves to the default.
struct ScreenDeclaration: Sendable {
  var background: DynamicColor?
  var navigationBar: NavigationBarDeclaration?
  var extendedEdges: ExtendedEdges?
  var extendsUnderOpaqueBars: Bool?

  mutating func merge(_ patch: ScreenDeclaration) {
    background = patch.background ?? background
    navigationBar = patch.navigationBar ?? navigationBar
    extendedEdges = patch.extendedEdges ?? extendedEdges
    extendsUnderOpaqueBars = patch.extendsUnderOpaqueBars ?? extendsUnderOpaqueBars
  }
}

/// The navigation bar; a patch replaces it as a whole.
struct NavigationBarDeclaration: Sendable {
  var style: NavigationBarStyle
  var title: String?
  var backTitle: String?
}
