import Diagnostics
import Foundation
import Geometry
import Matching
import Testing

@testable import UIKit

/// A control of an app.
private final class PayButton: UIButton {}

@MainActor
@Suite("The code that writes the views of an app")
struct StrutDumpTests {
  private func window() -> UIWindow {
    let controller = UIViewController()
    let heading = UILabel()
    heading.text = "Your \"order\"\n🍞"
    heading.numberOfLines = 0
    heading.accessibilityIdentifier = "heading"
    heading.frame = CGRect(x: 20, y: 80, width: 200, height: 41)
    let card = UIView(frame: CGRect(x: 10, y: 200, width: 300, height: 100))
    let button = PayButton(frame: .zero)
    button.setTitle("Pay", for: .normal)
    button.frame = CGRect(x: 5, y: 6, width: 70, height: 44)
    button.isHidden = true
    heading.alpha = 0
    heading.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    card.addSubview(button)
    controller.view.addSubview(heading)
    controller.view.addSubview(card)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("writes JSON that `strut match` reads")
  func roundTrip() throws {
    let text = try StrutDump.json(of: window())
    let (found, diagnostics) = AppDump.read(Array(text.utf8), file: "order.json")
    #expect(diagnostics.isEmpty)
    let dump = try #require(found)
    // An iPhone 13.
    #expect(dump.screen.size == Size(width: 390, height: 844))
    #expect(dump.screen.scale == 3)
    #expect(dump.screen.safeArea == Insets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(dump.screen.horizontalClass == "compact")
    #expect(dump.screen.verticalClass == "regular")
    #expect(dump.screen.style == "light")
    #expect(dump.screen.contrast == "normal")
    #expect(dump.screen.textSize == "UICTContentSizeCategoryL")
    #expect(dump.screen.direction == "leftToRight")
    #expect(
      dump.views.prefix(5).map(\.className) == [
        "UIWindow", "UIView", "UILabel", "UIView", "PayButton",
      ])
    let heading = dump.views[2]
    #expect(heading.text == DumpedText("Your \"order\"\n🍞"))
    #expect(heading.identifier == "heading")
    #expect(heading.lines == 0)
    #expect(heading.font?.size == 17)
    #expect(heading.frame == Rect(x: 20, y: 80, width: 200, height: 41))
    #expect(heading.span.line == 8)
    #expect(heading.isHidden)
    #expect(heading.transform.map { "\($0)" } == "(-1, 0, 0, 1, 0, 0)")
    let button = dump.views[4]
    #expect(button.baseClass == "UIButton")
    #expect(button.text == DumpedText("Pay"))
    #expect(button.isHidden)
    #expect(button.parent == 3)
    #expect(button.frame == Rect(x: 15, y: 206, width: 70, height: 44))
  }

  @Test("writes null for a number that is not finite")
  func notFinite() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView()
    view.addSubview(inner)
    let raised = UIKitException.taken {
      inner.frame = CGRect(x: Double.infinity, y: 0, width: 1, height: 1)
    }
    #expect(raised.count == 1)
    let text = try StrutDump.json(of: view)
    #expect(!text.contains("inf"))
    let (dump, _) = AppDump.read(Array(text.utf8), file: "a.json")
    #expect(try #require(dump).views.count == 2)
  }
}
