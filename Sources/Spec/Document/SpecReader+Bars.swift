import Devices
import Diagnostics
import ViewKinds
import YAML

/// The screen's own bars: each is the name of a style, or a mapping.
extension SpecReader {
  mutating func readStatusBar(_ entry: YAMLEntry, into screen: inout ScreenDeclaration) {
    guard case .mapping(let fields) = entry.value.content else {
      screen.statusBar = choice(entry.value, key: entry.key, as: StatusBarVisibility.self)
      return
    }
    for field in fields
    where known(field, in: LanguageKeys.statusBar.names, of: .key(entry.key)) {
      if field.key == "style" {
        screen.statusBarStyle = choice(field.value, key: field.key, as: StatusBarStyle.self)
      } else {
        screen.statusBar = flag(field.value, key: field.key).map { $0 ? .hidden : .shown }
      }
    }
  }

  mutating func readNavigationBar(_ entry: YAMLEntry) -> NavigationBarDeclaration? {
    guard case .mapping(let fields) = entry.value.content else {
      return choice(entry.value, key: entry.key, as: NavigationBarStyle.self).map {
        NavigationBarDeclaration(style: $0)
      }
    }
    var bar = NavigationBarDeclaration(style: .translucent)
    var style = BarStyleReading<NavigationBarStyle>()
    for field in fields
    where known(field, in: LanguageKeys.navigationBar.names, of: .key(entry.key)) {
      switch field.key {
      case "title": bar.title = shownText(field.value, key: field.key)
      case "back": bar.backTitle = shownText(field.value, key: field.key)
      case "prompt": bar.prompt = shownText(field.value, key: field.key)
      case "search": bar.search = readSearch(field)
      case "barTintColor": bar.barTint = color(field.value, key: field.key)
      case "leftItems": bar.leftItems = readBarItems(field, BarButton.keys)
      case "rightItems": bar.rightItems = readBarItems(field, BarButton.keys)
      default: readStyle(field, into: &style)
      }
    }
    if let place = style.flags["largeTitle"]?.place, style.says("largeTitle", true),
      style.says("translucent", false)
    {
      findings.add(.opaqueLargeTitle(at: min(place, style.flags["translucent"]?.place ?? place)))
    }
    bar.style =
      readingStyle(style, flags: "`translucent`, `largeTitle` and `hidden`")
      ?? (style.says("hidden", true)
        ? .hidden
        : style.says("largeTitle", true)
          ? .largeTitle : style.says("translucent", false) ? .opaque : .translucent)
    return bar
  }

  mutating func readTabBar(_ entry: YAMLEntry) -> TabBarDeclaration? {
    guard case .mapping(let fields) = entry.value.content else {
      return choice(entry.value, key: entry.key, as: BarStyle.self).map {
        TabBarDeclaration(style: $0)
      }
    }
    var bar = TabBarDeclaration(style: .translucent)
    var style = BarStyleReading<BarStyle>()
    var selected: YAMLEntry?
    for field in fields
    where known(field, in: LanguageKeys.tabBar.names, of: .key(entry.key)) {
      switch field.key {
      case "items": bar.items = readBarItems(field, TabItem.keys)
      case "selected": selected = field
      default: readStyle(field, into: &style)
      }
    }
    if let selected {
      let last = max(0, bar.items.count - 1)
      bar.selected = integer(selected.value, key: selected.key, in: 0...last) ?? 0
    }
    bar.style = bottomStyle(style)
    return bar
  }

  mutating func readToolbar(_ entry: YAMLEntry) -> ToolbarDeclaration? {
    guard case .mapping(let fields) = entry.value.content else {
      return choice(entry.value, key: entry.key, as: BarStyle.self).map {
        ToolbarDeclaration(style: $0)
      }
    }
    var bar = ToolbarDeclaration(style: .translucent)
    var style = BarStyleReading<BarStyle>()
    for field in fields
    where known(field, in: LanguageKeys.toolbar.names, of: .key(entry.key)) {
      if field.key == "items" {
        bar.items = readBarItems(field, BarButton.keys)
      } else {
        readStyle(field, into: &style)
      }
    }
    bar.style = bottomStyle(style)
    return bar
  }

  private mutating func readBarItems(
    _ entry: YAMLEntry, _ keys: [Key]
  ) -> [[DeclaredValue.Pair]] {
    readItems(entry.value, of: entry.key, keys) ?? []
  }

  /// `true` for a field with the usual placeholder, or another placeholder.
  private mutating func readSearch(_ entry: YAMLEntry) -> String? {
    switch entry.value.scalar?.flag {
    case true?:
      let usual = "Search"
      shownTexts.insert(usual)
      return usual
    case false?: return nil
    case nil: return shownText(entry.value, key: entry.key)
    }
  }

  // MARK: Styles

  private mutating func readStyle<Style: NamedAxisValue>(
    _ field: YAMLEntry, into style: inout BarStyleReading<Style>
  ) {
    if field.key == "style" {
      style.isGiven = true
      style.style = choice(field.value, key: field.key, as: Style.self)
    } else if let value = flag(field.value, key: field.key) {
      style.flags[field.key] = (value, field.keySpan)
    }
  }

  /// The style that is given by its name; a complaint where flags stand beside it.
  private mutating func readingStyle<Style>(
    _ style: BarStyleReading<Style>, flags: String
  ) -> Style? {
    if style.isGiven, let place = style.flags.values.map(\.place).min() {
      findings.add(.barStyleTwice(flags, at: place))
    }
    return style.style
  }

  private mutating func bottomStyle(_ style: BarStyleReading<BarStyle>) -> BarStyle {
    readingStyle(style, flags: "`translucent` and `hidden`")
      ?? (style.says("hidden", true)
        ? .hidden : style.says("translucent", false) ? .opaque : .translucent)
  }
}

/// What a bar's mapping says of its style: the name of one, or flags.
private struct BarStyleReading<Style: Sendable> {
  var style: Style?
  var isGiven = false
  var flags: [String: (value: Bool, place: SourceSpan)] = [:]

  func says(_ flag: String, _ value: Bool) -> Bool { flags[flag]?.value == value }
}
