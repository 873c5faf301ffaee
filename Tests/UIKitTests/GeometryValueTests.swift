import Foundation
import Testing
import UIKit

@MainActor
@Suite("Geometry in an NSValue")
struct GeometryValueTests {
  @Test("is taken out by a cast, and only as what it is")
  func casts() {
    let before = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((before as Any as? NSValue)?.cgRectValue == before)
    #expect(NSValue(cgRect: before) as Any as? CGRect == before)
    #expect(NSValue(cgPoint: .zero) as Any as? CGRect == nil)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgPointValue == .zero)
  }
}

@Suite("A transform")
struct TransformTests {
  @Test("of a rectangle gives the smallest rectangle around the four corners")
  func rectangle() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    // A quarter turn maps (x, y) to (-y, x).
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(rect.applying(quarter) == CGRect(x: -60, y: 10, width: 40, height: 30))
    let half = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    #expect(rect.applying(half) == CGRect(x: -40, y: -60, width: 30, height: 40))
    // A shear maps (x, y) to (x + y, y).
    let shear = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    #expect(rect.applying(shear) == CGRect(x: 30, y: 20, width: 70, height: 40))
  }
}
