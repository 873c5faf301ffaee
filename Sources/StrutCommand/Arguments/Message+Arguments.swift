import Cells
import Commands
import Diagnostics

extension ArgumentError: EnvironmentError {
  var diagnostic: Diagnostic {
    switch self {
    case .unknownCommand(let name, let known):
      Diagnostic(
        Message(rule: "unknownCommand", text: "there is no command `\(name)`"),
        help: name.hasSuffix(".yaml") || name.hasSuffix(".yml")
          ? "write `strut check \(ShellWord.path(name))`, or another command before the path"
          : Phrasebook.standard.name(name, in: "command")?.help
            ?? Self.suggestion(NearestName.of(name, in: known))
            ?? "`strut --help` lists the commands")
    case .unknownOption(let spelled, let value, let command, let known):
      Diagnostic(
        Message(rule: "unknownOption", text: "`strut \(command)` has no option `\(spelled)`"),
        help: Self.help(forOption: String(spelled.drop { $0 == "-" }), value, of: command, known)
          ?? "`strut \(command) --help` lists its options")
    case .missingValue(let option):
      Diagnostic(
        Message(rule: "missingValue", text: "`--\(option.name)` needs a value"),
        help: Phrasebook.standard.name(option.name, in: "option without value")?.help
          ?? "`--\(option.name) \(option.placeholder ?? "")` \(option.clause)")
    case .unexpectedValue(let option):
      Diagnostic(
        Message(rule: "unexpectedValue", text: "`--\(option)` takes no value"),
        help: "write `--\(option)` alone")
    case .repeated(let option):
      Diagnostic(
        Message(rule: "repeatedOption", text: "`--\(option)` is given twice"),
        help: "give it once")
    case .badValue(let option, let value, let expected):
      Diagnostic(
        Message(rule: "badValue", text: "`\(value)` is no value for `--\(option)`"),
        help: Phrasebook.standard.name(value, in: "option value \(option)")?.help
          ?? "give \(expected)")
    case .unknownValue(let option, let value, let known):
      Diagnostic(
        Message(rule: "badValue", text: "`\(value)` is no value for `--\(option)`"),
        help: Self.repeated(option, value, known)
          ?? Self.suggestion(NearestName.of(value, in: known)) ?? "give one of "
          + known.map { "`\($0)`" }.joined(separator: ", "))
    case .unknownType(let name, let known):
      Diagnostic(
        Message(rule: "unknownType", text: "Strut's module UIKit has no type `\(name)`"),
        help: Self.suggestion(NearestName.of(name, in: known))
          ?? "`strut swift names` lists the types")
    case .excluded(let option, let other):
      Diagnostic(
        Message(
          rule: "excludedOption", text: "`--\(option)` cannot be given with `--\(other)`"),
        help: "leave one of them out")
    case .samePath(let path, let options):
      Diagnostic(
        Message(
          rule: "samePath",
          text: "\(options.map { "`--\($0)`" }.joined(separator: " and ")) both name `\(path)`"),
        help: "give each a file of its own")
    case .outputOverReport(let path, let option):
      Diagnostic(
        Message(
          rule: "samePath", text: "`--\(option)` names `\(path)`, a file of the report"),
        help: "give the output a place of its own")
    case .outputOverInput(let path, let option):
      Diagnostic(
        Message(
          rule: "samePath", text: "`--\(option)` names `\(path)`, which Strut reads"),
        help: "give the output a place of its own")
    case .pictureOverInput(let path, let option):
      Diagnostic(
        Message(
          rule: "samePath", text: "`--\(option)` would replace `\(path)`, which Strut reads"),
        help: "give another folder")
    case .missingOption(let option, let other):
      Diagnostic(
        Message(rule: "missingOption", text: "`--\(other)` needs `--\(option)`"),
        help: "add `--\(option)`, or leave `--\(other)` out")
    case .missingChoice(let option, let values, let other):
      Diagnostic(
        Message(
          rule: "missingOption",
          text: "`--\(other)` needs "
            + values.map { "`--\(option) \($0)`" }.joined(separator: " or ")),
        help: "give `--\(option)` that one value, or leave `--\(other)` out")
    case .missingDocument(let option):
      Diagnostic(
        Message(rule: "missingArgument", text: "`--\(option)` needs a storyboard or xib"),
        help: "name the file of one, or leave `--\(option)` out")
    case .unknownName(let name, let translations, let known):
      Diagnostic(
        Message(rule: "unknownName", text: "the reference has no `\(name)`"),
        help: Self.reference(of: translations.filter(known.contains))
          ?? Self.suggestion(NearestName.of(name, in: known))
          ?? "`strut reference` prints the whole reference")
    case .unexpectedArgument(let argument, let command):
      Diagnostic(
        Message(
          rule: "unexpectedArgument", text: "`strut \(command)` does not take `\(argument)`"),
        help: "`strut \(command) --help` shows how it is used")
    case .shard(let error): error.diagnostic
    case .missingArgument(let what, let command):
      Diagnostic(
        Message(rule: "missingArgument", text: "`strut \(command)` needs \(what)"),
        help: "`strut \(command) --help` shows how it is used")
    }
  }

  private static func help(
    forOption name: String, _ value: String?, of command: String, _ known: [String]
  ) -> String? {
    // The user wrote `-json` instead of `--json`.
    if known.contains(name) { return "write `--\(name)`" }
    // `--limit` of the other commands raises a limit of specs.
    if name == "limit", known.contains("allow") { return "write `--allow`" }
    if let answer = Phrasebook.standard.option(name, value, of: command, known: known) {
      return answer.help
    }
    return suggestion(NearestName.of(name, in: known).map { "--\($0)" })
  }

  /// The option once for each of several values behind commas; nil for other values.
  private static func repeated(_ option: String, _ value: String, _ known: [String]) -> String? {
    let values = value.split(separator: ",").map(String.init)
    guard values.count > 1, values.allSatisfy(known.contains) else { return nil }
    return "write `\(values.map { "--\(option) \($0)" }.joined(separator: " "))`"
  }

  private static func reference(of names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    return "see " + WordList.of(names.map { "`strut reference \($0)`" }, "or")
  }

  private static func suggestion(_ name: String?) -> String? {
    name.map { "did you mean `\($0)`?" }
  }
}

extension OptionDeclaration {
  /// The summary as the end of a sentence, without its full stop.
  fileprivate var clause: String {
    summary.prefix(1).lowercased() + summary.dropFirst().dropLast(summary.hasSuffix(".") ? 1 : 0)
  }
}
