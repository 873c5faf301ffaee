import AutoLayout
import Devices
import ViewKinds

/// What the file says of the screen around the views; nil for what it leaves to the default.
struct ScreenDeclaration: Sendable {
  var background: DynamicColor?
  var tint: DynamicColor?
  /// Nil for a screen that is not raised.
  var level: InterfaceLevel?
  var statusBar: StatusBarVisibility?
  var statusBarStyle: StatusBarStyle?
  var navigationBar: NavigationBarDeclaration?
  var tabBar: TabBarDeclaration?
  var toolbar: ToolbarDeclaration?
  var hidesBottomBarWhenPushed: Bool?
  var extendedEdges: ExtendedEdges?
  var extendsUnderOpaqueBars: Bool?
  /// Of the root view.
  var keyboardGuide = DeclaredKeyboardGuide()

  mutating func merge(_ patch: ScreenDeclaration) {
    background = patch.background ?? background
    tint = patch.tint ?? tint
    level = patch.level ?? level
    statusBar = patch.statusBar ?? statusBar
    statusBarStyle = patch.statusBarStyle ?? statusBarStyle
    navigationBar = patch.navigationBar ?? navigationBar
    tabBar = patch.tabBar ?? tabBar
    toolbar = patch.toolbar ?? toolbar
    hidesBottomBarWhenPushed = patch.hidesBottomBarWhenPushed ?? hidesBottomBarWhenPushed
    extendedEdges = patch.extendedEdges ?? extendedEdges
    extendsUnderOpaqueBars = patch.extendsUnderOpaqueBars ?? extendsUnderOpaqueBars
    keyboardGuide.merge(patch.keyboardGuide)
  }

  /// What holds in cells that leave the axes of the bars open.
  var defaults: MatrixDefaults {
    let hidesBottomBars = hidesBottomBarWhenPushed ?? false
    var defaults = MatrixDefaults()
    defaults.navigationBar = navigationBar?.style ?? .hidden
    defaults.tabBar = hidesBottomBars ? .hidden : tabBar?.style ?? .hidden
    defaults.toolbar = hidesBottomBars ? .hidden : toolbar?.style ?? .hidden
    defaults.statusBar = statusBar
    return defaults
  }

  /// Whether a bar is spoken of, hidden or not, so that a container shows the screen.
  var hasBarContainer: Bool { navigationBar != nil || tabBar != nil || toolbar != nil }
}

/// The navigation bar; a patch replaces it as a whole.
struct NavigationBarDeclaration: Sendable {
  var style: NavigationBarStyle
  var title: String?
  var backTitle: String?
  /// Nil without a line above the title.
  var prompt: String?
  /// The search field's placeholder; nil without a field.
  var search: String?
  /// Nil for the system's.
  var barTint: DynamicColor?
  var leftItems: [[DeclaredValue.Pair]] = []
  var rightItems: [[DeclaredValue.Pair]] = []
}

/// The tab bar; a patch replaces it as a whole.
struct TabBarDeclaration: Sendable {
  var style: BarStyle
  var items: [[DeclaredValue.Pair]] = []
  /// Counted from 0.
  var selected = 0
}

/// The toolbar; a patch replaces it as a whole.
struct ToolbarDeclaration: Sendable {
  var style: BarStyle
  var items: [[DeclaredValue.Pair]] = []
}

/// How a view's keyboard guide follows the keyboard; nil for what is left to the default.
struct DeclaredKeyboardGuide: Sendable {
  var usesBottomSafeArea: Bool?
  var followsUndockedKeyboard: Bool?

  mutating func merge(_ patch: DeclaredKeyboardGuide) {
    usesBottomSafeArea = patch.usesBottomSafeArea ?? usesBottomSafeArea
    followsUndockedKeyboard = patch.followsUndockedKeyboard ?? followsUndockedKeyboard
  }

  var behavior: KeyboardGuideBehavior {
    var behavior = KeyboardGuideBehavior()
    behavior.usesBottomSafeArea = usesBottomSafeArea ?? behavior.usesBottomSafeArea
    behavior.followsUndockedKeyboard =
      followsUndockedKeyboard ?? behavior.followsUndockedKeyboard
    return behavior
  }
}
