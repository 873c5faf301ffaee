import Testing

@testable import Lint

@Suite("Rule squeezed")
struct SqueezedTests {
  // A stepper is 94 points wide.
  private func findings(_ width: String) -> [String] {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 90, height: 200 }, { id: wide, width: 200, height: 200 }] }
      views:
        count: { kind: stepper, pin: [leading, top]\(width) }
      """
    ).findings(Squeezed())
  }

  @Test("reports a control that has less room than it asks for, where it does")
  func squeezed() {
    #expect(
      findings(", width: superview.width") == [
        """
        3:3 `count` is less wide than its content (it asks for 94 points and has 90) (on slim only) → \
        give `count` more width
        """
      ])
  }

  @Test(
    "proposes a compression resistance only where it can make room",
    arguments: [
      (", width: \"superview.width @800\"", true),
      (", width: superview.width, compression: { horizontal: 999 }", false),
    ])
  func compression(keys: String, isProposed: Bool) {
    let found = findings(keys)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("compression") == isProposed }, "\(found)")
  }

  @Test("proposes no compression resistance for a control with a frame")
  func frame() {
    let spec = LintedSpec(
      """
      matrix: { device: { id: slim, width: 90, height: 200 } }
      views:
        count: { kind: stepper, frame: [0, 0, 80, 32] }
      """)
    #expect(
      spec.findings(Squeezed()) == [
        """
        3:3 `count` is less wide than its content (it asks for 94 points and has 80) (on slim) → \
        give `count` more width
        """
      ])
  }

  // "Jan 9, 2024" and "9:41 AM" have 110 and 70 points in fields of 134 and 94, which are 6 apart:
  // 234. In 230 points, only the field's plate leaves the frame. A weekday has 30 points in a seventh
  // of the calendar's width without 20.
  @Test(
    "reports a date picker that its size in numbers cuts off",
    arguments: [
      ("width: 230", []), ("width: 120", ["it asks for 234 points and has 120"]),
      ("preferredDatePickerStyle: inline, width: 310", []),
      (
        "preferredDatePickerStyle: inline, size: [200, 200]",
        ["it asks for 320 points and has 200", "it asks for 393 points and has 200"]
      ),
      ("preferredDatePickerStyle: wheels, size: [320, 180]", []),
    ])
  func dateInNumbers(keys: String, measured: [String]) {
    let found = LintedSpec(
      """
      matrix: { device: { id: wide, width: 400, height: 600 } }
      views: { day: { kind: datePicker, center: superview, \(keys) } }
      """
    ).findings(Squeezed())
    #expect(found.count == measured.count, "\(found)")
    for text in measured { #expect(found.contains { $0.contains("(\(text))") }, "\(found)") }
  }

  // A calendar is 320 points wide. In 90 points, a column of a week has no room for two digits.
  @Test("reports a calendar whose days are cut off, which `clippedText` ignores")
  func calendar() {
    let spec = LintedSpec(
      """
      matrix: { device: { id: slim, width: 90, height: 500 } }
      views:
        day:
          kind: datePicker
          preferredDatePickerStyle: inline
          pin: [leading, top]
          width: superview.width
      """)
    #expect(spec.findings(ClippedText()) == [])
    #expect(
      spec.findings(Squeezed()) == [
        """
        3:3 `day` is less wide than its content (it asks for 320 points and has 90) (on slim) → \
        give `day` more width
        """
      ])
  }

  @Test("ignores a field, in which a long text scrolls")
  func field() {
    let spec = LintedSpec(
      """
      matrix: { device: { id: slim, width: 90, height: 200 } }
      views:
        name: { kind: textField, text: "1234567890123", pin: [leading, trailing, top] }
      """)
    #expect(spec.findings(Squeezed()) == [])
  }

  @Test("ignores a size that the author gives by a number")
  func fixed() {
    #expect(findings(", width: 80") == [])
  }
}
