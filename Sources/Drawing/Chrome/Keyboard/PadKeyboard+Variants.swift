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
    case symbol(Symbol, KeyboardKey.Side?)
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

  /// The arrangements of keys by the size of the tablet.
  struct Variant: Hashable, Sendable {
    /// The width of every row.
    let pitches: Double
    let rows: [Row]

    /// Tablets with a home button have the narrow arrangement, those of 12.9 inches and more a row
    /// of digits.
    init(_ device: Device) {
      if device.screenSize.width >= 1000 {
        self = .withDigits
      } else {
        self = device.homeIndicator == nil ? .narrow : .standard
      }
    }

    private init(pitches: Double, rows: [Row]) {
      self.pitches = pitches
      self.rows = rows
    }
  }
}

extension PadKeyboard.Variant {
  typealias Key = PadKeyboard.Key
  typealias Row = PadKeyboard.Row

  /// Ten letters and delete; no tab or caps lock, and everything in the middle of its key.
  private static let narrow = PadKeyboard.Variant(
    pitches: 11,
    rows: [
      Row(
        keys: letters("QWERTYUIOP", above: "1234567890")
          + [Key(.delete, .symbol(.delete, nil), nil)]),
      Row(
        indent: 0.42,
        keys: letters("ASDFGHJKL", above: "@#$&*()'\"")
          + [Key(.newLine, .word("return", nil), nil)]),
      Row(
        keys: [Key(.shift, .symbol(.shift, nil), 1)]
          + letters("ZXCVBNM", above: "%-+=/;:") + punctuation
          + [Key(.shift, .symbol(.shift, nil), nil)]),
      Row(keys: bottomKeys(first: 1, last: 1.25, isCentred: true)),
    ])

  /// Tab and caps lock at the left; measured on a 10.9-inch screen in both orientations.
  private static let standard = PadKeyboard.Variant(
    pitches: 12.494,
    rows: [
      Row(
        keys: [Key(.tab, .word("tab", .left), 1.247)]
          + letters("QWERTYUIOP", above: "1234567890")
          + [Key(.delete, .word("delete", .right), nil)]),
      Row(
        keys: [Key(.capsLock, .word("caps lock", .left), 1.548)]
          + letters("ASDFGHJKL", above: "@#$&*()'\"")
          + [Key(.newLine, .word("return", .right), nil)]),
      Row(
        keys: [Key(.shift, .word("shift", .left), 2)]
          + letters("ZXCVBNM", above: "%-+=/;:") + punctuation
          + [Key(.shift, .word("shift", .right), nil)]),
      Row(keys: bottomKeys(first: 1.02, last: 1.45)),
    ])

  /// A row of digits on top and the marks of a hardware keyboard.
  private static let withDigits = PadKeyboard.Variant(
    pitches: 14.55,
    rows: [
      Row(
        keys: pairs("`1234567890-=", above: "~!@#$%^&*()_+")
          + [Key(.delete, .word("delete", .right), nil)]),
      Row(
        keys: [Key(.tab, .word("tab", .left), 1.55)] + letters("QWERTYUIOP")
          + pairs("[]\\", above: "{}|", lastIsFlexible: true)),
      Row(
        keys: [Key(.capsLock, .word("caps lock", .left), 1.82)] + letters("ASDFGHJKL")
          + pairs(";'", above: ":\"") + [Key(.newLine, .word("return", .right), nil)]),
      Row(
        keys: [Key(.shift, .word("shift", .left), 2.36)] + letters("ZXCVBNM")
          + pairs(",./", above: "<>?") + [Key(.shift, .word("shift", .right), nil)]),
      Row(keys: bottomKeys(first: 1.1, last: 1.5)),
    ])

  private static let punctuation = pairs(",.", above: "!?")

  private static func letters(_ row: String) -> [Key] {
    row.map { Key(.letter, .character(String($0), above: nil), 1) }
  }

  private static func letters(_ row: String, above second: String) -> [Key] {
    zip(row, second).map { Key(.letter, .character(String($0), above: String($1)), 1) }
  }

  private static func pairs(
    _ row: String, above second: String, lastIsFlexible: Bool = false
  ) -> [Key] {
    zip(row, second).enumerated().map { index, pair in
      Key(
        .letter, .pair(String(pair.0), above: String(pair.1)),
        lastIsFlexible && index == row.count - 1 ? nil : 1)
    }
  }

  private static func bottomKeys(
    first: Double, last: Double, isCentred: Bool = false
  ) -> [Key] {
    let left: KeyboardKey.Side? = isCentred ? nil : .left
    let right: KeyboardKey.Side? = isCentred ? nil : .right
    return [
      Key(.globe, .symbol(.globe, left), first), Key(.numbers, .word(".?123", left), first),
      Key(.dictation, .symbol(.microphone, left), first), Key(.space, .none, nil),
      Key(.numbers, .word(".?123", right), last),
      Key(.dismiss, .symbol(.dismissKeyboard, right), last),
    ]
  }
}
