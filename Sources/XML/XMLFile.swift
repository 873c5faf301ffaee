private import CLateBinding
private import CXML2

/// Reads an XML file into a tree.
///
/// The parser is libxml2. It loads nothing, neither from a network nor from other files, and it
/// refuses every document type, so that a file has no entities but XML's own five.
package enum XMLFile {
  /// The reason why a file cannot be read.
  package enum Fault: Error, Hashable, Sendable {
    /// A syntax error in libxml2's words.
    case syntax(String, line: Int)
    /// The file has a document type, which may declare entities.
    case documentType(line: Int)
    /// The file declares another encoding than UTF-8, or its bytes are not UTF-8 if that is nil.
    case encoding(declared: String?)
    case tooLarge(bytes: Int)
    case tooDeep(limit: Int, line: Int)
    case tooManyElements(limit: Int, line: Int)
    /// A tag has more attributes than the limit of elements' attributes.
    case tooManyAttributes(limit: Int, line: Int)
    case outOfMemory
  }

  /// The limits for reading a file.
  package struct Limits: Hashable, Sendable {
    package var bytes: Int
    package var depth: Int
    package var elements: Int

    package init(bytes: Int, depth: Int, elements: Int) {
      self.bytes = bytes
      self.depth = depth
      self.elements = elements
    }
  }

  /// The root element of a file.
  ///
  /// - Throws: the first reason why the file cannot be read.
  package static func root(of bytes: [UInt8], limits: Limits) throws(Fault) -> XMLElement {
    guard bytes.count <= limits.bytes else { throw .tooLarge(bytes: limits.bytes) }
    if let fault = XMLLibrary.encodingFault(in: bytes) {
      throw .encoding(declared: fault.declared)
    }
    if let line = lineOfLongTag(in: bytes) {
      throw .tooManyAttributes(limit: greatestAttributeCount, line: line)
    }
    XMLLibrary.prepare()
    let builder = TreeBuilder(limits: limits)
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.internalSubset = { builder, _, _, _ in
      TreeBuilder.from(builder)?.refuse { .documentType(line: $0) }
    }
    handler.startElementNs = { builder, name, prefix, _, _, _, count, _, attributes in
      TreeBuilder.from(builder)?.start(name, prefix: prefix, Int(count), attributes)
    }
    handler.endElementNs = { builder, _, _, _ in TreeBuilder.from(builder)?.end() }
    handler.characters = { builder, text, count in
      TreeBuilder.from(builder)?.characters(text, Int(count))
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.serror = { builder, error in
      guard let error, error.pointee.level == XML_ERR_FATAL else { return }
      let message = error.pointee.message.map { String(cString: $0) } ?? "malformed XML"
      let words = message.split(separator: "\n").first.map(String.init) ?? message
      let line = max(1, Int(error.pointee.line))
      TreeBuilder.from(builder)?.refuse { _ in .syntax(words, line: line) }
    }
    let context = xmlCreatePushParserCtxt(
      &handler, Unmanaged.passUnretained(builder).toOpaque(), nil, 0, nil)
    guard let context else { throw .outOfMemory }
    defer { xmlFreeParserCtxt(context) }
    builder.context = context
    // Without entities of the file's own, replacing entities only means XML's own five.
    xmlCtxtUseOptions(
      context, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue))
    withExtendedLifetime(builder) {
      bytes.withUnsafeBytes { bytes in
        builder.bytes = bytes.assumingMemoryBound(to: UInt8.self)
        let text = bytes.assumingMemoryBound(to: CChar.self)
        _ = xmlParseChunk(context, text.baseAddress, Int32(clamping: text.count), 1)
      }
    }
    builder.context = nil
    if let fault = builder.fault { throw fault }
    guard let root = builder.root else { throw .syntax("there is no element", line: 1) }
    return root
  }
}

extension XMLFile {
  /// The greatest number of attributes of an element.
  ///
  /// The time of libxml2 grows with the square of this number, before it tells of the element.
  private static let greatestAttributeCount = 256

  /// The line of the first tag with too many attributes; nil if there is none.
  ///
  /// No tag contains another `<`, so each `=` behind it that is not in quotes is one of an attribute.
  private static func lineOfLongTag(in bytes: [UInt8]) -> Int? {
    var (line, start, count) = (1, 1, 0)
    var isTag = false
    var quote: UInt8?
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "<"): (isTag, start, count, quote) = (true, line, 0, nil)
      case quote: quote = nil
      case UInt8(ascii: "\"") where isTag && quote == nil,
        UInt8(ascii: "'") where isTag && quote == nil:
        quote = byte
      case UInt8(ascii: ">") where quote == nil: isTag = false
      case UInt8(ascii: "=") where isTag && quote == nil:
        count += 1
        if count > greatestAttributeCount { return start }
      default: break
      }
    }
    return nil
  }
}

/// The state of reading one file.
private final class TreeBuilder {
  private let limits: XMLFile.Limits
  /// The first reason to refuse the file, or nil.
  private(set) var fault: XMLFile.Fault?
  private(set) var root: XMLElement?
  /// The parser, while it parses.
  var context: xmlParserCtxtPtr?
  /// The file, while the parser parses.
  var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The place at which the last tag begins.
  private var place = XMLPlace()
  private var open: [OpenElement] = []
  private var count = 0

  private struct OpenElement {
    let name: String
    let attributes: [XMLAttribute]
    let place: XMLPlace
    var children: [XMLElement] = []
    var text: [UInt8] = []
  }

  init(limits: XMLFile.Limits) { self.limits = limits }

  static func from(_ pointer: UnsafeMutableRawPointer?) -> TreeBuilder? {
    pointer.map { Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Stops reading, for the reason that the closure returns for the current line.
  func refuse(_ fault: (Int) -> XMLFile.Fault) {
    if self.fault == nil {
      findTag()
      self.fault = fault(place.line)
    }
    if let context { xmlStopParser(context) }
  }

  func start(
    _ name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?, _ attributeCount: Int,
    _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    count += 1
    findTag()
    guard count <= limits.elements else {
      return refuse { .tooManyElements(limit: limits.elements, line: $0) }
    }
    guard open.count < limits.depth else {
      return refuse { .tooDeep(limit: limits.depth, line: $0) }
    }
    open.append(
      OpenElement(
        name: Self.string(name, prefix: prefix),
        attributes: Self.attributes(attributeCount, fields), place: place))
  }

  func end() {
    guard let last = open.popLast() else { return }
    let element = XMLElement(
      name: last.name, attributes: last.attributes, children: last.children,
      text: String(decoding: last.text, as: UTF8.self), at: last.place)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func characters(_ text: UnsafePointer<xmlChar>?, _ count: Int) {
    guard let text, !open.isEmpty else { return }
    open[open.count - 1].text.append(contentsOf: UnsafeBufferPointer(start: text, count: count))
  }

  /// Moves `place` to the beginning of the current tag.
  private func findTag() {
    guard let input = context?.pointee.input?.pointee, let base = input.base, let end = input.cur
    else { return }
    var start = end
    // No tag contains another `<`, not even in its attributes.
    while start > base, start.pointee != UInt8(ascii: "<") { start -= 1 }
    // libxml2 forgets the beginning of a long file, and counts it.
    place.advance(to: Int(input.consumed) + (start - base), in: bytes)
  }

  /// The attributes from libxml2's five fields for each: name, prefix, namespace, and the beginning
  /// and end of the value.
  private static func attributes(
    _ count: Int, _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> [XMLAttribute] {
    guard let fields else { return [] }
    return (0..<count).compactMap { index in
      let fields = fields + 5 * index
      guard let begin = fields[3], let end = fields[4] else { return nil }
      return XMLAttribute(
        name: string(fields[0], prefix: fields[1]),
        value: String(
          decoding: UnsafeBufferPointer(start: begin, count: end - begin), as: UTF8.self))
    }
  }

  private static func string(
    _ name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?
  ) -> String {
    let local = name.map { String(cString: $0) } ?? ""
    return prefix.map { "\(String(cString: $0)):\(local)" } ?? local
  }
}
