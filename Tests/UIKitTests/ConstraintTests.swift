import Testing

@testable import UIKit

@MainActor
@Suite("Constraints of UIKit's module")
struct ConstraintTests {
  /// A container of 200 by 100 points with a view of 40 by 20 points in it.
  private func pair() -> (container: UIView, view: UIView) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    return (container, view)
  }

  @Test("priorities are raised and lowered by levels")
  func priorities() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 0.5 == UILayoutPriority(250.5))
    var priority = UILayoutPriority.defaultHigh
    priority += 10
    priority -= 20
    #expect(priority.rawValue == 740)
  }

  @Test("an active constraint is in the list of the nearest common ancestor, as the same object")
  func identity() {
    let (container, view) = pair()
    let constraint = view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(container.constraints.contains { $0 === constraint })
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === container)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.constant == 8)
    constraint.isActive = false
    #expect(container.constraints.isEmpty)
  }

  @Test("a subclass that inherits the initialisers stays what it is while it is active")
  func subclass() {
    final class Own: NSLayoutConstraint { var label = "" }
    let (container, view) = pair()
    do {
      let own = Own(
        item: view, attribute: .top, relatedBy: .equal, toItem: container, attribute: .top,
        multiplier: 1, constant: 3)
      own.label = "mine"
      own.isActive = true
    }
    #expect((container.constraints.first as? Own)?.label == "mine")
  }

  /// A constraint that alone decides the place, and the frame that follows.
  struct Tight: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let constrain: @MainActor @Sendable (UIView, UIView) -> NSLayoutConstraint
    let place: CGFloat
    var isVertical = true
  }

  /// From the semantics page: an inequality that alone decides an open variable is tight.
  nonisolated static let tight = [
    Tight(
      testDescription: "top <= 30",
      constrain: { $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 30) },
      place: 30),
    Tight(
      testDescription: "top >= 30",
      constrain: { $0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: 30) },
      place: 30),
    Tight(
      testDescription: "bottom <= -40",
      constrain: { $0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor, constant: -40) },
      place: 40),
    Tight(
      testDescription: "trailing <= -10",
      constrain: {
        $0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor, constant: -10)
      }, place: 150, isVertical: false),
  ]

  @Test("an inequality that alone decides a place is tight", arguments: tight)
  func tightInequality(_ row: Tight) {
    let (container, view) = pair()
    row.constrain(view, container).isActive = true
    container.layoutIfNeeded()
    #expect((row.isVertical ? view.frame.minY : view.frame.minX) == row.place)
  }

  @Test("a left and a top edge can be related until the views come into a window")
  func lateRefusal() {
    let (container, view) = pair()
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: container, attribute: .top,
      multiplier: 1, constant: 0)
    var raised = UIKitException.taken {
      constraint.isActive = true
      container.layoutIfNeeded()
    }
    #expect(raised == [])
    #expect(constraint.isActive)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    raised = UIKitException.taken {
      window.addSubview(container)
      window.layoutIfNeeded()
      window.setNeedsLayout()
      window.layoutIfNeeded()
    }
    #expect(raised.count == 1)
    #expect(raised.first?.contains("Invalid pairing of layout attributes") == true)
  }

  @Test("views without a common ancestor cannot be related")
  func noCommonAncestor() {
    let (one, other) = (UIView(), UIView())
    let constraint = one.topAnchor.constraint(equalTo: other.topAnchor)
    let raised = UIKitException.taken { constraint.isActive = true }
    #expect(raised.count == 1)
    #expect(raised.first?.hasPrefix("Unable to activate constraint with anchors") == true)
    #expect(!constraint.isActive)
  }

  @Test("an active constraint cannot stop being required")
  func requiredWhileActive() {
    let (container, view) = pair()
    let constraint = view.topAnchor.constraint(equalTo: container.topAnchor)
    constraint.isActive = true
    let raised = UIKitException.taken { constraint.priority = .defaultLow }
    #expect(raised.first?.hasPrefix("Mutating a priority from required to not") == true)
    #expect(constraint.priority == .required)
  }

  @Test("a view that leaves takes the constraints of its ancestors' lists with it")
  func removal() {
    let (container, view) = pair()
    let constraint = view.topAnchor.constraint(equalTo: container.topAnchor)
    constraint.isActive = true
    view.removeFromSuperview()
    #expect(!constraint.isActive)
    #expect(container.constraints.isEmpty)
    #expect(view.constraints.count == 2)
  }

  @Test("a format string makes the constraints of its row and its margins")
  func visualFormat() {
    let (container, view) = pair()
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[view]", metrics: ["gap": 12], views: ["view": view])
    NSLayoutConstraint.activate(made)
    container.layoutIfNeeded()
    #expect(made.count == 1)
    #expect(view.frame.minX == 12)
    let raised = UIKitException.taken {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[gone]", views: [:])
    }
    #expect(raised.first?.contains("gone") == true)
  }

  @Test("the size of a topmost view without a translated mask is open")
  func openRoot() {
    // UIKit leaves the size of such a view to constraints, and nothing decides it here.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
    #expect(root.frame.width == 390)
    root.widthAnchor.constraint(equalToConstant: 120).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
  }

  @Test("two anchors of one attribute of one view are equal")
  func anchors() {
    let (container, view) = pair()
    #expect(view.topAnchor == view.topAnchor)
    #expect(view.topAnchor != container.topAnchor)
    #expect(view.topAnchor != view.bottomAnchor)
  }

  @Test("views and constraints are released with their superview")
  func release() {
    weak var container: UIView?
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let made = pair()
      let edge = made.view.topAnchor.constraint(equalTo: made.container.topAnchor)
      edge.isActive = true
      made.container.layoutIfNeeded()
      (container, view, constraint) = (made.container, made.view, edge)
    }
    #expect(container == nil)
    #expect(view == nil)
    #expect(constraint == nil)
  }
}
