package import Geometry

/// An error in a visual format string, with its position.
package struct VisualFormatError: Error, Hashable, Sendable {
  package let reason: Reason
  /// The offset of UIKit's caret in Unicode scalars, or nil for an empty string.
  ///
  /// UIKit stopped reading at this offset.
  package let column: Int?
  /// The range of the string that has the error, in Unicode scalars; at least one long.
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
    /// The options align views by an attribute on the layout's own axis.
    case alignmentAlong(Axis)
    /// The options request spacing between baselines in a horizontal layout.
    case baselineSpacingAcross
  }
}

extension VisualFormatError {
  /// Returns UIKit's exception text for `format`: the reason, the format and a caret at the column.
  package func report(on format: String) -> String {
    guard let column else { return "Unable to parse constraint format: \(reason.text)" }
    let indent = String(repeating: " ", count: column)
    return "Unable to parse constraint format: \n\(reason.text) \n\(format) \n\(indent)^"
  }
}
