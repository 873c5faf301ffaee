package import Spec

/// Which cells of the specs are wanted; empty lists want all.
package struct Selection: Hashable, Sendable {
  /// Globs of cell names or of `screen/cell`.
  package var cells: [String]
  /// Globs of device ids.
  package var devices: [String]
  /// Values of axes in place of the matrices' own, at most one setting of an axis.
  package var settings: [AxisSetting]

  package init(cells: [String] = [], devices: [String] = [], settings: [AxisSetting] = []) {
    self.cells = cells
    self.devices = devices
    self.settings = settings
  }

  /// Adds a setting such as `appearance=light,dark`; those of one axis add up.
  ///
  /// - Parameter text: an axis and its values.
  /// - Returns: false where the text is no setting.
  package mutating func set(_ text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let axis = String(parts[0])
    let values = parts[1].split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0) }
    guard !values.contains("") else { return false }
    let given = settings.first { $0.axis == axis }?.values ?? []
    settings.removeAll { $0.axis == axis }
    settings.append(AxisSetting(axis: axis, values: given + values))
    return true
  }

  /// Whether it is all that the matrices have, and nothing else.
  package var isEverything: Bool { cells.isEmpty && devices.isEmpty && settings.isEmpty }

  /// Whether some of the cells are picked by their names.
  package var selectsByName: Bool { !cells.isEmpty || !devices.isEmpty }

  /// As the user wrote it.
  package var patterns: [String] { cells + devices + settings.map(\.text) }
}
