import AutoLayout
import Devices
import ViewKinds
import YAML

/// The keys of the screen around the views.
struct ScreenDeclaration: ReadableSection {
  var given: Set<String> = []
  /// The background, or nil for `systemBackground`.
  var background: DeviceColor?
  /// The tint, or nil for `systemBlue`.
  var tint: DeviceColor?
  var level = InterfaceLevel.base
  var statusBar = StatusBarDeclaration()
  var navigationBar: NavigationBarDeclaration?
  var tabBar: TabBarDeclaration?
  var toolbar: ToolbarDeclaration?
  var hidesBottomBarWhenPushed = false
  var corners = DisplayCorners.drawn
  /// Whether the home indicator is drawn, or nil for the system's default.
  var showsHomeIndicator: Bool?
  var split: SplitDeclaration?
  var presented = PresentedDeclaration()
  var extendedEdges = ExtendedEdges.all
  var extendsUnderOpaqueBars = false
  var keyboard = KeyboardDeclaration()
  /// The settings of the root view's keyboard guide.
  var keyboardGuide = DeclaredKeyboardGuide()

  static let keys: [SectionKey<ScreenDeclaration>] = [
    .init(
      "background", .color, \.background,
      "The root view's background; `systemBackground` by default."),
    .init(
      "tint", .color, \.tint,
      "The colour of interactive parts, in bars and in all views; `systemBlue` by default."),
    .init(
      "userInterfaceLevel", .choice(), \.level,
      "Whether the screen is a raised interface such as a sheet, whose system backgrounds are lighter in dark mode."
    ),
    .init(
      "statusBar", .section(or: .choice()) { StatusBarDeclaration(visibility: $0) }, \.statusBar,
      merging: { $0.merge($1) }, "The status bar; shown except on phones in landscape."),
    .init(
      "navigationBar", .section(or: .choice()) { NavigationBarDeclaration(style: $0) },
      \.navigationBar, "The navigation bar; hidden without this key."),
    .init(
      "tabBar", .section(or: .choice()) { TabBarDeclaration(style: $0) }, \.tabBar,
      "The tab bar; hidden without this key."),
    .init(
      "toolbar", .section(or: .choice()) { ToolbarDeclaration(style: $0) }, \.toolbar,
      "The toolbar, above a tab bar; hidden without this key."),
    .init(
      "hidesBottomBarWhenPushed", .flag, \.hidesBottomBarWhenPushed,
      "Whether tab bar and toolbar are hidden."),
    .init(
      "corners", .choice(), \.corners,
      "Whether the display's round corners and its island or notch are painted: `drawn`, or `square` as in a screenshot of a device."
    ),
    .init(
      "homeIndicator", .flag, \.showsHomeIndicator,
      "Whether the home indicator is drawn; true by default, but false on phones with iOS 26, which hide it after a moment."
    ),
    .init(
      "split", ValueType.split.optional, \.split,
      merging: { old, patch in
        guard let patch else { return }
        if old == nil { old = patch } else { old?.change(by: patch) }
      },
      "The columns beside the screen, which is the last column; none by default."),
    .init(
      "presents", .section(or: .choice()) { PresentedDeclaration($0) }, \.presented,
      "What the screen presents over its views; nothing by default."),
    .init(
      "edgesForExtendedLayout", .extendedEdges, \.extendedEdges,
      "The sides on which the root view goes under bars; `all` by default."),
    .init(
      "extendedLayoutIncludesOpaqueBars", .flag, \.extendsUnderOpaqueBars,
      "Whether the root view goes under opaque bars too."),
    .init(
      "keyboard", .section, \.keyboard, merging: { $0.merge($1) },
      "What the keyboard shows if the axis `keyboard` shows it; letters by default."),
    .init(
      "keyboardGuide", .section, \.keyboardGuide, merging: { $0.merge($1) },
      "How the root view's keyboard guide follows the keyboard."),
  ]

  /// The defaults for cells without a value on the axis of a bar.
  var defaults: MatrixDefaults {
    let hidesBottomBars = hidesBottomBarWhenPushed
    var defaults = MatrixDefaults()
    defaults.navigationBar = navigationBar?.style ?? .hidden
    defaults.tabBar = hidesBottomBars ? .hidden : tabBar?.style ?? .hidden
    defaults.toolbar = hidesBottomBars ? .hidden : toolbar?.style ?? .hidden
    defaults.statusBar = statusBar.visibility
    return defaults
  }

  /// Whether the screen declares a bar, hidden or visible.
  ///
  /// If so, a container shows the screen.
  var hasBarContainer: Bool {
    navigationBar != nil || tabBar != nil || toolbar != nil || split != nil
  }
}

/// The settings of a view's keyboard guide.
struct DeclaredKeyboardGuide: ReadableSection {
  var given: Set<String> = []
  var usesBottomSafeArea = true
  var followsUndockedKeyboard = false

  static let keys: [SectionKey<DeclaredKeyboardGuide>] = [
    .init(
      "usesBottomSafeArea", .flag, \.usesBottomSafeArea,
      "Whether the guide keeps the bottom safe area while the keyboard is hidden."),
    .init(
      "followsUndockedKeyboard", .flag, \.followsUndockedKeyboard,
      "Whether the guide is the rectangle of a floating keyboard."),
  ]

  var behavior: KeyboardGuideBehavior {
    var behavior = KeyboardGuideBehavior()
    behavior.usesBottomSafeArea = usesBottomSafeArea
    behavior.followsUndockedKeyboard = followsUndockedKeyboard
    return behavior
  }
}

extension ValueType where Value == ExtendedEdges {
  fileprivate static let extendedEdges: ValueType = {
    let sides: [(name: String, edge: ExtendedEdges)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all),
      ("none", []),
    ]
    return ValueType(.oneOrMore(.names(sides.map(\.name)))) { context, entry in
      var edges: ExtendedEdges = []
      for node in context.oneOrMore(entry.value) {
        let name = context.choice(node, key: entry.key, of: sides.map(\.name))
        for side in sides where side.name == name { edges.formUnion(side.edge) }
      }
      return edges
    }.warningAboutNone()
  }()
}
