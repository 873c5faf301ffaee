import Diagnostics
import Testing
import YAML

@Suite("The lines of a template")
struct TemplateExtentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let place: SourceSpan
    let isInside: Bool

    init(_ name: String, _ file: String, _ line: Int, _ column: Int, _ isInside: Bool) {
      testDescription = name
      place = SourceSpan(file: file, line: line, column: column, length: 1)
      self.isInside = isInside
    }
  }

  // The template is `a: 1` and `b: 2` in lines 3 and 4, from column 5 on.
  @Test(
    "are those from its first key to its last value, in its file",
    arguments: [
      Row("the line before", "a.yaml", 2, 9, false),
      Row("before the first key", "a.yaml", 3, 4, false),
      Row("the first key", "a.yaml", 3, 5, true), Row("the last line", "a.yaml", 4, 1, true),
      Row("the line after", "a.yaml", 5, 5, false), Row("another file", "b.yaml", 3, 5, false),
    ])
  func contains(_ row: Row) {
    func span(_ line: Int, _ column: Int) -> SourceSpan {
      SourceSpan(file: "a.yaml", line: line, column: column, length: 1)
    }
    func entry(_ key: String, _ line: Int) -> YAMLEntry {
      YAMLEntry(
        key: key, keySpan: span(line, 5),
        value: YAMLNode(span: span(line, 8), content: .sequence([])))
    }
    let node = YAMLNode(span: span(3, 5), content: .mapping([entry("a", 3), entry("b", 4)]))
    #expect(TemplateExtent(of: node).contains(row.place) == row.isInside)
  }
}
