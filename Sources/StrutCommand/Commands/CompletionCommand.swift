enum CompletionCommand: Command {
  private static let names = Shell.allCases.map(\.rawValue)

  static let declaration = CommandDeclaration(
    name: "completion", summary: "Prints completions of commands and options for a shell.",
    operands: OperandDeclaration(names.joined(separator: "|")), options: [],
    example: (
      "strut completion bash > ~/.local/share/bash-completion/completions/strut",
      "Installs the completions for bash."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let known = names.map { "`\($0)`" }.joined(separator: ", ")
    guard let name = arguments.operands.first else {
      throw ArgumentError.missingArgument("a shell: \(known)", command: declaration.name)
    }
    guard let shell = Shell(rawValue: name), arguments.operands.count == 1 else {
      throw ArgumentError.unexpectedArgument(
        arguments.operands.count > 1 ? arguments.operands[1] : name, command: declaration.name)
    }
    let commands = Program.commands.map { $0.declaration }
    try console.out(Completion(shell: shell, commands: commands).script)
    return .success
  }
}
