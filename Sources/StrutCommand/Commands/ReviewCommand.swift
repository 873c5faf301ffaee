import Cells
import Commands
import Diagnostics
import Foundation

enum ReviewCommand: Command {
  private static let terminal = OptionDeclaration.flag(
    "terminal", "Asks about each cause in the terminal instead of serving a page.")
  private static let port = OptionDeclaration.value(
    "port", "N", "Serves the page on this port; default: a free one.")
  private static let open = OptionDeclaration.flag("open", "Opens the page in the browser.")

  static let declaration = CommandDeclaration(
    name: "review",
    summary: "Serves the report of the last run with buttons to accept, reject and undo.",
    operands: OperandDeclaration(""), options: [terminal, port, open],
    example: (
      "strut review --open",
      "Opens the report in the browser. Ctrl-C ends the review."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    if let operand = arguments.operands.first {
      throw ArgumentError.unexpectedArgument(operand, command: declaration.name)
    }
    let wanted = try wantedPort(arguments)
    for option in [port, open] where arguments.has(option) && arguments.has(terminal) {
      throw ArgumentError.excluded(option: option.name, by: terminal.name)
    }
    let review = try Review(
      as: arguments.project.references, in: console.workingFolder,
      limits: arguments.project.limits, resources: arguments.project.resources)
    guard !review.isEmpty else {
      try console.out("There is nothing to review.\n")
      return .success
    }
    console.progress.end()
    let summary: String
    if arguments.has(terminal) {
      summary = try review.ask(readLine: console.readLine, write: console.out)
    } else {
      summary = try review.serve(onPort: wanted) { introduction, address in
        try console.out(introduction)
        if arguments.has(open) { openBrowser(at: address, console: console) }
      }
    }
    try console.out(summary)
    return .success
  }

  private static func wantedPort(_ arguments: Arguments) throws(ArgumentError) -> Int {
    guard let text = arguments.value(port) else { return 0 }
    guard let number = Int(text), (1...65_535).contains(number) else {
      throw .badValue(option: port.name, value: text, expected: "a port from 1 to 65535")
    }
    return number
  }

  /// Opens an address in the browser of the user.
  ///
  /// If there is no program that opens addresses, the user still has the address.
  private static func openBrowser(at address: String, console: Console) {
    #if canImport(Darwin)
      let name = "open"
    #else
      let name = "xdg-open"
    #endif
    guard let program = ProgramCall.program(named: name, console.environment) else {
      console.report([
        Diagnostic(
          Message(rule: "noOpener", text: "there is no `\(name)`, which opens the browser"),
          severity: .warning,
          help: "open the address yourself")
      ])
      return
    }
    let call = ProgramCall(
      program, [address], in: console.workingFolder.url, environment: console.environment)
    // A browser may stay until it is closed.
    DispatchQueue.global().async { _ = call.output() }
  }
}
