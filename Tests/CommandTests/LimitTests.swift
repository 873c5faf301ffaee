import TestSupport
import Testing

@testable import StrutCommand

@Suite("A limit of specs") struct LimitTests {
  /// Lists 210 levels deep, in a key that may be anything.
  private func deep() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    let open = (0..<105).map { level in
      let indent = String(repeating: "  ", count: level * 2)
      return "\(indent)views:\n\(indent)  v\(level):\n"
    }
    let end = String(repeating: "  ", count: 210) + "hidden: true\n"
    try scratch.write(open.joined() + end, to: "deep.yaml")
    return scratch
  }

  @Test("names the option that raises it, which does")
  func raised() throws {
    let scratch = try deep()
    for command in ["check", "layout", "render", "test"] {
      let refused = strut(command, "deep.yaml", in: scratch.path)
      #expect(refused.status == .invalidInput, "\(command)")
      #expect(refused.err.contains("raise the limit with `--limit nesting=400`"), "\(command)")
    }
    #expect(strut("check", "deep.yaml", "--limit=nesting=400", in: scratch.path).status == .success)
  }

  @Test("has a name and a number", arguments: WrongLimit.rows)
  func wrong(_ row: WrongLimit) throws {
    let outcome = strut("check", "--limit", row.text)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err == """
        error: `\(row.text)` is no value for `--limit` [badValue]
          help: give \(row.help)

        """)
  }
}

struct WrongLimit: CustomTestStringConvertible {
  let text: String
  let help: String

  var testDescription: String { text }

  private static let names =
    "one of `cells`, `fileSize`, `mistakes`, `nesting`, `paragraph`, `pixels`, `text`, `values`, `word` and a number, such as `cells=200000`"

  static let rows = [
    WrongLimit(text: "cels=200000", help: names),
    WrongLimit(text: "cells", help: names),
    WrongLimit(text: "cells=many", help: "`cells` a whole number from 100000 to 1000000"),
    WrongLimit(text: "cells=5", help: "`cells` a whole number from 100000 to 1000000"),
    WrongLimit(text: "nesting=99999", help: "`nesting` a whole number from 200 to 400"),
  ]
}
