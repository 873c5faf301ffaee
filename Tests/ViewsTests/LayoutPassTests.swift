import Geometry
import TestSupport
import Testing

@testable import Views

/// A view that places its only subview by hand, the lower half of itself.
private final class HalfView: View {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    subviews.first?.frame = Rect(
      x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
}

/// A view that is wider in every layout.
private final class GrowingView: View {
  override func layoutSubviews() {
    frame = Rect(x: 0, y: 0, width: frame.width + 1, height: 10)
  }
}

/// Adds constraints once it is laid out, and notes what is called.
private final class LateController: ViewController {
  private(set) var calls: [String] = []
  let bar = View()

  override func viewDidLoad() {
    calls.append("viewDidLoad \(view.bounds.width)")
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
  }
  override func updateViewConstraints() {
    calls.append("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { calls.append("will") }
  override func viewDidLayoutSubviews() {
    calls.append("did")
    LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.rightAnchor.constraint(equalTo: view.rightAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

/// A view that makes its constraints when it is asked to.
private final class LazyView: View {
  private(set) var updates = 0
  private let inner = View()

  override func updateConstraints() {
    updates += 1
    if inner.superview == nil {
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      LayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor, constant: 5),
        inner.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
        inner.heightAnchor.constraint(equalToConstant: 30),
        inner.widthAnchor.constraint(equalToConstant: 30),
        inner.leadingAnchor.constraint(equalTo: leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    super.updateConstraints()
  }
}

@Suite("A layout of views")
struct LayoutPassTests {
  @Test("continues with frames set in code, and asks each view once")
  func byHand() {
    let window = ViewsTests.window(safeArea: .zero)
    let half = HalfView(frame: Rect(x: 0, y: 0, width: 100, height: 80))
    let inner = View()
    let leaf = box("leaf", in: inner)
    half.addSubview(inner)
    window.view.addSubview(half)
    LayoutConstraint.activate([
      leaf.topAnchor.constraint(equalTo: inner.topAnchor, constant: 4),
      leaf.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -4),
      leaf.leftAnchor.constraint(equalTo: inner.leftAnchor),
      leaf.rightAnchor.constraint(equalTo: inner.rightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 0, y: 40, width: 100, height: 40))
    #expect(leaf.frame == Rect(x: 0, y: 4, width: 100, height: 32))
    #expect(half.layouts == 1)
    #expect(window.messages.isEmpty)
    half.frame = Rect(x: 0, y: 0, width: 50, height: 60)
    window.layoutIfNeeded()
    #expect(leaf.frame == Rect(x: 0, y: 4, width: 50, height: 22))
  }

  @Test("ends with a message if every layout changes the frames")
  func endless() {
    let window = ViewsTests.window()
    window.view.addSubview(GrowingView())
    window.layoutIfNeeded()
    #expect(window.messages.map(\.rule) == ["unsettled"])
    #expect(window.messages.map(\.isError) == [true])
  }

  @Test("asks controllers before and after, and lays out constraints that they add then")
  func controller() {
    let controller = LateController()
    let window = Window(
      Screen(
        size: Size(width: 390, height: 844),
        safeAreaInsets: Insets(top: 47, left: 0, bottom: 34, right: 0)),
      rootViewController: controller, measuring: FixedMetricsText())
    #expect(window.rootViewController === controller)
    window.layoutIfNeeded()
    #expect(controller.bar.frame == Rect(x: 0, y: 47, width: 390, height: 44))
    #expect(
      controller.calls == [
        "viewDidLoad 390", "updateViewConstraints", "will", "did", "will", "did", "will",
      ])
    #expect(window.messages.isEmpty)
    controller.additionalSafeAreaInsets = Insets(top: 10, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(controller.bar.frame.y == 57)
  }

  @Test("asks for constraints before the first pass and on request")
  func updating() {
    let window = ViewsTests.window()
    let lazy = LazyView()
    lazy.translatesAutoresizingMaskIntoConstraints = false
    window.view.addSubview(lazy)
    LayoutConstraint.activate([
      lazy.centerXAnchor.constraint(equalTo: window.view.centerXAnchor),
      lazy.topAnchor.constraint(equalTo: window.view.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(lazy.frame == Rect(x: 180, y: 0, width: 30, height: 40))
    window.layoutIfNeeded()
    #expect(lazy.updates == 1)
    lazy.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(lazy.updates == 2)
  }

  @Test("ignores a view that a stack does not arrange, such as a background")
  func background() {
    let window = ViewsTests.window(safeArea: .zero)
    let stack = StackView(
      arrangedSubviews: [
        SizedView(Size(width: 40, height: 20)), SizedView(Size(width: 60, height: 20)),
      ], spacing: 10)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.view.addSubview(stack)
    let back = View()
    back.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.insertSubview(back, at: 0)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.view.topAnchor),
      stack.leftAnchor.constraint(equalTo: window.view.leftAnchor),
    ])
    window.layoutIfNeeded()
    #expect(stack.frame == Rect(x: 0, y: 0, width: 110, height: 20))
    #expect(stack.arrangedSubviews.map(\.frame.x) == [0, 50])
    #expect(window.messages.isEmpty)
    stack.insertArrangedSubview(stack.arrangedSubviews[1], at: 0)
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.x) == [0, 70])
    #expect(stack.subviews.first === back)
  }

  @Test("converts points between views, and finds views by tag")
  func coordinates() {
    let window = ViewsTests.window()
    let outer = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
    let inner = View(frame: Rect(x: 5, y: 6, width: 10, height: 10))
    let other = View(frame: Rect(x: 50, y: 50, width: 10, height: 10))
    outer.addSubview(inner)
    for view in [outer, other] { window.view.addSubview(view) }
    inner.tag = 7
    window.layoutIfNeeded()
    #expect(inner.convert(Point(x: 1, y: 1), to: other) == Point(x: -34, y: -23))
    #expect(inner.convert(Point.zero, from: nil) == Point(x: -15, y: -26))
    #expect(
      inner.convert(inner.bounds, to: window.view) == Rect(x: 15, y: 26, width: 10, height: 10))
    #expect(window.view.viewWithTag(7) === inner)
    #expect(window.view.viewWithTag(8) == nil)
    inner.center = Point(x: 50, y: 50)
    #expect(inner.frame == Rect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test("converts points and rectangles through transforms")
  func transformedCoordinates() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let outer = View(frame: Rect(x: 100, y: 100, width: 100, height: 100))
    let inner = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(outer)
    outer.addSubview(inner)
    // Twice the size around (150, 150): (110, 110) is 40 before the centre, then 80.
    outer.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(inner.bounds, to: root) == Rect(x: 70, y: 70, width: 40, height: 40))
    #expect(inner.convert(Point(x: 80, y: 90), from: root) == Point(x: 5, y: 10))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    // A quarter turn maps (x, y) from the centre to (-y, x). The square is at -40...-20 on both
    // axes before it.
    outer.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(inner.convert(inner.bounds, to: root) == Rect(x: 170, y: 110, width: 20, height: 20))
  }

  @Test("is not needed for the masks of subviews, which follow a frame that is set at once")
  func masks() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    let middle = View(frame: Rect(x: 10, y: 10, width: 80, height: 30))
    let inner = View(frame: Rect(x: 60, y: 0, width: 20, height: 30))
    middle.autoresizingMask = .flexibleWidth
    inner.autoresizingMask = .flexibleLeftMargin
    middle.addSubview(inner)
    outer.addSubview(middle)
    outer.frame = Rect(x: 5, y: 5, width: 200, height: 60)
    // The width and the left margin take all of the 100 points.
    #expect(middle.frame == Rect(x: 10, y: 10, width: 180, height: 30))
    #expect(inner.frame == Rect(x: 160, y: 0, width: 20, height: 30))
    // Both margins are 10 points, so each takes half of the 20 points.
    middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.frame = Rect(x: 5, y: 5, width: 220, height: 60)
    #expect(middle.frame == Rect(x: 20, y: 10, width: 180, height: 30))
    outer.layoutIfNeeded()
    #expect(middle.frame == Rect(x: 20, y: 10, width: 180, height: 30))
  }

  @Test("is asked for by every setter that changes it", arguments: setterRows)
  func setters(_ row: Setter) {
    let window = ViewsTests.window()
    let stack = StackView()
    stack.addArrangedSubview(View())
    stack.setCustomSpacing(4, after: stack.arrangedSubviews[0])
    window.view.addSubview(stack)
    window.layoutIfNeeded()
    #expect(!window.view.needsLayout)
    row.set(stack)
    #expect(window.view.needsLayout)
  }

  struct Setter: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let set: @Sendable (StackView) -> Void

    init(_ name: String, _ set: @escaping @Sendable (StackView) -> Void) {
      testDescription = name
      self.set = set
    }
  }

  private static let setterRows = [
    Setter("layoutMargins") { $0.layoutMargins = Insets(all: 3) },
    Setter("directionalLayoutMargins") {
      $0.directionalLayoutMargins = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    Setter("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = true },
    Setter("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = false },
    Setter("additionalSafeAreaInsets") { $0.additionalSafeAreaInsets = Insets(all: 3) },
    Setter("viewRespectsSystemMinimumLayoutMargins") {
      $0.viewRespectsSystemMinimumLayoutMargins = false
    },
    Setter("semanticContentAttribute") { $0.semanticContentAttribute = .forceRightToLeft },
    Setter("setCustomSpacing to the stack's spacing") {
      $0.setCustomSpacing(StackView.spacingUseDefault, after: $0.arrangedSubviews[0])
    },
  ]
}
