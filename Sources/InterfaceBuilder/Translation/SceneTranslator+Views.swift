import Diagnostics
import XML
import YAML

extension SceneTranslator {
  /// The entry of a view in `views`.
  func entry(of view: SceneView) -> YAMLEntry {
    let span = document.span(of: view.element)
    var keys = keys(of: view)
    let children = view.children.filter { isShown($0) }
    let subviews = children.map { entry(of: $0) }
    keys.add("views", entries: subviews, at: span)
    let constraints = constraints(in: view)
    if !constraints.isEmpty { keys.add("constraints", SpecNode.list(constraints, at: span)) }
    return YAMLEntry(key: view.name, keySpan: span, value: SpecNode.mapping(keys, at: span))
  }

  /// Whether a view is among the `views` of its superview.
  ///
  /// On the canvas, cells and headers are too.
  func isShown(_ view: SceneView) -> Bool {
    guard !isGone(view), view.role != .barContent else { return false }
    return options.isDesign || view.isSubview
  }

  /// The entry of a root view that is a view in the screen: the table of a table view controller, a
  /// view with margins of its own, or a view of a xib that is smaller than a screen.
  func rootEntry() -> YAMLEntry {
    if !options.isDesign, isCell(tree.root) { return listEntry(of: tree.root) }
    var entry = entry(of: tree.root)
    guard case .mapping(var keys) = entry.value.content else { return entry }
    let span = entry.keySpan
    let isWhole = fillsScreen || isWholeScreen || options.isDesign
    if isWhole {
      keys.add("pin", SpecNode.word("superview", at: span))
    } else {
      addPiecePlacement(at: span, to: &keys)
    }
    // The shorthand stands after the kind, where a reader expects it.
    if let pin = keys.firstIndex(where: { $0.key == "pin" }) {
      let rest = keys[pin...]
      keys.removeSubrange(pin...)
      keys.insert(contentsOf: rest, at: keys.first?.key == "kind" ? 1 : 0)
    }
    entry.value = SpecNode.mapping(keys, at: span)
    return entry
  }

  /// Adds the place of a root view that the app puts into another view.
  ///
  /// A piece that is narrower than every phone keeps its width. Others are as wide as the screen.
  /// Either gives way to the required constraints of its content. The distance from the top keeps
  /// it apart from a bar at the screen's edge.
  private func addPiecePlacement(at span: SourceSpan, to keys: inout [YAMLEntry]) {
    let frame = frame(of: tree.root)
    let isNarrow = frame.map { 0 < $0[2] && $0[2] < 320 } ?? false
    let trailing = isNarrow ? [] : [("trailing", "0 @900")]
    keys.add(
      "pin",
      Self.mapping(
        [("top", "20"), ("leading", "0")] + trailing + [("to", "safeArea")], at: span))
    guard let size = frame?[2...].map(DocumentNumber.text) else { return }
    let (width, height) = (size[0], size[1])
    if isNarrow { keys.add("width", SpecNode.word("\(width) @900", at: span)) }
    keys.add("height", SpecNode.word("\(height) @fitting", at: span))
  }

  private static func mapping(_ words: [(String, String)], at span: SourceSpan) -> YAMLNode {
    var entries: [YAMLEntry] = []
    for (key, word) in words { entries.add(key, SpecNode.word(word, at: span)) }
    return SpecNode.mapping(entries, at: span)
  }

  /// The keys of a view without its subviews and constraints.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - classes: the size classes of a variation, or nil for none.
  /// - Returns: the keys in the order in which specs are written.
  func keys(
    of view: SceneView, under classes: SizeClassVariations.Classes? = nil
  ) -> [YAMLEntry] {
    let reader = reader(of: view, under: classes)
    var keys: [YAMLEntry] = []
    let kind = kind(of: view.element)
    if kind != "view" { keys.add("kind", SpecNode.word(kind, at: reader.span)) }
    addKindKeys(of: view, reader, to: &keys)
    addPlacement(of: view, reader, to: &keys)
    addPriorities(of: view, reader, to: &keys)
    addMargins(of: view, reader, to: &keys)
    addCanvasSafeArea(of: view, at: reader.span, to: &keys)
    addAppearance(of: view, reader, to: &keys)
    return keys
  }

  // MARK: Placement

  private func addPlacement(
    of view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    addIntrinsicSize(of: view, reader, to: &keys)
    switch view.role {
    case .effectContent, .embedded:
      keys.add("pin", SpecNode.word("superview", at: reader.span))
      return
    case .root, .arranged, .barContent: return
    case .cell, .cellContent, .supplementary:
      if options.isDesign, let frame = frame(of: view, under: reader.classes) {
        keys.add("frame", SpecNode.numbers(frame, at: frameSpan(reader)))
      }
      return
    case .subview: break
    }
    guard isPlacedByFrame(view), let frame = frame(of: view, under: reader.classes) else { return }
    let span = frameSpan(reader)
    keys.add("frame", SpecNode.numbers(frame, at: span))
    // Up to Xcode 7, the build made constraints of a fixed frame; since then, its mask holds.
    let isFixed = reader["fixedFrame"] == "YES" && document.generation < Generation.xcode8
    guard !isFixed, let mask = reader.child(key: "autoresizingMask") else { return }
    let parts = Self.maskParts.filter { mask[$0.0] == "YES" }.map(\.1)
    guard !parts.isEmpty else { return }
    if let parent = view.parent, let designed = self.frame(of: parent, under: reader.classes) {
      keys.add("frameIn", SpecNode.numbers(Array(designed[2...]), at: span))
    }
    keys.add("autoresizing", SpecNode.words(parts, at: document.span(of: mask)))
  }

  func frameSpan(_ reader: ElementReader) -> SourceSpan {
    reader.child(key: "frame").map(document.span(of:)) ?? reader.span
  }

  private static let maskParts = [
    ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
    ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
    ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
  ]

  /// Whether the frame and the mask place a view, and not constraints.
  func isPlacedByFrame(_ view: SceneView) -> Bool {
    guard view.role == .subview else { return false }
    let reader = reader(of: view)
    return !document.usesAutoLayout || reader["fixedFrame"] == "YES"
      || reader["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }

  /// The own size of a view that the document gives: the size of a picture whose file is missing; on
  /// the canvas also a placeholder, or the size that the code of a designable class returned.
  private func addIntrinsicSize(
    of view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    var size = intrinsicSize(of: view, reader).map { $0.map(DocumentNumber.text) }
    if options.isDesign {
      let designable = document.designableSize(of: view.element)
      for (index, name) in ["width", "height"].enumerated() {
        if let length = DocumentNumber.length(designable?[name]), length >= 0 {
          size[index] = DocumentNumber.text(length)
        }
      }
      for (index, name) in ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"].enumerated()
      {
        guard let text = reader[name] else { continue }
        size[index] =
          text == "infinite" ? "none" : DocumentNumber.length(text).map(DocumentNumber.text)
      }
    }
    guard size.contains(where: { $0 != nil }) else { return }
    keys.add("intrinsic", SpecNode.words(size.map { $0 ?? "own" }, at: reader.span))
  }

  // MARK: Priorities and margins

  /// The priorities that differ from those of the view's kind.
  ///
  /// In a document, a priority that is not written is 250 or 750 for every class.
  private func addPriorities(
    of view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    func priority(
      _ key: String, _ names: (String, String), _ documentDefault: Double,
      _ kindDefault: (Double, Double)
    ) {
      let horizontal = reader.number(names.0) ?? documentDefault
      let vertical = reader.number(names.1) ?? documentDefault
      var entries: [YAMLEntry] = []
      if horizontal != kindDefault.0, Self.isPriority(horizontal) {
        entries.add("horizontal", SpecNode.number(horizontal, at: reader.span(names.0)))
      }
      if vertical != kindDefault.1, Self.isPriority(vertical) {
        entries.add("vertical", SpecNode.number(vertical, at: reader.span(names.1)))
      }
      keys.add(key, entries: entries, at: reader.span)
    }
    let kindHugging: (Double, Double) =
      switch view.element.name {
      case "switch", "stepper", "activityIndicatorView": (750, 750)
      case "progressView": (250, 750)
      default: (250, 250)
      }
    priority(
      "hugging", ("horizontalHuggingPriority", "verticalHuggingPriority"), 250, kindHugging)
    priority(
      "compression",
      ("horizontalCompressionResistancePriority", "verticalCompressionResistancePriority"), 750,
      (750, 750))
  }

  static func isPriority(_ value: Double) -> Bool { value > 0 && value <= 1000 }

  /// The margins that the document gives a view.
  func margins(of reader: ElementReader) -> XMLElement? {
    reader.child(key: "layoutMargins") ?? reader.child(key: "directionalLayoutMargins")
  }

  /// Whether the margins of a view are at least the system's, as those of a controller's view.
  ///
  /// A view in a screen takes them from the screen's own view, with the safe area.
  private func hasSystemMargins(_ view: SceneView) -> Bool {
    view === tree.root && fillsScreen && (scene.controller != nil || !options.isDesign)
      && scene.controller?["viewRespectsSystemMinimumLayoutMargins"] != "NO"
  }

  private func addMargins(
    of view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    var sides: [MarginSide] = []
    var keepsList = false
    let system = systemMargin(of: view, reader)
    if view.role == .cellContent {
      (sides, keepsList) = contentMargins(of: view, reader)
    } else if let margins = margins(of: reader) {
      sides = self.sides(of: margins, atLeast: system ?? 0)
    } else if let system, usesMargins(view) {
      sides = MarginSide.directional(top: 0, leading: system, trailing: system, at: reader.span)
    }
    keys.add("margins", entries: sides.map(\.entry), at: reader.span)
    if !sides.isEmpty, view.element.name == "stackView" {
      keys.add("marginsRelative", SpecNode.flag(true, at: reader.span))
    }
    let isInset = reader.flag("insetsLayoutMarginsFromSafeArea") != false
    let preserves =
      view.role == .cellContent
      ? keepsList && !sides.isEmpty && !options.isDesign
      : reader.flag("preservesSuperviewLayoutMargins") == true || isInset && hasSystemMargins(view)
    if preserves {
      keys.add(
        "preservesSuperviewMargins",
        SpecNode.flag(true, at: reader.span("preservesSuperviewLayoutMargins")))
    }
    if !isInset, view.role != .cellContent {
      keys.add(
        "insetsMarginsFromSafeArea",
        SpecNode.flag(false, at: reader.span("insetsLayoutMarginsFromSafeArea")))
    }
  }

  /// The sides of margins in a document, within the limits of specs.
  private func sides(of margins: XMLElement, atLeast least: Double = 0) -> [MarginSide] {
    let names = margins["key"] == "layoutMargins" ? ["left", "right"] : ["leading", "trailing"]
    return ["top", names[0], "bottom", names[1]].enumerated().compactMap { position, name in
      DocumentNumber.length(margins[name]).map {
        MarginSide(
          position: position, name: name,
          length: min(max($0, names.contains(name) ? least : 0), 10_000),
          span: document.span(of: name, in: margins))
      }
    }
  }

  /// The margins of a cell's content view, and whether those of the list are the least of them.
  ///
  /// A content view keeps the margins of its cell if it preserves them, or in tables if it has none
  /// of its own. A cell has the list's margins if it preserves them or has none of its own.
  private func contentMargins(
    of view: SceneView, _ reader: ElementReader
  ) -> (sides: [MarginSide], keepsList: Bool) {
    guard let parent = view.parent else { return ([], true) }
    let cell = self.reader(of: parent, under: reader.classes)
    let own = margins(of: reader)
    let keepsCell =
      reader.flag("preservesSuperviewLayoutMargins") == true
      || own == nil && parent.element.name == "tableViewCell"
    let outer = keepsCell ? margins(of: cell) : nil
    let keepsList =
      keepsCell && (outer == nil || cell.flag("preservesSuperviewLayoutMargins") == true)
    var candidates = [own, outer].compactMap { $0 }.flatMap { sides(of: $0) }
    if own == nil, outer != nil {
      // The default margins of a view.
      candidates += MarginSide.directional(top: 8, leading: 8, trailing: 8, at: reader.span)
    }
    if options.isDesign, keepsList { candidates += canvasMargins(of: view, at: reader.span) }
    return (MarginSide.greatest(of: candidates), keepsList)
  }

  /// The system's minimum margin of the view of an embedded controller; nil for other views.
  ///
  /// Phones of 414 points and more in portrait, which have 20 points too, get 16.
  func systemMargin(of view: SceneView, _ reader: ElementReader) -> Double? {
    guard view.role == .embedded, view.element.name == "view", !options.isDesign,
      document.parent(of: view.element)?["viewRespectsSystemMinimumLayoutMargins"] != "NO"
    else { return nil }
    return reader.classes?.horizontal == "regular" ? 20 : 16
  }

  /// Whether a constraint or a subview uses the margins of a view.
  func usesMargins(_ view: SceneView) -> Bool {
    if view.children.contains(where: { $0.element["preservesSuperviewLayoutMargins"] == "YES" }) {
      return true
    }
    guard let id = view.element["id"] else { return false }
    var isUsed = false
    view.forEach { holder in
      isUsed =
        isUsed
        || holder.element.members(of: "constraints").contains { constraint in
          [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].contains {
            let isMargin = constraint[$0.1]?.contains("Margin") == true
            return isMargin && (constraint[$0.0] ?? holder.element["id"]) == id
          }
        }
    }
    return isUsed
  }

  // MARK: Appearance

  private func addAppearance(
    of view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    if let hidden = reader.flag("hidden"), hidden {
      keys.add("hidden", SpecNode.flag(true, at: reader.span("hidden")))
    } else if isNotInstalled(view) {
      keys.add("hidden", SpecNode.flag(true, at: reader.span))
    }
    if let alpha = reader["alpha"].flatMap(DocumentNumber.number), alpha < 1 {
      keys.add("alpha", SpecNode.number(max(0, alpha), at: reader.span("alpha")))
    }
    // The shape of a button's configuration covers the view's background.
    let hasShape = keys.contains { $0.key == "background" }
    if !hasShape, !Self.drawsOwnBackground.contains(view.element.name) {
      keys.add("background", color(reader.child(key: "backgroundColor")))
    }
    // The older name of the tint of a tab bar.
    let tint = reader.child(key: "tintColor") ?? reader.child(key: "selectedImageTintColor")
    keys.add("tint", color(tint))
    let clips = reader.flag("clipsSubviews") == true || runtimeFlag("layer.masksToBounds", of: view)
    if clips, !Self.clipping.contains(view.element.name) {
      keys.set("clips", SpecNode.flag(true, at: reader.span("clipsSubviews")))
    }
    if let semantic = reader["semanticContentAttribute"] {
      let direction =
        semantic == "forceRightToLeft" ? "rtl" : semantic == "unspecified" ? nil : "ltr"
      keys.add(
        "direction",
        direction.map { SpecNode.word($0, at: reader.span("semanticContentAttribute")) })
    }
    addRuntimeAttributes(of: view, to: &keys)
    if let custom = reader["customClass"] {
      omit(.customClass, custom, in: view, at: reader.span("customClass"))
    }
  }

  /// The elements whose background color the bar or the control itself shows in another way.
  private static let drawsOwnBackground: Set<String> = [
    "navigationBar", "tabBar", "toolbar", "searchBar",
  ]
  /// The elements whose views clip anyway.
  private static let clipping: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView",
  ]
}

extension SceneView {
  /// Whether the view is a cell, a content view, a header or a footer, which lists of specs make
  /// themselves, without a name.
  var isPartOfList: Bool { role == .cell || role == .cellContent || role == .supplementary }

  /// Whether the spec has the view among the `views` of its superview.
  var isSubview: Bool {
    switch role {
    case .root, .subview, .arranged, .effectContent, .embedded: true
    case .cell, .cellContent, .supplementary, .barContent: false
    }
  }
}

/// A side of a view's margins.
struct MarginSide {
  /// The place among top, left or leading, bottom, and right or trailing.
  let position: Int
  let name: String
  /// The length in points.
  let length: Double
  let span: SourceSpan

  var entry: YAMLEntry {
    YAMLEntry(key: name, keySpan: span, value: SpecNode.number(length, at: span))
  }

  /// Margins with the same length at the top and the bottom.
  static func directional(
    top: Double, leading: Double, trailing: Double, at span: SourceSpan
  ) -> [MarginSide] {
    [("top", top), ("leading", leading), ("bottom", top), ("trailing", trailing)].enumerated().map {
      MarginSide(position: $0, name: $1.0, length: $1.1, span: span)
    }
  }

  /// The greatest length at each position, with the name of the first one there.
  static func greatest(of sides: [MarginSide]) -> [MarginSide] {
    (0..<4).compactMap { position in
      let same = sides.filter { $0.position == position }
      guard let first = same.first else { return nil }
      // Of equal lengths, the first one counts.
      let greatest = same.dropFirst().reduce(first) { $1.length > $0.length ? $1 : $0 }
      return MarginSide(
        position: position, name: first.name, length: greatest.length, span: greatest.span)
    }
  }
}
