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

  @Test("keeps its lines within a terminal of 100 columns")
  func width() {
    let texts =
      [strut("--help").out] + Program.commands.map { strut($0.declaration.name, "--help").out }
    for line in texts.joined().split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test("comes with status 2 when no command is given")
  func nothing() {
    let outcome = strut()
    #expect(outcome.status == .wrongInput)
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
    "is told what was meant, with status 2",
    arguments: [
      Case(
        "a misspelt command", ["device"],
        """
        error: there is no command `device` [unknownCommand]
          help: did you mean `devices`?

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
  func told(_ row: Case) {
    let outcome = strut(row.words)
    #expect(outcome.status == .wrongInput)
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
    #expect(text.contains("pixels                   1179 × 2556\n"))
    #expect(text.contains("safe area, portrait      59 0 34 0\n"))
    #expect(text.contains("safe area, landscape     0 59 21 59\n"))
  }
}
