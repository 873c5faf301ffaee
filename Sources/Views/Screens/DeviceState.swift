import Devices
import Geometry
import Spec

/// The state of a device from which a screen is created.
struct DeviceState: Hashable {
  let cell: Cell
  let configuration: Configuration
  let geometry: ScreenGeometry
  let bars: ScreenBars

  init(_ state: CellState, bars: ScreenBars) {
    cell = Cell(state)
    self.bars = bars
    var configuration = cell.configuration
    configuration.hasSubtitle = bars.subtitle != nil
    configuration.hasPrompt = bars.prompt != nil
    configuration.tabBarPlacement = bars.tabBarPlacement
    configuration.search = bars.searchPlaceholder == nil ? nil : .atRest
    self.configuration = configuration
    geometry = ScreenGeometry(configuration)
  }

  /// Creates the state that a screen was created from.
  ///
  /// For a screen without a device, the state has a custom device of the screen's size. For nil,
  /// that device has size 0.
  init(of screen: Screen?) {
    if let state = screen?.deviceState {
      self = state
      return
    }
    let screen = screen ?? Screen(size: .zero, scale: 1)
    var state = CellState()
    state.device = Device.custom(
      id: "screen-\(screen.size.width)x\(screen.size.height)", size: screen.size,
      scale: screen.scale, safeArea: screen.safeAreaInsets)
    state.direction = screen.direction
    self.init(state, bars: ScreenBars())
  }

  var appearance: Appearance { configuration.appearance }

  /// Returns the state after a change.
  func changed(_ change: (inout CellState) -> Void) -> DeviceState {
    var state = cell.state
    change(&state)
    return DeviceState(state, bars: bars)
  }
}

extension DeviceState {
  /// Returns the place of a window's view on the screen.
  ///
  /// - Parameters:
  ///   - edges: The sides on which the view extends under bars.
  ///   - includesOpaqueBars: Whether the view also extends under opaque bars.
  /// - Returns: The frame on the screen and the safe-area insets, in points.
  func content(
    extending edges: RectEdge, underOpaqueBars includesOpaqueBars: Bool
  ) -> RootPlacement {
    var changed = configuration
    changed.extendedEdges = ExtendedEdges(rawValue: UInt8(edges.rawValue & 15))
    changed.extendsUnderOpaqueBars = includesOpaqueBars
    let geometry = ScreenGeometry(changed)
    return RootPlacement(frame: geometry.rootFrame, safeAreaInsets: geometry.safeArea)
  }
}
