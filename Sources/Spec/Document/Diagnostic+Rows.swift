import Diagnostics
import YAML

/// Diagnostics about the templates and the own views of items.
extension Diagnostic {
  /// Reports a list or another value in `rows`, which names templates.
  ///
  /// The fix is that of the key with which other tools list the items.
  static func rowsAsItems(_ rows: YAMLEntry, _ fixIt: FixIt?) -> Diagnostic {
    var wrong = wrongType("`rows`", wanted: "a mapping of names to views", found: rows.value)
    wrong.help =
      fixIt?.text
      ?? "write each template under its name: `rows: { message: { kind: label, text: $text } }`"
    return wrong
  }

  /// Reports a text or another value as the header or the footer of a table or a collection.
  static func endAsText(_ end: YAMLEntry, hasSections: Bool) -> Diagnostic {
    var wrong = wrongType("`\(end.key)`", wanted: "a view", found: end.value)
    if let text = end.value.written {
      let view = "write `\(end.key): { kind: label, text: \(text), height: 44 }`"
      let section = "`sections: [{ \(end.key): \(text), items: […] }]`"
      wrong.help = hasSections ? "\(view), or give the text to a section: \(section)" : view
    }
    return wrong
  }

  /// Reports a key that places the header or the footer of a container or a section.
  static func placedByTable(_ view: String, _ key: YAMLEntry) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "placedByTable",
        text: "its container places `\(view)`, which has no `\(key.key)`"), at: key.keySpan,
      help: "give it a `height`, or constrain the views in it to `superview`", views: [view])
  }

  static func indentationWithoutContent(_ level: YAMLEntry) -> Diagnostic {
    Diagnostic(
      Message(rule: "indentation", text: "`\(level.key)` moves only a `listContent`"),
      severity: .warning, at: level.keySpan,
      help: "leave it out, and give the views of the row a greater distance from the side")
  }

  static func unknownRow(_ name: String, at span: SourceSpan, known: [String]) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownTemplate", text: "`rows` has no template `\(name)`"), at: span,
      help: suggestion(name, known)
        ?? "add it to `rows`, or write \(WordList.of(known.map { "`\($0)`" }, "or"))")
  }

  static func itemWithoutRow(at span: SourceSpan, known: [String]) -> Diagnostic {
    Diagnostic(
      Message(rule: "missingKey", text: "the item has neither `row` nor `cell`"), at: span,
      help: known.isEmpty
        ? "add `cell:`, the item's own view" : "pick a template: `row: \(known[0])`")
  }

  static func rowBesideCell(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "rowBesideCell", text: "an item has either `row` or `cell`"), at: span,
      help: "remove `row`; the item shows the view in `cell`")
  }

  /// Warns about a template that no item uses, or reports another value in its place.
  ///
  /// `isNamed` is whether the template is an entry of `rows`.
  static func unusedRow(_ row: YAMLEntry, isNamed: Bool) -> Diagnostic {
    let name = row.key
    guard row.value.isNull || row.value.kindName == "a mapping" else {
      return wrongType("`\(name)`", wanted: "a view", found: row.value)
    }
    let (text, help) =
      isNamed
      ? ("picks the template `\(name)` of `rows`", "pick it with `row: \(name)`")
      : ("uses the template in `\(name)`", "add an item that uses it")
    return Diagnostic(
      Message(rule: "unusedName", text: "no item \(text)"), severity: .warning, at: row.keySpan,
      help: "remove it, or \(help)")
  }
}
