import Diagnostics
import Tolerances
import YAML

/// Diagnostics about the comparison of references.
extension Diagnostic {
  static func notALimit(_ key: String, found: YAMLNode) -> Diagnostic {
    let name = found.scalar.map { $0.isNull ? found.kindName : "`\($0.text)`" } ?? found.kindName
    return Diagnostic(
      Message(
        rule: "wrongType",
        text: "`\(key)` must be a number of pixels, a share or an area, and this is \(name)"),
      at: found.span, help: "write for example `12 px`, `0.1 %` or `4 pt`, which is 4 square points"
    )
  }

  static func keyOfMeasure(_ entry: YAMLEntry, _ measures: [PixelMeasure.Name]) -> Diagnostic {
    let names = measures.map { "`measure: \($0.rawValue)`" }.joined(separator: " or ")
    return Diagnostic(
      Message(rule: "redundantKey", text: "`\(entry.key)` has no effect without \(names)"),
      at: entry.keySpan, help: "add \(names), or remove `\(entry.key)`")
  }

  static func windowWithoutLimit(_ entry: YAMLEntry) -> Diagnostic {
    Diagnostic(
      Message(rule: "redundantKey", text: "`\(entry.key)` has no effect without a `limit` above 0"),
      severity: .warning, at: entry.keySpan,
      help: "add `limit:` beside it, the pixels that may differ in all, or remove `\(entry.key)`")
  }

  static func tooManyViewRules(_ greatest: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "tooManyViewRules",
        text: "more than \(greatest) views have rules of their own for comparing"), at: span,
      help: "name a view that holds several of them")
  }
}
