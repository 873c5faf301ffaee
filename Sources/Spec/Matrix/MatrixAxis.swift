import Devices
import Geometry

/// What a cell of the matrix fixes, in the order of cell names.
enum MatrixAxis: String, CaseIterable, Hashable, Sendable {
  case device, orientation, navigationBar, keyboard, appearance, textSize, direction

  /// The names of its values, without keyboard heights.
  var names: [String] {
    switch self {
    case .device: DeviceCatalogue.ids
    case .orientation: Orientation.allCases.map(\.rawValue)
    case .navigationBar: NavigationBarStyle.allCases.map(\.rawValue)
    case .keyboard: KeyboardState.names
    case .appearance: Appearance.allCases.map(\.rawValue)
    case .textSize: ContentSizeCategory.allCases.map(\.rawValue)
    case .direction: LayoutDirection.allCases.map(\.rawValue)
    }
  }

  /// Other spellings, which stand for one value as a value and may stand for several in a pattern.
  var aliases: [String: String] {
    self == .orientation ? ["landscapeLeft": Orientation.landscapeLeft.rawValue] : [:]
  }

  /// The values that a name stands for: itself, all that a pattern matches, or a group's members;
  /// `custom` are values that the spec brings, such as devices.
  func values(named name: String, custom: [String] = []) -> [String] {
    if self == .device, let group = DeviceGroup(rawValue: name) { return group.devices.map(\.id) }
    let glob = Glob(name)
    let names = names + custom
    return glob.hasWildcards
      ? names.filter { glob.matches($0) } : names.filter { $0 == name }
  }

  /// All names that may stand for values, for suggestions.
  var suggestions: [String] {
    names + aliases.keys.sorted() + (self == .device ? DeviceGroup.names : [])
  }
}

extension KeyboardState {
  static let names = ["hidden", "shown", "shownWithoutSuggestions"]

  /// Nil for a name that no state has.
  init?(name: String) {
    switch name {
    case "hidden": self = .hidden
    case "shown": self = .shown
    case "shownWithoutSuggestions": self = .shownWithoutSuggestions
    default: return nil
    }
  }
}
