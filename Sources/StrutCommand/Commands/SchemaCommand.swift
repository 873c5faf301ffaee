import Commands

/// `strut schema`.
enum SchemaCommand: Command {
  static let declaration = CommandDeclaration(
    name: "schema",
    summary: "Prints the JSON Schema of specs, for editors, or of what commands write as JSON.",
    operands: "spec, results, lint, explain or sweep", options: [],
    example: (
      "strut schema spec", "Prints the schema by which editors complete and explain specs."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let names = SchemaListing.names.map { "`\($0)`" }.joined(separator: ", ")
    guard let name = arguments.operands.first else {
      throw ArgumentError.missingArgument("a schema: \(names)", command: declaration.name)
    }
    guard let schema = SchemaListing.schema(name), arguments.operands.count == 1 else {
      throw ArgumentError.unexpectedArgument(
        arguments.operands.count > 1 ? arguments.operands[1] : name, command: declaration.name)
    }
    try console.out(schema)
    return .success
  }
}
