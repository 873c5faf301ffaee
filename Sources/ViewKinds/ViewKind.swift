package import AutoLayout
package import Cassowary
package import Devices
package import Geometry

/// One kind of view: its keys, its size and its look, all in one file.
package protocol ViewKind: Sendable {
  /// As in specs: `textField`.
  static var name: String { get }
  /// One sentence for the reference.
  static var summary: String { get }
  /// The kind's own keys; those of every view are `CommonKeys`.
  static var keys: [Key] { get }

  /// Makes the view from values that were checked against `keys`.
  init(_ values: KeyValues, traits: Traits)

  /// What gives the view an intrinsic size; nil for a plain container.
  var content: (any IntrinsicContent)? { get }
  var hugging: PerAxis<Priority> { get }
  var compression: PerAxis<Priority> { get }
  var alignmentInsets: Insets { get }
  var arrangement: Arrangement { get }

  /// Draws the view itself, between its background and its subviews.
  func draw(in context: DrawingContext, into list: inout DisplayList)
}

/// What a view knows of its surroundings when it is made.
package struct Traits: Hashable, Sendable {
  package var appearance: Appearance
  package var direction: LayoutDirection
  package var grid: PixelGrid
  /// The colour of interactive parts.
  package var tint: Color

  package init(
    appearance: Appearance, direction: LayoutDirection, grid: PixelGrid, tint: Color
  ) {
    self.appearance = appearance
    self.direction = direction
    self.grid = grid
    self.tint = tint
  }
}

/// Where a view draws.
package struct DrawingContext: Hashable, Sendable {
  /// The view's frame in screen coordinates, in points.
  package var frame: Rect
  package var safeArea: Insets
  package var screenSize: Size
  package var traits: Traits

  package init(frame: Rect, safeArea: Insets, screenSize: Size, traits: Traits) {
    self.frame = frame
    self.safeArea = safeArea
    self.screenSize = screenSize
    self.traits = traits
  }
}

extension ViewKind {
  package var content: (any IntrinsicContent)? { nil }
  package var hugging: PerAxis<Priority> { PerAxis(both: .low) }
  package var compression: PerAxis<Priority> { PerAxis(both: .high) }
  package var alignmentInsets: Insets { .zero }
  package var arrangement: Arrangement { .constraints }
}
