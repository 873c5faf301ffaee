import AutoLayout
import Geometry
import Graphics
import Lint
import Spec
import ViewKinds

extension SweptScreen {
  /// Varies the length of the text of each label and button, and of the placeholder of each empty
  /// field.
  ///
  /// Texts become longer. If a view already breaks, its text also becomes shorter.
  ///
  /// - Parameters:
  ///   - views: the views whose texts to vary.
  ///   - limit: the work of all layouts at which no other text is varied, in views.
  /// - Returns: the breaks, the number of solved layouts, and the texts that were not varied.
  /// - Throws: an error if a layout takes too much work.
  func sweepTextLengths(
    about views: SweptViews = .all, upTo limit: Int = SweepSample.greatestWork
  ) throws -> (breaks: [SweepBreak], count: Int, leftOut: TextsLeftOut) {
    let linted = try lint(cell, document.build(cell))
    let today = try SweepSample(linted, tunedBy: document.linting.tunings)
    var sweep = TextLengthSweep(
      work: today.work, screen: self, today: today, grid: linted.built.scene.environment.grid)
    let texts = TextLengthSweep.texts(of: linted, among: views)
    var leftOut = TextsLeftOut()
    for text in texts {
      if text.characters.count > TextLengthSweep.longestText {
        leftOut.long += 1
      } else if sweep.work >= limit {
        leftOut.late += 1
      } else if try !sweep.vary(text) {
        leftOut.late += 1
      }
    }
    return (sweep.breaks, sweep.count, leftOut)
  }
}

/// The numbers of texts that a sweep does not vary, or not to the end.
struct TextsLeftOut: Hashable, Sendable {
  /// The texts of more than `TextLengthSweep.longestText` characters.
  var long = 0
  /// The texts at which the limit of work is reached, and those after it.
  var late = 0
}

/// A sweep of the lengths of texts.
///
/// A longer text repeats the present text, because a translation has similar letters. Its width
/// grows with every character. Edges are therefore affine functions of the width.
struct TextLengthSweep {
  /// The number of characters beyond which a text is not varied.
  ///
  /// Each of its many lines would be searched, and a text of pages fits any length.
  static let longestText = 2000

  fileprivate var breaks: [SweepBreak] = []
  /// The number of solved layouts.
  fileprivate var count = 1
  /// The work of all layouts, in views.
  fileprivate var work: Int

  fileprivate let screen: SweptScreen
  fileprivate let today: SweepSample
  /// The grid to which the widths of contents are rounded.
  fileprivate let grid: PixelGrid

  /// The present text of a view.
  fileprivate struct Text {
    let id: ViewID
    /// The name without the row, unless the user named the row.
    let name: String
    let characters: [Character]
    let content: TextContent

    /// The first `length` characters of the repeated text, with a space between the repetitions.
    func string(_ length: Int) -> String { TextLengthSweep.text(characters, length) }

    func content(_ length: Int) -> TextContent {
      var longer = content
      longer.string = string(length)
      return longer
    }
  }

  /// The texts to vary.
  ///
  /// If a template has several rows, only the longest of their texts is varied. If the user named a
  /// view with its row, its text is varied too.
  fileprivate static func texts(of cell: LintedCell, among views: SweptViews) -> [Text] {
    var texts: [Text] = []
    for view in cell.views where view.isShown && isVaried(view) && views.contains(view.name) {
      guard let content = view.texts.first?.run.content, !content.string.isEmpty else { continue }
      let text = Text(
        id: view.node.id,
        name: views.namesRow(of: view.name) ? view.name : view.name.withoutRows,
        characters: Array(content.string), content: content)
      if let known = texts.firstIndex(where: { $0.name == text.name }) {
        if texts[known].characters.count < text.characters.count { texts[known] = text }
      } else {
        texts.append(text)
      }
    }
    return texts
  }

  /// Whether the text is varied.
  ///
  /// The text in a field is not varied, because the user writes it.
  private static func isVaried(_ view: LintedView) -> Bool {
    if let field = view.style.kind as? TextFieldKind { return field.showsPlaceholder }
    return ["label", "button"].contains(view.node.kind)
  }

  /// The greatest length that the sweep tries: four times the present length, at most 300 characters
  /// more, and at least 20 characters.
  ///
  /// The translation of a long text is longer by a third at most. Each line of such a text is a
  /// change, so four times its length would take long.
  ///
  /// A text without letters, such as a price or a badge, is not translated. It gets at most three
  /// times its length, and at least 6 characters.
  private static func longest(_ characters: [Character]) -> Int {
    characters.contains(where: \.isLetter)
      ? max(min(4 * characters.count, characters.count + 300), 20)
      : max(min(3 * characters.count, characters.count + 300), 6)
  }

  /// Varies a text and adds its breaks.
  ///
  /// - Returns: whether the search came to its end before its limit; otherwise no break is added.
  /// - Throws: an error if a layout takes too much work.
  fileprivate mutating func vary(_ text: Text) throws -> Bool {
    let name = text.name.withoutRows
    let own = today.keys.filter { key in
      today.breaks[key]?.finding.views.first?.withoutRows == name && key.rule != .ambiguous
    }
    let length = text.characters.count
    guard
      var samples = try search(length...Self.longest(text.characters), of: text, [length: today])
    else { return false }
    if !own.isEmpty, length > 1 {
      let shortest = try sample(1, of: text)
      samples[1] = shortest
      count += 1
      work += shortest.work
      if own.contains(where: { shortest.breaks[$0] == nil }) {
        guard let shorter = try search(1...length, of: text, [1: shortest, length: today]) else {
          return false
        }
        samples.merge(shorter) { known, _ in known }
      }
    }
    let found = firsts(of: text, samples, own: own)
    // The sweep reports the first break in the text's own view and the first break in other views.
    // Later breaks follow from these.
    let isOwn = { (found: SweepBreak) in found.found.finding.views.first?.withoutRows == name }
    for candidates in [found.filter(isOwn), found.filter { !isOwn($0) }] {
      if let first = candidates.min(by: { $0.characters < $1.characters }) { breaks.append(first) }
    }
    return true
  }

  /// Returns the samples on both sides of every change, or nil if the search reached its limit.
  private mutating func search(
    _ lengths: ClosedRange<Int>, of text: Text, _ known: [Int: SweepSample]
  ) throws -> [Int: SweepSample]? {
    let (screen, cell, grid) = (screen, screen.cell, grid)
    let search = try LengthSearch(
      lengths, gap: 0, known: known,
      probe: LengthSearch.Probe(
        sample: { try screen.sample(cell, replacing: [text.id: text.string($0)]) },
        basis: nil,
        guess: { length, one, other, share in
          try screen.guess(
            cell, replacing: [text.id: text.string(length)], between: one, other, share: share)
        }, measure: { grid.ceiled(screen.length(of: text.content($0))).value }))
    count += search.count - known.count
    work += search.work
    return search.isComplete ? search.samples : nil
  }

  /// The shortest broken text for each new break, and for each present break of the text's own
  /// view.
  ///
  /// The text with one character less does not break.
  private func firsts(
    of text: Text, _ samples: [Int: SweepSample], own: [SweepKey]
  ) -> [SweepBreak] {
    var order: [SweepKey] = []
    var firsts: [SweepKey: Int] = [:]
    let lengths = samples.keys.sorted()
    for length in lengths {
      for key in samples[length]?.keys ?? [] where firsts[key] == nil {
        // Shorter texts are measured only if their view already breaks.
        let isNew = today.breaks[key] == nil && length > text.characters.count
        guard isNew || own.contains(key) else { continue }
        order.append(key)
        firsts[key] = length
      }
    }
    return order.compactMap { key in
      guard let length = firsts[key], samples[1]?.breaks[key] == nil,
        length != text.characters.count || samples[length - 1] != nil
      else { return nil }
      return samples[length]?.breaks[key].map { found in
        SweepBreak(
          found: found,
          place: .textLength(
            SweepBreak.TextPlace(
              view: text.name, today: text.characters.count, breaking: length)),
          isInMatrix: length <= text.characters.count)
      }
    }
  }

  private func sample(_ length: Int, of text: Text) throws -> SweepSample {
    try screen.sample(screen.cell, replacing: [text.id: text.string(length)])
  }

  /// The first `length` characters of a repeated text, with a space between the repetitions.
  static func text(_ characters: [Character], _ length: Int) -> String {
    let period = characters + [" "]
    return String((0..<length).map { period[$0 % period.count] })
  }
}

extension SweepBreak {
  /// The number of characters of the broken text, or 0 if no text was varied.
  fileprivate var characters: Int {
    guard case .textLength(let text) = place else { return 0 }
    return text.breaking
  }
}
