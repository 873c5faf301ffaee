import Diagnostics
import Geometry
import XML
import YAML

extension SceneTranslator {
  /// The kind of an element in a spec; `view` for elements whose content is not in the document.
  func kind(of element: XMLElement) -> String {
    if options.isDesign, ["tableView", "collectionView"].contains(element.name) { return "view" }
    // A view with vibrancy draws nothing itself: it stands on the blur around it.
    if element.name == "visualEffectView", element.child("vibrancyEffect") != nil { return "view" }
    return Self.kinds[element.name] ?? "view"
  }

  private static let kinds: [String: String] = [
    "label": "label", "button": "button", "imageView": "image", "stackView": "stack",
    "textField": "textField", "tableView": "tableView", "navigationBar": "navigationBar",
    "switch": "switch", "slider": "slider", "textView": "textView", "scrollView": "scroll",
    "collectionView": "collection", "activityIndicatorView": "activity", "toolbar": "toolbar",
    "segmentedControl": "segmentedControl", "pickerView": "picker", "datePicker": "datePicker",
    "tabBar": "tabBar", "visualEffectView": "blur", "searchBar": "searchBar",
    "progressView": "progress", "stepper": "stepper", "pageControl": "pageControl",
  ]

  /// The elements that are plain views in a spec, without what their classes show.
  private static let plain: Set<String> = [
    "view", "control", "tableViewCell", "tableViewCellContentView",
    "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
    "tableViewHeaderFooterView", "tableViewHeaderFooterContentView", "window",
  ]

  /// Adds the keys of the kind that an element becomes.
  func addKindKeys(of view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]) {
    omitSettings(
      InterfaceVocabulary.settingsWithoutKeys[view.element.name] ?? [], of: view.element, in: view)
    switch view.element.name {
    case "label": addLabel(view, reader, to: &keys)
    case "button": addButton(view, reader, to: &keys)
    case "imageView": addImageView(view, reader, to: &keys)
    case "stackView": addStack(reader, to: &keys)
    case "textField": addTextField(view, reader, to: &keys)
    case "textView": addTextView(view, reader, to: &keys)
    case "switch":
      keys.add("on", SpecNode.flag(reader.flag("on") ?? false, at: reader.span("on")))
      keys.add("onTintColor", color(reader.child(key: "onTintColor")))
      keys.add("thumbTintColor", color(reader.child(key: "thumbTintColor")))
      addEnabled(reader, to: &keys)
    case "slider": addSlider(view, reader, to: &keys)
    case "stepper":
      addRange(reader, keys: ("value", "minimumValue", "maximumValue"), to: &keys)
      if reader.flag("wraps") == true {
        keys.add("wraps", SpecNode.flag(true, at: reader.span("wraps")))
      }
      addEnabled(reader, to: &keys)
    case "progressView": addProgress(reader, to: &keys)
    case "pageControl": addPageControl(reader, to: &keys)
    case "activityIndicatorView": addSpinner(reader, to: &keys)
    case "segmentedControl": addSegments(view, reader, to: &keys)
    case "searchBar": addSearchBar(reader, to: &keys)
    case "datePicker": addDatePicker(reader, to: &keys)
    case "scrollView", "collectionView", "tableView":
      addScrolling(reader, to: &keys)
      if view.element.name == "tableView" { addTable(view, reader, to: &keys) }
      if view.element.name == "collectionView" { addCollection(view, reader, to: &keys) }
    case "visualEffectView": addBlur(view, reader, to: &keys)
    case "navigationBar": addNavigationBar(view, reader, to: &keys)
    case "toolbar":
      keys.add("items", barButtons(view.element.members(of: "items"), at: reader.span))
      addBarColors(reader, to: &keys)
    case "tabBar":
      let items = view.element.members(of: "items").map { tabItem($0) }
      if !items.isEmpty { keys.add("items", SpecNode.list(items, at: reader.span)) }
      keys.add(
        "unselectedItemTintColor", color(reader.child(key: "unselectedItemTintColor")))
      addBarColors(reader, to: &keys)
    case "pickerView": break
    case "containerView":
      noteMissingScene(in: view)
      noteBars(in: view)
    case let name where Self.plain.contains(name): break
    case let name:
      omit(.element, name, in: view, at: reader.span)
    }
  }

  /// Notes the scene that a container view should show and cannot.
  private func noteMissingScene(in view: SceneView) {
    guard !view.children.contains(where: { $0.role == .embedded }),
      let embedded = document.embedded(in: view.element)
    else { return }
    let controller = embedded.controller
    let span = document.span(of: embedded.segue)
    if controller.name == "viewControllerPlaceholder" {
      let scene = controller["referencedIdentifier"].map { "`\($0)`" } ?? "the first one"
      let name = "\(scene) of `\(controller["storyboardName"] ?? "")`"
      omit(.otherScene, name, in: view, at: span)
    } else if let shown = document.shown(by: controller) {
      omit(.cycle, shown["customClass"] ?? shown["id"] ?? "", in: view, at: span)
    }
  }

  /// Notes the bars that containers add to the scene in a container view.
  private func noteBars(in view: SceneView) {
    guard view.children.contains(where: { $0.role == .embedded }),
      let embedded = document.embedded(in: view.element)
    else { return }
    let span = document.span(of: embedded.segue)
    var next: XMLElement? = embedded.controller
    while let controller = next, controller.child(key: "view") == nil {
      switch controller.name {
      case "navigationController":
        if controller["navigationBarHidden"] != "YES" {
          omit(.embeddedBar, "navigation bar", in: view, at: span)
        }
        if controller["toolbarHidden"] == "NO" { omit(.embeddedBar, "toolbar", in: view, at: span) }
      case "tabBarController": omit(.embeddedBar, "tab bar", in: view, at: span)
      default: break
      }
      next = document.children(of: controller).first
    }
  }

  // MARK: Texts

  private func addLabel(
    _ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    let attributed = attributedText(reader.child(key: "attributedText"), in: view)
    let usesAttributes = reader.flag("usesAttributedText") == true && attributed != nil
    keys.add("text", usesAttributes ? attributed : text("text", of: reader))
    if let font = font(reader.child(key: "fontDescription"), in: view) { keys.add("font", font) }
    let isHighlighted = reader.flag("highlighted") == true
    let highlighted = isHighlighted ? color(reader.child(key: "highlightedColor")) : nil
    keys.add("textColor", highlighted ?? color(reader.child(key: "textColor")))
    if let lines = reader.number("numberOfLines"), lines != 1, (0...10_000).contains(lines) {
      keys.add("lines", SpecNode.number(lines.rounded(), at: reader.span("numberOfLines")))
    }
    let style = usesAttributes ? paragraphStyle(of: reader.child(key: "attributedText")) : nil
    addAlignment(reader, style, to: &keys)
    addParagraphStyle(style, to: &keys)
    addLineBreak("lineBreakMode", reader, unless: "truncateTail", to: &keys)
    // Before Xcode 7, documents keep the width of the last layout here.
    if document.generation >= 8900, let width = reader.number("preferredMaxLayoutWidth"),
      width > 0
    {
      keys.add(
        "preferredMaxLayoutWidth",
        SpecNode.number(min(width, 10_000), at: reader.span("preferredMaxLayoutWidth")))
    }
    // Without the attribute, text shrinks if there is a smallest size.
    if reader.flag("adjustsFontSizeToFit") ?? true {
      let size = reader.child(key: "fontDescription").flatMap {
        DocumentNumber.length($0["pointSize"])
      }
      let smallest = reader.number("minimumFontSize").flatMap { least in size.map { least / $0 } }
      if let scale = reader.number("minimumScaleFactor") ?? smallest, scale > 0, scale < 1 {
        keys.add(
          "adjustsFontSizeToFitWidth", SpecNode.flag(true, at: reader.span("adjustsFontSizeToFit")))
        keys.add(
          "minimumScaleFactor", SpecNode.number(scale, at: reader.span("minimumScaleFactor")))
      }
    }
    if let shadow = color(reader.child(key: "shadowColor")) {
      keys.add("shadowColor", shadow)
      if let offset = reader.child(key: "shadowOffset"),
        let width = DocumentNumber.length(offset["width"]),
        let height = DocumentNumber.length(offset["height"])
      {
        keys.add("shadowOffset", SpecNode.numbers([width, height], at: document.span(of: offset)))
      }
    }
    addEnabled(reader, to: &keys)
  }

  /// Adds the alignment of a text, which its paragraph style sets if it has one.
  private func addAlignment(
    _ reader: ElementReader, _ style: XMLElement? = nil, to keys: inout [YAMLEntry]
  ) {
    // A document without the attribute means the left side.
    let alignment = style?["alignment"] ?? reader["textAlignment"] ?? "left"
    guard Self.alignments.contains(alignment), alignment != "natural" else { return }
    let span = style.map { document.span(of: "alignment", in: $0) } ?? reader.span("textAlignment")
    keys.add("alignment", SpecNode.word(alignment, at: span))
  }

  func addLineBreak(
    _ name: String, _ reader: ElementReader, unless usual: String, to keys: inout [YAMLEntry]
  ) {
    let modes = [
      "tailTruncation": "truncateTail", "wordWrap": "wordWrap", "characterWrap": "charWrap",
      "clip": "clip", "headTruncation": "truncateHead", "middleTruncation": "truncateMiddle",
    ]
    guard let mode = reader[name].flatMap({ modes[$0] }), mode != usual else { return }
    keys.add("lineBreak", SpecNode.word(mode, at: reader.span(name)))
  }

  private func addTextField(
    _ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    let attributed = plainRun(
      of: reader.child(key: "attributedText"), in: view, keeping: ["NSFont", "NSColor"])
    let placeholder = plainRun(of: reader.child(key: "attributedPlaceholder"), in: view)
    keys.add("text", attributed?.text ?? text("text", of: reader))
    keys.add("placeholder", placeholder?.text ?? text("placeholder", of: reader))
    // Fields of Interface Builder have a font of 14 points if none is written.
    keys.add(
      "font",
      attributed?.font ?? font(reader.child(key: "fontDescription"), in: view)
        ?? SpecNode.number(14, at: reader.span))
    keys.add("textColor", attributed?.color ?? color(reader.child(key: "textColor")))
    addAlignment(reader, to: &keys)
    let border = reader["borderStyle"] ?? "none"
    if ["none", "line", "bezel"].contains(border) {
      keys.add("borderStyle", SpecNode.word(border, at: reader.span("borderStyle")))
    }
    if let traits = reader.child(key: "textInputTraits"), traits["secureTextEntry"] == "YES" {
      keys.add("secure", SpecNode.flag(true, at: document.span(of: "secureTextEntry", in: traits)))
    }
    if let mode = reader["clearButtonMode"],
      ["whileEditing", "unlessEditing", "always"].contains(mode)
    {
      keys.add("clearButtonMode", SpecNode.word(mode, at: reader.span("clearButtonMode")))
    }
    // Without the attribute, text shrinks, which fields of specs do not.
    let size = reader.child(key: "fontDescription").flatMap {
      DocumentNumber.length($0["pointSize"])
    }
    if reader.flag("adjustsFontSizeToFit") ?? true, let least = reader.number("minimumFontSize"),
      (0..<(size ?? 14)).contains(least),
      keys.contains(where: { ["text", "placeholder"].contains($0.key) })
    {
      omit(.setting, "textField minimumFontSize", in: view, at: reader.span("minimumFontSize"))
    }
    addEnabled(reader, to: &keys)
  }

  private func addTextView(
    _ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    let attributed = reader.child(key: "attributedText")
    keys.add("text", attributedText(attributed, in: view) ?? text("text", of: reader))
    keys.add(
      "font",
      font(reader.child(key: "fontDescription"), in: view) ?? SpecNode.number(14, at: reader.span))
    keys.add("textColor", color(reader.child(key: "textColor")))
    let style = paragraphStyle(of: attributed)
    addAlignment(reader, style, to: &keys)
    addParagraphStyle(style, to: &keys)
    if reader.flag("scrollEnabled") == false {
      keys.add("scrolls", SpecNode.flag(false, at: reader.span("scrollEnabled")))
    }
    if !options.isDesign { addInsetAdjustment(reader, to: &keys) }
  }

  func addEnabled(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    guard reader.flag("enabled") == false else { return }
    keys.add("enabled", SpecNode.flag(false, at: reader.span("enabled")))
  }

  // MARK: Pictures

  private func addImageView(
    _ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    let property = imageProperty(of: reader)
    addPicture(property, of: reader, in: view, to: &keys)
    let configuration = reader.child(key: "preferredSymbolConfiguration")
    if keys.contains(where: { $0.key == "symbol" }) {
      addSymbolConfiguration(configuration, in: view, to: &keys)
      addSymbolScale(reader.child(key: property), to: &keys)
    }
    let modes: Set<String> = [
      "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]
    if let mode = reader["contentMode"], modes.contains(mode) {
      keys.add("contentMode", SpecNode.word(mode, at: reader.span("contentMode")))
    }
    addRendering(property, of: reader, to: &keys)
  }

  private func addBlur(
    _ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    if let vibrancy = reader.element.child("vibrancyEffect") {
      omit(.setting, "visualEffectView vibrancyEffect", in: view, at: document.span(of: vibrancy))
      return
    }
    guard let effect = reader.element.child("blurEffect"), let style = effect["style"] else {
      return
    }
    let known: Set<String> = [
      "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial",
      "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
      "systemUltraThinMaterialLight", "systemThinMaterialLight", "systemMaterialLight",
      "systemThickMaterialLight", "systemChromeMaterialLight", "systemUltraThinMaterialDark",
      "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark",
      "systemChromeMaterialDark",
    ]
    if known.contains(style) {
      keys.add("effect", SpecNode.word(style, at: document.span(of: "style", in: effect)))
    }
  }

  // MARK: Stacks

  private func addStack(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    if reader["axis"] == "vertical" {
      keys.add("axis", SpecNode.word("vertical", at: reader.span("axis")))
    }
    let distributions: Set<String> = [
      "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]
    if let distribution = reader["distribution"], distributions.contains(distribution) {
      keys.add("distribution", SpecNode.word(distribution, at: reader.span("distribution")))
    }
    let alignments: Set<String> = [
      "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline",
    ]
    if let alignment = reader["alignment"], alignments.contains(alignment) {
      keys.add("alignment", SpecNode.word(alignment, at: reader.span("alignment")))
    }
    if reader["spacingType"] == "standard" {
      keys.add("spacing", SpecNode.word("system", at: reader.span("spacingType")))
    } else if let spacing = reader.number("spacing"), spacing != 0 {
      keys.add(
        "spacing",
        SpecNode.number(min(max(spacing, -10_000), 10_000), at: reader.span("spacing")))
    }
    if reader.flag("baselineRelativeArrangement") == true, reader["axis"] == "vertical" {
      keys.add(
        "baselineRelative", SpecNode.flag(true, at: reader.span("baselineRelativeArrangement")))
    }
  }

  // MARK: Scrolling

  private func addInsetAdjustment(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    guard let behavior = reader["contentInsetAdjustmentBehavior"],
      ["never", "always", "scrollableAxes"].contains(behavior)
    else { return }
    keys.add(
      "contentInsetAdjustmentBehavior",
      SpecNode.word(behavior, at: reader.span("contentInsetAdjustmentBehavior")))
  }

  private func addScrolling(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    if options.isDesign, reader.element.name != "scrollView" { return }
    addInsetAdjustment(reader, to: &keys)
    if let inset = reader.child(key: "contentInset") {
      let sides = ["minY", "minX", "maxY", "maxX"].map { side in
        min(max(DocumentNumber.length(inset[side]) ?? 0, -10_000), 10_000)
      }
      if sides.contains(where: { $0 != 0 }) {
        keys.add("contentInset", SpecNode.numbers(sides, at: document.span(of: inset)))
      }
    }
    if reader.flag("alwaysBounceVertical") == true, reader.element.name != "tableView" {
      keys.add("alwaysBounceVertical", SpecNode.flag(true, at: reader.span("alwaysBounceVertical")))
    }
    if reader.flag("alwaysBounceHorizontal") == true {
      keys.add(
        "alwaysBounceHorizontal", SpecNode.flag(true, at: reader.span("alwaysBounceHorizontal")))
    }
  }
}
