import Devices
import Geometry
import Spec

/// The cells of a sheet, with a row for each state and a column for each device.
struct SheetGrid {
  /// The device of each column, in the order of the matrix.
  let devices: [Device]
  /// The states of each row that are not the default, in order of first appearance.
  let rows: [[AxisDeviation]]
  /// The state of each row in words, as in `Cell.stateWords`.
  let headings: [[String]]
  /// By row and column: the index of the cell, and the size of its picture in points.
  private let places: [[Place?]]

  struct Place {
    var cell: Int
    var size: Size
  }

  /// - Parameter cells: the cells of one screen, with the sizes of their pictures in points.
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

  /// The columns in order, divided into blocks.
  ///
  /// A block with several columns is not wider than the limit.
  ///
  /// - Parameters:
  ///   - limit: the greatest width.
  ///   - widths: the width of each column.
  ///   - gap: the gap between two columns.
  ///   - byFamily: whether each block has devices of one family only.
  /// - Returns: the ranges of columns. None of them is empty.
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
