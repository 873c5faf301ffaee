import Geometry

extension Panel {
  /// A phone without a home button.
  ///
  /// Sources: landscape bottom 21 from QMUI_iOS; 20 on iOS 26 from flutter_device_preview;
  /// keyboards from Telegram-iOS (336 and 346), and one point less on iOS 26. Without suggestions,
  /// 291 was measured on screenshots of widths of 390 and 402, so 45 less. On iOS 26, 308 was
  /// measured on a width of 390 and 317 on 402. Other widths follow these: derived.
  static func edgeToEdgePhone(
    width: Points, height: Points, scale: Int = 3, cornerRadius: Points, cutout: Cutout,
    top: Points, statusBar: Points, indicator: PerOrientation<Points>, isLarge: Bool
  ) -> Panel {
    Panel(
      family: .iphone, width: width, height: height, scale: scale, cornerRadius: cornerRadius,
      cutout: cutout, indicatorWidth: indicator,
      safeArea: phoneSafeArea(top: top, landscapeBottom: 21), safeAreaTopStatusBarHidden: top,
      statusBarHeight: PerOrientation(portrait: statusBar, landscape: 0),
      landscapeSizeClasses: isLarge ? wideLandscape : compactLandscape,
      layoutMargin: isLarge ? 20 : 16,
      keyboardHeight: isLarge
        ? keyboard(portrait: (346, 301), landscape: (209, 172))
        : keyboard(portrait: (336, 291), landscape: (209, 172)))
  }

  /// The panel of a phone that also runs iOS 26.
  var withIOS26: Panel {
    var panel = self
    panel.ios26 = metricsOnIOS26
    return panel
  }

  /// The panel of a phone that never ran a system older than iOS 26.
  var bornOnIOS26: Panel {
    let metrics = metricsOnIOS26
    var panel = self
    panel.safeArea = metrics.safeArea
    panel.keyboardHeight = metrics.keyboardHeight
    return panel
  }

  private var metricsOnIOS26: SystemMetrics {
    let upright = keyboardHeight.portrait
    return SystemMetrics(
      safeArea: Panel.phoneSafeArea(top: safeArea.portrait.top, landscapeBottom: 20),
      statusBarHeight: statusBarHeight,
      keyboardHeight: Panel.keyboard(
        portrait: (
          upright.withSuggestions - 1,
          width == 402 ? 317 : upright.withoutSuggestions + 17
        ),
        landscape: (208, 171)))
  }
}
