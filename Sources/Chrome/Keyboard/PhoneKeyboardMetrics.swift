import Devices
import Geometry

/// The dimensions of a phone's keyboard that depend on screen and system.
struct PhoneKeyboardMetrics: Hashable, Sendable {
  /// The distance from the top of the panel's body to the first row, in points.
  let top: Points
  /// The distance between the tops of adjacent rows, in points.
  let pitch: Points
  let keyHeight: Points
  /// The distance from the panel's sides to the keys, in points.
  let margin: Points
  /// The distance between the keys of a row, in points.
  let gap: Points
  let cornerRadius: Points
  let letterSize: Points
  /// The font size of the words on wide keys.
  let wordSize: Points
  /// The distance between the shift or delete key and the letters, in points.
  let shiftGap: Points
  let symbolScale: Double
  /// The scale of the symbols of shift and delete.
  var functionScale: Double { isGlass ? 0.95 : 1 }
  let strip: Strip
  /// Whether all keys have one colour, and wide keys have symbols, as since iOS 26.
  let isGlass: Bool

  /// The position of emoji and dictation.
  enum Strip: Hashable, Sendable {
    /// In the row of the space key.
    case none
    case below
    case beside
  }
}

extension PhoneKeyboardMetrics {
  /// The metrics of a docked keyboard.
  init(
    room: KeyboardRoom, orientation: Orientation, system: SystemVersion, hasHomeIndicator: Bool
  ) {
    let isLying = orientation.isLandscape
    let strip: Strip = !hasHomeIndicator ? .none : isLying ? .beside : .below
    switch system {
    case .ios18:
      self.init(classic: room, isLying: isLying, strip: strip)
    case .ios26:
      self.init(glass: room, isLying: isLying, strip: strip)
    }
  }

  /// The metrics up to iOS 18.
  ///
  /// Measured for 216 points on phones 390 and 402 wide, and for 226 on 414.
  private init(classic room: KeyboardRoom, isLying: Bool, strip: Strip) {
    let rowsHeight = room.nominalBody - (strip == .below ? 75 : 0)
    let rows: (top: Points, pitch: Points, keyHeight: Points) =
      if isLying {
        strip == .beside ? (6, 38, 31) : (5, 40, 33)
      } else {
        rowsHeight > 220 ? (8, 56, 45) : (8, 54, 42)
      }
    // In landscape the keys avoid cutout and corners: the margin is 79 points at a width of 852.
    let margin: Points =
      if strip == .beside {
        75 + (room.panel.width - 812) / 10
      } else {
        room.panel.width < 410 ? 3 : 4
      }
    self.init(
      top: rows.top, pitch: rows.pitch, keyHeight: rows.keyHeight, margin: margin, gap: 6,
      cornerRadius: 5, letterSize: isLying ? 19.3 : 21.75, wordSize: 16, shiftGap: 14.4,
      symbolScale: isLying ? 0.72 : 0.8,
      strip: strip, isGlass: false)
  }

  /// The metrics of iOS 26.
  ///
  /// Measured on 390 and 402 points in portrait and 852 in landscape: margins of 8.7, and 14 or 20
  /// points between shift and letters.
  private init(glass room: KeyboardRoom, isLying: Bool, strip: Strip) {
    let rows = GlassRows(width: room.panel.width, isLying: isLying, strip: strip)
    let margin: Points =
      if strip == .beside { 75 + (room.panel.width - 812) / 10 } else { isLying ? 4 : 8.67 }
    self.init(
      top: max(room.nominalBody - rows.height, 5), pitch: rows.pitch, keyHeight: rows.keyHeight,
      margin: margin, gap: 6, cornerRadius: isLying ? 7 : 8, letterSize: isLying ? 19 : 21.5,
      wordSize: isLying ? 16 : 18, shiftGap: isLying ? 20 : 14, symbolScale: isLying ? 0.72 : 0.8,
      strip: strip, isGlass: true)
  }

  /// The metrics of a floating keyboard, a phone's keyboard on an iPad.
  init(floating room: KeyboardRoom, system: SystemVersion) {
    let pitch = (room.nominalBody - 10) / 4
    self.init(
      top: 8, pitch: pitch, keyHeight: pitch - 11, margin: 6, gap: 6,
      cornerRadius: system == .ios26 ? 8 : 5, letterSize: 22.5, wordSize: 16,
      shiftGap: 14.4, symbolScale: 0.7, strip: .none,
      isGlass: system == .ios26)
  }
}

/// The four rows of a phone's keyboard on iOS 26, in points.
///
/// Measured on screenshots: keys 43 high at a pitch of 54 on a width of 390, keys 45 high at a pitch
/// of 56 on 402. Other widths follow these: derived.
struct GlassRows: Hashable, Sendable {
  let pitch: Points
  let keyHeight: Points
  /// The distance from the last row to the panel's bottom.
  let below: Points

  init(width: Points, isLying: Bool, strip: PhoneKeyboardMetrics.Strip) {
    if isLying {
      (pitch, keyHeight, below) = (35.5, 27.5, 24.7)
    } else if strip == .none {
      (pitch, keyHeight, below) = (54, 43, 8)
    } else {
      (pitch, keyHeight, below) = width >= 402 ? (56, 45, 80) : (54, 43, 78)
    }
  }

  /// The height from the top of the first row to the panel's bottom.
  var height: Points { pitch * 3 + keyHeight + below }
}
