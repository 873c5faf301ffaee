import Devices

extension MatrixAxis {
  static let navigationBar = MatrixAxis(
    "navigationBar", noun: "navigation bar style", \.navigationBar,
    values: NavigationBarStyle.allCases, naming: \.rawValue,
    standard: { _, defaults in defaults.navigationBar },
    effective: { state, defaults in
      // A custom device is a bare window.
      if state.device?.isCustom == true { return .hidden }
      return state.navigationBar ?? defaults.navigationBar
    },
    wording: Wording(
      summary: "The navigation bar's style.", condition: "Holds under these styles.",
      standard: "as `screen` says"))
}
