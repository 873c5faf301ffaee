import TestSupport
import Testing

@testable import StrutCommand

@Suite("Outlines that take too long")
struct SlowShapesTests {
  @Test("are an error of the spec at the view", arguments: ["render", "test"])
  func error(_ command: String) throws {
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
    #expect((outcome.out + outcome.err).contains("a.yaml:3:3: error: the outlines of the screen"))
    #expect((outcome.out + outcome.err).contains("`dense` [shapesTooComplex]"))
  }
}
