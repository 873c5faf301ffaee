import Foundation
import Geometry
import Views

extension UIView {
  /// The smallest rectangle around a transformed view of the engine, in its superview's coordinates.
  static func frame(of node: View) -> CGRect {
    let (placed, transform) = (CGRect(node.frame), CGAffineTransform(node.transform))
    guard !transform.isIdentity else { return placed }
    let around = CGRect(
      x: -placed.width / 2, y: -placed.height / 2, width: placed.width, height: placed.height
    ).applying(transform)
    return around.offsetBy(dx: placed.midX, dy: placed.midY)
  }

  /// Sets the frame of the engine's view, in points.
  static func setFrame(_ frame: CGRect, of node: View) {
    guard frame.isFinite else {
      UIKitException.record("CALayer position contains NaN: \(frame)")
      return
    }
    // UIKit turns a negative size into a rectangle from the other corner.
    node.frame = Rect(frame.standardized)
  }

  /// Sets the bounds of the engine's view, in points.
  static func setBounds(_ bounds: CGRect, of node: View) {
    guard bounds.isFinite else {
      UIKitException.record("CALayer bounds contains NaN: \(bounds)")
      return
    }
    let placed = CGRect(node.frame)
    if bounds.size != placed.size {
      setFrame(
        CGRect(
          x: placed.midX - bounds.width / 2, y: placed.midY - bounds.height / 2,
          width: bounds.width, height: bounds.height), of: node)
    }
    let origin = Point(bounds.origin)
    if origin != node.bounds.origin { node.setBoundsOrigin(origin) }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
