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

  @Test("has comments above entries")
  func comments() {
    let inner = YAMLNode(
      span: Self.place, content: .mapping([Self.entry("c", Self.text("x"))]))
    let views = YAMLNode(span: Self.place, content: .mapping([Self.entry("a", inner)]))
    let root = YAMLNode(span: Self.place, content: .mapping([Self.entry("views", views)]))
    let printed = YAMLPrinter(root, comments: [["views", "a"]: ["note"]], width: 12)
    #expect(printed.text == "views:\n  # note\n  a: { c: x }\n")
  }
}
