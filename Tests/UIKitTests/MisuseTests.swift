import Foundation
import Testing
import Views

@testable import UIKit

/// Values that no screen has, which must neither end the program nor stop it.
@MainActor
@Suite("Misuse of UIKit", .timeLimit(.minutes(10)))
struct MisuseTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: @MainActor @Sendable (UIView) -> Void

    init(_ name: String, _ body: @escaping @MainActor @Sendable (UIView) -> Void) {
      testDescription = name
      self.body = body
    }
  }

  private nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e19, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude,
  ]

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  nonisolated static let rows = [
    Row("strange frames") { root in
      for number in numbers {
        for frame in [
          CGRect(x: number, y: number, width: 10, height: 10),
          CGRect(x: 0, y: 0, width: number, height: number),
        ] {
          for view in [UIView(), label("a"), UIScrollView(), UIStackView(), UISlider()] {
            view.frame = frame
            view.backgroundColor = .red
            root.addSubview(view)
            _ = view.description
            _ = view.debugDescription
          }
        }
      }
    },
    Row("strange bounds, centres and transforms") { root in
      for number in numbers {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        view.bounds = CGRect(x: number, y: 0, width: 10, height: number)
        view.center = CGPoint(x: number, y: number)
        view.transform = CGAffineTransform(rotationAngle: number).scaledBy(x: number, y: 0)
        view.alpha = number
        root.addSubview(view)
        _ = view.convert(CGPoint(x: number, y: 1), to: root)
        _ = view.hitTest(CGPoint(x: number, y: 1), with: nil)
        _ = view.description
      }
    },
    Row("strange layers") { root in
      for number in numbers {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = UIColor(red: number, green: 0, blue: 0, alpha: number).cgColor
        layer.cornerRadius = number
        layer.borderWidth = number
        layer.shadowRadius = number
        layer.shadowOpacity = Float(number)
        layer.shadowOffset = CGSize(width: number, height: number)
        layer.opacity = Float(number)
        root.layer.addSublayer(layer)
        root.layer.insertSublayer(CALayer(), at: .max)
      }
    },
    Row("strange paths") { root in
      for number in numbers {
        let layer = CAShapeLayer()
        let path = UIBezierPath(
          arcCenter: CGPoint(x: number, y: 1), radius: number, startAngle: number,
          endAngle: 1, clockwise: true)
        path.addLine(to: CGPoint(x: number, y: number))
        path.addArc(
          withCenter: .zero, radius: 5, startAngle: 0, endAngle: number, clockwise: false)
        layer.path = path.cgPath
        layer.lineWidth = number
        layer.strokeColor = UIColor.red.cgColor
        layer.lineDashPattern = [NSNumber(value: Double(number)), 0]
        root.layer.addSublayer(layer)
        root.layer.addSublayer(CAGradientLayer())
      }
    },
    Row("strange texts") { root in
      for number in numbers {
        let view = label(String(repeating: "W", count: 300))
        view.font = .systemFont(ofSize: number)
        view.numberOfLines = .max
        view.preferredMaxLayoutWidth = number
        view.minimumScaleFactor = number
        view.adjustsFontSizeToFitWidth = true
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        root.addSubview(view)
        _ = view.sizeThatFits(CGSize(width: number, height: number))
        _ = view.systemLayoutSizeFitting(CGSize(width: number, height: number))
        let negative = label("a")
        negative.numberOfLines = .min
        root.addSubview(negative)
      }
    },
    Row("strange controls") { root in
      for number in numbers {
        let slider = UISlider()
        slider.minimumValue = Float(number)
        slider.maximumValue = -1
        slider.value = Float(number)
        let pages = UIPageControl()
        pages.numberOfPages = 1_000_000_000
        pages.currentPage = .min
        let segments = UISegmentedControl(items: ["a"])
        segments.selectedSegmentIndex = .max
        let stack = UIStackView(arrangedSubviews: [slider, pages, segments])
        stack.spacing = number
        root.addSubview(stack)
      }
    },
    Row("strange constraints") { root in
      for number in numbers {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: number)
        width.priority = UILayoutPriority(Float(number))
        width.isActive = true
        view.heightAnchor.constraint(
          equalTo: root.heightAnchor, multiplier: number, constant: number
        ).isActive = true
      }
    },
    Row("constraints to views that are gone") { root in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      var constraints: [NSLayoutConstraint] = []
      do {
        let gone = UIView()
        root.addSubview(gone)
        constraints.append(view.leadingAnchor.constraint(equalTo: gone.leadingAnchor))
        NSLayoutConstraint.activate(constraints)
        gone.removeFromSuperview()
      }
      constraints.append(view.topAnchor.constraint(equalTo: UIView().topAnchor))
      NSLayoutConstraint.activate(constraints)
      NSLayoutConstraint.deactivate(constraints + constraints)
    },
    Row("cycles of views") { root in
      let (one, other) = (UIView(), UIView())
      root.addSubview(one)
      one.addSubview(other)
      other.addSubview(one)
      one.addSubview(one)
      other.addSubview(root)
      one.layer.addSublayer(root.layer)
      one.insertSubview(other, at: .min)
      root.exchangeSubview(at: 7, withSubviewAt: -1)
    },
    Row("hundreds of views in each other") { root in
      var parent = root
      for _ in 0..<400 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        parent.addSubview(view)
        parent = view
      }
    },
    Row("a layout that always needs another") { root in
      final class Restless: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          setNeedsLayout()
          superview?.setNeedsLayout()
        }
      }
      root.addSubview(Restless(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    },
  ]

  @Test("does not end the program", arguments: rows)
  func misuse(_ row: Row) {
    _ = UIKitException.taken {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      window.rootViewController = controller
      row.body(controller.view)
      window.makeKeyAndVisible()
      _ = try? window.engineWindow?.render()
    }
  }
}
