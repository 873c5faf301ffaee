package import Geometry

/// Why a visual format string cannot be used, and where.
package struct VisualFormatError: Error, Hashable, Sendable {
  package let reason: Reason
  /// Where UIKit puts its caret: the offset, in Unicode scalars, at which it stopped reading; nil
  /// for an empty string.
  package let column: Int?
  /// The part of the string to blame, in Unicode scalars; at least the caret's column.
  package let blamed: Range<Int>

  init(_ reason: Reason, column: Int?, blamed: Range<Int>? = nil) {
    self.reason = reason
    self.column = column
    self.blamed = blamed ?? (column ?? 0)..<(column ?? 0) + 1
  }

  /// The reason for the error.
  package enum Reason: Hashable, Sendable {
    case empty
    case expectedColon(Axis)
    case expectedView
    case expectedViewName
    case unknownView(String)
    case unknownMetric(String)
    case expectedNumberOrMetric
    case expectedClosingBracket
    case expectedDash
    case expectedParenthesisOrComma
    case expectedMore
    case expectedEnd
    case expectedConnection
    case doubleDash
    case unknownRelation
    case priorityOutOfRange(Double)
    case noSuperview
    /// Alignment options that lie along the layout's own axis.
    case alignmentAlong(Axis)
    /// Spacing from baseline to baseline in a horizontal layout.
    case baselineSpacingAcross
  }
}

extension VisualFormatError {
  /// UIKit's exception text for `format`: the reason, the format, and a caret under the column.
  package func report(on format: String) -> String {
    guard let column else { return "Unable to parse constraint format: \(reason.text)" }
    let indent = String(repeating: " ", count: column)
    return "Unable to parse constraint format: \n\(reason.text) \n\(format) \n\(indent)^"
  }
}
