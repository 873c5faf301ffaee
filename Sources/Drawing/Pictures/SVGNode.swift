import Graphics

/// An element of an SVG file.
final class SVGNode {
  /// The name, or empty for an element of another namespace.
  let name: String
  /// The line of the file in which the element begins, from 1.
  let line: Int
  /// The attributes by name; `href` with any prefix has the key `href`.
  let attributes: [String: [String]]
  var children: [SVGNode] = []
  /// The values of `SVGCost.properties` from attributes, `style` and the style sheets.
  ///
  /// Their order does not matter, because the estimate uses the most expensive of them.
  var properties: [String: [String]] = [:]
  private var path: Path?

  init(name: String, line: Int, attributes: [String: [String]]) {
    self.name = name
    self.line = line
    self.attributes = attributes
  }

  func attribute(_ name: String) -> String? { attributes[name]?.first }

  /// Returns the path of a shape's path data, which is parsed only once.
  func path(_ data: String) throws(PictureFault) -> Path {
    if let path { return path }
    do {
      let path = try Path(data: data)
      self.path = path
      return path
    } catch {
      throw .unsupportedSVG(.pathData(error), line: line)
    }
  }

  /// Calls the closure with the element and all its descendants.
  func forEach<Failure: Error>(_ body: (SVGNode) throws(Failure) -> Void) throws(Failure) {
    try body(self)
    for child in children { try child.forEach(body) }
  }
}

/// The elements of an SVG file that passed `SVGCheck`.
struct SVGTree {
  let root: SVGNode
  private let named: [String: [SVGNode]]

  /// Checks styles, values and references.
  ///
  /// - Throws: the first style, value or reference that is refused.
  init(_ root: SVGNode, styleSheets: [(text: String, line: Int)]) throws(PictureFault) {
    self.root = root
    var rules = SVGStyleRules()
    for sheet in styleSheets { try rules.add(sheet.text, line: sheet.line) }
    var named: [String: [SVGNode]] = [:]
    try root.forEach { node throws(PictureFault) in
      for id in node.attributes["id"] ?? [] { named[id, default: []].append(node) }
      // The order of attributes decides which error is reported.
      let attributes = node.attributes.sorted { $0.key < $1.key }
      var declarations: [(name: String, value: String, inStyle: Bool)] = []
      for (name, values) in attributes where SVGVocabulary.properties.contains(name) {
        declarations += values.map { (name, $0, false) }
      }
      for text in node.attributes["style"] ?? [] {
        declarations += try SVGStyleRules.declarations(in: text[...], line: node.line)
          .map { ($0, $1, true) }
      }
      declarations += rules.declarations(for: node).map { ($0, $1, true) }
      try node.add(declarations)
    }
    self.named = named
    try root.forEach { node throws(PictureFault) in
      for (property, values) in node.properties.sorted(by: { $0.key < $1.key }) {
        guard let kinds = SVGVocabulary.references[property] else { continue }
        for target in values.flatMap(elements) where !kinds.contains(target.name) {
          throw .unsupportedSVG(.value(target.name, of: property), line: node.line)
        }
      }
      try checkGradient(node)
      try checkInputs(node)
    }
  }

  /// Checks that a filter's first primitive has no input but a standard one.
  ///
  /// librsvg draws nothing with another input. A later primitive takes the result before it.
  private func checkInputs(_ filter: SVGNode) throws(PictureFault) {
    guard filter.name == "filter", let first = filter.children.first else { return }
    for node in [first] + first.children {
      for name in ["in", "in2"] {
        for input in node.attributes[name] ?? []
        where !SVGVocabulary.filterInputs.contains(input.trimmed) {
          throw node.refusal(of: input, in: name)
        }
      }
    }
  }

  private func checkGradient(_ node: SVGNode) throws(PictureFault) {
    guard node.name.hasSuffix("Gradient") else { return }
    var chain = [node]
    for _ in 0..<SVGVocabulary.greatestGradientChain {
      chain = chain.flatMap(linked)
      if chain.isEmpty { return }
    }
    throw .unsupportedSVG(
      .nesting("gradients", greatest: SVGVocabulary.greatestGradientChain), line: node.line)
  }

  /// Returns the elements that a property's value refers to; several if they have the same `id`.
  func elements(_ value: String) -> [SVGNode] {
    Self.identifier(in: value).flatMap { named[$0] } ?? []
  }

  /// Returns the elements that `href` refers to.
  func linked(_ node: SVGNode) -> [SVGNode] {
    (node.attributes["href"] ?? []).flatMap { named[String($0.trimmed.dropFirst())] ?? [] }
  }

  /// Returns the name in `url(#name)` at the beginning of a value, or nil for other values.
  static func identifier(in value: String) -> String? {
    guard value.lowercased().hasPrefix("url("), let end = value.firstIndex(of: ")") else {
      return nil
    }
    let target = value[..<end].dropFirst(4).filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    return target.hasPrefix("#") ? String(target.dropFirst()) : nil
  }
}

extension SVGNode {
  /// Adds the values of properties that `SVGCost` needs.
  ///
  /// Files give a new notation after a value for older viewers: `fill: red; fill: color(…)`. So a
  /// value that librsvg ignores is refused only if the element has no other for the property.
  ///
  /// - Throws: the first value that is refused.
  fileprivate func add(
    _ declarations: [(name: String, value: String, inStyle: Bool)]
  ) throws(PictureFault) {
    var drawn: Set<String> = []
    var ignored: [(name: String, value: String)] = []
    for (name, value, inStyle) in declarations {
      let value = value.replacing("!important", with: "").trimmed
      if try add(name, value, inStyle: inStyle) {
        drawn.insert(name)
      } else {
        ignored.append((name, value))
      }
    }
    if let first = ignored.first(where: { !drawn.contains($0.name) }) {
      throw refusal(of: first.value, in: first.name)
    }
  }

  /// Adds the value of a property that `SVGCost` needs.
  ///
  /// - Returns: whether librsvg draws the value; it ignores others.
  /// - Throws: if the value must not be in a file.
  private func add(
    _ property: String, _ value: String, inStyle: Bool
  ) throws(PictureFault) -> Bool {
    let lower = value.lowercased()
    // librsvg also interprets escapes and comments in attributes.
    if value.contains("\\") || value.contains("/*") { throw refusal(of: value, in: property) }
    let isTransform = property == "transform"
    if isTransform, !SVGCost.scale(value).isFinite { throw refusal(of: value, in: property) }
    if ["clip-path", "filter", "mask"].contains(property) {
      let isReference = SVGTree.identifier(in: value) != nil && lower.hasSuffix(")")
      guard ["none", "inherit", "initial", "unset"].contains(lower) || isReference,
        lower.split(separator: "(", omittingEmptySubsequences: false).count <= 2
      else { throw refusal(of: value, in: property) }
    }
    if SVGCost.properties.contains(property) { properties[property, default: []].append(value) }
    let notation = isTransform && inStyle ? .styleTransform : SVGVocabulary.notations[property]
    guard let notation, !notation.accepts(isTransform ? value : lower) else { return true }
    if case .words = notation { throw refusal(of: value, in: property) }
    return false
  }

  fileprivate func refusal(of value: String, in property: String) -> PictureFault {
    .unsupportedSVG(.value(String(value.prefix(40)), of: property), line: line)
  }
}

extension StringProtocol {
  /// The text without white space at its beginning and end.
  var trimmed: String {
    var rest = drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return String(rest)
  }
}
