package import Geometry

/// One model of the catalogue; rectangles and insets are in points, in portrait unless a member
/// says otherwise.
package struct Device: Hashable, Sendable {
  /// As in specs and file names: `iphone-15-pro`.
  package let id: String
  package let name: String
  package let family: Family
  package let year: Int
  /// The system generation that the values describe: 18, or 26 for devices that never ran less.
  package let osBaseline: Int
  package let screenSize: Size
  package let scale: Int
  /// The radius that UIKit reports, 0 for a square display; the drawn curve is continuous.
  package let displayCornerRadius: Points
  package let cutout: Cutout
  /// Nil for a device with a home button.
  package let homeIndicator: HomeIndicator?
  package let safeArea: PerOrientation<Insets>
  package let safeAreaTopStatusBarHidden: Points
  package let statusBarHeight: PerOrientation<Points>
  package let sizeClasses: PerOrientation<SizeClasses>
  /// The system minimum margin of a root view on its left and right, safe area not included.
  package let layoutMargin: PerOrientation<Points>
  /// From the screen's bottom, so the bottom safe area is included.
  package let keyboardHeight: PerOrientation<KeyboardHeight>
  /// What the values are once the device runs iOS or iPadOS 26; nil where it never does or where 26
  /// is the baseline.
  package let ios26: SystemMetrics?
  /// The windows of split views and slide over; nil for phones and windows of a spec's own.
  package let windows: PerOrientation<SplitWindows>?
  /// Whether a spec brought the device, so that it is a bare window.
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

  /// The system generations that the device runs, oldest first; a spec's own window has any.
  package var systems: [SystemVersion] {
    if isCustom { return SystemVersion.allCases }
    return ios26 == nil ? [oldestSystem] : [oldestSystem, .ios26]
  }

  /// What depends on the system; for a system that the device does not run, the oldest's.
  package func metrics(on system: SystemVersion) -> SystemMetrics {
    if system == .ios26, let ios26 { return ios26 }
    return SystemMetrics(
      safeArea: safeArea, statusBarHeight: statusBarHeight, keyboardHeight: keyboardHeight)
  }

  /// Whether an app can be held so: a phone without a home button never stands upside down.
  package func supports(_ orientation: Orientation) -> Bool {
    orientation != .portraitUpsideDown || family == .ipad || homeIndicator == nil
  }
}

/// The measures of a device that a later system generation changes.
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

/// What the display leaves out for sensors, in portrait coordinates.
package enum Cutout: Hashable, Sendable {
  case none
  /// `bodyWidth` is the width below the concave ears, where it is known.
  case notch(frame: Rect, cornerRadius: Points, bodyWidth: Points?)
  case dynamicIsland(frame: Rect)
}

/// The bar at the bottom of devices without a home button.
package struct HomeIndicator: Hashable, Sendable {
  package let width: PerOrientation<Points>
  package let height: Points
  /// From the bar's lower edge to the screen's.
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

/// Two values of one kind, for the upright and the lying screen.
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
