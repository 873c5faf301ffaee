package import Devices
package import Geometry
package import Graphics

/// The environment that decides a view's style and size; corresponds to `UITraitCollection`.
package struct Traits: Hashable, Sendable {
  package var appearance: Appearance
  package var direction: LayoutDirection
  package var grid: PixelGrid
  /// The colour of interactive parts.
  package var tint: RGBAColor
  /// The system's minimum margin at the sides of the screen, in points, without the safe area.
  package var systemMargin: Points
  package var family: Device.Family
  /// The size classes of the window or of the column.
  package var sizeClasses: SizeClasses
  /// Whether the view is in a column of a split view before the secondary one.
  package var isInColumn = false
  package var textSize = ContentSizeCategory.large
  package var os = SystemVersion.ios18
  package var contrast = Contrast.normal
  package var level = InterfaceLevel.base
  package var words = SystemWords.english

  /// The traits that dynamic colours depend on.
  package var colors: ColorTraits {
    ColorTraits(appearance, on: os, contrast: contrast, level: level)
  }
}

extension Traits {
  /// Creates the traits of a view, a bar or a screen.
  ///
  /// - Parameters:
  ///   - configuration: the device and its state.
  ///   - geometry: the geometry of that configuration.
  ///   - tint: the colour of interactive parts.
  ///   - direction: the layout direction of the content.
  ///   - level: the elevation of the interface.
  ///   - words: the system's words in the language of the content.
  package init(
    _ configuration: Configuration, _ geometry: ScreenGeometry, tint: RGBAColor,
    direction: LayoutDirection, level: InterfaceLevel = .base, words: SystemWords = .english
  ) {
    self.init(
      appearance: configuration.appearance, direction: direction, grid: geometry.grid, tint: tint,
      systemMargin: geometry.rootMargins.left, family: configuration.device.family,
      sizeClasses: geometry.content.sizeClasses, textSize: configuration.textSize,
      os: configuration.os,
      contrast: configuration.contrast, level: level, words: words)
    isInColumn =
      ![nil, .secondary].contains(geometry.content.role) && !geometry.coversScreen
  }

  /// Creates the traits of a screen's own bars and of the drawing around its views.
  package init(
    _ configuration: Configuration, _ geometry: ScreenGeometry, _ screen: ScreenDescription
  ) {
    let isDimmed = screen.dimsTint(on: configuration.os)
    self.init(
      configuration, geometry, tint: isDimmed ? screen.tint.dimmed : screen.tint,
      direction: screen.direction, level: screen.level, words: screen.words)
  }
}
