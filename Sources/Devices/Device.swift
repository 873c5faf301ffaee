package import Geometry

/// A device model.
///
/// Rectangles and insets are in points, in portrait unless a member says otherwise.
package struct Device: Hashable, Sendable {
  /// The name in specs and file names, such as `iphone-15-pro`.
  package let id: String
  package let name: String
  package let family: Family
  package let year: Int
  /// The system generation that the values describe: 18, or 26 for devices that never ran an older
  /// system.
  package let osBaseline: Int
  package let screenSize: Size
  package let scale: Int
  /// The corner radius that UIKit reports, or 0 for a square display.
  ///
  /// The curve is continuous.
  package let displayCornerRadius: Points
  package let cutout: Cutout
  /// The home indicator, or nil for a device with a home button.
  package let homeIndicator: HomeIndicator?
  package let safeArea: PerOrientation<Insets>
  package let safeAreaTopStatusBarHidden: Points
  package let statusBarHeight: PerOrientation<Points>
  package let sizeClasses: PerOrientation<SizeClasses>
  /// The system minimum margin at the left and right of a root view, without the safe area.
  package let layoutMargin: PerOrientation<Points>
  /// The keyboard's height from the screen's bottom, including the bottom safe area.
  package let keyboardHeight: PerOrientation<KeyboardHeight>
  /// The values on iOS or iPadOS 26, or nil if the device never runs it or 26 is the baseline.
  package let ios26: SystemMetrics?
  /// The windows of split views and slide over, or nil for phones and custom windows.
  package let windows: PerOrientation<SplitWindows>?
  /// Whether the device is a bare window that a spec defines.
  package let isCustom: Bool

  package enum Family: String, Hashable, Sendable {
    case iphone
    case ipad
  }

  package init(
    id: String, name: String, family: Family, year: Int, osBaseline: Int, screenSize: Size,
    scale: Int, displayCornerRadius: Points, cutout: Cutout, homeIndicator: HomeIndicator?,
    safeArea: PerOrientation<Insets>, safeAreaTopStatusBarHidden: Points,
    statusBarHeight: PerOrientation<Points>, sizeClasses: PerOrientation<SizeClasses>,
    layoutMargin: PerOrientation<Points>, keyboardHeight: PerOrientation<KeyboardHeight>,
    ios26: SystemMetrics? = nil, windows: PerOrientation<SplitWindows>? = nil,
    isCustom: Bool = false
  ) {
    self.id = id
    self.name = name
    self.family = family
    self.year = year
    self.osBaseline = osBaseline
    self.screenSize = screenSize
    self.scale = scale
    self.displayCornerRadius = displayCornerRadius
    self.cutout = cutout
    self.homeIndicator = homeIndicator
    self.safeArea = safeArea
    self.safeAreaTopStatusBarHidden = safeAreaTopStatusBarHidden
    self.statusBarHeight = statusBarHeight
    self.sizeClasses = sizeClasses
    self.layoutMargin = layoutMargin
    self.keyboardHeight = keyboardHeight
    self.ios26 = ios26
    self.windows = windows
    self.isCustom = isCustom
  }

  /// The oldest system generation that the device runs.
  package var oldestSystem: SystemVersion { osBaseline < 26 ? .ios18 : .ios26 }

  /// The system generations that the device runs, oldest first.
  ///
  /// A custom window runs all.
  package var systems: [SystemVersion] {
    if isCustom { return SystemVersion.allCases }
    return ios26 == nil ? [oldestSystem] : [oldestSystem, .ios26]
  }

  /// The metrics on a system.
  ///
  /// For a system that the device does not run, those of its oldest.
  package func metrics(on system: SystemVersion) -> SystemMetrics {
    if system == .ios26, let ios26 { return ios26 }
    return SystemMetrics(
      safeArea: safeArea, statusBarHeight: statusBarHeight, keyboardHeight: keyboardHeight)
  }

  /// Whether apps support an orientation: on a phone without a home button, none is upside down.
  package func supports(_ orientation: Orientation) -> Bool {
    orientation != .portraitUpsideDown || family == .ipad || homeIndicator == nil
  }
}

/// The metrics of a device that depend on the system generation.
package struct SystemMetrics: Hashable, Sendable {
  package let safeArea: PerOrientation<Insets>
  package let statusBarHeight: PerOrientation<Points>
  package let keyboardHeight: PerOrientation<KeyboardHeight>

  package init(
    safeArea: PerOrientation<Insets>, statusBarHeight: PerOrientation<Points>,
    keyboardHeight: PerOrientation<KeyboardHeight>
  ) {
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.keyboardHeight = keyboardHeight
  }
}

/// The part of the display that sensors take, in portrait coordinates.
package enum Cutout: Hashable, Sendable {
  case none
  /// A notch. `bodyWidth` is the width below the concave ears, or nil if unknown.
  case notch(frame: Rect, cornerRadius: Points, bodyWidth: Points?)
  case dynamicIsland(frame: Rect)
}

/// The bar at the bottom of devices without a home button.
package struct HomeIndicator: Hashable, Sendable {
  package let width: PerOrientation<Points>
  package let height: Points
  /// The distance from the bar's lower edge to the screen's.
  package let bottomOffset: Points

  package init(width: PerOrientation<Points>, height: Points, bottomOffset: Points) {
    self.width = width
    self.height = height
    self.bottomOffset = bottomOffset
  }
}

/// A docked keyboard's height with and without its suggestion bar.
package struct KeyboardHeight: Hashable, Sendable {
  package let withSuggestions: Points
  package let withoutSuggestions: Points

  package init(withSuggestions: Points, withoutSuggestions: Points) {
    self.withSuggestions = withSuggestions
    self.withoutSuggestions = withoutSuggestions
  }
}

/// A value for portrait and a value for landscape.
package struct PerOrientation<Value> {
  package let portrait: Value
  package let landscape: Value

  package init(portrait: Value, landscape: Value) {
    self.portrait = portrait
    self.landscape = landscape
  }

  package init(both value: Value) { self.init(portrait: value, landscape: value) }

  package subscript(orientation: Orientation) -> Value {
    orientation.isLandscape ? landscape : portrait
  }
}

extension PerOrientation: Sendable where Value: Sendable {}
extension PerOrientation: Equatable where Value: Equatable {}
extension PerOrientation: Hashable where Value: Hashable {}
