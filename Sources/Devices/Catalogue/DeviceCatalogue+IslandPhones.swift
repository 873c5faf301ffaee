import Geometry

extension DeviceCatalogue {
  /// Sources: Human Interface Guidelines; Telegram-iOS for the island (126 × 37.33, which agrees
  /// with the safe areas 59, 62 and 68); on-device prints for 59 and 34; flutter_device_preview.
  static let islandPhones: [Device] = [
    Device("iphone-14-pro", "iPhone 14 Pro", 2022, .island393.withIOS26),
    Device("iphone-14-pro-max", "iPhone 14 Pro Max", 2022, .island430.withIOS26),
    Device("iphone-15", "iPhone 15", 2023, .island393.withIOS26),
    Device("iphone-15-plus", "iPhone 15 Plus", 2023, .island430.withIOS26),
    Device("iphone-15-pro", "iPhone 15 Pro", 2023, .island393.withIOS26),
    Device("iphone-15-pro-max", "iPhone 15 Pro Max", 2023, .island430.withIOS26),
    Device("iphone-16", "iPhone 16", 2024, .island393.withIOS26),
    Device("iphone-16-plus", "iPhone 16 Plus", 2024, .island430.withIOS26),
    Device("iphone-16-pro", "iPhone 16 Pro", 2024, .island402.withIOS26),
    Device("iphone-16-pro-max", "iPhone 16 Pro Max", 2024, .island440.withIOS26),
    Device("iphone-17", "iPhone 17", 2025, .island402.bornOnIOS26, osBaseline: 26),
    Device("iphone-17-pro", "iPhone 17 Pro", 2025, .island402.bornOnIOS26, osBaseline: 26),
    Device("iphone-17-pro-max", "iPhone 17 Pro Max", 2025, .island440.bornOnIOS26, osBaseline: 26),
    Device("iphone-air", "iPhone Air", 2025, .island420, osBaseline: 26),
  ]
}

extension Panel {
  fileprivate static let island393 = edgeToEdgePhone(
    width: 393, height: 852, cornerRadius: 55, cutout: island(x: 133.5, y: 11), top: 59,
    statusBar: 54, indicator: PerOrientation(portrait: 140, landscape: 219), isLarge: false)

  fileprivate static let island430 = edgeToEdgePhone(
    width: 430, height: 932, cornerRadius: 55, cutout: island(x: 152, y: 11), top: 59,
    statusBar: 54, indicator: PerOrientation(portrait: 154, landscape: 240), isLarge: true)

  fileprivate static let island402 = edgeToEdgePhone(
    width: 402, height: 874, cornerRadius: 62, cutout: island(x: 138, y: 13.67), top: 62,
    statusBar: 54, indicator: PerOrientation(portrait: 144, landscape: 225), isLarge: false)

  fileprivate static let island440 = edgeToEdgePhone(
    width: 440, height: 956, cornerRadius: 62, cutout: island(x: 157, y: 13.67), top: 62,
    statusBar: 54, indicator: PerOrientation(portrait: 157, landscape: 246), isLarge: true)

  /// The iPhone Air: as wide as the large phones' class, with the keyboard of the small ones.
  fileprivate static var island420: Panel {
    var panel = edgeToEdgePhone(
      width: 420, height: 912, cornerRadius: 62, cutout: island(x: 147, y: 19.67), top: 68,
      statusBar: 59, indicator: PerOrientation(portrait: 150, landscape: 235), isLarge: true
    ).bornOnIOS26
    panel.keyboardHeight = keyboard(portrait: (335, 317), landscape: (208, 171))
    return panel
  }

  private static func island(x: Points, y: Points) -> Cutout {
    .dynamicIsland(frame: Rect(x: x, y: y, width: 126, height: 37.33))
  }
}
