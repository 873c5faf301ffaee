import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut accept by cause, strut reject and renamed cells")
struct TriageTests {
  private static let spec = """
    matrix: { device: [iphone-se-1, iphone-8] }
    views:
      one: { kind: label, text: One, pin: { top: 40, leading: 20 } }
      two: { kind: label, text: Two, pin: { top: 80, leading: 20 } }
    when:
      - device: iphone-8
        views: { two: { text: Zwei } }

    """

  /// One change that shows on both devices, and another that shows on one of them.
  private func changed(references form: String = "pictures") throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.write("references: \(form)", to: ".strut/config.yaml")
    try scratch.write(Self.spec, to: "a.yaml")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(
      Self.spec.replacingOccurrences(of: "text: One", with: "text: Uno")
        .replacingOccurrences(of: "Zwei", with: "Dos"), to: "a.yaml")
    return scratch
  }

  @Test("tells the causes by number, and accepts one of them")
  func byCause() throws {
    let scratch = try changed()
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(
      outcome.out.contains(
        """
        2 cells: 2 differ
        2 pictures, 2 causes:
          cause 1, 1 picture: `text` of `one` changed from `One` to `Uno` (a.yaml:3)
          cause 2, 1 picture: 2 changes of `a.yaml` (a.yaml:3)
        the report is .strut/report/index.html
        If the new pictures are right, run `strut accept`, or `strut accept --cause N` for one cause.

        """), "\(outcome.out)")
    let wrong = strut("accept", "--cause", "3", in: scratch.path)
    #expect(wrong.status == .nothingSelected)
    #expect(wrong.err.contains("no failure of the last run matches cause 3"))
    #expect(strut("accept", "--cause", "none", in: scratch.path).status == .invalidInput)
    let accepted = strut("accept", "--cause", "1", in: scratch.path)
    #expect(accepted.out == "accepted a/iphone-se-1\nAccepted 1 cell. Run `strut test` to check.\n")
    #expect(
      strut("test", "a.yaml", in: scratch.path).out.contains("2 cells: 1 matches, 1 differs\n"))
  }

  @Test("lists the new numbers of the causes that are left after a rejection")
  func numbersOfCauses() throws {
    let scratch = try TemporaryFolder()
    func write(_ text: String) throws {
      for name in ["a", "b", "c"] {
        try scratch.write(
          """
          matrix: { device: iphone-8 }
          views: { one: { kind: label, text: \(text), pin: { top: 40, leading: 20 } } }
          """, to: "Snapshots/\(name)/\(name).yaml")
      }
    }
    try write("One")
    _ = strut("test", "--record", "missing", in: scratch.path)
    try write("Two")
    _ = strut("test", in: scratch.path)
    let rejected = strut("reject", "--cause", "1", in: scratch.path).out
    let cause = "`text` of `one` changed from `One` to `Two`"
    #expect(
      rejected.hasSuffix(
        """
        The causes have new numbers:
        2 pictures, 2 causes:
          cause 1, 1 picture: \(cause) (Snapshots/b/b.yaml:2)
          cause 2, 1 picture: \(cause) (Snapshots/c/c.yaml:2)

        """), "\(rejected)")
  }

  @Test("rejects a failure: its pictures go, its reference stays, the others can be accepted")
  func reject() throws {
    let scratch = try changed()
    _ = strut("test", "a.yaml", in: scratch.path)
    let reference = try scratch.bytes("references/a/iphone-8.png")
    let rejected = strut("reject", "a/iphone-8", in: scratch.path)
    #expect(rejected.status == .success)
    #expect(
      rejected.out == """
        rejected a/iphone-8 (keeps its reference)
        Rejected 1 failure, 1 left. A rejected cell fails again in `strut test` until you correct its spec.

        """)
    #expect(!scratch.exists(".strut/last-run/a/iphone-8"))
    #expect(
      strut("accept", in: scratch.path).out.hasPrefix("accepted a/iphone-se-1\nAccepted 1 cell"))
    #expect(try scratch.bytes("references/a/iphone-8.png") == reference)
    for command in ["accept", "reject"] {
      let again = strut(command, "iphone-8", in: scratch.path)
      #expect(again.status == .nothingSelected)
      #expect(
        again.err == """
          error: no failure of the last run matches `iphone-8` [noSuchFailure]
            note: `a/iphone-8` was rejected
            help: run `strut test` again, then choose anew

          """)
    }
    #expect(strut("test", "a.yaml", in: scratch.path).status == .snapshotsDiffer)
  }

  @Test("counts rejected failures in reports, so that no report says that all is well")
  func rejectedReport() throws {
    let scratch = try changed()
    _ = strut("test", "a.yaml", in: scratch.path)
    _ = strut("reject", "a/iphone-8", in: scratch.path)
    let one = strut("report", in: scratch.path)
    #expect(one.out.hasPrefix("2 cells: 1 differs, 1 was rejected\n"))
    _ = strut("reject", in: scratch.path)
    let all = strut("report", "--markdown", "summary.md", in: scratch.path)
    #expect(all.out.hasPrefix("2 cells: 2 were rejected\n"))
    let summary = String(decoding: try scratch.bytes("summary.md"), as: UTF8.self)
    #expect(
      summary == """
        <!-- strut -->

        ## Snapshots differ

        2 cells on 1 screen: 2 were rejected

        <details><summary>2 rejected failures</summary>

        - `a/iphone-8`
        - `a/iphone-se-1`

        </details>

        The report is `.strut/report/index.html`.

        """)
  }

  @Test("takes an accepted failure for none", arguments: ["pictures", "layout"])
  func accepted(_ form: String) throws {
    let scratch = try changed(references: form)
    _ = strut("test", "a.yaml", in: scratch.path)
    #expect(strut("accept", "--cause", "1", in: scratch.path).status == .success)
    #expect(
      strut("accept", "--cause", "1", in: scratch.path).out == """
        already accepted a/iphone-se-1
        Accepted 0 cells. Run `strut test` to check.

        """)
    #expect(
      strut("reject", "--cause", "2", in: scratch.path).out == """
        rejected a/iphone-8 (keeps its reference)
        Rejected 1 failure, 0 left. A rejected cell fails again in `strut test` until you correct its spec.

        """)
    #expect(strut("reject", in: scratch.path).out == "There is nothing to reject.\n")
    #expect(strut("accept", in: scratch.path).out == "There is nothing to accept.\n")
  }

  @Test("recognises a renamed cell, and moves its reference when it is accepted")
  func renamed() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.spec, to: "a.yaml")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    // As if the device had been called otherwise when the reference was recorded.
    for ending in ["png", "txt"] {
      try FileManager.default.moveItem(
        atPath: "\(scratch.path)/references/a/iphone-8.\(ending)",
        toPath: "\(scratch.path)/references/a/phone-8.\(ending)")
    }
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out.contains(
        """
          a/iphone-8
              the picture and the layout match the stale reference `phone-8`
        2 cells: 1 matches, 1 has no reference

        """), "\(outcome.out)")
    let accepted = strut("accept", in: scratch.path)
    #expect(
      accepted.out
        == "accepted a/iphone-8 (renamed from phone-8)\nAccepted 1 cell. Run `strut test` to check.\n"
    )
    #expect(
      !scratch.exists("references/a/phone-8.png") && !scratch.exists("references/a/phone-8.txt"))
    #expect(strut("test", "a.yaml", in: scratch.path).out == "2 cells: 2 match\n")
  }

  @Test("leaves the reference of a renamed cell whose old name is back since the run")
  func renamedBack() throws {
    let scratch = try TemporaryFolder()
    let spec = """
      matrix: { device: iphone-15-pro }
      views: { box: { background: red, size: [50, 50], center: superview } }

      """
    try scratch.write(spec, to: "a.yaml")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    // Both phones have the same screen.
    try scratch.write(spec.replacing("15-pro", with: "14-pro"), to: "a.yaml")
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(outcome.out.contains("match the stale reference `iphone-15-pro`"), "\(outcome.out)")
    try scratch.write(spec, to: "a.yaml")
    #expect(
      strut("accept", in: scratch.path).out
        == "not accepted a/iphone-14-pro\nAccepted 0 cells. Run `strut test` to check.\n")
    #expect(strut("test", "a.yaml", in: scratch.path).out.contains("1 cell: 1 matches\n"))
  }

  /// What became another one after the run, and the error of `strut accept`.
  struct LateChange: CustomTestStringConvertible {
    let testDescription: String
    let path: String
    /// Nil for a file that is removed.
    let text: String?
    let error: String

    static let rows = [
      LateChange(
        testDescription: "the spec", path: "Snapshots/a/a.yaml",
        text: TriageTests.box(width: 30),
        error: """
          error: the spec of `a/iphone-8` changed since the run [otherSpec]
            note: the run drew the cell from another text
            help: run `strut test` again

          """),
      LateChange(
        testDescription: "the spec, which is wrong now", path: "Snapshots/a/a.yaml",
        text: "views: [",
        error: """
          error: the spec of `a/iphone-8` has errors now [otherSpec]
            help: `strut check` shows them

          """),
      LateChange(
        testDescription: "the spec, which is gone", path: "Snapshots/a/a.yaml", text: nil,
        error: """
          error: the spec of `a/iphone-8` is not here [otherSpec]
            help: run `strut test` again

          """),
      LateChange(
        testDescription: "a default of the project", path: ".strut/config.yaml",
        text: "defaults: { os: 26 }\n",
        error: """
          error: the files of `a/iphone-8` changed since the run [otherFiles]
            note: a picture, a font, a catalogue or a default in `.strut/config.yaml` differs
            help: run `strut test` again

          """),
      LateChange(
        testDescription: "the folder of the references", path: ".strut/config.yaml",
        text: "referenceFolder: \"References/{folder}/{screen}\"\n",
        error: """
          error: the references of `a/iphone-8` are in another folder now [otherReferences]
            note: `referenceFolder` in `.strut/config.yaml` may differ
            help: run `strut test` again

          """),
    ]
  }

  private static func box(width: Int) -> String {
    """
    matrix: { device: iphone-8 }
    views: { box: { background: red, size: [\(width), 50], center: superview } }

    """
  }

  @Test(
    "accepts no picture of a run if what it was drawn from is another one now",
    arguments: LateChange.rows)
  func changedSinceRun(_ row: LateChange) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.box(width: 10), to: "Snapshots/a/a.yaml")
    _ = strut("test", "--record", "missing", in: scratch.path)
    try scratch.write(Self.box(width: 20), to: "Snapshots/a/a.yaml")
    _ = strut("test", in: scratch.path)
    let reference = try scratch.bytes("Snapshots/a/references/iphone-8.png")
    if let text = row.text {
      try scratch.write(text, to: row.path)
    } else {
      try FileManager.default.removeItem(at: scratch.file(row.path))
    }
    let outcome = strut("accept", in: scratch.path)
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err == row.error)
    #expect(
      outcome.out == "not accepted a/iphone-8\nAccepted 0 cells. Run `strut test` to check.\n")
    #expect(try scratch.bytes("Snapshots/a/references/iphone-8.png") == reference)
    #expect(!scratch.exists("References"))
  }

  @Test("has nothing to accept of a cell that was accepted before its spec changed")
  func changedSinceAcceptance() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.box(width: 10), to: "Snapshots/a/a.yaml")
    _ = strut("test", in: scratch.path)
    #expect(strut("accept", in: scratch.path).status == .success)
    try scratch.write(Self.box(width: 20), to: "Snapshots/a/a.yaml")
    let again = strut("accept", in: scratch.path)
    #expect(again.out == "There is nothing to accept.\n")
    #expect(again.status == .success)
  }

  /// The name of a screen, and the command that accepts its only cell.
  struct NamedScreen: CustomTestStringConvertible {
    let testDescription: String
    let command: String
    /// The words of the command as a shell reads them.
    let words: [String]

    static let rows = [
      NamedScreen(
        testDescription: "card", command: "strut accept card/iphone-se-3",
        words: ["accept", "card/iphone-se-3"]),
      NamedScreen(
        testDescription: "$(touch pwned)",
        command: "strut accept '$(touch pwned)/iphone-se-3'",
        words: ["accept", "$(touch pwned)/iphone-se-3"]),
      NamedScreen(
        testDescription: "it's \"here\"",
        command: #"strut accept 'it'\''s "here"/iphone-se-3'"#,
        words: ["accept", "it's \"here\"/iphone-se-3"]),
      NamedScreen(
        testDescription: "*", command: #"strut accept '\*/iphone-se-3'"#,
        words: ["accept", #"\*/iphone-se-3"#]),
      NamedScreen(
        testDescription: "-x", command: "strut accept -- -x/iphone-se-3",
        words: ["accept", "--", "-x/iphone-se-3"]),
    ]
  }

  @Test("a result file proposes the command of one cell only", arguments: NamedScreen.rows)
  func proposedCommand(_ row: NamedScreen) throws {
    let scratch = try TemporaryFolder()
    let view = "{ size: [9, 9], pin: [top, leading] }"
    let spec = "matrix: { device: iphone-se-3 }\nviews: { a: \(view) }"
    for name in NamedScreen.rows.map(\.testDescription) {
      try scratch.write(spec, to: "Snapshots/\(name).yaml")
    }
    let run = strut("test", "--json", "run.json", "--junit", "run.xml", in: scratch.path)
    #expect(run.status == .snapshotsDiffer, "\(run.transcript)")
    let xml = try String(decoding: scratch.bytes("run.xml"), as: UTF8.self)
      .replacing("&quot;", with: "\"").replacing("&apos;", with: "'")
    #expect(xml.contains("run `\(row.command)`"), "\(xml)")
    let accepted = strut(row.words, in: scratch.path)
    #expect(
      accepted.out == """
        accepted \(row.testDescription)/iphone-se-3 (new)
        Accepted 1 cell. Run `strut test` to check.

        """)
  }
}

@Suite("The specs that references were made from")
struct SourceTests {
  @Test("are kept while a reference was made from them, and go with the last")
  func sources() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(
        atPath: scratch.path + "/small/references/.sources"
      ).count
    }
    #expect(try count() == 1)
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "small/small.yaml")
    _ = strut("test", "small", "--record", "all", "--only", "iphone-8", in: scratch.path)
    #expect(try count() == 2)
    _ = strut("test", "small", "--record", "changed", in: scratch.path)
    #expect(try count() == 1)
  }
}

@Suite("strut prune")
struct PruneTests {
  private func recorded() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "Snapshots/small/small.yaml")
    try scratch.write(small, to: "Snapshots/small/other.yaml")
    _ = strut("test", "--record", "missing", in: scratch.path)
    return scratch
  }

  @Test("finds nothing where every reference is of a cell")
  func none() throws {
    let scratch = try recorded()
    let outcome = strut("prune", in: scratch.path)
    #expect(outcome.status == .success)
    #expect(outcome.out == "Every reference is in use.\n")
    #expect(strut("test", in: scratch.path).status == .success)
  }

  @Test("finds the text of a spec that no reference needs, alone too")
  func texts() throws {
    let scratch = try recorded()
    try scratch.write("views: {}", to: "Snapshots/small/references/.sources/0123456789abcdef.yaml")
    let list = "1 text that no reference needs:\n  small: 0123456789abcdef.yaml\n"
    let check = strut("prune", "--check", in: scratch.path)
    #expect(check.status == .snapshotsDiffer)
    #expect(check.out == "`strut prune` would remove \(list)")
    #expect(strut("prune", in: scratch.path).out == "removed \(list)")
    #expect(strut("prune", "--check", in: scratch.path).status == .success)
  }

  @Test("removes no file that Strut did not write, and follows no link to one")
  func foreignTexts() throws {
    let scratch = try recorded()
    let references = "Snapshots/small/references"
    try scratch.write("mine", to: "\(references)/.sources/notes.txt")
    #expect(strut("prune", in: scratch.path).out == "Every reference is in use.\n")
    #expect(scratch.exists("\(references)/.sources/notes.txt"))

    try FileManager.default.removeItem(at: scratch.file("\(references)/.sources"))
    try scratch.write("mine", to: "outside/0123456789abcdef.txt")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("\(references)/.sources").path,
      withDestinationPath: scratch.file("outside").path)
    try scratch.write(small + " ", to: "Snapshots/small/small.yaml")
    for words in [["prune"], ["test", "--record", "all"]] {
      let outcome = strut(words, in: scratch.path)
      #expect(outcome.status == .environmentProblem, "\(outcome.transcript)")
      #expect(outcome.err.contains("leads out of its folder"), "\(outcome.err)")
      #expect(scratch.exists("outside/0123456789abcdef.txt"))
    }
  }

  @Test("lists with --check, and removes without it, what no cell and no spec names")
  func removes() throws {
    let scratch = try recorded()
    try FileManager.default.removeItem(atPath: scratch.path + "/Snapshots/small/other.yaml")
    try scratch.write(
      small.replacingOccurrences(of: "iphone-se-1, ", with: ""), to: "Snapshots/small/small.yaml")
    let names = """
        small/iphone-se-1
        small/iphone-se-1.landscape
        other/iphone-8
        other/iphone-8.landscape
        other/iphone-se-1
        other/iphone-se-1.landscape

      """
    let check = strut("prune", "--check", in: scratch.path)
    #expect(check.status == .snapshotsDiffer)
    #expect(
      check.out == "`strut prune` would remove 6 stale references:\n\(names)")
    #expect(scratch.exists("Snapshots/small/references/iphone-se-1.png"))
    let pruned = strut("prune", in: scratch.path)
    #expect(pruned.status == .success)
    #expect(pruned.out == "removed 6 stale references:\n\(names)")
    #expect(!scratch.exists("Snapshots/small/references/iphone-se-1.png"))
    #expect(!scratch.exists("Snapshots/small/references/other"))
    #expect(scratch.exists("Snapshots/small/references/iphone-8.png"))
    #expect(strut("prune", "--check", in: scratch.path).status == .success)
  }

  @Test("touches nothing where a spec is wrong, whose cells are not known")
  func wrongSpec() throws {
    let scratch = try recorded()
    try scratch.write("views: [", to: "Snapshots/small/other.yaml")
    #expect(strut("prune", in: scratch.path).status == .invalidInput)
    #expect(scratch.exists("Snapshots/small/references/other/iphone-8.png"))
  }

  @Test("knows no selection of cells, which would make the others look superfluous")
  func selection() throws {
    let scratch = try recorded()
    #expect(strut("prune", "--only", "iphone-8", in: scratch.path).status == .invalidInput)
    #expect(scratch.exists("Snapshots/small/references/iphone-se-1.png"))
  }

  @Test("leaves files alone that strut did not write", arguments: ["notes", ""])
  func foreign(_ text: String) throws {
    let scratch = try recorded()
    try scratch.write(text, to: "Snapshots/small/references/notes.txt")
    let outcome = strut("prune", in: scratch.path)
    #expect(outcome.err.contains("`Snapshots/small/references/notes.txt` was not written by Strut"))
    #expect(scratch.exists("Snapshots/small/references/notes.txt"))
  }
}
