import Devices
import Diagnostics
import ViewKinds
import YAML

extension SpecReader {
  mutating func readScreen(_ node: YAMLNode) -> ScreenDeclaration {
    var screen = ScreenDeclaration()
    for entry in mapping(node, of: .key("screen")) ?? []
    where known(entry, in: LanguageKeys.screen.names, of: .key("screen")) {
      switch entry.key {
      case "background": screen.background = color(entry.value, key: entry.key)
      case "tint": screen.tint = color(entry.value, key: entry.key)
      case "userInterfaceLevel":
        screen.level = choice(entry.value, key: entry.key, as: InterfaceLevel.self)
      case "statusBar": readStatusBar(entry, into: &screen)
      case "navigationBar": screen.navigationBar = readNavigationBar(entry)
      case "tabBar": screen.tabBar = readTabBar(entry)
      case "toolbar": screen.toolbar = readToolbar(entry)
      case "hidesBottomBarWhenPushed":
        screen.hidesBottomBarWhenPushed = flag(entry.value, key: entry.key)
      case "edgesForExtendedLayout": screen.extendedEdges = readEdges(entry.value)
      case "keyboardGuide": screen.keyboardGuide = readKeyboardGuide(entry.value)
      default: screen.extendsUnderOpaqueBars = flag(entry.value, key: entry.key)
      }
    }
    return screen
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

  /// How a view's keyboard guide follows the keyboard.
  mutating func readKeyboardGuide(_ node: YAMLNode) -> DeclaredKeyboardGuide {
    var guide = DeclaredKeyboardGuide()
    let key = "keyboardGuide"
    for entry in mapping(node, of: .key(key)) ?? []
    where known(entry, in: LanguageKeys.keyboardGuide.names, of: .key(key)) {
      let value = flag(entry.value, key: entry.key)
      if entry.key == "usesBottomSafeArea" {
        guide.usesBottomSafeArea = value
      } else {
        guide.followsUndockedKeyboard = value
      }
    }
    return guide
  }
}
