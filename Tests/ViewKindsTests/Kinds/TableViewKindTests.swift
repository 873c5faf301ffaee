import AutoLayout
import Devices
import Geometry
import Graphics
import Testing

@testable import ViewKinds

@Suite("A table view")
struct TableViewTests {
  @Test("gives rows the height that they ask for, a pixel more for the separator")
  func metrics() throws {
    let traits = try Traits.phone()
    func arrangement(_ values: KeyValues) -> Arrangement {
      TableViewKind(values, traits: traits).arrangement
    }
    let plain = RowMetrics(separatorHeight: 1.0 / 3, headerTopPadding: 22, pinsHeaders: true)
    #expect(arrangement([]) == .rows(plain))
    #expect(plain.scroll.alwaysBounces == PerAxis(horizontal: false, vertical: true))
    var bare = plain
    bare.separatorHeight = 0
    #expect(arrangement([TableViewKind.separatorStyle(.none)]) == .rows(bare))
    #expect(
      arrangement([TableViewKind.style(.insetGrouped), TableViewKind.rowHeight(60)])
        == .rows(RowMetrics(rowHeight: 60, separatorHeight: 1.0 / 3, sideInset: 16)))
  }

  @Test("has the system's background by its style, and clips its rows")
  func defaults() throws {
    let table = TableViewKind([], traits: try .phone(.dark))
    #expect(table.defaultBackground == .black)
    #expect(table.clipsSubviews)
    let grouped = TableViewKind([TableViewKind.style(.grouped)], traits: try .phone())
    #expect(grouped.defaultBackground == RGBAColor(rgb: 0xF2F2F7))
  }

  @Test("gives its rows' content views 11 points above and below, the system's margin beside")
  func contentMargins() throws {
    var traits = try Traits.phone()
    traits.systemMargin = 20
    #expect(
      TableContentViewKind([], traits: traits).margins
        == Insets(top: 11, left: 20, bottom: 11, right: 20))
    #expect(PlainViewKind([], traits: traits).margins == Insets(all: 8))
  }
}
