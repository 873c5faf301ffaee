import Devices
import Diagnostics
import Graphics
import ViewKinds
import YAML

/// Values with several parts.
extension SectionReader {
  /// Reads the parts of a view.
  ///
  /// Each part is a mapping of `fields`, or only the value of the first field.
  func readItems(
    _ node: YAMLNode, of key: String, _ fields: [any KindKey]
  ) -> [[DeclaredValue.Pair]]? {
    let nodes = list(node, key: key) { item in
      item.scalar == nil || fields.first.map { item.standsAlone(for: $0.type) } ?? false
    }
    guard let nodes else { return nil }
    var items: [[DeclaredValue.Pair]] = []
    for item in nodes { items.append(readItem(item, of: key, fields)) }
    return items
  }

  private func readItem(
    _ item: YAMLNode, of key: String, _ fields: [any KindKey]
  ) -> [DeclaredValue.Pair] {
    if let first = fields.first, item.standsAlone(for: first.type) {
      if let title = item.scalar?.text, title != "flexibleSpace",
        fields.contains(where: { $0.name == "systemItem" }),
        Phrasebook.standard.value(title, of: "systemItem", known: nil)?.code
          == "systemItem: flexibleSpace"
      {
        report(.spaceAsTitle(title, at: item.span))
      }
      return readValue(item, of: first)
        .map { [DeclaredValue.Pair(key: first.name, value: $0)] } ?? []
    }
    var pairs: [DeclaredValue.Pair] = []
    for entry in mapping(item, of: .entry(key)) ?? []
    where known(entry, in: fields.map(\.name), of: .entry(key)) {
      guard let field = fields.first(where: { $0.name == entry.key }),
        let value = readValue(entry.value, of: field)
      else { continue }
      pairs.append(DeclaredValue.Pair(key: field.name, value: value))
    }
    if fields.map(\.name) == BarButton.keys.map(\.name) {
      checkButton(item)
    } else if context.interfaceFile == nil {
      for entry in item.entries {
        for dependency in KeyDependency.all(of: entry, kind: nil)
        where !dependency.isMet(by: item.entries) {
          report(.noEffect(of: entry, dependency, among: item.entries))
        }
      }
    }
    return pairs
  }

  /// Reports a bar's button with several contents, and a width of anything but a fixed space.
  private func checkButton(_ item: YAMLNode) {
    let contents = item.entries.filter { BarButton.contentKeys.contains($0.key) }
    if contents.count > 1 {
      report(.barButtonTwice(contents.map(\.key), at: contents[1].keySpan))
    }
    let isSpace = contents.contains { $0.value.scalar?.text == BarSystemItem.fixedSpace.rawValue }
    if let width = item.entries.first(where: { $0.key == BarButton.width.name }), !isSpace {
      report(.widthOfButton(at: width.keySpan))
    }
  }

  /// Reads a text, or a list of runs that each have a `text`.
  func attributedText(
    _ node: YAMLNode, key: String, _ fields: [any KindKey]
  ) -> DeclaredValue? {
    switch node.content {
    case .scalar(let scalar):
      if let font = fontOfRuns, let (mark, runs) = MistakenText.markup(scalar, font: font) {
        report(.markup(mark, runs, key, at: node.span))
      }
      return context.shownText(node, key: key).map { .fixed(.text($0)) }
    case .mapping:
      report(
        .wrongType("`\(key)`", wanted: "text or a list of runs of text", found: node))
      return nil
    case .sequence(let runs):
      for run in runs {
        guard case .mapping(let entries) = run.content, let text = fields.first?.name,
          !entries.contains(where: { $0.key == text })
        else { continue }
        report(.missingKey(text, of: .entry(key), at: run.span))
      }
      let items = readItems(node, of: key, fields)
      let texts = (items ?? []).map { item in
        item.lazy.compactMap { pair in
          if case .fixed(.text(let text)) = pair.value { text } else { nil }
        }.first ?? ""
      }
      context.checkLength(ofRuns: texts, key: key, at: node.span)
      return items.map { .items($0) }
    }
  }

  /// The keys that a run needs for the font of the label or button, each with a comma behind it.
  ///
  /// Nil for other views, such as a text view, whose text a user types.
  private var fontOfRuns: String? {
    let kind = context.place.value(of: "kind")?.scalar?.text
    guard kind == LabelKind.name || kind == ButtonKind.name else { return nil }
    guard let font = context.place.value(of: "font") else {
      let style = context.place.value(of: "style")?.scalar?.text ?? "system"
      guard kind == ButtonKind.name else { return "" }
      return ["system": "size: 15, ", "custom": "size: 18, "][style] ?? ""
    }
    guard let scalar = font.scalar else {
      return font.entries.filter { !["weight", "italic"].contains($0.key) }
        .map { "\($0.key): \($0.value.source), " }.joined()
    }
    return TextStyle(named: scalar.text) == nil
      ? "size: \(scalar.text), " : "style: \(scalar.text), "
  }

  func colors(_ node: YAMLNode, key: String) -> [DeviceColor]? {
    list(node, key: key, of: \.mayBeColor)?.compactMap { context.color($0, key: key) }
  }

  /// Reads a list with a number of elements in `count`.
  func list<Element>(
    _ node: YAMLNode, key: String, count: ClosedRange<Int>, of read: (YAMLNode) -> Element?
  ) -> [Element]? {
    guard case .sequence(let nodes) = node.content, count.contains(nodes.count) else {
      report(.wrongCount(node, of: key, wanted: count))
      return nil
    }
    let elements = nodes.compactMap(read)
    return elements.count == nodes.count ? elements : nil
  }

  func numbers(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>, count: ClosedRange<Int>
  ) -> [Double]? {
    list(node, key: key, count: count) { number($0, key: key, in: range) }
  }

  func lengths(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>, count: ClosedRange<Int>
  ) -> [DeclaredLength]? {
    list(node, key: key, count: count) { length($0, key: key, in: range) }
  }

  func path(_ node: YAMLNode, key: String) -> Path? {
    guard let text = text(node, key: key) else { return nil }
    do throws(PathDataError) {
      return try Path(data: text)
    } catch {
      report(.pathData(error, key: key, in: TextPlace(node)))
      return nil
    }
  }

  func date(_ node: YAMLNode, key: String) -> CalendarDate? {
    guard let text = text(node, key: key) else { return nil }
    if let date = CalendarDate(text) { return date }
    report(.notADate(text, key: key, at: node.span))
    return nil
  }
}

extension YAMLNode {
  /// Whether the node has the form of a colour.
  fileprivate var mayBeColor: Bool {
    scalar.map { $0.number == nil && $0.flag == nil }
      ?? entries.contains { Appearance(rawValue: $0.key) != nil }
  }

  /// Whether the node is the short form of a part: only the value of the part's first key.
  fileprivate func standsAlone(for type: KeyType) -> Bool {
    switch (content, type) {
    case (.sequence, .texts): true
    case (.scalar, .texts): false
    case (.scalar(let scalar), _): !scalar.isNull
    case (.sequence, _), (.mapping, _): false
    }
  }
}

extension SectionReader {
  /// Reads a value of one of the kind's own keys.
  func readValue(_ node: YAMLNode, of key: any KindKey) -> DeclaredValue? {
    let name = key.name
    switch key.type {
    case .text: return context.shownText(node, key: name).map { .fixed(.text($0)) }
    case .flag: return flag(node, key: name).map { .fixed(.flag($0)) }
    case .number(let range):
      return number(node, key: name, in: range).map { .fixed(.number($0)) }
    case .integer(let range):
      return integer(node, key: name, in: range).map { .fixed(.integer($0)) }
    case .length(let range): return length(node, key: name, in: range).map { .length($0) }
    case .lengths(let range, let count):
      return lengths(node, key: name, in: range, count: count).map { .lengths($0) }
    case .relativeSize(let range):
      return readRelativeSize(node, key: name, in: range).map { .relativeSize($0) }
    case .insets(let range):
      return placedLengths(node, key: name, in: range).map { .insets($0) }
    case .directionalInsets(let range):
      return placedLengths(node, key: name, in: range).map { .directionalInsets($0) }
    case .color: return context.color(node, key: name).map { .color($0) }
    case .font: return context.font(node, key: name).map { .font($0) }
    case .image: return image(node, key: name)
    case .symbol: return symbol(node, key: name).map { .fixed(.symbol($0)) }
    case .choice(let names):
      return choice(node, key: name, of: names).map { .fixed(.choice($0)) }
    case .texts: return texts(node, key: name).map { .fixed(.texts($0)) }
    case .colors: return colors(node, key: name).map { .colors($0) }
    case .numbers(let range, let count):
      return numbers(node, key: name, in: range, count: count).map { .fixed(.numbers($0)) }
    case .integers(let range, let count):
      return list(node, key: name, count: count) { integer($0, key: name, in: range) }
        .map { .fixed(.integers($0)) }
    case .items(let fields): return readItems(node, of: name, fields).map { .items($0) }
    case .attributedText(let fields): return attributedText(node, key: name, fields)
    case .path: return path(node, key: name).map { .fixed(.path($0)) }
    case .date: return date(node, key: name).map { .fixed(.date($0)) }
    case .spacing(let range): return spacing(node, key: name, in: range).map { .spacing($0) }
    case .spacings, .rowTemplate, .rowTemplates, .view, .rowItems, .rowSections: return nil
    }
  }

  /// Reads a length, or `system`.
  func spacing(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>
  ) -> DeclaredSpacing? {
    if let text = node.scalar?.text {
      if text == Self.systemSpace { return .system }
      if metrics[text] == nil, NearestName.of(text, in: [Self.systemSpace]) != nil {
        report(
          .unknownMetric(
            text, key: key, at: node.span, known: metrics.names + [Self.systemSpace]))
        return nil
      }
    }
    return length(node, key: key, in: range).map { .length($0) }
  }

  private static var systemSpace: String { "system" }
}

extension SectionReader {
  /// Reads lengths for places such as sides: one length for all, a list of four, or a mapping of
  /// places.
  func placedLengths<Name: PlaceName>(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>
  ) -> PlacedLengths<Name>? {
    switch node.content {
    case .scalar(let scalar):
      let names = Name.names.map(\.rawValue)
      if scalar.number == nil, metrics[scalar.text] == nil,
        let placed = MistakenCall.placed(scalar.text, names, listed: Name.listed.map(\.rawValue))
      {
        report(.severalLengths(scalar.text, key: key, placed, at: node.span))
        return nil
      }
      return length(node, key: key, in: range).map {
        PlacedLengths(settings: [(Name.all, $0)])
      }
    case .sequence(let nodes):
      let names = Name.listed
      guard nodes.count == names.count else {
        let words = names.map(\.rawValue)
        report(
          .wrongType(
            "`\(key)`",
            wanted:
              "a list of \(words.dropLast().joined(separator: ", ")) and \(words.last ?? "")",
            found: node, called: "a list of \(nodes.count)"))
        return nil
      }
      let settings = zip(names, nodes).compactMap { name, node in
        length(node, key: key, in: range).map { (name, $0) }
      }
      return PlacedLengths(settings: settings)
    case .mapping(let entries):
      let given = entries.filter { known($0, in: Name.names.map(\.rawValue), of: .key(key)) }
      let turning = given.first { ["leading", "trailing"].contains($0.key) }
      let fixed = given.first { ["left", "right"].contains($0.key) }
      if let turning, let fixed { report(.mixedMargins(turning, fixed, in: key)) }
      // Groups come before single places, whatever the order in the file, because a single place
      // overrides a group.
      let settings = Name.names.compactMap { name -> (Name, DeclaredLength)? in
        guard let entry = given.first(where: { $0.key == name.rawValue }) else { return nil }
        return length(entry.value, key: entry.key, in: range).map { (name, $0) }
      }
      return PlacedLengths(settings: settings)
    }
  }
}
