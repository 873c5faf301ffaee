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
    // Without an offset, the shadow is behind the title.
    if let offset = reader.child(key: "titleShadowOffset"),
      ["width", "height"].contains(where: { (DocumentNumber.length(offset[$0]) ?? 0) != 0 })
    {
      for state in states { omitSettings(["titleShadowColor"], of: state.element, in: view) }
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
    addBackground(of: own, in: view, to: &keys)
  }

  /// Adds the image and the shape behind the content of a configuration.
  ///
  /// The style `plain` has no shape, so the background, the corners and the border of the view draw
  /// one with a radius or a stroke of its own.
  private func addBackground(
    of configuration: ElementReader, in view: SceneView, to keys: inout [YAMLEntry]
  ) {
    guard let element = configuration.child(key: "background") else { return }
    let background = ElementReader(
      document: document, variations: variations, element: element,
      classes: configuration.classes)
    omitSettings(
      InterfaceVocabulary.settingsWithoutKeys[element.name] ?? [], of: element, in: view)
    addBackgroundImage(background, in: view, to: &keys)
    let style = keys.first { $0.key == "style" }?.value.line ?? "plain"
    let fill = color(background.child(key: "backgroundColor"))
    let stroke = stroke(of: background, in: view)
    // The other corner styles ignore the radius.
    let corners = configuration["cornerStyle"].flatMap { Self.cornerRadii[$0] }
    let radius = corners == nil ? background.number("cornerRadius").map { max($0, 0) } : nil
    guard radius != nil || stroke != nil else {
      guard let fill else { return }
      if !Self.solidStyles.contains(style) {
        keys.set("style", SpecNode.word("gray", at: configuration.span("style")))
      }
      return keys.set("baseBackgroundColor", fill)
    }
    let base = keys.first { Self.solidStyles.contains(style) && $0.key == "baseBackgroundColor" }
    if let fill = fill ?? base?.value {
      if Self.stylesWithWhiteTitles.contains(style),
        !keys.contains(where: { $0.key == "titleColor" })
      {
        keys.add("titleColor", SpecNode.word("white", at: configuration.span("style")))
      }
      keys.set("style", SpecNode.word("plain", at: configuration.span("style")))
      keys.removeAll { $0.key == "baseBackgroundColor" }
      keys.add("background", fill)
    }
    let drawsItself = keys.contains {
      $0.key == "backgroundImage" || $0.key == "style" && $0.value.line != "plain"
    }
    if drawsItself, corners == nil {
      // The button cuts off the corners of what it draws itself.
      let smallest = Self.cornerRadii["small"] ?? 0
      let span = background.span("cornerRadius")
      keys.set("cornerStyle", SpecNode.word("small", at: span))
      keys.add("clips", SpecNode.flag(true, at: span))
      if let radius, radius < smallest {
        omit(.setting, "\(element.name) cornerRadius", in: view, at: span)
      }
    }
    let size = configuration["buttonSize"].flatMap { Self.cornerRadii[$0] }
    keys.add(
      "cornerRadius",
      SpecNode.number(
        min(radius ?? corners ?? size ?? 6, 10_000), at: background.span("cornerRadius")))
    keys.add("border", stroke)
  }

  /// Adds the image behind the content, which specs stretch to the button.
  private func addBackgroundImage(
    _ background: ElementReader, in view: SceneView, to keys: inout [YAMLEntry]
  ) {
    let name = background.element.name
    switch picture("image", of: background, in: view) {
    case .image(let node)?:
      keys.add("backgroundImage", node)
      if let mode = background["imageContentMode"], mode != "scaleToFill" {
        omit(
          .setting, "\(name) imageContentMode", in: view, at: background.span("imageContentMode"))
      }
    case .symbol?: omit(.setting, "\(name) image", in: view, at: background.span("image"))
    case .missing?, nil: break
    }
  }

  /// The line around the shape of a configuration; nil without one.
  private func stroke(of background: ElementReader, in view: SceneView) -> YAMLNode? {
    guard let width = background.number("strokeWidth"), width > 0 else { return nil }
    let span = background.span("strokeWidth")
    guard let color = color(background.child(key: "strokeColor")) else {
      // UIKit strokes in the tint color, for which specs have no word.
      omit(.setting, "\(background.element.name) strokeWidth", in: view, at: span)
      return nil
    }
    var border: [YAMLEntry] = []
    border.add("width", SpecNode.number(min(width, 10_000), at: span))
    border.add("color", color)
    return SpecNode.mapping(border, at: span)
  }

  /// The styles whose shape `baseBackgroundColor` fills as it is.
  private static let solidStyles: Set<String> = [
    "gray", "bordered", "filled", "borderedProminent", "prominentGlass",
  ]
  private static let stylesWithWhiteTitles: Set<String> = [
    "filled", "borderedProminent", "prominentGlass",
  ]
  /// The radii of corner styles, and of the button sizes with the same names, in points.
  ///
  /// A radius beyond half a side makes a capsule.
  private static let cornerRadii: [String: Double] = [
    "mini": 5, "small": 5, "medium": 6, "large": 9, "capsule": 10_000,
  ]

  private static let configurationChoices: [(String, Set<String>)] = [
    ("imagePlacement", ["leading", "trailing", "top", "bottom"]),
    ("titleAlignment", ["leading", "center", "trailing"]),
    ("cornerStyle", ["dynamic", "small", "medium", "large", "capsule"]),
    ("buttonSize", ["mini", "small", "medium", "large"]),
  ]
}
