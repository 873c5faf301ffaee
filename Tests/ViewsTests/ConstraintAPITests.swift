import Geometry
import Testing
import Views

@Suite("A constraint of the typed API")
struct ConstraintAPITests {
  /// A pair of attributes and the beginning of UIKit's reason to refuse it.
  struct Row: CustomTestStringConvertible, Sendable {
    let first: LayoutConstraint.Attribute
    let second: LayoutConstraint.Attribute?
    let multiplier: Double
    let reason: String
    var testDescription: String { "\(first) with \(second.map { "\($0)" } ?? "a number")" }
  }

  private static let rows = [
    Row(first: .width, second: .top, multiplier: 1, reason: "Invalid pairing"),
    Row(first: .left, second: .height, multiplier: 1, reason: "Invalid pairing"),
    Row(first: .top, second: .left, multiplier: 1, reason: "Invalid pairing"),
    Row(first: .left, second: nil, multiplier: 1, reason: "A multiplier of 0 or a nil second"),
    Row(first: .centerY, second: .top, multiplier: 0, reason: "A multiplier of 0 or a nil second"),
    Row(first: .leading, second: .left, multiplier: 1, reason: "A constraint cannot be made"),
    Row(
      first: .leadingMargin, second: .right, multiplier: 1, reason: "A constraint cannot be made"),
    Row(first: .notAnAttribute, second: .right, multiplier: 1, reason: "Unknown layout attribute"),
    Row(first: .left, second: .notAnAttribute, multiplier: 1, reason: "Unknown layout attribute"),
  ]

  @Test("is refused by the rule that it breaks", arguments: rows)
  func illegal(_ row: Row) {
    let view = View()
    let problem = refusal {
      try LayoutConstraint(
        item: View(), attribute: row.first, relatedBy: .equal,
        toItem: row.second == nil ? nil : view, attribute: row.second ?? .notAnAttribute,
        multiplier: row.multiplier, constant: 0)
    }
    #expect(problem?.reason?.hasPrefix(row.reason) == true)
  }

  @Test("takes margins as attributes, and a size by a number")
  func legal() throws {
    let window = ViewsTests.window()
    let box = box("box", in: window.view)
    for attribute in [LayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
      let margin: LayoutConstraint.Attribute =
        switch attribute {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        default: .bottomMargin
        }
      try LayoutConstraint(
        item: box, attribute: attribute, relatedBy: .equal, toItem: window.view, attribute: margin,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    window.layoutIfNeeded()
    // The table of margins: x 16…374, y 47…810.
    #expect(box.frame == Rect(x: 16, y: 47, width: 358, height: 763))
    #expect(window.view.layoutMarginsGuide.layoutFrame == box.frame)
  }

  @Test("is held by the nearest view at or above both items")
  func holder() {
    let window = ViewsTests.window()
    let outer = box("outer", in: window.view)
    let (one, other) = (box("one", in: outer), box("other", in: outer))
    let width = one.widthAnchor.constraint(equalToConstant: 10)
    let between = one.leftAnchor.constraint(equalTo: other.rightAnchor)
    let above = one.topAnchor.constraint(equalTo: window.view.safeAreaLayoutGuide.topAnchor)
    LayoutConstraint.activate([width, between, above])
    #expect(one.constraints == [width])
    #expect(outer.constraints == [between])
    #expect(window.view.constraints == [above])
    between.isActive = true
    #expect(outer.constraints == [between])
  }

  @Test("stays inactive with a problem if its items are in separate hierarchies")
  func apart() {
    let window = ViewsTests.window()
    let (inside, outside) = (box("inside", in: window.view), View())
    let constraint = inside.leftAnchor.constraint(equalTo: outside.leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(constraint.problem?.reason?.contains("no common ancestor") == true)
    window.layoutIfNeeded()
    #expect(window.messages.first?.text.contains("no common ancestor") == true)
    window.view.addSubview(outside)
    constraint.isActive = true
    #expect(constraint.isActive)
    #expect(constraint.problem == nil)
    window.layoutIfNeeded()
    #expect(!window.messages.contains { $0.rule == "refused" })
  }

  @Test("reports a released item")
  func gone() {
    let window = ViewsTests.window()
    let inside = box("inside", in: window.view)
    let toNothing = inside.leftAnchor.constraint(equalTo: View().leftAnchor)
    let ofNothing = View().leftAnchor.constraint(equalTo: inside.leftAnchor)
    LayoutConstraint.activate([toNothing, ofNothing])
    #expect(toNothing.problem?.text == "the second item of the constraint is gone")
    #expect(ofNothing.problem?.text == "the first item of the constraint is gone")
    #expect([toNothing, ofNothing].map(\.isActive) == [false, false])
  }

  @Test("is refused by a view that is not around its items")
  func outsideSubtree() {
    let window = ViewsTests.window()
    let (one, other) = (box("one", in: window.view), box("other", in: window.view))
    let constraint = one.leftAnchor.constraint(equalTo: other.leftAnchor)
    one.addConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(constraint.problem?.reason?.hasPrefix("Unable to install constraint on view") == true)
    window.view.addConstraint(constraint)
    #expect(window.view.constraints == [constraint])
    window.view.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }

  @Test("keeps its priority if the new one is illegal or needs deactivation")
  func priority() {
    let window = ViewsTests.window()
    let box = box("box", in: window.view)
    let constraint = box.widthAnchor.constraint(equalToConstant: 100)
    constraint.priority = 0
    #expect(constraint.priority == .required)
    #expect(constraint.problem?.reason?.hasPrefix("It's illegal to set priority:0.") == true)
    constraint.isActive = true
    constraint.priority = 250
    #expect(constraint.priority == .required)
    #expect(constraint.problem?.reason?.contains("from required to not") == true)
    constraint.isActive = false
    constraint.priority = .defaultLow
    constraint.isActive = true
    constraint.priority = 249
    #expect(constraint.priority == 249)
  }

  @Test("keeps its constant if the new one is not finite")
  func constant() {
    let constraint = View().widthAnchor.constraint(equalToConstant: 100)
    constraint.constant = Points(.nan)
    #expect(constraint.constant == 100)
  }

  @Test("competes by its priority, then by order of activation")
  func levels() {
    let window = ViewsTests.window()
    let box = box("box", in: window.view)
    let (first, second) = (
      box.widthAnchor.constraint(equalToConstant: 100),
      box.widthAnchor.constraint(equalToConstant: 200)
    )
    first.priority = 501
    second.priority = 500
    LayoutConstraint.activate([second, first])
    window.layoutIfNeeded()
    #expect(box.frame.width == 100)
    LayoutConstraint.deactivate([first, second])
    first.priority = 500
    LayoutConstraint.activate([second, first])
    window.layoutIfNeeded()
    #expect(box.frame.width == 200)
  }

  @Test("competes by order of activation, whichever view holds it")
  func holders() {
    for isOwnFirst in [true, false] {
      let window = ViewsTests.window()
      let box = box("box", in: window.view)
      let own = box.widthAnchor.constraint(equalToConstant: 100)
      let wide = box.widthAnchor.constraint(equalTo: window.view.widthAnchor)
      own.priority = 500
      wide.priority = 500
      LayoutConstraint.activate(isOwnFirst ? [own, wide] : [wide, own])
      window.layoutIfNeeded()
      #expect(box.frame.width == (isOwnFirst ? 100 : 390))
    }
  }

  @Test("of the system's spacing is 8 points times the multiplier, and none between baselines")
  func systemSpacing() {
    let window = ViewsTests.window()
    let (one, other) = (
      box("one", in: window.view, width: 50, height: 20),
      box("other", in: window.view, width: 50, height: 20)
    )
    let safeArea = window.view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(
        equalToSystemSpacingAfter: safeArea.leadingAnchor, multiplier: 1),
      one.topAnchor.constraint(equalToSystemSpacingBelow: safeArea.topAnchor, multiplier: 2),
      other.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
      other.topAnchor.constraint(equalTo: one.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(one.frame == Rect(x: 8, y: 63, width: 50, height: 20))
    #expect(other.frame == Rect(x: 74, y: 63, width: 50, height: 20))
    let baselines = other.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 1)
    baselines.isActive = true
    #expect(!baselines.isActive)
  }

  @Test("decides a view if changing it moves the view")
  func affecting() {
    let window = ViewsTests.window()
    let view = window.view
    let box = box("box", in: view)
    let left = box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10)
    let top = box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    let slack = box.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
    let height = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
    LayoutConstraint.activate([left, top, slack, width, height])
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [left, width])
    #expect(box.constraintsAffectingLayout(for: .vertical) == [top, width, height])
  }

  @Test("from a format string reports a mistake with UIKit's text and a caret")
  func visualFormat() {
    let window = ViewsTests.window()
    let box = box("box", in: window.view)
    let problem = refusal {
      try LayoutConstraint.constraints(withVisualFormat: "H:|-[bax]", views: ["box": box])
    }
    #expect(
      problem?.reason == """
        Unable to parse constraint format: 
        bax is not a key in the views dictionary. 
        H:|-[bax] 
                ^
        """)
    #expect(problem?.help == "did you mean `box`?")
    let alone = refusal {
      try LayoutConstraint.constraints(withVisualFormat: "|-[alone]", views: ["alone": View()])
    }
    #expect(alone?.reason?.contains("doesn't have a superview") == true)
  }
}
