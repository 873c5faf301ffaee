/// The declaration of the operands of a command, for the help.
struct OperandDeclaration: Hashable, Sendable {
  /// The operands in the usage line; optional ones are in brackets.
  let usage: String
  /// The sentence below the usage line, or nil.
  let note: String?

  /// - Parameters:
  ///   - usage: the operands in the usage line.
  ///   - note: their meaning and their default.
  init(_ usage: String, _ note: String? = nil) {
    self.usage = usage
    self.note = note
  }
}

extension OperandDeclaration {
  static let specs = OperandDeclaration(
    "[paths]",
    "Paths are specs or folders of specs; default: Snapshots, or `paths` in .strut/config.yaml.")
  static let failures = OperandDeclaration(
    "[cells]", "Cells are names or globs, such as \"chat/iphone-*\"; default: all failures.")
}
