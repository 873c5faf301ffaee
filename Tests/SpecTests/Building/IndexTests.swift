import Diagnostics
import Testing

@testable import Spec

@Suite("A number that counts a view's parts") struct IndexTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let spec: String
    let messages: [String]

    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "the last of three",
      spec: "a: { kind: segmentedControl, items: [A, B, C], selectedSegmentIndex: 2 }",
      messages: []),
    Row(
      name: "none",
      spec: "a: { kind: segmentedControl, items: [A], selectedSegmentIndex: -1 }", messages: []),
    Row(
      name: "one past the end",
      spec: "a: { kind: segmentedControl, items: [A, B, C], selectedSegmentIndex: 3 }",
      messages: ["`selectedSegmentIndex` is 3, and `a` has `items` 0 to 2"]),
    Row(
      name: "of a single part",
      spec: "a: { kind: segmentedControl, items: [A], selectedSegmentIndex: 1 }",
      messages: ["`selectedSegmentIndex` is 1, and `a` has one of `items`, number 0"]),
    Row(
      name: "of no parts", spec: "a: { kind: tabBar, selectedItem: 0 }",
      messages: ["`selectedItem` is 0, and `a` has no `items`"]),
  ]

  @Test("must be within them", arguments: rows)
  func index(_ row: Row) throws {
    let spec = SpecText("views: { \(row.spec) }")
    let document = try #require(spec.document)
    let cell = try #require(document.cells().cells.first)
    #expect(document.build(cell).diagnostics.map(\.message.text) == row.messages)
  }
}
