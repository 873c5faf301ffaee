import AutoLayout
import Cassowary
import Geometry
import Testing

@Suite("A constraint as text")
struct EquationTextTests {
  private static let box: ViewID = "box"
  private static let root = ViewID.root

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let constraint: Constraint

    init(
      _ text: String, _ first: Anchor, _ relation: Relation, _ terms: [Constraint.Term],
      plus constant: Points = 0, at level: Double = 1000
    ) {
      testDescription = text
      constraint = Constraint(
        first, relation, terms, constant: constant, priority: Priority(level) ?? .required,
        origin: .code)
    }
  }

  @Test(
    "is an equation in the notation of specs",
    arguments: [
      Case(
        "box.trailing == superview.trailing - 8 @750", box.at(.trailing), .equal,
        [.of(root.at(.trailing))], plus: -8, at: 750),
      Case("box.width >= 44", box.at(.width), .greaterThanOrEqual, [], plus: 44),
      Case("box.width == -0.5 @999.5", box.at(.width), .equal, [], plus: -0.5, at: 999.5),
      Case(
        "box.centerX == 0.333333 * superview.right", box.at(.centerX), .equal,
        [.times(1.0 / 3, root.at(.right))]),
      Case(
        "superview.trailing == box.trailing + 20", root.at(.trailing), .equal,
        [.of(box.at(.trailing))], plus: 20),
      Case(
        "box.top == superview.margins.top", box.at(.top), .equal,
        [.of(root.at(.margins, .top))]),
      Case(
        "box.bottom <= safeArea.bottom", box.at(.bottom), .lessThanOrEqual,
        [.of(root.at(.safeArea, .bottom))]),
      Case(
        "inner.top == superview.safeArea.top", ViewID("inner").at(.top), .equal,
        [.of(box.at(.safeArea, .top))]),
      Case(
        "inner.top == root.top", ViewID("inner").at(.top), .equal, [.of(root.at(.top))]),
      Case(
        "box.bottom == superview.bottom - keyboard.height", box.at(.bottom), .equal,
        [.of(root.at(.bottom)), .times(-1, Anchor(.keyboard, .height))]),
      Case(
        "box.left == superview.left + 0.5 * superview.width + 1", box.at(.left), .equal,
        [.of(root.at(.left)), .times(0.5, root.at(.width))], plus: 1),
      Case(
        "box.left == superview.column.left", box.at(.left), .equal,
        [.of(root.at(.custom("column"), .left))]),
    ])
  func text(_ row: Case) {
    let hierarchy = ViewHierarchy([
      ViewNode(id: .root, kind: "view", parent: nil),
      ViewNode(id: "box", kind: "view", parent: 0),
      ViewNode(id: "inner", kind: "view", parent: 1),
    ])
    #expect(row.constraint.equation(in: hierarchy) == row.testDescription)
  }
}
