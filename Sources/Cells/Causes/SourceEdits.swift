import Spec

/// The differences between two texts of a spec.
///
/// Each can be applied alone.
///
/// Texts are split after each line end and each comma, so that two keys on one line are two edits.
struct SourceEdits {
  struct Edit {
    let old: Range<Int>
    let new: Range<Int>
  }

  private let before: [Substring]
  private let after: [Substring]
  private(set) var edits: [Edit] = []

  /// The greatest number of edits.
  ///
  /// If there are more, neighbouring edits are joined.
  static let limit = 16

  init(from old: String, to new: String) {
    before = Self.pieces(of: old)
    after = Self.pieces(of: new)
    for hunk in Self.hunks(before, after) where !hunk.isCommon {
      // A changed line belongs to the line with the same key, even beside new or removed lines.
      let keys = Self.hunks(before[hunk.old].map(Self.key), after[hunk.new].map(Self.key))
      for part in keys {
        let (i, j) = (hunk.old.lowerBound, hunk.new.lowerBound)
        let old = part.old.lowerBound + i..<part.old.upperBound + i
        let new = part.new.lowerBound + j..<part.new.upperBound + j
        if old.count == new.count {
          edits += zip(old, new).map { Edit(old: $0..<($0 + 1), new: $1..<($1 + 1)) }
        } else {
          edits.append(Edit(old: old, new: new))
        }
      }
    }
    while edits.count > Self.limit {
      edits = stride(from: 0, to: edits.count, by: 2).map { index in
        let last = edits[min(index + 1, edits.count - 1)]
        return Edit(
          old: edits[index].old.lowerBound..<last.old.upperBound,
          new: edits[index].new.lowerBound..<last.new.upperBound)
      }
    }
  }

  /// The old text with some of the edits, selected by position.
  func text(applying isApplied: (Int) -> Bool) -> String {
    var text = ""
    var position = 0
    for (index, edit) in edits.enumerated() {
      text += before[position..<edit.old.lowerBound].joined()
      text += isApplied(index) ? after[edit.new].joined() : before[edit.old].joined()
      position = edit.old.upperBound
    }
    return text + before[position...].joined()
  }

  /// The first line of an edit in the old and in the new text, counted from 1.
  ///
  /// If the edit is at the end of a text and leaves nothing there, the line is the one after the
  /// last.
  func lines(of index: Int) -> (old: Int, new: Int) {
    (
      Self.line(of: edits[index].old.lowerBound, in: before),
      Self.line(of: edits[index].new.lowerBound, in: after)
    )
  }

  /// The last line of the new text, counted from 1.
  var lastLine: Int { Self.line(of: max(0, after.count - 1), in: after) }

  private static func line(of position: Int, in pieces: [Substring]) -> Int {
    1 + pieces[..<position].count { $0.last?.isNewline ?? false }
  }

  /// Splits two lists into common elements and runs of differing ones, in their order.
  ///
  /// Of equal elements, the first ones are common. So the rest of a changed line is not sought in
  /// the new lines below it.
  private static func hunks<Element: Hashable>(
    _ old: [Element], _ new: [Element]
  ) -> [(old: Range<Int>, new: Range<Int>, isCommon: Bool)] {
    let difference = new.difference(from: old)
    let common = zip(
      firstPositions(of: old, without: Set(difference.removals.map(\.offset))),
      firstPositions(of: new, without: Set(difference.insertions.map(\.offset))))
    var hunks: [(old: Range<Int>, new: Range<Int>, isCommon: Bool)] = []
    var (start, first) = (0, 0)
    func addRun(to i: Int, _ j: Int) {
      guard start < i || first < j else { return }
      hunks.append((old: start..<i, new: first..<j, isCommon: false))
    }
    for (i, j) in common {
      addRun(to: i, j)
      hunks.append((old: i..<(i + 1), new: j..<(j + 1), isCommon: true))
      (start, first) = (i + 1, j + 1)
    }
    addRun(to: old.count, new.count)
    return hunks
  }

  /// The first positions in a list at which the same elements follow each other as without the
  /// given positions.
  private static func firstPositions<Element: Hashable>(
    of list: [Element], without left: Set<Int>
  ) -> [Int] {
    var places: [Element: [Int]] = [:]
    for index in list.indices.reversed() { places[list[index], default: []].append(index) }
    var next = 0
    return list.indices.filter { !left.contains($0) }.map { index in
      while let place = places[list[index]]?.popLast() {
        if place < next { continue }
        next = place + 1
        return place
      }
      return index
    }
  }

  /// A piece's indentation, key and end, or the whole piece if it has no key.
  ///
  /// A piece that ends with a comma cannot take the place of the last piece of a line.
  private static func key(_ piece: Substring) -> String {
    guard let colon = piece.firstIndex(of: ":"), let end = piece.last else { return String(piece) }
    return String(piece[...colon]) + String(end)
  }

  private static func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      guard character.isNewline || character == "," else { continue }
      pieces.append(text[start..<index])
      start = index
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }
}
