import Devices

extension MatrixAxis {
  static let navigationBar = MatrixAxis(
    "navigationBar", noun: "navigation bar style", \.navigationBar,
    values: NavigationBarStyle.allCases, naming: \.rawValue,
    standard: { _, defaults in defaults.navigationBar },
    effective: { state, defaults in
      state.isBare ? .hidden : state.navigationBar ?? defaults.navigationBar
    }, dependsOn: ["device"], wording: Wording(bar: "navigation bar"))

  static let tabBar = bar("tabBar", called: "tab bar", \.tabBar) { $0.tabBar }
  static let toolbar = bar("toolbar", called: "toolbar", \.toolbar) { $0.toolbar }

  private static func bar(
    _ name: String, called noun: String,
    _ path: any WritableKeyPath<CellState, BarStyle?> & Sendable,
    standard: @escaping @Sendable (MatrixDefaults) -> BarStyle
  ) -> MatrixAxis {
    MatrixAxis(
      name, noun: "\(noun) style", path, values: BarStyle.allCases, naming: \.rawValue,
      standard: { _, defaults in standard(defaults) },
      effective: { state, defaults in
        state.isBare ? .hidden : state[keyPath: path] ?? standard(defaults)
      }, dependsOn: ["device"], wording: Wording(bar: noun))
  }
}

extension MatrixAxis.Wording {
  fileprivate init(bar: String) {
    summary = "The \(bar)'s style."
    condition = "Holds under these styles."
    standard = "as `screen` says"
  }
}
