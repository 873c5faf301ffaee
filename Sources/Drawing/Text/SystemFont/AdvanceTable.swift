import EmbeddedFiles
import Graphics

/// The system font's advances by character.
///
/// They are from `SystemFont/advances.txt`, which cites their source.
enum AdvanceTable {
  /// The advances of one character, in 1/2048 of the em.
  struct Row {
    /// The advances at text sizes, from `ultraLight` to `black`.
    fileprivate let advances: [Int]
    /// The difference from text sizes to full display sizes, in every weight.
    let displayDelta: Int

    /// Returns the advance at text sizes.
    func advance(_ weight: FontWeight) -> Int {
      // A row has a column for each weight, in the order of the cases.
      zip(FontWeight.allCases, advances).first { $0.0 == weight }?.1 ?? 0
    }
  }

  /// The difference to full display sizes for characters that are not listed.
  static let displayDeltaElsewhere = -105

  /// Returns the row of a character, or nil if it is not listed.
  static func row(of character: Unicode.Scalar) -> Row? { rows[character] }

  static let rows: [Unicode.Scalar: Row] = {
    var rows: [Unicode.Scalar: Row] = [:]
    for line in EmbeddedFile.advances.lines {
      guard let (character, row) = read(line) else { continue }
      rows[character] = row
    }
    return rows
  }()

  /// Parses a line; nil if it is malformed; a test checks that no line is.
  private static func read(_ line: Substring) -> (Unicode.Scalar, Row)? {
    let fields = line.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    let numbers = fields.dropFirst().dropLast().compactMap { Int($0) }
    guard let code = fields.first,
      let character = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init),
      let displayDelta = numbers.last, numbers.count == FontWeight.allCases.count + 1
    else { return nil }
    return (character, Row(advances: numbers.dropLast(), displayDelta: displayDelta))
  }
}
