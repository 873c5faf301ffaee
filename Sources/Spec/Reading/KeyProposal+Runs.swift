import Diagnostics
import ViewKinds
import YAML

/// Runs of text in the words of other tools.
extension KeyProposal {
  /// What to write for a list of runs, such as `[{ string: Total, attributes: { font: body } }]`; nil
  /// for other keys and values.
  func fixIt(forRuns entry: YAMLEntry) -> FixIt? {
    guard case .view(let kind) = subject, case .sequence(let runs) = entry.value.content,
      let key = KindCatalogue.kind(named: kind)?.keys.first(where: \.takesRuns),
      case .attributedText(let fields) = key.type,
      Phrasebook.standard.key(entry.key, value: nil, in: [kind, "view"], known: [key.name])?
        .code != nil
    else { return nil }
    let names = fields.map(\.name)
    let made = runs.compactMap { run -> String? in
      if run.scalar != nil { return run.source }
      let parts = run.entries.flatMap { part -> [YAMLEntry] in
        let holdsKeys = Phrasebook.standard.holdsKeys(part.key, in: ["text"])
        return holdsKeys ? part.value.entries : [part]
      }
      let codes = parts.compactMap { part -> String? in
        if names.contains(part.key) { return "\(part.key): \(part.value.source)" }
        return Phrasebook.standard.key(
          part.key, value: part.value.written ?? part.value.source, in: ["text"], known: names)?
          .code
      }
      guard !codes.isEmpty, codes.count == parts.count else { return nil }
      return "{ \(joined(codes).joined(separator: ", ")) }"
    }
    guard !made.isEmpty, made.count == runs.count else { return nil }
    return fixIt("\(key.name): [\(made.joined(separator: ", "))]")
  }
}

extension KindKey {
  fileprivate var takesRuns: Bool {
    if case .attributedText = type { true } else { false }
  }
}
