import TestSupport
import Testing

@testable import StrutCommand

@Suite("A screen that cannot be drawn")
struct DrawingLimitTests {
  @Test("has an error at the view that takes too long to draw", arguments: ["render", "test"])
  func shapes(_ command: String) throws {
    let scratch = try TemporaryFolder()
    let spec = """
      views:
        fine: { kind: shape, path: M0 0 L80 80, strokeColor: red, pin: superview }
        dense:
          kind: shape
          path: M0 0 L300 300 L300 0 L0 300
          frame: [50, 100, 300, 300]
          strokeColor: red
          lineWidth: 100
          lineDashPattern: [0.01, 0.01]
      """
    try scratch.write(spec, to: "a.yaml")
    let outcome = strut(command, "a.yaml", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    let output = outcome.out + outcome.err
    #expect(output.contains("a.yaml:3:3: error: the screen takes too long to draw"))
    #expect(output.contains("`dense` [drawingTooComplex]"))
  }

  // Each of the 40 panes counts as 40 ns for each of a million pixels. That is less than four
  // seconds for the cell, and more than one for each of 30 frames.
  @Test(
    "has an error at a view of a film that takes too long to draw", arguments: ["render", "test"])
  func film(_ command: String) throws {
    let scratch = try TemporaryFolder()
    let panes = (1...40).map {
      "  b\($0): { kind: blur, effect: systemMaterial, pin: superview }\n"
    }
    let spec = """
      matrix: { device: iphone-se-3 }
      transitions: { turn: { to: { appearance: dark }, frames: 30, snapshot: true } }
      views:

      """
    try scratch.write(spec + panes.joined(), to: "a.yaml")
    let outcome = strut(command, "a.yaml", in: scratch.path)
    #expect(outcome.status == .invalidInput, "\(outcome.transcript)")
    let output = outcome.out + outcome.err
    #expect(output.contains(": error: the screen takes too long to draw, most of the time in `b"))
    #expect(output.contains("a.yaml:"))
  }

  @Test("has an error at a view in too many translucent views", arguments: ["render", "test"])
  func groups(_ command: String) throws {
    let scratch = try TemporaryFolder()
    let nested = (1...20).map { depth in
      let indent = String(repeating: " ", count: 4 * depth - 2)
      return ["v\(depth):", "  pin: superview", "  alpha: 0.9", "  background: red", "  views:"]
        .map { "\(indent)\($0)\n" }.joined()
    }
    let deepest = String(repeating: " ", count: 82)
    try scratch.write(
      "matrix: { device: ipad-pro-13 }\nviews:\n" + nested.joined() + "\(deepest)x: {}\n",
      to: "a.yaml")
    let outcome = strut(command, "a.yaml", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect((outcome.out + outcome.err).contains("error: `v12` is in too many translucent views"))
    #expect((outcome.out + outcome.err).contains("[groupsTooDeep]"))
  }

  /// Each range of a box moves all others, and 200 boxes have 400 ranges.
  @Test("has an error if its constraints take too much work", arguments: ["layout", "test"])
  func constraints(_ command: String) throws {
    let scratch = try TemporaryFolder()
    let boxes = (0..<200).map { "  a\($0): {}\n" }.joined()
    let constraints = (1..<200).map {
      "  - a\($0).leading >= a\($0 - 1).trailing + 5\n  - a\($0).width <= a\($0 - 1).width\n"
    }
    try scratch.write(
      "matrix: { device: iphone-se-3 }\nviews:\n\(boxes)constraints:\n\(constraints.joined())",
      to: "a.yaml")
    let outcome = strut(command, "a.yaml", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      (outcome.out + outcome.err).contains(
        "a.yaml:3:3: error: the constraints take too much work to solve in cell `iphone-se-3`"))
    #expect((outcome.out + outcome.err).contains("[layoutTooComplex]"))
  }
}
