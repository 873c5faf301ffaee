import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("A name with hidden characters")
struct HiddenCharacterTests {
  @Test("is no command of GitHub in a diagnostic")
  func picture() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      #"views: { a: { kind: image, image: "x\n::error::pwn.png" } }"#, to: "a.yaml")
    let plain = strut("check", "a.yaml", in: scratch.path)
    #expect(plain.err.contains(#"`x\n::error::pwn.png`"#))
    #expect(commands(in: plain) == [])
    let outcome = strut(
      ["check", "a.yaml"], in: scratch.path, environment: ["GITHUB_ACTIONS": "true"])
    let commands = commands(in: outcome)
    #expect(commands.count == 1)
    #expect(commands.first?.hasPrefix("::error file=a.yaml,line=1,") == true)
  }

  @Test("is no command of GitHub in an excerpt")
  func excerpt() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("views:\n  ##[error]pwn: {}\n  a: { widht: 1 } ##[error]pwn", to: "a.yaml")
    let outcome = strut("check", "a.yaml", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains(#"##\u{5B}error]pwn"#))
    #expect(commands(in: outcome) == [])
  }

  @Test(
    "is no command of GitHub in results, as the name of a file",
    arguments: ["check", "layout", "lint", "explain", "test"])
  func fileName(_ command: String) throws {
    let scratch = try TemporaryFolder()
    let name = "a\n::error::pwn ##[error]\u{1B}[31m.yaml"
    try scratch.write("views: { a: { kind: label, text: Hi, pin: [top, leading] } }", to: name)
    let outcome = strut(command, name, in: scratch.path)
    #expect(commands(in: outcome) == [])
    #expect(!outcome.transcript.contains("\u{1B}"))
  }

  @Test("is an escape in a text of `strut lint`")
  func lint() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      #"views: { a: { kind: label, text: "pay\u202Elap\u2069", pin: [top, leading], width: 10 } }"#,
      to: "a.yaml")
    let outcome = strut("lint", "a.yaml", "--sarif", "lint.sarif", in: scratch.path)
    #expect(outcome.out.contains(#"pay\u{202E}lap\u{2069}"#))
    #expect(!outcome.transcript.contains("\u{202E}"))
    let json = strut("lint", "a.yaml", "--json", in: scratch.path)
    #expect(json.out.contains(#"pay\u202elap\u2069"#))
    #expect(!json.transcript.contains("\u{202E}"))
    let sarif = try JSONDecoder().decode(Log.self, from: scratch.bytes("lint.sarif"))
    let messages = sarif.runs.flatMap(\.results).map(\.message.text)
    #expect(messages.contains { $0.contains(#"pay\u{202E}lap\u{2069}"#) }, "\(messages)")
    #expect(messages.allSatisfy { !$0.contains("\u{202E}") })
  }

  /// The part of a SARIF log that code hosts show.
  private struct Log: Decodable {
    let runs: [Run]

    struct Run: Decodable { let results: [Result] }
    struct Result: Decodable { let message: Words }
    struct Words: Decodable { let text: String }
  }

  /// The lines that GitHub executes.
  private func commands(in outcome: Outcome) -> [String] {
    outcome.transcript.split(whereSeparator: \.isNewline).map(String.init).filter {
      $0.drop(while: \.isWhitespace).hasPrefix("::") || $0.contains("##[")
    }
  }
}
