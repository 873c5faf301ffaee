import Cells
import Foundation
import Snapshots
import Synchronization
import TestSupport
import Testing

@testable import Commands
@testable import StrutCommand

@Suite("strut publish")
struct PublishCommandTests {
  private static let spec = """
    matrix: { device: [iphone-se-1, iphone-8] }
    views:
      one: { kind: label, text: One, pin: { top: 40, leading: 20 } }

    """
  private static let address = "https://example.org/o/r/raw/strut-pictures"

  /// A project in a git repository whose last run failed, and its bare remote.
  private struct Project {
    let scratch: TemporaryFolder
    var path: String { scratch.file("app").path }
    var remote: String { scratch.file("remote.git").path }

    init(text: String = "Uno") throws {
      scratch = try TemporaryFolder()
      try git("init", "--quiet", "--bare", remote)
      try git("init", "--quiet", path)
      try git("-C", path, "remote", "add", "origin", "../remote.git")
      try scratch.write(PublishCommandTests.spec, to: "app/Snapshots/a/a.yaml")
      _ = strut("test", "--record", "missing", in: path)
      try git("-C", path, "add", "Snapshots")
      try git("-C", path, "commit", "--quiet", "-m", "One")
      try change(to: text)
    }

    /// Changes the text of the label, and runs the tests.
    func change(to text: String) throws {
      try scratch.write(
        PublishCommandTests.spec.replacing("One", with: text), to: "app/Snapshots/a/a.yaml")
      _ = strut("test", in: path)
    }

    @discardableResult
    func git(_ words: String...) throws -> String {
      let call = ProgramCall(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + words,
        in: scratch.url, environment: PublishCommandTests.environment)
      let output = try #require(call.output())
      #expect(output.status == 0, "git \(words): \(output.complaint)")
      return String(decoding: output.standard, as: UTF8.self)
    }

    func publish(_ words: String...) -> Outcome {
      strut(["publish"] + words, in: path, environment: PublishCommandTests.environment)
    }

    /// The paths on the branch of pictures.
    func published() throws -> [String] {
      try git("-C", remote, "ls-tree", "-r", "--name-only", "strut-pictures")
        .split(separator: "\n").map(String.init)
    }
  }

  /// The environment of git, without the configuration of this machine.
  private static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
  ]

  /// The names of the pictures in a Markdown summary.
  private func pictures(in markdown: String) -> [String] {
    markdown.components(separatedBy: "<\(Self.address)/").dropFirst().map {
      String($0.prefix { $0 != ">" })
    }
  }

  @Test("pushes the pictures that the summary shows, and changes nothing in the repository")
  func whole() throws {
    let project = try Project()
    let before = try project.git("-C", project.path, "status", "--porcelain", "--branch")
    let configuration = try project.git("-C", project.path, "config", "--local", "--list")
    let outcome = project.publish("--markdown", "c.md", "--pictures-url", "\(Self.address)/")
    #expect(
      outcome.out == "Published 2 pictures on the branch `strut-pictures` of `origin`.\n",
      "\(outcome.err)")
    let markdown = String(decoding: try project.scratch.bytes("app/c.md"), as: UTF8.self)
    #expect(markdown.hasPrefix("<!-- strut -->\n"))
    let shown = pictures(in: markdown)
    let published = try project.published()
    #expect(shown.count == 2 && Set(shown).isSubset(of: published))
    for picture in shown {
      try project.git("-C", project.remote, "cat-file", "-e", "strut-pictures:\(picture)")
    }
    try FileManager.default.removeItem(at: project.scratch.file("app/c.md"))
    #expect(try project.git("-C", project.path, "status", "--porcelain", "--branch") == before)
    #expect(try project.git("-C", project.path, "config", "--local", "--list") == configuration)
    #expect(try project.git("-C", project.path, "for-each-ref", "refs/remotes") == "")
    let tip = try project.git("-C", project.remote, "rev-parse", "strut-pictures")
    let again = project.publish()
    #expect(
      again.out
        == "Published no picture on the branch `strut-pictures` of `origin`: 2 pictures had been there before.\n"
    )
    #expect(try project.git("-C", project.remote, "rev-parse", "strut-pictures") == tip)
  }

  @Test("shows the addresses that strut test writes before")
  func sameAddresses() throws {
    let project = try Project()
    _ = strut(
      "test", "--markdown", "test.md", "--pictures-url", Self.address, in: project.path)
    _ = project.publish("--markdown", "publish.md", "--pictures-url", Self.address)
    let texts = try ["test.md", "publish.md"].map {
      String(decoding: try project.scratch.bytes("app/\($0)"), as: UTF8.self)
    }
    #expect(pictures(in: texts[0]).count == 2)
    #expect(pictures(in: texts[0]) == pictures(in: texts[1]))
  }

  @Test("loses no picture if twenty jobs publish at the same time")
  func race() throws {
    let project = try Project()
    let remote = project.remote
    let names = Mutex<Set<String>>([])
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 20) { job in
      do {
        let scratch = project.scratch.file("job\(job)")
        let branch = try PictureBranch(
          "strut-pictures",
          of: try GitRemote(
            remote, in: WorkingFolder(path: project.path), environment: Self.environment),
          in: scratch, environment: Self.environment)
        let picture = SummaryPictures.Picture(name: "\(job)", bytes: [UInt8(job), 0, 1])
        _ = try branch.publish(
          [picture], today: try #require(PublicationDay("2026-11-28")),
          oldest: try #require(PublicationDay("2026-11-01")))
        names.withLock { _ = $0.insert(picture.hashedName) }
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
    let known = names.withLock { $0 }
    #expect(known.count == 20)
    #expect(Set(try project.published()).isSuperset(of: known))
    let complaints = try project.git("-C", remote, "fsck", "--full", "--strict", "--no-dangling")
    #expect(!complaints.contains("missing") && !complaints.contains("error"))
  }

  @Test("drops pictures that no job published for some days, and keeps the others")
  func age() throws {
    let project = try Project()
    let day = 86_400
    // 2026-11-28 at noon.
    let today = 1_795_867_200
    func publish(at time: Int) throws -> String {
      try Commands.publish(
        PublishOptions(
          run: nil, branch: "strut-pictures", remote: "origin", keptDays: 30,
          files: RunFiles([:]), environment: Self.environment, time: time),
        in: WorkingFolder(path: project.path))
    }
    _ = try publish(at: today - 31 * day)
    let old = try project.published()
    #expect(old.contains { $0.hasPrefix("published/2026-10-28/") })
    try project.change(to: "Two")
    _ = try publish(at: today - 30 * day)
    #expect(try project.published().count { $0.hasPrefix("pictures/") } == 4)
    let summary = try publish(at: today)
    #expect(summary.hasSuffix(" Dropped 2 pictures of more than 30 days ago.\n"), "\(summary)")
    let left = try project.published()
    #expect(left.count { $0.hasPrefix("pictures/") } == 2)
    #expect(Set(left).isDisjoint(with: old.filter { $0 != "README.md" }))
    #expect(
      Set(left.filter { $0.hasPrefix("published/") }.map { $0.split(separator: "/")[1] })
        == ["2026-10-29", "2026-11-28"])
    let count = try project.git("-C", project.remote, "rev-list", "--count", "strut-pictures")
    #expect(count == "1\n")
  }

  @Test("takes the results of another machine, whole or in parts, from a folder")
  func artifact() throws {
    let project = try Project()
    for part in ["1/2", "2/2"] { _ = strut("test", "--shard", part, in: project.path) }
    try FileManager.default.moveItem(
      at: project.scratch.file("app/.strut/shards"), to: project.scratch.file("shards"))
    try FileManager.default.removeItem(at: project.scratch.file("app/.strut"))
    let outcome = project.publish(
      project.scratch.file("shards").path, "--markdown", "c.md", "--pictures-url", Self.address)
    #expect(outcome.out.hasPrefix("Published 2 pictures"), "\(outcome.err)")
    let markdown = String(decoding: try project.scratch.bytes("app/c.md"), as: UTF8.self)
    #expect(markdown.contains("2 cells on 1 screen: 2 differ"))
    #expect(pictures(in: markdown).count == 2)
  }

  @Test("says in the summary why the run of another machine has no results")
  func obstacle() throws {
    let project = try Project()
    try project.scratch.write("bad: 1\n", to: "app/Snapshots/a/a.yaml")
    #expect(strut("test", "--markdown", "test.md", in: project.path).status == .invalidInput)
    let artifact = project.scratch.file("artifact").path
    try FileManager.default.moveItem(atPath: "\(project.path)/.strut", toPath: artifact)
    let outcome = project.publish(
      artifact, "--markdown", "c.md", "--pictures-url", Self.address)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains("[noResults]"), "\(outcome.err)")
    #expect(try project.scratch.bytes("app/c.md") == project.scratch.bytes("app/test.md"))
    let accepted = strut("accept", "--from", artifact, in: project.path)
    #expect(accepted.status == .invalidInput)
    #expect(accepted.err.contains("[noResults]"), "\(accepted.err)")
  }

  @Test("publishes nothing if all snapshots match, and writes the summary")
  func passed() throws {
    let project = try Project(text: "One")
    let outcome = project.publish("--markdown", "c.md", "--pictures-url", Self.address)
    #expect(outcome.out == "The run has no pictures to publish.\n", "\(outcome.err)")
    #expect(outcome.status == .success)
    let markdown = String(decoding: try project.scratch.bytes("app/c.md"), as: UTF8.self)
    #expect(markdown.contains("## All snapshots match"))
  }

  /// A checkout that is not the usual one.
  enum Checkout: CaseIterable {
    case shallow, detached, dirty
  }

  @Test("works in any checkout, and leaves it as it is", arguments: Checkout.allCases)
  func checkouts(_ checkout: Checkout) throws {
    let project = try Project()
    switch checkout {
    case .shallow:
      try project.git("-C", project.path, "push", "--quiet", "origin", "HEAD:refs/heads/main")
      try project.git(
        "clone", "--quiet", "--depth", "1", "--branch", "main", "file://\(project.remote)",
        "shallow")
      try FileManager.default.copyItem(
        at: project.scratch.file("app/.strut"), to: project.scratch.file("shallow/.strut"))
    case .detached: try project.git("-C", project.path, "checkout", "--quiet", "--detach")
    case .dirty: try project.scratch.write("x", to: "app/untracked.txt")
    }
    let path = checkout == .shallow ? project.scratch.file("shallow").path : project.path
    let before = try project.git("-C", path, "status", "--porcelain", "--branch")
    let outcome = strut(["publish"], in: path, environment: Self.environment)
    #expect(outcome.status == .success, "\(outcome.err)")
    #expect(try project.git("-C", path, "status", "--porcelain", "--branch") == before)
  }

  @Test(
    "replaces no branch with a README.md of somebody else",
    arguments: [["README.md"], ["README.md", "pictures/0123456789abcdef0123456789abcdef.png"]])
  func foreignReadMe(_ files: [String]) throws {
    let project = try Project()
    for file in files { try project.scratch.write("mine", to: "mine/\(file)") }
    let mine = project.scratch.file("mine").path
    try project.git("init", "--quiet", mine)
    try project.git("-C", mine, "add", ".")
    try project.git("-C", mine, "commit", "--quiet", "-m", "Mine")
    try project.git("-C", mine, "push", "--quiet", project.remote, "HEAD:refs/heads/main")
    let tip = try project.git("-C", project.remote, "rev-parse", "main")
    let outcome = project.publish("--branch", "main")
    #expect(outcome.status == .environmentProblem)
    #expect(
      outcome.err == """
        error: the branch `main` of `origin` is not one of published pictures [foreignBranch]
          note: it has no `README.md` of Strut
          help: name another branch with `--branch`, because Strut replaces the whole branch

        """)
    #expect(try project.git("-C", project.remote, "rev-parse", "main") == tip)
  }

  /// A remote or an option with an error.
  struct Fault: CustomTestStringConvertible {
    let testDescription: String
    var words: [String] = []
    var status = ExitStatus.environmentProblem
    let error: String
    var prepare: @Sendable (TemporaryFolder) throws -> Void = { _ in }

    static let rows = [
      Fault(
        testDescription: "an unknown remote", words: ["--remote", "upstream"],
        error: """
          error: the repository has no remote `upstream` [noRemote]
            note: its remotes are `origin`
            help: name a remote or its address with `--remote`

          """),
      Fault(
        testDescription: "a remote that is not there", words: ["--remote", "./none.git"],
        error: "error: git cannot read `./none.git` [unreachableRemote]\n"),
      Fault(
        testDescription: "a password in an address",
        words: ["--remote", "http://me:secret@127.0.0.1:1/r.git"],
        error: "error: git cannot read `http://127.0.0.1:1/r.git` [unreachableRemote]\n"),
      Fault(
        testDescription: "a branch with other files", words: ["--branch", "main"],
        error: """
          error: the branch `main` of `origin` is not one of published pictures [foreignBranch]
            note: it has `Snapshots/a/a.yaml`
            help: name another branch with `--branch`, because Strut replaces the whole branch

          """),
      Fault(
        testDescription: "a remote that takes no push",
        error: "error: `origin` did not take the branch `strut-pictures` [refusedPush]\n",
        prepare: { scratch in
          try scratch.install(script: "#!/bin/sh\nexit 1\n", as: "remote.git/hooks/pre-receive")
        }),
      Fault(
        testDescription: "a name that no branch has", words: ["--branch", "a..b"],
        status: .invalidInput,
        error: """
          error: `a..b` is no name of a branch [badBranch]
            help: name a branch such as `strut-pictures` with `--branch`

          """),
      Fault(
        testDescription: "the name of the current commit", words: ["--branch", "HEAD"],
        status: .invalidInput, error: "error: `HEAD` is no name of a branch [badBranch]\n"),
      Fault(
        testDescription: "the full name of a branch", words: ["--branch", "refs/heads/pictures"],
        status: .invalidInput,
        error: """
          error: `refs/heads/pictures` is no name of a branch [badBranch]
            help: name a branch such as `pictures` with `--branch`

          """),
      Fault(
        testDescription: "the name of an option", words: ["--branch=-x"],
        status: .invalidInput, error: "error: `-x` is no name of a branch [badBranch]\n"),
      Fault(
        testDescription: "no day", words: ["--keep", "0"], status: .invalidInput,
        error: "error: `0` is no value for `--keep` [badValue]\n"),
      Fault(
        testDescription: "no results",
        error: "error: there are no results of a finished run [noLastRun]\n",
        prepare: { try FileManager.default.removeItem(at: $0.file("app/.strut")) }),
      Fault(
        testDescription: "no repository", error: " is in no git repository [noRepository]\n",
        prepare: { try FileManager.default.removeItem(at: $0.file("app/.git")) }),
    ]
  }

  @Test("tells what is wrong, publishes nothing and writes no summary", arguments: Fault.rows)
  func fault(_ fault: Fault) throws {
    let project = try Project()
    try project.git("-C", project.path, "push", "--quiet", "origin", "HEAD:refs/heads/main")
    try fault.prepare(project.scratch)
    let outcome = strut(
      ["publish", "--markdown", "c.md", "--pictures-url", Self.address] + fault.words,
      in: project.path,
      environment: Self.environment)
    #expect(outcome.status == fault.status)
    #expect(outcome.err.contains(fault.error), "\(outcome.err)")
    #expect(!outcome.err.contains("secret"))
    #expect(!project.scratch.exists("app/c.md"))
    let branches = try project.git("-C", project.remote, "for-each-ref", "--format=%(refname)")
    #expect(branches == "refs/heads/main\n")
  }

  @Test("writes no summary whose pictures have no address")
  func noAddress() {
    let outcome = strut("publish", "--markdown", "c.md")
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains("`--markdown` needs `--pictures-url`"), "\(outcome.err)")
  }

  @Test("gives git the connection of the repository before that of the environment")
  func configuration() throws {
    let project = try Project()
    try project.git(
      "-C", project.path, "config", "http.https://example.org/.extraheader", "One: 1")
    try project.git("-C", project.path, "config", "core.sshCommand", "ssh -q")
    try project.git("-C", project.path, "config", "core.editor", "vi")
    var environment = Self.environment
    environment["GIT_CONFIG_COUNT"] = "1"
    environment["GIT_CONFIG_KEY_0"] = "http.extraheader"
    environment["GIT_CONFIG_VALUE_0"] = ""
    environment["GIT_INDEX_FILE"] = "/tmp/index"
    let remote = try GitRemote(
      "origin", in: WorkingFolder(path: project.path), environment: Self.environment)
    #expect(remote.url == project.scratch.file("remote.git").path)
    let result = remote.environment(environment)
    #expect(result["GIT_CONFIG_COUNT"] == "3")
    let keys = (0..<3).map { result["GIT_CONFIG_KEY_\($0)"] }
    #expect(
      keys == ["core.sshcommand", "http.https://example.org/.extraheader", "http.extraheader"])
    #expect((0..<3).map { result["GIT_CONFIG_VALUE_\($0)"] } == ["ssh -q", "One: 1", ""])
    #expect(result["GIT_INDEX_FILE"] == nil)
  }
}
