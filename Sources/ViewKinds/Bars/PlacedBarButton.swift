package import Devices
package import Geometry

/// A button of a bar of the screen or of one of its columns, with its place.
package struct PlacedBarButton: Hashable, Sendable {
  package let button: BarButton
  /// The column of the bar, or nil for a bar of the screen itself.
  package let column: SplitView.Role?
  /// The frame of the button's title, symbol or image, in window coordinates.
  package let content: Rect

  package init(_ button: BarButton, in column: SplitView.Role?, content: Rect) {
    self.button = button
    self.column = column
    self.content = content
  }
}
