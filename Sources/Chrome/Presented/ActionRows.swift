import Geometry
import Graphics
import ViewKinds

/// The actions of an alert in rows from the top.
struct ActionRows {
  let rows: [[AlertAction]]

  /// Puts two actions side by side if both titles fit, and all others below each other.
  ///
  /// A cancel action is the first of two, and the last of a column.
  ///
  /// - Parameters:
  ///   - actions: the actions in the order in which they were added.
  ///   - width: the greatest width of a title beside another one.
  ///   - font: the font of a title.
  ///   - text: measures text in the cell's fonts.
  init(
    _ actions: [AlertAction], besideIn width: Points, font: (AlertAction) -> FontDescription,
    measuring text: any TextMeasuring
  ) {
    let cancels = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    let fit = actions.allSatisfy {
      text.extent(of: TextContent($0.title, font: font($0)), width: nil).size.width <= width
    }
    rows =
      actions.count == 2 && fit ? [cancels + others] : (others + cancels).map { [$0] }
  }
}
