import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

@testable import Spec

@Suite("An update of constraints")
struct UpdateTests {
  private func constraints(_ changes: String, _ cell: Int = 1) throws -> [Constraint] {
    let spec = SpecText(
      """
      matrix: { keyboard: [hidden, shown] }
      metrics: { step: 30 }
      views: { box: { size: [10, 10] } }
      constraints:
        - x: box.left == superview.left + 50
        - y: box.top == superview.top + 8 @750
      when:
        - keyboard: shown
          \(changes)
      """)
    #expect(spec.findings.isEmpty)
    let document = try #require(spec.document)
    let built = document.build(document.cells().cells[cell])
    #expect(built.diagnostics.isEmpty)
    return built.scene.constraints
  }

  @Test("changes the constant of what has the name, and nothing else, where the condition holds")
  func constant() throws {
    let update = "update: [{ name: x, constant: -7 }]"
    #expect(try constraints(update).map(\.constant) == [10, 10, -7, 8])
    #expect(try constraints(update, 0).map(\.constant) == [10, 10, 50, 8])
  }

  @Test("finds constraints by their first item and attribute, and takes metrics")
  func anchor() throws {
    let update = "update: [{ item: box, attribute: top, constant: step, priority: 749.5 }]"
    let found = try #require(try constraints(update).last)
    #expect(found.constant == 30)
    #expect(found.priority == Priority(749.5))
  }

  @Test("comes before what the same entry adds")
  func order() throws {
    let spec = SpecText(
      """
      views: { box: {} }
      constraints: [x: box.left == superview.left]
      when: [{ device: iphone-*, update: [{ name: x, constant: 1 }], constraints: [x: box.right == superview.right + 2] }]
      """)
    let document = try #require(spec.document)
    let built = document.build(document.cells().cells[0])
    #expect(built.scene.constraints.map(\.constant) == [1, 2])
  }

  static let mistakes: [Mistake] = [
    Mistake(
      "nothing of the name",
      "views: { a: { width: 5 } }\nwhen: [{ device: iphone-*, update: [{ name: rests, constant: 1 }] }]",
      "2:45+5 there is no constraint named `rests` → name one by writing `rests:` before its expression"
    ),
    Mistake(
      "nothing on the anchor",
      "views: { a: { width: 5 } }\nwhen: [{ device: iphone-*, update: [{ item: a, attribute: left, constant: 1 }] }]",
      "2:37+1 no constraint begins with `a.left` → the item and attribute are those on the constraint's left side"
    ),
    Mistake(
      "no target",
      "views: { a: { width: 5 } }\nwhen: [{ device: iphone-*, update: [{ constant: 1 }] }]",
      "2:37+1 an update needs a `name`, or an `item` and an `attribute` → say which constraints it is about: `{ name: …, constant: … }`"
    ),
    Mistake(
      "no change",
      "views: { a: { width: 5 } }\nwhen: [{ device: iphone-*, update: [{ item: a, attribute: width }] }]",
      "2:37+1 an update needs a `constant` or a `priority` → nothing else of a constraint can change; deactivate it and add another instead"
    ),
    Mistake(
      "an unknown key",
      "views: { a: { width: 5 } }\nwhen: [{ device: iphone-*, update: [{ item: a, attribute: width, constnt: 1 }] }]",
      "2:66+7 an entry of `update` has no key `constnt` → did you mean `constant`?"
    ),
  ]

  @Test("is refused with its place and a way out", arguments: mistakes)
  func refused(_ row: Mistake) {
    #expect(SpecText(row.spec).findings == row.findings)
  }

  static let cellMistakes: [Mistake] = [
    Mistake(
      "of what only a later entry adds",
      "views: { a: {} }\nwhen: [{ device: iphone-*, update: [{ name: w, constant: 1 }] }, { device: iphone-*, constraints: [w: a.width == 5] }]",
      "there is no such constraint to update here"),
    Mistake(
      "from required to optional",
      "views: { a: { width: 5 } }\nwhen: [{ device: iphone-*, update: [{ item: a, attribute: width, priority: 250 }] }]",
      "a constraint of priority 1000 cannot get priority 250 while it holds"),
  ]

  @Test("is refused on the cell where it cannot be done", arguments: cellMistakes)
  func refusedOnCell(_ row: Mistake) throws {
    let spec = SpecText(row.spec)
    #expect(spec.findings.isEmpty)
    let document = try #require(spec.document)
    let findings = document.build(document.cells().cells[0]).diagnostics
    #expect(findings.map(\.message.text) == row.findings)
  }
}
