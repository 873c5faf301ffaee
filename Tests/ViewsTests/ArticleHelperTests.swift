import Geometry
import Testing
import Views

// The helpers that article 3 writes on top of the anchors, in this library's words.

extension LayoutConstraint {
  fileprivate static func on(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      (constraint.firstItem as? View)?.translatesAutoresizingMaskIntoConstraints = false
      constraint.isActive = true
    }
  }

  fileprivate static func on(_ constraints: [[LayoutConstraint]]) { on(constraints.flatMap { $0 }) }

  fileprivate func priority(_ value: Double) -> LayoutConstraint {
    priority = LayoutPriority(value)
    return self
  }
}

extension View {
  fileprivate func pinCenter(view: View) -> [LayoutConstraint] {
    [
      centerXAnchor.constraint(equalTo: view.centerXAnchor),
      centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ]
  }

  fileprivate func pinEdges(view: View, inset: Insets = .zero) -> [LayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset.left),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset.right),
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset.top),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset.bottom),
    ]
  }

  fileprivate func pin(size: Size) -> [LayoutConstraint] {
    [
      widthAnchor.constraint(equalToConstant: size.width),
      heightAnchor.constraint(equalToConstant: size.height),
    ]
  }

  /// The constraint of an attribute, held by the view or its superview.
  fileprivate func find(_ attribute: LayoutConstraint.Attribute) -> LayoutConstraint? {
    ((superview?.constraints ?? []) + constraints).first {
      $0.firstAttribute == attribute && $0.firstItem == self
    }
  }
}

@Suite("Helpers on top of the anchors")
struct ArticleHelperTests {
  @Test("centre a box of a size, and pin another to the edges (3.5)")
  func pinning() {
    let window = ViewsTests.window()
    let (box, back) = (View(), View())
    window.view.addSubview(back)
    window.view.addSubview(box)
    LayoutConstraint.on([
      box.pinCenter(view: window.view), box.pin(size: Size(width: 100, height: 50)),
      back.pinEdges(view: window.view, inset: Insets(top: 1, left: 2, bottom: 3, right: 4)),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == Rect(x: 145, y: 397, width: 100, height: 50))
    #expect(back.frame == Rect(x: 2, y: 1, width: 384, height: 840))
    #expect(window.messages.isEmpty)
  }

  @Test("give way by a priority set in a chain")
  func priority() {
    let window = ViewsTests.window()
    let box = View()
    window.view.addSubview(box)
    LayoutConstraint.on([
      box.topAnchor.constraint(equalTo: window.view.topAnchor, constant: 50).priority(250),
      box.topAnchor.constraint(greaterThanOrEqualTo: window.view.topAnchor, constant: 80),
      box.leftAnchor.constraint(equalTo: window.view.leftAnchor),
    ])
    LayoutConstraint.on(box.pin(size: Size(width: 10, height: 10)))
    window.layoutIfNeeded()
    #expect(box.frame.y == 80)
  }

  @Test("find a constraint by attribute and change its constant in steps (3.8)")
  func steps() {
    let window = ViewsTests.window()
    let box = View()
    window.view.addSubview(box)
    LayoutConstraint.on(box.pin(size: Size(width: 40, height: 40)))
    LayoutConstraint.on(box.pinCenter(view: window.view))
    for height in [40, 100, 60] {
      box.find(.height)?.constant = Points(height)
      window.layoutIfNeeded()
      #expect(box.frame.height == Points(height))
    }
  }

  @Test("put a box into each corner by groups, one active at a time (3.9)")
  func corners() {
    let window = ViewsTests.window(390, 844, safeArea: .zero)
    let view = window.view
    let box = View()
    view.addSubview(box)
    LayoutConstraint.on(box.pin(size: Size(width: 50, height: 50)))
    let (top, left) = (box.topAnchor, box.leftAnchor)
    let (bottom, right) = (box.bottomAnchor, box.rightAnchor)
    let groups = [
      [top.constraint(equalTo: view.topAnchor), left.constraint(equalTo: view.leftAnchor)],
      [top.constraint(equalTo: view.topAnchor), right.constraint(equalTo: view.rightAnchor)],
      [bottom.constraint(equalTo: view.bottomAnchor), right.constraint(equalTo: view.rightAnchor)],
      [bottom.constraint(equalTo: view.bottomAnchor), left.constraint(equalTo: view.leftAnchor)],
    ]
    var seen: [Point] = []
    for group in groups {
      LayoutConstraint.activate(group)
      window.layoutIfNeeded()
      seen.append(box.frame.origin)
      #expect(window.messages.isEmpty)
      LayoutConstraint.deactivate(group)
    }
    #expect(
      seen == [
        Point(x: 0, y: 0), Point(x: 340, y: 0), Point(x: 340, y: 794), Point(x: 0, y: 794),
      ])
  }
}
