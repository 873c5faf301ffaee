import Foundation
import Snapshots
import TestSupport
import Testing
import ViewKinds

@testable import Cells

@Suite("Content under bars") struct ScrolledEdgesTests {
  /// An iPhone SE is 375 × 667 points: the navigation bar ends at 64 and the tab bar begins at 618.
  @Test(
    "is scrolled there if a scroll view reaches under the bar and is not at its end",
    arguments: EdgeCase.rows)
  func edges(_ row: EdgeCase) throws {
    #expect(try screen(row).scrolled == row.edges)
  }

  @Test("counts for the column of a split view that it is in")
  func columns() throws {
    let screen = try screen(
      EdgeCase(
        "columns",
        """
        list: { kind: scroll, contentSize: [100, 3000], offset: [0, 100] }
          page: { kind: scroll, pin: superview, contentSize: [100, 3000] }
        """, ScrolledEdges()),
      device: "ipad-10-9, orientation: landscape",
      bars: "split: { primary: { view: list, navigationBar: { title: Inbox } } }")
    #expect(screen.scrolled == ScrolledEdges())
    #expect(screen.columns.map(\.screen.scrolled) == [ScrolledEdges(top: true)])
  }

  @Test("is scrolled at the one bar of the screen")
  func oneBar() throws {
    let views = "a: { kind: scroll, pin: superview, contentSize: [100, 3000], offset: [0, 100] }"
    let row = EdgeCase("one bar", views, ScrolledEdges())
    let bars = [
      ("navigationBar: { title: Notes }", ScrolledEdges(top: true)),
      ("tabBar: { items: [Notes] }", ScrolledEdges(bottom: true)),
      ("toolbar: { items: [Edit] }", ScrolledEdges(bottom: true)),
      ("statusBar: hidden", ScrolledEdges()),
    ]
    for (bar, edges) in bars {
      #expect(try screen(row, usual: bar).scrolled == edges, "\(bar)")
    }
  }

  private static let usualBars = "navigationBar: { title: Notes }\n  tabBar: { items: [Notes] }"

  private func screen(
    _ row: EdgeCase, device: String = "iphone-se-3", usual: String = ScrolledEdgesTests.usualBars,
    bars: String = ""
  ) throws -> ScreenDescription {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      matrix: { device: \(device), os: 18 }
      screen:
        \(usual)
        \(bars)
      views:
        \(row.views)
      """, to: "screen.yaml")
    let workspace = Workspace(paths: ["screen.yaml"], in: WorkingFolder(path: folder.path))
    #expect(workspace.diagnostics.isEmpty)
    let renderer = try CellRenderer(
      fonts: FontSetup(environment: ProcessInfo.processInfo.environment).library())
    let cell = try renderer.layOut(#require(workspace.allCells.first))
    return cell.layout.screen(of: cell.built)
  }
}

/// The views of a screen, and where they are scrolled under its bars.
struct EdgeCase: CustomTestStringConvertible {
  let name: String
  let views: String
  let edges: ScrolledEdges

  init(_ name: String, _ views: String, _ edges: ScrolledEdges) {
    self.name = name
    self.views = views
    self.edges = edges
  }

  var testDescription: String { name }

  static let rows = [
    EdgeCase("no views that scroll", "a: { pin: superview }", ScrolledEdges()),
    EdgeCase(
      "short content", "a: { kind: scroll, pin: superview, contentSize: [100, 100] }",
      ScrolledEdges()),
    EdgeCase(
      // The room between the bars is 554 points high.
      "content that just fits", "a: { kind: scroll, pin: superview, contentSize: [100, 554] }",
      ScrolledEdges()),
    EdgeCase(
      "content of one point more", "a: { kind: scroll, pin: superview, contentSize: [100, 555] }",
      ScrolledEdges(bottom: true)),
    EdgeCase(
      "in the middle",
      "a: { kind: scroll, pin: superview, contentSize: [100, 3000], offset: [0, 100] }",
      ScrolledEdges(top: true, bottom: true)),
    EdgeCase(
      "at the end",
      "a: { kind: scroll, pin: superview, contentSize: [100, 3000], offset: [0, 3000] }",
      ScrolledEdges(top: true)),
    EdgeCase(
      "between the bars",
      "a: { kind: scroll, pin: safeArea, contentSize: [100, 3000], offset: [0, 100] }",
      ScrolledEdges()),
    EdgeCase(
      "hidden",
      "a: { kind: scroll, hidden: true, pin: superview, contentSize: [100, 3000], offset: [0, 100] }",
      ScrolledEdges()),
    EdgeCase(
      "in a view",
      """
      a:
          pin: superview
          views:
            b: { kind: scroll, pin: superview, contentSize: [100, 3000], offset: [0, 100] }
      """, ScrolledEdges(top: true, bottom: true)),
    EdgeCase(
      "in a scroll view at rest",
      """
      a:
          kind: scroll
          pin: superview
          contentInsetAdjustmentBehavior: never
          contentSize: [375, 667]
          views:
            b: { kind: scroll, frame: [0, 0, 375, 667], contentSize: [100, 3000], offset: [0, 100] }
      """, ScrolledEdges()),
  ]
}
