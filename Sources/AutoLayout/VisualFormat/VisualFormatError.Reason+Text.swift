import Geometry

extension VisualFormatError.Reason {
  /// UIKit's own text for the same error.
  ///
  /// For a priority out of range, it is the text from the setter of the priority. For
  /// `baselineSpacingAcross`, UIKit has no text, and this one is Strut's.
  package var text: String {
    switch self {
    case .empty: "It's an empty string."
    case .expectedColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
    case .expectedColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
    case .expectedView: "Expected a view"
    case .expectedViewName:
      """
      Expected a view. View names must start with a letter or an underscore, then contain \
      letters, numbers, and underscores.
      """
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name):
      """
      Encountered metric with name "\(name)", but value was not specified in metrics or views \
      dictionaries
      """
    case .expectedNumberOrMetric:
      """
      Expected a number or key from the metrics dictionary, but encountered something else
      """
    case .expectedClosingBracket:
      "Expected a ']' here. That is how you give the end of a view."
    case .expectedDash: "Expected a '-' here"
    case .expectedParenthesisOrComma: "Expected ')' or ','"
    case .expectedMore: "Expected more input"
    case .expectedEnd: "Expected the end of the format string"
    case .expectedConnection: "Expected a connection after the '|' character"
    case .doubleDash:
      """
      Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use \
      parentheses around negative numbers.
      """
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .priorityOutOfRange(let level):
      """
      It's illegal to set priority:\(DecimalText.shortest(level, places: 3)).  Priorities must be \
      greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.
      """
    case .noSuperview:
      """
      Unable to interpret '|' character, because the related view doesn't have a superview
      """
    case .alignmentAlong(.horizontal):
      """
      Options mask required views to be aligned on a horizontal edge, which is not allowed for \
      layout that is also horizontal.
      """
    case .alignmentAlong(.vertical):
      """
      Options mask required views to be aligned on a vertical edge, which is not allowed for \
      layout that is also vertical.
      """
    case .baselineSpacingAcross:
      "Spacing from baseline to baseline is for a vertical layout"
    }
  }
}
