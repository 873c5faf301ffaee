import AutoLayout
import Devices
import Diagnostics
import Geometry
import TestSupport
import Testing

@testable import Spec

@Suite("The examples") struct ExampleTests {
  @Test(
    "lay out in every cell with nothing to complain of",
    arguments: [
      "chat/chat", "login/login", "safe-area/safe-area",
    ])
  func layouts(example: String) throws {
    let spec = SpecText(try Examples.text(example))
    #expect(spec.findings.isEmpty)
    let document = try #require(spec.document)
    for cell in document.cells().cells {
      let built = document.build(cell)
      let layout = LayoutEngine.unlimitedLayout(built.scene, measuring: FixedMetricsText())
      #expect((built.diagnostics + layout.diagnostics).map(SpecText.line).isEmpty, "\(cell.name)")
    }
  }

  @Test("of the login: the links are centred as a whole, 44 high, 10 above the safe area")
  func links() throws {
    let spec = SpecText(try Examples.text("login/login"))
    let document = try #require(spec.document)
    for cell in document.cells().cells {
      let built = document.build(cell)
      let layout = LayoutEngine.unlimitedLayout(built.scene, measuring: FixedMetricsText())
      let links = try #require(layout.views.first { $0.id == "links" })
      let size = built.geometry.size
      #expect(abs(links.exact.midX.value - size.width.value / 2) < 1e-6, "\(cell.name)")
      #expect(links.exact.height == 44, "\(cell.name)")
      let bottom = size.height - built.geometry.safeArea.bottom
      #expect(links.exact.maxY == bottom - 10, "\(cell.name)")
    }
  }
}
