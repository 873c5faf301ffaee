import Geometry
import Testing
import Views

@Suite("A distance between anchors")
struct DistanceTests {
  @Test("may be a number, from side to side and from top to bottom")
  func number() {
    let window = ViewsTests.window(safeArea: .zero)
    let (one, two) = (
      box("one", in: window.view, width: 50, height: 20),
      box("two", in: window.view, width: 40, height: 30)
    )
    LayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: window.view.leftAnchor, constant: 10),
      one.topAnchor.constraint(equalTo: window.view.topAnchor),
      one.rightAnchor.anchorWithOffset(to: two.leftAnchor).constraint(equalToConstant: 25),
      one.bottomAnchor.anchorWithOffset(to: two.topAnchor)
        .constraint(greaterThanOrEqualToConstant: 7),
    ])
    let low = two.topAnchor.constraint(equalTo: window.view.topAnchor)
    low.priority = .defaultLow
    low.isActive = true
    window.layoutIfNeeded()
    #expect(two.frame == Rect(x: 85, y: 27, width: 40, height: 30))
    #expect(window.messages.isEmpty)
  }

  @Test(
    "may be another one's multiple, a size, or a size may be it",
    arguments: LayoutDirection.allCases)
  func ratio(_ direction: LayoutDirection) {
    let window = ViewsTests.window(
      scale: 1, safeArea: .zero, direction: direction)
    let view = window.view
    let (one, two) = (box("one", in: view, height: 10), box("two", in: view, height: 10))
    LayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: view.topAnchor),
      two.topAnchor.constraint(equalTo: view.topAnchor),
      one.widthAnchor.constraint(equalToConstant: 60),
      // One third of the rest before the box, two thirds behind it.
      one.trailingAnchor.anchorWithOffset(to: view.trailingAnchor).constraint(
        equalTo: view.leadingAnchor.anchorWithOffset(to: one.leadingAnchor), multiplier: 2),
      two.widthAnchor.constraint(
        equalTo: view.leadingAnchor.anchorWithOffset(to: one.leadingAnchor), multiplier: 0.5),
      two.trailingAnchor.anchorWithOffset(to: view.trailingAnchor).constraint(
        equalTo: one.widthAnchor, constant: 5),
    ])
    window.layoutIfNeeded()
    // 390 − 60 = 330 = 110 + 220; half of 110; 60 + 5 from the end.
    let isMirrored = direction == .rightToLeft
    #expect(one.frame == Rect(x: isMirrored ? 220 : 110, y: 0, width: 60, height: 10))
    #expect(two.frame == Rect(x: isMirrored ? 65 : 270, y: 0, width: 55, height: 10))
    #expect(window.messages.isEmpty)
  }

  @Test("is refused if anchors cannot be combined")
  func refusals() {
    let window = ViewsTests.window()
    let view = window.view
    let one = box("one", in: view)
    let mixed = one.leadingAnchor.anchorWithOffset(to: view.rightAnchor)
      .constraint(equalToConstant: 1)
    mixed.isActive = true
    #expect(!mixed.isActive)
    #expect(mixed.problem?.text.contains("leading") == true)
    let across = one.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
      .constraint(equalTo: one.heightAnchor)
    across.isActive = true
    #expect(!across.isActive)
    let stranger = View()
    let apart = one.leadingAnchor.anchorWithOffset(to: stranger.leadingAnchor)
      .constraint(equalToConstant: 1)
    apart.isActive = true
    #expect(apart.problem?.text.contains("common ancestor") == true)
  }

  @Test("is gone with any of its views")
  func removal() {
    let window = ViewsTests.window()
    let (one, two, three) = (
      box("one", in: window.view), box("two", in: window.view), box("three", in: window.view)
    )
    let constraint = one.leadingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(
      equalTo: two.leadingAnchor.anchorWithOffset(to: three.leadingAnchor))
    constraint.isActive = true
    #expect(window.view.constraints == [constraint])
    three.removeFromSuperview()
    #expect(!constraint.isActive)
  }
}
