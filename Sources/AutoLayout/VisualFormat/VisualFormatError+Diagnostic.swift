package import Diagnostics
import Geometry

extension VisualFormatError {
  /// Returns a diagnostic that points to the characters with the error.
  ///
  /// - Parameters:
  ///   - span: the location of the format string's first character; only its file, line and column
  ///     are used.
  ///   - known: the names of views and metrics to suggest, in order.
  ///   - views: the names of the views to list, if there are few.
  /// - Returns: a diagnostic of rule `visualFormat`.
  package func diagnostic(
    at span: SourceSpan, known: [String] = [], views: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .visualFormat(reason), at: span.part(offset: blamed.lowerBound, length: blamed.count),
      notes: [Note("UIKit's reason: \(reason.text)")], help: help(known: known, views: views))
  }

  private func help(known: [String], views: [String]) -> String? {
    switch reason {
    case .unknownView(let name):
      NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
        ?? (views.isEmpty || views.count > 8
          ? nil : "the views here are " + WordList.of(views.map { "`\($0)`" }))
    case .unknownMetric(let name):
      NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
        ?? "write a number, or name it under `metrics`"
    case .doubleDash: "write `-(-8)-` for a space of minus 8, `-8-` for one of 8"
    case .expectedColon(let axis): "write `\(axis == .vertical ? "V:" : "H:")`"
    case .expectedClosingBracket: "end the view with `]`"
    case .expectedDash: "write a space as `-8-` or `-(>=8)-`"
    case .unknownRelation: "use `==`, `<=` or `>=`"
    case .priorityOutOfRange: "use a priority above 0 and at most 1000"
    case .alignmentAlong(.horizontal):
      "use alignAllTop, alignAllBottom, alignAllCenterY or a baseline with `H:`"
    case .alignmentAlong(.vertical):
      "use alignAllLeading, alignAllTrailing, alignAllLeft, alignAllRight or alignAllCenterX with `V:`"
    case .baselineSpacingAcross: "drop spacingBaselineToBaseline, or begin the format with `V:`"
    case .empty, .expectedView: "name a view in brackets: `H:|-[box]-|`"
    case .expectedViewName, .expectedNumberOrMetric, .expectedParenthesisOrComma, .expectedMore,
      .expectedEnd, .expectedConnection, .noSuperview:
      nil
    }
  }
}
