package import Devices
package import Diagnostics
import Geometry

extension Device {
  /// The device in the output of `strut devices --json`.
  ///
  /// Lengths have at most three decimals.
  package var json: JSONValue {
    func states(_ state: (Orientation) -> JSONValue) -> KeyValuePairs<String, JSONValue?> {
      ["portrait": state(.portrait), "landscape": state(.landscapeLeft)]
    }
    let isUpdated = oldestSystem != .ios26 && supports(.ios26)
    return JSONValue([
      "id": JSONValue(id), "name": JSONValue(name), "family": JSONValue(family.rawValue),
      "year": JSONValue(year), "systems": JSONValue(systems.map(\.rawValue)),
      "size": [screenSize.width.json, screenSize.height.json], "scale": JSONValue(scale),
      "cornerRadius": displayCornerRadius.json, "cutout": cutout.json,
      "homeIndicator": homeIndicator.map(\.json) ?? .null,
      "safeAreaTopStatusBarHidden": safeAreaTopStatusBarHidden.json,
    ]).adding(states(state)).adding([
      "ios26": isUpdated ? JSONValue(states { metrics(on: .ios26, in: $0) }) : nil
    ])
  }

  private func state(_ orientation: Orientation) -> JSONValue {
    let classes = sizeClasses[orientation]
    return metrics(on: oldestSystem, in: orientation).adding([
      "margin": layoutMargin[orientation].json,
      "sizeClass": [
        "horizontal": JSONValue(classes.horizontal.rawValue),
        "vertical": JSONValue(classes.vertical.rawValue),
      ], "windows": windows.map { $0[orientation].json },
    ])
  }

  /// The values that differ between systems.
  private func metrics(on system: SystemVersion, in orientation: Orientation) -> JSONValue {
    let metrics = metrics(on: system)
    let area = metrics.safeArea[orientation]
    let keyboard = metrics.keyboardHeight[orientation]
    return [
      "safeArea": [area.top.json, area.left.json, area.bottom.json, area.right.json],
      "statusBar": metrics.statusBarHeight[orientation].json,
      "keyboard": [
        "shown": keyboard.withSuggestions.json,
        "shownWithoutSuggestions": keyboard.withoutSuggestions.json,
        "numberPad": numberPadHeight(on: system, in: orientation).json,
      ],
    ]
  }
}

extension SplitWindows {
  /// The windows with the names that specs use, the widest first.
  package var named: [(name: String, size: WindowSize, window: SplitWindow)] {
    let all: [(String, WindowSize)] = [
      ("twoThirds", .twoThirds), ("half", .half), ("third", .third), ("slideOver", .slideOver),
    ]
    return all.compactMap { name, size in self[size].map { (name, size, $0) } }
  }

  fileprivate var json: JSONValue {
    .object(named.map { JSONValue.Member(name: $0.name, value: $0.window.json) })
  }
}

extension SplitWindow {
  fileprivate var json: JSONValue {
    ["width": width.json, "horizontal": JSONValue(horizontalClass.rawValue)]
  }
}

extension Cutout {
  fileprivate var json: JSONValue {
    switch self {
    case .none: .null
    case .notch(let frame, let radius, _):
      ["kind": "notch", "frame": frame.json, "cornerRadius": radius.json]
    case .dynamicIsland(let frame):
      ["kind": "dynamicIsland", "frame": frame.json, "cornerRadius": (frame.height / 2).json]
    }
  }
}

extension HomeIndicator {
  fileprivate var json: JSONValue {
    [
      "width": width.portrait.json, "landscapeWidth": width.landscape.json,
      "height": height.json, "bottomOffset": bottomOffset.json,
    ]
  }
}

extension Rect {
  fileprivate var json: JSONValue { [x.json, y.json, width.json, height.json] }
}

extension Points {
  fileprivate var json: JSONValue { JSONValue(value, places: 3) }
}
