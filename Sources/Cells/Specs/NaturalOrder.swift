/// An order of names in which 2 comes before 10.
enum NaturalOrder {
  /// Whether a name comes before another.
  ///
  /// Names are compared character by character, and consecutive digits as one number. Names that
  /// differ only in leading zeros are compared as plain text.
  static func precedes(_ first: String, _ second: String) -> Bool {
    let parts = (pieces(of: first), pieces(of: second))
    for (one, other) in zip(parts.0, parts.1) where one != other {
      return one < other
    }
    if parts.0.count != parts.1.count { return parts.0.count < parts.1.count }
    return first < second
  }

  /// A character or a number.
  ///
  /// A number is compared with a character by its first digit.
  private struct Piece: Comparable {
    /// The digits of a number without leading zeros, so that the longer of two numbers is greater;
    /// empty for a character.
    let digits: Substring
    let character: Character

    static func < (first: Piece, second: Piece) -> Bool {
      guard !first.isNumber || !second.isNumber else {
        return (first.digits.count, first.digits) < (second.digits.count, second.digits)
      }
      return first.character < second.character
    }

    static func == (first: Piece, second: Piece) -> Bool {
      first.isNumber && second.isNumber
        ? first.digits == second.digits : first.character == second.character
    }

    var isNumber: Bool { NaturalOrder.isDigit(character) }
  }

  private static func pieces(of name: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = name[...]
    while let next = rest.first {
      guard isDigit(next) else {
        pieces.append(Piece(digits: "", character: next))
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix(while: isDigit)
      pieces.append(Piece(digits: digits.drop { $0 == "0" }, character: next))
      rest = rest[digits.endIndex...]
    }
    return pieces
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }
}
