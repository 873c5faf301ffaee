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
      at: found.span, help: help(wanted: wanted, found: found))
  }

  private static func help(wanted: String, found: YAMLNode) -> String? {
    guard let scalar = found.scalar else { return nil }
    if scalar.isNull { return "give it a value, or leave the key out" }
    switch wanted {
    case "true or false" where ["yes", "on", "Yes", "True", "TRUE"].contains(scalar.text):
      return "write `true`"
    case "true or false" where ["no", "off", "No", "False", "FALSE"].contains(scalar.text):
      return "write `false`"
    case "a number" where DecimalNumber.parse(scalar.text) != nil:
      return "write it without quotes"
    default: return nil
    }
  }

  static func unknownKey(
    _ entry: YAMLEntry, of subject: Subject, known: [String], note: Note? = nil
  ) -> Diagnostic {
    let nearest = NearestName.of(entry.key, in: known)
    return Diagnostic(
      Message(rule: "unknownKey", text: "\(subject.text) has no key `\(entry.key)`"),
      at: entry.keySpan, notes: note.map { [$0] } ?? [],
      help: nearest.map { "did you mean `\($0)`?" })
  }

  static func missingKey(_ key: String, of subject: Subject, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "missingKey", text: "\(subject.text) needs the key `\(key)`"), at: span,
      help: "add `\(key):`")
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
      help: suggestion(value, known))
  }

  /// Suggests the nearest name, or lists all names if there are at most 12; nil otherwise.
  static func suggestion(_ name: String, _ known: [String]) -> String? {
    if let nearest = NearestName.of(name, in: known) { return "did you mean `\(nearest)`?" }
    guard !known.isEmpty, known.count <= 12 else { return nil }
    return "use one of " + known.map { "`\($0)`" }.joined(separator: ", ")
  }

  static func unknownMetric(
    _ name: String, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownMetric", text: "there is no metric `\(name)`"), at: span,
      help: NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
        ?? "use a number of points, or name the number under `metrics`")
  }

  static func badName(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "badName",
        text: "`\(name)` cannot be a name: letters, digits and underscores, no digit first"),
      at: span)
  }

  static func badColorLiteral(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "badColor", text: "`\(text)` is no colour"), at: span,
      help: text.hasPrefix("#")
        ? "write `\"#RRGGBB\"` or `\"#RRGGBBAA\"` in hexadecimal digits"
        : "write `rgb(255, 45, 85)` with channels to 255, `p3(1, 0.2, 0.3)` with channels to 1, or either with an alpha to 1 behind them"
    )
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
      help: NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
        ?? "use a system colour, `\"#RRGGBB\"`, or a name from `colors`")
  }

  static func circularColor(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "circularColor", text: "the colour `\(name)` is made of itself"), at: span,
      help: "give one of the colours a value of its own")
  }

  static func unknownSymbol(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownSymbol", text: "there is no symbol `\(name)`"), at: span,
      help: NearestName.of(name, in: SystemSymbol.names).map { "did you mean `\($0)`?" }
        ?? "the reference lists the symbols")
  }
}
