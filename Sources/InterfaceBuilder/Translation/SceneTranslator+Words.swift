import Diagnostics
import XML
import YAML

/// The texts of a scene in other languages.
extension SceneTranslator {
  /// The entries of `strings`: for each language, the scene's texts with their translations.
  ///
  /// Tables name a text by the object and its property: `abc-De-fgh.text`. A spec names it by the
  /// text in the document. If two objects have one text with two translations, the first in file
  /// order counts, and the other is noted. An object without a translation is noted too.
  ///
  /// - Parameter shown: the parts of the spec with the texts that the scene shows.
  /// - Returns: an entry for each language that has a translation.
  func translatedTexts(shownIn shown: [YAMLNode]) -> [YAMLEntry] {
    guard !options.words.isEmpty else { return [] }
    let shown = shown.reduce(into: Set<String>()) { $1.collectTexts(into: &$0) }
    let objects = objectsOfScene()
    let place = document.span(of: scene.view)
    return options.words.sorted { $0.key < $1.key }.compactMap { language, table in
      var known: [String: String] = [:]
      var untranslated: [(text: String, element: XMLElement)] = []
      var entries: [YAMLEntry] = []
      for element in objects {
        guard let id = element["id"] else { continue }
        for property in Self.properties(of: element) where shown.contains(property.text) {
          guard let translation = table["\(id).\(property.name)"] else {
            untranslated.append((property.text, element))
            continue
          }
          if let other = known[property.text] {
            if other != translation {
              omit(.translation, property.text, in: nil, at: document.span(of: element))
            }
            continue
          }
          known[property.text] = translation
          let span = document.span(of: element)
          entries.append(
            YAMLEntry(
              key: property.text, keySpan: span, value: SpecNode.text(translation, at: span)))
        }
      }
      for (text, element) in untranslated where known[text] ?? text != text {
        omit(.translation, text, in: nil, at: document.span(of: element))
      }
      guard !entries.isEmpty else { return nil }
      return YAMLEntry(
        key: language, keySpan: place, value: SpecNode.mapping(entries, at: place))
    }
  }

  /// The elements that may have texts on the screen, in file order.
  private func objectsOfScene() -> [XMLElement] {
    var objects: [XMLElement] = []
    func collect(_ element: XMLElement) {
      objects.append(element)
      for child in element.children where child.name != "connections" { collect(child) }
    }
    tree.root.forEach { view in
      if view.role == .root || view.role == .embedded { collect(view.element) }
    }
    guard let controller = scene.controller else { return objects }
    let containers = containers(of: controller)
    let owners = containers.stacked === controller ? [] : [containers.stacked]
    for owner in [controller] + owners {
      for key in ["navigationItem", "tabBarItem", "toolbarItems"] {
        if let item = owner.child(key: key) ?? owner.child(key) { collect(item) }
      }
    }
    if let item = containers.previous?.child(key: "navigationItem") { collect(item) }
    for tab in containers.tabs.map(document.children(of:)) ?? [] {
      if let item = tab.child(key: "tabBarItem") { collect(item) }
    }
    return objects
  }

  /// The properties of an element that tables translate, with their texts.
  private static func properties(of element: XMLElement) -> [(name: String, text: String)] {
    var properties: [(name: String, text: String)] = []
    for name in ["text", "placeholder", "title", "prompt", "headerTitle", "footerTitle"] {
      let text = element[name] ?? element.child("string", key: name).map(content(of:))
      if let text { properties.append((name, text)) }
    }
    // A configuration replaces the titles of the states.
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      for name in ["title", "subtitle"] {
        let text = configuration[name] ?? configuration.child("string", key: name).map(content(of:))
        if let text { properties.append(("configuration.\(name)", text)) }
      }
    } else {
      for state in ["normal", "disabled", "highlighted", "selected"] {
        let child = element.child("state", key: state)
        if let text = child?["title"] ?? child?.child("string", key: "title").map(content(of:)) {
          properties.append(("\(state)Title", text))
        }
      }
    }
    for (index, segment) in element.members(of: "segments").enumerated() {
      if let text = segment["title"] { properties.append(("segmentTitles[\(index)]", text)) }
    }
    for (index, title) in element.members(of: "scopeButtonTitles").enumerated() {
      properties.append(("scopeButtonTitles[\(index)]", content(of: title)))
    }
    return properties
  }
}

extension YAMLNode {
  /// Adds the texts in the tree, without words of the language.
  fileprivate func collectTexts(into texts: inout Set<String>) {
    switch content {
    case .scalar(let scalar):
      if scalar.style == .quoted, !scalar.text.isEmpty { texts.insert(scalar.text) }
    case .sequence(let nodes): for node in nodes { node.collectTexts(into: &texts) }
    case .mapping(let entries): for entry in entries { entry.value.collectTexts(into: &texts) }
    }
  }
}
