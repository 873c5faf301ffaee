import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut report")
struct ReportCommandTests {
  private func changed() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "small/small.yaml")
    _ = strut("test", "small", in: scratch.path)
    return scratch
  }

  @Test("builds the same report as the run did")
  func same() throws {
    let scratch = try changed()
    let outcome = strut("report", "--out", "again", in: scratch.path)
    #expect(outcome.status == .success)
    #expect(outcome.out == "4 cells: 4 differ\nthe report is again/index.html\n")
    for file in ["index.html", "data.js", "report.js", "report.css"] {
      #expect(try scratch.bytes("again/\(file)") == scratch.bytes(".strut/report/\(file)"))
    }
    let cell = "pictures/small/iphone-8/details.js"
    #expect(try scratch.bytes("again/\(cell)") == scratch.bytes(".strut/report/\(cell)"))
  }

  @Test("tells how many failures were accepted since the run")
  func accepted() throws {
    let scratch = try changed()
    #expect(strut("accept", "small/iphone-8", in: scratch.path).status == .success)
    #expect(
      strut("report", in: scratch.path).out == """
        4 cells: 4 differ
        accepted since the run: 1 failure
        the report is .strut/report/index.html

        """)
  }

  @Test("reads a run that was moved elsewhere")
  func moved() throws {
    let scratch = try changed()
    try FileManager.default.moveItem(
      atPath: scratch.path + "/.strut/last-run", toPath: scratch.path + "/kept")
    #expect(strut("report", in: scratch.path).status == .environmentProblem)
    let outcome = strut("report", "kept", in: scratch.path)
    #expect(outcome.out == "4 cells: 4 differ\nthe report is .strut/report/index.html\n")
    #expect(scratch.exists(".strut/report/pictures/small/iphone-8/difference.png"))
  }

  @Test("says which picture of the run is gone, and leaves no page")
  func gone() throws {
    let scratch = try changed()
    let picture = ".strut/last-run/small/iphone-8/actual.png"
    try FileManager.default.removeItem(atPath: "\(scratch.path)/\(picture)")
    let outcome = strut("report", in: scratch.path)
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err.contains(picture))
    #expect(!scratch.exists(".strut/report/index.html"))
  }

  @Test(
    "and acceptances follow no link in a run, which may be from another machine",
    arguments: [
      ["report", "--out", "site"], ["report", "--out", "site", "--reg", "reg"],
      ["report", "--out", "site", "--markdown", "summary.md"], ["accept"],
      ["accept", "--from", ".strut/last-run"],
    ], ["small/iphone-8/actual.png", "small/iphone-8"])
  func links(_ words: [String], _ link: String) throws {
    let (scratch, other) = (try changed(), try TemporaryFolder())
    let url = scratch.file(".strut/last-run/\(link)")
    let target = other.file("secret")
    try FileManager.default.moveItem(at: url, to: target)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    let outcome = strut(words, in: scratch.path)
    #expect(outcome.status == .environmentProblem, "\(outcome.transcript)")
    #expect(outcome.err.contains("a link in its path leads out of its folder"))
    for folder in ["site/pictures", "reg/actual"] {
      #expect(!scratch.exists("\(folder)/small/iphone-8/actual.png"))
      #expect(!scratch.exists("\(folder)/small/iphone-8.png"))
    }
  }

  @Test("replaces a report, but no page of somebody else")
  func foreignPage() throws {
    let scratch = try changed()
    try scratch.write("<h1>Mine</h1>", to: "site/index.html")
    let outcome = strut("report", "--out", "site", in: scratch.path)
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err.contains("site/index.html` cannot be written [fileUnwritable]"))
    #expect(
      outcome.err.contains("a file of that name is in the way, which Strut did not write"))
    #expect(!scratch.exists("site/data.js"))
    let drawn = strut("render", "small", "--report", "site", in: scratch.path)
    #expect(drawn.err.contains("site/index.html` cannot be written [fileUnwritable]"))
    #expect(try scratch.bytes("site/index.html") == Data("<h1>Mine</h1>".utf8))
    for _ in 0..<2 {
      #expect(strut("report", "--out", "page", in: scratch.path).status == .success)
      #expect(strut("render", "small", "--report", "drawn", in: scratch.path).status == .success)
    }
  }

  @Test(
    "replaces no file of somebody else in a folder without a page",
    arguments: [
      "data.js", "report.js", "report.css", "contact-sheet.png", "strips/9.png", "pictures/a.png",
    ])
  func foreignFile(_ file: String) throws {
    let scratch = try changed()
    try scratch.write("mine", to: "docs/\(file)")
    let outcome = strut("report", "--out", "docs", "--markdown", "summary.md", in: scratch.path)
    #expect(outcome.status == .environmentProblem)
    let place = file.prefix { $0 != "/" }
    #expect(
      outcome.err.contains("docs/\(place)` cannot be written [fileUnwritable]"),
      "\(outcome.transcript)")
    #expect(try scratch.bytes("docs/\(file)") == Data("mine".utf8))
    let files = try FileManager.default.subpathsOfDirectory(atPath: scratch.file("docs").path)
    #expect(files.count { $0.contains(".") } == 1)
  }

  @Test("is written after a report that was interrupted, and beside other files")
  func interrupted() throws {
    let scratch = try changed()
    try scratch.write("mine", to: "docs/guide.md")
    for _ in 0..<2 {
      let outcome = strut("report", "--out", "docs", in: scratch.path)
      #expect(outcome.status == .success, "\(outcome.transcript)")
      try FileManager.default.removeItem(at: scratch.file("docs/index.html"))
    }
    #expect(try scratch.bytes("docs/guide.md") == Data("mine".utf8))
  }

  @Test("takes one folder")
  func one() {
    #expect(strut("report", "a", "b").status == .invalidInput)
  }
}
