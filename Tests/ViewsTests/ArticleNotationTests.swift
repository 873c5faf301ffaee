import Geometry
import Testing
import Views

// Notations of the articles on top of the anchors, as a program would write them for itself.

private func == (_ anchor: LayoutXAxisAnchor, _ sum: (LayoutXAxisAnchor, Points))
  -> LayoutConstraint
{
  anchor.constraint(equalTo: sum.0, constant: sum.1)
}
private func - (_ anchor: LayoutXAxisAnchor, _ constant: Points) -> (LayoutXAxisAnchor, Points) {
  (anchor, -constant)
}
private func == (_ size: LayoutDimension, _ constant: Points) -> LayoutConstraint {
  size.constraint(equalToConstant: constant)
}

/// Attributes gathered one after another, to the superview where nothing else is said.
private struct Pins {
  let view: View
  var attributes: [LayoutConstraint.Attribute] = []
  var offset: Points = 0
  var other: LayoutElement?

  private func adding(_ attribute: LayoutConstraint.Attribute) -> Pins {
    var pins = self
    pins.attributes.append(attribute)
    return pins
  }
  var top: Pins { adding(.top) }
  var left: Pins { adding(.left) }
  var bottom: Pins { adding(.bottom) }
  var right: Pins { adding(.right) }

  func equalTo(_ other: LayoutElement) -> Pins {
    var pins = self
    pins.other = other
    return pins
  }
  func offset(_ offset: Points) -> Pins {
    var pins = self
    pins.offset = offset
    return pins
  }

  func constraints() throws -> [LayoutConstraint] {
    try attributes.map { attribute in
      try LayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: other ?? view.superview,
        attribute: attribute, multiplier: 1, constant: offset)
    }
  }
}

extension View {
  fileprivate var anchor: Pins { Pins(view: self) }

  /// All of the view's constraints replaced.
  fileprivate func remakeConstraints(_ pins: [Pins]) throws {
    for constraint in (superview?.constraints ?? []) + constraints
    where constraint.firstItem === self {
      constraint.isActive = false
    }
    for pins in pins { LayoutConstraint.activate(try pins.constraints()) }
  }
}

private func activate(_ pins: Pins...) throws {
  for pins in pins { LayoutConstraint.activate(try pins.constraints()) }
}

@Suite("Notations of the articles, written by a program")
struct ArticleNotationTests {
  @Test("operators make the same constraints as anchors (3.5)")
  func operators() {
    let window = ViewsTests.window()
    let (one, two) = (box("one", in: window.view), box("two", in: window.view))
    let made = [one.rightAnchor == two.leftAnchor - 12, one.widthAnchor == 74]
    #expect(made[0].firstItem === one && made[0].secondItem === two)
    #expect(made.map(\.firstAttribute) == [.right, .width])
    #expect(made.map(\.constant) == [-12, 74])
  }

  @Test("a builder pins four boxes to the corners, their superview implied (3.5)")
  func builder() throws {
    let window = ViewsTests.window(390, 844, safeArea: .zero)
    let boxes = ["a", "b", "c", "d"].map { box($0, in: window.view, width: 50, height: 50) }
    try activate(
      boxes[0].anchor.top.left, boxes[1].anchor.top.right, boxes[2].anchor.bottom.left,
      boxes[3].anchor.bottom.right)
    window.layoutIfNeeded()
    #expect(
      boxes.map(\.frame.origin) == [
        Point(x: 0, y: 0), Point(x: 340, y: 0), Point(x: 0, y: 794), Point(x: 340, y: 794),
      ])
  }

  @Test("a chain sets two attributes and an offset, and remaking replaces them (2.1, 2.3, 2.4)")
  func chain() throws {
    let window = ViewsTests.window()
    let button = box("button", in: window.view, width: 80, height: 30)
    try activate(button.anchor.left.top.equalTo(window.view).offset(50))
    window.layoutIfNeeded()
    #expect(button.frame == Rect(x: 50, y: 50, width: 80, height: 30))
    try button.remakeConstraints([
      button.anchor.right.offset(-50), button.anchor.top.offset(50),
    ])
    var isDone = false
    View.animate(withDuration: 2) {
      window.view.layoutIfNeeded()
    } completion: {
      isDone = $0
    }
    #expect(isDone)
    // 390 − 50 − 80.
    #expect(button.frame == Rect(x: 260, y: 50, width: 80, height: 30))
    #expect(window.view.constraints.count == 2)
  }

  @Test("blocks fall beside and upon each other, step by step (3.10)")
  func tetris() throws {
    let window = ViewsTests.window(300, 400, scale: 2, safeArea: .zero)
    let line = box("line", in: window.view, width: 120, height: 30)
    let first = box("first", in: window.view, width: 60, height: 60)
    let second = box("second", in: window.view, width: 60, height: 60)
    try activate(line.anchor.left.bottom)
    first.leftAnchor.constraint(equalTo: line.rightAnchor).isActive = true
    try activate(first.anchor.bottom, second.anchor.right.bottom)
    window.layoutIfNeeded()
    #expect(line.frame == Rect(x: 0, y: 370, width: 120, height: 30))
    #expect(first.frame == Rect(x: 120, y: 340, width: 60, height: 60))
    #expect(second.frame == Rect(x: 240, y: 340, width: 60, height: 60))
    let upon = box("upon", in: window.view, width: 60, height: 60)
    upon.bottomAnchor.constraint(equalTo: line.topAnchor).isActive = true
    try activate(upon.anchor.left)
    window.layoutIfNeeded()
    #expect(upon.frame == Rect(x: 0, y: 310, width: 60, height: 60))
  }

  @Test("a height is a ratio of the width, and the reverse (3.7)")
  func ratio() throws {
    let window = ViewsTests.window()
    let (tall, wide) = (box("tall", in: window.view), box("wide", in: window.view))
    try activate(tall.anchor.top.left, wide.anchor.bottom.left)
    LayoutConstraint.activate([
      tall.widthAnchor.constraint(equalToConstant: 10),
      tall.heightAnchor.constraint(equalTo: tall.widthAnchor, multiplier: 2),
      wide.heightAnchor.constraint(equalToConstant: 10),
      wide.widthAnchor.constraint(equalTo: wide.heightAnchor, multiplier: 3),
    ])
    window.layoutIfNeeded()
    #expect(tall.frame.size == Size(width: 10, height: 20))
    #expect(wide.frame.size == Size(width: 30, height: 10))
  }

  @Test("a long text squeezes the button to nothing, unless that resists more (1.10)")
  func squeezed() throws {
    let window = ViewsTests.window()
    let field = box("textField", in: window.view, width: 900, height: 34)
    let button = box("button", in: window.view, width: 50, height: 30)
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-[textField]-[button]-|", options: [.alignAllCenterY],
        views: ["textField": field, "button": button]))
    try activate(field.anchor.top)
    window.layoutIfNeeded()
    // Margins of 16 and a space of 8.
    #expect(field.frame.width == 350)
    #expect(button.frame.width == 0)
    button.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
    window.layoutIfNeeded()
    #expect(field.frame.width == 300)
    #expect(button.frame.width == 50)
  }

  @Test("a view without its own size is reported with the axis; one with a size is not (2.2)")
  func ambiguous() throws {
    let window = ViewsTests.window()
    let (open, sized) = (
      box("open", in: window.view), box("sized", in: window.view, width: 9, height: 9)
    )
    try activate(open.anchor.top.left, sized.anchor.bottom.left)
    window.layoutIfNeeded()
    #expect(open.hasAmbiguousLayout && !sized.hasAmbiguousLayout)
    #expect(Set(window.messages.flatMap(\.views)) == ["open"])
    #expect(window.messages.contains { $0.text.contains("width") })
  }
}
