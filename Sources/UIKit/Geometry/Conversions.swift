import Foundation
import Geometry
import Views

// The engine counts in `Points`, and UIKit in `CGFloat`; both are numbers of points.

extension Points {
  init(_ length: CGFloat) { self.init(Double(length)) }
}

extension CGFloat {
  init(_ points: Points) { self.init(points.value) }
}

extension Geometry.Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Points(rect.origin.x), y: Points(rect.origin.y), width: Points(rect.size.width),
      height: Points(rect.size.height))
  }
}

extension CGRect {
  init(_ rect: Geometry.Rect) {
    self.init(
      x: rect.x.value, y: rect.y.value, width: rect.width.value, height: rect.height.value)
  }
}

extension Geometry.Size {
  init(_ size: CGSize) { self.init(width: Points(size.width), height: Points(size.height)) }
}

extension CGSize {
  init(_ size: Geometry.Size) { self.init(width: size.width.value, height: size.height.value) }
}

extension Geometry.Point {
  init(_ point: CGPoint) { self.init(x: Points(point.x), y: Points(point.y)) }
}

extension CGPoint {
  init(_ point: Geometry.Point) { self.init(x: point.x.value, y: point.y.value) }
}

extension Geometry.Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Points(insets.top), left: Points(insets.left), bottom: Points(insets.bottom),
      right: Points(insets.right))
  }
}

extension UIEdgeInsets {
  init(_ insets: Geometry.Insets) {
    self.init(
      top: insets.top.value, left: insets.left.value, bottom: insets.bottom.value,
      right: insets.right.value)
  }
}

extension DirectionalInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Points(insets.top), leading: Points(insets.leading), bottom: Points(insets.bottom),
      trailing: Points(insets.trailing))
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: DirectionalInsets) {
    self.init(
      top: insets.top.value, leading: insets.leading.value, bottom: insets.bottom.value,
      trailing: insets.trailing.value)
  }
}

extension Views.AffineTransform {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: Points(transform.tx),
      ty: Points(transform.ty))
  }
}

extension CGAffineTransform {
  init(_ transform: Views.AffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx.value,
      ty: transform.ty.value)
  }
}
