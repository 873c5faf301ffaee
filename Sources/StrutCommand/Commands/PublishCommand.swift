import Cells
import Commands
import Foundation

enum PublishCommand: Command {
  private static let branch = OptionDeclaration.value(
    "branch", "NAME", "Publishes on this branch; default: strut-pictures.")
  private static let remote = OptionDeclaration.value(
    "remote", "NAME|URL", "Publishes in this repository; default: origin.")
  private static let keep = OptionDeclaration.value(
    "keep", "DAYS", "Drops pictures that were published more days ago; default: 30.")

  static let declaration = CommandDeclaration(
    name: "publish",
    summary: "Publishes pictures of failures on a branch, for a comment on a pull request.",
    operands: OperandDeclaration(
      "[results]",
      "A folder or a ZIP archive holds the results of a run; default: .strut/last-run."),
    options: [branch, remote, keep] + RunFiles.markdownOptions,
    example: (
      "strut publish --keep 7",
      "Pushes pictures of the last run, and drops those of more than 7 days ago."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: declaration.name)
    }
    let files = try arguments.runFiles(console)
    guard files.paths.isEmpty || files.picturesURL != nil else {
      throw ArgumentError.missingOption("pictures-url", neededBy: "markdown")
    }
    let summary = try publish(
      PublishOptions(
        run: arguments.operands.first, branch: arguments.value(branch) ?? "strut-pictures",
        remote: arguments.value(remote) ?? "origin", keptDays: try keptDays(arguments),
        files: files,
        environment: console.environment, time: Int(Date().timeIntervalSince1970)),
      in: console.workingFolder)
    try console.out(summary)
    return .success
  }

  /// The greatest number of days, about a hundred years.
  private static let mostDays = 36_500

  private static func keptDays(_ arguments: Arguments) throws(ArgumentError) -> Int {
    guard let text = arguments.value(keep) else { return 30 }
    guard let days = Int(text), (1...mostDays).contains(days) else {
      throw .badValue(
        option: keep.name, value: text, expected: "a number of days from 1 to \(mostDays)")
    }
    return days
  }
}
