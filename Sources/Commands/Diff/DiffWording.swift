import Comparing
import Diagnostics
import Reports
import Snapshots

/// The console text of a comparison of pictures.
struct DiffWording {
  /// Each pair that differs with the reasons, then the counts.
  let text: String

  /// - Parameters:
  ///   - results: all pairs.
  ///   - names: the two paths as the user wrote them.
  init(_ results: [PairDifference], names: (String, String)) {
    var lines: [String] = []
    for result in results {
      let reasons = Self.reasons(result.finding, names)
      guard !reasons.isEmpty else { continue }
      if !result.name.isEmpty { lines.append("  \(result.name)") }
      lines += reasons.map { result.name.isEmpty ? $0 : "      \($0)" }
    }
    if results.isEmpty {
      lines.append("there are no PNG files in \(names.0) and \(names.1)")
    } else if results.count > 1 || results[0].name != "" {
      lines.append(Self.counts(results, names))
    } else if lines.isEmpty {
      lines.append(
        results[0].isIdentical
          ? "the pictures are the same" : "the pictures differ, within what the measure tolerates")
    }
    text = lines.map { "\(VisibleText.line($0))\n" }.joined()
  }

  private static func reasons(
    _ finding: PairDifference.Finding, _ names: (String, String)
  ) -> [String] {
    switch finding {
    case .compared(.identical): []
    case .compared(.tolerated(let difference)):
      difference.count > 0 ? ["\(difference.sentence), within the limit"] : []
    case .compared(.different(let difference)): Comparison.different(difference).sentences
    case .compared(.differentSize(let expected, let actual)):
      ["\(expected.description) pixels, and \(actual.description)"]
    case .onlyInOne: ["only in \(names.0)"]
    case .onlyInOther: ["only in \(names.1)"]
    case .unreadable: ["cannot be read"]
    }
  }

  private static func counts(_ results: [PairDifference], _ names: (String, String)) -> String {
    func count(_ matches: (PairDifference.Finding) -> Bool) -> Int {
      results.filter { matches($0.finding) }.count
    }
    let same = results.filter(\.isIdentical).count
    let tolerated = results.filter(\.isTolerated).count - same
    let (first, second) = (count { $0 == .onlyInOne }, count { $0 == .onlyInOther })
    let unreadable = count { $0 == .unreadable }
    let different = results.count - same - tolerated - first - second - unreadable
    let parts = [
      (same, same == 1 ? "is the same" : "are the same"),
      (tolerated, tolerated == 1 ? "is tolerated" : "are tolerated"),
      (different, different == 1 ? "differs" : "differ"),
      (first, first == 1 ? "is only in \(names.0)" : "are only in \(names.0)"),
      (second, second == 1 ? "is only in \(names.1)" : "are only in \(names.1)"),
      (unreadable, "cannot be read"),
    ]
    let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(Count.of(results.count, "picture")): \(counts.joined(separator: ", "))"
  }
}
