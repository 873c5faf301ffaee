private import CLateBinding
private import CXML2
import Graphics

/// The rules for SVG files that come with a spec: a drawing, and nothing that runs, refers to other
/// files or looks different elsewhere.
///
/// libxml2 parses the file, as it does for librsvg, so that both see the same document. It loads
/// nothing, neither from a network nor from other files, it builds no tree, and it stops at the first
/// element, attribute or declaration that is refused. Nesting is limited to `greatestDepth`
/// elements; `PictureFile` limits the file's size.
enum SVGCheck {
  /// The greatest number of elements within each other.
  ///
  /// It is libxml2's own limit for trees, and keeps librsvg, which recurses, from a stack overflow.
  static let greatestDepth = 256

  /// Whether an `svg` element begins the file, after space, comments and declarations.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<")
      && head.contains("<svg")
  }

  /// - Throws: the first reason to refuse the file, or where it is malformed.
  static func check(_ bytes: [UInt8]) throws(PictureFault) {
    guard String(validating: bytes, as: UTF8.self) != nil, declaresUTF8(bytes) else {
      throw .svg(.encoding)
    }
    // libxml2 initializes itself at its first use, which only one thread may do.
    if let fault = FontLock.hold({ fault(in: bytes) }) { throw fault }
  }

  /// Whether the encoding in the XML declaration is UTF-8 or ASCII, or missing.
  ///
  /// A parser that obeyed another declared encoding would read another document.
  private static func declaresUTF8(_ bytes: [UInt8]) -> Bool {
    let text = bytes.prefix(1024).drop { [0xEF, 0xBB, 0xBF].contains($0) }
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else {
      return true
    }
    let declaration = String(decoding: text[..<end], as: UTF8.self).lowercased()
    let parts = declaration.split(separator: #/["']/#, omittingEmptySubsequences: false)
    // Names and values alternate: `<?xml version=`, `1.0`, ` encoding=`, `utf-8`, `?`.
    return zip(parts, parts.dropFirst()).allSatisfy { name, value in
      !name.contains("encoding") || ["utf-8", "us-ascii"].contains(value)
    }
  }

  private static func fault(in bytes: [UInt8]) -> PictureFault? {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { reading, name, _, _, _, _, count, _, attributes in
      SVGReading.from(reading)?.startElement(name, Int(count), attributes)
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
    // All declarations within the brackets of a document type.
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
    let reading = SVGReading()
    let context = xmlCreatePushParserCtxt(
      &handler, Unmanaged.passUnretained(reading).toOpaque(), nil, 0, nil)
    guard let context else { return .corrupt("out of memory") }
    defer { xmlFreeParserCtxt(context) }
    reading.stop = { xmlStopParser(context) }
    // XML_PARSE_NONET; nothing replaces entities, loads a document type or lifts the limits of
    // names and texts.
    xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue))
    return withExtendedLifetime(reading) {
      bytes.withUnsafeBytes { bytes in
        let text = bytes.assumingMemoryBound(to: CChar.self)
        // `PictureFile` reads at most 64 MB.
        _ = xmlParseChunk(context, text.baseAddress, Int32(clamping: text.count), 1)
      }
      return reading.fault
    }
  }
}

/// What a parser finds in one file.
private final class SVGReading {
  /// The first one.
  private(set) var fault: PictureFault?
  /// Ends the parsing.
  var stop: () -> Void = {}
  private var depth = 0
  /// The depth of the open `style` element and its text so far.
  private var style: (depth: Int, text: [UInt8])?

  static func from(_ pointer: UnsafeMutableRawPointer?) -> SVGReading? {
    pointer.map { Unmanaged<SVGReading>.fromOpaque($0).takeUnretainedValue() }
  }

  private func refuse(_ fault: PictureFault) {
    if self.fault == nil { self.fault = fault }
    stop()
  }

  /// - Parameters:
  ///   - name: the name without its prefix.
  ///   - count: the number of attributes.
  ///   - attributes: for each the name, its prefix, its namespace, and where its value begins and ends.
  func startElement(
    _ name: UnsafePointer<xmlChar>?, _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    depth += 1
    guard depth <= SVGCheck.greatestDepth else {
      return refuse(.corrupt("more than \(SVGCheck.greatestDepth) elements within each other"))
    }
    let name = Self.string(name)
    switch name {
    case "script": return refuse(.svg(.script))
    case "text", "tspan", "tref", "textPath", "font": return refuse(.svg(.text))
    case "image", "feImage": return refuse(.svg(.picture))
    case "foreignObject", "iframe", "embed", "object", "audio", "video", "canvas":
      return refuse(.svg(.foreign))
    case "include": return refuse(.svg(.reference("include")))
    case "style" where style == nil: style = (depth, [])
    default: break
    }
    guard let attributes else { return }
    for index in 0..<count {
      let fields = attributes + 5 * index
      guard let begin = fields[3], let end = fields[4] else { continue }
      let value = UnsafeBufferPointer(start: begin, count: end - begin)
      check(attribute: Self.string(fields[0]), String(decoding: value, as: UTF8.self))
    }
  }

  func endElement() {
    if let style, style.depth == depth {
      checkStyle(String(decoding: style.text, as: UTF8.self))
      self.style = nil
    }
    depth -= 1
  }

  func characters(_ text: UnsafePointer<xmlChar>?, _ count: Int) {
    guard style != nil, let text else { return }
    style?.text.append(contentsOf: UnsafeBufferPointer(start: text, count: count))
  }

  func processingInstruction(_ target: UnsafePointer<xmlChar>?) {
    let target = Self.string(target)
    if target == "xml-stylesheet" { refuse(.svg(.reference(target))) }
  }

  func declaration() { refuse(.svg(.entity)) }

  /// - Parameters:
  ///   - line: from 1.
  ///   - message: libxml2's words.
  func malformed(line: Int, _ message: String) {
    let words = message.split(separator: "\n").first ?? ""
    if fault == nil { fault = .corrupt("line \(line): \(words)") }
  }

  private func check(attribute name: String, _ value: String) {
    if name.lowercased().hasPrefix("on") { return refuse(.svg(.handler(name))) }
    if name == "href" || name == "src" {
      let target = value.drop { $0.isWhitespace }
      guard target.hasPrefix("#") else {
        return refuse(.svg(.reference(String(target.prefix(60)))))
      }
    }
    checkStyle(value)
  }

  /// References in a style sheet or in an attribute.
  private func checkStyle(_ style: String) {
    let lower = style.lowercased()
    if lower.contains("@import") { return refuse(.svg(.reference("@import"))) }
    if lower.contains("javascript:") { return refuse(.svg(.script)) }
    var rest = Substring(lower)
    while let found = rest.firstRange(of: "url(") {
      rest = rest[found.upperBound...]
      let target = rest.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      guard target.hasPrefix("#") else {
        let shown = target.prefix { $0 != ")" && $0 != "\"" }.prefix(60)
        return refuse(.svg(.reference(String(shown))))
      }
    }
  }

  private static func string(_ name: UnsafePointer<xmlChar>?) -> String {
    name.map { String(cString: $0) } ?? ""
  }
}
