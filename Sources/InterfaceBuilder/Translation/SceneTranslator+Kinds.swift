import Diagnostics
import Geometry
import XML
import YAML

extension SceneTranslator {
  /// The kind of an element in a spec; `view` for elements whose content is not in the document.
  func kind(of element: XMLElement) -> String {
    if options.isDesign, ["tableView", "collectionView"].contains(element.name) { return "view" }
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
    case "slider": addSlider(reader, to: &keys)
    case "stepper": addRange(reader, keys: ("value", "minimumValue", "maximumValue"), to: &keys)
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
    case "visualEffectView": addBlur(reader, to: &keys)
    case "navigationBar": addNavigationBar(view, reader, to: &keys)
    case "toolbar":
      keys.add("items", barButtons(view.element.members(of: "items"), at: reader.span))
    case "tabBar":
      let items = view.element.members(of: "items").map { tabItem($0) }
      if !items.isEmpty { keys.add("items", SpecNode.list(items, at: reader.span)) }
    case "pickerView": break
    case "containerView": noteMissingScene(in: view)
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

  // MARK: Texts

  private func addLabel(
    _ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    let attributed = attributedText(reader.child(key: "attributedText"), in: view)
    let usesAttributes = reader.flag("usesAttributedText") == true && attributed != nil
    keys.add("text", usesAttributes ? attributed : text("text", of: reader))
    if let font = font(reader.child(key: "fontDescription"), in: view) { keys.add("font", font) }
    keys.add("textColor", color(reader.child(key: "textColor")))
    if let lines = reader.number("numberOfLines"), lines != 1, (0...10_000).contains(lines) {
      keys.add("lines", SpecNode.number(lines.rounded(), at: reader.span("numberOfLines")))
    }
    addAlignment(reader, to: &keys)
    if usesAttributes {
      addParagraphStyle(of: reader.child(key: "attributedText"), to: &keys)
    }
    addLineBreak("lineBreakMode", reader, unless: "truncateTail", to: &keys)
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
  }

  private func addAlignment(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    // A document without the attribute means the left side.
    let alignment = reader["textAlignment"] ?? "left"
    guard Self.alignments.contains(alignment), alignment != "natural" else { return }
    keys.add("alignment", SpecNode.word(alignment, at: reader.span("textAlignment")))
  }

  private func addLineBreak(
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
    keys.add("text", text("text", of: reader))
    keys.add("placeholder", text("placeholder", of: reader))
    // Fields of Interface Builder have a font of 14 points if none is written.
    keys.add(
      "font",
      font(reader.child(key: "fontDescription"), in: view) ?? SpecNode.number(14, at: reader.span))
    keys.add("textColor", color(reader.child(key: "textColor")))
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
    addAlignment(reader, to: &keys)
    addParagraphStyle(of: attributed, to: &keys)
    if reader.flag("scrollEnabled") == false {
      keys.add("scrolls", SpecNode.flag(false, at: reader.span("scrollEnabled")))
    }
  }

  func addEnabled(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    guard reader.flag("enabled") == false else { return }
    keys.add("enabled", SpecNode.flag(false, at: reader.span("enabled")))
  }

  // MARK: Pictures

  private func addImageView(
    _ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    addPicture("image", of: reader, in: view, to: &keys)
    let configuration = reader.child(key: "preferredSymbolConfiguration")
    if keys.contains(where: { $0.key == "symbol" }) {
      addSymbolConfiguration(configuration, in: view, to: &keys)
    }
    let modes: Set<String> = [
      "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]
    if let mode = reader["contentMode"], modes.contains(mode) {
      keys.add("contentMode", SpecNode.word(mode, at: reader.span("contentMode")))
    }
    let reference = reader.child(key: "image")
    if reference?["renderingMode"] == "template" || reader["renderingMode"] == "template" {
      keys.add("rendering", SpecNode.word("template", at: reader.span))
    }
  }

  private func addBlur(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    let effect =
      reader.element.child("blurEffect")
      ?? reader.element.child("vibrancyEffect")?.child("blurEffect")
    guard let effect, let style = effect["style"] else { return }
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

  // MARK: Controls

  private func addSlider(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    addRange(reader, keys: ("value", "minValue", "maxValue"), to: &keys)
    keys.add("minimumTrackTintColor", color(reader.child(key: "minimumTrackTintColor")))
    keys.add("maximumTrackTintColor", color(reader.child(key: "maximumTrackTintColor")))
    keys.add("thumbTintColor", color(reader.child(key: "thumbTintColor")))
    addEnabled(reader, to: &keys)
  }

  /// Adds a control's value and range if they make sense: a range is not empty.
  private func addRange(
    _ reader: ElementReader, keys names: (value: String, least: String, greatest: String),
    to keys: inout [YAMLEntry]
  ) {
    let isSlider = names.least == "minValue"
    let least = reader.number(names.least) ?? 0
    let greatest = reader.number(names.greatest) ?? (isSlider ? 1 : 100)
    guard least < greatest else { return }
    if least != 0 { keys.add("minimumValue", SpecNode.number(least, at: reader.span(names.least))) }
    if greatest != (isSlider ? 1 : 100) {
      keys.add("maximumValue", SpecNode.number(greatest, at: reader.span(names.greatest)))
    }
    if let value = reader.number(names.value), value != 0 {
      keys.add(
        "value", SpecNode.number(min(max(value, least), greatest), at: reader.span(names.value)))
    }
  }

  private func addProgress(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    let progress = reader.number("progress") ?? 0
    keys.add("progress", SpecNode.number(min(max(progress, 0), 1), at: reader.span("progress")))
    if reader["progressViewStyle"] == "bar" {
      keys.add("progressViewStyle", SpecNode.word("bar", at: reader.span("progressViewStyle")))
    }
    keys.add("progressTintColor", color(reader.child(key: "progressTintColor")))
    keys.add("trackTintColor", color(reader.child(key: "trackTintColor")))
  }

  private func addPageControl(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    for name in ["numberOfPages", "currentPage"] {
      guard let value = reader.number(name), (1...1000).contains(value) else { continue }
      keys.add(name, SpecNode.number(value.rounded(), at: reader.span(name)))
    }
    for name in ["pageIndicatorTintColor", "currentPageIndicatorTintColor"] {
      keys.add(name, color(reader.child(key: name)))
    }
    if reader.flag("hidesForSinglePage") == true {
      keys.add("hidesForSinglePage", SpecNode.flag(true, at: reader.span("hidesForSinglePage")))
    }
  }

  private func addSpinner(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    if ["whiteLarge", "large"].contains(reader["style"]) {
      keys.add("indicatorStyle", SpecNode.word("large", at: reader.span("style")))
    }
    if reader.flag("animating") != true {
      keys.add("animating", SpecNode.flag(false, at: reader.span("animating")))
    }
    if reader.flag("hidesWhenStopped") != true {
      keys.add("hidesWhenStopped", SpecNode.flag(false, at: reader.span("hidesWhenStopped")))
    }
    if let color = color(reader.child(key: "color")) {
      keys.add("color", color)
    } else if ["white", "whiteLarge"].contains(reader["style"]) {
      keys.add("color", SpecNode.word("white", at: reader.span("style")))
    }
  }

  private func addSegments(
    _ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    let segments = view.element.members(of: "segments").filter { $0.name == "segment" }
    let items = segments.map { segment -> YAMLNode in
      let own = ElementReader(
        document: document, variations: variations, element: segment, classes: nil)
      var item: [YAMLEntry] = []
      addPicture("image", of: own, in: view, to: &item)
      if item.isEmpty {
        item.add("title", text("title", of: own) ?? SpecNode.text("", at: own.span))
      }
      if let width = own.number("width"), width > 0 {
        item.add("width", SpecNode.number(width, at: own.span("width")))
      }
      addEnabled(own, to: &item)
      return SpecNode.mapping(item, at: own.span)
    }
    if !items.isEmpty { keys.add("items", SpecNode.list(items, at: reader.span)) }
    if let index = reader.number("selectedSegmentIndex"), index >= 0,
      index < Double(segments.count)
    {
      keys.add(
        "selectedSegmentIndex",
        SpecNode.number(index.rounded(.down), at: reader.span("selectedSegmentIndex")))
    }
    if reader.flag("apportionsSegmentWidthsByContent") == true {
      keys.add(
        "apportionsSegmentWidthsByContent",
        SpecNode.flag(true, at: reader.span("apportionsSegmentWidthsByContent")))
    }
    keys.add("selectedSegmentTintColor", color(reader.child(key: "selectedSegmentTintColor")))
    addEnabled(reader, to: &keys)
  }

  private func addSearchBar(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    keys.add("text", text("text", of: reader))
    keys.add("placeholder", text("placeholder", of: reader))
    if let style = reader["searchBarStyle"], ["prominent", "minimal"].contains(style) {
      keys.add("searchBarStyle", SpecNode.word(style, at: reader.span("searchBarStyle")))
    }
    if reader.flag("showsCancelButton") == true {
      keys.add("showsCancelButton", SpecNode.flag(true, at: reader.span("showsCancelButton")))
    }
    if reader.flag("showsScopeBar") == true {
      let titles = reader.element.members(of: "scopeButtonTitles").map {
        SpecNode.text(Self.content(of: $0), at: document.span(of: $0))
      }
      if !titles.isEmpty { keys.add("scopeButtonTitles", SpecNode.list(titles, at: reader.span)) }
    }
  }

  private func addDatePicker(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    if let mode = reader["datePickerMode"],
      ["time", "date", "dateAndTime", "countDownTimer"].contains(mode)
    {
      keys.add("datePickerMode", SpecNode.word(mode, at: reader.span("datePickerMode")))
    }
    let style = reader["style"] ?? (document.generation < 17_000 ? "wheels" : nil)
    if let style, ["wheels", "compact", "inline"].contains(style) {
      keys.add("preferredDatePickerStyle", SpecNode.word(style, at: reader.span("style")))
    }
  }

  // MARK: Scrolling

  private func addScrolling(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    if options.isDesign, reader.element.name != "scrollView" { return }
    if let behavior = reader["contentInsetAdjustmentBehavior"],
      ["never", "always", "scrollableAxes"].contains(behavior)
    {
      keys.add(
        "contentInsetAdjustmentBehavior",
        SpecNode.word(behavior, at: reader.span("contentInsetAdjustmentBehavior")))
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
