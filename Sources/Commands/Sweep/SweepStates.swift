import AutoLayout
import Cells
import Devices
import Geometry
import Lint
import Spec

/// A state of a screen to sweep, with the cells of the matrix in this state.
struct SweepState: Sendable {
  /// The first cell of the state, which is varied.
  let selected: SelectedCell
  /// All cells of the state.
  ///
  /// They differ in device, text size, appearance or contrast.
  let cells: [Cell]

  /// The states of cells.
  ///
  /// A state has a family of devices, and a value of each axis except device, text size, appearance
  /// and contrast. Each custom device has its own states.
  ///
  /// - Parameter cells: the cells of any number of screens, grouped by screen.
  /// - Returns: the states in order of first appearance.
  static func all(of cells: [SelectedCell]) -> [SweepState] {
    var states: [SweepState] = []
    var positions: [[String]: Int] = [:]
    for selected in cells {
      let readings = selected.spec.document.readings(of: selected.cell)
      let kept = readings.filter { !passedOver.contains($0.axis) }
        .map { "\($0.axis)=\($0.value)" }
      let custom = selected.cell.device.isCustom ? selected.cell.device.id : ""
      let key =
        [selected.spec.location.shownPath, selected.cell.device.family.rawValue, custom] + kept
      if let position = positions[key] {
        states[position] = SweepState(
          selected: states[position].selected,
          cells: states[position].cells + [selected.cell])
      } else {
        positions[key] = states.count
        states.append(SweepState(selected: selected, cells: [selected.cell]))
      }
    }
    return states
  }

  private static let passedOver = ["device", "textSize", "appearance", "contrast"]

  /// The lengths of the windows on an axis, without duplicates.
  func lengths(_ axis: Axis) -> [Points] {
    var lengths: [Points] = []
    for cell in cells {
      let length = cell.device.screenSize(in: cell.orientation)[axis]
      if !lengths.contains(length) { lengths.append(length) }
    }
    return lengths
  }

  var textSizes: [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { size in cells.contains { $0.textSize == size } }
  }

  /// The names that findings in the varied cell can contain.
  ///
  /// Each view comes before its guides. Views of rows have names without the row, and again at the
  /// end with the row.
  var names: [String] {
    let views = selected.build().scene.views
    func names(_ view: ViewNode, _ name: String) -> [String] {
      [name] + view.customGuides.map { "\(name).\($0)" }
    }
    let inRows = views.filter { $0.id.name != $0.id.name.withoutRows }
    return views.flatMap { names($0, $0.id.name.withoutRows) }
      + inRows.flatMap { names($0, $0.id.name) }
  }

  /// Whether the window fills the screen, so that it can have any size.
  var fillsScreen: Bool { selected.cell.window == .full }
}
