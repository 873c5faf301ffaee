import Diagnostics
import Testing
import YAML

@Suite("A printed tree") struct YAMLPrinterTests {
  private static let place = SourceSpan(file: "a", line: 1, column: 1)

  private static func text(_ text: String) -> YAMLNode {
    YAMLNode(span: place, content: .scalar(YAMLScalar(text: text, style: .quoted)))
  }

  private static func entry(_ key: String, _ value: YAMLNode) -> YAMLEntry {
    YAMLEntry(key: key, keySpan: place, value: value)
  }

  private static func read(_ text: String) -> YAMLNode? {
    YAMLFile(
      Array(text.utf8), file: "a",
      limits: YAMLLimits(bytes: 1_000_000, nodes: 100_000, depth: 100, diagnostics: 10)
    ).root
  }

  @Test(
    "keeps every text",
    arguments: [
      "", " ", "a", "a b", "12", "1.5e3", "true", "null", "~", "-", "- a", "--", "a: b", "a:",
      "a #b",
      "#a", "a,b", "[a", "{a}", "\"a\"", "'a'", "a\nb", "a\n", "\ta", "a\\b", "é", "中文", "🙂",
      "\u{200F}a", "a\u{2028}b", "\u{FEFF}", "%a", "@a", "`a`", "!a", "&a", "*a", "?", "? a", "|",
      ">",
      "=", "<<", "...", "$a", "a.top == b.top + 8 @750", "\u{7F}", "\u{85}", "\u{1}",
      String(repeating: "long ", count: 50),
    ])
  func texts(_ value: String) throws {
    let node = YAMLNode(
      span: Self.place,
      content: .mapping([
        Self.entry("key", Self.text(value)),
        Self.entry(
          "list",
          YAMLNode(span: Self.place, content: .sequence([Self.text(value), Self.text("b")]))),
        Self.entry(value.isEmpty ? "c" : value, Self.text("value")),
      ]))
    let printed = YAMLPrinter(node)
    let read = try #require(Self.read(printed.text), "\(printed.text)")
    guard case .mapping(let entries) = read.content else {
      Issue.record("\(printed.text)")
      return
    }
    #expect(entries[0].value.scalar?.text == value)
    #expect(entries[0].value.scalar?.number == nil)
    #expect(entries[0].value.scalar?.flag == nil)
    #expect(!(entries[0].value.isNull && !value.isEmpty))
    if case .sequence(let nodes) = entries[1].value.content {
      #expect(nodes[0].scalar?.text == value)
    }
    #expect(entries[2].key == (value.isEmpty ? "c" : value))
  }

  @Test("has the place of each value, and comments above entries")
  func places() {
    func at(_ line: Int) -> SourceSpan { SourceSpan(file: "b", line: line, column: 1) }
    func word(_ text: String, _ line: Int) -> YAMLNode {
      YAMLNode(span: at(line), content: .scalar(YAMLScalar(text: text, style: .plain)))
    }
    let inner = YAMLNode(
      span: at(7),
      content: .mapping([
        YAMLEntry(key: "c", keySpan: at(8), value: word("1", 8)),
        YAMLEntry(
          key: "d", keySpan: at(9),
          value: YAMLNode(span: at(9), content: .sequence([word("x", 10)]))),
      ]))
    let views = YAMLNode(
      span: at(6), content: .mapping([YAMLEntry(key: "a", keySpan: at(7), value: inner)]))
    let root = YAMLNode(
      span: at(1), content: .mapping([YAMLEntry(key: "views", keySpan: at(6), value: views)]))
    let printed = YAMLPrinter(root, comments: [["views", "a"]: ["note"]], width: 12)
    #expect(printed.text == "views:\n  # note\n  a:\n    c: 1\n    d: [x]\n")
    #expect(printed.places.map { $0?.line } == [6, nil, 7, 8, 10])
    let wide = YAMLPrinter(inner, width: 40)
    #expect(wide.places.map { $0?.line } == [8, 10])
    let sides = YAMLNode(
      span: at(1),
      content: .mapping([
        YAMLEntry(key: "top", keySpan: at(4), value: word("1", 4)),
        YAMLEntry(key: "left", keySpan: at(4), value: word("2", 4)),
      ]))
    let apart = YAMLNode(
      span: at(2),
      content: .mapping([
        YAMLEntry(key: "a", keySpan: at(5), value: word("1", 5)),
        YAMLEntry(key: "b", keySpan: at(6), value: word("2", 6)),
      ]))
    let flow = YAMLPrinter(
      YAMLNode(
        span: at(1),
        content: .mapping([
          YAMLEntry(key: "margins", keySpan: at(1), value: sides),
          YAMLEntry(key: "shadow", keySpan: at(2), value: apart),
        ])))
    #expect(flow.text == "margins: { top: 1, left: 2 }\nshadow: { a: 1, b: 2 }\n")
    #expect(flow.places.map { $0?.line } == [4, 2])
  }
}
