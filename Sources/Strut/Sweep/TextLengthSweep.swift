import AutoLayout
import Lint
import Spec

/// Makes the text of each label and each button longer, or shorter where it is cut off already.
///
/// A longer text is today's once more behind itself, as a translation has the same letters: so its
/// width grows with every character, and where something breaks is found by halving.
struct TextLengthSweep {
  private(set) var breaks: [SweepBreak] = []
  /// How many layouts were solved.
  private(set) var count = 1

  private let screen: SweptScreen
  private let today: SweepLook

  /// - Parameters:
  ///   - screen: what is varied.
  ///   - views: names of those whose texts are varied; all where it is empty.
  init(_ screen: SweptScreen, views: [String]) {
    self.screen = screen
    let linted = screen.lint(screen.cell, screen.document.build(screen.cell).built)
    today = SweepLook(linted, tunedBy: screen.document.linting)
    for text in Self.texts(of: linted) where views.isEmpty || views.contains(text.name) {
      sweep(text)
    }
  }

  /// A text as it is today.
  private struct Text {
    let id: ViewID
    /// Without the row.
    let name: String
    let characters: [Character]
  }

  /// Of rows of one template the longest text.
  private static func texts(of cell: LintedCell) -> [Text] {
    var texts: [Text] = []
    for view in cell.views where view.isShown && ["label", "button"].contains(view.node.kind) {
      guard let string = view.texts.first?.string, !string.isEmpty else { continue }
      let text = Text(
        id: view.node.id, name: view.name.withoutRows, characters: Array(string))
      if let known = texts.firstIndex(where: { $0.name == text.name }) {
        if texts[known].characters.count < text.characters.count { texts[known] = text }
      } else {
        texts.append(text)
      }
    }
    return texts
  }

  /// Up to four times today's text, and to no fewer than 40 characters.
  private static func longest(_ today: Int) -> Int { max(4 * today, 40) }

  private mutating func sweep(_ text: Text) {
    var looks: [Int: SweepLook] = [text.characters.count: today]
    let own = today.keys.filter { key in
      today.breaks[key]?.finding.views.first.map(\.withoutRows) == text.name
        && key.rule != .ambiguous
    }
    let most = Self.longest(text.characters.count)
    divide(text.characters.count...most, of: text, &looks)
    if own.contains(where: { look(1, of: text, &looks).breaks[$0] == nil }) {
      divide(1...text.characters.count, of: text, &looks)
    }
    let found = firsts(of: text, looks, own: own)
    // What comes first, to the text's own view and to others; all that follows follows from it.
    let isOwn = { (found: SweepBreak) in
      found.found.finding.views.first.map(\.withoutRows) == text.name
    }
    for candidates in [found.filter(isOwn), found.filter { !isOwn($0) }] {
      if let first = candidates.min(by: { $0.characters < $1.characters }) { breaks.append(first) }
    }
  }

  /// Looks at both sides of every change, halving where the ends of a stretch differ in what breaks.
  private mutating func divide(
    _ lengths: ClosedRange<Int>, of text: Text, _ looks: inout [Int: SweepLook]
  ) {
    var pending = [lengths]
    while let stretch = pending.popLast() {
      let (low, high) = (stretch.lowerBound, stretch.upperBound)
      let isAlike = look(low, of: text, &looks).form.keys == look(high, of: text, &looks).form.keys
      guard high - low > 1, !isAlike else { continue }
      let middle = (low + high) / 2
      pending += [middle...high, low...middle]
    }
  }

  /// Of what today's text does not break, and of what it breaks itself, the shortest text that does:
  /// the one before it does not.
  private func firsts(
    of text: Text, _ looks: [Int: SweepLook], own: [SweepKey]
  ) -> [SweepBreak] {
    var order: [SweepKey] = []
    var firsts: [SweepKey: Int] = [:]
    let lengths = looks.keys.sorted()
    for length in lengths {
      for key in looks[length]?.keys ?? [] where firsts[key] == nil {
        // Shorter texts are looked at for what is cut off today alone.
        let isNew = today.breaks[key] == nil && length > text.characters.count
        guard isNew || own.contains(key) else { continue }
        order.append(key)
        firsts[key] = length
      }
    }
    return order.compactMap { key in
      guard let length = firsts[key], looks[1]?.breaks[key] == nil,
        length != text.characters.count || looks[length - 1] != nil
      else { return nil }
      return looks[length]?.breaks[key].map { found in
        SweepBreak(
          found: found,
          place: .textLength(
            SweepBreak.TextPlace(
              view: text.name, today: text.characters.count, breaking: length)),
          isInMatrix: length <= text.characters.count)
      }
    }
  }

  private mutating func look(
    _ length: Int, of text: Text, _ looks: inout [Int: SweepLook]
  ) -> SweepLook {
    if let known = looks[length] { return known }
    let look = screen.look(screen.cell, replacing: [text.id: Self.text(text.characters, length)])
    looks[length] = look
    count += 1
    return look
  }

  /// So many characters of a text and, behind a space, of it again.
  static func text(_ characters: [Character], _ length: Int) -> String {
    let period = characters + [" "]
    return String((0..<length).map { period[$0 % period.count] })
  }
}

extension SweepBreak {
  /// Of the text that breaks; 0 where none was varied.
  fileprivate var characters: Int {
    guard case .textLength(let text) = place else { return 0 }
    return text.breaking
  }
}
