import AutoLayout
import Devices
import Geometry
import Graphics
import Testing

@testable import ViewKinds

@Suite("A row of a table")
struct TableViewCellTests {
  private static let frame = Rect(x: 0, y: 91, width: 390, height: 44)

  struct LineCase: CustomTestStringConvertible {
    let testDescription: String
    var style: TableStyle
    var position: TableViewCellKind.Position
    var lines: String
  }

  private static let under = "fill #3C3C4349 rect (16, 134.667, 374, 0.333)"
  private static let whole = "fill #3C3C4349 rect (0, 134.667, 390, 0.333)"
  private static let above = "fill #3C3C4349 rect (0, 91, 390, 0.333)"

  static let lines: [LineCase] = [
    LineCase(testDescription: "plain", style: .plain, position: .middle, lines: under),
    LineCase(testDescription: "plain, last", style: .plain, position: .last, lines: under),
    LineCase(
      testDescription: "grouped, first", style: .grouped, position: .first,
      lines: above + "\n" + under),
    LineCase(testDescription: "grouped, last", style: .grouped, position: .last, lines: whole),
    LineCase(
      testDescription: "grouped, alone", style: .grouped, position: .only,
      lines: above + "\n" + whole),
    LineCase(
      testDescription: "inset, first", style: .insetGrouped, position: .first, lines: under),
    LineCase(testDescription: "inset, last", style: .insetGrouped, position: .last, lines: ""),
  ]

  @Test("has lines by its place in the section", arguments: lines)
  func separators(_ row: LineCase) throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [
      TableViewKind.style(row.style), TableViewCellKind.position(row.position),
    ]
    let cell = TableViewCellKind(values, traits: fixture.traits)
    #expect(fixture.draw(cell, in: Self.frame) == row.lines)
  }

  /// Measured in a UIKit table of 402 points.
  ///
  /// Lines are 1 point high and `#E8E8E8` over white, from 20 to 382; full ones are around a block.
  /// Those of a form are 16 from both sides of the block.
  static let linesOn26: [LineCase] = [
    LineCase(
      testDescription: "plain", style: .plain, position: .last,
      lines: "fill #00000017 rect (20, 134, 350, 1)"),
    LineCase(
      testDescription: "grouped, alone", style: .grouped, position: .only,
      lines: "fill #00000017 rect (0, 91, 390, 1)\nfill #00000017 rect (0, 134, 390, 1)"),
    LineCase(
      testDescription: "inset, first", style: .insetGrouped, position: .first,
      lines: "fill #00000017 rect (16, 134, 358, 1)"),
    LineCase(testDescription: "inset, last", style: .insetGrouped, position: .last, lines: ""),
  ]

  @Test("has lines of 1 point between margins on iOS 26", arguments: linesOn26)
  func separatorsOn26(_ row: LineCase) throws {
    var fixture = KindFixture(traits: try .phone())
    fixture.traits.os = .ios26
    let values: KeyValues = [
      TableViewKind.style(row.style), TableViewCellKind.position(row.position),
    ]
    let cell = TableViewCellKind(values, traits: fixture.traits)
    #expect(fixture.draw(cell, in: Self.frame) == row.lines)
  }

  // A phone in landscape with 59 points beside the cutout; an index is 15 points wide.
  @Test(
    "has lines before the index, and on iOS 26 before the safe area's trailing edge",
    arguments: [
      (SystemVersion.ios18, false, "fill #3C3C4349 rect (75, 134.667, 315, 0.333)"),
      (.ios18, true, "fill #3C3C4349 rect (75, 134.667, 241, 0.333)"),
      (.ios26, false, "fill #00000017 rect (79, 134, 232, 1)"),
      (.ios26, true, "fill #00000017 rect (79, 134, 217, 1)"),
    ])
  func separatorsBesideSafeArea(_ os: SystemVersion, hasIndex: Bool, _ line: String) throws {
    var fixture = KindFixture(traits: try .phone())
    fixture.traits.os = os
    let values: KeyValues = [
      TableViewKind.style(.plain), TableViewKind.indexTitles(hasIndex ? ["A"] : []),
    ]
    let cell = TableViewCellKind(values, traits: fixture.traits)
    let safeArea = Insets(top: 0, left: 59, bottom: 21, right: 59)
    #expect(fixture.draw(cell, in: Self.frame, safeArea: safeArea) == line)
  }

  @Test(
    "has the line of the system with more contrast, and a lighter one in dark appearance on iOS 26")
  func lineColors() throws {
    var traits = try Traits.phone(.dark)
    traits.os = .ios26
    // Over `#1C1C1E` this is `#38383B`, and over `#2C2C2E` `#404043`, as measured.
    #expect(TableViewCellKind([], traits: traits).separatorColor.hexadecimal == "#54545880")
    traits.contrast = .high
    #expect(
      TableViewCellKind([], traits: traits).separatorColor
        == SemanticColor.separator.resolved(in: traits))
  }

  @Test("is round by 26 points at the ends of a block on iOS 26, and a capsule on its own")
  func blocks() throws {
    var traits = try Traits.phone()
    traits.os = .ios26
    func outline(_ position: TableViewCellKind.Position) -> Path {
      TableViewCellKind(
        [TableViewKind.style(.insetGrouped), TableViewCellKind.position(position)], traits: traits
      ).outline(of: Self.frame, corners: .square)
    }
    #expect(outline(.middle) == .rect(Self.frame))
    #expect(
      outline(.first)
        == .rounded(Self.frame, Corners(topLeft: 26, topRight: 26, curve: .continuous)))
    #expect(
      outline(.only) == .rounded(Self.frame, Corners(radius: 22, curve: .continuous)))
  }

  @Test("mirrors its line where reading begins at the right, with the safe area and margin 20")
  func mirrored() throws {
    var fixture = KindFixture(traits: try .phone(.light, .rightToLeft))
    fixture.traits.systemMargin = 20
    #expect(
      fixture.draw(
        TableViewCellKind([], traits: fixture.traits), in: Self.frame,
        safeArea: Insets(top: 0, left: 47, bottom: 0, right: 59))
        == "fill #3C3C4349 rect (0, 134.667, 311, 0.333)")
  }

  @Test("is grey if it is selected, unless its selection style is none")
  func selectionStyle() throws {
    let traits = try Traits.phone()
    let selected = TableViewCellKind([TableViewCellKind.selected(true)], traits: traits)
    #expect(selected.selection == SemanticColor.systemGray4.resolved(in: traits))
    let quiet = TableViewCellKind(
      [TableViewCellKind.selected(true), TableViewCellKind.selectionStyle(.none)], traits: traits)
    #expect(quiet.selection == nil)
  }

  @Test("ends its line where the separator's inset says")
  func inset() throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [
      TableViewKind.separatorInset(Insets(top: 0, left: 60, bottom: 0, right: 30))
    ]
    #expect(
      fixture.draw(TableViewCellKind(values, traits: fixture.traits), in: Self.frame)
        == "fill #3C3C4349 rect (60, 134.667, 300, 0.333)")
  }

  @Test("has none without separators")
  func noSeparators() throws {
    let fixture = KindFixture(traits: try .phone())
    let cell = TableViewCellKind(
      [TableViewKind.separatorStyle(.none)], traits: fixture.traits)
    #expect(fixture.draw(cell, in: Self.frame) == "")
  }

  struct WidthCase: CustomTestStringConvertible {
    let accessory: TableAccessory
    var margin: Points
    var scale: Int
    var width: Points

    var testDescription: String { "\(accessory)" }
  }

  /// The chevron's was seen as about 38.7 at a margin of 16.
  static let widths: [WidthCase] = [
    WidthCase(accessory: .disclosureIndicator, margin: 16, scale: 3, width: Points(116.0 / 3)),
    WidthCase(accessory: .disclosureIndicator, margin: 16, scale: 2, width: 38.5),
    WidthCase(accessory: .disclosureIndicator, margin: 20, scale: 3, width: Points(128.0 / 3)),
    WidthCase(accessory: .none, margin: 16, scale: 3, width: 0),
    WidthCase(accessory: .checkmark, margin: 16, scale: 3, width: 46),
    WidthCase(accessory: .detailButton, margin: 16, scale: 3, width: 53),
  ]

  @Test("gives an accessory room beside its content", arguments: widths)
  func accessoryWidth(_ row: WidthCase) throws {
    var traits = try Traits.phone()
    traits.systemMargin = row.margin
    traits.grid = try .scale(row.scale)
    let cell = TableViewCellKind(
      [TableViewKind.accessory(row.accessory)], traits: traits)
    #expect(cell.arrangement == .cell(CellMetrics(accessoryWidth: row.width)))
  }

  @Test("draws a chevron at the trailing side, turned over with the direction")
  func chevron() throws {
    for direction in LayoutDirection.allCases {
      let fixture = KindFixture(traits: try .phone(.light, direction))
      let values: KeyValues = [
        TableViewKind.accessory(.disclosureIndicator), TableViewKind.separatorStyle(.none),
      ]
      let cell = TableViewCellKind(values, traits: fixture.traits)
      let tip = direction == .leftToRight ? 371.967 : 18.033
      #expect(fixture.draw(cell, in: Self.frame).contains("\(tip)"))
    }
  }

  @Test("is white in grouped tables and clear in plain ones, where nothing else is said")
  func background() throws {
    let traits = try Traits.phone()
    func background(_ values: KeyValues) -> RGBAColor? {
      TableViewCellKind(values, traits: traits).defaultBackground
    }
    #expect(background([]) == nil)
    #expect(background([TableViewKind.style(.grouped)]) == .white)
    #expect(background([TableViewKind.cellBackground(.black)]) == .black)
  }

  @Test(
    "has its check mark, detail button and mark of selection in its tint",
    arguments: [
      [TableViewKind.accessory(.checkmark)], [TableViewKind.accessory(.detailButton)],
      [
        TableViewKind.editing(true), TableViewKind.editingStyle(.select),
        TableViewCellKind.selected(true),
      ],
    ] as [KeyValues])
  func tint(_ values: KeyValues) throws {
    let fixture = KindFixture(traits: try .phone())
    func text(_ values: KeyValues) -> String {
      fixture.draw(TableViewCellKind(values, traits: fixture.traits), in: Self.frame)
    }
    let green = text(values.merging([TableViewKind.cellTint(RGBAColor(rgb: 0x00FF00))]))
    #expect(text(values).contains("#007AFF"))
    #expect(green == text(values).replacing("#007AFF", with: "#00FF00"))
  }
}
