import Cells
import Commands
import Diagnostics
import Foundation
import Snapshots
import Synchronization
import TestSupport
import Testing

@testable import StrutCommand

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
