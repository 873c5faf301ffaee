package import Spec

/// A selection of the specs' cells.
///
/// An empty list selects all.
package struct Selection: Hashable, Sendable {
  /// Globs that match cell names, or `screen/cell`.
  package var cells: [String]
  /// Globs that match device ids.
  package var devices: [String]
  /// Values that replace those of the matrices, at most one setting for each axis.
  package var settings: [AxisSetting]

  package init(cells: [String] = [], devices: [String] = [], settings: [AxisSetting] = []) {
    self.cells = cells
    self.devices = devices
    self.settings = settings
  }

  /// Adds a setting such as `appearance=light,dark`.
  ///
  /// The values of several settings of one axis are joined.
  ///
  /// - Parameter text: an axis and its values.
  /// - Returns: false if the text is not a setting.
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

  /// Whether the selection has all cells of the matrices and changes no values.
  package var isEverything: Bool { cells.isEmpty && devices.isEmpty && settings.isEmpty }

  /// Whether the selection names cells or devices.
  package var selectsByName: Bool { !cells.isEmpty || !devices.isEmpty }

  /// The patterns and settings as the user wrote them.
  package var patterns: [String] { cells + devices + settings.map(\.text) }
}
