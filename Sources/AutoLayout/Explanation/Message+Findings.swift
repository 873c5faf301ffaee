import Cassowary
import Diagnostics
import Geometry

extension Message {
  /// Returns the message of rule `unsatisfiable` for a broken constraint.
  ///
  /// `victim` is a phrase for that constraint. `others` is the number of other constraints in the
  /// conflict.
  static func unsatisfiable(_ victim: String, others: Int) -> Message {
    let text =
      switch others {
      case 0: "\(victim) cannot hold here and is left out"
      case 1: "\(victim) cannot hold together with another constraint and is left out"
      default: "\(victim) cannot hold together with \(others) other constraints and is left out"
      }
    return Message(rule: "unsatisfiable", text: text)
  }

  static func ambiguous(_ view: String, _ ambiguity: Ambiguity) -> Message {
    let verb = ambiguity.isPositionAmbiguous && ambiguity.isSizeAmbiguous ? "are" : "is"
    return Message(
      rule: "ambiguous", text: "the \(ambiguity.openParts) of `\(view)` \(verb) not determined")
  }

  /// The message for a tie that does not concern the sizes of contents.
  static func ambiguousTie(_ view: String, _ ambiguity: Ambiguity) -> Message {
    Message(
      rule: "ambiguous",
      text: "constraints of equal priority compete for the \(ambiguity.openParts) of `\(view)`")
  }

  static func ambiguousTie(_ views: [String], _ axis: Axis) -> Message {
    let names = WordList.of(views.map { "`\($0)`" })
    let text =
      views.count == 1
      ? "constraints of equal priority compete for the \(axis.dimension) of \(names)"
      : "\(names) compete for \(axis.dimension) at equal priority"
    return Message(rule: "ambiguous", text: text)
  }

  static func frameOutOfRange(_ view: String) -> Message {
    Message(rule: "frameOutOfRange", text: "the frame of `\(view)` extends beyond the pixel grid")
  }
}

extension Note {
  static func farEdge(_ edge: Points, limit: Points) -> Note {
    Note("one edge is at \(edge) points; Strut moves it to the limit of \(limit) points")
  }

  static func moreFramesOutOfRange(_ count: Int) -> Note {
    Note("\(count) other \(count == 1 ? "frame extends" : "frames extend") beyond it too")
  }

  static var mayBreakAnother: Note {
    Note("UIKit logs \"Unable to simultaneously satisfy constraints\" and may break another one")
  }

  static var tieGoesToEarlierConstraint: Note {
    Note("the constraint declared first is met here; UIKit does not say which one it favours")
  }

  static var contentGivesWay: Note {
    Note("constraints are met in the order of their declaration here, the content's size last")
  }

  static var tieGoesToEarlier: Note {
    Note("the view declared first keeps its size here; UIKit does not say which one it favours")
  }
}

extension String {
  static func unsatisfiableHelp(_ victim: String, isAlone: Bool) -> String {
    isAlone
      ? "remove \(victim), or give it a priority below 1000"
      : "remove one of them, or give one a priority below 1000"
  }

  static func placedByStack(_ view: String, _ key: String, _ stack: String) -> String {
    "remove `\(key)` from `\(view)`: the stack `\(stack)` places its views"
  }

  static var frameOutOfRangeHelp: String {
    "use smaller constants and multipliers in its constraints"
  }

  static func placedTwice(_ view: String) -> String {
    "place `\(view)` by its frame or by constraints, not by both: remove the one or the other"
  }

  /// A phrase for a constraint that the engine made from a property of `view`.
  static func made(_ equation: String, _ role: EngineRole, for view: String) -> String {
    switch role {
    case .autoresizing(let mask):
      "the frame and the autoresizing mask \(mask.notation) of `\(view)` mean `\(equation)`"
    case .stack(let role):
      "the stack `\(view)` \(role.purpose): `\(equation)` (\(role.rawValue))"
    case .fitting: "the fitting size of `\(view)` means `\(equation)`"
    }
  }

  static func neverNegative(_ view: String, _ axis: Axis) -> String {
    "the \(axis.dimension) of `\(view)` is never negative"
  }

  static func requiredContentProperty(
    _ property: String, of view: String, _ axis: Axis
  ) -> String {
    "the required \(axis.rawValue) \(property) of `\(view)`"
  }

  static func requiredHugging(_ view: String, _ axis: Axis, _ size: Points) -> String {
    "`\(view)` is at most as \(axis.extentWord) as its content, \(size), by its required hugging"
  }

  static func requiredCompression(_ view: String, _ axis: Axis, _ size: Points) -> String {
    """
    `\(view)` is at least as \(axis.extentWord) as its content, \(size), by its required \
    compression resistance
    """
  }

  static func asSmallAsPossible(_ view: String, _ axis: Axis) -> String {
    "`\(view)` is as \(axis == .horizontal ? "narrow" : "low") as its contents allow"
  }

  static func extent(
    of view: String, _ axis: Axis, _ length: Points, roundedFrom fitted: Points? = nil
  ) -> String {
    let extent = "`\(view)` is \(length) \(axis.extentWord) here"
    // A row whose content has no height has the table's own height.
    guard let fitted, fitted > 0, length.value - fitted.value > 1e-6 else { return extent }
    return "\(extent), \(fitted) rounded up to whole pixels"
  }

  static func ambiguousHelp(_ view: String, _ ambiguity: Ambiguity) -> String {
    let isHorizontal = ambiguity.axis == .horizontal
    let center = "`center: { \(isHorizontal ? "x" : "y"): superview }` at `\(view)`"
    let (near, both) = isHorizontal ? ("leading", "horizontal") : ("top", "vertical")
    return switch (ambiguity.isPositionAmbiguous, ambiguity.isSizeAmbiguous) {
    case (true, true):
      "write `\(both): 16` in the `pin` of `\(view)`, or \(center) with a \(ambiguity.axis.dimension)"
    case (true, false): "write \(center), or `\(near): 16` in its `pin`"
    case (false, _):
      "write `\(ambiguity.axis.dimension): 100` at `\(view)`, or pin both of its edges with `\(both): 16`"
    }
  }

  static func ambiguousTieHelp(_ ambiguity: Ambiguity) -> String {
    "give the constraints on its \(ambiguity.openParts) different priorities"
  }

  /// The help for several constraints and contents that compete for the size of one view.
  static func ambiguousTieHelp(_ axis: Axis) -> String {
    "give the constraints on its \(axis.dimension) different priorities"
  }

  /// The help for views whose contents compete at one priority.
  ///
  /// - Parameters:
  ///   - view: the name of the view that gets another priority.
  ///   - property: `hugging` or `compression`.
  ///   - priority: its new priority.
  ///   - axis: the axis.
  /// - Returns: the help text.
  static func ambiguousTieHelp(
    _ view: String, _ property: String, _ priority: Priority, _ axis: Axis
  ) -> String {
    let level = DecimalText.shortest(priority.level, places: 3)
    return """
      give one of them another priority: write `\(property): { \(axis.rawValue): \(level) }` at \
      `\(view)`
      """
  }
}

extension Ambiguity {
  /// The ambiguous parts of the view, in words.
  fileprivate var openParts: String {
    switch (isPositionAmbiguous, isSizeAmbiguous) {
    case (true, true): "\(axis.rawValue) position and the \(axis.dimension)"
    case (true, false): "\(axis.rawValue) position"
    case (false, _): axis.dimension
    }
  }
}

extension Axis {
  fileprivate var extentWord: String { self == .horizontal ? "wide" : "high" }
}
