import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

@Suite("The report of an illegal constraint")
struct IllegalConstraintMessageTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let first: Anchor
    let second: Anchor?
    var multiplier = 1.0
    let rule: String
    let text: String
    let reason: String?
    let help: String?
  }

  private static let locationReason = """
    A multiplier of 0 or a nil second item together with a location for the first attribute \
    creates an illegal constraint of a location equal to a constant. Location attributes must be \
    specified in pairs.
    """

  @Test(
    "says it in plain words, gives UIKit's reason and offers a way out",
    arguments: [
      Case(
        testDescription: "a size against a position", first: box(.width), second: screen(.left),
        rule: "invalidPairing",
        text: "`box.width` is a size and `superview.left` a position; the two cannot be compared",
        reason: "Invalid pairing of layout attributes.",
        help: "compare a size with a size, and a position with a position on the same axis"),
      Case(
        testDescription: "a position against a number", first: box(.left), second: nil,
        rule: "locationEqualsConstant",
        text: "`box.left` is a position and needs another position to be measured from",
        reason: locationReason, help: "write `box.left == superview.left + 20`"),
      Case(
        testDescription: "a position times zero", first: box(.left), second: screen(.left),
        multiplier: 0, rule: "zeroMultiplier",
        text: "0 times `superview.left` leaves the position `box.left` equal to a number alone",
        reason: locationReason, help: "give the other side a multiplier other than 0"),
      Case(
        testDescription: "leading against left", first: box(.leading), second: screen(.left),
        rule: "directionMismatch",
        text: """
          `box.leading` changes sides with the reading direction and `superview.left` does not; \
          the two cannot be compared
          """,
        reason: """
          A constraint cannot be made between a leading/trailing attribute and a right/left \
          attribute. Use leading/trailing for both or neither.
          """, help: "write `superview.leading` in place of `superview.left`"),
      Case(
        testDescription: "across against down", first: box(.left), second: screen(.top),
        rule: "axisMismatch",
        text: "`box.left` is horizontal and `superview.top` vertical; the two cannot be compared",
        reason: "Invalid pairing of layout attributes.",
        help: "use left, right, leading, trailing or centerX on both sides"),
      Case(
        testDescription: "a view that is not there", first: Anchor(.view("bax"), .left),
        second: screen(.left), rule: "unknownView", text: "there is no view `bax`", reason: nil,
        help: "did you mean `box`?"),
      Case(
        testDescription: "a guide that is not there",
        first: Anchor(.guide("box", .custom("colum")), .left), second: screen(.left),
        rule: "unknownGuide", text: "`box` has no guide `colum`", reason: nil,
        help: "did you mean `column`?"),
      Case(
        testDescription: "a row's view against one outside",
        first: Anchor(.view("rows[0].title"), .left), second: Anchor(.view("box"), .left),
        rule: "noCommonAncestor",
        text: """
          `rows[0].title` and `box` have no common ancestor that lays them out: a table's rows \
          are laid out on their own
          """,
        reason: """
          Unable to activate constraint with anchors because they have no common ancestor.  Does \
          the constraint or its anchors reference items in different view hierarchies?  That's \
          illegal.
          """, help: "constrain views of a row to each other and to the row alone"),
    ])
  func report(_ row: Case) throws {
    let span = SourceSpan(file: "chat.yaml", line: 3, column: 5, length: 9)
    let constraint = Constraint(
      row.first, .equal, row.second.map { [.init(row.multiplier, $0)] } ?? [], constant: 20,
      origin: .written(span))
    let rule = try #require(constraint.violatedRule(in: Self.hierarchy))
    let diagnostic = rule.diagnostic(of: constraint, in: Self.hierarchy)
    #expect(diagnostic.message == Message(rule: row.rule, text: row.text))
    #expect(diagnostic.notes.map(\.text) == (row.reason.map { ["UIKit's reason: \($0)"] } ?? []))
    #expect(diagnostic.help == row.help)
    #expect(diagnostic.span == span)
    #expect(diagnostic.severity == .error)
  }

  private static let hierarchy = ViewHierarchy([
    ViewNode(id: .root, kind: "view", parent: nil),
    ViewNode(id: "box", kind: "view", parent: 0, customGuides: ["column"]),
    ViewNode(
      id: "rows", kind: "tableView", parent: 0,
      arrangement: .rows(RowMetrics(separatorHeight: 0.5))),
    ViewNode(id: "rows[0]", kind: "tableViewCell", parent: 2),
    ViewNode(id: "rows[0].title", kind: "label", parent: 3),
  ])

  private static func box(_ attribute: Attribute) -> Anchor { Anchor(.view("box"), attribute) }
  private static func screen(_ attribute: Attribute) -> Anchor { Anchor(.view(.root), attribute) }
}
