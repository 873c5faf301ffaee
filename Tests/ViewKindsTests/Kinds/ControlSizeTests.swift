import AutoLayout
import Cassowary
import Geometry
import TestSupport
import Testing

@testable import ViewKinds

/// Characters are 10 points wide; at three pixels a point.
@Suite("A control")
struct ControlSizeTests {
  struct SizeCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let kind: String
    var values: KeyValues = []
    let width: Points?
    let height: Points?

    init(
      _ name: String, _ kind: String, _ values: KeyValues = [], width: Points?,
      height: Points?
    ) {
      testDescription = name
      self.kind = kind
      self.values = values
      self.width = width
      self.height = height
    }
  }

  static let sizes = [
    SizeCase("view", "view", width: nil, height: nil),
    SizeCase("table", "tableView", width: nil, height: nil),
    SizeCase("empty label", "label", width: 0, height: 0),
    SizeCase("switch", "switch", width: 49, height: 31),
    SizeCase("slider", "slider", width: nil, height: 30),
    SizeCase("stepper", "stepper", width: 94, height: 32),
    SizeCase("segments without any", "segmentedControl", width: 0, height: 31),
    SizeCase(
      "three segments, the widest 60 points", "segmentedControl",
      [
        SegmentedControlKind.items(
          ["First", "Second", "Third."].map { [SegmentedControlKind.Segment.title($0)] })
      ],
      width: 236, height: 31),
    SizeCase("progress", "progress", width: nil, height: 4),
    SizeCase(
      "progress in the style of bars", "progress", [ProgressViewKind.progressViewStyle(.bar)],
      width: nil, height: 2.5),
    SizeCase("activity, medium", "activity", width: 20, height: 20),
    SizeCase(
      "activity, large", "activity", [ActivityIndicatorKind.indicatorStyle(.large)], width: 37,
      height: 37),
    SizeCase(
      "page control of three", "pageControl", [PageControlKind.numberOfPages(3)], width: 115.5,
      height: 26),
    SizeCase("image without a picture", "image", width: nil, height: nil),
    SizeCase("toolbar", "toolbar", width: nil, height: 44),
    SizeCase("navigation bar", "navigationBar", width: nil, height: 44),
    SizeCase(
      "navigation bar with a large title", "navigationBar",
      [NavigationBarKind.prefersLargeTitles(true)],
      width: nil, height: 96),
    SizeCase("tab bar", "tabBar", width: nil, height: 49),
    SizeCase("search bar", "searchBar", width: nil, height: 56),
    SizeCase("picker", "picker", width: 320, height: 216),
    SizeCase(
      "date picker of wheels", "datePicker", [DatePickerKind.preferredDatePickerStyle(.wheels)],
      width: 320, height: 216),
    SizeCase("blur", "blur", width: nil, height: nil),
    SizeCase("gradient", "gradient", width: nil, height: nil),
    SizeCase("shape", "shape", width: nil, height: nil),
  ]

  @Test("has the size of its own that UIKit's has", arguments: sizes)
  func size(_ row: SizeCase) throws {
    let kind = try #require(KindCatalogue.kind(named: row.kind))
    let view = kind.init(row.values, traits: try .phone())
    let size = view.content?.size(
      atWidth: nil, measuring: FixedMetricsText(), on: try .scale(3))
    #expect(
      size ?? IntrinsicSize(width: nil, height: nil)
        == IntrinsicSize(width: row.width, height: row.height))
  }

  struct BarCase: CustomTestStringConvertible, Sendable {
    let kind: String
    let lying: Points
    let pad: Points

    init(_ kind: String, lying: Points, pad: Points) {
      self.kind = kind
      self.lying = lying
      self.pad = pad
    }

    var testDescription: String { kind }
  }

  static let bars = [
    BarCase("toolbar", lying: 32, pad: 50), BarCase("navigationBar", lying: 32, pad: 50),
    BarCase("tabBar", lying: 32, pad: 50), BarCase("searchBar", lying: 56, pad: 56),
  ]

  @Test("that is a bar is lower on a phone that lies, and higher on iPad", arguments: bars)
  func barHeights(_ row: BarCase) throws {
    let kind = try #require(KindCatalogue.kind(named: row.kind))
    for (traits, height) in [(try Traits.phone(isLying: true), row.lying), (try .pad(), row.pad)] {
      let size = kind.init([], traits: traits).content?.size(
        atWidth: nil, measuring: FixedMetricsText(), on: traits.grid)
      #expect(size == IntrinsicSize(width: nil, height: height))
    }
  }

  struct PriorityCase: CustomTestStringConvertible, Sendable {
    let kind: String
    let horizontal: Priority
    let vertical: Priority

    init(_ kind: String, _ horizontal: Priority, _ vertical: Priority) {
      self.kind = kind
      self.horizontal = horizontal
      self.vertical = vertical
    }

    var testDescription: String { kind }
  }

  /// As views made in code: Interface Builder gives labels and images 251.
  static let hugging = [
    PriorityCase("label", .low, .low), PriorityCase("image", .low, .low),
    PriorityCase("activity", .high, .high), PriorityCase("stepper", .high, .high),
    PriorityCase("switch", .high, .high), PriorityCase("progress", .low, .high),
    PriorityCase("button", .low, .low), PriorityCase("textField", .low, .low),
    PriorityCase("slider", .low, .low), PriorityCase("segmentedControl", .low, .low),
    PriorityCase("pageControl", .low, .low), PriorityCase("toolbar", .low, .low),
    PriorityCase("navigationBar", .low, .low), PriorityCase("tabBar", .low, .low),
    PriorityCase("searchBar", .low, .low), PriorityCase("picker", .low, .low),
    PriorityCase("datePicker", .low, .low),
  ]

  @Test("hugs as UIKit's does when made in code", arguments: hugging)
  func hugs(_ row: PriorityCase) throws {
    let kind = try #require(KindCatalogue.kind(named: row.kind))
    let view = kind.init([], traits: try .phone())
    #expect(view.hugging == PerAxis(horizontal: row.horizontal, vertical: row.vertical))
  }

  @Test("resists compression at 750", arguments: KindCatalogue.all.indices)
  func resists(_ index: Int) throws {
    let view = KindCatalogue.all[index].init([], traits: try .phone())
    #expect(view.compression == PerAxis(both: .high))
  }

  struct InsetCase: CustomTestStringConvertible, Sendable {
    let kind: String
    let insets: Insets

    init(_ kind: String, _ insets: Insets) {
      self.kind = kind
      self.insets = insets
    }

    var testDescription: String { kind }
  }

  static let insets = [
    InsetCase("slider", Insets(top: 0, left: 2, bottom: 1, right: 2)),
    InsetCase("switch", Insets(top: 0, left: 0, bottom: 0, right: 2)),
    InsetCase("segmentedControl", Insets(top: 0, left: 0, bottom: 1, right: 0)),
    InsetCase("stepper", .zero), InsetCase("progress", .zero), InsetCase("label", .zero),
  ]

  @Test("has the alignment insets that saved frames show", arguments: insets)
  func alignment(_ row: InsetCase) throws {
    let kind = try #require(KindCatalogue.kind(named: row.kind))
    #expect(kind.init([], traits: try .phone()).alignmentInsets == row.insets)
  }
}
