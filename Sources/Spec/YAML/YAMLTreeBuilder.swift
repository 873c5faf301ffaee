import Diagnostics

/// Builds the tree of one file, or says why there is none.
struct YAMLTreeBuilder: ~Copyable {
  private let file: String
  private let limits: SpecLimits
  /// The last line that has anything on it.
  private let lastLine: Int
  private var reader: YAMLEventReader
  private var anchors: [String: (node: YAMLNode, count: Int)] = [:]
  private var count = 0
  /// What is wrong with keys, where reading goes on without them.
  private(set) var keyFindings: [Diagnostic] = []

  /// The file's one document, and what is wrong with it; nil where it cannot be read on.
  static func tree(
    of bytes: [UInt8], file: String, limits: SpecLimits
  ) -> (node: YAMLNode?, diagnostics: [Diagnostic]) {
    guard bytes.count <= limits.fileBytes else {
      return (nil, [.fileTooLarge(limits, file: file)])
    }
    return bytes.withUnsafeBufferPointer { buffer in
      var check = UTF8Check()
      if let flaw = check.firstFlaw(in: buffer) {
        let place = SourceSpan(file: file, line: check.line, column: check.column)
        return (nil, [.notText(flaw, at: place)])
      }
      // libyaml takes a byte order mark for text where it is told the encoding.
      let text = check.hasByteOrderMark ? UnsafeBufferPointer(rebasing: buffer[3...]) : buffer
      guard let reader = YAMLEventReader(text) else { return (nil, [.outOfMemory(file: file)]) }
      var builder = YAMLTreeBuilder(
        file: file, limits: limits, lastLine: check.lastLine, reader: reader)
      do throws(Refusal) {
        let node = try builder.document()
        return (node, builder.keyFindings)
      } catch {
        return (nil, builder.keyFindings + [error.diagnostic])
      }
    }
  }

  private init(
    file: String, limits: SpecLimits, lastLine: Int, reader: consuming YAMLEventReader
  ) {
    self.file = file
    self.limits = limits
    self.lastLine = lastLine
    self.reader = reader
  }

  private struct Refusal: Error { var diagnostic: Diagnostic }

  private mutating func next() throws(Refusal) -> YAMLEvent {
    do throws(YAMLSyntaxError) {
      return try reader.next()
    } catch {
      throw Refusal(diagnostic: .syntax(error, file: file, isAtEnd: error.mark.line > lastLine))
    }
  }

  private mutating func document() throws(Refusal) -> YAMLNode {
    while true {
      let event = try next()
      switch event.kind {
      case .streamStart, .documentStart: continue
      case .streamEnd: throw Refusal(diagnostic: .emptyFile(file: file))
      default:
        let node = try self.node(event, depth: 0)
        if node.isNull { throw Refusal(diagnostic: .emptyFile(file: file)) }
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
      default: throw Refusal(diagnostic: .severalDocuments(at: span(event)))
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
    default: throw Refusal(diagnostic: .emptyFile(file: file))
    }
    if let tag = properties.tag {
      throw Refusal(diagnostic: .tag(tag, at: span(event)))
    }
    if let anchor = properties.anchor { anchors[anchor] = (node, count - before) }
    return node
  }

  private mutating func alias(_ name: String, _ event: YAMLEvent) throws(Refusal) -> YAMLNode {
    guard let (node, size) = anchors[name] else {
      throw Refusal(diagnostic: .unknownAnchor(name, at: span(event)))
    }
    try add(size - 1, at: event)
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
    var places: [String: SourceSpan] = [:]
    while true {
      let event = try next()
      if case .mappingEnd = event.kind { return entries }
      let key = try node(event, depth: depth)
      let value = try node(try next(), depth: depth)
      guard let scalar = key.scalar else {
        throw Refusal(diagnostic: .keyIsNoText(at: key.span))
      }
      let name = scalar.text
      // In quotes it is a key as any other.
      if name == "<<", scalar.style == .plain {
        note(.mergeKey(at: key.span))
        continue
      }
      if let first = places[name] {
        note(.duplicateKey(name, at: key.span, first: first))
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
      throw Refusal(diagnostic: .tooManyNodes(limits, at: span(event)))
    }
  }

  private func deeper(_ depth: Int, at event: YAMLEvent) throws(Refusal) -> Int {
    guard depth < limits.nesting else {
      throw Refusal(diagnostic: .tooDeep(limits, at: span(event)))
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
