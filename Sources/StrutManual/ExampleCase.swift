import Reports
package import Strut

/// One case of the language by example: a number, and the specs whose titles begin with it.
package struct ExampleCase: Sendable {
  package let number: String
  package let specs: [LoadedSpec]

  /// What the page is about, in the words that stand over the specs in `strut render --report`: those
  /// of the only spec, or what its variants have in common.
  package var title: String {
    guard let first = specs.first else { return "" }
    let title = ScreenTitle(first.title)
    guard specs.count == 1 else { return title.topic }
    return title.text + (title.mark.map { " (\($0))" } ?? "")
  }

  /// The page's file name without its ending.
  package var page: String { "Example-\(number.split(separator: ".").joined(separator: "-"))" }

  /// The cases of specs, in their order.
  ///
  /// - Parameter specs: those whose titles begin without a number belong to no case.
  /// - Returns: specs that follow each other with one number as one case.
  static func all(of specs: [LoadedSpec]) -> [ExampleCase] {
    var cases: [ExampleCase] = []
    for spec in specs {
      guard let number = ScreenTitle(spec.title).number else { continue }
      if let last = cases.last, last.number == number {
        cases[cases.count - 1] = ExampleCase(number: number, specs: last.specs + [spec])
      } else {
        cases.append(ExampleCase(number: number, specs: [spec]))
      }
    }
    return cases
  }
}
