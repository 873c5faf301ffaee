import Geometry

extension DeviceCatalogue {
  /// Sources: swift-snapshot-testing and QMUI_iOS for safe areas; Telegram-iOS for keyboards;
  /// Geoff Hackworth's "How iPad Apps Adapt to the New 10.2-inch iPad".
  static let homeButtonPads: [Device] = [
    Device("ipad-9-7", "iPad 9.7-inch (5th and 6th generation)", 2017, .pad768),
    Device("ipad-10-2", "iPad 10.2-inch (7th to 9th generation)", 2019, .pad810.withPadOS26()),
    Device("ipad-mini-5", "iPad mini (5th generation)", 2019, .pad768.withPadOS26()),
    Device("ipad-air-3", "iPad Air 10.5-inch (3rd generation)", 2019, .pad834.withPadOS26()),
    Device("ipad-pro-10-5", "iPad Pro 10.5-inch", 2017, .pad834),
    Device(
      "ipad-pro-12-9-home", "iPad Pro 12.9-inch (1st and 2nd generation, home button)", 2015,
      .pad1024),
  ]

  /// Sources: as above; flutter_device_preview for iPadOS 26; UIKitCorners and BezelKit for radii.
  ///
  /// A keyboard without its suggestion bar that nobody measured is 50 points lower, the height of
  /// the bar.
  static let edgeToEdgePads: [Device] = [
    Device("ipad-10-9", "iPad 10.9-inch (10th generation)", 2022, .pad820(radius: 25)),
    Device("ipad-a16", "iPad 11-inch (A16)", 2025, .pad820(radius: 25)),
    Device("ipad-mini-6", "iPad mini 8.3-inch (6th generation)", 2021, .pad744),
    Device("ipad-mini-a17", "iPad mini 8.3-inch (A17 Pro)", 2024, .pad744),
    Device(
      "ipad-air-10-9", "iPad Air 10.9-inch (4th and 5th generation)", 2020, .pad820(radius: 18)),
    Device("ipad-air-11", "iPad Air 11-inch (M2 and later)", 2024, .pad820(radius: 18)),
    Device("ipad-air-13", "iPad Air 13-inch (M2 and later)", 2024, .pad1024EdgeToEdge),
    Device("ipad-pro-11", "iPad Pro 11-inch (1st to 4th generation)", 2018, .pad834x1194),
    Device("ipad-pro-11-m4", "iPad Pro 11-inch (M4 and later)", 2024, .pad834x1210),
    Device(
      "ipad-pro-12-9", "iPad Pro 12.9-inch (3rd to 6th generation, Face ID)", 2018,
      .pad1024EdgeToEdge),
    Device("ipad-pro-13", "iPad Pro 13-inch (M4 and later)", 2024, .pad1032),
  ]
}

extension Panel {
  fileprivate static let pad768 = pad(
    768, 1024, keyboard: classicPadKeyboard, windows: .on768)
  fileprivate static let pad810 = pad(
    810, 1080, keyboard: keyboard(portrait: (320, 265), landscape: (408, 353)), windows: .on810)
  fileprivate static let pad834 = pad(
    834, 1112, keyboard: classicPadKeyboard, windows: .on834x1112)
  fileprivate static let pad1024 = pad(
    1024, 1366, keyboard: keyboard(portrait: (378, 328), landscape: (471, 421)), windows: .on1024)

  fileprivate static let pad744 = edgeToEdgePad(
    744, 1133, radius: 21.5, keyboard: keyboard(portrait: (335, 285), landscape: (423, 373)),
    onPadOS26: (340, 428), windows: .on744)
  fileprivate static let pad834x1194 = edgeToEdgePad(
    834, 1194, radius: 18, keyboard: keyboard(portrait: (333, 283), landscape: (418, 368)),
    onPadOS26: (340, 428), windows: .on834x1194)
  fileprivate static let pad834x1210 = edgeToEdgePad(
    834, 1210, radius: 30, keyboard: keyboard(portrait: (335, 285), landscape: (423, 373)),
    onPadOS26: (340, 428), windows: .on834x1210)
  fileprivate static let pad1024EdgeToEdge = edgeToEdgePad(
    1024, 1366, radius: 18, keyboard: keyboard(portrait: (398, 348), landscape: (491, 441)),
    onPadOS26: (403, 498), windows: .on1024)
  fileprivate static let pad1032 = edgeToEdgePad(
    1032, 1376, radius: 30, keyboard: keyboard(portrait: (405.5, 355.5), landscape: (501, 451)),
    onPadOS26: (403, 498), windows: .on1032)

  fileprivate static func pad820(radius: Points) -> Panel {
    edgeToEdgePad(
      820, 1180, radius: radius,
      keyboard: keyboard(portrait: (333, 283), landscape: (418, 368)), onPadOS26: (337, 422),
      windows: .on820)
  }

  private static var classicPadKeyboard: PerOrientation<KeyboardHeight> {
    keyboard(portrait: (313, 263), landscape: (398, 348))
  }

  private static func pad(
    _ width: Points, _ height: Points, keyboard: PerOrientation<KeyboardHeight>,
    windows: PerOrientation<SplitWindows>
  ) -> Panel {
    Panel(
      family: .ipad, width: width, height: height, scale: 2,
      safeArea: PerOrientation(both: Insets(top: 20, left: 0, bottom: 0, right: 0)),
      safeAreaTopStatusBarHidden: 0, statusBarHeight: PerOrientation(both: 20),
      landscapeSizeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      layoutMargin: 20, keyboardHeight: keyboard, windows: windows)
  }

  private static func edgeToEdgePad(
    _ width: Points, _ height: Points, radius: Points,
    keyboard: PerOrientation<KeyboardHeight>, onPadOS26: (portrait: Points, landscape: Points),
    windows: PerOrientation<SplitWindows>
  ) -> Panel {
    var panel = pad(width, height, keyboard: keyboard, windows: windows)
    panel.cornerRadius = radius
    panel.indicatorWidth = PerOrientation(both: 320)
    panel.safeArea = PerOrientation(both: Insets(top: 24, left: 0, bottom: 20, right: 0))
    panel.statusBarHeight = PerOrientation(both: 24)
    return panel.withPadOS26(
      bottom: 25,
      keyboard: Panel.keyboard(
        portrait: (onPadOS26.portrait, onPadOS26.portrait - 50),
        landscape: (onPadOS26.landscape, onPadOS26.landscape - 50)))
  }

  /// The panel of a tablet that also runs iPadOS 26, where the status bar is 32 points high.
  fileprivate func withPadOS26(
    bottom: Points = 0, keyboard: PerOrientation<KeyboardHeight>? = nil
  ) -> Panel {
    var panel = self
    panel.ios26 = SystemMetrics(
      safeArea: PerOrientation(both: Insets(top: 32, left: 0, bottom: bottom, right: 0)),
      statusBarHeight: PerOrientation(both: 32), keyboardHeight: keyboard ?? keyboardHeight)
    return panel
  }
}
