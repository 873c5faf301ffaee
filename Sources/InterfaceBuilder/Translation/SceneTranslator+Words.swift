import Diagnostics
import XML
import YAML

/// The texts of a scene in other languages.
extension SceneTranslator {
  /// The entries of `strings`: for each language, the scene's texts with their translations.
  ///
  /// Tables name a text by the object and its property: `abc-De-fgh.text`. A spec names it by the
  /// text in the document. If two objects have one text with two translations, the first in file
  /// order counts, and the other is noted.
  func translatedTexts() -> [YAMLEntry] {
    guard !options.words.isEmpty else { return [] }
    let objects = objectsOfScene()
    let place = document.span(of: scene.view)
    return options.words.sorted { $0.key < $1.key }.compactMap { language, table in
      var known: [String: String] = [:]
      var entries: [YAMLEntry] = []
      for element in objects {
        guard let id = element["id"] else { continue }
        for property in Self.properties(of: element) {
          guard let translation = table["\(id).\(property.name)"], !property.text.isEmpty else {
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
    for key in ["navigationItem", "tabBarItem", "toolbarItems"] {
      if let item = controller.child(key: key) ?? controller.child(key) { collect(item) }
    }
    let containers = containers(of: controller)
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
    for state in ["normal", "disabled", "highlighted", "selected"] {
      let name = "\(state)Title"
      let child = element.child("state", key: state)
      if let text = child?["title"] ?? child?.child("string", key: "title").map(content(of:)) {
        properties.append((name, text))
      }
    }
    if let text = element.child("buttonConfiguration", key: "configuration")?["title"] {
      properties.append(("configuration.title", text))
    }
    for (index, segment) in element.members(of: "segments").enumerated() {
      if let text = segment["title"] { properties.append(("segmentTitles[\(index)]", text)) }
    }
    return properties
  }
}
