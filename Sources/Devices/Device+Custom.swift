package import Geometry

extension Device {
  /// A bare window that a spec defines, without bars, cutout, home indicator or a keyboard of its
  /// own.
  ///
  /// Family, size classes and margins are those of a phone or tablet of that size. The size in
  /// points and the safe area belong to the upright window and turn with it. The id must not be in
  /// the catalogue.
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

  /// Whether a size is a tablet's: no upright phone is 600 points wide, and no tablet is narrower.
  private static func isTablet(_ size: Size) -> Bool { min(size.width, size.height) >= 600 }

  /// The size classes of full-screen windows, from the Human Interface Guidelines' table: phones in
  /// landscape have compact height, and regular width if their short side has 414 points or more.
  static func sizeClasses(of size: Size) -> SizeClasses {
    guard !isTablet(size) else { return SizeClasses(horizontal: .regular, vertical: .regular) }
    let lies = size.width > size.height
    return SizeClasses(
      horizontal: lies && size.height >= 414 ? .regular : .compact,
      vertical: size.height < 480 ? .compact : .regular)
  }

  /// The system minimum margin: 16 up to a width of 402, 20 from 414.
  ///
  /// Source: frames that Interface Builder saved.
  static func systemMargin(atWidth width: Points) -> Points { width < 414 ? 16 : 20 }
}

extension Insets {
  /// The insets after the upright window turns to an orientation.
  func turned(to orientation: Orientation) -> Insets {
    switch orientation {
    case .portrait: self
    case .landscapeLeft: Insets(top: right, left: top, bottom: left, right: bottom)
    case .landscapeRight: Insets(top: left, left: bottom, bottom: right, right: top)
    case .portraitUpsideDown: Insets(top: bottom, left: right, bottom: top, right: left)
    }
  }

  /// The upright window's insets, the inverse of `turned(to:)`.
  package func turnedBack(from orientation: Orientation) -> Insets {
    switch orientation {
    case .landscapeLeft: turned(to: .landscapeRight)
    case .landscapeRight: turned(to: .landscapeLeft)
    case .portrait, .portraitUpsideDown: turned(to: orientation)
    }
  }
}

extension Device {
  /// The device with another screen size and everything else unchanged.
  ///
  /// - Parameter size: the upright screen's size in points.
  /// - Returns: a device with the same id, its cutout in the middle of the new screen.
  package func resized(to size: Size) -> Device {
    Device(
      id: id, name: name, family: family, year: year, osBaseline: osBaseline, screenSize: size,
      scale: scale, displayCornerRadius: displayCornerRadius,
      cutout: cutout.moved(by: (size.width - screenSize.width) / 2), homeIndicator: homeIndicator,
      safeArea: safeArea, safeAreaTopStatusBarHidden: safeAreaTopStatusBarHidden,
      statusBarHeight: statusBarHeight, sizeClasses: sizeClasses, layoutMargin: layoutMargin,
      keyboardHeight: keyboardHeight, ios26: ios26, windows: windows, isCustom: isCustom)
  }
}

extension Cutout {
  fileprivate func moved(by distance: Points) -> Cutout {
    switch self {
    case .none: .none
    case .notch(let frame, let cornerRadius, let bodyWidth):
      .notch(
        frame: frame.offset(by: Point(x: distance, y: 0)), cornerRadius: cornerRadius,
        bodyWidth: bodyWidth)
    case .dynamicIsland(let frame):
      .dynamicIsland(frame: frame.offset(by: Point(x: distance, y: 0)))
    }
  }
}
