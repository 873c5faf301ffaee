import Devices
import Diagnostics
import ViewKinds
import YAML

/// The keys of the status bar.
///
/// A nil value comes from an axis or from the device.
struct StatusBarDeclaration: ReadableSection {
  var given: Set<String> = []
  var visibility: StatusBarVisibility?
  var style = StatusBarStyle.default

  init() {}

  init(visibility: StatusBarVisibility) {
    self.visibility = visibility
    given = ["hidden"]
  }

  static let keys: [SectionKey<StatusBarDeclaration>] = [
    .init(
      "hidden", ValueType<Bool>.flag.map { $0 ? .hidden : .shown }, \.visibility,
      "Whether the status bar is hidden; false by default."),
    .init(
      "style", .choice(), \.style,
      "The colour of its time and symbols: `lightContent` is white, `darkContent` black, `default` follows the appearance."
    ),
  ]
}

/// The keys of the navigation bar.
///
/// A patch replaces all of them.
struct NavigationBarDeclaration: BarSection {
  var title: String?
  var backTitle: String?
  /// The line above the title, or nil for none.
  var prompt: String?
  /// The line below the title, or nil for none.
  var subtitle: String?
  /// The search field, or nil for none.
  var search: SearchDeclaration?
  var leftItems: [[DeclaredValue.Pair]] = []
  var rightItems: [[DeclaredValue.Pair]] = []
  /// The tint of the bar's background, or nil for the system's background.
  var barTint: DeviceColor?
  var styleKeys = BarStyleKeys<NavigationBarStyle>()

  static let keys: [SectionKey<NavigationBarDeclaration>] =
    [
      .init("title", .shownText, \.title, "The bar's title."),
      .init(
        "back", .backTitle, \.backTitle, "The title of the back button; no button by default."),
      .init(
        "subtitle", .shownText, \.subtitle,
        "A line below the title on iOS 26, which older systems do not have; none by default."),
      .init("prompt", .shownText, \.prompt, "A line above the title; none by default."),
      .init(
        "search", .search, \.search,
        "A search field, with this placeholder or with `Search`, or its keys; none by default."),
      .init(
        "leftItems", .items(BarButton.keys), \.leftItems,
        "The buttons from the leading edge; they replace the back button."),
      .init(
        "rightItems", .items(BarButton.keys), \.rightItems,
        "The buttons from the trailing edge inward."),
      .init(
        "barTintColor", .color, \.barTint,
        "The bar's own colour, through which content shows frosted if the bar is translucent; the system's by default."
      ),
    ] + styleSectionKeys

  static let flagNames = ["translucent", "largeTitle", "hidden"]

  var style: NavigationBarStyle {
    if let style = styleKeys.style { return style }
    if styleKeys.says("hidden", true) { return .hidden }
    if styleKeys.says("largeTitle", true) { return .largeTitle }
    return styleKeys.says("translucent", false) ? .opaque : .translucent
  }

  mutating func finish(_ context: ReadingContext) {
    styleKeys.finish(Self.flagNames, context)
    if let place = styleKeys.flags["largeTitle"]?.place, styleKeys.says("largeTitle", true),
      styleKeys.says("translucent", false)
    {
      context.report(
        .opaqueLargeTitle(at: min(place, styleKeys.flags["translucent"]?.place ?? place)))
    }
  }
}

/// The keys of the tab bar.
///
/// A patch replaces all of them.
struct TabBarDeclaration: BarSection {
  var items: [[DeclaredValue.Pair]] = []
  /// The selected item, counted from 0.
  var selected = 0
  var selectedEntry: YAMLEntry?
  var placement = TabBarPlacement.automatic
  var styleKeys = BarStyleKeys<BarStyle>()

  static let keys: [SectionKey<TabBarDeclaration>] =
    [
      .init("items", .items(TabItem.keys), \.items, "The tabs from the leading edge."),
      .init(
        "selected", .value(.integer(0...1000)), later: \.selectedEntry,
        "The selected tab, counted from 0; the first by default."),
      .init(
        "placement", .choice(), \.placement,
        "The place of the tabs on tablets in windows of regular width: `top`, `bottom`, or `automatic`, which is at the top from iOS 26 on. Default: `automatic`."
      ),
    ] + styleSectionKeys

  static let flagNames = ["translucent", "hidden"]

  var style: BarStyle { styleKeys.bottomStyle }

  mutating func finish(_ context: ReadingContext) {
    styleKeys.finish(Self.flagNames, context)
    guard let entry = selectedEntry else { return }
    let last = max(0, items.count - 1)
    selected = context.integer(entry.value, key: entry.key, in: 0...last) ?? 0
  }
}

/// The keys of the toolbar.
///
/// A patch replaces all of them.
struct ToolbarDeclaration: BarSection {
  var items: [[DeclaredValue.Pair]] = []
  var styleKeys = BarStyleKeys<BarStyle>()

  static let keys: [SectionKey<ToolbarDeclaration>] =
    [
      .init(
        "items", .items(BarButton.keys), \.items,
        "The buttons and spaces from the leading edge.")
    ] + styleSectionKeys

  static let flagNames = ["translucent", "hidden"]

  var style: BarStyle { styleKeys.bottomStyle }

  mutating func finish(_ context: ReadingContext) {
    styleKeys.finish(Self.flagNames, context)
  }
}

/// The style of a bar, given by its name or by flags.
struct BarStyleKeys<Style: NamedAxisValue>: Sendable {
  var style: Style?
  var flags: [String: (value: Bool, place: SourceSpan)] = [:]
  var background = BarBackgroundVisibility.automatic
  /// The places of the bar's keys, and of the entries of its lists, such as `items[0]`.
  var places: [String: SourceSpan] = [:]

  func says(_ flag: String, _ value: Bool) -> Bool { flags[flag]?.value == value }

  /// Notes the places of the keys, and reports flags next to the name of a style.
  fileprivate mutating func finish(_ flagNames: [String], _ context: ReadingContext) {
    for entry in context.place.entries {
      places[entry.key] = entry.keySpan
      guard case .sequence(let items) = entry.value.content else { continue }
      for (index, item) in items.enumerated() {
        places["\(entry.key)[\(index)]"] = item.span
      }
    }
    guard style != nil, let place = flags.values.map(\.place).min() else { return }
    let names = flagNames.map { "`\($0)`" }
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    context.report(.barStyleTwice(list, at: place))
  }
}

extension BarStyleKeys<BarStyle> {
  fileprivate var bottomStyle: BarStyle {
    style ?? (says("hidden", true) ? .hidden : says("translucent", false) ? .opaque : .translucent)
  }
}

/// The keys of a bar whose style is a name or flags.
protocol BarSection: ReadableSection where Reader == ReadingContext {
  associatedtype Style: NamedAxisValue
  var styleKeys: BarStyleKeys<Style> { get set }
  static var flagNames: [String] { get }
}

extension BarSection {
  init(style: Style) {
    self.init()
    styleKeys.style = style
  }

  fileprivate static var styleSectionKeys: [SectionKey<Self>] {
    let sentences = [
      "translucent": "Whether content shows through; true by default.",
      "largeTitle": "Whether the title is large; false by default.",
      "hidden": "Whether there is no bar; false by default.",
    ]
    let flags = flagNames.map { name in
      SectionKey<Self>(name, .value(.flag), sentences[name] ?? "") { context, entry, bar in
        guard let value = context.flag(entry.value, key: entry.key) else { return }
        bar.styleKeys.flags[entry.key] = (value, entry.keySpan)
      }
    }
    return [
      .init("style", .choice(), \.styleKeys.style, "The bar's style, in place of the flags below."),
      .init(
        "backgroundVisibility", .choice(), \.styleKeys.background,
        "Whether a translucent bar has a background: `automatic` while content is scrolled under it, `visible` always, `hidden` never. Default: `automatic`."
      ),
    ] + flags
  }
}

extension ValueType where Value == String {
  /// The title of a back button, which `true` is not.
  fileprivate static let backTitle = ValueType(.value(.text)) { context, entry in
    guard entry.value.scalar?.flag == nil else {
      context.report(.wrongType("`\(entry.key)`", wanted: "text", found: entry.value))
      return nil
    }
    return context.shownText(entry.value, key: entry.key)
  }
}
