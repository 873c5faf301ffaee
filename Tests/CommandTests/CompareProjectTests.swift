import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut compare of projects", .enabled(if: GitRepository.isPossible, "there is no git"))
struct CompareProjectTests {
  private static let box = """
    matrix: { device: iphone-se-3 }
    views:
      box: { background: systemBlue, size: [100, 50], pin: { top: 40, leading: 20 } }
    """
  private static let lowerBox = box.replacing("top: 40", with: "top: 60")

  private static func label(_ text: String) -> String {
    box + "\n  label: { kind: label, text: \(text), center: superview }"
  }

  /// Two configurations with their specs.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var before: String
    var after: String
    var specs = (before: box, after: box)
    let counts: String
  }

  static let changes = [
    Change(
      testDescription: "other assets", before: "assets: A.xcassets", after: "assets: B.xcassets",
      specs: (
        box.replacing("systemBlue", with: "Brand"), box.replacing("systemBlue", with: "Brand")
      ),
      counts: "1 changed"),
    Change(
      testDescription: "another default", before: "defaults: { appearance: light }",
      after: "defaults: { appearance: dark }", counts: "1 new, 1 gone"),
    Change(
      testDescription: "fewer paths", before: "paths: [Snapshots, Widgets]",
      after: "paths: Snapshots", counts: "1 the same, 1 gone"),
    Change(
      testDescription: "a lower limit", before: "limits: { word: 3000 }", after: "jobs: 1",
      specs: (label(String(repeating: "m", count: 2001)), label("m")),
      counts: "1 changed"),
  ]

  @Test(
    "draws each revision and the working tree with its own configuration", arguments: changes)
  func configuration(_ change: Change) throws {
    let repository = try GitRepository()
    let scratch = repository.scratch
    for (name, red) in [("A", 0), ("B", 255)] {
      try scratch.write(
        #"""
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
          "components":{"red":"\#(red)","green":"0","blue":"0","alpha":"1.000"}}}]}
        """#, to: "\(name).xcassets/Brand.colorset/Contents.json")
    }
    try scratch.write(Self.box, to: "Widgets/widget.yaml")
    try scratch.write(change.before, to: ".strut/config.yaml")
    try repository.commit(change.specs.before, to: "Snapshots/box.yaml")
    try scratch.write(change.after, to: ".strut/config.yaml")
    try scratch.write(change.specs.after, to: "Snapshots/box.yaml")
    let now = repository.strut("compare", "HEAD")
    #expect(
      now.out.contains("HEAD and the working tree: \(change.counts)\n"), "\(now.transcript)")
    try repository.git("add", "--all", "--force")
    try repository.git("commit", "--quiet", "--message", "another configuration")
    try scratch.write("", to: ".strut/config.yaml")
    let then = repository.strut("compare", "HEAD~1", "HEAD")
    #expect(then.out.contains("HEAD~1 and HEAD: \(change.counts)\n"), "\(then.transcript)")
    #expect(then.status == .snapshotsDiffer)
  }

  @Test("draws each revision with its own folder of fonts")
  func fonts() throws {
    let repository = try GitRepository()
    let scratch = repository.scratch
    let list = strut("fonts", in: scratch.path).out.split(separator: "\n")
    func systemFont(_ name: String) throws -> [UInt8] {
      let row = try #require(list.first { $0.hasPrefix("\(name) ") })
      let folder = row.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
      return Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
    }
    let name = "NotoSansHebrew-Regular.ttf"
    try scratch.write("fonts: Fonts\n", to: ".strut/config.yaml")
    try scratch.write(try systemFont(name), to: "Fonts/\(name)")
    try repository.commit(Self.label("שלום"), to: "Snapshots/box.yaml")
    try scratch.write(try systemFont("NotoSansHebrew-Bold.ttf"), to: "Fonts/\(name)")
    let now = repository.strut("compare", "HEAD")
    #expect(now.out.contains("HEAD and the working tree: 1 changed\n"), "\(now.transcript)")
    try repository.git("add", "--all", "--force")
    try repository.git("commit", "--quiet", "--message", "another font")
    try FileManager.default.removeItem(atPath: "\(scratch.path)/Fonts")
    try scratch.write("", to: ".strut/config.yaml")
    let then = repository.strut("compare", "HEAD~1", "HEAD")
    #expect(then.out.contains("HEAD~1 and HEAD: 1 changed\n"), "\(then.transcript)")
    let same = repository.strut("compare", "HEAD~1", "HEAD~1")
    #expect(same.out.contains("HEAD~1 and HEAD~1: 1 the same\n"), "\(same.transcript)")
  }

  @Test("names the revision with a wrong configuration")
  func wrongConfiguration() throws {
    let repository = try GitRepository()
    try repository.scratch.write("assets: /tmp\n", to: ".strut/config.yaml")
    try repository.commit(Self.box, to: "Snapshots/box.yaml")
    try repository.scratch.write("", to: ".strut/config.yaml")
    let outcome = repository.strut("compare", "HEAD")
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains(".strut/config.yaml:1:9: error"), "\(outcome.err)")
    #expect(outcome.err.contains("note: in `HEAD`"), "\(outcome.err)")
  }

  /// Creates a link with a path relative to its folder, as git stores it.
  private func link(_ name: String, to target: String, in scratch: TemporaryFolder) throws {
    let url = scratch.file(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  @Test(
    "follows links to specs, folders and pictures within the project",
    arguments: [
      (path: nil, counts: "3 the same", changed: "1 the same, 2 changed"),
      (path: "Snapshots/screens", counts: "1 the same", changed: "1 changed"),
      (path: "Snapshots/screens/one.yaml", counts: "1 the same", changed: "1 changed"),
      (path: "Snapshots/two/two.yaml", counts: "1 the same", changed: "1 changed"),
    ])
  func links(_ row: (path: String?, counts: String, changed: String)) throws {
    let repository = try GitRepository()
    let scratch = repository.scratch
    let heart = Repository.url.appendingPathComponent("Snapshots/settings/heart@3x.png")
    try scratch.write(Array(try Data(contentsOf: heart)), to: "Snapshots/pictures/heart@3x.png")
    try link("Snapshots/screens", to: "../Shared/../All/screens", in: scratch)
    try link("Snapshots/two/two.yaml", to: "../../All/two.yaml", in: scratch)
    try link("Snapshots/heart@3x.png", to: "pictures/heart@3x.png", in: scratch)
    try scratch.write("", to: "Shared/keep")
    try scratch.write(Self.box, to: "All/screens/one.yaml")
    try scratch.write(Self.box, to: "All/two.yaml")
    try repository.commit(
      """
      matrix: { device: iphone-se-3 }
      views: { heart: { kind: image, image: heart@3x.png, center: superview } }
      """, to: "Snapshots/three.yaml")
    let path = row.path.map { ["--path", $0] } ?? []
    let same = repository.strut(["compare", "HEAD"] + path)
    #expect(same.out == "HEAD and the working tree: \(row.counts)\n", "\(same.transcript)")
    #expect(same.err.isEmpty)
    try scratch.write(Self.lowerBox, to: "All/screens/one.yaml")
    try repository.commit(Self.lowerBox, to: "All/two.yaml")
    let outcome = repository.strut(["compare", "HEAD~1", "HEAD"] + path)
    #expect(
      outcome.out.contains("HEAD~1 and HEAD: \(row.changed)\n"), "\(outcome.transcript)")
    #expect(outcome.err.isEmpty)
  }

  @Test("leaves out the specs that a sparse checkout lacks, but no deleted one")
  func sparseCheckout() throws {
    let repository = try GitRepository()
    for name in ["a", "b", "c"] {
      try repository.commit(Self.box, to: "Snapshots/\(name)/\(name).yaml")
    }
    try repository.git("sparse-checkout", "set", "--no-cone", "/*", "!Snapshots/b")
    let outcome = repository.strut("compare", "HEAD")
    #expect(outcome.out == "HEAD and the working tree: 2 the same\n", "\(outcome.transcript)")
    #expect(
      outcome.err == """
        warning: the comparison leaves out 1 spec of `HEAD` [specsLeftOut]
          note: the sparse checkout lacks `Snapshots/b/b.yaml`
          help: compare two commits, or run `git sparse-checkout disable`

        """)
    let absent = repository.strut("compare", "HEAD", "--path", "Snapshots/b")
    #expect(absent.status == .invalidInput)
    #expect(
      absent.err == """
        error: the working tree has no spec to compare [specsLeftOut]
          note: the sparse checkout lacks `Snapshots/b/b.yaml`
          help: compare two commits, or run `git sparse-checkout disable`

        """)
    let both = repository.strut(
      "compare", "HEAD", "--path", "Snapshots/b", "--path", "Snapshots/a")
    #expect(both.out == "HEAD and the working tree: 1 the same\n", "\(both.transcript)")
    try FileManager.default.removeItem(at: repository.scratch.file("Snapshots/c"))
    let deleted = repository.strut("compare", "HEAD")
    #expect(deleted.out.contains("HEAD and the working tree: 1 the same, 1 gone\n"))
    #expect(repository.strut("compare", "HEAD", "HEAD").out == "HEAD and HEAD: 3 the same\n")
  }

  @Test("reads the pictures that Git LFS keeps for a commit, and says how to fetch others")
  func largeFiles() throws {
    let repository = try GitRepository()
    let scratch = repository.scratch
    let heart = Repository.url.appendingPathComponent("Snapshots/settings/heart@3x.png")
    let picture = Array(try Data(contentsOf: heart))
    let object = "ab12" + String(repeating: "0", count: 60)
    try scratch.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(object)\nsize 1\n",
      to: "Snapshots/heart@3x.png")
    try repository.commit(
      """
      matrix: { device: iphone-se-3 }
      views: { heart: { kind: image, image: heart@3x.png, center: superview } }
      """, to: "Snapshots/heart.yaml")
    try scratch.write(picture, to: "Snapshots/heart@3x.png")
    let unfetched = repository.strut("compare", "HEAD")
    #expect(unfetched.status == .invalidInput)
    #expect(unfetched.err.contains("[largeFilePointer]"), "\(unfetched.err)")
    #expect(unfetched.err.contains("note: in `HEAD`"), "\(unfetched.err)")
    try scratch.write(picture, to: ".git/lfs/objects/ab/12/\(object)")
    let fetched = repository.strut("compare", "HEAD")
    #expect(fetched.out == "HEAD and the working tree: 1 the same\n", "\(fetched.transcript)")
  }

  @Test("warns about links out of the project and submodules")
  func leftOut() throws {
    let repository = try GitRepository()
    let scratch = repository.scratch
    try link("Snapshots/near", to: "../../near", in: scratch)
    try link("Snapshots/far", to: "/far", in: scratch)
    try link("Snapshots/none", to: "nothing", in: scratch)
    try link("Snapshots/circle", to: "circle", in: scratch)
    try repository.commit(Self.box, to: "Snapshots/box.yaml")
    let commit = try repository.answer("rev-parse", "HEAD", input: Data())
    try repository.git(
      "update-index", "--add", "--cacheinfo", "160000,\(commit),Snapshots/module")
    try repository.git("commit", "--quiet", "--message", "a submodule")
    let outcome = repository.strut("compare", "HEAD", "HEAD")
    #expect(outcome.status == .success)
    #expect(outcome.out == "HEAD and HEAD: 1 the same\n", "\(outcome.transcript)")
    for name in ["near", "far", "none", "circle"] {
      #expect(
        outcome.err.contains(
          "warning: the link `Snapshots/\(name)` of `HEAD` is left out [linkLeftOut]"),
        "\(outcome.err)")
    }
    #expect(
      outcome.err.contains(
        "warning: the submodule `Snapshots/module` of `HEAD` is left out [submoduleLeftOut]"),
      "\(outcome.err)")
  }

  @Test(
    "ends with 4 if no cell is selected, and with 2 if no revision has the path",
    arguments: [
      (
        ["HEAD~1", "HEAD", "--only", "crad/*"], StrutCommand.ExitStatus.nothingSelected,
        "no cell matches `crad/*`"
      ),
      (["HEAD~1", "--only", "crad/*"], .nothingSelected, "no cell matches `crad/*`"),
      (["HEAD~1", "HEAD", "--path", "Modules"], .nothingSelected, "there is no cell"),
      (["HEAD~1", "HEAD", "--path", "Shots"], .invalidInput, "there is nothing at `Shots`"),
      (["HEAD~1", "--path", "Shots"], .invalidInput, "there is nothing at `Shots`"),
      (["HEAD~1", "HEAD", "--path", "Old"], .snapshotsDiffer, ""),
      (["HEAD~1", "--path", "Old"], .snapshotsDiffer, ""),
    ])
  func nothing(
    _ row: (words: [String], status: StrutCommand.ExitStatus, error: String)
  ) throws {
    let repository = try GitRepository()
    try repository.scratch.write(Self.box, to: "Old/old.yaml")
    try repository.commit(Self.box, to: "Snapshots/card.yaml")
    let commit = try repository.answer("rev-parse", "HEAD", input: Data())
    try FileManager.default.removeItem(at: repository.scratch.file("Old"))
    try repository.git("add", "--all")
    try repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),Modules")
    try repository.git("commit", "--quiet", "--message", "another one")
    let outcome = repository.strut(["compare"] + row.words)
    #expect(outcome.status == row.status, "\(outcome.transcript)")
    #expect(row.error.isEmpty || outcome.err.contains("error: \(row.error)"), "\(outcome.err)")
  }

  @Test(
    "compares with the tolerance of the base, and names the cells within it",
    arguments: ["limit: 100 %, move: 20", "ignore: [box]"])
  func tolerance(_ tolerance: String) throws {
    let repository = try GitRepository()
    try repository.commit(Self.box, to: "Snapshots/box.yaml")
    try repository.commit("compare: { \(tolerance) }\n\(Self.lowerBox)", to: "Snapshots/box.yaml")
    let added = repository.strut("compare", "HEAD~1")
    #expect(
      added.out.contains("HEAD~1 and the working tree: 1 changed\n"), "\(added.transcript)")
    #expect(
      added.out.contains("because `pin.top` of `box` changed from 40 to 60"),
      "\(added.transcript)")
    try repository.scratch.write(Self.box, to: "Snapshots/box.yaml")
    let removed = repository.strut("compare", "HEAD")
    #expect(
      removed.out == """
        1 cell within the tolerance of `HEAD`:
          box/iphone-se-3
        HEAD and the working tree: 1 within tolerance

        """, "\(removed.transcript)")
    #expect(removed.status == .success)
  }

  @Test("ignores the views of the base also for what is no line of the layout")
  func unlistedChange() throws {
    let repository = try GitRepository()
    let base = "compare: { limit: 100 % }\n\(Self.box)"
    try repository.commit(base, to: "Snapshots/box.yaml")
    let turned = base.replacing(
      "40, leading: 20 }", with: "40, leading: 20 }, transform: { rotate: 30 }")
    try repository.scratch.write(
      turned.replacing("limit: 100 %", with: "limit: 100 %, ignore: [box]"),
      to: "Snapshots/box.yaml")
    let outcome = repository.strut("compare", "HEAD")
    #expect(outcome.out.contains("`box` is drawn in another way"), "\(outcome.transcript)")
    #expect(outcome.status == .snapshotsDiffer)
  }

  @Test(
    "compares bars within a tolerance with the old files of git",
    arguments: [
      (
        name: "a renamed colour beside a new title",
        edits: [("Buy", "Sell"), ("Brand", "Main")],
        moves: [("A.xcassets/Brand.colorset", "A.xcassets/Main.colorset")],
        lines: """
              `navigationBar` changed its text from `Buy` to `Sell`
              the picture is within its tolerance, the layout is not
              because `screen.navigationBar.title` changed from `Buy` to `Sell` (Snapshots/a.yaml:4)

        """
      ),
      (
        name: "a moved catalogue beside a new title",
        edits: [("Buy", "Sell"), ("A.xcassets", "B.xcassets")],
        moves: [("A.xcassets", "B.xcassets")],
        lines: "      `navigationBar` changed its text from `Buy` to `Sell`\n"
      ),
      (
        name: "a replaced picture", edits: [("cart", "bin")],
        moves: [("Snapshots/cart.svg", "old.svg"), ("other.svg", "Snapshots/bin.svg")],
        lines: "      `navigationBar` changed its picture from `cart.svg` to `bin.svg`\n"
      ),
      (
        name: "another picture with the same name", edits: [],
        moves: [("Snapshots/cart.svg", "old.svg"), ("other.svg", "Snapshots/cart.svg")],
        lines: "      `navigationBar` shows `cart.svg`, whose file changed\n"
      ),
    ])
  func oldFiles(
    _ row: (name: String, edits: [(String, String)], moves: [(String, String)], lines: String)
  ) throws {
    let repository = try GitRepository()
    let scratch = repository.scratch
    try scratch.write(
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
        "components":{"red":"1.000","green":"0","blue":"0","alpha":"1.000"}}}]}
      """, to: "A.xcassets/Brand.colorset/Contents.json")
    for (name, shape) in [
      ("Snapshots/cart.svg", "<circle cx='10' cy='10' r='10'/>"),
      ("other.svg", "<path d='M0 0h20L10 20z'/>"),
    ] {
      try scratch.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>\(shape)</svg>", to: name)
    }
    let spec = """
      matrix: { device: iphone-se-3 }
      assets: ../A.xcassets
      compare: { measure: yiq, limit: 5 % }
      screen: { navigationBar: { title: Buy, rightItems: [{ image: cart.svg }] } }
      views: { box: { background: Brand, size: [40, 50], pin: { top: 240, leading: 20 } } }

      """
    try repository.commit(spec, to: "Snapshots/a.yaml")
    try scratch.write(
      row.edits.reduce(spec) { $0.replacing($1.0, with: $1.1) }, to: "Snapshots/a.yaml")
    for (one, other) in row.moves {
      try FileManager.default.moveItem(at: scratch.file(one), to: scratch.file(other))
    }
    let outcome = repository.strut("compare", "HEAD")
    #expect(outcome.status == .snapshotsDiffer, "\(outcome.transcript)")
    #expect(outcome.out.contains(row.lines), "\(outcome.transcript)")
  }
}
