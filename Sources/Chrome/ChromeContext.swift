import Devices
import Geometry
import Graphics
import ViewKinds

/// What every part of the chrome draws from: the device's state, where things lie, and what the
/// screen says of its bars.
struct ChromeContext {
  let configuration: Configuration
  let geometry: ScreenGeometry
  let description: ChromeDescription
  let traits: Traits
  let text: any TextMeasuring

  /// Nil for a scale that no screen has.
  init?(
    configuration: Configuration, geometry: ScreenGeometry, description: ChromeDescription,
    measuring text: any TextMeasuring
  ) {
    guard let grid = PixelGrid(scale: geometry.scale) else { return nil }
    self.configuration = configuration
    self.geometry = geometry
    self.description = description
    self.text = text
    traits = Traits(
      appearance: configuration.appearance, direction: description.direction, grid: grid,
      tint: description.tint.resolved(in: configuration.appearance),
      systemMargin: geometry.rootMargins.left, family: configuration.device.family,
      sizeClasses: geometry.sizeClasses, textSize: configuration.textSize, os: configuration.os)
  }

  var appearance: Appearance { configuration.appearance }
  var grid: PixelGrid { traits.grid }
  var labelColor: Color { appearance == .light ? .black : .white }
  /// The screen's own.
  var background: Color { description.background.resolved(in: appearance) }
  var isRightToLeft: Bool { description.direction == .rightToLeft }

  /// From the window's sides to where titles and buttons begin: the safe area and the system's
  /// margin.
  var sideInsets: Insets {
    let safe = geometry.deviceSafeArea
    return Insets(
      top: 0, left: safe.left + geometry.rootMargins.left, bottom: 0,
      right: safe.right + geometry.rootMargins.right)
  }

  /// To draw a bar's items in its frame.
  func drawing(in frame: Rect) -> DrawingContext {
    let safe = geometry.deviceSafeArea
    return DrawingContext(
      frame: frame, safeArea: Insets(top: 0, left: safe.left, bottom: 0, right: safe.right),
      superview: nil, subviews: [], screenSize: geometry.size, traits: traits, measuring: text)
  }
}
