import Diagnostics
import Geometry

extension Message {
  static func baselineInVerticalStack(_ stack: String, _ alignment: StackAlignment) -> Message {
    Message(
      rule: "baselineInVerticalStack",
      text: "the stack `\(stack)` is vertical and cannot align its views by `\(alignment.rawValue)`"
    )
  }

  static func frameInStack(_ view: String, of stack: String) -> Message {
    Message(
      rule: "frameInStack",
      text: "the stack `\(stack)` places `\(view)`, so its frame is ignored")
  }
}

extension Note {
  /// Returns a note that explains why views of the named stack compete.
  static func competeInStack(_ stack: String, _ distribution: StackDistribution) -> Note {
    Note("they share the stack `\(stack)`, whose distribution is `\(distribution.rawValue)`")
  }

  static func givesNoSizes(_ stack: String) -> Note {
    Note("a stack gives its views no sizes of their own: `\(stack)` is as long as they are")
  }

  static func floatingBaselines(_ stack: String) -> Note {
    Note(
      """
      the stack `\(stack)` is higher than its views, and baselines alone do not say where they stand
      """)
  }

  static func emptyStack(_ stack: String) -> Note {
    Note("`\(stack)` is a stack without views, and a stack has no size of its own")
  }

  static func hiddenStack(_ stack: String) -> Note {
    Note("all views of the stack `\(stack)` are hidden, and a stack has no size of its own")
  }
}

extension StackRole {
  /// A phrase for messages, to insert after the stack's name.
  package var purpose: String {
    switch self {
    case .canvasConnection: "reaches to its outer views"
    case .spacing: "keeps its views at their distance"
    case .fillEqually: "makes its views, or the gaps between them, equal"
    case .fillProportionally: "shares its length in proportion to its views' contents"
    case .distributingEdge: "lays a gap between two of its views"
    case .canvasFit: "is no larger than it must be"
    case .hiding: "gives a hidden view no room"
    case .alignment: "aligns its views"
    case .spanningBoundary, .spanningFit: "is as large as its largest view"
    case .ambiguitySuppression: "gives a view without a size of its own none"
    case .textWidthDisambiguation: "gives texts of several lines equal parts of its width"
    }
  }
}

extension Note {
  static var baselinesOfVerticalStacks: Note {
    Note("only horizontal stacks align baselines; `fill` is used instead")
  }
}

extension String {
  static var baselineInVerticalStackHelp: String {
    "write `alignment: leading`, or make the stack horizontal"
  }

  static func floatingBaselinesHelp(_ stack: String) -> String {
    "give `\(stack)` no height, or align its views by `top`, `center` or `bottom`"
  }

  static func arrangedSizeHelp(_ view: String, _ axis: Axis) -> String {
    "write `\(axis.dimension): 100` at `\(view)`"
  }

  static func arrangedPositionHelp(_ stack: String, _ axis: Axis) -> String {
    "write `\(axis.rawValue): 16` in the `pin` of the stack `\(stack)`"
  }

  static func frameInStackHelp(_ view: String) -> String {
    "remove the frame of `\(view)`, or give it a `size`"
  }
}
