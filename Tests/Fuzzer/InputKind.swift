import TestSupport

/// One kind of input: how it is made, and what must hold when the program reads it.
protocol InputKind {
  static var name: String { get }

  /// Prepares samples and files in the bench's project.
  init(on bench: Bench) throws

  /// Makes an input, always the same one from the same state of the generator.
  func make(_ random: inout SeededGenerator) -> [UInt8]

  /// Brings the input through the functions that the program's commands call.
  ///
  /// - Returns: everything that the program tells, with the faults in it.
  /// - Throws: an error that the program would report.
  func run(_ input: [UInt8]) throws -> Outcome
}

extension InputKind {
  /// The input with an index; inputs of other indices or seeds are independent of it.
  func input(_ index: Int, seed: UInt64) -> [UInt8] {
    var streams = SeededGenerator(seed: seed)
    var start = SeededGenerator(seed: streams.next() &+ UInt64(index))
    var random = SeededGenerator(seed: start.next())
    return make(&random)
  }

  /// Runs an input; an error is an outcome as well.
  func outcome(of input: [UInt8]) -> Outcome {
    do {
      return try run(input)
    } catch {
      return Outcome(text: "error: \(error)")
    }
  }
}

/// All kinds of inputs, in the order of the table.
enum InputKinds {
  static var all: [any InputKind.Type] {
    [
      SpecInputs.self, ExpressionInputs.self, VisualFormatInputs.self, PNGInputs.self,
      JPEGInputs.self, SVGInputs.self, FontInputs.self, InterfaceInputs.self, CatalogueInputs.self,
      WordInputs.self, DumpInputs.self, SwiftInputs.self, LayoutTextInputs.self,
      ConfigurationInputs.self, TimingsInputs.self, ResultsInputs.self, ArchiveInputs.self,
      TreeInputs.self,
    ]
  }

  static let names = all.map { $0.name }

  static func kind(named name: String) -> (any InputKind.Type)? {
    all.first { $0.name == name }
  }
}
