import Diagnostics
import Geometry

extension Diagnostic {
  static func notText(_ flaw: UTF8Check.Flaw, at span: SourceSpan) -> Diagnostic {
    switch flaw {
    case .invalidUTF8:
      Diagnostic(
        Message(rule: "notText", text: "the file is not UTF-8 text"), at: span,
        help: "save it as UTF-8")
    case .forbiddenCharacter(let code):
      Diagnostic(
        Message(
          rule: "notText", text: "the character U+\(hexadecimal(code)) may not stand in a spec"),
        at: span, help: "remove it, or write it as an escape in double quotes")
    }
  }

  private static func hexadecimal(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  static func outOfMemory(file: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "outOfMemory", text: "there is not enough memory to read the file"),
      at: SourceSpan(file: file, line: 1, column: 1))
  }

  static func emptyFile(file: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "emptyFile", text: "the file is empty"),
      at: SourceSpan(file: file, line: 1, column: 1),
      help:
        "write `views: { title: { kind: label, text: Hello, pin: { top: 20, leading: 20, to: safeArea } } }`"
    )
  }

  static func severalDocuments(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "severalDocuments", text: "a second document begins here"), at: span,
      help: "remove `---`, or put each screen into a file of its own")
  }

  static func tag(_ tag: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "tag", text: "YAML tags such as `\(tag)` are not used in specs"), at: span,
      help: tag.hasPrefix("!$") ? "write `not \(tag.dropFirst())`" : "remove the tag")
  }

  static func unknownAnchor(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownAnchor", text: "there is no anchor `&\(name)` before this alias"),
      at: span,
      help: "put text that begins with `*` in quotes")
  }

  static func keyIsNoText(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "keyIsNoText", text: "a key must be plain text, not a list or a mapping"),
      at: span)
  }

  static func duplicateKey(
    _ key: String, at span: SourceSpan, first: SourceSpan, holdsEntries: Bool
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "duplicateKey", text: "`\(key)` is given twice in one mapping"), at: span,
      notes: [Note("it was given here first", at: first)],
      help: holdsEntries
        ? "move what stands below it to the end of the first `\(key)` in line \(first.line), and remove this one"
        : "remove or rename one of them")
  }

  /// Reports a merge key; `anchor` is the name of the mapping that it takes the keys of.
  static func mergeKey(_ anchor: String?, _ value: YAMLNode, at span: SourceSpan) -> Diagnostic {
    var help = "write the keys out"
    if let anchor, case .mapping(let entries) = value.content {
      let (kinds, keys) = (entries.filter { $0.key == "kind" }, entries.filter { $0.key != "kind" })
      let name = YAMLNode(
        span: span, content: .scalar(YAMLScalar(text: anchor, style: .quoted)))
      let style = YAMLEntry(
        key: anchor, keySpan: span, value: YAMLNode(span: span, content: .mapping(keys)))
      let styles = YAMLPrinter.flow(YAMLNode(span: span, content: .mapping([style])))
      let uses = YAMLPrinter.fields(
        kinds + [YAMLEntry(key: "style", keySpan: span, value: name)])
      help =
        "write `styles: \(styles)` at the top level in place of `&\(anchor)`, and `\(uses)` in place of `<<: *\(anchor)`"
    }
    return Diagnostic(
      Message(rule: "mergeKey", text: "YAML's merge key `<<` is not used in specs"), at: span,
      help: help)
  }

  /// Reports a syntax error.
  ///
  /// If libyaml finds the error only at the end of the file, the place is the start of the text
  /// that it was reading.
  static func syntax(
    _ error: YAMLSyntaxError, file: String, isAtEnd: Bool, help: String?
  ) -> Diagnostic {
    let mark = isAtEnd && error.context != nil ? error.contextMark : error.mark
    let place = SourceSpan(file: file, line: mark.line, column: mark.column)
    var notes: [Note] = []
    if mark == error.mark, let context = error.context {
      let start = SourceSpan(
        file: file, line: error.contextMark.line, column: error.contextMark.column)
      notes.append(Note(context, at: start))
    }
    return Diagnostic(
      Message(rule: "yamlSyntax", text: "this is not valid YAML: \(error.problem)"), at: place,
      notes: notes, help: help)
  }
}
