import Geometry

extension DeviceCatalogue {
  /// Sources: Human Interface Guidelines; QMUI_iOS for safe areas; Telegram-iOS for notch frames;
  /// UIKitCorners and BezelKit for corner radii; Geoff Hackworth for the minis' 375 × 812 points.
  static let notchPhones: [Device] = [
    Device("iphone-x", "iPhone X", 2017, .notch375),
    Device("iphone-xs", "iPhone XS", 2018, .notch375),
    Device("iphone-xs-max", "iPhone XS Max", 2018, .notch414),
    Device("iphone-xr", "iPhone XR", 2018, .notch414At2x),
    Device("iphone-11", "iPhone 11", 2019, .notch414At2x.withIOS26),
    Device("iphone-11-pro", "iPhone 11 Pro", 2019, .notch375.withIOS26),
    Device("iphone-11-pro-max", "iPhone 11 Pro Max", 2019, .notch414.withIOS26),
    Device("iphone-12-mini", "iPhone 12 mini", 2020, .mini12.withIOS26),
    Device("iphone-12", "iPhone 12", 2020, .notch390.withIOS26),
    Device("iphone-12-pro", "iPhone 12 Pro", 2020, .notch390.withIOS26),
    Device("iphone-12-pro-max", "iPhone 12 Pro Max", 2020, .notch428.withIOS26),
    Device("iphone-13-mini", "iPhone 13 mini", 2021, .mini13.withIOS26),
    Device("iphone-13", "iPhone 13", 2021, .smallNotch390.withIOS26),
    Device("iphone-13-pro", "iPhone 13 Pro", 2021, .smallNotch390.withIOS26),
    Device("iphone-13-pro-max", "iPhone 13 Pro Max", 2021, .smallNotch428.withIOS26),
    Device("iphone-14", "iPhone 14", 2022, .smallNotch390.withIOS26),
    Device("iphone-14-plus", "iPhone 14 Plus", 2022, .smallNotch428.withIOS26),
    Device("iphone-16e", "iPhone 16e", 2025, .smallNotch390.withIOS26),
    Device("iphone-17e", "iPhone 17e", 2026, .smallNotch390.bornOnIOS26, osBaseline: 26),
  ]
}

extension Panel {
  fileprivate static let notch375 = edgeToEdgePhone(
    width: 375, height: 812, cornerRadius: 39,
    cutout: notch(x: 76, width: 223, height: 30, radius: 20, bodyWidth: 209), top: 44,
    statusBar: 44, indicator: PerOrientation(portrait: 134, landscape: 209), isLarge: false)

  fileprivate static let notch414 = edgeToEdgePhone(
    width: 414, height: 896, cornerRadius: 39,
    cutout: notch(x: 95.5, width: 223, height: 30, radius: 20, bodyWidth: 209), top: 44,
    statusBar: 44, indicator: PerOrientation(portrait: 148, landscape: 231), isLarge: true)

  fileprivate static let notch414At2x = edgeToEdgePhone(
    width: 414, height: 896, scale: 2, cornerRadius: 41.5,
    cutout: notch(x: 84, width: 246, height: 33, radius: 20, bodyWidth: 220), top: 48,
    statusBar: 48, indicator: PerOrientation(portrait: 148, landscape: 231), isLarge: true)

  fileprivate static let mini12 = edgeToEdgePhone(
    width: 375, height: 812, cornerRadius: 44,
    cutout: notch(x: 66.5, width: 242, height: 34, radius: 20, bodyWidth: nil), top: 50,
    statusBar: 50, indicator: PerOrientation(portrait: 134, landscape: 209), isLarge: false)

  fileprivate static let mini13 = edgeToEdgePhone(
    width: 375, height: 812, cornerRadius: 44,
    cutout: notch(x: 93, width: 189, height: 38, radius: 20, bodyWidth: nil), top: 50,
    statusBar: 50, indicator: PerOrientation(portrait: 134, landscape: 209), isLarge: false)

  fileprivate static let notch390 = phone390(
    notch(x: 84, width: 222, height: 32, radius: 20, bodyWidth: nil))
  fileprivate static let smallNotch390 = phone390(
    notch(x: 106, width: 178, height: 33.67, radius: 23, bodyWidth: 162))
  fileprivate static let notch428 = phone428(
    notch(x: 103, width: 222, height: 32, radius: 20, bodyWidth: nil))
  fileprivate static let smallNotch428 = phone428(
    notch(x: 125, width: 178, height: 33.67, radius: 23, bodyWidth: 162))

  private static func phone390(_ cutout: Cutout) -> Panel {
    edgeToEdgePhone(
      width: 390, height: 844, cornerRadius: 47.33, cutout: cutout, top: 47, statusBar: 47,
      indicator: PerOrientation(portrait: 139, landscape: 217), isLarge: false)
  }

  private static func phone428(_ cutout: Cutout) -> Panel {
    edgeToEdgePhone(
      width: 428, height: 926, cornerRadius: 53.33, cutout: cutout, top: 47, statusBar: 47,
      indicator: PerOrientation(portrait: 153, landscape: 238), isLarge: true)
  }

  private static func notch(
    x: Points, width: Points, height: Points, radius: Points, bodyWidth: Points?
  ) -> Cutout {
    .notch(
      frame: Rect(x: x, y: 0, width: width, height: height), cornerRadius: radius,
      bodyWidth: bodyWidth)
  }
}
