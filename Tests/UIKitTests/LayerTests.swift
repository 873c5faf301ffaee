import Testing
import Views

@testable import UIKit

@MainActor
@Suite("Layers")
struct LayerTests {
  /// Draws a controller's view on an iPhone 13, which has three pixels in a point.
  private func picture(of view: UIView) throws -> Picture {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.view = view
    window.makeKeyAndVisible()
    return try #require(window.engineWindow).render()
  }

  /// The colour at a point.
  private func color(_ picture: Picture, _ x: Int, _ y: Int) -> Color? {
    picture[x * 3 + 1, y * 3 + 1]
  }

  private func layer(_ color: UIColor, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.backgroundColor = color.cgColor
    layer.frame = frame
    return layer
  }

  @Test("layers and subviews are drawn in the order in which they were added")
  func order() throws {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .white
    view.layer.addSublayer(layer(.red, CGRect(x: 0, y: 100, width: 100, height: 100)))
    let subview = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 100))
    subview.backgroundColor = .blue
    view.addSubview(subview)
    view.layer.addSublayer(layer(.green, CGRect(x: 0, y: 150, width: 100, height: 50)))
    let drawn = try picture(of: view)
    #expect(color(drawn, 75, 125) == .red)
    #expect(color(drawn, 25, 125) == .blue)
    #expect(color(drawn, 25, 175) == .green)
    #expect(color(drawn, 150, 125) == .white)
  }

  @Test("a layer can be inserted behind the subviews, and subviews keep their order")
  func insertion() throws {
    let view = UIView(frame: UIScreen.main.bounds)
    let (one, other) = (UIView(), UIView())
    for (subview, color) in [(one, UIColor.blue), (other, .yellow)] {
      subview.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      subview.backgroundColor = color
      view.addSubview(subview)
    }
    let back = layer(.red, CGRect(x: 0, y: 100, width: 200, height: 100))
    view.layer.insertSublayer(back, at: 0)
    let front = layer(.green, CGRect(x: 0, y: 150, width: 100, height: 50))
    view.layer.insertSublayer(front, above: other.layer)
    view.insertSubview(other, at: 0)
    #expect(view.subviews == [other, one])
    #expect(view.layer.sublayers == [back, other.layer, one.layer, front])
    let drawn = try picture(of: view)
    #expect(color(drawn, 50, 125) == .blue)
    #expect(color(drawn, 50, 175) == .green)
    #expect(color(drawn, 150, 125) == .red)
  }

  @Test("a layer has one superlayer, which keeps it until it is removed")
  func hierarchy() {
    let (one, other) = (UIView(), UIView())
    weak var known: CALayer?
    do {
      let layer = CALayer()
      known = layer
      one.layer.addSublayer(layer)
      other.layer.addSublayer(layer)
      #expect(layer.superlayer === other.layer)
    }
    #expect(one.layer.sublayers == nil)
    #expect(other.layer.sublayers?.count == 1)
    #expect(known != nil)
    known?.removeFromSuperlayer()
    #expect(other.layer.sublayers == nil)
    #expect(known == nil)
  }

  @Test("a new size of a layer keeps its centre, and a new position its size")
  func geometry() {
    let layer = layer(.red, CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(layer.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
    layer.position = CGPoint(x: 10, y: 5)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -10, y: -5, width: 40, height: 20))
  }

  @Test("another origin of a view's bounds moves its subviews, also after its frame is set")
  func boundsOrigin() throws {
    let root = UIView(frame: UIScreen.main.bounds)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 150))
    view.backgroundColor = .yellow
    let subview = UIView(frame: CGRect(x: 50, y: 60, width: 40, height: 40))
    subview.backgroundColor = .red
    view.addSubview(subview)
    root.addSubview(view)
    view.bounds.origin.y = 30
    view.frame = CGRect(x: 100, y: 100, width: 210, height: 150)
    // The subview is 30 points higher than at 160 to 200.
    let drawn = try picture(of: root)
    #expect(color(drawn, 170, 120) == .yellow)
    #expect(color(drawn, 170, 140) == .red)
    #expect(color(drawn, 170, 180) == .yellow)
    #expect(view.bounds == CGRect(x: 0, y: 30, width: 210, height: 150))
    #expect(subview.frame == CGRect(x: 50, y: 60, width: 40, height: 40))
    #expect(subview.convert(CGPoint.zero, to: root) == CGPoint(x: 150, y: 130))
  }

  @Test("a gradient layer goes from the first colour to the last along its line")
  func gradient() throws {
    let view = UIView(frame: UIScreen.main.bounds)
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 200, width: 390, height: 100)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.addSublayer(layer)
    let drawn = try picture(of: view)
    // Black is 0 and white 255: the middle of pixel 2, 585 and 1167 of 1170 is at 2.5 / 1170 and so on.
    for (column, grey) in [(2, 1.0), (585, 128), (1167, 254)] {
      let shown = try #require(drawn[column, 750])
      var white: CGFloat = 0
      UIColor(shown).getWhite(&white, alpha: nil)
      #expect(abs(white * 255 - grey) <= 1.5)
    }
  }

  private final class GradientBacked: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test("a view whose layer class is a gradient is filled behind its subviews")
  func layerClass() throws {
    let view = GradientBacked(frame: UIScreen.main.bounds)
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    let subview = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    subview.backgroundColor = .blue
    view.addSubview(subview)
    let drawn = try picture(of: view)
    #expect(color(drawn, 50, 150) == .blue)
    #expect(color(drawn, 200, 150) == .red)
  }

  /// A shape layer without a frame, whose path is in the coordinates of its view.
  private func shape(_ path: UIBezierPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    return layer
  }

  @Test("a shape layer fills its path in black, also outside of its frame")
  func fill() throws {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .white
    let path = UIBezierPath(rect: CGRect(x: 100, y: 100, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 125, y: 125, width: 50, height: 50)))
    view.layer.addSublayer(shape(path))
    let holed = shape(path)
    holed.position = CGPoint(x: 0, y: 200)
    holed.fillRule = .evenOdd
    holed.fillColor = UIColor.red.cgColor
    view.layer.addSublayer(holed)
    let drawn = try picture(of: view)
    #expect(color(drawn, 110, 110) == .black)
    #expect(color(drawn, 150, 150) == .black)
    #expect(color(drawn, 110, 310) == .red)
    #expect(color(drawn, 150, 350) == .white)
  }

  @Test("a shape layer strokes the part of its path between strokeStart and strokeEnd")
  func strokedPart() throws {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .white
    // A circle that begins at its top and goes clockwise.
    let ring = shape(
      UIBezierPath(
        arcCenter: CGPoint(x: 195, y: 400), radius: 100, startAngle: -.pi / 2,
        endAngle: 1.5 * .pi, clockwise: true))
    ring.fillColor = nil
    ring.strokeColor = UIColor.blue.cgColor
    ring.lineWidth = 10
    ring.strokeStart = 0.05
    ring.strokeEnd = 0.25
    view.layer.addSublayer(ring)
    var drawn = try picture(of: view)
    // At 45 degrees, the circle is 70.7 points from its centre on both axes.
    #expect(color(drawn, 265, 329) == .blue)
    #expect(color(drawn, 124, 329) == .white)
    #expect(color(drawn, 195, 300) == .white)
    ring.strokeStart = 0
    ring.strokeEnd = 1
    drawn = try picture(of: view)
    #expect(color(drawn, 124, 329) == .blue)
    #expect(color(drawn, 195, 400) == .white)
  }

  @Test("paths know their bounds, their end and what is inside")
  func paths() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 60))
    #expect(path.currentPoint == CGPoint(x: 110, y: 60))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 100, height: 50))
    #expect(path.contains(CGPoint(x: 100, y: 20)))
    #expect(!path.contains(CGPoint(x: 20, y: 50)))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 15)
    // A clockwise quarter from the right ends at the bottom, and a counterclockwise one goes around.
    for (clockwise, width) in [(true, 50.0), (false, 100)] {
      let arc = UIBezierPath(
        arcCenter: .zero, radius: 50, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      #expect(abs(arc.currentPoint.x) < 1e-9)
      #expect(abs(arc.currentPoint.y - 50) < 1e-9)
      #expect(abs(arc.bounds.width - width) < 0.1)
    }
  }

  struct Corners: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: CGSize
    let corner: CGSize
    let isRounded: Bool

    init(_ name: String, _ size: CGSize, corner: CGSize, isRounded: Bool) {
      (testDescription, self.size, self.corner) = (name, size, corner)
      self.isRounded = isRounded
    }
  }

  @Test(
    "a rectangle has round corners if it and they have a width and a height",
    arguments: [
      Corners(
        "width and height", CGSize(width: 30, height: 20), corner: CGSize(width: 4, height: 8),
        isRounded: true),
      Corners(
        "no width of corners", CGSize(width: 30, height: 20), corner: CGSize(width: 0, height: 8),
        isRounded: false),
      Corners(
        "no height of corners", CGSize(width: 30, height: 20), corner: CGSize(width: 4, height: 0),
        isRounded: false),
      Corners(
        "no width", CGSize(width: 0, height: 20), corner: CGSize(width: 11, height: 27),
        isRounded: false),
      Corners(
        "no height", CGSize(width: 30, height: 0), corner: CGSize(width: 11, height: 27),
        isRounded: false),
    ])
  func roundedPath(_ row: Corners) {
    let rect = CGRect(origin: CGPoint(x: 10, y: 40), size: row.size)
    let path = CGPath(
      roundedRect: rect, cornerWidth: row.corner.width, cornerHeight: row.corner.height,
      transform: nil)
    #expect((path != CGPath(rect: rect, transform: nil)) == row.isRounded)
    #expect(path.boundingBoxOfPath == rect)
  }

  @Test("the block of a group of changes runs at the group's end, and at once outside of a group")
  func completion() {
    var calls: [String] = []
    CATransaction.setCompletionBlock { calls.append("alone") }
    #expect(calls == ["alone"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    #expect(calls == ["alone"])
    CATransaction.commit()
    #expect(calls == ["alone", "inner"])
    CATransaction.commit()
    #expect(calls == ["alone", "inner", "outer"])
  }

  @Test("the keys of a layer's animations are sorted, and nil without an animation")
  func animationKeys() {
    let layer = CALayer()
    #expect(layer.animationKeys() == nil)
    let keys = ["a", "b", "c", "d", "e", "f", "g", "h"]
    for key in keys.reversed() { layer.add(CABasicAnimation(keyPath: "opacity"), forKey: key) }
    #expect(layer.animationKeys() == keys)
    layer.removeAnimation(forKey: "c")
    #expect(layer.animation(forKey: "c") == nil)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }
}
