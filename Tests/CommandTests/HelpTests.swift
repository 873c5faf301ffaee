import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("The program's help")
struct HelpTests {
  @Test("lists every command")
  func program() {
    let outcome = strut("--help")
    #expect(outcome.status == .success)
    for command in Program.commands {
      #expect(outcome.out.contains("  \(command.declaration.name) "))
    }
    #expect(outcome.err.isEmpty)
  }

  @Test("shows every option of a command, with an example")
  func commands() {
    for command in Program.commands {
      let outcome = strut(command.declaration.name, "--help")
      #expect(outcome.status == .success)
      #expect(outcome.out.contains("Usage: strut \(command.declaration.name)"))
      #expect(outcome.out.contains("Example:\n  strut \(command.declaration.name)"))
      for option in command.declaration.allOptions {
        #expect(outcome.out.contains("  --\(option.name)"))
      }
    }
  }

  @Test("lists the options of a command before those of all commands")
  func order() throws {
    let lines = strut("compare", "--help").out.split(separator: "\n")
    let names = lines.filter { $0.hasPrefix("  --") }.compactMap {
      $0.dropFirst(4).split { !$0.isLetter && $0 != "-" }.first.map(String.init)
    }
    let own = ["path", "report"]
    #expect(Array(names.prefix(2)) == own)
    let (only, jobs) = (names.firstIndex(of: "only"), names.firstIndex(of: "jobs"))
    #expect(try #require(only) < #require(jobs))
  }

  @Test("of a command is shown by `help` too, and the version by `version`")
  func words() {
    #expect(strut("help").out == strut("--help").out)
    #expect(strut("help", "lint").out == strut("lint", "--help").out)
    #expect(strut("version").out == strut("--version").out)
    let unknown = strut("help", "lnt")
    #expect(unknown.status == .invalidInput)
    #expect(unknown.err.contains("did you mean `lint`?"))
  }

  @Test("of the language is found by a name", arguments: referenceRows)
  func reference(_ row: ReferenceCase) {
    let outcome = strut("reference", row.name)
    #expect(outcome.status == (row.error == nil ? .success : .invalidInput))
    let headings = outcome.out.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(headings.map(String.init) == row.headings)
    if let error = row.error { #expect(outcome.err.contains(error)) }
  }

  struct ReferenceCase: CustomTestStringConvertible, Sendable {
    let name: String
    var headings: [String] = []
    var error: String?

    var testDescription: String { name }
  }

  static let referenceRows = [
    ReferenceCase(name: "columns", headings: ["### collection"]),
    ReferenceCase(name: "contentInsets", headings: ["### button", "### textField"]),
    ReferenceCase(name: "Label", headings: ["### label", "### System colours"]),
    ReferenceCase(name: "pin", headings: ["### Shorthands", "### Pin", "### Symbols"]),
    ReferenceCase(name: "iphone-x", headings: ["## Devices"]),
    ReferenceCase(name: "UILabel", error: "help: see `strut reference label`"),
    ReferenceCase(name: "textAlignment", error: "help: see `strut reference alignment`"),
    ReferenceCase(name: "colums", error: "help: did you mean `columns`?"),
    ReferenceCase(name: "zzz", error: "help: `strut reference` prints the whole reference"),
  ]

  @Test("shows examples that do what they say")
  func examples() throws {
    let scratch = try TemporaryFolder()
    let spec = small.replacingOccurrences(of: "iphone-se-1", with: "iphone-15-pro")
    try scratch.write(spec, to: "Snapshots/chat/chat.yaml")
    func run(_ name: String) throws -> Outcome {
      let command = try #require(Program.commands.first { $0.declaration.name == name })
      return strut(PageSession.words(command.declaration.example.line), in: scratch.path)
    }
    for name in ["render", "layout", "check", "devices", "reference"] {
      let outcome = try run(name)
      #expect(outcome.status == .success, "\(name)\n\(outcome.transcript)")
      #expect(!outcome.out.isEmpty)
    }
    for picture in ["iphone-15-pro.png", "iphone-15-pro.svg", "iphone-8.landscape.svg"] {
      #expect(scratch.exists("pictures/chat/\(picture)"))
    }
    #expect(try run("test").out.contains("4 cells: 4 were recorded\n"))

    try scratch.write(
      spec.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "Snapshots/chat/chat.yaml")
    #expect(strut("test", "Snapshots/chat", in: scratch.path).out.contains("4 cells: 4 differ\n"))
    #expect(try run("report").out == "4 cells: 4 differ\nthe report is review/index.html\n")
    #expect(scratch.exists("review/index.html"))
    #expect(try run("accept").out.hasSuffix("Accepted 4 cells. Run `strut test` to check.\n"))
  }

  @Test("shows the program's own example, which draws")
  func programExample() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "Snapshots/chat/chat.yaml")
    let line = try #require(
      strut("--help").out.components(separatedBy: "Example:\n  ").last?.prefix { $0 != "\n" })
    #expect(strut(PageSession.words(String(line)), in: scratch.path).status == .success)
    #expect(scratch.exists("pictures/chat/iphone-8.png"))
  }

  @Test("keeps its lines within a terminal of 80 columns")
  func width() {
    let texts =
      [strut("--help").out] + Program.commands.map { strut($0.declaration.name, "--help").out }
    for line in texts.joined().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("comes with status 2 when no command is given")
  func nothing() {
    let outcome = strut()
    #expect(outcome.status == .invalidInput)
    #expect(outcome.out == strut("--help").out)
  }

  @Test("gives the version")
  func version() {
    #expect(strut("--version").out == "strut \(Program.version)\n")
  }
}

@Suite("A wrong command line")
struct WrongCommandLineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: [String]
    let message: String
    init(_ description: String, _ words: [String], _ message: String) {
      testDescription = description
      self.words = words
      self.message = message
    }
  }

  @Test(
    "gets a suggestion, with status 2",
    arguments: [
      Case(
        "a misspelt command", ["device"],
        """
        error: there is no command `device` [unknownCommand]
          help: write `strut devices`

        """),
      Case(
        "an unknown command", ["frobnicate"],
        """
        error: there is no command `frobnicate` [unknownCommand]
          help: `strut --help` lists the commands

        """),
      Case(
        "a misspelt option", ["devices", "--jsn"],
        """
        error: `strut devices` has no option `--jsn` [unknownOption]
          help: did you mean `--json`?

        """),
      Case(
        "another tool's option", ["accept", "--all"],
        """
        error: `strut accept` has no option `--all` [unknownOption]
          help: leave it out: `strut accept` takes all failures

        """),
      Case(
        "another tool's option that only one command explains", ["devices", "--list"],
        """
        error: `strut devices` has no option `--list` [unknownOption]
          help: leave it out: `strut devices` lists them

        """),
      Case(
        "another tool's format", ["lint", "box.yaml", "--format", "json"],
        """
        error: `strut lint` has no option `--format` [unknownOption]
          help: write `--json`

        """),
      Case(
        "an option without its value", ["test", "--record"],
        """
        error: `--record` needs a value [missingValue]
          help: write `--record all`, or `--record missing` for new references only

        """),
      Case(
        "several values behind commas", ["lint", "box.yaml", "--rule", "touchTarget,overlap"],
        """
        error: `touchTarget,overlap` is no value for `--rule` [badValue]
          help: write `--rule touchTarget --rule overlap`

        """),
      Case(
        "a device that is not there", ["devices", "iphone-15-por"],
        """
        error: there is no device `iphone-15-por` [unknownDevice]
          help: did you mean `iphone-15-pro`?

        """),
      Case(
        "too many devices", ["devices", "iphone-x", "iphone-xr"],
        """
        error: `strut devices` does not take `iphone-xr` [unexpectedArgument]
          help: `strut devices --help` shows how it is used

        """),
    ])
  func reported(_ row: Case) {
    let outcome = strut(row.words)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err == row.message)
    #expect(outcome.out.isEmpty)
  }
}

@Suite("The device listing")
struct DevicesCommandTests {
  @Test("has a line for every device and a heading")
  func table() {
    let outcome = strut("devices")
    #expect(outcome.status == .success)
    #expect(outcome.out.contains("iphone-15-pro  "))
    #expect(outcome.out.split(separator: "\n").filter { $0.hasPrefix("ip") }.count == 55)
  }

  @Test("gives one device's figures")
  func detail() {
    let text = strut("devices", "iphone-15-pro").out
    #expect(text.contains("pixels                     1179 × 2556\n"))
    #expect(text.contains("safe area, portrait, 18    59 0 34 0\n"))
    #expect(text.contains("safe area, landscape, 26   0 59 20 59\n"))
    #expect(
      text.contains(
        "keyboard, portrait, 18     336, 291 without suggestions, number pad 291\n"))
    #expect(strut("devices", "ipad-pro-11").out.contains("809, regular × regular\n"))
    #expect(!strut("devices", "ipad-pro-11").out.contains("half, portrait"))
  }

  @Test("fits a hundred columns")
  func width() {
    let table = strut("devices").out.split(separator: "\n")
    #expect(table.allSatisfy { $0.count <= 100 })
    for line in table where line.hasPrefix("ip") {
      let id = String(line.prefix { $0 != " " })
      #expect(strut("devices", id).out.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }

  @Test("takes groups and patterns")
  func several() {
    func ids(_ name: String) -> [String] {
      strut("devices", name).out.split(separator: "\n").filter { $0.hasPrefix("ip") }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
    }
    #expect(ids("home-button").count == 11)
    #expect(ids("iphone-se-*") == ["iphone-se-1", "iphone-se-2", "iphone-se-3"])
    #expect(
      strut("devices", "notchd").err.contains("did you mean `notched`?"))
    #expect(strut("devices", "iphone-99*").status == .invalidInput)
  }

  @Test("draws a device with its figures", arguments: ["iphone-x", "iphone-15-pro", "ipad-pro-11"])
  func drawing(_ id: String) {
    let outcome = strut("devices", id, "--svg")
    #expect(outcome.status == .success)
    #expect(outcome.out.hasPrefix("<?xml"))
    #expect(outcome.out.hasSuffix("</svg>\n"))
  }

  @Test("draws a device on the system that is asked for, a tablet with its windows")
  func system() {
    func words(_ arguments: String...) -> String {
      strut(["devices", "ipad-pro-11", "--svg"] + arguments).out
    }
    #expect(words() == words("--os", "18"))
    #expect(words("--os", "26") != words("--os", "18"))
    let unknown = strut("devices", "iphone-x", "--svg", "--os", "26")
    #expect(unknown.status == .invalidInput)
    #expect(
      unknown.err == """
        error: `26` is no value for `--os` [badValue]
          help: give `18`, which iphone-x runs

        """)
    #expect(strut("devices", "iphone-x", "--os", "18").err.contains("`--os` needs `--svg`"))
  }

  @Test("draws one device at a time")
  func wrongDrawings() {
    #expect(strut("devices", "--svg").err.contains("needs a device for `--svg` [missingArgument]"))
    #expect(
      strut("devices", "iphone-x", "--svg", "--json").err.contains(
        "`--json` cannot be given with `--svg` [excludedOption]"))
    #expect(strut("devices", "iphone-99", "--svg").status == .invalidInput)
  }
}
