import Diagnostics
import Geometry
import YAML

/// Answers of the phrasebook to a key with its value.
extension KeyProposal {
  /// What the phrasebook says about a key with its value.
  func answer(_ word: String, _ value: YAMLNode) -> Phrasebook.Answer? {
    var fields = value.fields.merging(beside) { own, _ in own }
    let call = value.scalar.flatMap { MistakenCall($0.text) }
    for argument in call?.arguments ?? [] { fields[argument.label ?? ""] = argument.value }
    let text = call?.value ?? context.withOwnEm(value.written, of: word)
    let turned =
      isAngle(word) ? text.flatMap(MistakenAngle.degrees(ofRadians:)) : partOfFont(text, word)
    func answer(_ word: String) -> Phrasebook.Answer? {
      let sections = context.place.stackAxis == nil ? [] : [["child of stack"]]
      return (sections + [subject.sections]).lazy.compactMap { sections in
        let answer = Phrasebook.standard.key(
          word, value: turned ?? text, fields: fields, in: sections, known: known)
        return answer?.help == nil && sections == ["child of stack"] ? nil : answer
      }.first
    }
    return answer(word)
      ?? word.firstIndex(of: ":").flatMap { answer(String(word[$0...].dropFirst())) }
  }

  /// The part of the view's font that a smallest size in points is; nil for other words.
  private func partOfFont(_ text: String?, _ word: String) -> String? {
    guard word.lowercased().hasPrefix("minimumfontsize"), let size = context.fontSize,
      let points = text.flatMap(DecimalNumber.parse), points > 0, points < size
    else { return nil }
    return DecimalText.shortest(points / size, places: 2)
  }

  private func isAngle(_ word: String) -> Bool {
    subject == .key("transform") && word.lowercased().hasPrefix("rad")
  }
}

extension MistakenCall {
  /// The value that a phrase takes: the only number, or insets by their sides; nil for other calls.
  fileprivate var value: String? {
    guard ["nset", "adding"].contains(where: name.contains) else { return number }
    return Self.placed(
      text, MarginName.names.map(\.rawValue), listed: MarginName.listed.map(\.rawValue)) ?? number
  }
}

extension YAMLNode {
  /// The values of a mapping that phrases take, by key; those of a list of mappings behind `all.`.
  ///
  /// `.` is the whole mapping or list, `..` a mapping without braces that has no place of its own,
  /// and `view` a mapping with the keys of one view.
  fileprivate var fields: [String: String] {
    var fields: [String: String] = [:]
    var entries = entries
    if case .sequence(let nodes) = content, !nodes.isEmpty {
      let keys = nodes[0].entries.map(\.key)
      for key in keys {
        let values = nodes.compactMap { node in node.entries.first { $0.key == key }?.value.written
        }
        guard values.count == nodes.count else { continue }
        fields["all.\(key)"] = "[\(values.joined(separator: ", "))]"
      }
      if nodes.count == 1 { entries = nodes[0].entries }
    }
    for entry in entries {
      fields[entry.key] = entry.value.written
      for inner in entry.value.entries {
        fields["\(entry.key).\(inner.key)"] = inner.value.written
      }
    }
    guard scalar == nil, let source = source(upTo: 80) else { return fields }
    fields["."] = source
    guard case .mapping = content else { return fields }
    let keys = Set(entries.map(\.key))
    if keys.isDisjoint(with: ["pin", "center", "frame"]) {
      fields[".."] = String(source.dropFirst(2).dropLast(2))
    }
    if !keys.isDisjoint(with: ["kind", "text", "background", "image", "symbol"]) {
      fields["view"] = source
    }
    return fields
  }
}
