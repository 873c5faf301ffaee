import Diagnostics
import Geometry

extension Message {
  /// The message for an error in a visual format string.
  static func visualFormat(_ reason: VisualFormatError.Reason) -> Message {
    Message(rule: "visualFormat", text: plainText(reason))
  }

  private static func plainText(_ reason: VisualFormatError.Reason) -> String {
    switch reason {
    case .empty: "the visual format is empty"
    case .expectedColon(.horizontal): "a `:` must follow `H`"
    case .expectedColon(.vertical): "a `:` must follow `V`"
    case .expectedView: "expected a view in brackets here"
    case .expectedViewName:
      "a view's name begins with a letter or underscore and goes on with letters, digits, underscores"
    case .unknownView(let name): "there is no view `\(name)`"
    case .unknownMetric(let name): "there is no metric `\(name)`"
    case .expectedNumberOrMetric: "expected a number or a metric here"
    case .expectedClosingBracket: "missing `]` after the view"
    case .expectedDash: "expected a `-` here"
    case .expectedParenthesisOrComma: "expected a `)` or `,` here"
    case .expectedMore: "the visual format is incomplete"
    case .expectedEnd: "nothing may follow the closing `|`"
    case .expectedConnection: "a connection or a view must follow the `|`"
    case .doubleDash: "the second `-` is either a minus sign or a mistake"
    case .unknownRelation: "the relation is not one of `==`, `<=`, `>=`"
    case .priorityOutOfRange(let level):
      "the priority \(DecimalText.shortest(level, places: 3)) is \(level > 0 ? "above 1000" : "not above 0")"
    case .noSuperview: "`|` needs a superview"
    case .alignmentAlong(.horizontal):
      "views in a row cannot be aligned by an edge across the same row"
    case .alignmentAlong(.vertical):
      "views in a column cannot be aligned by an edge down the same column"
    case .baselineSpacingAcross: "spacing from baseline to baseline needs a vertical layout"
    }
  }
}
