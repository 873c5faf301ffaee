import Cells
import Commands
import Diagnostics
import Foundation
import Snapshots
import Synchronization
import TestSupport
import Testing

@testable import StrutCommand

#if os(Linux)
  @Suite(
    "The program at a terminal",
    .enabled(
      if: BuiltProgram.url != nil
        && FileManager.default.isExecutableFile(atPath: "/usr/bin/script"),
      "the program is not built, or there is no `script`"))
  struct TerminalTests {
    @Test(
      "has colours, unless the terminal has none or nobody wants them",
      arguments: [("xterm", "", true), ("dumb", "", false), ("xterm", "1", false)])
    func colours(_ terminal: String, _ noColour: String, _ hasColours: Bool) throws {
      let program = try #require(BuiltProgram.url)
      let scratch = try TemporaryFolder()
      try scratch.write("views: { a: { widht: 1 } }\n", to: "a.yaml")
      let process = try BuiltProgram.process(
        ["script", "-qec", "'\(program.path)' check a.yaml", "/dev/null"], in: scratch.path)
      process.environment?["TERM"] = terminal
      process.environment?["NO_COLOR"] = noColour
      process.standardInput = FileHandle.nullDevice
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(text.contains("`widht`"), "\(text)")
      #expect(text.contains("\u{1B}[") == hasColours, "\(text)")
    }
  }
#endif

@Suite("The program's output")
struct OutputTests {
  @Test("that cannot be written is no success")
  func full() {
    let err = Mutex("")
    let console = Console(
      out: { _ in throw OutputError(code: ENOSPC) }, err: { text in err.withLock { $0 += text } },
      style: .plain, showsProgress: false,
      fontSetup: FontSetup(cacheFolder: TemporaryFolder.fontCache, homeFolder: nil),
      processorCount: 1,
      environment: [:], stopwatch: Stopwatch { 0 },
      workingFolder: WorkingFolder(path: "/"))
    #expect(Program.run(["reference"], console: console) == .environmentProblem)
    #expect(
      err.withLock { $0 } == """
        error: `standard output` cannot be written [fileUnwritable]
          note: the disk, or the quota on it, is full

        """)
  }
}
