package import Geometry
package import Graphics

/// The methods that a subclass of another API overrides, such as a subclass of `UIView`.
///
/// The layout calls them instead of the view's own.
package protocol ViewOverrides: AnyObject {
  /// The screen and the text measurement for a hierarchy outside a window.
  var detached: (screen: Screen, text: any TextMeasuring) { get }
  /// The name of the view for messages.
  var name: String { get }
  /// The size of the content in points; negative on an axis without one.
  var intrinsicContentSize: Size { get }
  /// The insets of the alignment rectangle within the frame, in points.
  var alignmentRectInsets: Insets { get }
  /// Called for a call that a layout refused.
  func refused(_ problem: LayoutProblem)
  /// Changes constraints before a layout.
  func updateConstraints()
  /// Called after a layout of the view.
  func layoutSubviews()
}
