import Testing

@testable import XML

@Suite("An XML file") struct XMLFileTests {
  private static let limits = XMLFile.Limits(bytes: 10_000, depth: 20, elements: 100)

  @Test("is a tree of elements with their lines")
  func tree() throws {
    let root = try XMLFile.root(
      of: Array(
        "<?xml version=\"1.0\"?>\n<a b=\"1\">\n  <c\n   d=\"2\"/>x<e>y &lt;</e>\n</a>".utf8),
      limits: Self.limits)
    #expect(root.name == "a")
    #expect(root["b"] == "1")
    #expect(root["d"] == nil)
    #expect(root.line == 2)
    #expect(root.children.map(\.name) == ["c", "e"])
    #expect(root.children.map(\.line) == [3, 4])
    #expect(root.child("e")?.text == "y <")
  }

  @Test("finds a child by its name and its key")
  func children() throws {
    let root = try XMLFile.root(
      of: Array("<a><c key=\"x\"/><b key=\"w\"/><b key=\"x\" n=\"1\"/></a>".utf8),
      limits: Self.limits)
    #expect(root.child("b")?["key"] == "w")
    #expect(root.child("b", key: "x")?["n"] == "1")
    #expect(root.child("b", key: "y") == nil)
    #expect(root.child(key: "x")?.name == "c")
  }

  @Test("keeps the prefixes of names")
  func prefixes() throws {
    let root = try XMLFile.root(
      of: Array("<p:a xmlns:p=\"u\" p:b=\"1\" b=\"2\"><c/></p:a>".utf8), limits: Self.limits)
    #expect(root.name == "p:a")
    #expect(root["p:b"] == "1" && root["b"] == "2")
    #expect(root.children.map(\.name) == ["c"])
  }

  @Test(
    "replaces references to characters in attributes and texts",
    arguments: [
      ("named", "&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("decimal", "&#65;", "A"),
      ("hexadecimal", "&#x1F600;", "😀"), ("line break", "&#10;", "\n"),
    ])
  func references(_ row: (name: String, written: String, read: String)) throws {
    let root = try XMLFile.root(
      of: Array("<a b=\"\(row.written)\">\(row.written)</a>".utf8), limits: Self.limits)
    #expect(root["b"] == row.read)
    #expect(root.text == row.read)
  }

  @Test("counts only the attributes of one element")
  func attributes() throws {
    let equals = String(repeating: "a=b ", count: 300)
    let root = try XMLFile.root(
      of: Array("<a b=\"\(equals)\"><!-- x -->\(equals)<c>\(equals)</c></a>".utf8),
      limits: Self.limits)
    #expect(root["b"] == equals)
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let fault: XMLFile.Fault

    init(_ name: String, _ text: String, _ fault: XMLFile.Fault) {
      self.name = name
      self.text = text
      self.fault = fault
    }

    var testDescription: String { name }
  }

  private static let refusals = [
    Refusal("entity bomb", "<!DOCTYPE a [<!ENTITY b \"x\">]>\n<a>&b;</a>", .documentType(line: 1)),
    Refusal(
      "external entity", "<!DOCTYPE a [<!ENTITY b SYSTEM \"/etc/passwd\">]><a>&b;</a>",
      .documentType(line: 1)),
    Refusal(
      "external document type", "<!DOCTYPE a SYSTEM \"a.dtd\">\n<a/>", .documentType(line: 1)),
    Refusal(
      "other encoding", "<?xml version=\"1.0\" encoding=\"Utf-16\"?><a/>",
      .encoding(declared: "Utf-16")),
    Refusal(
      "attributes",
      "<a>\n<b " + (0..<257).map { "c\($0)='' " }.joined() + "/></a>",
      .tooManyAttributes(limit: 256, line: 2)),
    Refusal(
      "deep", String(repeating: "<a>", count: 21) + String(repeating: "</a>", count: 21),
      .tooDeep(limit: 20, line: 1)),
    Refusal(
      "many", "<a>" + String(repeating: "<b/>", count: 100) + "</a>",
      .tooManyElements(limit: 100, line: 1)),
    Refusal("large", String(repeating: " ", count: 10_001), .tooLarge(bytes: 10_000)),
  ]

  @Test(
    "is read up to its limits",
    arguments: [
      ("depth", String(repeating: "<a>", count: 20) + String(repeating: "</a>", count: 20)),
      ("elements", "<a>" + String(repeating: "<b/>", count: 99) + "</a>"),
      ("bytes", "<a>" + String(repeating: " ", count: 9_993) + "</a>"),
    ])
  func limit(_ row: (name: String, text: String)) throws {
    #expect(try XMLFile.root(of: Array(row.text.utf8), limits: Self.limits).name == "a")
  }

  @Test("is refused for its reason", arguments: refusals)
  func refusal(_ row: Refusal) {
    #expect(throws: row.fault) {
      try XMLFile.root(of: Array(row.text.utf8), limits: Self.limits)
    }
  }

  @Test(
    "is refused with the line of a syntax error",
    arguments: [
      ("end in a tag", "<a\n", 1), ("missing end", "<a>\n<b>\n</a>", 3),
      ("two roots", "<a/>\n<b/>", 2), ("no element", "<?xml version=\"1.0\"?>\n", 2),
      ("empty", "", 1), ("unknown entity", "<a>\n&b;</a>", 2),
    ])
  func syntax(_ row: (name: String, text: String, line: Int)) {
    do {
      _ = try XMLFile.root(of: Array(row.text.utf8), limits: Self.limits)
      Issue.record("the file is read")
    } catch {
      guard case .syntax(_, let line) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(line == row.line)
    }
  }

  @Test(
    "is refused if its bytes are not UTF-8",
    arguments: [
      ("no encoding", [0x3C, 0x61, 0xFF, 0x3E]),
      ("UTF-16", [0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0]),
      ("UTF-16, high bytes first", [0, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E]),
      ("UTF-32", [0x3C, 0, 0, 0, 0x61, 0, 0, 0, 0x2F, 0, 0, 0, 0x3E, 0, 0, 0]),
    ] as [(String, [UInt8])])
  func bytes(_ row: (name: String, bytes: [UInt8])) {
    #expect(throws: XMLFile.Fault.encoding(declared: nil)) {
      try XMLFile.root(of: row.bytes, limits: Self.limits)
    }
  }

  /// libxml2 forgets the beginning of a file after some thousand bytes.
  @Test("knows the places of tags, behind other characters than ASCII and in long files")
  func places() throws {
    let text = "<a ü='ä'><b/>é<b\n c='d'/>\n\t<b/>" + String(repeating: "<c/>ö\n", count: 20_000)
    let root = try XMLFile.root(
      of: Array("\(text)<b/></a>".utf8),
      limits: XMLFile.Limits(bytes: 1_000_000, depth: 3, elements: 30_000))
    let places = root.children.filter { $0.name == "b" }.map(\.place)
    #expect(
      places == [
        XMLPlace(offset: 11, line: 1, column: 10), XMLPlace(offset: 17, line: 1, column: 15),
        XMLPlace(offset: 30, line: 3, column: 2),
        XMLPlace(offset: text.utf8.count, line: 20_003, column: 1),
      ])
  }
}
