import Devices
import Geometry

extension CellState {
  /// Whether there is such a device in such a state: a keyboard is no higher than the screen, and a
  /// custom device has neither bars nor a keyboard of its own.
  var isPossible: Bool {
    let device = device ?? MatrixDefaults.device
    let orientation = orientation ?? .portrait
    guard device.supports(orientation) else { return false }
    if device.isCustom, navigationBar ?? .hidden != .hidden { return false }
    switch keyboard ?? .hidden {
    case .hidden: return true
    case .shown, .shownWithoutSuggestions, .numberPad: return !device.isCustom
    case .floating: return !device.isCustom && device.family == .ipad
    case .height(let height):
      let size = orientation.isLandscape ? device.screenSize.transposed : device.screenSize
      return height <= size.height
    }
  }
}
