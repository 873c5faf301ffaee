package import Geometry
package import Graphics

/// The text of a text view that scrolls.
package struct ScrollingText: Hashable, Sendable {
  package var scroll: ScrollMetrics
  package var text: TextContent
  /// The space between the text and the edges of the content, in points.
  package var insets: Insets

  package init(_ text: TextContent, insets: Insets, scroll: ScrollMetrics = ScrollMetrics()) {
    self.text = text
    self.insets = insets
    self.scroll = scroll
  }
}

extension LayoutRun {
  /// Computes the scroll layout of a text view from its frame and the height of its text.
  mutating func layOutText(of view: Int, _ content: ScrollingText) {
    let (width, insets) = (frames[view].width, content.insets)
    let extent = text.extent(of: content.text, width: max(width - insets.left - insets.right, 0))
    let height = scene.environment.grid.ceiled(extent.size.height) + insets.top + insets.bottom
    settleScroll(view, Size(width: width, height: height))
  }
}
