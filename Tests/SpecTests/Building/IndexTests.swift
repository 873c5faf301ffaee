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
    Row(
      name: "the last of two texts",
      spec: "a: { kind: searchBar, scopeButtonTitles: [A, B], selectedScopeButtonIndex: 1 }",
      messages: []),
    Row(
      name: "one past the end of texts",
      spec: "a: { kind: searchBar, scopeButtonTitles: [A, B], selectedScopeButtonIndex: 2 }",
      messages: ["`selectedScopeButtonIndex` is 2, and `a` has `scopeButtonTitles` 0 to 1"]),
  ]

  static let orders = [
    Row(
      name: "locations that ascend or stay",
      spec: "a: { kind: gradient, colors: [red, blue, red], locations: [0, 0.5, 0.5] }",
      messages: []),
    Row(
      name: "locations that descend",
      spec: "a: { kind: gradient, colors: [red, blue, red], locations: [0, 0.75, 0.5] }",
      messages: ["the `locations` of `a` descend from 0.75 to 0.5"]),
    Row(
      name: "a range of one value", spec: "a: { kind: slider, minimumValue: 1 }", messages: []),
    Row(
      name: "a minimum above the maximum",
      spec: "a: { kind: slider, minimumValue: 5, maximumValue: 1.5 }",
      messages: ["`minimumValue` of `a` is 5, above its `maximumValue`, 1.5"]),
    Row(
      name: "a minimum above the slider's maximum by default",
      spec: "a: { kind: slider, minimumValue: 5 }",
      messages: ["`minimumValue` of `a` is 5, above its `maximumValue`, 1"]),
    Row(
      name: "a stepper's range with an end by default",
      spec: "a: { kind: stepper, minimumValue: 5 }", messages: []),
    Row(
      name: "a maximum below the minimum by default",
      spec: "a: { kind: stepper, maximumValue: -2 }",
      messages: ["`minimumValue` of `a` is 0, above its `maximumValue`, -2"]),
  ]

  @Test("must be within them, and numbers in their order", arguments: rows + orders)
  func index(_ row: Row) throws {
    let spec = SpecText("views: { \(row.spec) }")
    let document = try #require(spec.document)
    let cell = try #require(document.cells().cells.first)
    #expect(document.build(cell).diagnostics.map(\.message.text) == row.messages)
  }
}
