import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("A project's .strut/config.yaml")
struct ProjectTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let expected: String

    static let rows = [
      Row(
        testDescription: "an unknown key", text: "reference: layout",
        expected:
          ".strut/config.yaml:1:1: error: a project's configuration has no key `reference` [unknownKey]"
      ),
      Row(
        testDescription: "an unknown form", text: "references: text",
        expected:
          "error: `references` must be `pictures` or `layout`, and this is `text` [wrongType]"),
      Row(
        testDescription: "no number", text: "jobs: many",
        expected:
          "error: `jobs` must be a whole number from 1 to 256, and this is `many` [wrongType]"),
      Row(
        testDescription: "no paths", text: "paths: []",
        expected:
          "error: `paths` must be a path in the project or a list of such paths, and this is a list [wrongType]"
      ),
      Row(
        testDescription: "an absolute path among others", text: "paths: [Snapshots, /x]",
        expected:
          ".strut/config.yaml:1:20: error: `paths` must be a path in the project or a list of such paths, and this is `/x` [wrongType]"
      ),
      Row(
        testDescription: "no folder", text: "report:",
        expected:
          "error: `report` must be the path of a folder in the project that is not hidden, and this is nothing [wrongType]"
      ),
      Row(
        testDescription: "an absolute report", text: "report: /tmp/report",
        expected:
          "error: `report` must be the path of a folder in the project that is not hidden, and this is `/tmp/report`"
      ),
      Row(
        testDescription: "a report among git's files", text: "report: .git/report",
        expected: "and this is `.git/report` [wrongType]"),
      Row(
        testDescription: "a report in place of the project", text: "report: ./",
        expected: "and this is `./` [wrongType]"),
      Row(
        testDescription: "specs beside the project", text: "paths: Snapshots/../../other",
        expected: "and this is `Snapshots/../../other` [wrongType]"),
      Row(
        testDescription: "fonts beside the project", text: "fonts: ../own",
        expected: "and this is `../own` [wrongType]"),
      Row(
        testDescription: "references beside the project",
        text: "referenceFolder: \"../{folder}/{screen}\"",
        expected: "and this is `../{folder}/{screen}` [wrongType]"),
      Row(
        testDescription: "a catalogue beside the project", text: "assets: ../Media.xcassets",
        expected: "and this is `../Media.xcassets` [wrongType]"),
      Row(
        testDescription: "words beside the project", text: "strings: ../words.strings",
        expected: "and this is `../words.strings` [wrongType]"),
      Row(
        testDescription: "an unknown limit", text: "limits: { cell: 5 }",
        expected: "error: `limits` has no key `cell` [unknownKey]"),
      Row(
        testDescription: "too low a limit", text: "limits: { cells: 5 }",
        expected: "error: `limits.cells` must be a whole number from "),
      Row(
        testDescription: "no mapping", text: "- references",
        expected:
          "error: a project's configuration must be a mapping, and this is a list [wrongType]"),
      Row(
        testDescription: "an unknown key of Swift", text: "swift: { with: a }",
        expected: ".strut/config.yaml:1:10: error: `swift` has no key `with` [unknownKey]"),
      Row(
        testDescription: "no packages", text: "swift: { without: conditions }",
        expected:
          "error: `swift.without` must be a mapping of packages to rules, and this is `conditions`"),
      Row(
        testDescription: "an unknown rule",
        text: "swift: { without: { a: [selectors, selector] } }",
        expected:
          ".strut/config.yaml:1:36: error: `strut swift` has no rule `selector` [unknownRule]"),
      Row(
        testDescription: "no rule", text: "swift: { without: { a: { b: c } } }",
        expected: "error: `swift.without.a` must be a rule or a list of rules, and this is "),
      Row(testDescription: "no YAML", text: "paths: [", expected: "error: "),
    ]
  }

  @Test("that is wrong is reported with its place and ends commands with 2", arguments: Row.rows)
  func wrong(_ row: Row) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(row.text, to: ".strut/config.yaml")
    try scratch.write(small, to: "small/small.yaml")
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains(row.expected), "\(outcome.err)")
    #expect(outcome.err.contains(".strut/config.yaml:"))
  }

  @Test(
    "refuses links that lead out of the project",
    arguments: [".strut", ".strut/config.yaml", ".strut/last-run", "review"])
  func links(_ link: String) throws {
    let (scratch, other) = (try TemporaryFolder(), try TemporaryFolder())
    try other.write("report: review\n", to: "config.yaml")
    try scratch.write(small, to: "Snapshots/small.yaml")
    if link == "review" { try scratch.write("report: review\n", to: ".strut/config.yaml") }
    if link != ".strut" { try scratch.write("", to: ".strut/.keep") }
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/\(link)",
      withDestinationPath: link.hasSuffix(".yaml") ? "\(other.path)/config.yaml" : other.path)
    let outcome = strut("test", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    let line = "  1 | report: review\n    |         ^^^^^^\n"
    let (place, excerpt) = link == "review" ? (".strut/config.yaml:1:9: ", line) : ("", "")
    #expect(
      outcome.err == """
        \(place)error: `\(link)` is a link that leads out of the project [linkOut]
        \(excerpt)  help: put the file or the folder itself there

        """)
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["config.yaml"])
  }

  @Test(
    "names the link that leads a spec's references out of the project",
    arguments: [("Snapshots/small/references", nil), ("lnk", "lnk/{folder}/{screen}")])
  func linkedReferences(_ link: String, _ template: String?) throws {
    let (scratch, other) = (try TemporaryFolder(), try TemporaryFolder())
    try scratch.write(small, to: "Snapshots/small/small.yaml")
    if let template {
      try scratch.write("referenceFolder: \"\(template)\"\n", to: ".strut/config.yaml")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/\(link)", withDestinationPath: other.path)
    let outcome = strut("test", in: scratch.path)
    #expect(
      outcome.err.hasPrefix("error: `\(link)` is a link that leads out of the project [linkOut]"),
      "\(outcome.err)")
  }

  struct Output: CustomTestStringConvertible {
    let words: [String]
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String...) { self.words = words }
  }

  @Test(
    "writes nothing through a link that leads out of the project",
    arguments: [
      Output("test", "--report", "out"), Output("test", "--json", "out/run.json"),
      Output("test", "--junit", "out/run.xml"), Output("test", "--markdown", "out/run.md"),
      Output("test", "--code-quality", "out/quality.json"), Output("test", "--reg", "out"),
      Output("render", "--out", "out"), Output("render", "--report", "out"),
      Output("lint", "--sarif", "out/lint.sarif"), Output("fonts", "--bundle", "out"),
      Output("layout", "--json", "out/layout.json"),
    ])
  func outputThroughLink(_ output: Output) throws {
    let (scratch, other) = (try TemporaryFolder(), try TemporaryFolder())
    try scratch.write(small, to: "Snapshots/small.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/out", withDestinationPath: other.path)
    let absolute = output.words.map { $0.hasPrefix("out") ? "\(scratch.path)/\($0)" : $0 }
    for words in [output.words, absolute] {
      let outcome = strut(words, in: scratch.path)
      #expect(outcome.status != .success, "\(outcome.transcript)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).isEmpty)
    }
  }

  @Test("refuses a link from the folder of results to another folder of the project")
  func linkedResults() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "Snapshots/small.yaml")
    try scratch.write("mine", to: "App/results.json")
    try scratch.write("", to: ".strut/.keep")
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/.strut/last-run", withDestinationPath: "../App")
    let outcome = strut("test", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains("`.strut/last-run` is a link that leads out of `.strut`"))
    #expect(try scratch.bytes("App/results.json") == Data("mine".utf8))
  }

  @Test(
    "writes through no link that leads out of the folder it writes",
    arguments: [
      (["test"], ".strut/report/pictures"),
      (["test", "--markdown", "summary.md"], ".strut/report/strips"),
      (["test", "--reg", "reg"], "reg/actual"),
      (["render"], ".strut/pictures/small"),
      (["render", "--report", "page"], "page/pictures"),
    ])
  func deepLinks(_ words: [String], _ link: String) throws {
    let (scratch, other) = (try TemporaryFolder(), try TemporaryFolder())
    try scratch.write(small, to: "Snapshots/small.yaml")
    try other.write("mine", to: "1.png")
    let url = scratch.file(link)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: other.path)
    let outcome = strut(words, in: scratch.path)
    #expect(outcome.status == .environmentProblem, "\(outcome.transcript)")
    #expect(outcome.err.contains(link), "\(outcome.transcript)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["1.png"])
  }

  @Test(
    "gets no new spec behind a link that leads out of it",
    arguments: [["new", "card"], ["import", "Main.storyboard"]])
  func newSpecs(_ words: [String]) throws {
    let (scratch, other) = (try TemporaryFolder(), try TemporaryFolder())
    try scratch.write(
      try Repository.text("Snapshots/storyboard/App/Base.lproj/Main.storyboard"),
      to: "Main.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/Snapshots", withDestinationPath: other.path)
    let outcome = strut(words, in: scratch.path)
    #expect(outcome.status == .environmentProblem, "\(outcome.transcript)")
    #expect(outcome.err.contains("Snapshots"), "\(outcome.transcript)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).isEmpty)
  }

  @Test(
    "is all of its folder that git does not ignore",
    arguments: [
      ["test"], ["test", "--shard", "1/2"], ["render"], ["render", "--sheet"],
      ["test", "--report", ".strut/review"],
    ], [true, false])
  func ignored(_ words: [String], _ isConfigured: Bool) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "Snapshots/small/small.yaml")
    if isConfigured { try scratch.write("jobs: 1", to: ".strut/config.yaml") }
    _ = strut("check", in: scratch.path)
    #expect(!scratch.exists(".strut/.gitignore"))
    _ = strut(words, in: scratch.path)
    let file = ".strut/.gitignore"
    #expect(
      String(decoding: try scratch.bytes(file), as: UTF8.self) == """
        # Results, reports and pictures of Strut.
        *
        !.gitignore
        !config.yaml

        """)
    try scratch.write("*", to: file)
    _ = strut("render", "--out", ".strut/more", in: scratch.path)
    #expect(try scratch.bytes(file) == Data("*".utf8))
  }

  @Test(
    "names files that it does not read",
    arguments: [
      ("Snapshots/up/login.YAML", "notASpec", "rename it to `Snapshots/up/login.yaml`"),
      (
        "Snapshots/references/list.yaml", "notASpec", "move it to a folder with another name"
      ),
      (
        "Snapshots/up/references/up/list.yml", "notASpec", "move it to a folder with another name"
      ),
      (".strut/config.yml", "otherConfiguration", "rename it to `.strut/config.yaml`"),
      (".strut/Config.yaml", "otherConfiguration", "rename it to `.strut/config.yaml`"),
    ])
  func unread(_ row: (file: String, rule: String, help: String)) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "Snapshots/small.yaml")
    try scratch.write("views: {}", to: row.file)
    let outcome = strut("check", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err.hasPrefix("error: `\(row.file)` is not read, because")
        && outcome.err.hasSuffix("[\(row.rule)]\n  help: \(row.help)\n"),
      "\(outcome.transcript)")
  }

  @Test("may be empty", arguments: ["", "\n# Nothing yet.\n  \n", "---\n# jobs: 2\n"])
  func empty(_ text: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "Snapshots/small.yaml")
    try scratch.write(text, to: ".strut/config.yaml")
    #expect(strut("check", in: scratch.path).transcript == "1 spec OK, 4 cells\n")
  }

  @Test("is the place of a path where nothing is")
  func missingPath() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "Snapshots/small.yaml")
    try scratch.write("paths: [Nope, Snapshots]\n", to: ".strut/config.yaml")
    let outcome = strut("check", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err.hasPrefix(
        """
        .strut/config.yaml:1:9: error: there is nothing at `Nope` [noSuchPath]
          1 | paths: [Nope, Snapshots]
            |         ^^^^
          help: remove or correct it

        """), "\(outcome.transcript)")
  }

  @Test("gives the paths, the report's folder and limits where the command line says nothing")
  func defaults() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("paths: screens\nreport: review\njobs: 1\n", to: ".strut/config.yaml")
    try scratch.write(small, to: "screens/small.yaml")
    let outcome = strut("test", in: scratch.path)
    #expect(outcome.out.contains("4 cells: 4 have no reference\nthe report is review/index.html\n"))
    #expect(scratch.exists("review/index.html"))
    #expect(
      strut("test", "--report", "here", in: scratch.path).out.contains("report is here/index.html"))
  }
}

@Suite("References without pictures")
struct LayoutReferenceTests {
  private func recorded(_ mode: String = "missing") throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.write("references: layout", to: ".strut/config.yaml")
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", mode, in: scratch.path)
    return scratch
  }

  private func change(_ scratch: TemporaryFolder) throws {
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "small/small.yaml")
  }

  @Test("are a text a cell, with the hash of its pixels, and match")
  func record() throws {
    let scratch = try recorded()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: scratch.path + "/small/references")
    #expect(
      names.sorted() == [
        ".sources", "iphone-8.landscape.txt", "iphone-8.txt", "iphone-se-1.landscape.txt",
        "iphone-se-1.txt",
      ])
    let text = String(decoding: try scratch.bytes("small/references/iphone-8.txt"), as: UTF8.self)
    let lines = text.components(separatedBy: "\n")
    #expect(lines[0] == "strut reference 2")
    #expect(lines[1].hasPrefix("pixels "))
    #expect(lines[1].count == 39)
    #expect(lines[2] == "size 750 × 1334")
    #expect(lines[3].hasPrefix("drawn with "))
    #expect(lines[4].hasPrefix("made from "))
    #expect(lines[5].isEmpty)
    #expect(lines[6].hasPrefix("root view (0, 0) 375 × 667"))
    #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
    #expect(strut("prune", "--check", "small", in: scratch.path).status == .success)
  }

  @Test("are read with the line ends of Windows", arguments: ["pictures", "layout"])
  func lineEnds(_ form: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    try scratch.write("references: \(form)\n", to: ".strut/config.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    let texts = try FileManager.default.subpathsOfDirectory(atPath: scratch.path).filter { path in
      path.hasPrefix("small/references/") && [".txt", ".yaml"].contains { path.hasSuffix($0) }
    }
    // At least a text a cell, and the text of the spec.
    #expect(texts.count >= 5)
    for path in texts {
      let text = String(decoding: try scratch.bytes(path), as: UTF8.self)
      try scratch.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: path)
    }
    #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
    #expect(strut("prune", "--check", "small", in: scratch.path).status == .success)
    try change(scratch)
    #expect(
      strut("test", "small", in: scratch.path).out
        .contains("because metric `gap` changed from 20 to 24 (small/small.yaml:3)\n"))
  }

  @Test("keep their texts while one of them cannot be read", arguments: ["pictures", "layout"])
  func unreadable(_ form: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    try scratch.write("references: \(form)\n", to: ".strut/config.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    let folder = scratch.file("small/references/.sources").path
    let texts = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(!texts.isEmpty)
    let name = "small/references/iphone-8." + (form == "layout" ? "txt" : "png")
    let bytes = Array(try scratch.bytes(name))
    try scratch.write("version https://git-lfs.github.com/spec/v1\n", to: name)
    let outcome = strut("prune", "small", in: scratch.path)
    #expect(outcome.err.contains("\(name)` cannot be read [unreadableReference]"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == texts)
    try scratch.write(bytes, to: name)
    #expect(
      strut("prune", "--check", "small", in: scratch.path).out == "Every reference is in use.\n")
  }

  @Test("belong to each link to a spec, which is a screen of its own")
  func linkedSpecs() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "Shared/card.yaml")
    for (folder, name) in [("a", "brandA"), ("b", "brandB")] {
      try scratch.write("", to: "Snapshots/\(folder)/note.txt")
      try FileManager.default.createSymbolicLink(
        atPath: scratch.file("Snapshots/\(folder)/\(name).yaml").path,
        withDestinationPath: "../../Shared/card.yaml")
    }
    #expect(strut("check", in: scratch.path).out == "2 specs OK, 8 cells\n")
    _ = strut("test", "--record", "missing", in: scratch.path)
    #expect(scratch.exists("Snapshots/b/references/brandB/iphone-8.png"))
    #expect(strut("test", in: scratch.path).out == "8 cells: 8 match\n")
    #expect(strut("prune", in: scratch.path).out == "Every reference is in use.\n")
  }

  @Test("are not pruned through a link to those of another spec")
  func linked() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    try scratch.write(small.replacing(", iphone-8", with: ""), to: "other/other.yaml")
    try scratch.write("", to: "gone/note.txt")
    for folder in ["other", "gone"] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.file("\(folder)/references").path,
        withDestinationPath: "../small/references")
    }
    let outcome = strut("prune", ".", in: scratch.path)
    #expect(outcome.out == "Every reference is in use.\n", "\(outcome.transcript)")
    #expect(
      outcome.err.contains("other/references` is behind a link, and its files stay"),
      "\(outcome.err)")
    #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
    #expect(!strut("test", ".", in: scratch.path).out.contains("stale"))
  }

  @Test("have their pictures drawn again for a difference, its report and its acceptance")
  func change() throws {
    let scratch = try recorded()
    try change(scratch)
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out.contains("because metric `gap` changed from 20 to 24 (small/small.yaml:3)\n"))
    for file in ["expected.png", "actual.png", "difference.png"] {
      #expect(scratch.exists(".strut/last-run/small/iphone-8/\(file)"))
    }
    #expect(strut("accept", in: scratch.path).status == .success)
    #expect(!scratch.exists("small/references/iphone-8.png"))
    #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
    #expect(strut("accept", in: scratch.path).out == "There is nothing to accept.\n")
  }

  @Test("say so where the old picture cannot be drawn again")
  func lost() throws {
    let scratch = try recorded()
    try FileManager.default.removeItem(atPath: scratch.path + "/small/references/.sources")
    try change(scratch)
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.out.contains("`hello` moved 4 pt right and 4 pt down\n"))
    #expect(
      outcome.out.contains(
        "the picture changed; the old picture was not kept and cannot be drawn again\n"
      ))
    #expect(!scratch.exists(".strut/last-run/small/iphone-8/expected.png"))
    #expect(strut("accept", in: scratch.path).status == .success)
    #expect(strut("test", "small", in: scratch.path).status == .success)
  }

  @Test(
    "and pictures take each other's place when they are recorded anew", arguments: [true, false])
  func forms(_ toPictures: Bool) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    let forms = toPictures ? ["layout", "pictures"] : ["pictures", "layout"]
    for form in forms {
      try scratch.write("references: \(form)", to: ".strut/config.yaml")
      // References of the other form count until then.
      if form == forms[1] {
        #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
      }
      _ = strut("test", "small", "--record", "all", in: scratch.path)
      #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
    }
    #expect(scratch.exists("small/references/iphone-8.png") == toPictures)
  }

  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The text that is replaced by another one.
    let old: String
    let new: String
    let rule: String

    init(_ description: String, _ old: String, _ new: String, rule: String = "notAReference") {
      testDescription = description
      self.old = old
      self.new = new
      self.rule = rule
    }
  }

  @Test(
    "are refused where they are damaged or of another version, and recorded anew",
    arguments: [
      Edit("another format", "reference 2", "reference 9", rule: "otherReferenceFormat"),
      Edit("no hash", "pixels ", "pixels x"),
      Edit("a second hash", "size ", "pixels 00000000000000000000000000000000\nsize "),
      Edit("an unknown header", "drawn with", "evil: yes\ndrawn with"),
      Edit("a size with a sign", "size 750", "size +750"),
      Edit("a source that is no hash", "made from ", "made from x"),
      Edit("a blank line before the layout", "\n\nroot", "\n\n\nroot"),
      Edit("a blank line in the layout", "\n  hello", "\n\n  hello"),
      Edit("a view twice", "\n  go", "\n  hello button (0, 0) 300 × 300\n  go"),
      Edit("a view outside of the root", "\n  go", "\ngo"),
      Edit("a view without the one around it", "\n  hello", "\n    hello"),
      Edit("a decimal zero", "375 × 667", "375.0 × 667"),
      Edit("a leading zero", "375 × 667", "0375 × 667"),
      Edit("a negative zero", "(0, 0)", "(-0, 0)"),
      Edit("an escaped letter", "\"Hello", "\"Hell\\u{6f}"),
    ])
  func damaged(_ row: Edit) throws {
    let scratch = try recorded()
    let path = "small/references/iphone-8.txt"
    let text = String(decoding: try scratch.bytes(path), as: UTF8.self)
    let range = try #require(text.range(of: row.old))
    try scratch.write(text.replacingCharacters(in: range, with: row.new), to: path)
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err.contains("[\(row.rule)]"), "\(outcome.err)")
    _ = strut("test", "small", "--record", "all", in: scratch.path)
    #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
  }

  @Test("differ with the first of many views and the number of the others")
  func manyViews() throws {
    let scratch = try recorded()
    let path = "small/references/iphone-8.txt"
    let text = String(decoding: try scratch.bytes(path), as: UTF8.self)
    let views = (1...100).map { "  x\($0) view (0, 0) 1 × 1\n" }.joined()
    try scratch.write(text + views, to: path)
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out.contains("`x40` vanished from `root`\n      and 60 more changes\n"),
      "\(outcome.out)")
    #expect(!outcome.out.contains("`x41`"))
  }

  @Test("match whatever spec and environment they name")
  func otherOrigin() throws {
    let scratch = try recorded()
    let path = "small/references/iphone-8.txt"
    let lines = String(decoding: try scratch.bytes(path), as: UTF8.self)
      .components(separatedBy: "\n")
    let hash = String(repeating: "0", count: 32)
    let others = ["drawn with \(hash)", "made from \(hash)"]
    try scratch.write((lines[..<3] + others + lines[5...]).joined(separator: "\n"), to: path)
    #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
  }

  @Test("differ where the size of the picture is another one")
  func otherSize() throws {
    let scratch = try recorded()
    let path = "small/references/iphone-8.txt"
    let text = String(decoding: try scratch.bytes(path), as: UTF8.self)
    try scratch.write(text.replacingOccurrences(of: "size 750", with: "size 751"), to: path)
    #expect(strut("test", "small", in: scratch.path).status == .snapshotsDiffer)
    #expect(strut("accept", in: scratch.path).status == .success)
    #expect(strut("test", "small", in: scratch.path).status == .success)
  }

  @Test("differ where a letter is spelled with other scalars")
  func respelled() throws {
    let scratch = try recorded()
    try scratch.write(
      small.replacingOccurrences(of: "Hello", with: "Caf\u{E9}"), to: "small/small.yaml")
    _ = strut("test", "small", "--record", "all", in: scratch.path)
    let path = "small/references/iphone-8.txt"
    let text = String(decoding: try scratch.bytes(path), as: UTF8.self)
    let other = text.replacingOccurrences(of: "\u{E9}", with: "e\u{301}", options: .literal)
    #expect(!other.utf8.elementsEqual(text.utf8))
    try scratch.write(other, to: path)
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out.contains(#"changed its text from `Cafe\u{301}, 你好` to `Caf\u{E9}, 你好`"#))
    #expect(!outcome.out.contains("the layout text of the reference"))
    #expect(strut("accept", in: scratch.path).status == .success)
    #expect(strut("test", "small", in: scratch.path).status == .success)
  }
}
