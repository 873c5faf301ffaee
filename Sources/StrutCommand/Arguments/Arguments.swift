import Cells
import Commands
import Diagnostics

/// The arguments of a command, parsed by its declaration.
///
/// The parser is written by hand. Declarations are values: the help, the tests of the manual and
/// the suggestions for misspelled options use them. A parser package would be the only dependency
/// of the program. Every user of the library would have to fetch and compile it.
struct Arguments: Hashable, Sendable {
  /// The words that are neither options nor values of options, in their order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  /// The defaults from the configuration of the project.
  var project = Project()

  /// Parses the words after the name of the command.
  ///
  /// An option is `--name value` or `--name=value`. After `--`, all words are operands, and also
  /// after an operand that the command forwards.
  init(_ words: [String], for command: CommandDeclaration) throws(ArgumentError) {
    var rest = words[...]
    var acceptsOptions = true
    while let word = rest.popFirst() {
      guard acceptsOptions, word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        if operands.count == 1, command.forwardingOperands.contains(word) {
          operands += rest
          return
        }
        continue
      }
      if word == "--" {
        acceptsOptions = false
        continue
      }
      try readOption(word, rest: &rest, command: command)
    }
  }

  private mutating func readOption(
    _ word: String, rest: inout ArraySlice<String>, command: CommandDeclaration
  ) throws(ArgumentError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelled = String(parts[0])
    let name = spelled == "-h" ? "help" : String(spelled.drop { $0 == "-" })
    guard let option = command.allOptions.first(where: { $0.name == name }),
      spelled == "-h" || spelled.hasPrefix("--")
    else {
      let next = rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
      throw .unknownOption(
        spelled, value: parts.count == 2 ? String(parts[1]) : next, command: command.name,
        known: command.allOptions.map(\.name))
    }
    if values[name] != nil, !option.repeats { throw .repeated(option: name) }
    guard option.placeholder != nil else {
      guard parts.count == 1 else { throw .unexpectedValue(option: name) }
      values[name] = [""]
      return
    }
    let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
    guard let value, !value.isEmpty else {
      throw .missingValue(option)
    }
    values[name, default: []].append(value)
  }
}

extension Arguments {
  func has(_ option: OptionDeclaration) -> Bool { values[option.name] != nil }

  func value(_ option: OptionDeclaration) -> String? { values[option.name]?.last }

  func values(_ option: OptionDeclaration) -> [String] { values[option.name] ?? [] }

  /// The arguments with other operands, for a command whose operands have several meanings.
  func replacingOperands(with operands: [String]) -> Arguments {
    var arguments = self
    arguments.operands = operands
    return arguments
  }

  /// A whole number in the range, or nil if the option is absent.
  func integer(
    _ option: OptionDeclaration, in range: ClosedRange<Int>
  ) throws(ArgumentError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badValue(
        option: option.name, value: text,
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
