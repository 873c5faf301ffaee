import Testing

@testable import StrutCommand

@Suite("A command line")
struct ArgumentsTests {
  private static let command = CommandDeclaration(
    name: "render", summary: "Draws.", operands: .specs,
    options: [.only, .jobs, .json], example: ("strut render", "Draws."))

  private func parse(_ words: [String]) throws(ArgumentError) -> Arguments {
    try Arguments(words, for: Self.command)
  }

  @Test("gives operands and options in any order")
  func order() throws {
    let arguments = try parse(["a", "--only", "x*", "b", "--only=y", "--json", "--", "--c"])
    #expect(arguments.operands == ["a", "b", "--c"])
    #expect(arguments.values(.only) == ["x*", "y"])
    #expect(arguments.has(.json))
    #expect(!arguments.has(.jobs))
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: [String]
    let error: ArgumentError
    init(_ description: String, _ words: [String], _ error: ArgumentError) {
      testDescription = description
      self.words = words
      self.error = error
    }
  }

  private static let known = command.allOptions.map(\.name)

  @Test(
    "refuses what it does not know",
    arguments: [
      Mistake(
        "a misspelt option", ["--onyl", "x"],
        .unknownOption("--onyl", value: "x", command: "render", known: known)),
      Mistake(
        "one dash", ["-only", "x"],
        .unknownOption("-only", value: "x", command: "render", known: known)),
      Mistake("no value", ["--only"], .missingValue(.only)),
      Mistake("an empty value", ["--only="], .missingValue(.only)),
      Mistake("a value for a switch", ["--json=yes"], .unexpectedValue(option: "json")),
      Mistake("twice", ["--jobs", "1", "--jobs", "2"], .repeated(option: "jobs")),
    ])
  func mistakes(_ row: Mistake) {
    #expect(throws: row.error) { try parse(row.words) }
  }

  @Test("reads whole numbers in their range only", arguments: ["0", "-1", "1.5", "x", "1000"])
  func integers(_ text: String) throws {
    let arguments = try parse(["--jobs=\(text)"])
    #expect(throws: ArgumentError.self) { try arguments.integer(.jobs, in: 1...256) }
  }
}
