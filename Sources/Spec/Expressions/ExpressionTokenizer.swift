import Cassowary
import Geometry

/// Splits an expression into tokens.
package enum ExpressionTokenizer {
  /// The greatest number of tokens in one expression, which limits the depth of its syntax tree.
  package static let greatestCount = 1000

  /// The tokens of `text`.
  ///
  /// The last token has the kind `end`.
  ///
  /// A name begins with a letter of any script or an underscore. It continues with letters, the
  /// marks of letters, underscores and the digits 0 to 9.
  static func tokens(of text: String) throws(ExpressionError) -> [ExpressionToken] {
    let scalars = Array(text.unicodeScalars)
    var tokens: [ExpressionToken] = []
    var index = 0
    while index < scalars.count {
      let start = index
      let scalar = scalars[index]
      if scalar.properties.isWhitespace {
        index += 1
        continue
      }
      let kind: ExpressionToken.Kind
      if beginsName(scalar) {
        index = scalars[index...].firstIndex { !continuesName($0) } ?? scalars.count
        kind = .name(string(scalars[start..<index]))
      } else if isDigit(scalar) || startsFraction(scalars, index) {
        index = scalars[index...].firstIndex { !isDigit($0) && $0 != "." } ?? scalars.count
        // A point that no digit follows belongs to the next token.
        if scalars[index - 1] == "." { index -= 1 }
        index = endOfExponent(scalars, index)
        guard let value = DecimalNumber.parse(string(scalars[start..<index])) else {
          throw ExpressionError(.badNumber(string(scalars[start..<index])), start..<index)
        }
        kind = .number(value)
      } else if let relation = relation(scalars, index) {
        index += 2
        kind = .relation(relation)
      } else if ".+-*/()[],@".unicodeScalars.contains(scalar) {
        index += 1
        kind = .symbol(Character(scalar))
      } else if "=<>≤≥".unicodeScalars.contains(scalar) {
        throw ExpressionError(.badRelation(String(scalar)), start..<(start + 1))
      } else {
        throw ExpressionError(.badCharacter(String(scalar)), start..<(start + 1))
      }
      guard tokens.count < greatestCount else {
        throw ExpressionError(.tooLong(limit: greatestCount), start..<index)
      }
      tokens.append(ExpressionToken(kind: kind, range: start..<index))
    }
    tokens.append(ExpressionToken(kind: .end, range: scalars.count..<scalars.count))
    return tokens
  }

  /// Whether `text` is a valid name in expressions.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, beginsName(first) else { return false }
    return text.unicodeScalars.allSatisfy(continuesName)
  }

  private static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  /// Whether a name may contain the character behind its first one.
  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    beginsName(scalar) || isDigit(scalar) || isMark(scalar)
  }

  /// Whether the character is a visible mark of a letter, such as a vowel sign or an accent.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
      && !properties.isDefaultIgnorableCodePoint
  }

  /// The end of an exponent such as `e3` or `E-3` at `index`, or `index` if there is none.
  private static func endOfExponent(_ scalars: [Unicode.Scalar], _ index: Int) -> Int {
    guard index < scalars.count, scalars[index] == "e" || scalars[index] == "E" else {
      return index
    }
    let hasSign = index + 1 < scalars.count && "+-".unicodeScalars.contains(scalars[index + 1])
    let digits = index + (hasSign ? 2 : 1)
    guard digits < scalars.count, isDigit(scalars[digits]) else { return index }
    return scalars[digits...].firstIndex { !isDigit($0) } ?? scalars.count
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func startsFraction(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    scalars[index] == "." && index + 1 < scalars.count && isDigit(scalars[index + 1])
      && (index == 0 || scalars[index - 1].properties.isWhitespace)
  }

  private static func relation(_ scalars: [Unicode.Scalar], _ index: Int) -> Relation? {
    guard index + 1 < scalars.count, scalars[index + 1] == "=" else { return nil }
    return switch scalars[index] {
    case "=": .equal
    case "<": .lessThanOrEqual
    case ">": .greaterThanOrEqual
    default: nil
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
