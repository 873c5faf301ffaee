import TestSupport
import Testing

@testable import StrutCommand

@Suite("Picking and setting cells") struct SelectionTests {
  private static let box = """
    axes: { user: [guest, member] }
    matrix:
      device: [iphone-se-3, { id: pocket, width: 100, height: 200 }]
      exclude: [{ device: pocket, direction: rtl }]
    views: { box: { pin: superview } }
    when: [{ user: guest, views: { box: { alpha: 0.5 } } }]
    """

  @Test("finds a spec or a folder by its name below the project's paths", arguments: nameRows)
  func byName(_ row: NameCase) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "Snapshots/login/login.yaml")
    try scratch.write(small, to: "Snapshots/chat.yaml")
    for (path, text) in row.files { try scratch.write(text, to: path) }
    let outcome = strut("check", row.name, in: scratch.path)
    #expect(outcome.status == row.status, "\(outcome.transcript)")
    #expect(outcome.transcript.contains(row.words), "\(outcome.transcript)")
  }

  struct NameCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let name: String
    var files: [String: String] = [:]
    var status = ExitStatus.success
    let words: String
  }

  static let nameRows = [
    NameCase(testDescription: "a folder", name: "login", words: "1 spec OK, 4 cells"),
    NameCase(testDescription: "a file", name: "chat", words: "1 spec OK, 4 cells"),
    NameCase(
      testDescription: "what is here counts first", name: "login",
      files: ["login/other.yaml": "views: { a: }"], words: "1 spec OK, 1 cell"),
    NameCase(
      testDescription: "below other paths", name: "home",
      files: ["screens/home.yaml": "views: { a: }", ".strut/config.yaml": "paths: [screens]"],
      words: "1 spec OK, 1 cell"),
    NameCase(
      testDescription: "nowhere", name: "home", status: .invalidInput,
      words: "there is nothing at `home`"),
  ]

  @Test("says how to select all cells of a screen")
  func screen() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "Snapshots/login/login.yaml")
    let outcome = strut("layout", "--only", "login", in: scratch.path)
    #expect(outcome.status == .nothingSelected)
    #expect(outcome.err.contains("`login/*` selects all cells of the screen `login`"))
    #expect(strut("layout", "--only", "login/*", in: scratch.path).status == .success)
  }

  @Test(
    "names each pattern that no cell matches, also beside others",
    arguments: [
      (["--only", "login/*", "--only", "chat/iphone-se3"], "`chat/iphone-se3`"),
      (["--device", "iphone-*", "--device", "ipda-*"], "`ipda-*`"),
      (["--only", "nothing", "--device", "iphone-*"], "`nothing`"),
      (["--only", "chat/iphone-se-3", "--only", "a", "--device", "b"], "`a`, `b`"),
      (["--only", "login/iphone-se-3", "--device", "iphone-8"], "`login/iphone-se-3`, `iphone-8`"),
    ], ["check", "layout", "lint", "test", "render"])
  func mistypedPattern(_ row: (words: [String], named: String), command: String) throws {
    let scratch = try TemporaryFolder()
    for name in ["login", "chat"] {
      try scratch.write(
        "matrix: { device: [iphone-se-3, iphone-8] }\nviews: { a: }\n",
        to: "Snapshots/\(name).yaml")
    }
    let outcome = strut([command] + row.words, in: scratch.path)
    #expect(outcome.status == .nothingSelected)
    #expect(
      outcome.err.hasPrefix("error: no cell matches \(row.named) [nothingSelected]\n"),
      "\(outcome.transcript)")
  }

  @Test("says how to draw a device that the matrix lacks, and how to pick a rule")
  func devices() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "login.yaml")
    let device = strut("layout", "login.yaml", "--device", "ipad-mini-6", in: scratch.path)
    #expect(device.status == .nothingSelected)
    #expect(device.err.contains("help: write `--set device=ipad-mini-6`"))
    let rule = strut("lint", "login.yaml", "--only", "touchTarget", in: scratch.path)
    #expect(
      rule.err.contains(
        "`touchTarget` is a rule: write `--rule touchTarget` in place of `--only touchTarget`"))
  }

  @Test("takes other values of axes than the matrix has", arguments: rows)
  func set(_ row: Row) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.box, to: "box/box.yaml")
    let outcome = strut(["layout", "box"] + row.words, in: scratch.path)
    #expect(outcome.err == row.err)
    #expect(outcome.status == row.status)
    let names = outcome.out.split(separator: "\n").filter { $0.hasPrefix("box/") }
    #expect(names.map { String($0.dropFirst(4)) } == row.cells)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let words: [String]
    var cells: [String] = []
    var err = ""
    var status = ExitStatus.success

    var testDescription: String { name }
  }

  private static let rows = [
    Row(
      name: "one value", words: ["--set", "appearance=dark"],
      cells: ["iphone-se-3.dark", "pocket.dark"]),
    Row(
      name: "several, together and one by one",
      words: ["--set", "device=iphone-x", "--set", "user=member,guest", "--set=device=pocket"],
      cells: ["iphone-x.user-member", "iphone-x", "pocket.user-member", "pocket"]),
    Row(
      name: "patterns and groups", words: ["--set", "device=ipad-mini-*,pocket"],
      cells: ["ipad-mini-5", "ipad-mini-6", "ipad-mini-a17", "pocket"]),
    Row(
      name: "a size", words: ["--set", "device=ipad-mini-6", "--set", "window=400x600"],
      cells: ["ipad-mini-6.window-400x600"]),
    Row(
      name: "what the matrix excludes", words: ["--set", "direction=rtl"],
      cells: ["iphone-se-3.rtl"]),
    Row(
      name: "with names of cells",
      words: ["--set", "appearance=light,dark", "--only", "*.dark", "--device", "iphone-*"],
      cells: ["iphone-se-3.dark"]),
    Row(
      name: "an axis that no spec has", words: ["--set", "appearence=dark"],
      err: """
        error: no spec has an axis `appearence` [unknownAxis]
          help: did you mean `appearance`?

        """, status: .invalidInput),
    Row(
      name: "values that the axis has not", words: ["--set", "appearance=drak,light,blue"],
      err: """
        error: there is no appearance `drak` [unknownAxisValue]
          help: did you mean `dark`?

        error: there is no appearance `blue` [unknownAxisValue]
          help: use one of `light`, `dark`

        """, status: .invalidInput),
    Row(
      name: "no value", words: ["--set", "appearance"],
      err: """
        error: `appearance` is no value for `--set` [badValue]
          help: give an axis and its values, such as `appearance=light,dark`

        """, status: .invalidInput),
    Row(
      name: "only what no device can be in", words: ["--set", "keyboard=floating"],
      err: """
        error: no cell matches `keyboard=floating` [nothingSelected]
          note: 2 impossible cells left out:
          note: box: keyboards float on iPads alone: iphone-se-3.keyboard-floating
          note: box: a custom device has no keyboard but one whose height is given: pocket.keyboard-floating
          help: `strut layout` lists the cells

        """, status: .nothingSelected),
  ]

  @Test("is an error only where no spec has the axis")
  func severalSpecs() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.box, to: "box/box.yaml")
    try scratch.write("views: { a: {} }", to: "plain/plain.yaml")
    let outcome = strut("check", "box", "plain", "--set", "user=member", in: scratch.path)
    #expect(outcome.transcript == "2 specs OK, 3 cells\n")
    let wrong = strut("check", "box", "plain", "--set", "textSize=huge", in: scratch.path)
    #expect(wrong.status == .invalidInput)
    #expect(wrong.err.split(separator: "\n").count == 1 + 1)
  }

  @Test("names the cells that no device can be in, and why")
  func impossible() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      "matrix: { device: [iphone-x, iphone-8], orientation: '*', keyboard: [hidden, floating] }",
      to: "a/a.yaml")
    let reported = """
      9 impossible cells left out:
        a: keyboards float on iPads alone: iphone-x.keyboard-floating, \
      iphone-x.landscape.keyboard-floating, iphone-x.landscapeRight.keyboard-floating, \
      iphone-8.keyboard-floating, iphone-8.landscape.keyboard-floating, \
      iphone-8.landscapeRight.keyboard-floating and 1 more
        a: a phone without a home button never stands upside down: \
      iphone-x.portraitUpsideDown, iphone-x.portraitUpsideDown.keyboard-floating

      """
    let check = strut("check", "a", in: scratch.path)
    #expect(check.out == "1 spec OK, 7 cells\n" + reported)
    let render = strut("render", "a", "--out", "out", in: scratch.path)
    #expect(render.out == "7 cells drawn into out\n" + reported)
    let one = strut("render", "a", "--out", "out", "--only", "iphone-x", in: scratch.path)
    #expect(one.out == "1 cell drawn into out\n")
  }

  @Test("checks only the cells that are picked")
  func check() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.box, to: "box/box.yaml")
    #expect(
      strut("check", "box", "--device", "pocket", in: scratch.path).out
        == "1 spec OK, 1 cell\n")
    let nothing = strut("check", "box", "--only", "nothing", in: scratch.path)
    #expect(nothing.status == .nothingSelected)
  }

  @Test("keeps references of other cells")
  func references() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.box, to: "box/box.yaml")
    #expect(
      strut("test", "box", "--record", "all", in: scratch.path).status == .snapshotsDiffer)
    let outcome = strut(
      "test", "box", "--set", "appearance=dark", "--record", "all", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(!outcome.out.contains("no cell names"))
    for name in ["iphone-se-3", "pocket", "iphone-se-3.dark", "pocket.dark"] {
      #expect(scratch.exists("box/references/\(name).png"), "\(name)")
    }
  }
}
