import TestSupport
import Testing

@testable import StrutCommand

@Suite("Text that no font draws")
struct UndrawnTextTests {
  @Test("is warned of at the view, with its characters and what to do")
  func warning() throws {
    let scratch = try TemporaryFolder()
    let spec = """
      views:
        runes: { kind: label, text: "ᚠᚢᚠ ok", center: safeArea }
        fine: { kind: label, text: "Größe 你好 Привет", pin: [top, leading] }
      """
    try scratch.write(spec, to: "a.yaml")
    for command in ["render", "layout"] {
      let outcome = strut(command, "a.yaml", in: scratch.path)
      #expect(outcome.status == .success)
      #expect(
        outcome.err == """
          a.yaml:2:3: warning: no font has the characters ᚠ, ᚢ in `runes` [undrawnCharacters]
            2 |   runes: { kind: label, text: "ᚠᚢᚠ ok", center: safeArea }
              |   ^^^^^
            help: leave them out: each is drawn as a box

          """)
    }
  }
}
