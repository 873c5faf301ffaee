import Diagnostics
import Geometry
import XML
import YAML

/// The containers around a scene.
struct Containers {
  /// The controller in the navigation stack: the scene's, or the tab bar controller around it.
  var stacked: XMLElement
  var navigation: XMLElement?
  var tabs: XMLElement?
  /// The controller in the tab bar that leads to the scene.
  var tab: XMLElement?
  var split: XMLElement?
  /// The controller of the previous screen in the navigation stack.
  var previous: XMLElement?
}

extension SceneTranslator {
  /// The keys of `screen` that come from containers and the controller.
  func screenEntries() -> [YAMLEntry] {
    guard !options.isDesign, let controller = scene.controller else { return [] }
    let containers = containers(of: controller)
    if let split = containers.split {
      omit(.splitView, split.name, in: nil, at: document.span(of: split))
    }
    var screen: [YAMLEntry] = []
    if let navigation = containers.navigation, navigation["navigationBarHidden"] != "YES" {
      screen.add(
        "navigationBar",
        navigationBar(of: containers.stacked, in: navigation, containers.previous))
    }
    if let tabs = containers.tabs { screen.add("tabBar", tabBar(tabs, selecting: containers.tab)) }
    if let navigation = containers.navigation, navigation["toolbarHidden"] == "NO" {
      let buttons = containers.stacked.members(of: "toolbarItems")
      for button in buttons { noteUnknownParts(of: button, in: nil) }
      let items = barButtons(buttons, at: document.span(of: navigation))
      var bar: [YAMLEntry] = []
      bar.add("items", items ?? SpecNode.list([], at: document.span(of: navigation)))
      screen.add("toolbar", entries: bar, at: document.span(of: navigation))
      omitBarSettings(["tintColor", "barTintColor"], of: navigation.child(key: "toolbar"))
    }
    if controller["hidesBottomBarWhenPushed"] == "YES", containers.previous != nil,
      containers.stacked === controller
    {
      screen.add(
        "hidesBottomBarWhenPushed",
        SpecNode.flag(true, at: document.span(of: "hidesBottomBarWhenPushed", in: controller)))
    }
    let edges = controller.child(key: "edgesForExtendedLayout")
    let isBelowBar =
      containers.navigation.map {
        $0["navigationBarHidden"] != "YES" && isLargeAndOpaque($0, for: containers.stacked)
      } == true && controller["extendedLayoutIncludesOpaqueBars"] != "YES"
    if edges != nil || isBelowBar {
      let sides = ["top", "left", "bottom", "right"].filter { side in
        (edges.map { $0[side] == "YES" } ?? true) && !(isBelowBar && side == "top")
      }
      screen.add(
        "edgesForExtendedLayout",
        SpecNode.words(
          sides.isEmpty ? ["none"] : sides, at: document.span(of: edges ?? controller)))
    }
    if controller["extendedLayoutIncludesOpaqueBars"] == "YES" {
      screen.add(
        "extendedLayoutIncludesOpaqueBars",
        SpecNode.flag(
          true, at: document.span(of: "extendedLayoutIncludesOpaqueBars", in: controller)))
    }
    return screen
  }

  /// The containers around a controller, with those of the tab bar controller that it is in.
  func containers(of controller: XMLElement) -> Containers {
    var found = nearestContainers(of: controller)
    if let tabs = found.tabs, found.navigation == nil {
      let outer = nearestContainers(of: tabs)
      if found.split == nil { found.split = outer.split }
      found.navigation = outer.navigation
      if found.tab === controller {
        (found.stacked, found.previous) = (tabs, outer.previous)
      } else if outer.navigation != nil {
        // The stack contains the tab bar controller, so a pushed screen covers it.
        if found.previous === found.tab { found.previous = tabs }
        (found.tabs, found.tab) = (nil, nil)
      }
    }
    // A push without a navigation controller presents the screen without bars.
    if found.navigation == nil { found.previous = nil }
    return found
  }

  /// Follows relationships and pushes back from a controller to the nearest of each container.
  private func nearestContainers(of controller: XMLElement) -> Containers {
    var found = Containers(stacked: controller)
    var queue = [controller]
    var seen: Set<String> = []
    var isFirst = true
    while !queue.isEmpty {
      let current = queue.removeFirst()
      guard let id = current["id"], seen.insert(id).inserted else { continue }
      for (source, segue) in document.incoming[id] ?? [] {
        switch (segue["kind"], source.name) {
        case ("relationship", "navigationController"):
          if found.navigation == nil { found.navigation = source }
          queue.append(source)
        case ("relationship", "tabBarController"):
          if found.tabs == nil { (found.tabs, found.tab) = (source, current) }
        case ("relationship", "splitViewController"):
          if found.split == nil { found.split = source }
        case ("relationship", _): break
        case ("show", _), ("push", _):
          if isFirst, found.previous == nil { found.previous = source }
          queue.append(source)
        default: break
        }
      }
      isFirst = false
    }
    return found
  }

  private func navigationBar(
    of controller: XMLElement, in navigation: XMLElement, _ previous: XMLElement?
  ) -> YAMLNode {
    let bar = navigation.child(key: "navigationBar")
    let item = controller.child(key: "navigationItem")
    let span = document.span(of: item ?? navigation)
    let barSpan = document.span(of: bar ?? navigation)
    var keys: [YAMLEntry] = []
    var tint = color(bar?.child(key: "barTintColor"))
    if isLarge(navigation, for: controller) {
      keys.add("largeTitle", SpecNode.flag(true, at: barSpan))
    } else if bar?["translucent"] == "NO" {
      keys.add("translucent", SpecNode.flag(false, at: barSpan))
    }
    if isLargeAndOpaque(navigation, for: controller) {
      keys.add("backgroundVisibility", SpecNode.word("visible", at: barSpan))
      tint = tint ?? SpecNode.word("systemBackground", at: barSpan)
    }
    let title = item?["title"] ?? controller["title"]
    keys.add("title", title.map { SpecNode.text($0, at: span) })
    if let prompt = item?["prompt"] { keys.add("prompt", SpecNode.text(prompt, at: span)) }
    if let previous, item?["hidesBackButton"] != "YES" {
      let before = previous.child(key: "navigationItem")
      let back = before?.child(key: "backBarButtonItem")?["title"] ?? before?["title"] ?? "Back"
      keys.add("back", SpecNode.text(back, at: span))
    }
    if let item {
      addBarItems(of: item, ("leftItems", "rightItems"), to: &keys)
      noteUnknownParts(of: item, in: nil)
    }
    if let item, keys.contains(where: { $0.key == "back" }),
      keys.contains(where: { $0.key == "leftItems" })
    {
      omitSettings(["leftItemsSupplementBackButton"], of: item, in: nil)
    }
    keys.add("barTintColor", tint)
    omitBarSettings(["tintColor", "titleTextAttributes"], of: bar)
    return SpecNode.mapping(keys, at: span)
  }

  /// Notes what specs or Strut do not have of the bar of a container.
  private func omitBarSettings(_ names: [String], of bar: XMLElement?) {
    guard let bar else { return }
    let known = InterfaceVocabulary.settingsWithoutKeys[bar.name] ?? []
    omitSettings(known + names, of: bar, in: nil)
    noteUnknownParts(of: bar, in: nil)
  }

  /// Whether a navigation controller shows the title of one of its controllers large.
  private func isLarge(_ navigation: XMLElement, for controller: XMLElement) -> Bool {
    navigation.child(key: "navigationBar")?["largeTitles"] == "YES"
      && controller.child(key: "navigationItem")?["largeTitleDisplayMode"] != "never"
  }

  /// Whether a bar with a large title is opaque, too.
  ///
  /// Bars of specs are not, so the bar gets a background and the root view begins below it.
  private func isLargeAndOpaque(_ navigation: XMLElement, for controller: XMLElement) -> Bool {
    isLarge(navigation, for: controller)
      && navigation.child(key: "navigationBar")?["translucent"] == "NO"
  }

  private func addBarItems(
    of item: XMLElement, _ names: (left: String, right: String), to keys: inout [YAMLEntry]
  ) {
    let span = document.span(of: item)
    for (name, one, several) in [
      (names.left, "leftBarButtonItem", "leftBarButtonItems"),
      (names.right, "rightBarButtonItem", "rightBarButtonItems"),
    ] {
      let elements = item.children.filter { $0["key"] == one } + item.members(of: several)
      if !elements.isEmpty { keys.add(name, barButtons(elements, at: span)) }
    }
    if item.child(key: "titleView") != nil || outlet("titleView", of: item) != nil {
      omit(.barView, "a title view", in: nil, at: span)
    }
  }

  /// The buttons of a bar; nil for none.
  func barButtons(_ elements: [XMLElement], at span: SourceSpan) -> YAMLNode? {
    let items = elements.filter { $0.name == "barButtonItem" }.map { barButton($0) }
    return items.isEmpty ? nil : SpecNode.list(items, at: span)
  }

  private func barButton(_ element: XMLElement) -> YAMLNode {
    let reader = ElementReader(
      document: document, variations: variations, element: element, classes: nil)
    var keys: [YAMLEntry] = []
    let system: Set<String> = [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
      "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
      "pause", "rewind", "fastForward", "undo", "redo", "close",
    ]
    if let item = reader["systemItem"], system.contains(item) {
      keys.add("systemItem", SpecNode.word(item, at: reader.span("systemItem")))
    } else {
      switch picture("image", of: reader, in: nil) {
      case .image(let node)?: keys.add("image", node)
      case .symbol(let node)?: keys.add("symbol", node)
      case .missing?, nil: break
      }
      if keys.isEmpty {
        let custom = element.child(key: "customView")
        if custom != nil { omit(.barView, "a view", in: nil, at: reader.span) }
        let title = reader["title"] ?? custom?.child("state", key: "normal")?["title"] ?? " "
        keys.add("title", SpecNode.text(title, at: reader.span("title")))
      }
    }
    if reader["style"] == "done" {
      keys.add("style", SpecNode.word("done", at: reader.span("style")))
    }
    if reader["systemItem"] == "fixedSpace", let width = reader.number("width"), width >= 0 {
      keys.add("width", SpecNode.number(width, at: reader.span("width")))
    }
    addEnabled(reader, to: &keys)
    omitSettings(["tintColor"], of: element, in: nil)
    return SpecNode.mapping(keys, at: reader.span)
  }

  // MARK: Tab bars

  private func tabBar(_ tabs: XMLElement, selecting tab: XMLElement?) -> YAMLNode {
    let span = document.span(of: tabs)
    let children = document.children(of: tabs)
    let items = children.map { child -> YAMLNode in
      var next: XMLElement? = child
      var seen: Set<String> = []
      while let controller = next, seen.insert(controller["id"] ?? "").inserted {
        if let item = controller.child(key: "tabBarItem") {
          noteUnknownParts(of: item, in: nil)
          return tabItem(item)
        }
        next = document.children(of: controller).first
      }
      var keys: [YAMLEntry] = []
      let title =
        child["title"] ?? child.child(key: "navigationItem")?["title"]
        ?? child["storyboardName"] ?? ""
      keys.add("title", SpecNode.text(title, at: document.span(of: child)))
      return SpecNode.mapping(keys, at: document.span(of: child))
    }
    var keys: [YAMLEntry] = []
    keys.add("items", SpecNode.list(items, at: span))
    if let index = children.firstIndex(where: { $0 === tab }), index > 0 {
      keys.add("selected", SpecNode.number(Double(index), at: span))
    }
    let bar = tabs.child(key: "tabBar")
    if bar?["translucent"] == "NO" { keys.add("translucent", SpecNode.flag(false, at: span)) }
    omitBarSettings(
      ["tintColor", "selectedImageTintColor", "barTintColor", "unselectedItemTintColor"], of: bar)
    return SpecNode.mapping(keys, at: span)
  }

  func tabItem(_ element: XMLElement) -> YAMLNode {
    let reader = ElementReader(
      document: document, variations: variations, element: element, classes: nil)
    var keys: [YAMLEntry] = []
    let system: Set<String> = [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
      "search", "downloads", "mostRecent", "mostViewed",
    ]
    if let item = reader["systemItem"], system.contains(item) {
      keys.add("systemItem", SpecNode.word(item, at: reader.span("systemItem")))
    } else {
      keys.add("title", SpecNode.text(reader["title"] ?? "", at: reader.span("title")))
      for (property, image, symbol) in [
        ("image", "image", "symbol"), ("selectedImage", "selectedImage", "selectedSymbol"),
      ] {
        switch picture(property, of: reader, in: nil) {
        case .image(let node)?: keys.add(image, node)
        case .symbol(let node)?: keys.add(symbol, node)
        case .missing?, nil: break
        }
      }
    }
    keys.add("badge", reader["badgeValue"].map { SpecNode.text($0, at: reader.span("badgeValue")) })
    addEnabled(reader, to: &keys)
    omitSettings(["badgeColor"], of: element, in: nil)
    return SpecNode.mapping(keys, at: reader.span)
  }

  // MARK: Bars in views

  /// Adds the keys of a navigation bar that is a view of the scene.
  func addNavigationBar(
    _ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    addBarColors(reader, to: &keys)
    let title = reader.child(key: "titleTextAttributes")
    keys.add("titleColor", color(title?.child(key: "textColor")))
    if let title { omitSettings(["fontDescription"], of: title, in: view) }
    guard let item = view.element.members(of: "items").first else { return }
    keys.add(
      "title", item["title"].map { SpecNode.text($0, at: document.span(of: "title", in: item)) })
    addBarItems(of: item, ("leftBarButtonItems", "rightBarButtonItems"), to: &keys)
    if reader.flag("largeTitles") == true {
      keys.add("prefersLargeTitles", SpecNode.flag(true, at: reader.span("largeTitles")))
    }
  }

  /// Adds the own colour and the translucency of a bar that is a view of the scene.
  func addBarColors(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    if reader.flag("translucent") == false {
      keys.add("translucent", SpecNode.flag(false, at: reader.span("translucent")))
    }
    keys.add("barTintColor", color(reader.child(key: "barTintColor")))
  }
}
