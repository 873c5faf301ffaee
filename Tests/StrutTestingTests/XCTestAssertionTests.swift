#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @Suite("An assertion in XCTest")
  struct XCTestAssertionTests {
    @Test("passes where every cell is as its reference, and fails for each cell that differs")
    func cells() throws {
      let project = try TestProject()
      project.record()
      #expect(try output(in: project, failures: 0).contains(" error: ") == false)
      try project.writeScreen(gap: 40)
      let output = try output(in: project, failures: 2)
      #expect(output.ranges(of: " error: ").count == 2)
      #expect(output.ranges(of: "`box` moved 20 pt down").count == 2)
    }

    /// The output of the program of XCTest in a project's folder.
    private func output(in project: TestProject, failures: Int) throws -> String {
      let program = try #require(BuiltProgram.program(named: "XCTestProgram"))
      let process = Process()
      process.executableURL = program
      process.currentDirectoryURL = project.url
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == (failures == 0 ? 0 : 1))
      #expect(text.contains("Executed 1 test, with \(failures) failure"))
      return text
    }
  }
#endif
