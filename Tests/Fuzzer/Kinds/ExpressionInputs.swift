import TestSupport

/// Constraints as expressions, in a small spec.
struct ExpressionInputs: InputKind {
  static let name = "expression"

  private let trial: SpecTrial

  init(on bench: Bench) { trial = SpecTrial(bench: bench, path: SpecInputs.path) }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    var text =
      random.chance(4)
      ? ConstraintTexts.expression(of: ConstraintTexts.views, &random)
      : ConstraintTexts.legalExpression(of: ConstraintTexts.views, &random)
    ConstraintTexts.disturb(&text, &random)
    return Array(text.utf8)
  }

  func run(_ input: [UInt8]) throws -> Outcome {
    let text = YAMLText.quoted(String(decoding: input, as: UTF8.self))
    return try trial.runInMemory(
      Array((ConstraintTexts.head + "constraints:\n  - \(text)\n").utf8))
  }
}

/// Constraints as strings of the Visual Format Language, in a small spec.
struct VisualFormatInputs: InputKind {
  static let name = "vfl"

  private let trial: SpecTrial

  init(on bench: Bench) { trial = SpecTrial(bench: bench, path: SpecInputs.path) }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    var text =
      random.chance(4)
      ? ConstraintTexts.format(of: ConstraintTexts.views, &random)
      : ConstraintTexts.legalFormat(of: ConstraintTexts.views, &random)
    ConstraintTexts.disturb(&text, &random)
    return Array(text.utf8)
  }

  func run(_ input: [UInt8]) throws -> Outcome {
    let text = YAMLText.quoted(String(decoding: input, as: UTF8.self))
    return try trial.runInMemory(
      Array((ConstraintTexts.head + "constraints:\n  - vfl: \(text)\n").utf8))
  }
}
