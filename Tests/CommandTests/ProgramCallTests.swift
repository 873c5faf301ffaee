import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("A program that is called", .timeLimit(.minutes(1)))
struct ProgramCallTests {
  private func output(
    of script: String, upTo limit: Int = 1000, patience: Int? = nil
  ) throws -> ProgramCall.Output {
    let scratch = try TemporaryFolder()
    let call = ProgramCall(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], in: scratch.url,
      environment: ["PATH": "/usr/bin:/bin"])
    return try #require(call.output(upTo: limit, patience: patience))
  }

  @Test("gives its status, its output and its complaint")
  func whole() throws {
    let output = try output(of: "echo out; echo err >&2; exit 3", patience: 50)
    #expect(output.status == 3)
    #expect(output.text == "out")
    #expect(output.complaint == "err")
    #expect(!output.isCut)
  }

  @Test("is ended if it writes too much", arguments: ["yes", "yes & wait"])
  func endless(_ script: String) throws {
    let output = try output(of: script)
    #expect(output.isCut)
    #expect(output.standard.count == 1001)
  }

  @Test(
    "is ended with the programs that it started if it takes too long",
    arguments: ["exec sleep 100", "sleep 100 & sleep 100", "exec >&- 2>&-; sleep 100"])
  func late(_ script: String) throws {
    #expect(try output(of: script, patience: 1).isCut)
  }

  @Test("may write as much as is allowed", arguments: [(999, false), (1000, false), (1001, true)])
  func atTheLimit(_ count: Int, _ isCut: Bool) throws {
    #expect(try output(of: "head -c \(count) /dev/zero").isCut == isCut)
  }
}
