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
    if reader.flag("selected") == true, !hasSelectedPicture(view, reader) {
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
    let isCustom = type == "custom"
    if isCustom { keys.add("style", SpecNode.word("custom", at: reader.span("buttonType"))) }
    let normal = state("normal", of: view, reader)
    let current = currentState(of: view, reader)
    // What the current state lacks is that of the normal one.
    let states = [current, normal].compactMap { $0 }
    let symbols = [
      "detailDisclosure": "info.circle", "infoLight": "info.circle", "infoDark": "info.circle",
      "contactAdd": "plus.circle", "close": "xmark.circle.fill",
    ]
    if let symbol = symbols[type] {
      keys.add("symbol", SpecNode.word(symbol, at: reader.span("buttonType")))
    }
    let titled = states.first { $0.child(key: "attributedTitle") != nil || hasTitle($0) }
    keys.add(
      "title",
      attributedText(titled?.child(key: "attributedTitle"), in: view)
        ?? titled.flatMap { text("title", of: $0) })
    let pictured = states.first { picture("image", of: $0, in: nil, isNoted: false) != nil }
    let font =
      symbolFont(of: pictured, hasTitle: titled != nil, in: view)
      ?? font(reader.child(key: "fontDescription"), in: view)
    // Without a font, Interface Builder's buttons have 15 points, and custom ones 18.
    keys.add("font", font ?? SpecNode.number(isCustom ? 18 : 15, at: reader.span))
    let isDisabled = reader.flag("enabled") == false
    let colored = isDisabled ? [normal].compactMap { $0 } : states
    keys.add(
      "titleColor", colored.lazy.compactMap { self.color($0.child(key: "titleColor")) }.first)
    if isDisabled {
      keys.add("disabledTitleColor", color(current?.child(key: "titleColor")))
    }
    if symbols[type] == nil {
      if let pictured {
        addPicture("image", of: pictured, in: view, to: &keys)
        addRendering(of: pictured, to: &keys)
      }
      for state in states {
        guard
          let background = state["backgroundImage"]
            ?? state.child(key: "backgroundImage")?["image"]
        else { continue }
        if options.hasImage(background) {
          keys.add("backgroundImage", SpecNode.text(background, at: state.span("backgroundImage")))
        } else {
          omit(.picture, background, in: view, at: state.span("backgroundImage"))
        }
        break
      }
    }
    addInsets("contentEdgeInsets", as: "contentInsets", reader, to: &keys)
    addInsets("imageEdgeInsets", as: "imageInsets", reader, to: &keys)
    addInsets("titleEdgeInsets", as: "titleInsets", reader, to: &keys)
    addLines(reader, to: &keys)
  }

  /// The state that the button is in, apart from the normal one; nil if the document has none.
  private func currentState(of view: SceneView, _ reader: ElementReader) -> ElementReader? {
    if reader.flag("enabled") == false { return state("disabled", of: view, reader) }
    if reader.flag("highlighted") == true { return state("highlighted", of: view, reader) }
    return reader.flag("selected") == true ? state("selected", of: view, reader) : nil
  }

  /// Whether a picture of its own shows the selected state of a system button, which then has no
  /// plate.
  private func hasSelectedPicture(_ view: SceneView, _ reader: ElementReader) -> Bool {
    guard reader["buttonType"] ?? "custom" != "custom",
      reader.child(key: "configuration") == nil,
      let selected = state("selected", of: view, reader)
    else { return false }
    return ["image", "backgroundImage"].contains {
      selected[$0] != nil || selected.child(key: $0) != nil
    }
  }

  private func hasTitle(_ state: ElementReader) -> Bool {
    text("title", of: state)?.scalar?.text.isEmpty == false
  }

  /// The font of a button that shows a symbol alone; nil if no configuration gives it a size.
  ///
  /// A symbol beside a title has the size of the title.
  private func symbolFont(
    of owner: ElementReader?, hasTitle: Bool, in view: SceneView
  ) -> YAMLNode? {
    guard let configuration = owner?.element.child("preferredSymbolConfiguration") else {
      return nil
    }
    if !hasTitle, let font = symbolFont(configuration, in: view) { return font }
    omit(
      .setting, "button preferredSymbolConfiguration", in: view,
      at: document.span(of: configuration))
    return nil
  }

  private func addLines(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    guard ["wordWrap", "characterWrap"].contains(reader["lineBreakMode"]) else {
      return addLineBreak("lineBreakMode", reader, unless: "truncateMiddle", to: &keys)
    }
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
    omitSettings(
      InterfaceVocabulary.settingsWithoutKeys[configuration.name] ?? [], of: configuration,
      in: view)
    keys.add(
      "style",
      SpecNode.word(own["style"].flatMap { styles[$0] } ?? "plain", at: own.span("style")))
    keys.add(
      "title",
      attributedText(own.child(key: "attributedTitle"), in: view) ?? text("title", of: own))
    keys.add("subtitle", text("subtitle", of: own))
    let isTitled = keys.contains { ["title", "subtitle"].contains($0.key) }
    let font =
      symbolFont(of: own, hasTitle: isTitled, in: view)
      ?? font(own.child(key: "titleFontDescription"), in: view)
    keys.add("font", font)
    addPicture("image", of: own, in: view, to: &keys)
    addRendering(of: own, to: &keys)
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
