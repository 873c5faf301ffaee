import Diagnostics
import Geometry
import YAML

/// Makes the nodes of a spec.
enum SpecNode {
  /// Text that is never a number, a flag or nothing.
  static func text(_ text: String, at span: SourceSpan) -> YAMLNode {
    YAMLNode(span: span, content: .scalar(YAMLScalar(text: text, style: .quoted)))
  }

  /// A name, an expression or another word of the language.
  static func word(_ word: String, at span: SourceSpan) -> YAMLNode {
    YAMLNode(span: span, content: .scalar(YAMLScalar(text: word, style: .plain)))
  }

  static func flag(_ value: Bool, at span: SourceSpan) -> YAMLNode {
    word(value ? "true" : "false", at: span)
  }

  static func number(_ value: Double, at span: SourceSpan) -> YAMLNode {
    word(DocumentNumber.text(value), at: span)
  }

  static func numbers(_ values: [Double], at span: SourceSpan) -> YAMLNode {
    list(values.map { number($0, at: span) }, at: span)
  }

  static func list(_ nodes: [YAMLNode], at span: SourceSpan) -> YAMLNode {
    YAMLNode(span: span, content: .sequence(nodes))
  }

  static func words(_ words: [String], at span: SourceSpan) -> YAMLNode {
    list(words.map { word($0, at: span) }, at: span)
  }

  static func mapping(_ entries: [YAMLEntry], at span: SourceSpan) -> YAMLNode {
    YAMLNode(span: span, content: .mapping(entries))
  }
}

extension [YAMLEntry] {
  /// Adds a key whose place is that of its value.
  mutating func add(_ key: String, _ value: YAMLNode?) {
    guard let value else { return }
    append(YAMLEntry(key: key, keySpan: value.span, value: value))
  }

  /// Adds a key, or puts it in the place of an entry with that key.
  mutating func set(_ key: String, _ value: YAMLNode?) {
    guard let value else { return }
    guard let index = firstIndex(where: { $0.key == key }) else { return add(key, value) }
    self[index] = YAMLEntry(key: key, keySpan: value.span, value: value)
  }

  /// Adds a key with a mapping of its own, unless that is empty.
  mutating func add(_ key: String, entries: [YAMLEntry], at span: SourceSpan) {
    guard !entries.isEmpty else { return }
    add(key, SpecNode.mapping(entries, at: span))
  }
}

/// The numbers of a document.
enum DocumentNumber {
  /// A length: rounded to a thousandth, because frames hold noise such as `31.000000000000004`; nil
  /// for anything that is no number within the limits of specs.
  static func length(_ text: String?) -> Double? {
    text.flatMap { number($0) }.map { ($0 * 1000).rounded() / 1000 }
  }

  static func number(_ text: String) -> Double? {
    guard let value = DecimalNumber.parse(text), abs(value) < 1e9 else { return nil }
    return value
  }

  /// The number as a spec writes it.
  static func text(_ value: Double) -> String { DecimalText.shortest(value, places: 6) }
}
