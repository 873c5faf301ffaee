import EmbeddedFiles
import Graphics

/// The kerning with which the advances were fitted.
///
/// It is the same for every installed release of Inter. It is from `SystemFont/kerning.txt`, which
/// cites its source. Inter's designers kerned three weights: the lightest, regular and the
/// heaviest. Strut interpolates the others linearly. Italics have the same kerning.
struct KerningTable {
  /// The groups of characters with the same kerning as the first of a pair.
  private(set) var lefts: [Group] = []
  /// The groups of characters with the same kerning as the second of a pair.
  private(set) var rights: [Substring] = []
  private var leftOf: [Unicode.Scalar: Int] = [:]
  private var rightOf: [Unicode.Scalar: Int] = [:]

  struct Group {
    /// The distances to the groups of `rights` that have kerning after this group.
    fileprivate(set) var distances: [Distance] = []
  }

  static let shared = KerningTable(EmbeddedFile.kerning.lines)

  /// Parses the table and skips malformed distances; a test checks that all are well-formed.
  private init(_ lines: [Substring]) {
    for line in lines {
      let fields = line.utf8.split(separator: UInt8(ascii: "\t")).map { Substring($0) }
      switch fields.first {
      case "second" where fields.count == 2:
        for character in fields[1].unicodeScalars { rightOf[character] = rights.count }
        rights.append(fields[1])
      case "first" where fields.count == 2:
        for character in fields[1].unicodeScalars { leftOf[character] = lefts.count }
        lefts.append(Group())
      default:
        for field in fields {
          guard let distance = Distance(field, rightOf), !lefts.isEmpty else { continue }
          lefts[lefts.count - 1].distances.append(distance)
        }
      }
    }
  }

  /// Returns the index in `lefts` of a character's group, or nil for a character without kerning.
  func left(of character: Unicode.Scalar) -> Int? {
    leftOf[character] ?? BaseLetter.of(character).flatMap { leftOf[$0] }
  }

  /// Returns the index in `rights` of a character's group, or nil for a character without kerning.
  func right(of character: Unicode.Scalar) -> Int? {
    rightOf[character] ?? BaseLetter.of(character).flatMap { rightOf[$0] }
  }
}

extension KerningTable {
  /// The distance added between two groups of characters.
  struct Distance {
    /// The index of the second group in `rights`.
    let right: Int
    /// The distance in the lightest weight, in 1/2816 of the em.
    private let lightest: Double
    private let regular: Double
    private let heaviest: Double

    /// Parses a field; nil if it is malformed.
    ///
    /// A field is the first character of a group of `rights`, a space, and one number or three.
    fileprivate init?(_ field: Substring, _ rightOf: [Unicode.Scalar: Int]) {
      guard let character = field.unicodeScalars.first, let right = rightOf[character] else {
        return nil
      }
      let numbers = field.unicodeScalars.dropFirst().split(separator: " ")
        .compactMap { Double(Substring($0)) }
      guard numbers.count == 1 || numbers.count == 3 else { return nil }
      self.right = right
      lightest = numbers[0]
      regular = numbers.count == 3 ? numbers[1] : numbers[0]
      heaviest = numbers.count == 3 ? numbers[2] : numbers[0]
    }

    /// Returns the distance in ems, multiplied by `SystemFontMetrics.kerningScale`.
    func ems(_ weight: FontWeight) -> Double {
      let place = Self.place(of: weight)
      let other = place < 0 ? lightest : heaviest
      let distance = regular + (other - regular) * abs(place)
      return distance / 2816 * SystemFontMetrics.kerningScale
    }

    /// Returns a weight's position: −1 for the lightest weight, 0 for regular, 1 for the heaviest.
    private static func place(of weight: FontWeight) -> Double {
      switch weight {
      case .ultraLight: -1
      case .thin: -2.0 / 3
      case .light: -1.0 / 3
      case .regular: 0
      case .medium: 0.2
      case .semibold: 0.4
      case .bold: 0.6
      case .heavy: 0.8
      case .black: 1
      }
    }
  }
}
