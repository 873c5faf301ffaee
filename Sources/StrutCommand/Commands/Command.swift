/// One command of the program: its declaration and what it calls.
protocol Command {
  static var declaration: CommandDeclaration { get }
  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus
}
