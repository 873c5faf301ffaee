import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Spec

/// The object that `strut explain --json` prints, format 1.
enum ExplanationJSON {
  /// The whole document, with a line end.
  static func document(cells: [String]) -> String {
    "{ \"format\": 1, \"cells\": [\n\(cells.joined(separator: ",\n"))\n] }\n"
  }

  /// One entry of `cells`: everything, or one view or guide with the constraints that concern it.
  static func cell(_ cell: ExplainedCell, named name: String?) -> String {
    let items = cell.items(named: name)
    let views = items.map { "      \(object(item($0, in: cell)))" }
    var concerned = Set(items.flatMap(\.constraints))
    for reason in items.flatMap(\.attributes).flatMap(\.reasons) {
      if case .constraint(let position) = reason.cause { concerned.insert(position) }
    }
    let positions = cell.explanation.constraints.indices.filter {
      name == nil || concerned.contains($0)
    }
    let constraints = positions.map { "      \(object(constraint($0, in: cell)))" }
    let absent = (name == nil ? cell.built.absent : items.flatMap(cell.absentConstraints)).map {
      "      \(object(self.absent($0, in: cell)))"
    }
    let findings = cell.diagnostics(about: items, named: name).map {
      "      \(DiagnosticJSON.object(for: $0))"
    }
    return """
        { "cell": \(JSONText.string(cell.name)), "spec": \(JSONText.string(cell.spec)),
          "views": \(block(views)),
          "constraints": \(block(constraints)),
          "absent": \(block(absent)),
          "diagnostics": \(block(findings)) }
      """
  }

  private typealias Member = (name: String, value: String)

  private static func item(_ item: ItemExplanation, in cell: ExplainedCell) -> [Member] {
    var members: [Member] = [("id", JSONText.string(item.name))]
    if item.guide == nil, let view = cell.layout(of: item) {
      members.append(("kind", JSONText.string(view.kind)))
      members.append(("superview", view.superview.map { JSONText.string($0.name) } ?? "null"))
    } else {
      members.append(("kind", JSONText.string("guide")))
      members.append(("view", JSONText.string(item.view.name)))
    }
    members += place(cell.span(of: item.view))
    members += [
      ("frame", rect(item.frame)), ("exact", rect(item.exact)),
      ("inScreen", rect(cell.frameOnScreen(of: item))),
      ("placement", JSONText.string(placement(item.placement))),
    ]
    members += item.attributes.map { attribute in
      (attribute.name.rawValue, object(self.attribute(attribute)))
    }
    members.append(("constraints", JSONText.array(item.constraints.map { "\($0)" })))
    members.append(("contents", JSONText.array(item.contents.map { object(content($0)) })))
    return members
  }

  private static func placement(_ cause: PlacementCause) -> String {
    switch cause {
    case .constraints: "constraints"
    case .screen: "screen"
    case .frame: "frame"
    case .table: "table"
    case .cell: "cell"
    case .collection: "collection"
    }
  }

  private static func attribute(_ attribute: AttributeExplanation) -> [Member] {
    let certainty =
      switch attribute.certainty {
      case .determined: "determined"
      case .tie: "tie"
      case .open: "open"
      }
    return [
      ("value", number(attribute.rounded)), ("exact", number(attribute.exact)),
      ("certainty", JSONText.string(certainty)),
      ("reasons", JSONText.array(attribute.reasons.map { object(reason($0)) })),
    ]
  }

  private static func reason(_ reason: AttributeExplanation.Reason) -> [Member] {
    let role: [Member] = [("own", "\(reason.isOwn)"), ("pulls", "\(reason.pulls)")]
    switch reason.cause {
    case .constraint(let position): return [("constraint", "\(position)")] + role
    case .content(let content): return [("content", object(self.content(content)))] + role
    case .neverNegative(let name, let axis):
      return [("neverNegative", JSONText.string(name)), ("axis", axis.json)] + role
    case .fitting(let name, let axis):
      return [("fitting", JSONText.string(name)), ("axis", axis.json)] + role
    case .givenContent(let name, let axis):
      return [("contentSize", JSONText.string(name)), ("axis", axis.json)] + role
    case .open(let name, let axis, let isSize):
      return [("open", JSONText.string(name)), ("axis", axis.json), ("isSize", "\(isSize)")] + role
    }
  }

  private static func content(_ content: ContentExplanation) -> [Member] {
    [
      ("view", JSONText.string(content.view.name)), ("axis", content.axis.json),
      ("size", number(content.size)), ("excess", number(content.excess)),
      ("hugging", DecimalText.shortest(content.hugging, places: 3)),
      ("compression", DecimalText.shortest(content.compression, places: 3)),
    ]
  }

  private static func constraint(_ position: Int, in cell: ExplainedCell) -> [Member] {
    let explained = cell.constraint(position)
    var members: [Member] = [("id", "\(position)")] + head(explained.constraint, in: cell)
    if let holder = explained.holder { members.append(("heldBy", JSONText.string(holder.name))) }
    return members + outcome(explained.outcome)
  }

  /// What is written, and where.
  private static func head(_ constraint: Constraint, in cell: ExplainedCell) -> [Member] {
    var members: [Member] = [
      ("equation", JSONText.string(constraint.equation(in: cell.explanation.hierarchy)))
    ]
    if let name = constraint.name { members.append(("name", JSONText.string(name))) }
    members.append(
      ("priority", DecimalText.shortest(constraint.priority.level, places: 3)))
    return members + origin(constraint.origin, in: cell)
  }

  private static func absent(_ absent: InactiveConstraint, in cell: ExplainedCell) -> [Member] {
    let members = head(absent.constraint, in: cell)
    func why(_ word: String, _ entry: WhenEntry) -> [Member] {
      [
        ("cause", JSONText.string(word)),
        (
          "when",
          object([("condition", JSONText.string(entry.condition))] + place(entry.span))
        ),
      ]
    }
    switch absent.cause {
    case .switchedOff(let entry): return members + why("switchedOff", entry)
    case .conditionFails(let entry): return members + why("conditionFails", entry)
    case .inactive: return members + [("cause", JSONText.string("inactive"))]
    }
  }

  private static func origin(_ origin: Origin, in cell: ExplainedCell) -> [Member] {
    func from(_ words: String) -> Member { ("from", JSONText.string(words)) }
    switch origin {
    case .written(let span): return [from("constraint")] + place(span)
    case .shorthand(let key, let span): return [from(key)] + place(span)
    case .visualFormat(let span): return [from("vfl")] + place(span)
    case .code: return [from("code")]
    case .engine(.autoresizing(let mask), let view):
      return [from("autoresizing"), ("mask", JSONText.string(mask.notation))]
        + place(cell.frameSpan(of: view))
    case .engine(.stack(let role), let view):
      return [from("stack"), ("role", JSONText.string(role.rawValue))]
        + place(cell.span(of: view))
    case .engine(.fitting, let view): return [from("fitting")] + place(cell.span(of: view))
    }
  }

  private static func outcome(_ outcome: ConstraintExplanation.Outcome) -> [Member] {
    func word(_ word: String) -> Member { ("outcome", JSONText.string(word)) }
    switch outcome {
    case .decides: return [word("decides")]
    case .implied: return [word("implied")]
    case .slack(let points): return [word("slack"), ("by", number(points))]
    case .broken(let points, let pulls):
      return [word("broken"), ("by", number(points)), ("pulls", "\(pulls)")]
    case .leftOut(let points): return [word("leftOut"), ("by", number(points))]
    case .illegal: return [word("illegal")]
    }
  }

  private static func place(_ span: SourceSpan?) -> [Member] {
    guard let span else { return [] }
    return [
      ("file", JSONText.string(span.file)), ("line", "\(span.line)"),
      ("column", "\(span.column)"),
    ]
  }

  private static func object(_ members: [Member]) -> String {
    let texts = members.map { "\(JSONText.string($0.name)): \($0.value)" }
    return "{ \(texts.joined(separator: ", ")) }"
  }

  private static func block(_ lines: [String]) -> String {
    lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n    ]"
  }

  private static func rect(_ rect: Rect) -> String {
    JSONText.array([rect.x, rect.y, rect.width, rect.height].map(number))
  }

  private static func number(_ value: Points) -> String {
    DecimalText.shortest(value.value, places: 4)
  }
}

extension Axis {
  fileprivate var json: String { JSONText.string(rawValue) }
}
