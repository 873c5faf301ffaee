package import Devices
package import Geometry

/// One configuration of the screen.
package struct Cell: Hashable, Sendable {
  /// The device's id, followed by the values that differ from the defaults of their axes:
  /// `iphone-x.landscape`.
  package let name: String
  /// The values that differ from the defaults of their axes, in the order of the name.
  ///
  /// The device is not in the list.
  package let deviations: [AxisDeviation]
  /// The values that the matrix sets.
  package internal(set) var state: CellState
  /// The defaults of the axes that `state` leaves nil.
  let defaults: MatrixDefaults

  package init(_ state: CellState, on axes: [MatrixAxis], _ defaults: MatrixDefaults) {
    self.state = state
    self.defaults = defaults
    deviations = axes.filter { $0.name != MatrixAxis.device.name }
      .compactMap { $0.deviation(of: state, defaults) }
    name = ([state.deviceOrDefault.id] + deviations.map(\.name)).joined(separator: ".")
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
  /// The locale, or nil if texts are shown as written in the spec.
  package var locale: LanguageTag? { state.locale?.tag }
}

extension Cell {
  /// The cell on a screen of another size.
  ///
  /// The name and all other values stay the same.
  ///
  /// - Parameter size: the size of the screen in the cell's orientation, in points.
  /// - Returns: the cell, which belongs to no matrix.
  package func resized(to size: Size) -> Cell {
    var cell = self
    cell.state.device = device.resized(to: orientation.isLandscape ? size.transposed : size)
    return cell
  }

  /// The cell at another text size.
  ///
  /// The name and all other values stay the same.
  package func resized(toText size: ContentSizeCategory) -> Cell {
    var cell = self
    cell.state.textSize = size
    return cell
  }
}
