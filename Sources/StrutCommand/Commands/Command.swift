/// A command of the program: its declaration and the function that runs it.
protocol Command {
  static var declaration: CommandDeclaration { get }
  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus
  /// What an error replaces that stops the command before it begins; nil for nothing.
  static func destination(_ arguments: Arguments, console: Console) -> RunDestination?
}

extension Command {
  static func destination(_ arguments: Arguments, console: Console) -> RunDestination? { nil }
}
