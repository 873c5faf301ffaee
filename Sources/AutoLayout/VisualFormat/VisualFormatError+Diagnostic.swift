package import Diagnostics
import Geometry

extension VisualFormatError {
  /// Returns a diagnostic that points to the characters with the error.
  ///
  /// - Parameters:
  ///   - span: the location of the format string's first character; only its file, line and column
  ///     are used.
  ///   - text: the format string.
  ///   - known: the names of views and metrics to suggest, in order.
  ///   - views: the names of the views to list, if there are few.
  /// - Returns: a diagnostic of rule `visualFormat`.
  package func diagnostic(
    at span: SourceSpan, in text: String = "", known: [String] = [], views: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .visualFormat(reason), at: span.part(offset: blamed.lowerBound, length: blamed.count),
      notes: [Note("UIKit's reason: \(reason.text)")],
      help: help(String(text.unicodeScalars.dropFirst(column ?? 0)), text, known, views))
  }

  /// The help; `rest` is the part of the format string from the error on.
  private func help(
    _ rest: String, _ text: String, _ known: [String], _ views: [String]
  ) -> String {
    if let help = Self.help(forHabitsIn: text) { return help }
    if let next = rest.unicodeScalars.first, !next.isASCII, next.properties.isXIDContinue {
      return "rename it: names in format strings have only the letters a to z, digits and `_`"
    }
    let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    switch reason {
    case .unknownView(let name):
      return NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
        ?? Self.help(forMissing: name, views.filter { !text.contains("[\($0)") })
    case .unknownMetric(let name):
      return NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
        ?? "write a number, or name it under `metrics`"
    case .doubleDash: return "write `-(-8)-` for a space of minus 8, `-8-` for one of 8"
    case .expectedColon where ["HV:", "VH:"].contains(where: text.hasPrefix):
      let format = text.dropFirst(3)
      return "write one entry for each axis: `vfl: \"H:\(format)\"` and `vfl: \"V:\(format)\"`"
    case .expectedColon(let axis): return "write `\(axis == .vertical ? "V:" : "H:")`"
    case .expectedClosingBracket: return "end the view with `]`"
    case .expectedDash: return "write a space as `-8-` or `-(>=8)-`"
    case .unknownRelation:
      let relation = rest.prefix { "<=>".contains($0) }
      let value = rest.dropFirst(relation.count).prefix { $0.isLetter || $0.isNumber || $0 == "." }
      let meant = ["<": "<=", ">": ">="][relation] ?? "=="
      return value.isEmpty ? "use `==`, `<=` or `>=`" : "write `\(meant)\(value)`"
    case .priorityOutOfRange: return "use a priority above 0 and at most 1000"
    case .alignmentAlong(.horizontal):
      return "use alignAllTop, alignAllBottom, alignAllCenterY or a baseline with `H:`"
    case .alignmentAlong(.vertical):
      return
        "use alignAllLeading, alignAllTrailing, alignAllLeft, alignAllRight or alignAllCenterX with `V:`"
    case .baselineSpacingAcross:
      return "drop spacingBaselineToBaseline, or begin the format with `V:`"
    case .expectedView where ["h:", "v:"].contains(where: rest.hasPrefix) && rest == text:
      return "write `\(rest.prefix(2).uppercased())`"
    case .expectedView where rest == text && rest.dropFirst(word.count).hasPrefix(":"):
      return "begin the format with `H:` or `V:`"
    case .expectedView where word.first?.isNumber == true:
      return "write one space between two views, such as `-8-`"
    case .expectedView where !word.isEmpty: return "write `[\(word)]`"
    case .empty, .expectedView: return "name a view in brackets: `H:|-[box]-|`"
    case .expectedViewName: return "write the id of a view between the brackets: `[box]`"
    case .expectedNumberOrMetric where rest.hasPrefix("$"):
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return "write `\(name)`: a metric stands without `$`"
    case .expectedNumberOrMetric where ["<", ">", "="].contains(where: rest.hasPrefix):
      return "write `-(\(rest.prefix { !"-[|".contains($0) }))-`: a relation stands in brackets"
    case .expectedNumberOrMetric: return "write a number of points, or the name of a metric"
    case .expectedParenthesisOrComma: return "close the relations with `)`"
    case .expectedMore: return "end it with `|` or with a view in brackets"
    case .expectedEnd: return "write what follows as an entry of its own"
    case .expectedConnection: return "write `|-[box]` for a space, or `|[box]` for none"
    case .noSuperview: return "leave `|` out: there is no superview"
    }
  }

  /// The help for a view that is missing; `others` are the views that the format does not name.
  private static func help(forMissing name: String, _ others: [String]) -> String {
    switch others.count {
    case 1: "write `[\(others[0])]`, or add a view `\(name)` to `views`"
    case 2...8: "the views here are " + WordList.of(others.map { "`\($0)`" })
    default: "add a view `\(name)` to `views`"
    }
  }
}
