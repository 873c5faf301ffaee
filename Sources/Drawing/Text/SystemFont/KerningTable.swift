import EmbeddedFiles
import Graphics

/// The kerning that the advances were fitted with, the same for every installed release of Inter,
/// from `SystemFont/kerning.txt`, which names its source.
///
/// Inter's designers kerned three weights: the lightest, regular and the heaviest. The others lie on
/// straight lines between them. Italics have the same kerning.
struct KerningTable {
  /// The groups of characters that are kerned alike where they stand first.
  private(set) var lefts: [Group] = []
  /// The groups of characters that are kerned alike where they stand second.
  private(set) var rights: [Substring] = []
  private var leftOf: [Unicode.Scalar: Int] = [:]
  private var rightOf: [Unicode.Scalar: Int] = [:]

  struct Group {
    /// To the groups of `rights` that are kerned after this one.
    fileprivate(set) var distances: [Distance] = []
  }

  static let shared = KerningTable(EmbeddedFile.kerning.lines)

  /// A distance that cannot be read is left out; a test makes sure that there is none.
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

  /// The place in `lefts` of the group that a character belongs to; nil for one without kerning.
  func left(of character: Unicode.Scalar) -> Int? {
    leftOf[character] ?? BaseLetter.of(character).flatMap { leftOf[$0] }
  }

  /// The place in `rights` of the group that a character belongs to; nil for one without kerning.
  func right(of character: Unicode.Scalar) -> Int? {
    rightOf[character] ?? BaseLetter.of(character).flatMap { rightOf[$0] }
  }
}

extension KerningTable {
  /// How far a group of characters moves after another group.
  struct Distance {
    /// The place in `rights`.
    let right: Int
    /// In 1/2816 of the em.
    private let lightest: Double
    private let regular: Double
    private let heaviest: Double

    /// Reads the first character of a group of `rights`, a space, and one number or three; nil for
    /// anything else.
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

    /// In parts of the em, times `SystemFontMetrics.kerningScale`.
    func ems(_ weight: FontWeight) -> Double {
      let place = Self.place(of: weight)
      let other = place < 0 ? lightest : heaviest
      let distance = regular + (other - regular) * abs(place)
      return distance / 2816 * SystemFontMetrics.kerningScale
    }

    /// On the line from the lightest weight, −1, over regular, 0, to the heaviest, 1.
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
