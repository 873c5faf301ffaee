import Geometry

extension DeviceCatalogue {
  /// Sources: Human Interface Guidelines; swift-snapshot-testing; Use Your Loaf; Telegram-iOS for
  /// keyboards, confirmed by a public table of measured heights (260 and 271).
  static let homeButtonPhones: [Device] = [
    Device("iphone-se-1", "iPhone SE (1st generation)", 2016, .phone4Inch),
    Device("iphone-8", "iPhone 8", 2017, .phone4Inch7),
    Device("iphone-8-plus", "iPhone 8 Plus", 2017, .phonePlus),
    Device("iphone-se-2", "iPhone SE (2nd generation)", 2020, .phone4Inch7.unchangedOnIOS26),
    Device("iphone-se-3", "iPhone SE (3rd generation)", 2022, .phone4Inch7.unchangedOnIOS26),
  ]
}

extension Panel {
  fileprivate static let phone4Inch = homeButtonPhone(
    width: 320, height: 568, scale: 2, landscape: compactLandscape, margin: 16,
    keyboard: keyboard(portrait: (253, 216), landscape: (199, 162)))

  fileprivate static let phone4Inch7 = homeButtonPhone(
    width: 375, height: 667, scale: 2, landscape: compactLandscape, margin: 16,
    keyboard: keyboard(portrait: (260, 216), landscape: (200, 163)))

  /// Rendered at 1242 × 2208 pixels; the panel itself has 1080 × 1920.
  fileprivate static let phonePlus = homeButtonPhone(
    width: 414, height: 736, scale: 3, landscape: wideLandscape, margin: 20,
    keyboard: keyboard(portrait: (271, 226), landscape: (200, 163)))

  /// The panel of a phone that also runs iOS 26, with the same values.
  ///
  /// Flutterware confirms the keyboard's 260 points.
  fileprivate var unchangedOnIOS26: Panel {
    var panel = self
    panel.ios26 = SystemMetrics(
      safeArea: safeArea, statusBarHeight: statusBarHeight, keyboardHeight: keyboardHeight)
    return panel
  }

  private static func homeButtonPhone(
    width: Points, height: Points, scale: Int, landscape: SizeClasses, margin: Points,
    keyboard: PerOrientation<KeyboardHeight>
  ) -> Panel {
    Panel(
      family: .iphone, width: width, height: height, scale: scale,
      safeArea: PerOrientation(
        portrait: Insets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero),
      safeAreaTopStatusBarHidden: 0,
      statusBarHeight: PerOrientation(portrait: 20, landscape: 0),
      landscapeSizeClasses: landscape, layoutMargin: margin, keyboardHeight: keyboard)
  }
}
