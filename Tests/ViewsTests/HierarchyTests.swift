import Geometry
import Testing
import Views

@Suite("A hierarchy of views")
struct HierarchyTests {
  @Test("loses the constraints above a view that is taken out, and keeps those within it")
  func removal() {
    let window = ViewsTests.window()
    let outer = box("outer", in: window.view)
    let inner = box("inner", in: outer)
    let above = inner.leftAnchor.constraint(equalTo: window.view.leftAnchor)
    let toGuide = outer.topAnchor.constraint(equalTo: window.view.safeAreaLayoutGuide.topAnchor)
    let within = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let own = outer.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([above, toGuide, within, own])
    outer.removeFromSuperview()
    #expect(window.view.constraints.isEmpty)
    #expect(window.view.subviews.isEmpty)
    #expect([above, toGuide, within, own].map(\.isActive) == [false, false, true, true])
    window.view.addSubview(outer)
    #expect([above, toGuide].map(\.isActive) == [false, false])
  }

  @Test("keeps its order, and moves a view that is added twice")
  func order() {
    let view = View()
    let (a, b, c) = (View(), View(), View())
    view.addSubview(a)
    view.addSubview(b)
    view.insertSubview(c, belowSubview: b)
    #expect(view.subviews == [a, c, b])
    view.insertSubview(a, aboveSubview: b)
    #expect(view.subviews == [c, b, a])
    view.sendSubviewToBack(a)
    view.bringSubviewToFront(c)
    #expect(view.subviews == [a, b, c])
    let other = View()
    other.addSubview(a)
    #expect(view.subviews == [b, c])
    #expect(a.superview == other)
  }

  @Test("refuses a view around itself, and a window's own")
  func cycles() {
    let window = ViewsTests.window()
    let inner = box("inner", in: window.view)
    inner.addSubview(window.view)
    inner.addSubview(inner)
    #expect(inner.subviews.isEmpty)
    #expect(inner.superview == window.view)
    ViewsTests.window().view.addSubview(window.view)
    #expect(window.view.superview == nil)
    window.layoutIfNeeded()
    #expect(window.messages.filter { $0.rule == "refused" }.count == 2)
    window.layoutIfNeeded()
    #expect(!window.messages.contains { $0.rule == "refused" })
  }

  @Test("calls layoutSubviews of a superview before that of its subviews, with frames in place")
  func layoutSubviews() {
    final class Recorder: View {
      var seen: [Rect] = []
      override func layoutSubviews() {
        seen.append(frame)
        subviews.first?.frame = Rect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    let window = ViewsTests.window()
    let outer = Recorder(frame: Rect(x: 5, y: 6, width: 70, height: 80))
    let inner = Recorder()
    window.view.addSubview(outer)
    outer.addSubview(inner)
    window.layoutIfNeeded()
    #expect(outer.seen == [Rect(x: 5, y: 6, width: 70, height: 80)])
    #expect(inner.seen == [Rect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test("lays itself out without a window on whole points")
  func standalone() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    let inner = box("inner", in: root)
    LayoutConstraint.activate([
      inner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      inner.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 25, y: 8, width: 50, height: 20))
  }

  @Test("resizes by masks a view designed for another size", arguments: MaskRow.rows)
  func masks(_ row: MaskRow) {
    let window = ViewsTests.window(400, 800, scale: 3, safeArea: .zero)
    let outer = View(frame: Rect(x: 0, y: 0, width: 320, height: 100))
    let inner = View(frame: Rect(x: 160, y: 0, width: 80, height: 10))
    inner.autoresizingMask = row.mask
    outer.addSubview(inner)
    window.view.addSubview(outer)
    outer.frame = Rect(x: 0, y: 0, width: 400, height: 100)
    window.layoutIfNeeded()
    #expect(abs(inner.frame.x.value - row.x) < 1e-9)
    #expect(abs(inner.frame.width.value - row.width) < 1e-9)
  }

  /// A superview that goes from 320 to 400, with 160, 80 and 80 points in it.
  struct MaskRow: CustomTestStringConvertible, Sendable {
    let name: String
    let mask: AutoresizingMask
    let x: Double
    let width: Double
    var testDescription: String { name }

    static let rows = [
      MaskRow(name: "nothing", mask: [], x: 160, width: 80),
      MaskRow(name: "left", mask: .flexibleLeftMargin, x: 240, width: 80),
      MaskRow(name: "width", mask: .flexibleWidth, x: 160, width: 160),
      MaskRow(
        name: "left and width", mask: [.flexibleLeftMargin, .flexibleWidth], x: 640 / 3.0,
        width: 320 / 3.0),
      MaskRow(
        name: "all", mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 200,
        width: 100),
    ]
  }
}
