package import Geometry
package import Graphics

/// The buttons of a toolbar.
package struct ButtonRow: Hashable {
  package let items: [BarButton]
  let tint: RGBAColor

  /// Creates a row of buttons, the first at the leading edge.
  package init(_ items: [BarButton], tint: RGBAColor) {
    self.items = items
    self.tint = tint
  }

  /// Draws the buttons in a bar's frame.
  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    for (item, frame) in frames(in: context) {
      item.draw(in: frame, tint: item.tint ?? tint, context, into: &list)
    }
  }

  /// The frames of the buttons in a bar's frame, without spaces.
  package func buttonFrames(in context: DrawingContext) -> [Rect] {
    frames(in: context).map { $0.1 }
  }

  /// The buttons with their frames, from the leading margin.
  ///
  /// Flexible spaces share the remaining width equally.
  private func frames(in context: DrawingContext) -> [(BarButton, Rect)] {
    let margin = context.traits.systemMargin
    let safeArea = context.directedSafeArea
    let grid = context.traits.grid
    let start = context.frame.minX + safeArea.left + margin
    let end = context.frame.maxX - safeArea.right - margin
    let widths = items.map { $0.width(measuring: context.text, on: grid) }
    let used = widths.reduce(Points(0)) { $0 + ($1 ?? 0) } + ButtonRow.spacing * Double(gapCount)
    let spaces = widths.count { $0 == nil }
    let share = spaces == 0 ? 0 : max(0, end - start - used) / Double(spaces)
    var x = start
    var placed: [(BarButton, Rect)] = []
    for (index, item) in items.enumerated() {
      let width = widths[index] ?? share
      if !item.isSpace {
        let frame = Rect(
          x: x, y: context.frame.minY, width: width, height: context.frame.height)
        placed.append((item, grid.rounded(context.directed(frame))))
      }
      x = x + width + (isFollowedByButton(index) ? ButtonRow.spacing : 0)
    }
    return placed
  }

  private var gapCount: Int { items.indices.count { isFollowedByButton($0) } }

  /// Whether this item and the next one are both buttons.
  private func isFollowedByButton(_ index: Int) -> Bool {
    index + 1 < items.count && !items[index].isSpace && !items[index + 1].isSpace
  }

  /// The space between the contents of adjacent buttons, in points.
  private static let spacing: Points = 16
}
