package import Devices
package import Geometry

/// One configuration that the screen is drawn in.
package struct Cell: Hashable, Sendable {
  /// The device's id and the values that are not their axis' default: `iphone-x.landscape`.
  package let name: String
  /// The parts of the name that follow the device's: what is not the default.
  package let deviations: [String]
  /// What the axes fix.
  package internal(set) var state: CellState
  /// What holds where they leave it open.
  let defaults: MatrixDefaults

  package init(_ state: CellState, on axes: [MatrixAxis], _ defaults: MatrixDefaults) {
    self.state = state
    self.defaults = defaults
    var parts = [(state.device ?? MatrixDefaults.device).id]
    for axis in axes where axis.name != MatrixAxis.device.name {
      if let part = axis.cellNamePart(state, defaults) { parts.append(part) }
    }
    name = parts.joined(separator: ".")
    deviations = Array(parts.dropFirst())
  }

  package var device: Device { state.deviceOrDefault }
  package var os: SystemVersion { state.os ?? device.oldestSystem }
  package var orientation: Orientation { state.orientationOrDefault }
  package var keyboard: KeyboardState { state.keyboard ?? .hidden }
  package var window: WindowSize { state.window ?? .full }
  package var appearance: Appearance { state.appearance ?? .light }
  package var contrast: Contrast { state.contrast ?? .normal }
  package var textSize: ContentSizeCategory { state.textSize ?? .large }
  package var direction: LayoutDirection { state.direction ?? state.localeDirection }
  /// Nil where texts stand as the spec has them.
  package var locale: LanguageTag? { state.locale?.tag }
}
