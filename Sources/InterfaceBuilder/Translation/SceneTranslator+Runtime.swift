import Diagnostics
import XML
import YAML

/// Runtime attributes: values that are set by key path after the document is loaded.
extension SceneTranslator {
  private func runtimeAttributes(of view: SceneView) -> [XMLElement] {
    view.element.members(of: "userDefinedRuntimeAttributes")
      .filter { $0.name == "userDefinedRuntimeAttribute" }
  }

  func runtimeFlag(_ path: String, of view: SceneView) -> Bool {
    runtimeAttributes(of: view).contains { $0["keyPath"] == path && $0["value"] == "YES" }
  }

  /// Adds the attributes of the layer, and those of the app's classes that nearly always mean the
  /// layer's; reports the others.
  ///
  /// The attributes are set in order, so the last of several for one property holds.
  func addRuntimeAttributes(of view: SceneView, to keys: inout [YAMLEntry]) {
    var border: [YAMLEntry] = []
    var shadow: [YAMLEntry] = []
    for attribute in runtimeAttributes(of: view) {
      guard let path = attribute["keyPath"] else { continue }
      let span = document.span(of: "keyPath", in: attribute)
      let number = attribute.child(key: "value").flatMap { DocumentNumber.length($0["value"]) }
      let value = attribute.child(key: "value")
      switch path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : path {
      case "cornerRadius":
        keys.set("cornerRadius", number.map { SpecNode.number(max(0, $0), at: span) })
      case "borderWidth":
        border.set("width", number.map { SpecNode.number(max(0, $0), at: span) })
      // The layer wants a `CGColor`, so `layer.borderColor` does nothing.
      case "borderColor" where path == "borderColor": border.set("color", color(value))
      case "borderUIColor", "borderColorFromUIColor": border.set("color", color(value))
      case "shadowRadius":
        shadow.set("radius", number.map { SpecNode.number(min(max(0, $0), 100), at: span) })
      case "shadowOpacity":
        shadow.set("opacity", number.map { SpecNode.number(min(max(0, $0), 1), at: span) })
      case "shadowColor" where path == "shadowColor": shadow.set("color", color(value))
      case "shadowOffset":
        if let value, let width = DocumentNumber.length(value["width"]),
          let height = DocumentNumber.length(value["height"])
        {
          shadow.set("offset", SpecNode.numbers([width, height], at: span))
        }
      case "masksToBounds", "clipsToBounds": break
      default: omit(.runtimeAttribute, path, in: view, at: span)
      }
    }
    if border.contains(where: { $0.key == "width" }) {
      keys.set("border", SpecNode.mapping(border, at: border[0].keySpan))
    }
    if shadow.contains(where: { $0.key == "opacity" }) {
      keys.add("shadow", SpecNode.mapping(shadow, at: shadow[0].keySpan))
    }
  }
}
