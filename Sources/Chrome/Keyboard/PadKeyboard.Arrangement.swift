import Devices
import Geometry
import ViewKinds

extension PadKeyboard {
  /// The label of a key, before layout.
  enum Label: Hashable, Sendable {
    case none
    case character(String, above: String?)
    case pair(String, above: String)
    /// A word at a side, or centred if the side is nil.
    case word(String, KeyboardKey.Side?)
    case symbol(SymbolGlyph, KeyboardKey.Side?)
  }

  struct Key: Hashable, Sendable {
    let role: KeyboardKey.Role
    let label: Label
    /// The width in pitches, including the gap, or nil for the one key that fills the row.
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

  /// The rows of keys on an iPad's keyboard.
  ///
  /// The arrangement with tab and caps lock was measured on a 10.9-inch screen in both
  /// orientations, in English. A language with longer rows has narrower keys.
  struct Arrangement: Hashable, Sendable {
    /// The width of every row in pitches.
    let pitches: Double
    let rows: [Row]
    /// Whether all keys have one colour, as since iPadOS 26.
    let isGlass: Bool

    init(pitches: Double, rows: [Row], isGlass: Bool) {
      self.pitches = pitches
      self.rows = rows
      self.isGlass = isGlass
    }
  }

  /// The variant of the keyboard for an iPad's size.
  enum Cut: Hashable, Sendable {
    /// Letters and delete, without tab and caps lock, with centred labels.
    case narrow
    /// With tab and caps lock at the left.
    case standard
    /// With a row of digits on top and the punctuation of a hardware keyboard.
    case withDigits

    /// Returns the variant of a device.
    ///
    /// iPads with a home button have the narrow one, iPads from 12.9 inches the one with digits.
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

  init(
    _ device: Device, face: KeyboardFace, isGlass: Bool, isUpright: Bool
  ) {
    let keys = PadKeys(
      face: face, cut: PadKeyboard.Cut(device), isGlass: isGlass, isUpright: isUpright)
    switch (PadKeyboard.Cut(device), face.hasPageKeyInThirdRow) {
    case (.narrow, false): self = keys.narrow
    case (.standard, false): self = keys.standard
    case (.withDigits, false): self = keys.withDigits
    case (.narrow, true): self = keys.narrowCharacters
    case (.standard, true): self = keys.standardCharacters
    case (.withDigits, true): self = keys.charactersUnderDigits
    }
  }
}
