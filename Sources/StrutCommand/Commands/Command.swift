/// A command of the program: its declaration and the function that runs it.
protocol Command {
  static var declaration: CommandDeclaration { get }
  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus
}
