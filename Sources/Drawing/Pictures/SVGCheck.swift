private import CLateBinding
private import CXML2
import Graphics
import XML

/// The rules for a spec's SVG files: drawings without scripts, external references and fonts.
///
/// libxml2 parses the file, as it does for librsvg, so that both see the same document. It loads
/// nothing, neither from a network nor from other files. It stops at the first element, attribute
/// or declaration that is refused. `SVGVocabulary` lists everything that is accepted. `SVGCost`
/// estimates the time and memory to draw it.
enum SVGCheck {
  /// Whether the bytes begin like an SVG file: with markup that contains `<svg` in the first 4096
  /// bytes.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<")
      && head.contains("<svg")
  }

  /// Parses and checks a file.
  ///
  /// - Returns: the elements of the file.
  /// - Throws: the first reason to refuse the file, or the position of a syntax error.
  static func check(_ bytes: [UInt8]) throws(PictureFault) -> SVGTree {
    guard bytes.count <= SVGVocabulary.greatestFile else {
      throw .unsupportedSVG(.limit("bytes", greatest: SVGVocabulary.greatestFile), line: 1)
    }
    if let fault = XMLLibrary.encodingFault(in: bytes) {
      throw .svg(.encoding(declared: fault.declared), line: 1)
    }
    XMLLibrary.prepare()
    let reading = read(bytes)
    if let fault = reading.fault { throw fault }
    guard let root = reading.root else { throw .corrupt("no element") }
    return try SVGTree(root, styleSheets: reading.styleSheets)
  }

  private static func read(_ bytes: [UInt8]) -> SVGReading {
    let reading = SVGReading()
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { reading, name, prefix, namespace, _, _, count, _, attributes in
      SVGReading.from(reading)?
        .startElement(name, prefix: prefix, namespace: namespace, Int(count), attributes)
    }
    handler.endElementNs = { reading, _, _, _ in SVGReading.from(reading)?.endElement() }
    handler.characters = { reading, text, count in
      SVGReading.from(reading)?.characters(text, Int(count))
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.processingInstruction = { reading, target, _ in
      SVGReading.from(reading)?.processingInstruction(target)
    }
    // All declarations in the internal subset of a document type.
    handler.entityDecl = { reading, _, _, _, _, _ in SVGReading.from(reading)?.declaration() }
    handler.unparsedEntityDecl = { reading, _, _, _, _ in
      SVGReading.from(reading)?.declaration()
    }
    handler.notationDecl = { reading, _, _, _ in SVGReading.from(reading)?.declaration() }
    handler.elementDecl = { reading, _, _, _ in SVGReading.from(reading)?.declaration() }
    handler.attributeDecl = { reading, _, _, _, _, _, _ in
      SVGReading.from(reading)?.declaration()
    }
    handler.serror = { reading, error in
      guard let error, error.pointee.level == XML_ERR_FATAL else { return }
      let message = error.pointee.message.map { String(cString: $0) } ?? "malformed XML"
      SVGReading.from(reading)?.malformed(line: Int(error.pointee.line), message)
    }
    let context = xmlCreatePushParserCtxt(
      &handler, Unmanaged.passUnretained(reading).toOpaque(), nil, 0, nil)
    guard let context else {
      reading.refuse(.corrupt("out of memory"))
      return reading
    }
    defer { xmlFreeParserCtxt(context) }
    reading.context = context
    // With XML_PARSE_NONET alone, libxml2 replaces no entities, loads no document type and keeps
    // its limits for names and texts.
    xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue))
    return withExtendedLifetime(reading) {
      bytes.withUnsafeBytes { bytes in
        let text = bytes.assumingMemoryBound(to: CChar.self)
        _ = xmlParseChunk(context, text.baseAddress, Int32(clamping: text.count), 1)
      }
      return reading
    }
  }
}

/// The state of parsing one file.
private final class SVGReading {
  /// The first reason to refuse the file, or nil.
  private(set) var fault: PictureFault?
  private(set) var root: SVGNode?
  private(set) var styleSheets: [(text: String, line: Int)] = []
  /// The parser, while it parses.
  var context: xmlParserCtxtPtr?
  /// The open elements.
  private var open: [SVGNode] = []
  private var count = 0
  /// The depth of the open `style` element and its text so far.
  private var style: (depth: Int, text: [UInt8])?

  static func from(_ pointer: UnsafeMutableRawPointer?) -> SVGReading? {
    pointer.map { Unmanaged<SVGReading>.fromOpaque($0).takeUnretainedValue() }
  }

  func refuse(_ fault: PictureFault) {
    if self.fault == nil { self.fault = fault }
    if let context { xmlStopParser(context) }
  }

  /// Handles the start tag of an element.
  ///
  /// - Parameters:
  ///   - name: the name without its prefix.
  ///   - prefix: the prefix, or nil without one.
  ///   - namespace: the namespace, or nil if none is declared.
  ///   - count: the number of attributes.
  ///   - attributes: five fields for each attribute: its name, prefix and namespace, and the
  ///     beginning and end of its value.
  func startElement(
    _ name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?,
    namespace: UnsafePointer<xmlChar>?, _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    do throws(PictureFault) {
      try begin(
        Self.string(name), isForeign: Self.isForeign(prefix: prefix, namespace: namespace),
        Self.attributes(count, attributes))
    } catch {
      refuse(error)
    }
  }

  private func begin(
    _ name: String, isForeign: Bool, _ attributes: [Attribute]
  ) throws(PictureFault) {
    let line = line
    count += 1
    guard count <= SVGVocabulary.greatestElementCount else {
      throw .unsupportedSVG(
        .limit("elements", greatest: SVGVocabulary.greatestElementCount), line: line)
    }
    guard open.count < SVGVocabulary.greatestDepth else {
      throw .unsupportedSVG(
        .nesting("elements", greatest: SVGVocabulary.greatestDepth), line: line)
    }
    switch name {
    case "script": throw .svg(.script, line: line)
    case "text", "tspan", "tref", "textPath", "font": throw .svg(.text, line: line)
    case "image", "feImage": throw .svg(.picture, line: line)
    case "foreignObject", "iframe", "embed", "object", "audio", "video", "canvas":
      throw .svg(.foreign(name), line: line)
    case "include": throw .svg(.reference("include"), line: line)
    default: break
    }
    for attribute in attributes { try check(attribute, line) }
    var kept: [String: [String]] = [:]
    if !isForeign { kept = try self.kept(attributes, of: name, line) }
    let node = SVGNode(name: isForeign ? "" : name, line: line, attributes: kept)
    if name == "style", style == nil { style = (open.count, []) }
    if let parent = open.last { try add(node, to: parent) } else { root = node }
    open.append(node)
  }

  /// Returns the attributes of an SVG element, without those of other namespaces.
  private func kept(
    _ attributes: [Attribute], of element: String, _ line: Int
  ) throws(PictureFault) -> [String: [String]] {
    guard let own = SVGVocabulary.elements[element], element != "svg" || open.isEmpty else {
      throw .unsupportedSVG(.element(element), line: line)
    }
    var kept: [String: [String]] = [:]
    for attribute in attributes where !attribute.isForeign {
      let name = attribute.name
      guard
        own.contains(name) || SVGVocabulary.common.contains(name)
          || SVGVocabulary.properties.contains(name) || name.hasPrefix("data-")
          || name.hasPrefix("aria-")
      else { throw .unsupportedSVG(.attribute(name, of: element), line: line) }
      let length = attribute.value.utf8.count
      guard length <= SVGVocabulary.greatestAttribute || name == "d" || name == "points" else {
        throw .unsupportedSVG(
          .limit("bytes in `\(name)`", greatest: SVGVocabulary.greatestAttribute), line: line)
      }
      // `SVGTree` checks properties, also those in styles.
      if !SVGVocabulary.properties.contains(name), let notation = SVGVocabulary.notations[name],
        !notation.accepts(attribute.value)
      {
        throw .unsupportedSVG(.value(String(attribute.value.prefix(40)), of: name), line: line)
      }
      kept[name, default: []].append(attribute.value)
    }
    return kept
  }

  private func add(_ node: SVGNode, to parent: SVGNode) throws(PictureFault) {
    parent.children.append(node)
    let (part, greatest) =
      switch parent.name {
      case "linearGradient", "radialGradient": ("stops", SVGVocabulary.greatestStopCount)
      case "filter": ("effects", SVGVocabulary.greatestPrimitiveCount)
      default: ("", Int.max)
      }
    guard parent.children.count <= greatest else {
      throw .unsupportedSVG(
        .limit("\(part) in `\(parent.name)`", greatest: greatest), line: node.line)
    }
  }

  /// The line in which the current tag begins, from 1.
  private var line: Int {
    guard let input = context?.pointee.input?.pointee, let base = input.base, let end = input.cur
    else { return 1 }
    var (place, line) = (end, Int(input.line))
    // No tag contains another `<`, not even in its attributes.
    while place > base, place.pointee != UInt8(ascii: "<") {
      place -= 1
      if place.pointee == UInt8(ascii: "\n") { line -= 1 }
    }
    return line
  }

  func endElement() {
    let node = open.popLast()
    guard let style, style.depth == open.count else { return }
    let text = String(decoding: style.text, as: UTF8.self)
    self.style = nil
    do throws(PictureFault) {
      try checkStyle(text, node?.line ?? 1)
    } catch {
      return refuse(error)
    }
    styleSheets.append((text, node?.line ?? 1))
  }

  func characters(_ text: UnsafePointer<xmlChar>?, _ count: Int) {
    guard style != nil, let text else { return }
    style?.text.append(contentsOf: UnsafeBufferPointer(start: text, count: count))
  }

  func processingInstruction(_ target: UnsafePointer<xmlChar>?) {
    let target = Self.string(target)
    if target == "xml-stylesheet" { refuse(.svg(.reference(target), line: line)) }
  }

  func declaration() { refuse(.svg(.entity, line: line)) }

  /// Handles a syntax error.
  ///
  /// - Parameters:
  ///   - line: the line, from 1.
  ///   - message: libxml2's message.
  func malformed(line: Int, _ message: String) {
    let words = message.split(separator: "\n").first ?? ""
    if fault == nil { fault = .corrupt("line \(line): \(words)") }
  }

  private func check(_ attribute: Attribute, _ line: Int) throws(PictureFault) {
    if attribute.name.lowercased().hasPrefix("on") {
      throw .svg(.handler(attribute.name), line: line)
    }
    if attribute.name == "href" || attribute.name == "src" {
      let target = attribute.value.drop { $0.isWhitespace }
      guard target.hasPrefix("#") else {
        throw .svg(.reference(String(target.prefix(60))), line: line)
      }
    }
    try checkStyle(attribute.value, line)
  }

  /// Checks the references in a style sheet or an attribute; `line` is that of its element.
  private func checkStyle(_ style: String, _ line: Int) throws(PictureFault) {
    let lower = style.lowercased()
    if lower.contains("@import") { throw .svg(.reference("@import"), line: line) }
    if lower.contains("javascript:") { throw .svg(.script, line: line) }
    var rest = Substring(lower)
    while let found = rest.firstRange(of: "url(") {
      rest = rest[found.upperBound...]
      let target = rest.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      guard target.hasPrefix("#") else {
        let shown = target.prefix { $0 != ")" && $0 != "\"" }.prefix(60)
        throw .svg(.reference(String(shown)), line: line)
      }
    }
  }

  private struct Attribute {
    let name: String
    let isForeign: Bool
    let value: String
  }

  private static func attributes(
    _ count: Int, _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> [Attribute] {
    guard let fields else { return [] }
    return (0..<count).compactMap { index in
      let fields = fields + 5 * index
      guard let begin = fields[3], let end = fields[4] else { return nil }
      let value = UnsafeBufferPointer(start: begin, count: end - begin)
      let name = string(fields[0])
      let isLink = name == "href" && isLink(fields[1], fields[2])
      return Attribute(
        name: name, isForeign: fields[1] != nil && !isLink,
        value: String(decoding: value, as: UTF8.self))
    }
  }

  private static func isLink(
    _ prefix: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?
  ) -> Bool {
    string(namespace) == "http://www.w3.org/1999/xlink"
      || namespace == nil && string(prefix) == "xlink"
  }

  /// Whether an element is in another namespace than SVG's, or its prefix is not declared.
  private static func isForeign(
    prefix: UnsafePointer<xmlChar>?, namespace: UnsafePointer<xmlChar>?
  ) -> Bool {
    namespace == nil ? prefix != nil : string(namespace) != "http://www.w3.org/2000/svg"
  }

  private static func string(_ name: UnsafePointer<xmlChar>?) -> String {
    name.map { String(cString: $0) } ?? ""
  }
}
