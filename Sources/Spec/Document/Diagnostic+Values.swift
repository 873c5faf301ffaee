import Diagnostics
import Geometry
import ViewKinds
import YAML

/// Diagnostics about keys and their values.
extension Diagnostic {
  static func wrongType(
    _ subject: String, wanted: String, found: YAMLNode, called name: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "wrongType",
        text: "\(subject) must be \(wanted), and this is \(name ?? found.kindName)"),
      at: found.span, fixIt: fixIt(subject, wanted: wanted, found: found))
  }

  private static func fixIt(_ subject: String, wanted: String, found: YAMLNode) -> FixIt? {
    guard let scalar = found.scalar else {
      return helpForStructure(subject, wanted: wanted, found: found).map { .words($0) }
    }
    if scalar.isNull {
      return .words(
        wanted == "text"
          ? "give it a value, in quotes if it begins with `#`, or leave the key out"
          : "give it a value, or leave the key out")
    }
    switch wanted {
    case "true or false": return MistakenValue.flag(scalar.text).map { .write($0) }
    case "a number", "a length", "a number or an expression", "an inset":
      if DecimalNumber.parse(scalar.text) != nil {
        return .words("write it without quotes", replacement: scalar.text)
      }
      if let number = MistakenValue.number(scalar.text) { return .write(number) }
      return wanted == "a number" && scalar.text.contains { "+-*/".contains($0) }
        ? .words("write the result: only constraints and lengths of views are calculated") : nil
    case "a list": return found.written.map { .write("[\($0)]") }
    case "a mapping" where subject.hasPrefix("`"):
      return .words("`strut reference \(subject.filter { $0 != "`" })` lists its keys")
    default: return nil
    }
  }

  /// The help for a list in place of a mapping, and the reverse.
  private static func helpForStructure(
    _ subject: String, wanted: String, found: YAMLNode
  ) -> String? {
    switch (wanted, found.content) {
    case ("a mapping", .sequence) where subject == "`views`":
      return "write each view as its id and its keys, without `- `: `title: { kind: label }`"
    case ("a mapping", .sequence): return "write `key: value` without `- `"
    case ("a list", .mapping) where subject == "`constraints`":
      return
        "write distances as `pin: { top: 10 }` at the view; an entry of `constraints` is an equation, `- title.top == superview.top + 10`"
    case ("a list", .mapping): return "begin each entry with `- `"
    case (let wanted, .sequence(let nodes)) where nodes.count == 1 && wanted != "a mapping":
      return nodes[0].written.map { "write `\($0)` without brackets" }
    default: return nil
    }
  }

  /// Reports an unknown key; `SectionReader.reportUnknown` finds the fix.
  static func unknownKey(
    _ entry: YAMLEntry, of subject: Subject, _ fixIt: FixIt?, note: Note? = nil
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownKey", text: "\(subject.text) has no key `\(entry.key)`"),
      at: entry.keySpan, notes: note.map { [$0] } ?? [], fixIt: fixIt)
  }

  static func escapeOutsideQuotes(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "escapeOutsideQuotes",
        text: "`\(key)` shows a backslash: `\\n` is a line break only in double quotes"),
      severity: .warning, at: span, help: "put the text in double quotes")
  }

  static func missingKey(_ key: String, of subject: Subject, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "missingKey", text: "\(subject.text) needs the key `\(key)`"), at: span,
      help: key == "row"
        ? "add `row:`, the view of each item, as in `row: { kind: label, text: $title, pin: superview }`"
        : "add `\(key):`")
  }

  static func outOfRange(
    _ key: String, _ value: Double, _ range: ClosedRange<Double>, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "outOfRange",
        text: "`\(key)` is \(decimal(value)); it may be \(decimal(range.lowerBound)) "
          + "to \(decimal(range.upperBound))"),
      at: span)
  }

  static func decimal(_ value: Double) -> String { DecimalText.shortest(value, places: 6) }

  static func unknownValue(
    _ value: String, key: String, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownValue", text: "`\(key)` cannot be `\(value)`"), at: span,
      fixIt: fixIt(
        value, known, Phrasebook.standard.value(value, of: key, known: known), key: key)
        ?? .words("`strut reference \(key)` lists its values"))
  }

  /// Proposes what the phrasebook says, or else the nearest name, or lists all names if there are at
  /// most 12; nil otherwise.
  ///
  /// - Parameters:
  ///   - name: the wrong name.
  ///   - known: the right ones.
  ///   - answer: the phrasebook's answer.
  ///   - key: the key of the value, which the answer repeats.
  /// - Returns: the help, with the name to write if there is one.
  static func fixIt(
    _ name: String, _ known: [String], _ answer: Phrasebook.Answer? = nil, key: String? = nil
  ) -> FixIt? {
    if let answer, let help = answer.help {
      let value = answer.code.flatMap { code in
        key.map { code.hasPrefix("\($0): ") ? String(code.dropFirst($0.count + 2)) : nil } ?? code
      }
      return .words(help, replacement: value)
    }
    if let same = MistakenValue.name(name, in: known) { return .write(same) }
    if let points = NumberWithUnit.points(name) {
      return .write(points, because: "lengths are in points, without a unit")
    }
    if answer == nil, let nearest = NearestName.of(name, in: known) { return .mean(nearest) }
    return known.isEmpty || known.count > 12 ? nil : .oneOf(known)
  }

  /// The words of `fixIt`.
  static func suggestion(
    _ name: String, _ known: [String], _ answer: Phrasebook.Answer? = nil
  ) -> String? {
    fixIt(name, known, answer)?.text
  }

  /// The help of the phrasebook, or the nearest name if the book does not have the word.
  static func help(
    _ answer: Phrasebook.Answer?, or name: String, nearestOf known: [String]
  ) -> String? {
    if let answer { return answer.help }
    return NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
  }

  static func unknownMetric(
    _ name: String, key: String? = nil, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    if name.hasSuffix("%") {
      return Diagnostic(
        Message(rule: "unknownMetric", text: "there is no metric `\(name)`"), at: span,
        help: "write the length in points, a number without a unit: half of 50 is `25`")
    }
    if key == "border", let border = MistakenValue.border(name) {
      return Diagnostic(
        Message(rule: "unknownMetric", text: "there is no metric `\(name)`"), at: span,
        fixIt: .write(border))
    }
    let answer = key.flatMap { Phrasebook.standard.value(name, of: $0, known: nil) }
    let nearest = NearestName.of(name, in: known).map { [$0] } ?? []
    return Diagnostic(
      Message(rule: "unknownMetric", text: "there is no metric `\(name)`"), at: span,
      fixIt: MistakenValue.number(name).map {
        .write($0, because: "lengths are in points, without a unit")
      } ?? fixIt(name, nearest, answer, key: key)
        ?? .words("use a number of points, or name the number under `metrics`"))
  }

  static func badName(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "badName",
        text: "`\(name)` cannot be a name: letters, digits and underscores, no digit first"),
      at: span, help: plainName(name).map { "write `\($0)`" })
  }

  /// The name in camel case: `my-label` is `myLabel`; nil if no name can be made of it.
  private static func plainName(_ name: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let first = words.first, name.count <= 40 else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let plain = ([first] + rest).joined()
    return ExpressionTokenizer.isName(plain) ? plain : nil
  }

  static func badColorLiteral(
    _ text: String, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "badColor", text: "`\(text)` is no colour"), at: span,
      fixIt: MistakenColor.fixIt(text, known: known)
        ?? .words(
          text.hasPrefix("#")
            ? "write `\"#RRGGBB\"` or `\"#RRGGBBAA\"` in hexadecimal digits"
            : "write `rgb(255, 45, 85)` with channels to 255, `p3(1, 0.2, 0.3)` with channels to 1, or either with an alpha to 1 behind them"
        ))
  }

  static func noColor(_ key: String, found: YAMLNode) -> Diagnostic {
    Diagnostic(
      Message(rule: "wrongType", text: "`\(key)` must be a colour, and this is \(found.kindName)"),
      at: found.span,
      help: found.isNull
        ? "write `\"#RRGGBB\"` in quotes, as `#` begins a comment otherwise"
        : "write a colour's name, `\"#RRGGBB\"`, or `{ light: …, dark: … }`")
  }

  static func unknownColor(
    _ name: String, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownColor", text: "there is no colour `\(name)`"), at: span,
      fixIt: colorFixIt(name, known)
        ?? .words("use a system colour, `\"#RRGGBB\"`, or a name from `colors`"))
  }

  private static func colorFixIt(_ name: String, _ known: [String]) -> FixIt? {
    let answer =
      name.hasPrefix("@") ? nil : Phrasebook.standard.name(name, in: "color")
    if answer == nil, let fixIt = MistakenColor.fixIt(name, known: known) { return fixIt }
    return fixIt(name, known, answer)
  }

  static func circularColor(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "circularColor", text: "the colour `\(name)` is made of itself"), at: span,
      help: "give one of the colours a value of its own")
  }

  static func unknownSymbol(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownSymbol", text: "there is no symbol `\(name)`"), at: span,
      fixIt: fixIt(
        name, SystemSymbol.names,
        Phrasebook.standard.value(name, of: "symbol", known: SystemSymbol.names), key: "symbol")
        ?? .words("`strut reference symbols` lists the symbols"))
  }
}
