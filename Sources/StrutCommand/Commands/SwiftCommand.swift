import Cells
import Commands
import SwiftTranslation

enum SwiftCommand: Command {
  private static let without = OptionDeclaration.value(
    "without", "RULE",
    "Leaves out a rule of the translation; repeatable: \(ruleNames.joined(separator: ", ")).",
    repeats: true)

  private static let onlyOverlay = OptionDeclaration.flag(
    "only-overlay", "Prepares a build, prints the paths of its files and does not start `swift`.")

  private static var ruleNames: [String] { TranslationRule.allCases.map(\.rawValue) }

  private static let actions: Set<String> = ["build", "test", "run"]

  static let declaration = CommandDeclaration(
    name: "swift",
    summary: "Builds, tests or runs a package that imports UIKit, on Linux.",
    operands: OperandDeclaration(
      "build|test|run [args] | explain FILE | names [TYPE]",
      "Options of `strut` come first. The arguments go to `swift`. The first call compiles the module "
        + "UIKit. `explain` prints what the translator changes in a file. `names` prints the types of "
        + "the module UIKit, or the members of a type."),
    options: [without, onlyOverlay, .jobs],
    example: (
      "strut swift test --filter LayoutTests",
      "Runs these tests with UIKit for Linux. The sources do not change."
    ), forwardingOperands: actions)

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let rules = try rules(arguments)
    let words = arguments.operands
    switch words.first {
    case .some("explain"): return try explain(arguments, rules, console: console)
    case .some("names"): return try names(arguments, console: console)
    case .some(let action) where actions.contains(action):
      let options = SwiftOptions(
        action: action, arguments: Array(words.dropFirst()), rules: rules,
        in: console.workingFolder, environment: console.environment,
        jobs: try arguments.jobs(console))
      do {
        return try start(options, isOnlyOverlay: arguments.has(onlyOverlay), console: console)
      } catch let error as UnknownPackages {
        console.report(error.diagnostics, sources: arguments.project.sources)
        return .invalidInput
      }
    case .some(let word):
      throw ArgumentError.unexpectedArgument(word, command: declaration.name)
    case nil:
      throw ArgumentError.missingArgument(
        "`build`, `test`, `run`, `explain` or `names`", command: declaration.name)
    }
  }

  private static func start(
    _ options: SwiftOptions, isOnlyOverlay: Bool, console: Console
  ) throws -> ExitStatus {
    let prepared = try prepareSwift(options) { console.err($0 + "\n") }
    console.report(prepared.diagnostics, sources: prepared.sources)
    if isOnlyOverlay {
      try console.out(prepared.summary)
      return .success
    }
    console.progress.end()
    let advice = SwiftAdvice(of: prepared)
    return try console.run(prepared.call) { advice.advice(on: $0) }
  }

  private static func explain(
    _ arguments: Arguments, _ rules: PackageRules, console: Console
  ) throws -> ExitStatus {
    let files = arguments.operands.dropFirst()
    guard let file = files.first else {
      throw ArgumentError.missingArgument("a Swift file", command: "\(declaration.name) explain")
    }
    if files.count > 1 {
      throw ArgumentError.unexpectedArgument(
        files[files.startIndex + 1], command: "\(declaration.name) explain")
    }
    let result = try explainSwift(file, rules: rules, in: console.workingFolder)
    console.report(result.diagnostics, sources: [result.source])
    try console.out(result.text)
    return .success
  }

  private static func names(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let operands = arguments.operands.dropFirst()
    if operands.count > 1 {
      throw ArgumentError.unexpectedArgument(
        operands[operands.startIndex + 1], command: "\(declaration.name) names")
    }
    let names = try SwiftNames()
    guard let type = operands.first else {
      try console.out(names.types.map { $0 + "\n" }.joined())
      return .success
    }
    guard let members = names.members(of: type) else {
      throw ArgumentError.unknownType(type, known: names.types)
    }
    try console.out(members)
    return .success
  }

  private static func rules(_ arguments: Arguments) throws(ArgumentError) -> PackageRules {
    var rules = Set(TranslationRule.allCases)
    for name in arguments.values(without) {
      guard let rule = TranslationRule(rawValue: name) else {
        throw .unknownValue(option: without.name, value: name, known: ruleNames)
      }
      rules.remove(rule)
    }
    return PackageRules(rules, exclusions: arguments.project.swiftExclusions)
  }
}
