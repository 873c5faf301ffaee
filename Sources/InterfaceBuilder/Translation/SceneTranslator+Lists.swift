import Diagnostics
import Geometry
import XML
import YAML

/// Tables and collections.
///
/// Static cells are rows. A prototype is a template, of which the data source makes as many rows as
/// it likes; the spec shows each prototype as one row. On the canvas, cells are plain views instead.
extension SceneTranslator {
  func addTable(_ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]) {
    guard !options.isDesign else { return }
    if let style = reader["style"], ["grouped", "insetGrouped"].contains(style) {
      keys.add("style", SpecNode.word(style, at: reader.span("style")))
    }
    if let height = reader.number("rowHeight"), height > 0 {
      keys.add("rowHeight", SpecNode.number(height, at: reader.span("rowHeight")))
    }
    for name in ["sectionHeaderHeight", "sectionFooterHeight"] {
      // Older documents write the heights of both styles, which UIKit has without them.
      guard let height = reader[name].flatMap(DocumentNumber.number), height > 0,
        ![18, 28].contains(height)
      else { continue }
      keys.add(name, SpecNode.number(min(height, 10_000), at: reader.span(name)))
    }
    if reader["separatorStyle"] == "none" {
      keys.add("separatorStyle", SpecNode.word("none", at: reader.span("separatorStyle")))
    }
    keys.add("separatorColor", color(reader.child(key: "separatorColor")))
    keys.add("separatorInset", insets(reader.child(key: "separatorInset")))
    for (key, name) in [("header", "tableHeaderView"), ("footer", "tableFooterView")] {
      let own = view.children.first { $0.element["key"] == name && !isGone($0) }
      keys.add(key, own.map { supplementary($0) })
    }
    let sections = view.element.members(of: "sections").filter { $0.name == "tableViewSection" }
    if !sections.isEmpty {
      keys.add(
        "sections", SpecNode.list(sections.map { section($0, in: view) }, at: reader.span))
    } else {
      let items = rows(of: view.element.members(of: "prototypes"), in: view)
      if !items.isEmpty { keys.add("items", SpecNode.list(items, at: reader.span)) }
    }
  }

  private func section(_ element: XMLElement, in table: SceneView) -> YAMLNode {
    let span = document.span(of: element)
    var keys: [YAMLEntry] = []
    for (key, name) in [("header", "headerTitle"), ("footer", "footerTitle")] {
      let text = element[name] ?? element.child(key: name).map(Self.content(of:))
      keys.add(key, text.map { SpecNode.text($0, at: document.span(of: name, in: element)) })
    }
    keys.add("items", SpecNode.list(rows(of: element.members(of: "cells"), in: table), at: span))
    return SpecNode.mapping(keys, at: span)
  }

  private func rows(of cells: [XMLElement], in list: SceneView) -> [YAMLNode] {
    let views = Dictionary(list.children.map { (ObjectIdentifier($0.element), $0) }) { first, _ in
      first
    }
    return cells.compactMap { cell in
      views[ObjectIdentifier(cell)].flatMap { isGone($0) ? nil : row($0) }
    }
  }

  /// A cell as an item that holds its own view.
  private func row(_ cell: SceneView) -> YAMLNode {
    let reader = reader(of: cell)
    var keys: [YAMLEntry] = []
    let accessories: Set<String> = [
      "disclosureIndicator", "checkmark", "detailButton", "detailDisclosureButton",
    ]
    if let accessory = reader["accessoryType"], accessories.contains(accessory) {
      keys.add("accessory", SpecNode.word(accessory, at: reader.span("accessoryType")))
    }
    if let height = reader.number("rowHeight"), height > 0 {
      keys.add("height", SpecNode.number(height, at: reader.span("rowHeight")))
    }
    addIndentation(reader, to: &keys)
    if cell.element.name == "collectionViewCell" {
      keys.add("size", itemSize(of: cell).map { SpecNode.numbers($0, at: reader.span) })
    } else {
      keys.add("cellBackground", color(reader.child(key: "backgroundColor")))
      keys.add("separatorInset", insets(reader.child(key: "separatorInset")))
    }
    var content = content(of: cell)
    if let tint = color(reader.child(key: "tintColor")), case .mapping(var own) = content.content {
      if cell.element.name == "tableViewCell" { keys.add("cellTint", tint) }
      if !own.contains(where: { $0.key == "tint" }) { own.add("tint", tint) }
      content.content = .mapping(own)
    }
    keys.add("cell", content)
    return SpecNode.mapping(keys, at: reader.span)
  }

  /// The size of a collection's cell; nil for the layout's size, and for that of its content.
  ///
  /// Xcode shows a xib's own cell as large as its frame, whatever its `customSize` is.
  private func itemSize(of cell: SceneView) -> [Double]? {
    if cell.role == .root, let frame = frame(of: cell), frame[2] > 0, frame[3] > 0 {
      return Array(frame[2...])
    }
    let own = Self.size(reader(of: cell).child(key: "customSize"))
    guard let flow = cell.parent?.element.child(key: "collectionViewLayout"), Self.sizesItems(flow)
    else { return own }
    let holders = cell.children.filter { $0.role == .cellContent } + [cell]
    let hasConstraints = holders.contains { !$0.element.members(of: "constraints").isEmpty }
    return hasConstraints ? nil : own ?? Self.size(flow.child(key: "itemSize"))
  }

  /// Whether a layout sizes cells by their content, which makes their own sizes those of the canvas.
  private static func sizesItems(_ flow: XMLElement) -> Bool {
    flow["automaticEstimatedItemSize"] == "YES"
      || size(flow.child(key: "estimatedItemSize")) != nil
  }

  /// A width and a height above 0.
  private static func size(_ element: XMLElement?) -> [Double]? {
    guard let width = DocumentNumber.length(element?["width"]),
      let height = DocumentNumber.length(element?["height"]), width > 0, height > 0
    else { return nil }
    return [width, height]
  }

  /// Adds how far the text of a cell with one of UIKit's styles is from the side.
  private func addIndentation(_ cell: ElementReader, to keys: inout [YAMLEntry]) {
    guard cell["style"].flatMap({ Self.cellStyles[$0] }) != nil,
      let level = cell.number("indentationLevel"), (1...100).contains(level)
    else { return }
    keys.add(
      "indentationLevel", SpecNode.number(level.rounded(), at: cell.span("indentationLevel")))
    if let width = cell.number("indentationWidth"), width != 10, (0...10_000).contains(width) {
      keys.add("indentationWidth", SpecNode.number(width, at: cell.span("indentationWidth")))
    }
  }

  /// Insets as the list of a spec, within its limits.
  private func insets(_ element: XMLElement?) -> YAMLNode? {
    element.map { element in
      let sides = ["minY", "minX", "maxY", "maxX"].map { DocumentNumber.length(element[$0]) ?? 0 }
      return SpecNode.numbers(
        sides.map { min(max($0, 0), 10_000) }, at: document.span(of: element))
    }
  }

  /// The view of a cell: one of the standard contents, or the content view with its subviews.
  private func content(of cell: SceneView) -> YAMLNode {
    if let standard = configuredContent(of: cell) ?? standardContent(of: cell) { return standard }
    let holder = cell.children.first { $0.role == .cellContent } ?? cell
    let span = document.span(of: holder.element)
    var keys: [YAMLEntry] = []
    keys.add("pin", SpecNode.word("superview", at: span))
    var own = self.keys(of: holder).filter { !["kind", "clips", "frame"].contains($0.key) }
    // Items of collections have no colour of their own behind the view.
    if cell.element.name == "collectionViewCell", !hasBackground(holder),
      let behind = color(reader(of: cell).child(key: "backgroundColor"))
    {
      own.removeAll { $0.key == "background" }
      own.add("background", behind)
    }
    if !own.contains(where: { ["margins", "preservesSuperviewMargins"].contains($0.key) }) {
      // The content view's margins, which the view does not have itself.
      keys.add("preservesSuperviewMargins", SpecNode.flag(true, at: span))
    }
    keys += own
    keys.add(
      "views", entries: holder.children.filter(isShown).map { entry(of: $0) }, at: span)
    var constraints = constraints(in: holder)
    if holder !== cell { constraints += self.constraints(in: cell) }
    if !constraints.isEmpty { keys.add("constraints", SpecNode.list(constraints, at: span)) }
    return SpecNode.mapping(keys, at: span)
  }

  /// Whether a view has a background that is not clear.
  private func hasBackground(_ view: SceneView) -> Bool {
    guard let background = reader(of: view).child(key: "backgroundColor") else { return false }
    return background["alpha"].flatMap(DocumentNumber.number) != 0
  }

  /// The content that a cell's configuration shows in place of its content view.
  ///
  /// Its fonts and colours are reported as unknown, because no document at hand has them.
  private func configuredContent(of cell: SceneView) -> YAMLNode? {
    guard let element = reader(of: cell).child(key: "contentConfiguration"),
      element.name == "listContentConfiguration"
    else { return nil }
    let own = ElementReader(
      document: document, variations: variations, element: element,
      classes: reader(of: cell).classes)
    var keys: [YAMLEntry] = []
    keys.add("kind", SpecNode.word("listContent", at: own.span))
    for name in ["text", "secondaryText"] {
      guard let text = text(name, of: own), text.scalar?.text.isEmpty == false else { continue }
      keys.add(name, text)
    }
    addPicture("image", of: own, in: cell, to: &keys)
    addRendering(of: own, to: &keys)
    keys.add("pin", SpecNode.word("superview", at: own.span))
    omitSettings(
      InterfaceVocabulary.settingsWithoutKeys[element.name] ?? [], of: element, in: cell)
    return SpecNode.mapping(keys, at: own.span)
  }

  private static let cellStyles: [String: String] = [
    "IBUITableViewCellStyleDefault": "basic", "IBUITableViewCellStyleSubtitle": "subtitle",
    "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
  ]

  /// The content of a cell with one of UIKit's styles, which UIKit lays out itself.
  private func standardContent(of cell: SceneView) -> YAMLNode? {
    let reader = reader(of: cell)
    guard let style = reader["style"].flatMap({ Self.cellStyles[$0] }) else { return nil }
    var keys: [YAMLEntry] = []
    keys.add("kind", SpecNode.word("listContent", at: reader.span("style")))
    keys.add("style", SpecNode.word(style, at: reader.span("style")))
    if let margins = margins(of: reader) {
      omit(.setting, "tableViewCell layoutMargins", in: cell, at: document.span(of: margins))
    }
    for (key, linesKey, fontKey, colorKey, name) in [
      ("text", "lines", "font", "textColor", "textLabel"),
      (
        "secondaryText", "secondaryLines", "secondaryFont", "secondaryTextColor", "detailTextLabel"
      ),
    ] {
      guard let label = reader[name].flatMap(document.element(withID:)) else { continue }
      let own = ElementReader(
        document: document, variations: variations, element: label, classes: reader.classes)
      keys.add(key, text("text", of: own))
      let lines = own.number("numberOfLines") ?? 1
      if (1...10_000).contains(lines) {
        keys.add(linesKey, SpecNode.number(lines.rounded(), at: own.span("numberOfLines")))
      }
      if let font = font(own.child(key: "fontDescription"), in: cell), !Self.isUsual(font, key) {
        keys.add(fontKey, font)
      }
      keys.add(colorKey, color(own.child(key: "textColor")))
      omitSettings(of: own, in: cell, fillsRow: style == "basic")
    }
    if let image = reader["imageView"].flatMap(document.element(withID:)) {
      let own = ElementReader(
        document: document, variations: variations, element: image, classes: reader.classes)
      addPicture("image", of: own, in: cell, to: &keys)
    }
    keys.add("pin", SpecNode.word("superview", at: reader.span))
    return SpecNode.mapping(keys, at: reader.span)
  }

  /// Notes what the texts of standard contents do not have.
  ///
  /// A label that does not fill its row is as wide as its text, so that no alignment is seen.
  private func omitSettings(of label: ElementReader, in cell: SceneView, fillsRow: Bool) {
    var names: [String] = []
    if fillsRow, let alignment = label["textAlignment"],
      ["center", "right", "justified"].contains(alignment)
    {
      names.append("textAlignment")
    }
    if label.flag("enabled") == false { names.append("enabled") }
    for name in names {
      omit(.setting, "\(label.element.name) \(name)", in: cell, at: label.span(name))
    }
  }

  /// Whether a font is what a cell's style has anyway.
  private static func isUsual(_ font: YAMLNode, _ key: String) -> Bool {
    ["17", "12", "14", "16", "18", "body", "caption1"].contains(font.line)
  }

  /// A header or a footer: as long as the lines of its list, and as wide across them as it is stored.
  private func supplementary(_ view: SceneView, in flow: XMLElement? = nil) -> YAMLNode {
    var entry = entry(of: view)
    let isHorizontal = flow?["scrollDirection"] == "horizontal"
    let key =
      view.element["key"] == "sectionHeaderView" ? "headerReferenceSize" : "footerReferenceSize"
    let reference = DocumentNumber.length(
      flow?.child(key: key)?[isHorizontal ? "width" : "height"])
    let stored = frame(of: view)?[isHorizontal ? 2 : 3]
    if case .mapping(var keys) = entry.value.content,
      let length = reference.flatMap({ $0 > 0 ? $0 : nil }) ?? stored
    {
      let size = DocumentNumber.text(length)
      let words =
        isHorizontal ? ["0", "0", size, "superview.height"] : ["0", "0", "superview.width", size]
      keys.removeAll { ["frame", "frameIn", "autoresizing"].contains($0.key) }
      let span = frameSpan(reader(of: view))
      let frame = YAMLEntry(key: "frame", keySpan: span, value: SpecNode.words(words, at: span))
      keys.insert(frame, at: keys.first?.key == "kind" ? 1 : 0)
      entry.value.content = .mapping(keys)
    }
    return entry.value
  }

  func addCollection(_ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]) {
    guard !options.isDesign else { return }
    let flow = reader.child(key: "collectionViewLayout")
    if let flow {
      addFlow(
        ElementReader(
          document: document, variations: variations, element: flow, classes: reader.classes),
        of: view, to: &keys)
    }
    for (key, name) in [("header", "sectionHeaderView"), ("footer", "sectionFooterView")] {
      let own = view.children.first { $0.element["key"] == name && !isGone($0) }
      keys.add(key, own.map { supplementary($0, in: flow) })
    }
    let items = rows(of: view.element.members(of: "cells"), in: view)
    if !items.isEmpty { keys.add("items", SpecNode.list(items, at: reader.span)) }
  }

  private func addFlow(
    _ layout: ElementReader, of view: SceneView, to keys: inout [YAMLEntry]
  ) {
    if layout["scrollDirection"] == "horizontal" {
      keys.add("scrollDirection", SpecNode.word("horizontal", at: layout.span("scrollDirection")))
    }
    for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      guard let length = layout.number(name), length >= 0 else { continue }
      keys.add(name, SpecNode.number(length, at: layout.span(name)))
    }
    if Self.sizesItems(layout.element) {
      keys.add("selfSizing", SpecNode.flag(true, at: layout.span))
    } else if let element = layout.child(key: "itemSize"), let size = Self.size(element) {
      keys.add("itemSize", SpecNode.numbers(size, at: document.span(of: element)))
    }
    if let inset = insets(layout.child(key: "sectionInset")), inset.line != "[0, 0, 0, 0]" {
      keys.add("sectionInset", inset)
    }
    let span = layout.span("sectionInsetReference")
    switch layout["sectionInsetReference"] {
    case "safeArea"?: keys.add("sectionInsetReference", SpecNode.word("safeArea", at: span))
    case "layoutMargins"?:
      omit(.setting, "\(layout.element.name) sectionInsetReference", in: view, at: span)
    default: break
    }
  }

  /// The list around a cell that is a xib's own view.
  func listEntry(of cell: SceneView) -> YAMLEntry {
    let span = document.span(of: cell.element)
    let isTable = cell.element.name == "tableViewCell"
    var keys: [YAMLEntry] = []
    keys.add("kind", SpecNode.word(isTable ? "tableView" : "collection", at: span))
    keys.add("pin", SpecNode.word("superview", at: span))
    // A collection whose items fit begins below the bars only if it scrolls anyway, as tables do.
    if !isTable { keys.add("alwaysBounceVertical", SpecNode.flag(true, at: span)) }
    keys.add("items", SpecNode.list([row(cell)], at: span))
    let name = naming.unused(isTable ? "table" : "collection")
    return YAMLEntry(key: name, keySpan: span, value: SpecNode.mapping(keys, at: span))
  }
}
