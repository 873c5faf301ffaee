import Diagnostics
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Everything that the program tells about an input, and what is wrong with it.
struct Outcome: Hashable {
  /// The texts, to compare two runs of one input.
  private(set) var text = ""
  private(set) var faults: [String] = []
  /// Whether the program accepts the input, and does not report an error at once.
  var isAccepted = false

  init(text: String = "") { self.text = text }

  mutating func add(_ more: String) { text += more + "\n" }

  /// The first line that differs, in both outcomes; nil if they are equal.
  func difference(from other: Outcome) -> String? {
    guard self != other else { return nil }
    let lines = [text, other.text].map { $0.split(separator: "\n") }
    let common = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    return lines.map { $0.dropFirst(common).first ?? "nothing" }.joined(separator: " / ")
  }

  /// Adds a fault unless the condition holds.
  mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  /// Adds a text that people read, which must have no hidden characters but line ends and tabs.
  mutating func add(shown text: String, of source: String) {
    let scalars = Array(text.unicodeScalars)
    let hidden = scalars.indices.first { index in
      scalars[index] != "\n" && scalars[index] != "\t"
        && VisibleText.isHidden(at: index, in: scalars)
    }
    if let hidden {
      let code = String(scalars[hidden].value, radix: 16, uppercase: true)
      faults.append("\(source) has the hidden character U+\(code)")
    }
    add(text)
  }

  /// Adds a JSON document, which must be valid.
  mutating func add(json: String, of source: String) {
    expect(
      (try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil,
      "\(source) is not valid JSON")
    add(json)
  }

  /// Expects an XML document to be well-formed.
  mutating func expect(xml: String, of source: String) {
    expect(XMLParser(data: Data(xml.utf8)).parse(), "\(source) is not well-formed XML")
  }

  /// Adds diagnostics, whose places must be in the files.
  mutating func add(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    for diagnostic in diagnostics {
      for span in [diagnostic.span].compactMap(\.self) + diagnostic.notes.compactMap(\.span) {
        check(span, of: diagnostic.message.rule, in: sources)
      }
    }
    add(
      shown: DiagnosticText(sources: sources).text(of: diagnostics), of: "the text of diagnostics")
  }

  private mutating func check(_ span: SourceSpan, of rule: String, in sources: [SourceText]) {
    guard let source = sources.first(where: { $0.file == span.file }) else { return }
    // The place after the last character is legal, also on the line after the last.
    let length = source.line(span.line)?.unicodeScalars.count
    let isAfterEnd = span.line > 1 && source.line(span.line - 1) != nil && span.column == 1
    let isInside = length.map { (1...$0 + 1).contains(span.column) } ?? isAfterEnd
    expect(
      isInside && span.length >= 1,
      "`\(rule)` points to \(span.line):\(span.column), outside of the file")
  }
}
