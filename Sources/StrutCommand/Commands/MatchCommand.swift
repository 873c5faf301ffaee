import Cells
import Commands
import Diagnostics
import Geometry
import Snapshots

enum MatchCommand: Command {
  private static let allowed = OptionDeclaration.value(
    "allow", "POINTS", "Allows this difference of a position or a size, such as 1; default: 0.5.")
  private static let write = OptionDeclaration.value(
    "write", "FILE", "Writes a first spec from one dump, in place of comparing.")
  private static let helper = OptionDeclaration.flag(
    "helper", "Prints a Swift file for the app's tests that writes dumps as JSON.")
  private static let junit = OptionDeclaration.value(
    "junit", "FILE", "Writes JUnit XML with one test case per dump.")

  static let declaration = CommandDeclaration(
    name: "match", summary: "Compares the layout of a spec with what the running app laid out.",
    operands: OperandDeclaration(
      "SPEC DUMP...",
      "A dump is a file with the output of `po view.recursiveDescription`, or JSON of the helper's "
        + "code. With --write, the only operand is a dump."),
    options: [
      allowed, write, helper, junit, .json, .annotations, .only, .device, .set, .limit, .jobs,
    ],
    example: (
      "strut match Snapshots/login/login.yaml dumps/*.txt",
      "Compares each dump with the cell of the same size."
    ))

  /// The options that only a comparison takes into account.
  private static let ofComparison: [OptionDeclaration] = [
    allowed, junit, .json, .only, .device, .set, .limit,
  ]

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    for (mode, excluded) in [(helper, [write] + ofComparison), (write, ofComparison)]
    where arguments.has(mode) {
      for option in excluded where arguments.has(option) {
        throw ArgumentError.excluded(option: option.name, by: mode.name)
      }
    }
    try arguments.requireOwnPaths([junit], in: console.workingFolder)
    if arguments.has(helper) {
      if let operand = arguments.operands.first {
        throw ArgumentError.unexpectedArgument(operand, command: "match --helper")
      }
      try console.out(matchHelper)
      return .success
    }
    if let path = arguments.value(write) { return try writeFirstSpec(to: path, arguments, console) }
    return try compare(arguments, console)
  }

  // MARK: Writing

  private static func writeFirstSpec(
    to path: String, _ arguments: Arguments, _ console: Console
  ) throws -> ExitStatus {
    guard let dump = arguments.operands.first else {
      throw ArgumentError.missingArgument("a dump", command: "match --write")
    }
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: "match --write")
    }
    let result = try writeSpec(
      from: dump, to: path, project: arguments.project, in: console.workingFolder)
    console.report(result.diagnostics, sources: result.sources)
    try console.out(result.summary)
    return ExitStatus(result.verdict)
  }

  // MARK: Comparing

  private static func compare(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard let spec = arguments.operands.first else {
      throw ArgumentError.missingArgument("a spec and dumps", command: declaration.name)
    }
    let dumps = Array(arguments.operands.dropFirst())
    guard !dumps.isEmpty else {
      throw ArgumentError.missingArgument("a dump after the spec", command: declaration.name)
    }
    var options = MatchOptions(
      dumps: dumps, in: console.workingFolder, jobs: try arguments.jobs(console),
      fontSetup: console.fontSetup)
    if let tolerance = try tolerance(arguments) { options.tolerance = tolerance }
    let choice = try CellChoice(arguments.replacingOperands(with: [spec]), console: console)
    switch choice {
    case .end(let status, let diagnostics):
      let verdict: RunVerdict = status == .nothingSelected ? .nothingSelected : .invalidInput
      try writeJUnit(matchJUnit(obstacle: diagnostics, verdict), arguments, console)
      return status
    case .cells(let cells, _, let workspace):
      if let error = severalSpecs(cells) {
        console.report([error])
        try writeJUnit(matchJUnit(obstacle: [error], .invalidInput), arguments, console)
        return .invalidInput
      }
      let result = try match(cells, options: options) {
        console.progress.update("matching", done: $0, total: dumps.count)
      }
      console.annotate(result.differences)
      console.report(result.problems, sources: result.sources + workspace.sources)
      if arguments.has(.json) {
        try console.out(result.json)
      } else {
        let text = DiagnosticText(sources: workspace.sources)
        let found = result.differences
        try console.out((found.isEmpty ? "" : text.text(of: found) + "\n") + result.summary)
      }
      try writeJUnit(result.junit, arguments, console)
      return ExitStatus(result.verdict)
    }
  }

  private static func writeJUnit(
    _ xml: String, _ arguments: Arguments, _ console: Console
  ) throws(FileError) {
    guard let path = arguments.value(junit) else { return }
    try OutputFile.write(xml, to: console.workingFolder.target(path))
  }

  private static func tolerance(_ arguments: Arguments) throws(ArgumentError) -> Points? {
    guard let text = arguments.value(allowed) else { return nil }
    let number = text.hasSuffix("pt") ? String(text.dropLast(2)) : text
    guard let points = DecimalNumber.parse(number.filter { $0 != " " }),
      (0...1000).contains(points)
    else {
      throw .badValue(
        option: allowed.name, value: text, expected: "a number of points from 0 to 1000")
    }
    return Points(points)
  }
}
