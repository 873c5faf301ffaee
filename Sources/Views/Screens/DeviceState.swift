import Devices
import Geometry
import Spec

/// A device in one state, of which a screen is made.
struct DeviceState: Hashable {
  let cell: Cell
  let configuration: Configuration
  let geometry: ScreenGeometry
  let bars: ScreenBars

  init(_ state: CellState, bars: ScreenBars) {
    cell = Cell(state)
    self.bars = bars
    var configuration = cell.configuration
    configuration.hasPrompt = bars.prompt != nil
    configuration.hasSearchBar = bars.searchPlaceholder != nil
    self.configuration = configuration
    geometry = ScreenGeometry(configuration)
  }

  /// What a screen was made of; for a bare one a window of its size, and without one a window of no
  /// size.
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

  /// The same device in another state.
  func changed(_ change: (inout CellState) -> Void) -> DeviceState {
    var state = cell.state
    change(&state)
    return DeviceState(state, bars: bars)
  }
}

extension DeviceState {
  /// The place of a window's view on the screen.
  ///
  /// - Parameters:
  ///   - edges: the sides on which it extends under bars.
  ///   - includesOpaqueBars: whether it also extends under opaque bars.
  /// - Returns: the frame and the safe area.
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
