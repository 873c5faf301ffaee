package import Geometry

extension Device {
  /// A window of a spec's own: no bars, no status bar, no cutout, no home indicator and no keyboard
  /// but one whose height is given.
  ///
  /// Idiom, size classes and margins are those of phones and tablets of the size. Size, in points,
  /// and safe area are the upright window's, and turn with it; the id is none of the catalogue.
  package static func custom(
    id: String, size: Size, scale: Int, safeArea: Insets
  ) -> Device {
    let noKeyboard = KeyboardHeight(withSuggestions: 0, withoutSuggestions: 0)
    return Device(
      id: id, name: id, family: isTablet(size) ? .ipad : .iphone, year: 0, osBaseline: 18,
      screenSize: size, scale: scale, displayCornerRadius: 0, cutout: .none, homeIndicator: nil,
      safeArea: PerOrientation(
        portrait: safeArea, landscape: safeArea.turned(to: .landscapeLeft)),
      safeAreaTopStatusBarHidden: safeArea.top, statusBarHeight: PerOrientation(both: 0),
      sizeClasses: PerOrientation(
        portrait: sizeClasses(of: size), landscape: sizeClasses(of: size.transposed)),
      layoutMargin: PerOrientation(
        portrait: systemMargin(atWidth: size.width),
        landscape: systemMargin(atWidth: size.height)),
      keyboardHeight: PerOrientation(both: noKeyboard), isCustom: true)
  }

  /// No phone is as wide upright, no tablet as narrow.
  private static func isTablet(_ size: Size) -> Bool { min(size.width, size.height) >= 600 }

  /// The size classes of full-screen windows, by the Human Interface Guidelines' table: phones are
  /// of compact height when they lie, and then of regular width from 414 points across.
  static func sizeClasses(of size: Size) -> SizeClasses {
    guard !isTablet(size) else { return SizeClasses(horizontal: .regular, vertical: .regular) }
    let lies = size.width > size.height
    return SizeClasses(
      horizontal: lies && size.height >= 414 ? .regular : .compact,
      vertical: size.height < 480 ? .compact : .regular)
  }

  /// The system minimum margin: 16 up to a width of 402, 20 from 414, in frames that Interface
  /// Builder saved.
  static func systemMargin(atWidth width: Points) -> Points { width < 414 ? 16 : 20 }
}

extension Insets {
  /// The insets of the upright window where they lie once it is turned.
  func turned(to orientation: Orientation) -> Insets {
    switch orientation {
    case .portrait: self
    case .landscapeLeft: Insets(top: right, left: top, bottom: left, right: bottom)
    case .landscapeRight: Insets(top: left, left: bottom, bottom: right, right: top)
    case .portraitUpsideDown: Insets(top: bottom, left: right, bottom: top, right: left)
    }
  }

  /// What `turned(to:)` made these insets of.
  package func turnedBack(from orientation: Orientation) -> Insets {
    switch orientation {
    case .landscapeLeft: turned(to: .landscapeRight)
    case .landscapeRight: turned(to: .landscapeLeft)
    case .portrait, .portraitUpsideDown: turned(to: orientation)
    }
  }
}
