import AutoLayout
import Diagnostics
import Geometry
import Spec

/// A reason in words.
struct ExplainedReason: Hashable {
  let text: String
  /// The place in the spec, the priorities or another origin; empty if there is none.
  let origin: String
}

/// The style of numbers in an explanation.
///
/// Blank numbers make explanations equal if they differ only in numbers.
struct NumberStyle: Hashable {
  let isShown: Bool

  static let shown = NumberStyle(isShown: true)
  static let blank = NumberStyle(isShown: false)

  func text(_ length: Points) -> String { isShown ? "\(length)" : "n" }

  func text(_ rect: Rect) -> String {
    "(\(text(rect.x)), \(text(rect.y))) \(text(rect.width)) × \(text(rect.height))"
  }
}

/// The texts of `strut explain`.
extension ExplainedCell {
  /// A reason that decides a number, or that pulls against it.
  func reason(
    _ reason: AttributeExplanation.Reason, of item: ItemExplanation, _ numbers: NumberStyle
  ) -> ExplainedReason {
    guard reason.pulls else { return self.reason(reason.cause, of: item, numbers) }
    switch reason.cause {
    case .content(let content):
      return ExplainedReason(
        text: "against \(Self.owner(content, item)), which is \(Self.extent(content, numbers))",
        origin: Self.priorities(content))
    case .fitting(let name, let axis):
      let word = axis == .horizontal ? "narrow" : "low"
      return ExplainedReason(
        text: "against the wish for `\(name)` to be as \(word) as it may be", origin: "")
    case .constraint, .neverNegative, .givenContent, .open:
      let wording = self.reason(reason.cause, of: item, numbers)
      return ExplainedReason(text: "against \(wording.text)", origin: wording.origin)
    }
  }

  /// The reasons in words, without those that read like an earlier one.
  ///
  /// The words for a stack's own guides do not tell its constraints apart.
  func worded(
    _ reasons: [AttributeExplanation.Reason], of item: ItemExplanation, _ numbers: NumberStyle
  ) -> [(reason: AttributeExplanation.Reason, wording: ExplainedReason)] {
    var seen: Set<ExplainedReason> = []
    return reasons.compactMap { reason in
      let wording = self.reason(reason, of: item, numbers)
      return seen.insert(wording).inserted ? (reason, wording) : nil
    }
  }

  private static func owner(_ content: ContentExplanation, _ item: ItemExplanation) -> String {
    content.view == item.view ? "its content" : "the content of `\(content.view)`"
  }

  private static func extent(_ content: ContentExplanation, _ numbers: NumberStyle) -> String {
    "\(numbers.text(content.size)) \(content.axis == .horizontal ? "wide" : "high")"
  }

  private func reason(
    _ cause: AttributeExplanation.Cause, of item: ItemExplanation, _ numbers: NumberStyle
  ) -> ExplainedReason {
    switch cause {
    case .constraint(let position): return reason(position)
    case .content(let content):
      return ExplainedReason(
        text: "\(Self.owner(content, item)) is \(Self.extent(content, numbers))",
        origin: Self.priorities(content))
    case .neverNegative(let name, let axis):
      return ExplainedReason(
        text: "the \(Self.dimension(axis)) of `\(name)` is never negative", origin: "")
    case .fitting(let name, let axis):
      return ExplainedReason(
        text: "`\(name)` is as \(axis == .horizontal ? "narrow" : "low") as its contents allow",
        origin: "")
    case .givenContent(let name, let axis):
      return ExplainedReason(
        text: "the \(Self.dimension(axis)) of `\(name)` is given", origin: "`contentSize`")
    case .open(let name, let axis, let isSize):
      let text =
        isSize
        ? "nothing decides the \(Self.dimension(axis)) of `\(name)`: it is as small as it may be"
        : """
        nothing decides the \(axis.rawValue) position of `\(name)`: it is as near to its \
        superview's origin as it may be
        """
      return ExplainedReason(text: text, origin: "")
    }
  }

  /// A constraint, with its origin and the view that holds it.
  func reason(_ position: Int) -> ExplainedReason {
    let explained = constraint(position)
    return ExplainedReason(
      text: text(of: explained.constraint),
      origin: origin(of: explained.constraint, heldBy: explained.holder))
  }

  /// An inactive constraint, with the reason why it is inactive.
  func reason(_ inactive: InactiveConstraint) -> ExplainedReason {
    let why =
      switch inactive.cause {
      case .switchedOff(let entry): "switched off by \(Self.words(entry))"
      case .conditionFails(let entry): "only under \(Self.words(entry))"
      case .inactive: "inactive, and no `when` that holds activates it"
      }
    return ExplainedReason(
      text: "\(text(of: inactive.constraint)): \(why)",
      origin: origin(of: inactive.constraint, heldBy: nil))
  }

  /// The condition and its place, such as `` `when: idiom: pad`, chat.yaml:12:5 ``.
  private static func words(_ entry: WhenEntry) -> String {
    "`when: \(entry.condition)`\(suffix(entry.span))"
  }

  /// The equation, or words if the equation contains a guide of the engine.
  private func text(of constraint: Constraint) -> String {
    guard case .engine(.stack(let role), let stack) = constraint.origin,
      constraint.anchors.contains(where: \.item.isSystemGuide)
    else { return constraint.labelledEquation(in: explanation.hierarchy) }
    return "the stack `\(stack)` \(role.purpose)"
  }

  private func origin(of constraint: Constraint, heldBy holder: ViewID?) -> String {
    var parts: [String] = []
    switch constraint.origin {
    case .written(let span): parts.append(Self.place(span))
    case .shorthand(let key, let span): parts.append("`\(key)`, \(Self.place(span))")
    case .visualFormat(let span): parts.append("vfl, \(Self.place(span))")
    case .code: parts.append("code")
    case .engine(.autoresizing(let mask), let view):
      parts.append("frame and mask \(mask.notation)" + Self.suffix(frameSpan(of: view)))
    case .engine(.stack(let role), let view):
      parts.append("stack, \(role.rawValue)" + Self.suffix(span(of: view)))
    case .engine(.fitting, let view):
      parts.append("fitting size of its contents" + Self.suffix(span(of: view)))
    }
    let views = constraint.anchors.map(\.item.owner.name)
    parts += built.uses(around: constraint.origin.span, of: views).map {
      "used at \(Self.place($0))"
    }
    if let holder { parts.append("held by \(holder)") }
    return parts.joined(separator: ", ")
  }

  static func priorities(_ content: ContentExplanation) -> String {
    let hugging = DecimalText.shortest(content.hugging, places: 3)
    let compression = DecimalText.shortest(content.compression, places: 3)
    return "hugging \(hugging), compression resistance \(compression)"
  }

  static func dimension(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  static func place(_ span: SourceSpan) -> String { "\(span.file):\(span.line):\(span.column)" }

  static func suffix(_ span: SourceSpan?) -> String { span.map { ", \(place($0))" } ?? "" }
}

extension ExplainedCell {
  /// The slack or the violation of a constraint, in words; nil for other outcomes.
  func shortfall(_ outcome: ConstraintExplanation.Outcome, _ numbers: NumberStyle) -> String? {
    switch outcome {
    case .decides, .implied, .illegal: nil
    case .slack(let points): "\(numbers.text(points)) to spare"
    case .broken(let points, pulls: true): "short by \(numbers.text(points)), and pulls"
    case .broken(let points, pulls: false): "short by \(numbers.text(points))"
    case .leftOut(let points):
      "given up, as it cannot hold together with others; short by \(numbers.text(points))"
    }
  }

  /// The difference between a view and its content size, in words; nil if there is none.
  func shortfall(_ content: ContentExplanation, _ numbers: NumberStyle) -> ExplainedReason? {
    guard content.excess != 0 else { return nil }
    let isLonger = content.excess > 0
    let level = DecimalText.shortest(
      isLonger ? content.hugging : content.compression, places: 3)
    let (more, less) =
      content.axis == .horizontal ? ("wider", "narrower") : ("higher", "lower")
    let difference = numbers.text(isLonger ? content.excess : -content.excess)
    return ExplainedReason(
      text: """
        \(difference) \(isLonger ? more : less) than its content of \
        \(numbers.text(content.size))
        """, origin: isLonger ? "hugging \(level)" : "compression resistance \(level)")
  }

  /// The placement of an item, in words; nil if only constraints place it.
  func placement(of item: ItemExplanation) -> String? {
    switch item.placement {
    case .constraints:
      item.guide == .content ? "what the view scrolls begins at its own corner" : nil
    case .screen: "the screen gives it its frame"
    case .frame(let frame, let size): placement(frame, size, of: item)
    case .table(let table): "the table `\(table)` lays its rows out, one below the other"
    case .cell(let cell, let isFitted):
      isFitted
        ? "the cell `\(cell)` gives it its place and width"
        : "the cell `\(cell)` gives it its frame"
    case .collection(let collection): "the collection `\(collection)` lays its items out in lines"
    }
  }

  private func placement(
    _ frame: ManualFrame, _ size: Size, of item: ItemExplanation
  ) -> String {
    let parts = [frame.x, frame.y, frame.width, frame.height].map(Self.text)
    let list = "[\(parts.joined(separator: ", "))]"
    let place = Self.suffix(frameSpan(of: item.view))
    guard !frame.mask.isEmpty else { return "its frame is \(list)\(place)" }
    return """
      its frame is \(list) in a superview of \(size.width) × \(size.height), and its mask \
      \(frame.mask.notation)\(place)
      """
  }

  private static func text(_ length: FrameLength) -> String {
    var parts: [String] = []
    for (factor, side) in [(length.widthFactor, "width"), (length.heightFactor, "height")]
    where factor != 0 {
      let times = factor == 1 ? "" : "\(DecimalText.shortest(factor, places: 6)) * "
      parts.append("\(times)superview.\(side)")
    }
    guard !parts.isEmpty else { return "\(length.constant)" }
    let sum = parts.joined(separator: " + ")
    if length.constant == 0 { return sum }
    return length.constant < 0 ? "\(sum) - \(-length.constant)" : "\(sum) + \(length.constant)"
  }
}

extension LayoutItem {
  /// Whether the item is a guide of the engine.
  fileprivate var isSystemGuide: Bool {
    if case .guide(_, .system) = self { true } else { false }
  }
}
