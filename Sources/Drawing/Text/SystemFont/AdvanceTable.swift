import EmbeddedFiles
import Graphics

/// The system font's advance widths by character, from `SystemFont/advances.txt`, which names their
/// source.
enum AdvanceTable {
  /// The widths of one character, in 1/2048 of the em.
  struct Row {
    /// At text sizes, from `ultraLight` to `black`.
    fileprivate let advances: [Int]
    /// What full display sizes add, in every weight.
    let displayDelta: Int

    /// The width at text sizes.
    func advance(_ weight: FontWeight) -> Int {
      // A row has a column for each weight, in the order of the cases.
      zip(FontWeight.allCases, advances).first { $0.0 == weight }?.1 ?? 0
    }
  }

  /// What full display sizes add to characters that are not listed.
  static let displayDeltaElsewhere = -105

  /// Nil for a character that is not listed.
  static func row(of character: Unicode.Scalar) -> Row? { rows[character] }

  static let rows: [Unicode.Scalar: Row] = {
    var rows: [Unicode.Scalar: Row] = [:]
    for line in EmbeddedFile.advances.lines {
      guard let (character, row) = read(line) else { continue }
      rows[character] = row
    }
    return rows
  }()

  /// Nil for a malformed line; a test makes sure that there is none.
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
