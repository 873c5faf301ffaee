import AutoLayout
import Geometry
import Graphics
import Lint
import Spec
import ViewKinds

/// Makes the text of each label and each button and the placeholder of each empty field longer, or
/// shorter where it is cut off already.
///
/// A longer text is today's once more behind itself, as a translation has the same letters: so its
/// width grows with every character, and edges are affine functions of that width.
struct TextLengthSweep {
  private(set) var breaks: [SweepBreak] = []
  /// How many layouts were solved.
  private(set) var count = 1

  private let screen: SweptScreen
  private let today: SweepSample
  /// Contents are whole pixels long.
  private let grid: PixelGrid

  /// - Parameters:
  ///   - screen: what is varied.
  ///   - views: those whose texts are varied.
  init(_ screen: SweptScreen, views: SweptViews = .all) {
    self.screen = screen
    let linted = screen.lint(screen.cell, screen.document.build(screen.cell))
    grid = linted.built.scene.environment.grid
    today = SweepSample(linted, tunedBy: screen.document.linting.tunings)
    for text in Self.texts(of: linted, among: views) { sweep(text) }
  }

  /// A text as it is today.
  private struct Text {
    let id: ViewID
    /// Without the row, unless that was asked for.
    let name: String
    let characters: [Character]
    let content: TextContent

    /// So many characters of the text and, behind a space, of it again.
    func string(_ length: Int) -> String { TextLengthSweep.text(characters, length) }

    func content(_ length: Int) -> TextContent {
      var longer = content
      longer.string = string(length)
      return longer
    }
  }

  /// Of rows of one template the longest text, but for those that are named with their rows.
  private static func texts(of cell: LintedCell, among views: SweptViews) -> [Text] {
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

  /// What is typed into a field is its user's.
  private static func isVaried(_ view: LintedView) -> Bool {
    if let field = view.style.kind as? TextFieldKind { return field.showsPlaceholder }
    return ["label", "button"].contains(view.node.kind)
  }

  /// Up to four times today's text, and to no fewer than 40 characters.
  private static func longest(_ today: Int) -> Int { max(4 * today, 40) }

  private mutating func sweep(_ text: Text) {
    let name = text.name.withoutRows
    let own = today.keys.filter { key in
      today.breaks[key]?.finding.views.first?.withoutRows == name && key.rule != .ambiguous
    }
    let length = text.characters.count
    var samples = search(length...Self.longest(length), of: text, [length: today])
    if !own.isEmpty, length > 1 {
      let shortest = sample(1, of: text)
      samples[1] = shortest
      count += 1
      if own.contains(where: { shortest.breaks[$0] == nil }) {
        samples.merge(search(1...length, of: text, [1: shortest, length: today])) { known, _ in
          known
        }
      }
    }
    let found = firsts(of: text, samples, own: own)
    // What comes first, to the text's own view and to others; all that follows follows from it.
    let isOwn = { (found: SweepBreak) in found.found.finding.views.first?.withoutRows == name }
    for candidates in [found.filter(isOwn), found.filter { !isOwn($0) }] {
      if let first = candidates.min(by: { $0.characters < $1.characters }) { breaks.append(first) }
    }
  }

  /// The samples at both sides of every change.
  private mutating func search(
    _ lengths: ClosedRange<Int>, of text: Text, _ known: [Int: SweepSample]
  ) -> [Int: SweepSample] {
    let (screen, cell, grid) = (screen, screen.cell, grid)
    let search = LengthSearch(
      lengths, gap: 0, known: known,
      probe: LengthSearch.Probe(
        sample: { screen.sample(cell, replacing: [text.id: text.string($0)]) },
        basis: nil,
        guess: { length, one, other, share in
          screen.guess(
            cell, replacing: [text.id: text.string(length)], between: one, other, share: share)
        }, measure: { grid.ceiled(screen.length(of: text.content($0))).value }))
    count += search.count - known.count
    return search.samples
  }

  /// Of what today's text does not break, and of what it breaks itself, the shortest text that does:
  /// the one before it does not.
  private func firsts(
    of text: Text, _ samples: [Int: SweepSample], own: [SweepKey]
  ) -> [SweepBreak] {
    var order: [SweepKey] = []
    var firsts: [SweepKey: Int] = [:]
    let lengths = samples.keys.sorted()
    for length in lengths {
      for key in samples[length]?.keys ?? [] where firsts[key] == nil {
        // Shorter texts are looked at for what is cut off today alone.
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

  private func sample(_ length: Int, of text: Text) -> SweepSample {
    screen.sample(screen.cell, replacing: [text.id: text.string(length)])
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
