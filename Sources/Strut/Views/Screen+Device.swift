public import AutoLayout
public import Devices
import Diagnostics
public import Geometry

extension Screen {
  /// The screen of a device of the catalogue in one state.
  ///
  /// - Parameters:
  ///   - id: as `strut devices` lists it: `iphone-15-pro`.
  ///   - orientation: how the device is held.
  ///   - navigationBar: the bar above the window's view.
  ///   - keyboard: whether there is a keyboard.
  ///   - direction: where reading begins.
  /// - Throws: why there is no such screen.
  public init(
    device id: String, orientation: Orientation = .portrait,
    navigationBar: NavigationBarStyle = .hidden, keyboard: KeyboardState = .hidden,
    direction: LayoutDirection = .leftToRight
  ) throws(LayoutProblem) {
    let device: Device
    switch DeviceLookup.device(id) {
    case .success(let found): device = found
    case .failure(let unknown):
      throw LayoutProblem(unknown.diagnostic.message.text, help: unknown.diagnostic.help)
    }
    guard device.supports(orientation) else {
      throw LayoutProblem("`\(id)` does not turn its screen to `\(orientation.rawValue)`")
    }
    let geometry = ScreenGeometry(
      Configuration(
        device: device, orientation: orientation, navigationBar: navigationBar,
        keyboard: keyboard))
    self.init(
      size: geometry.size, scale: geometry.scale, safeAreaInsets: geometry.safeArea,
      keyboardHeight: geometry.keyboard.height, direction: direction)
    contentFrame = geometry.rootFrame
    systemMargins = geometry.rootMargins
  }
}
