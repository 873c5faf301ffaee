import Devices
import Geometry
import ViewKinds

extension PadKeyboard {
  /// What stands on a key, before it has a size.
  enum Label: Hashable, Sendable {
    case none
    case character(String, above: String?)
    case pair(String, above: String)
    /// In the middle where no side is given.
    case word(String, KeyboardKey.Side?)
    case symbol(SymbolGlyph, KeyboardKey.Side?)
  }

  struct Key: Hashable, Sendable {
    let role: KeyboardKey.Role
    let label: Label
    /// In pitches, gap included; nil for the row's one key that takes what is left.
    let width: Double?

    init(_ role: KeyboardKey.Role, _ label: Label, _ width: Double?) {
      self.role = role
      self.label = label
      self.width = width
    }
  }

  struct Row: Hashable, Sendable {
    var indent = 0.0
    let keys: [Key]
  }

  /// Which keys stand where on a tablet's keyboard.
  ///
  /// The arrangement with tab and caps lock was measured on a 10.9-inch screen in both orientations,
  /// in English; a language with longer rows has narrower keys.
  struct Arrangement: Hashable, Sendable {
    /// The width of every row.
    let pitches: Double
    let rows: [Row]
    /// Whether keys are all of one colour, as since iPadOS 26.
    let isGlass: Bool

    init(pitches: Double, rows: [Row], isGlass: Bool) {
      self.pitches = pitches
      self.rows = rows
      self.isGlass = isGlass
    }
  }

  /// How a keyboard is cut by the size of the tablet.
  enum Cut: Hashable, Sendable {
    /// Letters and delete; no tab or caps lock, and everything in the middle of its key.
    case narrow
    /// Tab and caps lock at the left.
    case standard
    /// A row of digits on top and the marks of a hardware keyboard.
    case withDigits

    /// Tablets with a home button have the narrow cut, those of 12.9 inches and more the digits.
    init(_ device: Device) {
      self =
        device.screenSize.width >= 1000
        ? .withDigits : device.homeIndicator == nil ? .narrow : .standard
    }
  }
}

extension PadKeyboard.Arrangement {
  typealias Key = PadKeyboard.Key
  typealias Row = PadKeyboard.Row

  init(_ device: Device, language: KeyboardLanguage, isNumeric: Bool, isGlass: Bool) {
    let keys = PadKeys(language: language, cut: PadKeyboard.Cut(device), isGlass: isGlass)
    switch (PadKeyboard.Cut(device), isNumeric) {
    case (.narrow, false): self = keys.narrow
    case (.standard, false): self = keys.standard
    case (.withDigits, false): self = keys.withDigits
    case (.narrow, true): self = keys.narrowNumbers
    case (.standard, true): self = keys.standardNumbers
    case (.withDigits, true): self = keys.numbersUnderDigits
    }
  }
}
