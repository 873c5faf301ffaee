import Foundation
import Testing

@testable import StrutCommand

@Suite("The files that a run is told in")
struct RunFilesTests {
  private func changed(_ words: String...) throws -> (scratch: Scratch, outcome: Outcome) {
    let scratch = try Scratch()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "small/small.yaml")
    return (scratch, strut(["test", "small"] + words, in: scratch.path))
  }

  private func text(_ file: String, in scratch: Scratch) throws -> String {
    try String(decoding: scratch.bytes(file), as: UTF8.self)
  }

  @Test("as JUnit XML has a case a cell with its time, and is the same from `strut report`")
  func junit() throws {
    let (scratch, outcome) = try changed("--junit", "out/junit.xml")
    #expect(outcome.status == .snapshotsDiffer)
    let xml = try text("out/junit.xml", in: scratch)
    #expect(
      xml.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="strut" tests="4" failures="4" errors="0" time="0.000">
        <testsuite name="small" tests="4" failures="4" errors="0" skipped="0" time="0.000">
        <testcase name="iphone-se-1" classname="small" time="0.000">
        """))
    #expect(
      xml.contains("[[ATTACHMENT|.strut/last-run/small/iphone-se-1.landscape/difference.png]]"))
    #expect(strut("report", "--junit", "again.xml", in: scratch.path).status == .success)
    #expect(try text("again.xml", in: scratch) == xml)
  }

  @Test("that cannot be written end with 3, after the run is told")
  func unwritable() throws {
    let (scratch, outcome) = try changed("--junit", "small/small.yaml/junit.xml")
    #expect(outcome.status == .wrongSurroundings)
    #expect(outcome.out.contains("4 cells: 4 differ\n"))
    #expect(
      outcome.err == """
        error: `\(scratch.path)/small/small.yaml` cannot be created [folderNotCreated]
          note: a part of the path is a file, not a folder
          help: move what is in the way aside

        """)
  }
}
