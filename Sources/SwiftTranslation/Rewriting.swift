import Diagnostics

/// The changes of one file while the rules look at it.
struct Rewriting {
  let source: SwiftSource
  let file: String
  let facts: TranslationFacts
  let rules: Set<TranslationRule>
  private var rewrites: [Rewrite] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var positions: LinePositions

  /// The edits of one change.
  private struct Rewrite {
    let rule: TranslationRule
    var edits: [Edit]
    var start: Int { edits.first?.start ?? 0 }
  }

  /// A text in place of bytes.
  ///
  /// An edit of no bytes inserts the text.
  struct Edit: Hashable {
    let start: Int
    let end: Int
    let text: String
  }

  var tokens: TokenizedSource { source.tokenized }

  init(
    source: SwiftSource, file: String, facts: TranslationFacts, rules: Set<TranslationRule>
  ) {
    self.source = source
    self.file = file
    self.facts = facts
    self.rules = rules
    positions = LinePositions(source.tokenized.bytes)
  }

  /// Adds a change, unless the rule is off or an earlier change has some of its bytes.
  mutating func rewrite(_ rule: TranslationRule, _ edits: [Edit]) {
    guard rules.contains(rule), !edits.isEmpty else { return }
    rewrites.append(Rewrite(rule: rule, edits: edits.sorted { $0.start < $1.start }))
  }

  /// Adds a diagnostic about a construct that stays as it is.
  mutating func refuse(_ refusal: Refusal, _ rule: TranslationRule, at first: Int, to last: Int) {
    guard rules.contains(rule), tokens.kind(first) != nil else { return }
    let start = tokens.tokens[first].start
    let place = positions.place(of: start)
    let end = tokens.kind(last) == nil ? start + 1 : tokens.tokens[last].end
    let length = positions.lengthOnLine(from: start, to: end)
    diagnostics.append(
      refusal.diagnostic(
        at: SourceSpan(file: file, line: place.line, column: place.column, length: length)))
  }
}

// MARK: - Edits

extension Rewriting {
  func insertion(_ text: String, before index: Int) -> Edit {
    let start = tokens.tokens[index].start
    return Edit(start: start, end: start, text: text)
  }

  func insertion(_ text: String, after index: Int) -> Edit {
    let end = tokens.tokens[index].end
    return Edit(start: end, end: end, text: text)
  }

  func replacement(_ index: Int, with text: String) -> Edit {
    Edit(start: tokens.tokens[index].start, end: tokens.tokens[index].end, text: text)
  }

  /// Spaces in place of the tokens and everything between them, except for line ends.
  func blank(_ first: Int, through last: Int) -> Edit {
    blank(from: tokens.tokens[first].start, to: tokens.tokens[last].end)
  }

  func blank(from start: Int, to end: Int) -> Edit {
    Edit(start: start, end: end, text: kept(from: start, to: end, filler: " "))
  }

  /// Nothing in place of the tokens and everything between them, except for line ends.
  func removal(_ first: Int, through last: Int) -> Edit {
    let (start, end) = (tokens.tokens[first].start, tokens.tokens[last].end)
    return Edit(start: start, end: end, text: kept(from: start, to: end, filler: ""))
  }

  /// Nothing in place of everything from a token up to another one, except for line ends.
  func removal(from first: Int, to next: Int) -> Edit {
    let (start, end) = (tokens.tokens[first].start, tokens.tokens[next].start)
    return Edit(start: start, end: end, text: kept(from: start, to: end, filler: ""))
  }

  private func kept(from start: Int, to end: Int, filler: String) -> String {
    var text = ""
    for byte in tokens.bytes[start..<end] {
      switch byte {
      case UInt8(ascii: "\n"): text += "\n"
      case UInt8(ascii: "\r"): text += "\r"
      default: text += filler
      }
    }
    return text
  }
}

// MARK: - The result

extension Rewriting {
  func translation() -> Translation {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tokens.bytes.count + 1024)
    var changes: [SourceChange] = []
    var read = 0
    // Edits of several changes may alternate, so each change remembers where its new text begins.
    var news: [Int: (from: Int, to: Int)] = [:]
    for (number, edit) in orderedEdits {
      bytes += tokens.bytes[read..<edit.start]
      let from = bytes.count
      bytes += edit.text.utf8
      read = edit.end
      news[number] = (news[number]?.from ?? from, bytes.count)
    }
    bytes += tokens.bytes[read...]
    for (number, rewrite) in rewrites.enumerated() {
      guard let new = news[number], let last = rewrite.edits.last else { continue }
      let place = positions.place(of: rewrite.start)
      changes.append(
        SourceChange(
          rule: rewrite.rule, line: place.line, column: place.column,
          before: tokens.text(from: rewrite.start, to: last.end),
          after: String(decoding: bytes[new.from..<new.to], as: UTF8.self)))
    }
    changes.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    return Translation(
      bytes: bytes, changes: changes,
      diagnostics: diagnostics.sorted { ($0.span?.line ?? 0) < ($1.span?.line ?? 0) })
  }

  /// The edits in the order of the source, with the numbers of their changes.
  ///
  /// Of two changes with common bytes, the first one stays and the other one is left out.
  private var orderedEdits: [(number: Int, edit: Edit)] {
    let all = rewrites.enumerated().flatMap { number, rewrite in
      rewrite.edits.map { (number: number, edit: $0) }
    }
    let sorted = all.enumerated().sorted {
      ($0.element.edit.start, $0.element.edit.end, $0.offset)
        < ($1.element.edit.start, $1.element.edit.end, $1.offset)
    }.map(\.element)
    var excluded: Set<Int> = []
    var widest: (number: Int, end: Int)?
    for (number, edit) in sorted where !excluded.contains(number) {
      if let other = widest, edit.start < other.end, other.number != number {
        excluded.insert(max(number, other.number))
        if other.number > number { widest = (number, edit.end) }
      } else if edit.end >= widest?.end ?? 0 {
        widest = (number, edit.end)
      }
    }
    return sorted.filter { !excluded.contains($0.number) }
  }
}

/// Lines and columns of bytes.
struct LinePositions {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The numbers of scalars before every 256th byte, because a line may be as long as the file.
  private let scalarsBefore: [Int]

  private static let step = 256

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var scalarsBefore: [Int] = []
    var scalars = 0
    for index in bytes.indices {
      if index % Self.step == 0 { scalarsBefore.append(scalars) }
      if Self.beginsScalar(bytes[index]) { scalars += 1 }
      let isEnd =
        bytes[index] == UInt8(ascii: "\n")
        || bytes[index] == UInt8(ascii: "\r")
          && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
      if isEnd { starts.append(index + 1) }
    }
    self.starts = starts
    self.scalarsBefore = scalarsBefore
  }

  /// The line and the column of a byte, both counted from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    return (line + 1, scalars(from: starts[line], to: offset) + 1)
  }

  /// The number of scalars up to an end, or to the end of the line.
  func lengthOnLine(from start: Int, to end: Int) -> Int {
    let line = line(of: start)
    var lineEnd = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while lineEnd > start, "\r\n".utf8.contains(bytes[lineEnd - 1]) { lineEnd -= 1 }
    return scalars(from: start, to: min(end, lineEnd))
  }

  /// The index of the line of a byte.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func scalars(from start: Int, to end: Int) -> Int {
    end > start ? scalars(before: end) - scalars(before: start) : 0
  }

  /// The number of scalars that begin before a byte.
  private func scalars(before offset: Int) -> Int {
    let block = min(offset / Self.step, scalarsBefore.count - 1)
    guard block >= 0 else { return 0 }
    return scalarsBefore[block]
      + bytes[block * Self.step..<offset].count(where: Self.beginsScalar)
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
