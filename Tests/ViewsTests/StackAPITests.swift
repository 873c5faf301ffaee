import Geometry
import Testing
import Views

@Suite("A stack of the typed API")
struct StackAPITests {
  private func sized(_ width: Points, _ height: Points) -> View {
    SizedView(Size(width: width, height: height))
  }

  /// A stack of 390 × 100 at the upper left corner.
  private func placed(_ stack: StackView, in window: Window) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.view.addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: window.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: window.view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: window.view.topAnchor),
      stack.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
  }

  @Test("has no room for a stopped spinner that hides")
  func spinner() {
    let window = ViewsTests.window()
    let (spinner, view) = (ActivityIndicatorView(), sized(50, 20))
    let stack = StackView(arrangedSubviews: [spinner, view])
    placed(stack, in: window)
    #expect(view.frame.x == 0)
    spinner.startAnimating()
    window.layoutIfNeeded()
    #expect(view.frame.x == 20)
  }

  @Test("gives five items of a tab bar equal parts of every width (1.12)")
  func equal() {
    let window = ViewsTests.window()
    let stack = StackView(arrangedSubviews: (0..<5).map { _ in sized(20, 20) })
    stack.distribution = .fillEqually
    placed(stack, in: window)
    #expect(stack.arrangedSubviews.map(\.frame.x) == [0, 78, 156, 234, 312])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 100 })
    window.screen = Screen(size: Size(width: 500, height: 300), scale: 2)
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 100, 100, 100, 100])
  }

  @Test("keeps its spacing, another one behind a view, and the room of hidden views for others")
  func spacing() {
    let window = ViewsTests.window()
    let views = [sized(50, 20), sized(60, 30), sized(70, 40)]
    let stack = StackView(arrangedSubviews: views, spacing: 10)
    stack.alignment = .center
    views[2].setContentHuggingPriority(1, for: .horizontal)
    stack.setCustomSpacing(25, after: views[0])
    placed(stack, in: window)
    #expect(views.map(\.frame.x) == [0, 75, 145])
    #expect(views.map(\.frame.y) == [40, 35, 30])
    #expect(views[2].frame.width == 245)
    views[1].isHidden = true
    window.layoutIfNeeded()
    #expect(views[2].frame.x == 75)
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    stack.spacing = StackView.spacingUseSystem
    window.layoutIfNeeded()
    #expect(views[2].frame.x == 58)
  }

  @Test("arranges views below each other within its margins")
  func vertical() {
    let window = ViewsTests.window()
    let views = [sized(50, 20), sized(60, 30)]
    let stack = StackView(arrangedSubviews: views, axis: .vertical)
    stack.alignment = .trailing
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = Insets(top: 5, left: 0, bottom: 7, right: 9)
    views[0].setContentHuggingPriority(.required, for: .vertical)
    placed(stack, in: window)
    #expect(views[0].frame == Rect(x: 331, y: 5, width: 50, height: 20))
    #expect(views[1].frame == Rect(x: 321, y: 25, width: 60, height: 68))
  }

  @Test("stops arranging removed views, and arranges inserted ones")
  func changes() {
    let (a, b, c) = (sized(1, 1), sized(2, 2), sized(3, 3))
    let stack = StackView(arrangedSubviews: [a, c])
    stack.insertArrangedSubview(b, at: 1)
    #expect(stack.arrangedSubviews == [a, b, c])
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b, c])
    #expect(a.superview == stack)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [c])
  }
}
