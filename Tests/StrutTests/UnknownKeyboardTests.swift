import Diagnostics
import TestSupport
import Testing

@testable import Cells

@Suite("A language without a keyboard")
struct UnknownKeyboardTests {
  @Test("is reported once at the matrix, with its cells")
  func reported() throws {
    let found = try Self.diagnostics(
      "{ device: iphone-se-3, keyboard: [hidden, shown], locale: [th, de-AT] }")
    #expect(found.map(\.message.rule) == ["unknownKeyboard"])
    let diagnostic = try #require(found.first)
    #expect(diagnostic.severity == .warning)
    #expect(
      diagnostic.message.text
        == "there is no keyboard for the language `th`, so the English one is drawn")
    #expect(diagnostic.span?.line == 1)
    #expect(
      diagnostic.notes.first?.text == "it is shown in iphone-se-3.keyboard-shown.locale-th")
  }

  @Test(
    "is not reported if no key has letters of the language",
    arguments: [
      "{ device: iphone-se-3, locale: th }",
      "{ device: iphone-se-3, keyboard: numberPad, locale: th }",
      "{ device: iphone-se-3, keyboard: shown, locale: none }",
      "{ device: iphone-se-3, keyboard: shown, locale: zh-Hans-CN }",
    ])
  func silent(_ matrix: String) throws {
    #expect(try Self.diagnostics(matrix).isEmpty)
  }

  @Test("is reported for the number pad of a tablet, which has words")
  func tablet() throws {
    let found = try Self.diagnostics("{ device: ipad-10-9, keyboard: numberPad, locale: th }")
    #expect(found.map(\.message.rule) == ["unknownKeyboard"])
  }

  private static func diagnostics(_ matrix: String) throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "matrix: \(matrix)\nviews: { box: { pin: superview } }\n", to: "a.yaml")
    return Workspace(paths: [path], in: WorkingFolder(path: folder.path)).diagnostics
  }
}
