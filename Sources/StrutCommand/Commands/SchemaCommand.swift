import Reports
import SpecReference

enum SchemaCommand: Command {
  static let declaration = CommandDeclaration(
    name: "schema",
    summary: "Prints the JSON Schema of specs or of JSON output.",
    operands: OperandDeclaration("spec|results|lint|explain|sweep"), options: [],
    example: (
      "strut schema spec",
      "Prints the schema of specs, for completion in editors."
    ))

  static let names = ["spec", "results", "lint", "explain", "sweep"]

  /// The JSON Schema with the name, or nil if there is none.
  static func schema(_ name: String) -> String? {
    switch name {
    case "spec": SpecSchema.text
    case "results": PublishedSchema.results.text
    case "lint": PublishedSchema.lint.text
    case "explain": PublishedSchema.explain.text
    case "sweep": PublishedSchema.sweep.text
    default: nil
    }
  }

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let known = names.map { "`\($0)`" }.joined(separator: ", ")
    guard let name = arguments.operands.first else {
      throw ArgumentError.missingArgument("a schema: \(known)", command: declaration.name)
    }
    guard let schema = schema(name), arguments.operands.count == 1 else {
      throw ArgumentError.unexpectedArgument(
        arguments.operands.count > 1 ? arguments.operands[1] : name, command: declaration.name)
    }
    try console.out(schema)
    return .success
  }
}
