/// A script that neither Inter nor Noto Sans CJK covers.
///
/// The raw value is the script's name in the name of its Noto Sans font.
enum Script: String, Hashable, Sendable, CaseIterable {
  case arabic = "Arabic"
  case armenian = "Armenian"
  case bengali = "Bengali"
  case devanagari = "Devanagari"
  case ethiopic = "Ethiopic"
  case georgian = "Georgian"
  case gujarati = "Gujarati"
  case gurmukhi = "Gurmukhi"
  case hebrew = "Hebrew"
  case kannada = "Kannada"
  case khmer = "Khmer"
  case lao = "Lao"
  case malayalam = "Malayalam"
  case myanmar = "Myanmar"
  case sinhala = "Sinhala"
  case tamil = "Tamil"
  case telugu = "Telugu"
  case thai = "Thai"

  /// Returns the script of a character by its Unicode block, or nil for other blocks.
  init?(of character: Unicode.Scalar) {
    // All these blocks follow the Cyrillic block.
    guard character.value >= 0x0530,
      let script = Script.allCases.first(where: { script in
        script.blocks.contains { $0.contains(character.value) }
      })
    else { return nil }
    self = script
  }

  /// The font's name in fingerprints and messages.
  var family: String { "Noto Sans \(rawValue)" }

  private var blocks: [ClosedRange<UInt32>] {
    switch self {
    case .arabic:
      [0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF]
    case .armenian: [0x0530...0x058F, 0xFB13...0xFB17]
    case .bengali: [0x0980...0x09FF]
    case .devanagari: [0x0900...0x097F, 0xA8E0...0xA8FF]
    case .ethiopic: [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F]
    case .georgian: [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F]
    case .gujarati: [0x0A80...0x0AFF]
    case .gurmukhi: [0x0A00...0x0A7F]
    case .hebrew: [0x0590...0x05FF, 0xFB1D...0xFB4F]
    case .kannada: [0x0C80...0x0CFF]
    case .khmer: [0x1780...0x17FF, 0x19E0...0x19FF]
    case .lao: [0x0E80...0x0EFF]
    case .malayalam: [0x0D00...0x0D7F]
    case .myanmar: [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]
    case .sinhala: [0x0D80...0x0DFF]
    case .tamil: [0x0B80...0x0BFF]
    case .telugu: [0x0C00...0x0C7F]
    case .thai: [0x0E00...0x0E7F]
    }
  }
}
