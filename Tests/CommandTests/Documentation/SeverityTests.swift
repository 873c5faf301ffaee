import Foundation
import Testing

/// Sentences of the manual that name a severity, such as "Strut reports one `ambiguous` error".
///
/// `ManualTests` replays the sessions of every page, so the severities in their output are real.
@Suite("A severity in the manual")
struct SeverityTests {
  /// A rule with a severity of it.
  private struct Claim: Hashable {
    let rule: String
    let severity: String
  }

  private static let severities: Set = ["error", "warning", "note"]

  /// The claims of the sentences outside fences: a rule in backticks, followed by a severity.
  private func claims(in prose: String) -> [Claim] {
    let parts = prose.components(separatedBy: "`")
    return stride(from: 1, to: parts.count - 1, by: 2).compactMap { index in
      guard parts[index + 1].first == " " else { return nil }
      let word = String(parts[index + 1].dropFirst().prefix { $0.isLetter })
      let severity = word.hasSuffix("s") ? String(word.dropLast()) : word
      return Self.severities.contains(severity)
        ? Claim(rule: parts[index], severity: severity) : nil
    }
  }

  /// The diagnostics in the page's sessions: lines such as `a.yaml:2:1: error: … [ambiguous]`.
  private func shown(on page: MarkdownPage) -> Set<Claim> {
    var shown: Set<Claim> = []
    for line in page.blocks.filter({ $0.language == "console" }).flatMap(\.lines) {
      guard line.hasSuffix("]"), let open = line.lastIndex(of: "[") else { continue }
      let rule = String(line[line.index(after: open)...].dropLast())
      for severity in Self.severities
      where line.hasPrefix("\(severity): ") || line.contains(": \(severity): ") {
        shown.insert(Claim(rule: rule, severity: severity))
      }
    }
    return shown
  }

  @Test("is the one that a session shows, on the same page if it has one for the rule")
  func replayed() throws {
    let pages = try MarkdownPage.manual()
    let everywhere = pages.reduce(into: Set<Claim>()) { $0.formUnion(shown(on: $1)) }
    var count = 0
    for page in pages {
      let here = shown(on: page)
      for claim in page.paragraphs.flatMap(claims) {
        count += 1
        let isShownHere = here.contains { $0.rule == claim.rule }
        #expect(
          (isShownHere ? here : everywhere).contains(claim),
          "\(page.path): no session shows a `\(claim.rule)` \(claim.severity)")
      }
    }
    #expect(count > 5)
  }

  @Test("is named with its rule wherever a sentence speaks of a warning")
  func named() throws {
    for page in try MarkdownPage.manual() {
      let sentences = page.paragraphs.filter { !$0.hasPrefix("|") }
      for paragraph in sentences where claims(in: paragraph).isEmpty {
        let words = paragraph.lowercased().split { !$0.isLetter }
        #expect(!words.contains("warning"), "\(page.path): \(paragraph)")
      }
    }
  }
}
