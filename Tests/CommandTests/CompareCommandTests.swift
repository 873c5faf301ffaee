import Foundation
import TestSupport
import Testing

@testable import StrutCommand

/// A git repository of a test's own.
final class GitRepository {
  let scratch: TemporaryFolder
  static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin",
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b.c", "GIT_COMMITTER_NAME": "a",
    "GIT_COMMITTER_EMAIL": "a@b.c",
  ]

  static var isPossible: Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/git")
    }
  }

  init() throws {
    scratch = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch", "main")
  }

  /// A folder that may not be a repository yet.
  init(_ scratch: TemporaryFolder) { self.scratch = scratch }

  func git(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    process.environment = Self.environment
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// Runs git with standard input and returns its output without the line end.
  func answer(_ words: String..., input: Data) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    process.environment = Self.environment
    let (pipe, output) = (Pipe(), Pipe())
    process.standardInput = pipe
    process.standardOutput = output
    try process.run()
    try pipe.fileHandleForWriting.write(contentsOf: input)
    try pipe.fileHandleForWriting.close()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// A tree with one entry, of any name.
  func tree(_ mode: String, _ name: String, _ object: String) throws -> String {
    var digits = object[...]
    var bytes = Data("\(mode) \(name)\0".utf8)
    while !digits.isEmpty {
      bytes.append(UInt8(digits.prefix(2), radix: 16) ?? 0)
      digits = digits.dropFirst(2)
    }
    return try answer(
      "hash-object", "-t", "tree", "-w", "--stdin", "--literally", input: bytes)
  }

  func commit(_ text: String, to path: String = "Snapshots/small/small.yaml") throws {
    try scratch.write(text, to: path)
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "a commit")
  }

  func strut(_ words: String...) -> Outcome { strut(words) }

  func strut(_ words: [String]) -> Outcome {
    CommandTests.strut(words, in: scratch.path, environment: Self.environment)
  }
}

@Suite("strut compare", .enabled(if: GitRepository.isPossible, "there is no git"))
struct CompareCommandTests {
  private static let wider = small.replacingOccurrences(of: "gap: 20", with: "gap: 24")

  @Test("finds nothing between a revision and the same working tree")
  func same() throws {
    let repository = try GitRepository()
    try repository.commit(small)
    let outcome = repository.strut("compare", "HEAD")
    #expect(outcome.out == "HEAD and the working tree: 4 the same\n", "\(outcome.transcript)")
    #expect(outcome.status == .success)
  }

  /// A result file of a comparison, and what it has if cells are gone.
  struct GoneFile: CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let words: [String]

    static let rows = [
      GoneFile(
        testDescription: "the report", file: ".strut/report/index.html",
        words: [
          "<h1>Snapshots differ</h1>", "<h2>Cells only in <code>HEAD</code></h2>",
          "<li><bdi>small/iphone-8</bdi></li>",
        ]),
      GoneFile(
        testDescription: "the data of the report", file: ".strut/report/data.js",
        words: [#""heading": "Snapshots differ""#, #""base": "HEAD""#, "small/iphone-8"]),
      GoneFile(
        testDescription: "Markdown", file: "m.md",
        words: ["## Snapshots differ", "2 cells only in <code>HEAD</code>", "- `small/iphone-8`"]),
      GoneFile(
        testDescription: "JSON", file: "j.json",
        words: [#""verdict": "differs""#, #""base": "HEAD""#]),
      GoneFile(
        testDescription: "JUnit XML", file: "j.xml",
        words: [
          #"tests="4" failures="2" errors="0""#,
          #"<testcase name="iphone-8" classname="small">"#,
          #"<failure type="gone" message="small/iphone-8 is only in `HEAD`">"#,
        ]),
      GoneFile(
        testDescription: "code quality", file: "q.json",
        words: [
          "2 cells only in `HEAD`; small/iphone-8, small/iphone-8.landscape",
          #""check_name": "strut.gone""#,
        ]),
    ]
  }

  @Test("says in each file that cells are gone", arguments: GoneFile.rows)
  func gone(_ row: GoneFile) throws {
    let repository = try GitRepository()
    try repository.commit(small)
    try repository.scratch.write(
      small.replacingOccurrences(of: ", iphone-8", with: ""), to: "Snapshots/small/small.yaml")
    let outcome = repository.strut(
      "compare", "HEAD", "--junit", "j.xml", "--json", "j.json", "--markdown", "m.md",
      "--code-quality", "q.json", "--annotations", "github")
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.err.contains(
        "::error title=strut%3A gone::2 cells only in `HEAD`%0Asmall/iphone-8, "),
      "\(outcome.transcript)")
    let text = String(decoding: try repository.scratch.bytes(row.file), as: UTF8.self)
    for word in row.words { #expect(text.contains(word), "\(text)") }
  }

  @Test(
    "has no advice to accept, which knows nothing of a comparison",
    arguments: ["j.xml", "m.md", ".strut/report/index.html", ".strut/report/data.js"])
  func noAcceptance(_ file: String) throws {
    let repository = try GitRepository()
    try repository.commit(small)
    try repository.scratch.write(Self.wider, to: "Snapshots/small/small.yaml")
    let outcome = repository.strut("compare", "HEAD", "--junit", "j.xml", "--markdown", "m.md")
    #expect(outcome.status == .snapshotsDiffer)
    let text = String(decoding: try repository.scratch.bytes(file), as: UTF8.self)
    #expect(!text.contains("strut accept"), "\(text)")
    if file.hasSuffix("data.js") { #expect(text.contains(#""base": "HEAD""#), "\(text)") }
  }

  @Test("refuses a revision with a path that leaves its folder", arguments: ["..", "."])
  func climbingTree(_ name: String) throws {
    let repository = try GitRepository()
    try repository.commit(small)
    let spec = try repository.answer("hash-object", "-w", "--stdin", input: Data(small.utf8))
    var tree = try repository.tree("100644", "escaped.yaml", spec)
    for folder in [name, name, name, "Snapshots"] {
      tree = try repository.tree("40000", folder, tree)
    }
    let commit = try repository.answer("commit-tree", "-m", "hostile", tree, input: Data())
    let outcome = repository.strut("compare", commit)
    #expect(outcome.err.contains("has a path that leaves its folder [unsafePath]"))
    #expect(outcome.status == .environmentProblem)
    #expect(!repository.scratch.exists(".strut/escaped.yaml"))
    #expect(!repository.scratch.exists("escaped.yaml"))
  }

  @Test(
    "refuses a revision with too many or too large files", .timeLimit(.minutes(10)),
    arguments: [
      ("ten trees in each other ten times", "40000", 9, 10, 1),
      ("a file of 10 MB in 110 places", "100644", 1, 110, 10_000_000),
    ])
  func largeTree(
    _ row: (name: String, mode: String, depth: Int, width: Int, bytes: Int)
  ) throws {
    let repository = try GitRepository()
    try repository.commit(small)
    var object = try repository.answer(
      "hash-object", "-w", "--stdin", input: Data(count: row.bytes))
    for level in 0..<row.depth {
      let list = (0..<row.width).map { index in
        level == 0 ? "100644 blob \(object)\tf\(index)\n" : "40000 tree \(object)\td\(index)\n"
      }
      object = try repository.answer("mktree", input: Data(list.joined().utf8))
    }
    let tree = try repository.tree("40000", "Snapshots", object)
    let commit = try repository.answer("commit-tree", "-m", "hostile", tree, input: Data())
    let outcome = repository.strut("compare", commit)
    #expect(
      outcome.err.contains("[commitTooLarge]") || outcome.err.contains("it wrote too much"),
      "\(outcome.transcript)")
    #expect(outcome.status == .environmentProblem)
  }

  @Test("ends with 3 if a file of a commit is not in the repository")
  func missingObject() throws {
    let repository = try GitRepository()
    try repository.commit(small)
    let object = try repository.answer(
      "rev-parse", "HEAD:Snapshots/small/small.yaml", input: Data())
    try FileManager.default.removeItem(
      at: repository.scratch.file(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"))
    let outcome = repository.strut("compare", "HEAD")
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err.contains("the object \(object) cannot be read"), "\(outcome.err)")
  }

  @Test("runs no program of a folder that looks like a bare repository")
  func bareFolder() throws {
    let repository = try GitRepository()
    try repository.commit(small, to: "App/Snapshots/small/small.yaml")
    try repository.git("init", "--quiet", "--bare", "App")
    try repository.git("--git-dir=App", "config", "core.bare", "false")
    try repository.git("--git-dir=App", "config", "core.worktree", ".")
    let ran = repository.scratch.file("ran")
    try repository.git("--git-dir=App", "config", "core.fsmonitor", "touch \(ran.path) #")
    let outcome = CommandTests.strut(
      ["compare", "HEAD"], in: repository.scratch.file("App").path,
      environment: GitRepository.environment)
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err.contains("[embeddedRepository]"), "\(outcome.err)")
    #expect(!repository.scratch.exists("ran"))
  }

  #if os(Linux)
    @Test("refuses a commit with two paths that differ only in the code points of a letter")
    func equalNames() throws {
      let repository = try GitRepository()
      try repository.commit(small, to: "Snapshots/\u{E9}/one.yaml")
      try repository.commit(small, to: "Snapshots/e\u{301}/one.yaml")
      let outcome = repository.strut("compare", "HEAD")
      #expect(outcome.status == .environmentProblem)
      #expect(outcome.err.contains("[equalNames]"), "\(outcome.err)")
    }
  #endif

  @Test("takes a path with a pattern literally, and a revision with a caret for none")
  func literalWords() throws {
    let repository = try GitRepository()
    try repository.commit(small)
    #expect(repository.strut("compare", "^HEAD").err.contains("[unknownRevision]"))
    let outcome = repository.strut("compare", "HEAD", "--path", ":(glob)**")
    #expect(outcome.status != .success, "\(outcome.transcript)")
  }

  @Test("tells what the working tree draws otherwise, with the cause, and leaves the rest alone")
  func workTree() throws {
    let repository = try GitRepository()
    try repository.commit(small)
    let scratch = repository.scratch
    try scratch.write(Self.wider, to: "Snapshots/small/small.yaml")
    let outcome = repository.strut("compare", "main", "--json", "changes.json")
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out == """
          small/iphone-se-1
          small/iphone-se-1.landscape
          small/iphone-8
          small/iphone-8.landscape
              `hello` moved 4 pt right and 4 pt down
              `go` moved 4 pt right and 8 pt down
              because metric `gap` changed from 20 to 24 (Snapshots/small/small.yaml:3)
        main and the working tree: 4 changed
        4 pictures, 1 cause
        the report is .strut/report/index.html

        """)
    #expect(scratch.exists(".strut/report/index.html") && scratch.exists("changes.json"))
    #expect(!scratch.exists(".strut/last-run") && !scratch.exists("Snapshots/small/references"))
    #expect(try scratch.bytes("Snapshots/small/small.yaml") == Data(Self.wider.utf8))
  }

  @Test("names the line of a document, and follows a colour of a catalogue")
  func documents() throws {
    let repository = try GitRepository()
    let storyboard = try String(
      contentsOf: Repository.file("Snapshots/storyboard/App/Base.lproj/Main.storyboard"),
      encoding: .utf8)
    let colour = #"""
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
        "components":{"red":"255","green":"0","blue":"0","alpha":"1.000"}}}]}
      """#
    let (document, set) = (
      "App/Main.storyboard", "App/Assets.xcassets/Brand.colorset/Contents.json"
    )
    try repository.scratch.write(storyboard, to: document)
    try repository.scratch.write(colour, to: set)
    let spec = """
      interface: ../App/Main.storyboard
      scene: Profile
      assets: ../App/Assets.xcassets
      matrix: { device: iphone-se-3 }
      views: { nameLabel: { textColor: Brand } }
      """
    try repository.commit(spec, to: "Snapshots/profile.yaml")
    #expect(repository.strut("compare", "HEAD").status == .success)
    let distance = #"constant="20" identifier="biographyTop""#
    let line = storyboard.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(distance) }
    try repository.scratch.write(
      storyboard.replacing(distance, with: distance.replacing("20", with: "28")), to: document)
    try repository.scratch.write(colour.replacing(#""blue":"0""#, with: #""blue":"255""#), to: set)
    #expect(
      repository.strut("compare", "HEAD").out == """
          profile/iphone-se-3
              `nameLabel` changed its text colour from #FF0000 to #FF00FF
              `biography` moved 8 pt down
              because constraint `biography.top == names.bottom + 20` became `biography.top == names.bottom + 28` (App/Main.storyboard:\((line ?? 0) + 1))
        HEAD and the working tree: 1 changed
        the report is .strut/report/index.html

        """)
  }

  @Test("finds the words beside a document in both trees")
  func documentWords() throws {
    let repository = try GitRepository()
    try repository.scratch.write(
      try Repository.text("Snapshots/storyboard/App/Base.lproj/Main.storyboard"),
      to: "App/Base.lproj/Main.storyboard")
    try repository.scratch.write(
      #""lab-Nm-001.text" = "Ada la comtesse";"#, to: "App/fr.lproj/Main.strings")
    let spec = """
      interface: ../App/Base.lproj/Main.storyboard
      scene: Profile
      matrix: { device: iphone-se-3, locale: fr }
      """
    try repository.commit(spec, to: "Snapshots/profile.yaml")
    let outcome = repository.strut("compare", "HEAD")
    #expect(outcome.status == .success, "\(outcome.transcript)")
  }

  @Test("compares two revisions, whatever the working tree has, with cells that are new and gone")
  func revisions() throws {
    let repository = try GitRepository()
    try repository.commit(small)
    try repository.git("tag", "before")
    try repository.commit(small.replacingOccurrences(of: "iphone-8", with: "iphone-x"))
    try repository.commit("views: [", to: "Snapshots/small/small.yaml")
    let outcome = repository.strut("compare", "before", "HEAD~1", "--only", "*landscape")
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out == """
          small/iphone-x.landscape
              `before` has no such cell
        1 cell only in `before`:
          small/iphone-8.landscape
        before and HEAD~1: 1 the same, 1 new, 1 gone
        the report is .strut/report/index.html

        """, "\(outcome.transcript)")
    let mistyped = repository.strut(
      "compare", "before", "HEAD~1", "--only", "*landscape", "--only", "smal/*")
    #expect(mistyped.status == .nothingSelected)
    #expect(mistyped.err.hasPrefix("error: no cell matches `smal/*` [nothingSelected]\n"))
    let wrong = repository.strut("compare", "before", "HEAD")
    #expect(wrong.status == .invalidInput)
    #expect(wrong.err.contains("note: in `HEAD`"))
  }

  @Test("takes a screen that the base has not for new")
  func newScreen() throws {
    let repository = try GitRepository()
    try repository.commit("", to: "README")
    try repository.scratch.write(small, to: "Snapshots/small/small.yaml")
    let outcome = repository.strut("compare", "main", "--junit", "a.xml", "--markdown", "a.md")
    #expect(outcome.out.contains("main and the working tree: 4 new\n"))
    for (file, text) in [
      ("a.xml", "small/iphone-8 is new\n`main` has no such cell<"), ("a.md", "4 are new"),
      (".strut/report/index.html", "4 are new"),
    ] {
      let content = try String(decoding: repository.scratch.bytes(file), as: UTF8.self)
      #expect(content.contains(text), "\(file): \(content)")
      #expect(!content.contains("no reference"), "\(file): \(content)")
    }
  }

  /// How a spec got its other name, and what its cells are then.
  struct Renaming: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var isAdded = true
    var isCommitted = false
    var isChanged = false
    var place = "Snapshots/small/large.yaml"
    var paths: [String] = []
    var output: String
  }

  static let renamings = [
    Renaming(
      testDescription: "in the working tree, unknown to git", isAdded: false,
      output: "`small.yaml` is now `large.yaml`\nmain and the working tree: 4 the same\n"),
    Renaming(
      testDescription: "and changed, in the index", isChanged: true,
      output: """
          large/iphone-se-1
          large/iphone-se-1.landscape
          large/iphone-8
          large/iphone-8.landscape
              `hello` moved 4 pt right and 4 pt down
              `go` moved 4 pt right and 8 pt down
              because metric `gap` changed from 20 to 24 (Snapshots/small/large.yaml:3)
        `small.yaml` is now `large.yaml`
        main and the working tree: 4 changed
        4 pictures, 1 cause
        the report is .strut/report/index.html

        """),
    Renaming(
      testDescription: "in a commit, to another folder, and asked for by its new path",
      isCommitted: true, place: "Screens/large.yaml", paths: ["Screens/large.yaml"],
      output:
        "`Snapshots/small/small.yaml` is now `Screens/large.yaml`\nmain and HEAD: 4 the same\n"
    ),
    Renaming(
      testDescription: "to another folder only", place: "Screens/small.yaml", paths: ["."],
      output: "main and the working tree: 4 the same\n"),
    Renaming(
      testDescription: "and changed, unknown to git", isAdded: false, isChanged: true,
      output: """
          large/iphone-se-1
          large/iphone-se-1.landscape
          large/iphone-8
          large/iphone-8.landscape
              `main` has no such cell
        4 cells only in `main`:
          small/iphone-se-1
          small/iphone-se-1.landscape
          small/iphone-8
          small/iphone-8.landscape
        main and the working tree: 4 new, 4 gone
        the report is .strut/report/index.html

        """),
  ]

  @Test("compares a spec with what it was under another name", arguments: renamings)
  func renamed(_ row: Renaming) throws {
    let repository = try GitRepository()
    try repository.commit(small)
    try repository.git("checkout", "--quiet", "-b", "other")
    let scratch = repository.scratch
    try scratch.write(row.isChanged ? Self.wider : small, to: row.place)
    try FileManager.default.removeItem(atPath: "\(scratch.path)/Snapshots/small/small.yaml")
    if row.isAdded { try repository.git("add", "--all") }
    if row.isCommitted { try repository.git("commit", "--quiet", "--message", "renamed") }
    let revisions = row.isCommitted ? ["main", "HEAD"] : ["main"]
    let paths = row.paths.flatMap { ["--path", $0] }
    let outcome = repository.strut(["compare"] + revisions + paths)
    #expect(outcome.out == row.output, "\(outcome.transcript)")
    #expect(outcome.err.isEmpty)
  }

  /// How a name went from one spec to another one.
  struct PassedName: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var isAdded = true
    /// The old and the new path of each spec.
    let moves: [(old: String, new: String)]
    let lines: String

    static let rows = [
      PassedName(
        testDescription: "in two folders, in the index",
        moves: [("a/home.yaml", "a/start.yaml"), ("b/shop.yaml", "b/home.yaml")],
        lines: "`home.yaml` is now `start.yaml`\n`shop.yaml` is now `home.yaml`\n"),
      PassedName(
        testDescription: "in two folders, unknown to git", isAdded: false,
        moves: [("a/home.yaml", "a/start.yaml"), ("b/shop.yaml", "b/home.yaml")],
        lines: "`home.yaml` is now `start.yaml`\n`shop.yaml` is now `home.yaml`\n"),
      PassedName(
        testDescription: "two names that change places",
        moves: [("a/home.yaml", "a/shop.yaml"), ("b/shop.yaml", "b/home.yaml")],
        lines: "`home.yaml` is now `shop.yaml`\n`shop.yaml` is now `home.yaml`\n"),
      PassedName(
        testDescription: "at one path",
        moves: [("a/home.yaml", "a/start.yaml"), ("a/shop.yaml", "a/home.yaml")],
        lines: "`shop.yaml` is now `home.yaml`\n`home.yaml` is now `start.yaml`\n"),
    ]
  }

  @Test("compares a spec whose name another spec has now", arguments: PassedName.rows)
  func passedNames(_ row: PassedName) throws {
    let repository = try GitRepository()
    let scratch = repository.scratch
    // Git takes no file below 400 bytes for another file at the same path.
    let texts = row.moves.map { move in
      let name = move.old.contains("home") ? "home" : "shop"
      let comment = (1...40).map { "# line \($0) of \(name)\n" }.joined()
      return comment + """
        matrix: { device: iphone-se-3 }
        views: { \(name): { center: superview, size: [9, 9] } }

        """
    }
    for (move, text) in zip(row.moves, texts) { try scratch.write(text, to: move.old) }
    try repository.git("add", "--all")
    try repository.git("commit", "--quiet", "--message", "a commit")
    for move in row.moves { try FileManager.default.removeItem(at: scratch.file(move.old)) }
    for (move, text) in zip(row.moves, texts) { try scratch.write(text, to: move.new) }
    if row.isAdded { try repository.git("add", "--all") }
    let outcome = repository.strut("compare", "main", "--path", ".")
    #expect(
      outcome.out == row.lines + "main and the working tree: 2 the same\n",
      "\(outcome.transcript)")
  }

  @Test(
    "recognizes a renamed and changed spec beside copies of it",
    arguments: [
      "Snapshots/small/references/.sources/a1.yaml", ".strut/last-run/small/a/actual.yaml",
    ])
  func copies(_ copy: String) throws {
    let repository = try GitRepository()
    try repository.commit(small)
    try repository.scratch.write(small, to: copy)
    try FileManager.default.removeItem(
      atPath: "\(repository.scratch.path)/Snapshots/small/small.yaml")
    try repository.commit(Self.wider, to: "Snapshots/small/large.yaml")
    let outcome = repository.strut("compare", "HEAD~1")
    #expect(
      outcome.out.contains(
        """
        `small.yaml` is now `large.yaml`
        HEAD~1 and the working tree: 4 changed

        """), "\(outcome.transcript)")
  }

  @Test("shows hidden characters of branches and folders as escapes")
  func hiddenCharacters() throws {
    let repository = try GitRepository()
    let path = "Snapshots/a\u{1B}[31mb/small.yaml"
    try repository.commit(small, to: path)
    try repository.git("branch", "side\u{202E}")
    try repository.scratch.write(Self.wider, to: path)
    let outcome = repository.strut("compare", "side\u{202E}")
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.out.contains(#"side\u{202E} and the working tree: 4 changed"#))
    #expect(outcome.out.contains(#"(Snapshots/a\u{1B}[31mb/small.yaml:3)"#))
    let unknown = repository.strut("compare", "none\u{202E}")
    #expect(unknown.err.contains(#"none\u{202E}"#), "\(unknown.err)")
    for transcript in [outcome.transcript, unknown.transcript] {
      #expect(!transcript.contains("\u{1B}") && !transcript.contains("\u{202E}"), "\(transcript)")
    }
  }

  @Test("shows a line break in the path of a renamed spec as an escape")
  func lineBreak() throws {
    let repository = try GitRepository()
    let path = "Snapshots/small/x\n::error::pwned.yaml"
    try repository.commit(small, to: path)
    try repository.git("mv", path, "Snapshots/small/small.yaml")
    let outcome = repository.strut("compare", "HEAD")
    #expect(
      outcome.out.contains(
        #"""
        `x\n::error::pwned.yaml` is now `small.yaml`
        HEAD and the working tree: 4 the same

        """#), "\(outcome.transcript)")
  }

  @Test("takes the first of several copies for the spec that is gone")
  func severalCopies() throws {
    let repository = try GitRepository()
    let spec = "matrix: { device: [iphone-se-1] }\nviews: { a: { pin: superview } }\n"
    try repository.commit(spec, to: "Snapshots/old.yaml")
    for name in ["e", "b", "g", "d", "a", "c", "h", "f"] {
      try repository.scratch.write(spec, to: "Snapshots/\(name).yaml")
    }
    try FileManager.default.removeItem(atPath: "\(repository.scratch.path)/Snapshots/old.yaml")
    let outcome = repository.strut("compare", "HEAD")
    #expect(outcome.out.contains("`old.yaml` is now `a.yaml`\n"), "\(outcome.transcript)")
  }

  @Test("pairs renamed cells by picture and layout, also in the report")
  func renamedCells() throws {
    let repository = try GitRepository()
    let spec = """
      matrix: { device: [iphone-se-1, iphone-8], draft: [none, long] }
      axes: { draft: [none, long] }
      views: { go: { kind: button, title: Go, center: superview } }
      when: [{ draft: long, views: { go: { title: Go now } } }]
      """
    try repository.commit(spec, to: "Snapshots/a.yaml")
    try repository.scratch.write(
      spec.replacingOccurrences(of: "long", with: "short")
        .replacingOccurrences(of: ", iphone-8", with: ""), to: "Snapshots/a.yaml")
    let outcome = repository.strut("compare", "HEAD", "--json", "run.json")
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out == """
          a/iphone-se-1.draft-short
              the picture and the layout match `iphone-se-1.draft-long` of `HEAD`
        2 cells only in `HEAD`:
          a/iphone-8
          a/iphone-8.draft-long
        HEAD and the working tree: 1 the same, 1 renamed, 2 gone
        the report is .strut/report/index.html

        """, "\(outcome.transcript)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: repository.scratch.bytes("run.json"))
        as? [String: Any])
    #expect(json["staleReferences"] as? [String] == ["a/iphone-8", "a/iphone-8.draft-long"])
  }

  @Test("lists several causes by number")
  func causes() throws {
    let repository = try GitRepository()
    let other = small.replacingOccurrences(of: "title: Small", with: "title: Other")
    try repository.scratch.write(other, to: "Snapshots/other.yaml")
    try repository.commit(small)
    try repository.scratch.write(
      other.replacingOccurrences(of: "Hello,", with: "Goodbye,"), to: "Snapshots/other.yaml")
    try repository.scratch.write(Self.wider, to: "Snapshots/small/small.yaml")
    let outcome = repository.strut("compare", "HEAD")
    #expect(
      outcome.out.contains(
        """
        HEAD and the working tree: 8 changed
        8 pictures, 2 causes:
          cause 1, 4 pictures: `text` of `hello` changed from `Hello, 你好` to `Goodbye, 你好` (Snapshots/other.yaml:5)
          cause 2, 4 pictures: metric `gap` changed from 20 to 24 (Snapshots/small/small.yaml:3)

        """), "\(outcome.transcript)")
  }

  @Test("finds what stands beside a spec that is named alone, and beside one that is renamed")
  func neighbours() throws {
    let repository = try GitRepository()
    let heart = Repository.url.appendingPathComponent("Snapshots/settings/heart@3x.png")
    let spec = """
      matrix: { device: [iphone-se-3] }
      views: { heart: { kind: image, image: heart@3x.png, center: superview } }
      """
    try repository.scratch.write(Array(try Data(contentsOf: heart)), to: "a/heart@3x.png")
    try repository.commit(spec, to: "a/one.yaml")
    #expect(
      repository.strut("compare", "main", "--path", "a/one.yaml").out
        == "main and the working tree: 1 the same\n")
    try repository.git("mv", "a/one.yaml", "a/two.yaml")
    #expect(
      repository.strut("compare", "main", "--path", "a/two.yaml").out
        == "`one.yaml` is now `two.yaml`\nmain and the working tree: 1 the same\n")
  }

  @Test("knows nothing but commits", arguments: ["nothing", "--all", "HEAD:README"])
  func badRevision(_ name: String) throws {
    let repository = try GitRepository()
    try repository.commit("", to: "README")
    let outcome = repository.strut("compare", "--", name)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err == """
        error: `\(name)` is no commit of this repository [unknownRevision]
          help: name a branch, a tag or a commit; `git fetch` brings those of others

        """)
  }

  @Test("refuses a name that a branch and a tag have", arguments: ["release", "release~0"])
  func ambiguous(_ name: String) throws {
    let repository = try GitRepository()
    try repository.commit(small)
    try repository.git("branch", "release")
    try repository.git("tag", "release")
    for revisions in [[name], ["main", name]] {
      let outcome = repository.strut(["compare"] + revisions)
      #expect(outcome.status == .invalidInput)
      #expect(
        outcome.err == """
          error: `release` is ambiguous [ambiguousRevision]
            note: it may be `refs/heads/release`
            note: it may be `refs/tags/release`
            help: write the full name

          """)
    }
    for full in ["refs/heads/release", "refs/tags/release~0", "heads/release"] {
      #expect(repository.strut("compare", full).status == .success, "\(full)")
    }
  }

  @Test("says how a shallow clone gets the commits that it lacks")
  func shallow() throws {
    let repository = try GitRepository()
    try repository.commit(small)
    try repository.commit(Self.wider)
    try repository.git("clone", "--quiet", "--depth", "1", "file://\(repository.scratch.path)", "c")
    let outcome = CommandTests.strut(
      ["compare", "HEAD~1"], in: repository.scratch.file("c").path,
      environment: GitRepository.environment)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err == """
        error: `HEAD~1` is no commit of this repository [unknownRevision]
          note: the clone is shallow: it has only the newest commits
          help: `git fetch --unshallow` brings the older commits; for `actions/checkout`, write \
        `fetch-depth: 0`

        """)
  }

  @Test("ends with 3 without a repository and without git, with 2 without a revision")
  func surroundings() throws {
    let scratch = try TemporaryFolder()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = strut(
      ["compare", "main"], in: scratch.path,
      environment: ["PATH": path, "GIT_CEILING_DIRECTORIES": NSTemporaryDirectory()])
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err.contains("is in no git repository [noRepository]"))
    let none = strut(["compare", "main"], in: scratch.path, environment: ["PATH": "/nowhere"])
    #expect(none.status == .environmentProblem)
    #expect(none.err.contains("[noGit]"))
    #expect(strut("compare").status == .invalidInput)
    #expect(strut("compare", "a", "b", "c").status == .invalidInput)
  }
}
