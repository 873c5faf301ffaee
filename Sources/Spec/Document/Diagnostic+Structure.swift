import Diagnostics
import YAML

/// What to write for a list in place of a mapping, and the reverse.
extension Diagnostic {
  /// Longer values are not repeated.
  private static let greatestLength = 100

  /// The help for a list or a mapping in place of another value; nil if nothing is known.
  static func structure(
    _ found: YAMLNode, key: String, wanted: String, of isElement: (YAMLNode) -> Bool
  ) -> FixIt? {
    switch (wanted, found.content) {
    case ("a mapping", .sequence(let nodes)): return mapping(of: nodes, in: found, key: key)
    case ("a list", .mapping(let entries)):
      return list(of: entries, in: found, key: key, isElement)
    case (_, .sequence(let nodes)): return value(of: nodes, in: found, key: key, wanted: wanted)
    case (_, .mapping(let entries)): return value(of: entries, key: key, wanted: wanted)
    case (_, .scalar): return nil
    }
  }

  // MARK: A list in place of a mapping

  private static func mapping(of nodes: [YAMLNode], in list: YAMLNode, key: String) -> FixIt {
    let names = nodes.compactMap { $0.scalar?.text }
    let isNames =
      !names.isEmpty && names.count == nodes.count && names.allSatisfy(ExpressionTokenizer.isName)
    func named(_ value: String) -> String {
      "{ \(names.map { "\($0): \(value)" }.joined(separator: ", ")) }"
    }
    if key == "views" {
      return .words(
        isNames
          ? "write each view as its id and its keys, as in `views: \(named("{}"))`"
          : "write each view as its id and its keys, without `- `: `title: { kind: label }`")
    }
    if key == "guides", isNames {
      let reserved = NameScope.guideNames + AttributeName.names
      let guides = names.map { "\($0)\(reserved.contains($0) ? "Area" : ""): { pin: superview }" }
      return .write("guides: { \(guides.joined(separator: ", ")) }")
    }
    if let code = Phrasebook.standard.value("[]", of: key, known: nil)?.code,
      let source = list.source(upTo: greatestLength)
    {
      return .write(code.replacing("[]", with: source))
    }
    let entries = nodes.flatMap(\.entries)
    guard !entries.isEmpty, nodes.allSatisfy({ !$0.entries.isEmpty }) else {
      return .words("write `key: value` in place of a list")
    }
    let isRepeated = Set(entries.map(\.key)).count < entries.count
    guard isRepeated else {
      return entries.count > 1
        ? .words("write `\(joined(entries))`: its keys stand without `- `")
        : .words("write `\(entries[0].key): \(entries[0].value.source)` without `- `")
    }
    let joined = "write one list for each key: `\(joined(entries))`"
    return .words(key == "matrix" ? "\(joined), or these combinations under `include`" : joined)
  }

  /// One mapping for entries of the same keys: `{ device: [a, b] }`.
  private static func joined(_ entries: [YAMLEntry]) -> String {
    var values: [(key: String, values: [String])] = []
    for entry in entries {
      let index = values.firstIndex { $0.key == entry.key } ?? values.count
      if index == values.count { values.append((entry.key, [])) }
      if !values[index].values.contains(entry.value.source) {
        values[index].values.append(entry.value.source)
      }
    }
    let parts = values.map { key, values in
      "\(key): " + (values.count > 1 ? "[\(values.joined(separator: ", "))]" : values[0])
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  // MARK: A mapping in place of a list

  private static func list(
    of entries: [YAMLEntry], in mapping: YAMLNode, key: String, _ isElement: (YAMLNode) -> Bool
  ) -> FixIt {
    if key == "constraints" {
      return .words(
        "write distances as `pin: { top: 10 }` at the view; an entry of `constraints` is an equation, `- title.top == superview.top + 10`"
      )
    }
    let isNamed = entries.allSatisfy { !$0.value.entries.isEmpty }
    guard let first = entries.first else { return .write("[]") }
    if isNamed, let condition = condition(first, of: key) {
      return .words("write `- \(condition)`, and the keys under it in the column of its key")
    }
    guard (isNamed ? entries.map(\.value) : [mapping]).allSatisfy(isElement) else {
      return whatListHas(key)
    }
    guard mapping.isInBlock else {
      let values = isNamed ? entries.map(\.value.source) : [mapping.source]
      let list = "[\(values.joined(separator: ", "))]"
      return list.count <= greatestLength
        ? .write(list) : .words("put it in brackets, as in `\(key): [{ … }]`")
    }
    if isNamed {
      let value = first.value.source
      return .words(
        "begin each entry with `- `, without a name: `- "
          + (value.count <= greatestLength ? value : "{ … }") + "`")
    }
    return .words(
      "put `- ` before `\(first.key)`"
        + (entries.count > 1 ? ", and begin the other keys in its column" : ""))
  }

  /// The condition that a key of `when` means, whose value is a mapping; nil for others.
  private static func condition(_ entry: YAMLEntry, of key: String) -> String? {
    guard key == "when" else { return nil }
    return Phrasebook.standard.key(
      entry.key, value: "true", in: ["when"],
      known: LanguageKeys.conditions.names + MatrixAxis.all.map(\.name))?.code
  }

  /// The help for a value that is no list, and no element of one.
  static func whatListHas(_ key: String) -> FixIt {
    .words("`strut reference \(key)` says what the list has")
  }

  // MARK: Either in place of a single value

  private static func value(
    of nodes: [YAMLNode], in list: YAMLNode, key: String, wanted: String
  ) -> FixIt? {
    if wanted == "a priority", nodes.count == 2 {
      let sides = nodes.compactMap(\.written)
      return sides.count == 2
        ? .write("{ horizontal: \(sides[0]), vertical: \(sides[1]) }") : nil
    }
    if wanted == "text", key == "vfl", let first = nodes.first?.scalar?.text {
      return .words("write an entry for each format string: `- vfl: \"\(first)\"`")
    }
    // The phrasebook has a word for any list.
    if wanted == "text", let written = list.written, !nodes.isEmpty,
      let code = Phrasebook.standard.value("[]", of: key, known: nil)?.code
    {
      return .write(code.replacing("[]", with: written))
    }
    if wanted == "text", key == "center" {
      return .words("write an item, as in `center: superview`; `frame` gives a place in points")
    }
    let sides = nodes.compactMap(\.written)
    if wanted.hasPrefix("a list of top, "), nodes.count == 2, sides.count == 2 {
      return .write("{ vertical: \(sides[0]), horizontal: \(sides[1]) }")
    }
    if wanted == "a number", Phrasebook.standard.value("[]", of: key, known: nil) != nil {
      return .write("\(nodes.count)")
    }
    if nodes.count == 1, let scalar = nodes[0].scalar, !scalar.isNull {
      if wanted == "a list of width and height" { return size(scalar.text) }
      if mayBe(scalar, wanted) {
        return nodes[0].written.map { .words("write `\($0)` without brackets") }
      }
    }
    return single(wanted)
  }

  /// The help for a text or number in place of `[width, height]`.
  static func size(_ text: String) -> FixIt {
    let sides =
      MistakenCall.numbers(text, ["width", "height"])
      ?? MistakenValue.number(text).map { [$0, $0] }
    return sides.map { .write("[\($0.joined(separator: ", "))]") }
      ?? .words("write both, such as `[100, 50]`")
  }

  /// Whether a key of the type may take the scalar.
  private static func mayBe(_ scalar: YAMLScalar, _ wanted: String) -> Bool {
    switch wanted {
    case "a number": scalar.number != nil
    case "true or false": scalar.flag != nil
    case "a view", "a mapping of names to views": false
    case let type where type == "a length" || type.hasPrefix("a list of "):
      scalar.number != nil || ExpressionTokenizer.isName(scalar.text)
    default: true
    }
  }

  private static func value(of entries: [YAMLEntry], key: String, wanted: String) -> FixIt? {
    if wanted == "a list of width and height" {
      let sides = ["width", "height"].compactMap { side in
        entries.first { $0.key == side || $0.key == side.prefix(1) }?.value.written
      }
      if sides.count == 2 { return .write("[\(sides[0]), \(sides[1])]") }
    }
    let inside = entries.compactMap { entry in
      Phrasebook.standard.key(
        "\(key).\(entry.key)", value: entry.value.written, in: ["view"], known: nil)
    }
    let codes = inside.compactMap(\.code)
    if !codes.isEmpty, codes.count == inside.count {
      let isOwn = codes.contains { Phrasebook.name(of: $0) == key }
      return .words(
        "write \(WordList.of(codes.map { "`\($0)`" }))" + (isOwn ? "" : " in place of `\(key)`"))
    }
    if let help = inside.first(where: { $0.code == nil })?.help { return .words(help) }
    if key == "aspectRatio",
      case let sides = ["width", "height"].compactMap({ side in
        entries.first { $0.key == side || $0.key == side.prefix(1) }?.value.written
      }), sides.count == 2
    {
      return .write(sides.joined(separator: "/"))
    }
    if ["text", "text or a list of runs of text"].contains(wanted) {
      if key == "style" {
        return .words("write its keys at the view itself; `style` is the name of a style")
      }
      return entries.count == 1 && entries[0].value.written != nil
        ? .words("write `\(entries[0].value.source)`") : .words("write the text alone")
    }
    return single(wanted)
  }

  private static func single(_ wanted: String) -> FixIt? {
    switch wanted {
    case "a length", "a number": .words("write one number")
    case "true or false": .words("write `true` or `false`")
    default: nil
    }
  }
}

extension YAMLNode {
  /// The entries of a mapping; none for other values.
  var entries: [YAMLEntry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// Whether a mapping is written on lines of its own, without braces.
  fileprivate var isInBlock: Bool {
    entries.first.map { $0.keySpan.line == span.line && $0.keySpan.column == span.column } ?? false
  }
}
