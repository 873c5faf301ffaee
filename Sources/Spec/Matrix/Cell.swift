package import Devices
import Geometry

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

  init(
    device: Device, orientation: Orientation, navigationBar: NavigationBarStyle?,
    keyboard: KeyboardState, appearance: Appearance, screenStyle: NavigationBarStyle
  ) {
    self.device = device
    self.orientation = orientation
    self.navigationBar = navigationBar
    self.keyboard = keyboard
    self.appearance = appearance
    var parts = [device.id]
    if orientation != .portrait { parts.append(orientation.rawValue) }
    if let navigationBar, navigationBar != screenStyle {
      parts.append("navigationBar-\(navigationBar.rawValue)")
    }
    if keyboard != .hidden { parts.append("keyboard-\(keyboard.name)") }
    if appearance != .light { parts.append(appearance.rawValue) }
    name = parts.joined(separator: ".")
  }

  /// Whether there is such a device in such a state; a keyboard is no higher than the screen.
  var isPossible: Bool {
    guard device.supports(orientation) else { return false }
    guard case .height(let height) = keyboard else { return true }
    let size = orientation.isLandscape ? device.screenSize.transposed : device.screenSize
    return height <= size.height
  }

  /// The value on an axis as specs write it, where `style` is the navigation bar's.
  func value(on axis: MatrixAxis, style: NavigationBarStyle) -> String {
    switch axis {
    case .device: device.id
    case .orientation: orientation.rawValue
    case .navigationBar: (navigationBar ?? style).rawValue
    case .keyboard: keyboard.name
    case .appearance: appearance.rawValue
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
    case .height(let height): DecimalText.shortest(height.value, places: 3)
    }
  }
}
