package import Devices
package import Geometry

/// One configuration that the screen is drawn in.
package struct Cell: Hashable, Sendable {
  /// The device's id and the values that are not their axis' default: `iphone-x.landscape`.
  package let name: String
  package let device: Device
  package let orientation: Orientation
  /// Nil where the spec's `screen` decides.
  package let navigationBar: NavigationBarStyle?
  package let keyboard: KeyboardState
  package let appearance: Appearance
  package let textSize: ContentSizeCategory
  package let direction: LayoutDirection
  /// Whether a custom device should have a bar.
  private let asksForMissingBar: Bool

  init(
    device: Device, orientation: Orientation, navigationBar: NavigationBarStyle?,
    keyboard: KeyboardState, appearance: Appearance, textSize: ContentSizeCategory,
    direction: LayoutDirection,
    screenStyle: NavigationBarStyle
  ) {
    self.device = device
    self.orientation = orientation
    self.navigationBar = device.isCustom ? .hidden : navigationBar
    asksForMissingBar = device.isCustom && navigationBar ?? .hidden != .hidden
    self.keyboard = keyboard
    self.appearance = appearance
    self.textSize = textSize
    self.direction = direction
    var parts = [device.id]
    if orientation != .portrait { parts.append(orientation.rawValue) }
    if let navigationBar, navigationBar != screenStyle {
      parts.append("navigationBar-\(navigationBar.rawValue)")
    }
    if keyboard != .hidden { parts.append("keyboard-\(keyboard.name)") }
    if appearance != .light { parts.append(appearance.rawValue) }
    if textSize != .large { parts.append("textSize-\(textSize.rawValue)") }
    if direction != .leftToRight { parts.append(direction.rawValue) }
    name = parts.joined(separator: ".")
  }

  /// Whether there is such a device in such a state: a keyboard is no higher than the screen, and a
  /// custom device has neither bars nor a keyboard of its own.
  var isPossible: Bool {
    guard device.supports(orientation), !asksForMissingBar else { return false }
    switch keyboard {
    case .hidden: return true
    case .shown, .shownWithoutSuggestions, .numberPad: return !device.isCustom
    case .floating: return !device.isCustom && device.family == .ipad
    case .height(let height):
      let size = orientation.isLandscape ? device.screenSize.transposed : device.screenSize
      return height <= size.height
    }
  }

  /// The value on an axis as specs write it, where `style` is the navigation bar's.
  func value(on axis: MatrixAxis, style: NavigationBarStyle) -> String {
    switch axis {
    case .device: device.id
    case .orientation: orientation.rawValue
    case .navigationBar: (navigationBar ?? style).rawValue
    case .keyboard: keyboard.name
    case .appearance: appearance.rawValue
    case .textSize: textSize.rawValue
    case .direction: direction.rawValue
    }
  }
}

extension KeyboardState {
  /// As specs and cell names write it; a height by its number.
  var name: String {
    switch self {
    case .hidden: "hidden"
    case .shown: "shown"
    case .shownWithoutSuggestions: "shownWithoutSuggestions"
    case .floating: "floating"
    case .numberPad: "numberPad"
    case .height(let height): DecimalText.shortest(height.value, places: 3)
    }
  }
}
