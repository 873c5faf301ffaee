import Devices
import Diagnostics
import YAML

/// What to do with code that is proposed for the mapping that is being read.
extension ReadingContext {
  /// The words that propose codes such as `height: 44`, each as an entry of the mapping that is being
  /// read, or as a part of the entry that the mapping has.
  func placed(_ codes: [String], inPlaceOf key: String? = nil) -> String {
    var whole: [String] = []
    var others: [String] = []
    for code in codes {
      if code == "center: superview", place.value(of: "pin") != nil {
        others.append("write `\(code)` in place of its `pin`")
      } else if let words = joined(code) {
        others.append(words)
      } else {
        whole.append("`\(code)`")
      }
    }
    let place = key.map { " in place of `\($0)`" } ?? ""
    let first = whole.isEmpty ? key.map { "remove `\($0)`" } : "write \(WordList.of(whole))\(place)"
    return ([first].compactMap { $0 } + others).joined(separator: ", and ")
  }

  /// The words that bring a code together with the entry that has its key; nil if there is none.
  private func joined(_ code: String) -> String? {
    let name = Phrasebook.name(of: code)
    guard place.key != name, let given = place.value(of: name) else { return nil }
    let file = YAMLFile(spec: Array(code.utf8), file: "", limits: limits)
    guard case .mapping(let made)? = file.root?.content, made.count == 1, !made[0].value.isNull
    else {
      return code == name ? "put what it holds into `\(name)`, which is there" : nil
    }
    guard case .mapping(let added) = made[0].value.content else {
      return words(for: made[0], replacing: given)
    }
    guard let old = given.entries(for: name) else { return nil }
    let new = added.filter { entry in !old.contains { $0.key == entry.key } }
    guard !new.isEmpty else {
      let changed = added.filter { entry in
        !old.contains { $0.key == entry.key && $0.value.source == entry.value.source }
      }
      guard !changed.isEmpty else { return "leave it out: its `\(name)` has it already" }
      let before = old.filter { entry in changed.contains { $0.key == entry.key } }
      return
        "write \(WordList.of(changed.map(\.code))) in its `\(name)`, in place of \(WordList.of(before.map(\.code)))"
    }
    let parts = new.map(\.code)
    let both = "\(name): \((old + new).flow)"
    return "add \(WordList.of(parts)) to its `\(name)`" + (both.count <= 100 ? ": `\(both)`" : "")
  }

  /// The words for a limit of a side as a constraint: `- box.height >= 44`; nil for other codes.
  func asConstraint(_ code: String) -> String? {
    guard let limit = code.wholeMatch(of: #/(width|height): "([<>]=.*)"/#), let view = place.view
    else {
      return nil
    }
    return "write it under `constraints`: `- \(view).\(limit.1) \(limit.2)`"
  }

  /// The words for an entry whose key the mapping has with another value.
  private func words(for entry: YAMLEntry, replacing given: YAMLNode) -> String {
    if let words = asConstraint("\(entry.key): \(entry.value.source)") { return words }
    let code = "\(entry.key): \(entry.value.source)"
    guard let old = given.written else { return "write `\(code)` in place of its `\(entry.key)`" }
    return old == entry.value.written
      ? "leave it out: `\(code)` is there already"
      : "write `\(code)` in place of `\(entry.key): \(old)`"
  }

  /// The diagnostic about a value, of which the phrasebook may say that it belongs to another key:
  /// `width: match_parent` is `pin: { horizontal: 0 }`.
  func proposing(_ diagnostic: Diagnostic, for text: String, of key: String) -> Diagnostic {
    let kind = place.value(of: "kind")?.scalar?.text ?? ""
    let answer =
      Phrasebook.standard.name(text, in: "value \(key) of \(kind)")
      ?? Phrasebook.standard.value(text, of: key, known: nil)
    var diagnostic = diagnostic
    if place.value(of: "kind") == nil, place.view != nil,
      let help = Phrasebook.standard.name(text, in: "value \(key) of view")?.help
    {
      diagnostic.help = help
    }
    guard let code = answer?.code, Phrasebook.name(of: code) != key else { return diagnostic }
    let isBesidePin = code.hasPrefix("pin: ") && place.value(of: "pin") != nil
    diagnostic.help = (isBesidePin ? "leave `\(key)` out, and " : "") + placed([code])
    return diagnostic
  }

  /// The index of the item of the mapping that is being read whose title a text is; nil for others.
  func indexOfItem(_ node: YAMLNode) -> Int? {
    guard let text = node.scalar?.text,
      case .sequence(let items)? = place.value(of: "items")?.content
    else { return nil }
    return items.firstIndex { item in
      (item.scalar ?? item.entries.first { $0.key == "title" }?.value.scalar)?.text == text
    }
  }

  /// Whether an unknown name is a part of a name that cannot be an id, and is reported as one.
  func isWrong(_ name: String, in text: String) -> Bool {
    !findings.isFull
      && wrongNames.contains { $0 == name || $0.hasPrefix(name) && text.contains($0) }
  }

  /// Whether a text contains a name that cannot be an id, and is reported as one.
  func hasWrongName(_ text: String) -> Bool {
    !findings.isFull && wrongNames.contains { text.contains($0) }
  }
}

extension YAMLEntry {
  /// The entry as code in words.
  fileprivate var code: String { "`\(key): \(value.source)`" }
}

extension [YAMLEntry] {
  /// A mapping in flow style.
  var flow: String { "{ \(unbracedFlow) }" }

  private var unbracedFlow: String {
    map { "\($0.key): \($0.value.source)" }.joined(separator: ", ")
  }

  /// The entries in flow style without braces; nil if they have more characters.
  func flow(upTo limit: Int) -> String? {
    var rest = limit
    guard fit(in: &rest), case let flow = unbracedFlow, flow.count <= limit else { return nil }
    return flow
  }

  /// Whether the keys and values have no more characters than `rest`, from which they are subtracted.
  fileprivate func fit(in rest: inout Int) -> Bool {
    allSatisfy { entry in
      rest -= entry.key.count + 2
      return rest >= 0 && entry.value.fits(in: &rest)
    }
  }
}

extension YAMLNode {
  /// The value on one line in flow style, with the quotes that it needs.
  var source: String {
    switch content {
    case .scalar(let scalar):
      scalar.style == .plain ? scalar.text : "\"\(scalar.text.replacing("\"", with: "\\\""))\""
    case .sequence(let nodes): "[\(nodes.map(\.source).joined(separator: ", "))]"
    case .mapping(let entries): entries.flow
    }
  }

  /// The value in flow style; nil if it has more characters.
  func source(upTo limit: Int) -> String? {
    var rest = limit
    guard fits(in: &rest), case let source = source, source.count <= limit else { return nil }
    return source
  }

  /// Whether the keys and values have no more characters than `rest`, from which they are subtracted.
  fileprivate func fits(in rest: inout Int) -> Bool {
    switch content {
    case .scalar(let scalar):
      rest -= scalar.text.count
      return rest >= 0
    case .sequence(let nodes):
      return nodes.allSatisfy { node in
        rest -= 1
        return rest >= 0 && node.fits(in: &rest)
      }
    case .mapping(let entries): return entries.fit(in: &rest)
    }
  }

  /// The entries of a mapping, or those that the short form of a key means: `pin: safeArea`; nil if
  /// the value has another form.
  func entries(for key: String) -> [YAMLEntry]? {
    func entry(_ key: String, _ text: String) -> YAMLEntry {
      YAMLEntry(
        key: key, keySpan: span,
        value: YAMLNode(span: span, content: .scalar(YAMLScalar(text: text, style: .plain))))
    }
    switch content {
    case .mapping(let entries): return entries
    case .sequence(let nodes):
      return key == "pin" ? nodes.compactMap { $0.scalar.map { entry($0.text, "0") } } : nil
    case .scalar(let scalar):
      switch key {
      case "pin":
        return [entry("all", "0")] + (scalar.text == "superview" ? [] : [entry("to", scalar.text)])
      case "font":
        return [entry(TextStyle(named: scalar.text) == nil ? "size" : "style", scalar.text)]
      case "border": return [entry("width", scalar.text)]
      case "navigationBar": return [entry("style", scalar.text)]
      case "cornerRadius", "margins", "contentInsets", "contentInset", "sectionInset":
        return [entry("all", scalar.text)]
      case "hugging", "compression":
        return [entry("horizontal", scalar.text), entry("vertical", scalar.text)]
      default: return nil
      }
    }
  }
}
