import Diagnostics
import Geometry
import XML
import YAML

extension SceneTranslator {
  /// Adds the keys of a button: those of its configuration, or those of its normal state.
  func addButton(_ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]) {
    if let configuration = reader.child(key: "configuration") {
      addConfiguration(configuration, of: view, reader, to: &keys)
    } else {
      addState(of: view, reader, to: &keys)
    }
    let alignments = [
      "left": "leading", "leading": "leading", "right": "trailing", "trailing": "trailing",
    ]
    if let alignment = reader["contentHorizontalAlignment"].flatMap({ alignments[$0] }) {
      keys.add(
        "contentHorizontalAlignment",
        SpecNode.word(alignment, at: reader.span("contentHorizontalAlignment")))
    }
    if reader.flag("selected") == true {
      keys.add("selected", SpecNode.flag(true, at: reader.span("selected")))
    }
    if reader.flag("highlighted") == true {
      keys.add("highlighted", SpecNode.flag(true, at: reader.span("highlighted")))
    }
    addEnabled(reader, to: &keys)
  }

  /// Adds the keys of a button without a configuration.
  private func addState(
    of view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    let type = reader["buttonType"] ?? "custom"
    let current = reader.flag("enabled") == false ? state("disabled", of: view, reader) : nil
    let normal = state("normal", of: view, reader)
    let symbols = [
      "detailDisclosure": "info.circle", "infoLight": "info.circle", "infoDark": "info.circle",
      "contactAdd": "plus.circle", "close": "xmark.circle.fill",
    ]
    if let symbol = symbols[type] {
      keys.add("symbol", SpecNode.word(symbol, at: reader.span("buttonType")))
    }
    let title =
      (current ?? normal).flatMap { text("title", of: $0) }
      ?? normal.flatMap { text("title", of: $0) }
    let attributed = normal?.child(key: "attributedTitle")
    keys.add("title", attributedText(attributed, in: view) ?? title)
    let isSystem = type != "custom"
    let font = font(reader.child(key: "fontDescription"), in: view)
    // Without a font, Interface Builder's buttons have 15 points, and custom ones 18.
    keys.add("font", font ?? SpecNode.number(isSystem ? 15 : 18, at: reader.span))
    if let color = color(normal?.child(key: "titleColor")) {
      keys.add("titleColor", color)
    } else if !isSystem {
      keys.add("titleColor", SpecNode.word("white", at: reader.span))
    }
    if let normal, symbols[type] == nil {
      addPicture("image", of: normal, in: view, to: &keys)
      if let background = normal["backgroundImage"]
        ?? normal.child(key: "backgroundImage")?["image"]
      {
        if options.hasImage(background) {
          keys.add("backgroundImage", SpecNode.text(background, at: normal.span("backgroundImage")))
        } else {
          omit(.picture, background, in: view, at: normal.span("backgroundImage"))
        }
      }
    }
    addInsets("contentEdgeInsets", as: "contentInsets", reader, to: &keys)
    addInsets("imageEdgeInsets", as: "imageInsets", reader, to: &keys)
    addInsets("titleEdgeInsets", as: "titleInsets", reader, to: &keys)
    addLines(reader, to: &keys)
  }

  private func addLines(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    guard ["wordWrap", "characterWrap"].contains(reader["lineBreakMode"]) else { return }
    keys.add("lines", SpecNode.number(0, at: reader.span("lineBreakMode")))
  }

  /// Adds insets: top, left, bottom and right, unless all are 0.
  private func addInsets(
    _ name: String, as key: String, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    guard let inset = reader.child(key: name) else { return }
    let sides = ["minY", "minX", "maxY", "maxX"].map { side in
      inset[side].flatMap(DocumentNumber.number) ?? 0
    }
    let lengths = sides.map { ($0 * 1000).rounded() / 1000 }
    guard sides.contains(where: { $0 != 0 }), lengths.allSatisfy({ abs($0) <= 1000 }) else {
      return
    }
    // An inset just above 0 is set, but has no extent: it takes the points above and below away.
    let isMarked = lengths.allSatisfy { $0 == 0 }
    keys.add(
      key, SpecNode.numbers(isMarked ? [0.001, 0, 0, 0] : lengths, at: document.span(of: inset)))
  }

  private func addConfiguration(
    _ configuration: XMLElement, of view: SceneView, _ reader: ElementReader,
    to keys: inout [YAMLEntry]
  ) {
    let own = ElementReader(
      document: document, variations: variations, element: configuration, classes: reader.classes)
    let styles = [
      "plain": "plain", "gray": "gray", "tinted": "tinted", "filled": "filled",
      "bordered": "bordered", "borderedTinted": "borderedTinted",
      "borderedProminent": "borderedProminent", "borderless": "plain", "glass": "glass",
      "prominentGlass": "prominentGlass",
    ]
    keys.add(
      "style",
      SpecNode.word(own["style"].flatMap { styles[$0] } ?? "plain", at: own.span("style")))
    keys.add(
      "title",
      attributedText(own.child(key: "attributedTitle"), in: view) ?? text("title", of: own))
    keys.add("subtitle", text("subtitle", of: own))
    if let font = font(own.child(key: "titleFontDescription"), in: view) { keys.add("font", font) }
    addPicture("image", of: own, in: view, to: &keys)
    for (name, values) in Self.configurationChoices {
      guard let value = own[name], values.contains(value) else { continue }
      keys.add(name, SpecNode.word(value, at: own.span(name)))
    }
    if let padding = own.number("imagePadding"), padding > 0 {
      keys.add("imagePadding", SpecNode.number(padding, at: own.span("imagePadding")))
    }
    keys.add("titleColor", color(own.child(key: "baseForegroundColor")))
    keys.add("baseBackgroundColor", color(own.child(key: "baseBackgroundColor")))
    if let insets = own.child(key: "contentInsets") {
      let sides = ["top", "leading", "bottom", "trailing"].map {
        DocumentNumber.length(insets[$0]) ?? 0
      }
      if sides.allSatisfy({ abs($0) <= 1000 }) {
        keys.add("contentInsets", SpecNode.numbers(sides, at: document.span(of: insets)))
      }
    }
    if own.flag("showsActivityIndicator") == true {
      keys.add(
        "showsActivityIndicator", SpecNode.flag(true, at: own.span("showsActivityIndicator")))
    }
  }

  private static let configurationChoices: [(String, Set<String>)] = [
    ("imagePlacement", ["leading", "trailing", "top", "bottom"]),
    ("titleAlignment", ["leading", "center", "trailing"]),
    ("cornerStyle", ["dynamic", "small", "medium", "large", "capsule"]),
    ("buttonSize", ["mini", "small", "medium", "large"]),
  ]
}
