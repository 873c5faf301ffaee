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
