import Diagnostics
import Geometry
import YAML

/// Classes of Tailwind, such as `p-4 bg-blue-500 rounded-lg`.
extension KeyProposal {
  /// What to write for the classes that a spec has keys for; nil for others.
  func fixIt(forClasses entry: YAMLEntry) -> FixIt? {
    guard isView, Self.words.contains(entry.key.lowercased()), let text = entry.value.scalar?.text
    else { return nil }
    let classes = text.split(separator: " ").map(String.init)
    let codes = classes.map { code(of: $0).map { mended($0) ?? $0 } }
    guard codes.contains(where: { $0 != nil }) else { return nil }
    let others = zip(classes, codes).filter { $0.1 == nil }.map { "`\($0.0)`" }
    return .words(
      context.placed(joined(codes.compactMap(\.self)), inPlaceOf: entry.key)
        + (others.isEmpty ? "" : "; a spec has nothing for \(WordList.of(others))"))
  }

  private static let words: Set = [
    "class", "classname", "classes", "classlist", "tw", "styleclass",
  ]

  private func code(of name: String) -> String? {
    if let answer = Phrasebook.standard.key(name, value: nil, in: ["class"], known: known)?.code {
      return answer
    }
    guard let dash = name.lastIndex(of: "-") else { return nil }
    let (word, value) = (String(name[..<dash]), String(name[dash...].dropFirst()))
    let number = value.wholeMatch(of: #/\[?(\d+(?:\.\d+)?)(px)?\]?/#).flatMap { found in
      Double(found.1).map {
        $0 * (value.hasPrefix("[") ? 1 : ["opacity"].contains(word) ? 0.01 : 4)
      }
    }
    guard
      let code = Phrasebook.standard.key(
        "\(word)-#", value: number.map { DecimalText.shortest($0, places: 2) } ?? "", in: ["class"],
        known: known)?.code,
      number != nil
    else {
      return color(name).flatMap { color in
        let key = name.hasPrefix("text-") ? "textColor" : name.hasPrefix("bg-") ? "background" : nil
        return key.flatMap { known.contains($0) ? "\($0): \(color)" : nil }
      }
    }
    return code
  }

  /// The colour of `bg-blue-500` or `bg-white`.
  private func color(_ name: String) -> String? {
    let word = name.split(separator: "-", maxSplits: 1).last.map(String.init) ?? name
    return Phrasebook.standard.name(name, in: "color")?.code
      ?? (["white", "black"].contains(word) ? word : nil)
  }
}
