import Geometry
import TestSupport
import Testing

@testable import ViewKinds

@Suite("The navigation bar's contents") struct NavigationRowTests {
  /// Every letter is 10 wide.
  private func contents(
    title: String, back: String?, tabsSize: Size? = nil
  ) throws -> NavigationRow {
    NavigationRow(
      NavigationRow.Content(title: title, backTitle: back),
      in: Rect(x: 0, y: 47, width: 390, height: 44),
      insets: Insets(top: 0, left: 16, bottom: 0, right: 16), tabsSize: tabsSize,
      direction: .leftToRight,
      measuring: FixedMetricsText(), on: try .scale(3))
  }

  @Test("centre the title")
  func centred() throws {
    let title = try contents(title: "Chat", back: nil).title
    #expect(title?.frame == Rect(x: 175, y: 47, width: 40, height: 44))
  }

  @Test("put the previous title after the chevron")
  func back() throws {
    let bar = try contents(title: "Chat", back: "Inbox")
    #expect(bar.chevron == Rect(x: 9.3, y: 59.5, width: 11, height: 19))
    #expect(bar.backTitle?.frame == Rect(x: 30, y: 47, width: 50, height: 44))
    #expect(bar.title?.frame.midX == 195)
  }

  @Test("move a title right that the back button leaves no room in the middle")
  func shifted() throws {
    let bar = try contents(title: "Second Component", back: "Components")
    #expect(bar.backTitle?.frame.maxX == 130)
    #expect(bar.title?.frame.minX == 136)
    #expect(bar.title?.frame.width == 160)
  }

  @Test("say Back where the previous title is too long")
  func shortBack() throws {
    let bar = try contents(title: "Second Component", back: "A very long previous title")
    #expect(bar.backTitle?.text == "Back")
    #expect(bar.title?.frame.midX == 195)
  }

  @Test("put a title before tabs, which are in the middle, if it has room")
  func tabs() throws {
    let size = Size(width: 150, height: 36)
    let bar = try contents(title: "Chat", back: nil, tabsSize: size)
    #expect(bar.tabs == Rect(x: 120, y: 51, width: 150, height: 36))
    #expect(bar.title?.frame == Rect(x: 16, y: 47, width: 40, height: 44))
    // 88 points are between the margin and the space of 16 before the tabs.
    #expect(try contents(title: "Messages", back: nil, tabsSize: size).title?.frame.width == 80)
    #expect(try contents(title: "Messages!", back: nil, tabsSize: size).title?.frame.width == 0)
    // The back button ends at 80.
    #expect(try contents(title: "C", back: "Inbox", tabsSize: size).title?.frame.width == 0)
    let short = try contents(title: "C", back: "", tabsSize: size)
    // The chevron ends at 20.3, and the title begins 16 after it.
    #expect(short.title?.frame.minX == 36.3)
  }

  @Test("move tabs that the back button leaves no room in the middle")
  func shiftedTabs() throws {
    let bar = try contents(
      title: "", back: "Components", tabsSize: Size(width: 200, height: 36))
    #expect(bar.tabs?.minX == 136)
    let wide = try contents(title: "", back: nil, tabsSize: Size(width: 500, height: 36))
    #expect(wide.tabs == Rect(x: 16, y: 51, width: 358, height: 36))
  }

  @Test("are on glass as far from the row's edges as the insets say")
  func glass() throws {
    let bar = GlassNavigationRow(
      NavigationRow.Content(title: "Chat", subtitle: "Online", backTitle: ""),
      in: Rect(x: 100, y: 47, width: 290, height: 44),
      insets: Insets(top: 0, left: 16, bottom: 0, right: 20), traits: try .phone(),
      measuring: FixedMetricsText())
    #expect(bar.backButton == Rect(x: 116, y: 47, width: 44, height: 44))
    // The title begins 12 after the plate, which ends at 160.
    #expect(bar.titleRoom == Rect(x: 172, y: 47, width: 198, height: 44))
    // The subtitle is the longer line.
    #expect(bar.titleWidth(measuring: FixedMetricsText()) == 61)
  }

  @Test("cut off a title that is wider than the bar")
  func cutOff() throws {
    let title = try contents(title: String(repeating: "m", count: 60), back: "Inbox").title
    #expect(title?.frame.maxX == 374)
    #expect(try contents(title: "", back: nil).title == nil)
  }
}
