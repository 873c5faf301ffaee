import Testing

@testable import Spec

@Suite("A file of several mistakes") struct SeveralMistakesTests {
  @Test("reports each, in the order of the file")
  func five() {
    let spec = SpecText(
      """
      title: Five
      matrix: { device: iphone-16-por }
      views:
        send: { kind: buton, title: Send }
        box: { backgroud: systemBlue, alpha: 3 }
      constraints:
        - box.left == 20
        - vfl: H:|-[sned]-|
      """)
    #expect(spec.document == nil)
    #expect(
      spec.findings == [
        "2:19+13 there is no device `iphone-16-por` → did you mean `iphone-16-pro`?",
        "4:17+5 there is no kind `buton` → did you mean `button`?",
        "5:10+9 a view of kind `view` has no key `backgroud` → did you mean `background`?",
        "5:40+1 `alpha` is 3; it may be 0 to 1",
        "7:5+14 `box.left` is a position and needs another position to be measured from "
          + "→ write `box.left == superview.left + 20` (UIKit's reason)",
        "8:15+4 there is no view `sned` → did you mean `send`? (UIKit's reason)",
      ])
  }

  // `box-1` in an expression is the name `box` and a number.
  @Test(
    "reports a name that cannot be an id once, and other unknown names too",
    arguments: [
      ("b.left == box-1.left", 1), ("b.left == box.left", 2), ("b.left == nowhere.left", 2),
    ])
  func wrongNames(_ constraint: String, _ count: Int) {
    let spec = SpecText("views: { box-1: {}, b: {} }\nconstraints: [\"\(constraint)\"]")
    #expect(spec.errors.count == count)
    #expect(spec.errors.first?.hasPrefix("1:10+5 `box-1` cannot be a name") == true)
  }

  @Test("reports a mistake of an anchored value once")
  func aliases() {
    let spec = SpecText("views:\n  a: &a { alpha: 2 }\n  b: *a\n  c: *a")
    #expect(spec.findings == ["2:18+1 `alpha` is 2; it may be 0 to 1"])
  }
}
