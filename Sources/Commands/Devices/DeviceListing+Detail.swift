import Cells
import Devices
import Geometry

extension DeviceListing {
  /// All data of one device.
  static func detail(_ device: Device) -> String {
    var table = TextTable(header: [device.id, device.name])
    func row(_ name: String, _ value: String) { table.append([name, value]) }
    let scale = Double(device.scale)
    let size = device.screenSize
    row("year", String(device.year))
    row("systems", device.systems.map(\.rawValue).joined(separator: ", "))
    row("screen", "\(times(size)) pt @\(device.scale)x")
    row("pixels", times(Size(width: size.width * scale, height: size.height * scale)))
    row("corner radius", "\(device.displayCornerRadius)")
    row("cutout", cutout(device.cutout))
    row("home", home(device.homeIndicator))
    row("top, no status bar", "\(device.safeAreaTopStatusBarHidden)")
    for (name, orientation) in orientations {
      let classes = device.sizeClasses[orientation]
      row("margins, \(name)", "\(device.layoutMargin[orientation])")
      row(
        "size classes, \(name)", "\(classes.horizontal.rawValue) × \(classes.vertical.rawValue)")
      row("bars, \(name)", bars(device, orientation))
      for system in device.systems {
        let metrics = device.metrics(on: system)
        let suffix = device.systems.count > 1 ? "\(name), \(system.rawValue)" : name
        row("safe area, \(suffix)", insets(metrics.safeArea[orientation]))
        row("status bar, \(suffix)", "\(metrics.statusBarHeight[orientation])")
        row("keyboard, \(suffix)", keyboard(device, system, orientation))
      }
      for (window, _, found) in device.windows?[orientation].named ?? [] {
        row(
          "window \(window), \(name)",
          "\(found.width), \(found.horizontalClass.rawValue) × regular")
      }
    }
    return table.text
  }

  static let orientations = [("portrait", Orientation.portrait), ("landscape", .landscapeLeft)]

  private static func bars(_ device: Device, _ orientation: Orientation) -> String {
    let geometry = ScreenGeometry(
      Configuration(
        device: device, orientation: orientation, navigationBar: .largeTitle,
        tabBar: .translucent))
    let tools = ScreenGeometry(
      Configuration(device: device, orientation: orientation, toolbar: .translucent))
    var parts: [String] = []
    if let row = geometry.navigationRow { parts.append("navigation \(row.height)") }
    if let title = geometry.largeTitle { parts.append("large title \(title.height) more") }
    if let tabs = geometry.tabBar { parts.append("tab bar \(tabs.height)") }
    if let toolbar = tools.toolbar { parts.append("toolbar \(toolbar.height)") }
    return parts.joined(separator: ", ")
  }

  private static func keyboard(
    _ device: Device, _ system: SystemVersion, _ orientation: Orientation
  ) -> String {
    let heights = device.metrics(on: system).keyboardHeight[orientation]
    return "\(heights.withSuggestions), \(heights.withoutSuggestions) without suggestions, "
      + "number pad \(device.numberPadHeight(on: system, in: orientation))"
  }

  private static func cutout(_ cutout: Cutout) -> String {
    switch cutout {
    case .none: "none"
    case .notch(let frame, let radius, _):
      "notch \(times(frame.size)) at \(frame.x), corners \(radius)"
    case .dynamicIsland(let frame):
      "Dynamic Island \(times(frame.size)) at \(frame.x), \(frame.y)"
    }
  }

  private static func home(_ indicator: HomeIndicator?) -> String {
    guard let indicator else { return "button" }
    let width = indicator.width
    return "indicator \(width.portrait) × \(indicator.height), \(width.landscape) wide lying, "
      + "\(indicator.bottomOffset) above the edge"
  }
}
