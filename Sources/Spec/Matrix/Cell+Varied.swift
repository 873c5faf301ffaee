package import Devices
package import Geometry

extension Cell {
  /// The cell on a screen of another size, with the name and all else as it was.
  ///
  /// - Parameter size: the screen's as it is held, in points.
  /// - Returns: a cell outside any matrix.
  package func resized(to size: Size) -> Cell {
    var cell = self
    cell.state.device = device.resized(to: orientation.isLandscape ? size.transposed : size)
    return cell
  }

  /// The cell at another text size, with the name and all else as it was.
  package func resized(toText size: ContentSizeCategory) -> Cell {
    var cell = self
    cell.state.textSize = size
    return cell
  }
}
