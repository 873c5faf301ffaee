import Testing

@testable import Lint

@Suite("Rule zeroSize")
struct ZeroSizeTests {
  private func findings(_ views: String, _ constraints: String = "vfl: H:|[text][send]|")
    -> [String]
  {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 200 }, { id: wide, width: 300, height: 200 }] }
      views:
      \(views)
      constraints:
        - \(constraints)
      """
    ).findings(ZeroSize())
  }

  private func findings(compression: Int, of text: String = "750") -> [String] {
    findings(
      """
        text: { kind: textField, text: "1234567890123", pin: [top], compression: { horizontal: \(text) } }
        send: { kind: button, title: Send, pin: [top], compression: { horizontal: \(compression) } }
      """)
  }

  private static func finding(_ help: String, on cells: String = "slim only") -> String {
    "4:3 the button `send` has no width (on \(cells)) → \(help)"
  }

  @Test("reports a button that a long text leaves no room, where there is none")
  func noRoom() {
    #expect(
      findings(compression: 749) == [
        Self.finding(
          "give `send` a higher horizontal compression resistance than `text` has, such as 751")
      ])
  }

  @Test("tries fixes for the first controls of a cell, and gives simple help for the others")
  func manyControls() {
    let names = (1...ZeroSize.mostOfCell + 2).map { "b\($0)" }
    let findings = findings(
      names.map { "  \($0): { kind: button, title: Send, pin: [top, leading] }" }
        .joined(separator: "\n"),
      names.map { "\($0).width == 0" }.joined(separator: "\n  - "))
    #expect(findings.count == names.count)
    #expect(findings.filter { $0.hasSuffix("leaves it none") }.count == ZeroSize.mostOfCell)
    #expect(findings.last?.hasSuffix("→ give `b\(names.count)` a width") == true)
  }

  @Test("ignores a button that keeps its room")
  func room() {
    #expect(findings(compression: 751) == [])
  }

  @Test("proposes a priority above what takes the room, however high that is")
  func highNeighbour() {
    #expect(
      findings(compression: 751, of: "800") == [
        Self.finding(
          "give `send` a higher horizontal compression resistance than `text` has, such as 801")
      ])
  }

  @Test("proposes to lower what takes the room where nothing is above it")
  func requiredNeighbour() {
    #expect(
      findings(
        """
          text: { kind: label, text: "1234567890", pin: [top], compression: required }
          send: { kind: button, title: Send, pin: [top], compression: 751 }
        """) == [
          Self.finding(
            "give `text` a lower horizontal compression resistance than `send` has, such as 750")
        ])
  }

  @Test("proposes no lower priority of the control itself")
  func requiredControl() {
    #expect(
      findings(
        """
          one: { kind: button, title: A, pin: [top], width: 78 }
          send: { kind: button, title: Two, pin: [top], compression: required }
          three: { kind: button, title: Cancel, pin: [top], compression: 800 }
        """, "vfl: H:|[one][send][three]|") == [
          Self.finding("make room for `send`: `one.width == 78` leaves it none")
        ])
  }

  @Test("proposes no priority for a size that is fixed: by the control's own constraint")
  func fixedSize() {
    #expect(
      findings(
        """
          text: { kind: label, text: Hi, pin: [top] }
          send: { kind: button, title: Send, pin: [top], width: 0 }
        """) == [
          Self.finding(
            "give `send` a width: `send.width == 0` leaves it none", on: "all 2 cells")
        ])
  }

  @Test("nor by a frame")
  func fixedFrame() {
    #expect(
      findings(
        """
          text: { kind: label, text: Hi, pin: [top] }
          send: { kind: button, title: Send, frame: [0, 0, 0, 30] }
        """, "text.leading == superview.leading") == [
          Self.finding("give `send` a width: its frame leaves it none", on: "all 2 cells")
        ])
  }

  @Test("nor where a required size of a neighbour leaves no room")
  func fixedNeighbour() {
    #expect(
      findings(
        """
          text: { kind: label, text: Hi, pin: [top], width: superview.width }
          send: { kind: button, title: Send, pin: [top] }
        """) == [
          Self.finding(
            "make room for `send`: `text.width == superview.width` leaves it none",
            on: "all 2 cells")
        ])
  }

  // A switch is 51 points wide between two of its alignment insets.
  @Test("judges a control by its alignment rectangle, which constraints size")
  func alignmentRect() {
    #expect(
      findings(
        """
          text: { kind: label, text: Hi, pin: [top] }
          send: { kind: switch, pin: [top], width: 0 }
        """) == [
          """
          4:3 the switch `send` has no width (on all 2 cells) → give `send` a width: \
          `send.width == 0` leaves it none
          """
        ])
  }

  // A slider has no width of its own, and is drawn 2 points beyond its alignment rectangle at both
  // sides. Without one of the constraints, the other still leaves it no width.
  @Test("proposes to take no constraint away if another one leaves the alignment rectangle none")
  func twoConstraints() {
    #expect(
      findings(
        """
          text: { kind: label, text: Hi, pin: [top] }
          send: { kind: slider, pin: [top], width: 0 }
        """, "vfl: H:|[text][send]|\n  - send.width <= 0") == [
          "4:3 the slider `send` has no width (on all 2 cells) → give `send` a width"
        ])
  }

  @Test("calls kinds by their names in words")
  func words() {
    #expect(
      findings(
        """
          text: { kind: label, text: Hi, pin: [top] }
          send: { kind: textField, pin: [top], width: 0 }
        """) == [
          """
          4:3 the text field `send` has no width (on all 2 cells) → give `send` a width: \
          `send.width == 0` leaves it none
          """
        ])
  }

  @Test("reports a button that its own transform or that of a view around it scales to nothing")
  func scaledToNothing() {
    func found(box: String, go: String) -> [String] {
      findings(
        """
          box:
            pin: [top, leading]
            size: [90, 90]
            transform: { scale: \(box) }
            views:
              go: { kind: button, frame: [0, 0, 50, 50], transform: { scale: \(go) } }
        """, "box.width <= 90")
    }
    func finding(_ view: String) -> String {
      """
      8:7 the button `go` is scaled to nothing (on all 2 cells) → write a `scale` other than 0 in \
      the `transform` of `\(view)`, or hide it: `hidden: true`
      """
    }
    #expect(found(box: "1", go: "[0, 1]") == [finding("go")])
    #expect(found(box: "0", go: "1") == [finding("box")])
    #expect(found(box: "0.5", go: "0.1") == [])
  }
}
