import Devices
import Geometry

/// How a phone's keyboard is measured out: what differs between screens and systems.
struct PhoneKeyboardMetrics: Hashable, Sendable {
  /// From the panel's body to the first row.
  let top: Points
  /// From row to row.
  let pitch: Points
  let keyHeight: Points
  /// From the panel's sides to the keys.
  let margin: Points
  /// Between the keys of a row.
  let gap: Points
  let cornerRadius: Points
  let letterSize: Points
  let symbolScale: Double
  let strip: Strip
  /// Whether keys are all alike, their wide ones with symbols, as since iOS 26.
  let isGlass: Bool

  /// Where emoji and dictation stand.
  enum Strip: Hashable, Sendable {
    /// Among the keys.
    case none
    case below
    case beside
  }
}

extension PhoneKeyboardMetrics {
  /// Of a docked keyboard.
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

  /// Up to iOS 18: in 216 points as measured on 390 and 402 wide, in 226 as on 414.
  private init(classic room: KeyboardRoom, isLying: Bool, strip: Strip) {
    let rowsHeight = room.nominalBody - (strip == .below ? 75 : 0)
    let rows: (top: Points, pitch: Points, keyHeight: Points) =
      if isLying {
        strip == .beside ? (6, 38, 31) : (5, 40, 33)
      } else {
        rowsHeight > 220 ? (8, 56, 45) : (8, 54, 42)
      }
    // In landscape the keys keep clear of cutout and corners: 79 at 852 wide.
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

  /// iOS 26, measured on 390 wide and lying on 852; the last row ends as far above the panel's
  /// bottom on every screen.
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

  /// A tablet's keyboard that hovers: a phone's in the room of a small one.
  init(floating room: KeyboardRoom, system: SystemVersion) {
    let pitch = (room.nominalBody - 10) / 4
    self.init(
      top: 8, pitch: pitch, keyHeight: pitch - 11, margin: 6, gap: 6,
      cornerRadius: system == .ios26 ? 8 : 5, letterSize: 22.5, symbolScale: 0.7, strip: .none,
      isGlass: system == .ios26)
  }
}
