package import Devices
import Diagnostics
import Geometry

/// The catalogue as `strut devices --json` prints it.
package enum DeviceJSON {
  private static let orientations = [
    ("portrait", Orientation.portrait), ("landscape", .landscapeLeft),
  ]

  /// The devices as one JSON object, format 1.
  package static func document(_ devices: [Device] = DeviceCatalogue.all) -> String {
    let objects = devices.map { "  " + object($0) }
    return "{ \"format\": 1, \"devices\": [\n\(objects.joined(separator: ",\n"))\n] }\n"
  }

  private static func object(_ device: Device) -> String {
    let systems = device.systems.map { JSONText.string($0.rawValue) }
    var members: [(String, String)] = [
      ("id", JSONText.string(device.id)), ("name", JSONText.string(device.name)),
      ("family", JSONText.string(device.family.rawValue)), ("year", "\(device.year)"),
      ("systems", JSONText.array(systems)),
      ("size", numbers([device.screenSize.width, device.screenSize.height])),
      ("scale", "\(device.scale)"), ("cornerRadius", "\(device.displayCornerRadius)"),
      ("cutout", cutoutObject(device.cutout)), ("homeIndicator", home(device.homeIndicator)),
      ("safeAreaTopStatusBarHidden", "\(device.safeAreaTopStatusBarHidden)"),
    ]
    for (name, orientation) in orientations {
      members.append((name, state(device, orientation)))
    }
    if device.oldestSystem != .ios26, device.supports(.ios26) {
      let changes = orientations.map { name, orientation in
        (name, ofSystem(device, .ios26, orientation))
      }
      members.append(("ios26", object(changes.map { ($0.0, object($0.1)) })))
    }
    return object(members)
  }

  private static func state(_ device: Device, _ orientation: Orientation) -> String {
    let classes = device.sizeClasses[orientation]
    var found = ofSystem(device, device.oldestSystem, orientation)
    found.append(("margin", "\(device.layoutMargin[orientation])"))
    found.append(
      (
        "sizeClass",
        object([
          ("horizontal", JSONText.string(classes.horizontal.rawValue)),
          ("vertical", JSONText.string(classes.vertical.rawValue)),
        ])
      ))
    if let windows = device.windows?[orientation] { found.append(("windows", object(windows))) }
    return object(found)
  }

  /// The members that differ between systems.
  private static func ofSystem(
    _ device: Device, _ system: SystemVersion, _ orientation: Orientation
  ) -> [(String, String)] {
    let metrics = device.metrics(on: system)
    let area = metrics.safeArea[orientation]
    let keyboard = metrics.keyboardHeight[orientation]
    return [
      ("safeArea", numbers([area.top, area.left, area.bottom, area.right])),
      ("statusBar", "\(metrics.statusBarHeight[orientation])"),
      (
        "keyboard",
        object([
          ("shown", "\(keyboard.withSuggestions)"),
          ("shownWithoutSuggestions", "\(keyboard.withoutSuggestions)"),
          ("numberPad", "\(device.numberPadHeight(on: system, in: orientation))"),
        ])
      ),
    ]
  }

  private static func object(_ windows: SplitWindows) -> String {
    object(
      windows.named.map { name, _, window in
        let horizontal = JSONText.string(window.horizontalClass.rawValue)
        return (name, object([("width", "\(window.width)"), ("horizontal", horizontal)]))
      })
  }

  private static func cutoutObject(_ cutout: Cutout) -> String {
    switch cutout {
    case .none: "null"
    case .notch(let frame, let radius, _):
      object([
        ("kind", JSONText.string("notch")), ("frame", rect(frame)), ("cornerRadius", "\(radius)"),
      ])
    case .dynamicIsland(let frame):
      object([
        ("kind", JSONText.string("dynamicIsland")), ("frame", rect(frame)),
        ("cornerRadius", "\(frame.height / 2)"),
      ])
    }
  }

  private static func home(_ indicator: HomeIndicator?) -> String {
    guard let indicator else { return "null" }
    return object([
      ("width", "\(indicator.width.portrait)"),
      ("landscapeWidth", "\(indicator.width.landscape)"), ("height", "\(indicator.height)"),
      ("bottomOffset", "\(indicator.bottomOffset)"),
    ])
  }

  private static func rect(_ rect: Rect) -> String {
    numbers([rect.x, rect.y, rect.width, rect.height])
  }

  private static func numbers(_ values: [Points]) -> String {
    JSONText.array(values.map { "\($0)" })
  }

  private static func object(_ members: [(String, String)]) -> String {
    let texts = members.map { "\(JSONText.string($0.0)): \($0.1)" }
    return "{ \(texts.joined(separator: ", ")) }"
  }
}

extension SplitWindows {
  /// The existing window sizes by their names in specs, the widest first.
  package var named: [(name: String, size: WindowSize, window: SplitWindow)] {
    let all: [(String, WindowSize)] = [
      ("twoThirds", .twoThirds), ("half", .half), ("third", .third), ("slideOver", .slideOver),
    ]
    return all.compactMap { name, size in self[size].map { (name, size, $0) } }
  }
}
