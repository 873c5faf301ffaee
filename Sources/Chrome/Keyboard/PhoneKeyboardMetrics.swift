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
  let symbolScale: Double
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
        room.panel.width < 400 ? 3 : 4
      }
    self.init(
      top: rows.top, pitch: rows.pitch, keyHeight: rows.keyHeight, margin: margin, gap: 6,
      cornerRadius: 5, letterSize: isLying ? 20 : 22.5, symbolScale: isLying ? 0.72 : 0.8,
      strip: strip, isGlass: false)
  }

  /// The metrics of iOS 26, measured on 390 points in portrait and 852 in landscape.
  ///
  /// The last row ends at the same distance above the panel's bottom on every screen.
  private init(glass room: KeyboardRoom, isLying: Bool, strip: Strip) {
    let pitch: Points = isLying ? 35.5 : 54
    let keyHeight: Points = isLying ? 27.5 : 43
    let below: Points = isLying ? 24.7 : strip == .below ? 78 : 8
    let top = max(room.nominalBody - below - pitch * 3 - keyHeight, 5)
    let margin: Points =
      if strip == .beside { 75 + (room.panel.width - 812) / 10 } else { isLying ? 4 : 8.3 }
    self.init(
      top: top, pitch: pitch, keyHeight: keyHeight, margin: margin, gap: isLying ? 6 : 5.6,
      cornerRadius: isLying ? 7 : 8, letterSize: isLying ? 19 : 21.5,
      symbolScale: isLying ? 0.72 : 0.8, strip: strip, isGlass: true)
  }

  /// The metrics of a floating keyboard, a phone's keyboard on an iPad.
  init(floating room: KeyboardRoom, system: SystemVersion) {
    let pitch = (room.nominalBody - 10) / 4
    self.init(
      top: 8, pitch: pitch, keyHeight: pitch - 11, margin: 6, gap: 6,
      cornerRadius: system == .ios26 ? 8 : 5, letterSize: 22.5, symbolScale: 0.7, strip: .none,
      isGlass: system == .ios26)
  }
}
