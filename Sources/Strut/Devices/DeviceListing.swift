package import Devices
import Diagnostics
import Geometry

/// The catalogue as `strut devices` prints it.
package enum DeviceListing {
  /// All devices, one a line.
  package static func table(_ devices: [Device] = DeviceCatalogue.all) -> String {
    var table = TextTable(header: [
      "id", "name", "points", "scale", "pixels", "safe area", "landscape", "keyboard",
    ])
    for device in devices {
      table.append([
        device.id, device.name, times(device.screenSize.width, device.screenSize.height),
        "@\(device.scale)x", pixels(device), insets(device.safeArea.portrait),
        insets(device.safeArea.landscape),
        "\(device.keyboardHeight.portrait.withSuggestions) / "
          + "\(device.keyboardHeight.landscape.withSuggestions)",
      ])
    }
    return table.text + """

      Points and insets (top left bottom right) in portrait unless said otherwise; the keyboard's
      height from the screen's bottom, portrait / landscape, with suggestions.

      """
  }

  /// Everything about one device.
  package static func detail(_ device: Device) -> String {
    var table = TextTable(header: [device.id, device.name])
    func row(_ name: String, _ value: String) { table.append([name, value]) }
    row("year", String(device.year))
    row(
      "screen", "\(times(device.screenSize.width, device.screenSize.height)) pt @\(device.scale)x")
    row("pixels", pixels(device))
    row("corner radius", "\(device.displayCornerRadius)")
    row("cutout", cutout(device.cutout))
    row("home", device.homeIndicator == nil ? "button" : "indicator")
    for (name, orientation) in [("portrait", Orientation.portrait), ("landscape", .landscapeLeft)] {
      let classes = device.sizeClasses[orientation]
      let keyboard = device.keyboardHeight[orientation]
      row("safe area, \(name)", insets(device.safeArea[orientation]))
      row("status bar, \(name)", "\(device.statusBarHeight[orientation])")
      row("margins, \(name)", "\(device.layoutMargin[orientation])")
      row(
        "size classes, \(name)", "\(classes.horizontal.rawValue) × \(classes.vertical.rawValue)")
      row(
        "keyboard, \(name)",
        "\(keyboard.withSuggestions), \(keyboard.withoutSuggestions) without suggestions")
    }
    return table.text
  }

  /// The devices as one JSON object, format 1.
  package static func json(_ devices: [Device] = DeviceCatalogue.all) -> String {
    let objects = devices.map { device in
      """
        { "id": \(JSONText.string(device.id)), "name": \(JSONText.string(device.name)), \
      "family": \(JSONText.string(device.family.rawValue)), "year": \(device.year), \
      "size": [\(device.screenSize.width), \(device.screenSize.height)], "scale": \(device.scale), \
      "cornerRadius": \(device.displayCornerRadius), \
      "portrait": \(jsonState(device, .portrait)), "landscape": \(jsonState(device, .landscapeLeft)) }
      """
    }
    return "{ \"format\": 1, \"devices\": [\n\(objects.joined(separator: ",\n"))\n] }\n"
  }

  private static func jsonState(_ device: Device, _ orientation: Orientation) -> String {
    let area = device.safeArea[orientation]
    let keyboard = device.keyboardHeight[orientation]
    let classes = device.sizeClasses[orientation]
    return """
      { "safeArea": [\(area.top), \(area.left), \(area.bottom), \(area.right)], \
      "statusBar": \(device.statusBarHeight[orientation]), \
      "margin": \(device.layoutMargin[orientation]), \
      "keyboard": { "shown": \(keyboard.withSuggestions), \
      "shownWithoutSuggestions": \(keyboard.withoutSuggestions) }, \
      "sizeClass": { "horizontal": "\(classes.horizontal.rawValue)", \
      "vertical": "\(classes.vertical.rawValue)" } }
      """
  }

  private static func pixels(_ device: Device) -> String {
    let scale = Double(device.scale)
    return times(device.screenSize.width * scale, device.screenSize.height * scale)
  }

  private static func times(_ width: Points, _ height: Points) -> String { "\(width) × \(height)" }

  private static func insets(_ insets: Insets) -> String {
    "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
  }

  private static func cutout(_ cutout: Cutout) -> String {
    switch cutout {
    case .none: "none"
    case .notch(let frame, _, _): "notch \(times(frame.width, frame.height))"
    case .dynamicIsland(let frame): "Dynamic Island \(times(frame.width, frame.height))"
    }
  }
}
