/// The purpose of a constraint made by a stack, with UIKit's identifier.
package enum StackRole: String, Hashable, Sendable, CaseIterable {
  /// The outer views stand at the stack's edges.
  case canvasConnection = "UISV-canvas-connection"
  /// Neighbours keep their distance.
  case spacing = "UISV-spacing"
  /// Views, or gaps between views, are of one size.
  case fillEqually = "UISV-fill-equally"
  /// Views have shares of the stack's length in proportion to their contents.
  case fillProportionally = "UISV-fill-proportionally"
  /// A gap reaches from one view to the next.
  case distributingEdge = "UISV-distributing-edge"
  /// The stack is no larger than it must be.
  case canvasFit = "UISV-canvas-fit"
  /// A hidden view takes no room along the axis.
  case hiding = "UISV-hiding"
  /// Views stand in line across the axis.
  case alignment = "UISV-alignment"
  /// The spanner reaches over all views across the axis.
  case spanningBoundary = "UISV-spanning-boundary"
  /// The spanner is no larger than it must be.
  case spanningFit = "UISV-spanning-fit"
  /// A view without a size of its own across the axis has none.
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  /// Texts of several lines have equal parts of the stack's width.
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
}
