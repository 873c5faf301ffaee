import Devices
import Geometry
import Spec

/// Which cell stands where on a screen's sheet: a row for each state, a column for each device.
struct SheetGrid {
  /// In the order of the matrix.
  let devices: [Device]
  /// What is not the default in the cells of each row, in order of first appearance.
  let rows: [[AxisDeviation]]
  /// The state of each row in words, as `Cell.stateWords`.
  let headings: [[String]]
  /// By row and column: the cell's position and the size of its picture in points.
  private let places: [[Place?]]

  struct Place {
    var cell: Int
    var size: Size
  }

  /// - Parameter cells: of one screen, with the sizes of their pictures in points.
  init(_ cells: [(cell: Cell, size: Size)]) {
    var devices: [Device] = []
    var rows: [[AxisDeviation]] = []
    var headings: [[String]] = []
    for (cell, _) in cells {
      if !devices.contains(where: { $0.id == cell.device.id }) { devices.append(cell.device) }
      guard !rows.contains(cell.deviations) else { continue }
      rows.append(cell.deviations)
      headings.append(cell.stateWords)
    }
    let none = [Place?](repeating: nil, count: devices.count)
    var places = [[Place?]](repeating: none, count: rows.count)
    for (index, (cell, size)) in cells.enumerated() {
      guard let row = rows.firstIndex(of: cell.deviations),
        let column = devices.firstIndex(where: { $0.id == cell.device.id })
      else { continue }
      places[row][column] = Place(cell: index, size: size)
    }
    self.devices = devices
    self.rows = rows
    self.headings = headings
    self.places = places
  }

  subscript(row: Int, column: Int) -> Place? { places[row][column] }

  /// The columns in order, cut into runs that are no wider than a limit where more than one column is
  /// in them, and of one family of devices where that is wanted.
  ///
  /// - Parameters:
  ///   - limit: the greatest width.
  ///   - widths: the columns'.
  ///   - gap: between two columns.
  ///   - byFamily: whether phones and tablets are kept apart.
  /// - Returns: ranges of columns, none empty.
  func blocks(
    within limit: Points, widths: [Points], gap: Points, byFamily: Bool
  ) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var start = 0
    var width: Points = 0
    for column in devices.indices {
      let wider = width + widths[column] + (column == start ? 0 : gap)
      let changes = byFamily && column > start && devices[column].family != devices[start].family
      if column > start, changes || wider > limit {
        blocks.append(start..<column)
        start = column
        width = widths[column]
      } else {
        width = wider
      }
    }
    if start < devices.count { blocks.append(start..<devices.count) }
    return blocks
  }
}
