import Diagnostics

/// Builds the tree of one file.
struct YAMLTreeBuilder: ~Copyable {
  private let file: String
  /// The file's bytes, without a byte order mark.
  private let text: UnsafeBufferPointer<UInt8>
  private let limits: YAMLLimits
  /// The last line that is not empty.
  private let lastLine: Int
  private var reader: YAMLEventReader
  private var anchors: [String: (node: YAMLNode, count: Int)] = [:]
  /// The anchors that merge keys name.
  private var mergedAnchors: Set<String> = []
  private var count = 0
  /// The errors in keys.
  ///
  /// Reading continues without the keys.
  private(set) var keyFindings: [Diagnostic] = []

  /// Reads `bytes`, which must be within the limit for bytes.
  static func read(_ bytes: [UInt8], file: String, limits: YAMLLimits) -> YAMLFile {
    // A conflict marker may be valid YAML, as text that goes on in the next line.
    if let fault = Diagnostic.textOfGit(in: bytes, file: file) {
      return YAMLFile(diagnostics: [fault])
    }
    return bytes.withUnsafeBufferPointer { buffer in
      var check = UTF8Check()
      if let flaw = check.firstFlaw(in: buffer) {
        let place = SourceSpan(file: file, line: check.line, column: check.column)
        return YAMLFile(diagnostics: [.notText(flaw, at: place)])
      }
      // If libyaml is given the encoding, it reads a byte order mark as text, so the mark is cut
      // off.
      let text = check.hasByteOrderMark ? UnsafeBufferPointer(rebasing: buffer[3...]) : buffer
      guard let reader = YAMLEventReader(text) else {
        return YAMLFile(diagnostics: [.outOfMemory(file: file)])
      }
      var builder = YAMLTreeBuilder(
        file: file, text: text, limits: limits, lastLine: check.lastLine, reader: reader)
      do throws(Refusal) {
        let root = try builder.document()
        return YAMLFile(root: root, diagnostics: builder.keyFindings)
      } catch {
        switch error {
        case .mistake(let diagnostic):
          return YAMLFile(diagnostics: builder.keyFindings + [diagnostic])
        case .excess(let excess):
          return YAMLFile(diagnostics: builder.keyFindings, excess: excess)
        }
      }
    }
  }

  private init(
    file: String, text: UnsafeBufferPointer<UInt8>, limits: YAMLLimits, lastLine: Int,
    reader: consuming YAMLEventReader
  ) {
    self.file = file
    self.text = text
    self.limits = limits
    self.lastLine = lastLine
    self.reader = reader
  }

  /// The reason for which reading stops.
  private enum Refusal: Error {
    case mistake(Diagnostic)
    case excess(YAMLExcess)
  }

  private mutating func next() throws(Refusal) -> YAMLEvent {
    do throws(YAMLSyntaxError) {
      return try reader.next()
    } catch {
      throw .mistake(
        .syntax(
          error, file: file, isAtEnd: error.mark.line > lastLine, help: YAMLTrap.help(error, text)))
    }
  }

  private mutating func document() throws(Refusal) -> YAMLNode {
    while true {
      let event = try next()
      switch event.kind {
      case .streamStart, .documentStart: continue
      case .streamEnd: throw .mistake(.emptyFile(file: file))
      default:
        let node = try self.node(event, depth: 0)
        if node.isNull { throw .mistake(.emptyFile(file: file)) }
        try end()
        return node
      }
    }
  }

  private mutating func end() throws(Refusal) {
    while true {
      let event = try next()
      switch event.kind {
      case .documentEnd: continue
      case .streamEnd: return
      default: throw .mistake(.severalDocuments(at: span(event)))
      }
    }
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(Refusal) -> YAMLNode {
    try add(1, at: event)
    let before = count - 1
    let node: YAMLNode
    let properties: YAMLProperties
    switch event.kind {
    case .scalar(let text, let style, let found):
      properties = found
      node = scalar(text, style, event)
    case .sequenceStart(let found):
      properties = found
      node = YAMLNode(
        span: span(event), content: .sequence(try sequence(depth: try deeper(depth, at: event))))
    case .mappingStart(let found):
      properties = found
      node = YAMLNode(
        span: span(event), content: .mapping(try mapping(depth: try deeper(depth, at: event))))
    case .alias(let name): return try alias(name, event)
    default: throw .mistake(.emptyFile(file: file))
    }
    if let tag = properties.tag {
      throw .mistake(.tag(tag, at: span(event)))
    }
    if let anchor = properties.anchor { anchors[anchor] = (node, count - before) }
    return node
  }

  /// The value of the anchor with the place of the alias; what is inside keeps its place.
  private mutating func alias(_ name: String, _ event: YAMLEvent) throws(Refusal) -> YAMLNode {
    guard let anchored = anchors[name] else {
      throw .mistake(.unknownAnchor(name, at: span(event)))
    }
    try add(anchored.count - 1, at: event)
    var node = anchored.node
    node.span = span(event)
    if case .scalar(var scalar) = node.content {
      scalar.offset = nil
      node.content = .scalar(scalar)
    }
    return node
  }

  private mutating func sequence(depth: Int) throws(Refusal) -> [YAMLNode] {
    var nodes: [YAMLNode] = []
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind { return nodes }
      nodes.append(try node(event, depth: depth))
    }
  }

  private mutating func mapping(depth: Int) throws(Refusal) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var inherited: [YAMLEntry] = []
    var places: [String: SourceSpan] = [:]
    while true {
      let event = try next()
      if case .mappingEnd = event.kind {
        if depth == 1, !mergedAnchors.isEmpty {
          let merged = mergedAnchors.compactMap { anchors[$0]?.node.span }
          entries.removeAll { merged.contains($0.value.span) }
        }
        return entries + inherited.filter { places[$0.key] == nil }
      }
      let key = try node(event, depth: depth)
      let valueEvent = try next()
      let value = try node(valueEvent, depth: depth)
      guard let scalar = key.scalar else {
        throw .mistake(.keyIsNoText(at: key.span))
      }
      let name = scalar.text
      // A quoted `<<` is an ordinary key.
      if name == "<<", scalar.style == .plain {
        let anchor: String? = if case .alias(let name) = valueEvent.kind { name } else { nil }
        note(.mergeKey(anchor, value, at: key.span))
        if let anchor { mergedAnchors.insert(anchor) }
        // The keys count as written out, so that nothing else is reported of them.
        if case .mapping(let merged) = value.content { inherited += merged }
        continue
      }
      if let first = places[name] {
        let isSection = depth == 1 || ["views", "constraints"].contains(name)
        note(
          .duplicateKey(
            name, at: key.span, first: first, holdsEntries: isSection && value.scalar == nil))
        continue
      }
      places[name] = key.span
      entries.append(YAMLEntry(key: name, keySpan: key.span, value: value))
    }
  }

  private mutating func note(_ finding: Diagnostic) {
    if keyFindings.count < limits.diagnostics { keyFindings.append(finding) }
  }

  private mutating func add(_ nodes: Int, at event: YAMLEvent) throws(Refusal) {
    count += nodes
    guard count <= limits.nodes else {
      throw .excess(YAMLExcess(.nodes, at: span(event)))
    }
  }

  private func deeper(_ depth: Int, at event: YAMLEvent) throws(Refusal) -> Int {
    guard depth < limits.depth else {
      throw .excess(YAMLExcess(.depth, at: span(event)))
    }
    return depth + 1
  }

  private func span(_ event: YAMLEvent) -> SourceSpan {
    let isOneLine = event.start.line == event.end.line
    return SourceSpan(
      file: file, line: event.start.line, column: event.start.column,
      length: isOneLine ? event.end.column - event.start.column : 1)
  }

  private func scalar(_ text: String, _ style: YAMLScalar.Style, _ event: YAMLEvent) -> YAMLNode {
    let place = span(event)
    let quotes = style == .quoted ? 1 : 0
    let isExact =
      style != .block && event.start.line == event.end.line
      && event.end.column - event.start.column == text.unicodeScalars.count + 2 * quotes
    return YAMLNode(
      span: place,
      content: .scalar(YAMLScalar(text: text, style: style, offset: isExact ? quotes : nil)))
  }
}
