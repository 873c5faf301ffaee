package import Cells
import Commands
import Reports

/// A case of the language by example: a number, and the specs whose titles begin with the number.
package struct ExampleCase: Sendable {
  package let number: String
  package let specs: [LoadedSpec]

  /// The title of the case, as in `strut render --report`.
  ///
  /// It is the title of the only spec, or the topic that the variants share.
  package var title: String {
    guard let first = specs.first else { return "" }
    let title = ScreenTitle(first.title)
    guard specs.count == 1 else { return title.topic }
    return title.text + (title.mark.map { " (\($0))" } ?? "")
  }

  /// The file name of the page without its extension.
  package var page: String { "Example-\(number.split(separator: ".").joined(separator: "-"))" }

  /// The cases of specs, in the order of the specs.
  ///
  /// - Parameter specs: the specs. A spec without a number in its title is in no case.
  /// - Returns: one case for consecutive specs with the same number.
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
