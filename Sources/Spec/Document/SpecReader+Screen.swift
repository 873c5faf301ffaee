import Devices
import Diagnostics

extension SpecReader {
  mutating func readScreen(_ node: YAMLNode) -> ScreenDeclaration {
    var screen = ScreenDeclaration()
    for entry in mapping(node, of: .key("screen")) ?? []
    where known(entry, in: LanguageKeys.screen.names, of: .key("screen")) {
      switch entry.key {
      case "background": screen.background = color(entry.value, key: entry.key)
      case "navigationBar": screen.navigationBar = readNavigationBar(entry.value)
      case "edgesForExtendedLayout": screen.extendedEdges = readEdges(entry.value)
      default: screen.extendsUnderOpaqueBars = flag(entry.value, key: entry.key)
      }
    }
    return screen
  }

  /// The name of a style, or a mapping of title and flags.
  private mutating func readNavigationBar(_ node: YAMLNode) -> NavigationBarDeclaration? {
    let key = "navigationBar"
    guard case .mapping(let entries) = node.content else {
      return choice(node, key: key, as: NavigationBarStyle.self).map {
        NavigationBarDeclaration(style: $0)
      }
    }
    var bar = NavigationBarDeclaration(style: .translucent)
    var style: NavigationBarStyle?
    var flags: [String: Bool] = [:]
    for entry in entries where known(entry, in: LanguageKeys.navigationBar.names, of: .key(key)) {
      switch entry.key {
      case "title": bar.title = text(entry.value, key: entry.key)
      case "back": bar.backTitle = text(entry.value, key: entry.key)
      case "style": style = choice(entry.value, key: entry.key, as: NavigationBarStyle.self)
      default: flags[entry.key] = flag(entry.value, key: entry.key)
      }
    }
    let place = entries.first { flags[$0.key] != nil }?.keySpan ?? node.span
    if style != nil, !flags.isEmpty {
      findings.add(.barStyleTwice(at: place))
    } else if flags["largeTitle"] == true, flags["translucent"] == false {
      findings.add(.opaqueLargeTitle(at: place))
    }
    bar.style = style ?? Self.style(of: flags)
    return bar
  }

  private static func style(of flags: [String: Bool]) -> NavigationBarStyle {
    if flags["hidden"] == true { return .hidden }
    if flags["largeTitle"] == true { return .largeTitle }
    return flags["translucent"] == false ? .opaque : .translucent
  }

  private mutating func readEdges(_ node: YAMLNode) -> ExtendedEdges {
    let sides: [(name: String, edge: ExtendedEdges)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all),
      ("none", []),
    ]
    var edges: ExtendedEdges = []
    for node in oneOrMore(node) {
      let name = choice(node, key: "edgesForExtendedLayout", of: sides.map(\.name))
      for side in sides where side.name == name { edges.formUnion(side.edge) }
    }
    return edges
  }
}
