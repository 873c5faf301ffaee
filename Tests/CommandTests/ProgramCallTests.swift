import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("A program that is called", .timeLimit(.minutes(10)))
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

  @Test("has the status of a shell if a signal ends it", arguments: [(15, 143), (9, 137)])
  func signal(_ number: Int, _ status: Int32) throws {
    #expect(try output(of: "kill -\(number) $$").status == status)
  }

  @Test("is done when it ends, though a program that it leaves behind holds its streams open")
  func leftBehind() throws {
    let output = try output(of: "sleep 40 & echo a", patience: 20)
    #expect(output.text == "a")
    #expect(!output.isCut)
  }

  /// A pipe holds 64 KiB.
  @Test("may complain without end, of which the first MiB is kept")
  func complaints() throws {
    let output = try output(of: "head -c 3000000 /dev/zero >&2; echo done", patience: 50)
    #expect(output.text == "done")
    #expect(output.complaint.utf8.count == 1 << 20)
  }

  @Test("runs in its folder, with its variables and nothing to read")
  func surroundings() throws {
    let scratch = try TemporaryFolder()
    let call = ProgramCall(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "cat; pwd -P; echo $A"], in: scratch.url,
      environment: ["A": "b = c"])
    let folder = scratch.url.resolvingSymlinksInPath().path
    #expect(call.output(patience: 50)?.text == "\(folder)\nb = c")
  }

  /// Threads of the tests block signals, and the program ignores some.
  @Test("gets every signal")
  func signals() throws {
    let masks = try output(of: "grep -E '^Sig(Blk|Ign)' /proc/self/status", patience: 50).text
    for mask in masks.split(separator: "\n") {
      let signals = try #require(mask.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) })
      // Signals from 32 on are those of the threads of the C library.
      #expect(signals & 0x7FFF_FFFF == 0)
    }
  }

  /// Foundation opens files that other programs get.
  ///
  /// A program that is open for writing cannot start.
  @Test("gets no open file of this process")
  func openFiles() throws {
    let file = open("/dev/null", O_WRONLY)
    defer { close(file) }
    #expect(file > STDERR_FILENO)
    let script = "[ ! -e /proc/self/fd/\(file) ] && [ -e /proc/self/fd/2 ] && echo none"
    #expect(try output(of: script, patience: 50).text == "none")
  }

  @Test("is nothing if it cannot start")
  func missing() throws {
    let scratch = try TemporaryFolder()
    let call = ProgramCall(
      scratch.url.appending(path: "none"), [], in: scratch.url, environment: [:])
    #expect(call.output() == nil)
  }
}
