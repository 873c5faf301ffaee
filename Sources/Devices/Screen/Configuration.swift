public import Geometry

/// One device in one state: what a cell of the matrix fixes of the surroundings.
package struct Configuration: Hashable, Sendable {
  package var device: Device
  package var orientation: Orientation
  package var appearance: Appearance
  package var textSize: ContentSizeCategory
  package var navigationBar: NavigationBarStyle
  package var keyboard: KeyboardState
  /// The sides on which content goes under bars, as `edgesForExtendedLayout`.
  package var extendedEdges: ExtendedEdges
  package var extendsUnderOpaqueBars: Bool

  package init(
    device: Device, orientation: Orientation = .portrait, appearance: Appearance = .light,
    textSize: ContentSizeCategory = .large,
    navigationBar: NavigationBarStyle = .hidden, keyboard: KeyboardState = .hidden,
    extendedEdges: ExtendedEdges = .all, extendsUnderOpaqueBars: Bool = false
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.textSize = textSize
    self.navigationBar = navigationBar
    self.keyboard = keyboard
    self.extendedEdges = extendedEdges
    self.extendsUnderOpaqueBars = extendsUnderOpaqueBars
  }
}

/// The navigation bar's state.
public enum NavigationBarStyle: String, Hashable, Sendable, CaseIterable {
  /// No bar.
  case hidden
  /// Frosted: content shows through, blurred.
  case translucent
  /// Content begins below the bar, unless it extends under opaque bars.
  case opaque
  /// No background; content shows through as it is.
  case transparent
  /// Translucent, with the large title expanded.
  case largeTitle
}

/// The keyboard's state.
public enum KeyboardState: Hashable, Sendable {
  /// No keyboard.
  case hidden
  /// The letters with the row of suggestions above them.
  case shown
  /// The letters alone.
  case shownWithoutSuggestions
  /// From the screen's bottom, in points.
  case height(Points)
}

/// Sides of the content view, as `UIRectEdge`.
package struct ExtendedEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = ExtendedEdges(rawValue: 1)
  package static let left = ExtendedEdges(rawValue: 2)
  package static let bottom = ExtendedEdges(rawValue: 4)
  package static let right = ExtendedEdges(rawValue: 8)
  package static let all: ExtendedEdges = [.top, .left, .bottom, .right]
}
