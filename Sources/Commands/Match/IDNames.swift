import Diagnostics
import Geometry
import Matching
import Spec

/// Readable ids for the views of a dump: the identifier, the first words of the text, or the class.
struct IDNames {
  private var counts: [String: Int] = [:]
  private var used: Set<String> = IDNames.reserved

  private static let reserved: Set<String> = Set(
    (ItemName.items + ItemName.viewGuides).map(\.name))

  /// The greatest number of words from a text.
  private static let words = 3

  mutating func id(of view: DumpedView, text: DumpedText?) -> String {
    let candidates = [
      Self.camelCase(view.identifier ?? "", atMost: .max),
      Self.camelCase(text?.string ?? "", atMost: Self.words),
      Self.camelCase(Self.withoutPrefix(view.className), atMost: .max),
    ]
    return unique(candidates.first { !$0.isEmpty } ?? "view")
  }

  private mutating func unique(_ name: String) -> String {
    if used.insert(name).inserted { return name }
    var count = counts[name] ?? 1
    repeat { count += 1 } while !used.insert("\(name)\(count)").inserted
    counts[name] = count
    return "\(name)\(count)"
  }

  private static func withoutPrefix(_ name: String) -> String {
    let short = name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    return short.isEmpty ? name : short
  }

  /// The letters and digits of a text, each word after the first with a capital.
  private static func camelCase(_ text: String, atMost most: Int) -> String {
    // An apostrophe is part of its word, and an id begins with a letter.
    let letters = text.prefix(200).filter { $0 != "'" && $0 != "’" }
    let words = letters.drop { !$0.isASCII || !$0.isLetter }.split { !isPart($0) }.prefix(most)
    guard let first = words.first else { return "" }
    let isAcronym = first.allSatisfy { $0.isUppercase || $0.isNumber }
    let head = isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let rest = words.dropFirst().map(\.capitalizedFirst)
    return String((head + rest.joined()).prefix(40))
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}

/// Texts in YAML.
enum YAMLText {
  /// A text in double quotes, with escapes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where isPlain(scalar): quoted.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let length = scalar.value > 0xFFFF ? 8 : 4
        let zeros = String(repeating: "0", count: length - digits.count)
        quoted += "\\\(length == 8 ? "U" : "u")\(zeros)\(digits)"
      }
    }
    return quoted + "\""
  }

  /// Whether YAML allows a character as it is, and a reader sees it.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }
  }

  /// A name in a comment, on one line.
  static func comment(_ name: String) -> String {
    String(
      name.map {
        $0.isNewline || $0.isWhitespace || !$0.unicodeScalars.allSatisfy(isPlain) ? " " : $0
      })
  }

  /// A font as a text style, or as a size and a weight; nil for the default.
  static func font(_ font: DumpedFont) -> String? {
    if let style = font.style.flatMap({ styles[$0] }) { return style }
    guard (1...1000).contains(font.size.value) else { return nil }
    let weight = weights.first { font.name.lowercased().hasSuffix($0.lowercased()) }
    guard let weight, weight != "regular" else { return font.size == 17 ? nil : "\(font.size)" }
    return "{ size: \(font.size), weight: \(weight) }"
  }

  /// The longest names come first, because one weight ends like another.
  private static let weights = [
    "ultraLight", "semibold", "regular", "medium", "light", "black", "heavy", "thin", "bold",
  ]

  private static let styles: [String: String] = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]
}
