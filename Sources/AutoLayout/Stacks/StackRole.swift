/// The purpose of a constraint made by a stack, with UIKit's identifier.
package enum StackRole: String, Hashable, Sendable, CaseIterable {
  /// Connects the outer views to the stack's edges.
  case canvasConnection = "UISV-canvas-connection"
  /// The distance between neighbours.
  case spacing = "UISV-spacing"
  /// Equal sizes of views, or of gaps between views.
  case fillEqually = "UISV-fill-equally"
  /// Sizes in proportion to the views' contents.
  case fillProportionally = "UISV-fill-proportionally"
  /// The ends of a gap between two views.
  case distributingEdge = "UISV-distributing-edge"
  /// Keeps the stack as small as possible.
  case canvasFit = "UISV-canvas-fit"
  /// The zero length of a hidden view.
  case hiding = "UISV-hiding"
  /// The alignment of views across the axis.
  case alignment = "UISV-alignment"
  /// Makes the spanner cover all views across the axis.
  case spanningBoundary = "UISV-spanning-boundary"
  /// Keeps the spanner as small as possible.
  case spanningFit = "UISV-spanning-fit"
  /// Gives a view without its own size across the axis a size of 0.
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  /// Gives wrapping texts equal parts of the stack's width.
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
}
