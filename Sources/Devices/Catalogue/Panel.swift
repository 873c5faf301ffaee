import Geometry

/// The values that devices with the same kind of front share.
///
/// A model adds its name and year.
struct Panel: Sendable {
  var family: Device.Family
  var width: Points
  var height: Points
  var scale: Int
  var cornerRadius: Points = 0
  var cutout: Cutout = .none
  /// The home indicator's width in portrait and landscape, or nil with a home button.
  var indicatorWidth: PerOrientation<Points>?
  var safeArea: PerOrientation<Insets>
  var safeAreaTopStatusBarHidden: Points
  var statusBarHeight: PerOrientation<Points>
  var landscapeSizeClasses: SizeClasses
  var layoutMargin: Points
  var keyboardHeight: PerOrientation<KeyboardHeight>
  var ios26: SystemMetrics?
  var windows: PerOrientation<SplitWindows>?
}

extension Device {
  init(_ id: String, _ name: String, _ year: Int, _ panel: Panel, osBaseline: Int = 18) {
    self.init(
      id: id, name: name, family: panel.family, year: year, osBaseline: osBaseline,
      screenSize: Size(width: panel.width, height: panel.height), scale: panel.scale,
      displayCornerRadius: panel.cornerRadius, cutout: panel.cutout,
      homeIndicator: panel.indicatorWidth.map {
        HomeIndicator(width: $0, height: 5, bottomOffset: 8)
      },
      safeArea: panel.safeArea, safeAreaTopStatusBarHidden: panel.safeAreaTopStatusBarHidden,
      statusBarHeight: panel.statusBarHeight,
      sizeClasses: PerOrientation(
        portrait: SizeClasses(
          horizontal: panel.family == .ipad ? .regular : .compact, vertical: .regular),
        landscape: panel.landscapeSizeClasses),
      layoutMargin: PerOrientation(both: panel.layoutMargin),
      keyboardHeight: panel.keyboardHeight, ios26: panel.ios26, windows: panel.windows)
  }
}

extension Panel {
  /// The height of a phone's keyboard from the screen's bottom, with and without the suggestion
  /// bar.
  static func keyboard(
    portrait: (Points, Points), landscape: (Points, Points)
  ) -> PerOrientation<KeyboardHeight> {
    PerOrientation(
      portrait: KeyboardHeight(withSuggestions: portrait.0, withoutSuggestions: portrait.1),
      landscape: KeyboardHeight(withSuggestions: landscape.0, withoutSuggestions: landscape.1))
  }

  /// The safe area of a phone.
  ///
  /// The top inset in portrait becomes the inset of both sides in landscape.
  static func phoneSafeArea(top: Points, landscapeBottom: Points) -> PerOrientation<Insets> {
    PerOrientation(
      portrait: Insets(top: top, left: 0, bottom: 34, right: 0),
      landscape: Insets(top: 0, left: top, bottom: landscapeBottom, right: top))
  }

  static let compactLandscape = SizeClasses(horizontal: .compact, vertical: .compact)
  static let wideLandscape = SizeClasses(horizontal: .regular, vertical: .compact)
}
