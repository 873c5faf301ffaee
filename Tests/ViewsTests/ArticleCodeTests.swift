import Geometry
import Testing
import Views

@Suite("Layout code as the articles have it")
struct ArticleCodeTests {
  @Test("three buttons and two lines take their contents' size as a group, centred (1.5)")
  func loginBar() throws {
    let window = ViewsTests.window()
    let view = window.view
    let bar = box("bar", in: view, width: 0, height: 0)
    let buttons = ["find", "freeze", "more"].map { box($0, in: bar, width: 60, height: 30) }
    let lines = ["line1", "line2"].map { box($0, in: bar) }
    let views = [
      "find": buttons[0], "freeze": buttons[1], "more": buttons[2], "line1": lines[0],
      "line2": lines[1],
    ]
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|[find]-[line1(1)]-[freeze]-[line2(1)]-[more]|",
        options: [.alignAllTop, .alignAllBottom], views: views)
        + LayoutConstraint.constraints(
          withVisualFormat: "V:|[line1(separatorHeight)]|", metrics: ["separatorHeight": 16],
          views: views))
    bar.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -10)
      .isActive = true
    window.layoutIfNeeded()
    // 3 × 60 + 2 × 1 + 4 × 8 = 214, (390 − 214) / 2 = 88, 844 − 34 − 10 − 16 = 784.
    #expect(bar.frame == Rect(x: 88, y: 784, width: 214, height: 16))
    #expect(buttons[1].frame == Rect(x: 77, y: 0, width: 60, height: 16))
  }

  @Test("a field and a button share a row by hugging and resistance (1.9, 1.10)")
  func chatRow() throws {
    let window = ViewsTests.window()
    let view = window.view
    let bar = box("bar", in: view)
    let field = box("textField", in: bar, width: 100, height: 34)
    let button = box("button", in: bar, width: 50, height: 30)
    let views = ["textField": field, "button": button]
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-[textField]-[button]-|", options: [.alignAllCenterY], views: views))
    try LayoutConstraint(
      item: field, attribute: .top, relatedBy: .equal, toItem: bar, attribute: .top, multiplier: 1,
      constant: 6
    ).isActive = true
    LayoutConstraint.activate([
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.rightAnchor.constraint(equalTo: view.rightAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 46),
    ])
    // Margins of 8: 8…108 hugs, the button takes 116…382.
    window.layoutIfNeeded()
    #expect(field.frame == Rect(x: 8, y: 6, width: 100, height: 34))
    #expect(button.frame == Rect(x: 116, y: 8, width: 266, height: 30))
    #expect(window.messages.map(\.rule) == ["ambiguous"])
    #expect(button.hasAmbiguousLayout)

    field.setContentHuggingPriority(LayoutPriority(rawValue: 249), for: .horizontal)
    window.layoutIfNeeded()
    #expect(field.frame == Rect(x: 8, y: 6, width: 316, height: 34))
    #expect(button.frame == Rect(x: 332, y: 8, width: 50, height: 30))
    #expect(window.messages.isEmpty)
    #expect(!button.hasAmbiguousLayout)

    field.setContentHuggingPriority(.defaultLow, for: .horizontal)
    button.setContentHuggingPriority(LayoutPriority(rawValue: 251), for: .horizontal)
    window.layoutIfNeeded()
    #expect(field.frame == Rect(x: 8, y: 6, width: 316, height: 34))
  }

  @Test(
    "the bar stands on the safe area or on the keyboard, one constraint active at a time (1.11)")
  func keyboard() {
    let window = ViewsTests.window()
    let view = window.view
    let bar = box("bar", in: view)
    let hidden = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    let shown = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    LayoutConstraint.activate([
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.rightAnchor.constraint(equalTo: view.rightAnchor),
      bar.heightAnchor.constraint(equalToConstant: 46), hidden,
    ])
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 810)
    hidden.isActive = false
    shown.constant = -336
    shown.isActive = true
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 508)
    #expect(window.messages.isEmpty)
  }

  @Test("a plain bar's button stands in the bar's own safe area (1.8 d)")
  func bottomBar() {
    let window = ViewsTests.window()
    let view = window.view
    let bar = box("bottomToolbar", in: view)
    let button = box("button", in: bar)
    LayoutConstraint.activate([
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.rightAnchor.constraint(equalTo: view.rightAnchor),
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -60),
      button.centerYAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.centerYAnchor),
      button.rightAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.rightAnchor, constant: -12),
      button.widthAnchor.constraint(equalToConstant: 120),
      button.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame == Rect(x: 0, y: 750, width: 390, height: 94))
    #expect(bar.safeAreaInsets.bottom == 34)
    #expect(bar.safeAreaLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 390, height: 60))
    #expect(button.frame == Rect(x: 258, y: 10, width: 120, height: 40))
  }

  @Test("a centre at a third of the superview's width (2.9)")
  func third() throws {
    let window = ViewsTests.window()
    let view = window.view
    let boxView = box("box", in: view)
    LayoutConstraint.activate([
      try LayoutConstraint(
        item: boxView, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .right,
        multiplier: 1 / 3.0, constant: 0),
      boxView.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      boxView.widthAnchor.constraint(equalToConstant: 100),
      boxView.heightAnchor.constraint(equalTo: boxView.widthAnchor, multiplier: 1),
    ])
    window.layoutIfNeeded()
    #expect(boxView.frame == Rect(x: 80, y: 100, width: 100, height: 100))
  }

  @Test("a constraint found by item and attribute is replaced by another (2.3)")
  func replacement() {
    let window = ViewsTests.window()
    let view = window.view
    let button = box("button", in: view, width: 80, height: 30)
    LayoutConstraint.activate([
      button.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 50),
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
    ])
    window.layoutIfNeeded()
    #expect(button.frame == Rect(x: 50, y: 50, width: 80, height: 30))
    for constraint in view.constraints
    where constraint.firstItem == button && constraint.firstAttribute == .left {
      constraint.isActive = false
    }
    button.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -50).isActive = true
    window.layoutIfNeeded()
    #expect(button.frame == Rect(x: 260, y: 50, width: 80, height: 30))
    #expect(view.constraints.count == 2)
  }

  @Test("piano keys each stand right of the last (3.6), and the layout turns with the device")
  func piano() {
    let window = ViewsTests.window()
    let view = window.view
    let keys = (1...4).map { box("key\($0)", in: view) }
    for (position, key) in keys.enumerated() {
      let before = position == 0 ? view.leadingAnchor : keys[position - 1].trailingAnchor
      LayoutConstraint.activate([
        key.leadingAnchor.constraint(equalTo: before),
        key.topAnchor.constraint(equalTo: view.topAnchor),
        key.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        key.widthAnchor.constraint(equalTo: keys[0].widthAnchor),
      ])
    }
    keys[3].trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    window.layoutIfNeeded()
    // 97.5 points are 292.5 pixels: edges at 293, 585 and 878 pixels.
    let pixels: [Double] = [0, 293, 585, 878]
    #expect(keys.map(\.frame.minX.value) == pixels.map { $0 / 3 })
    window.screen = Screen(size: Size(width: 844, height: 390), scale: 3)
    window.layoutIfNeeded()
    #expect(keys.allSatisfy { $0.frame.width == 211 })
  }
}
