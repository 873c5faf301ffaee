import Geometry
import Testing
import Views

@Suite("Guides and margins of the typed API")
struct GuideAPITests {
  @Test("of a view's own are placed by constraints")
  func ownGuide() {
    let window = ViewsTests.window()
    let view = window.view
    let guide = LayoutGuide()
    #expect(guide.layoutFrame == nil)
    view.addLayoutGuide(guide)
    let box = box("box", in: view, width: 30, height: 10)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 40, y: 50, width: 100, height: 50))
    #expect(box.frame == Rect(x: 75, y: 90, width: 30, height: 10))
    #expect(window.messages.isEmpty)
    view.removeLayoutGuide(guide)
    #expect(view.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test("are the same object every time, and equal to nothing else")
  func identity() {
    let view = View()
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.safeAreaLayoutGuide != view.layoutMarginsGuide)
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
  }

  @Test("follow the view's margins, by side and by direction")
  func margins() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let window = ViewsTests.window(direction: direction)
      let view = View(frame: Rect(x: 50, y: 100, width: 100, height: 100))
      window.view.addSubview(view)
      view.directionalLayoutMargins = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let left: Points = direction == .leftToRight ? 2 : 4
      #expect(
        view.layoutMarginsGuide.layoutFrame == Rect(x: left, y: 1, width: 94, height: 96))
      view.layoutMargins = Insets(top: 5, left: 10, bottom: 15, right: 20)
      #expect(view.layoutMarginsGuide.layoutFrame == Rect(x: 10, y: 5, width: 70, height: 80))
      #expect(
        view.directionalLayoutMargins
          == (direction == .leftToRight
            ? DirectionalInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
            : DirectionalInsets(top: 5, leading: 20, bottom: 15, trailing: 10)))
    }
  }

  @Test("of a window's view are at least the system's at the sides")
  func systemMargins() {
    // The view keeps its screen even after the window is released.
    let view = ViewsTests.window().view
    view.layoutMargins = Insets(all: 5)
    #expect(view.layoutMargins == Insets(top: 5, left: 16, bottom: 5, right: 16))
    view.viewRespectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins == Insets(all: 5))
  }

  @Test("for reading are 672 wide on a screen of 1024")
  func readable() {
    let window = ViewsTests.window(1024, 768, scale: 2, safeArea: .zero)
    let frame = window.view.readableContentGuide.layoutFrame
    #expect(frame == Rect(x: 176, y: 0, width: 672, height: 768))
  }

  @Test("of the keyboard end at the safe area or the keyboard")
  func keyboard() {
    let hidden = ViewsTests.window()
    #expect(hidden.view.keyboardLayoutGuide.layoutFrame?.y == 810)
    hidden.view.keyboardLayoutGuide.usesBottomSafeArea = false
    #expect(hidden.view.keyboardLayoutGuide.layoutFrame?.y == 844)
    let shown = ViewsTests.window(keyboard: 336)
    #expect(shown.view.keyboardLayoutGuide.layoutFrame?.y == 508)
  }

  @Test("above and below the window's view hold a bar in a format string")
  func layoutGuides() throws {
    let window = ViewsTests.window()
    let bar = box("bar", in: window.view)
    let views = ["topToolbar": bar, "topLayoutGuide": window.topLayoutGuide]
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: "V:[topLayoutGuide][topToolbar(44)]", views: views)
        + LayoutConstraint.constraints(withVisualFormat: "H:|[topToolbar]|", views: views))
    window.layoutIfNeeded()
    #expect(bar.frame == Rect(x: 0, y: 47, width: 390, height: 44))
  }

  @Test("mirror leading and trailing in right-to-left layout")
  func rightToLeft() throws {
    let window = ViewsTests.window(direction: .rightToLeft)
    let (a, b) = (box("a", in: window.view), box("b", in: window.view))
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-16-[a(100)]-8-[b]-16-|", views: ["a": a, "b": b]))
    window.layoutIfNeeded()
    #expect(a.frame.x == 274)
    #expect(b.frame.x == 16)
    #expect(b.frame.width == 250)
  }
}
