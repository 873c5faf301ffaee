package import AutoLayout
package import Cassowary
import Devices
package import Geometry
package import Graphics

/// A kind of view: its keys, size and drawing.
package protocol ViewKind: Sendable {
  /// The kind's name in specs: `textField`.
  static var name: String { get }
  /// One sentence for the reference.
  static var summary: String { get }
  /// The kind's own keys; `CommonKeys` has those of every view.
  static var keys: [any KindKey] { get }
  /// The keys whose value is an index, from 0, into the list of another key.
  static var indices: [(key: Key<Int>, counted: any KindKey)] { get }
  /// Whether the view scrolls content whose size follows from constraints.
  static var solvesContent: Bool { get }

  /// Creates the view from values that match `keys`.
  init(_ values: KeyValues, traits: Traits)

  /// The source of the view's intrinsic size, or nil for a plain container.
  var content: (any IntrinsicContent)? { get }
  var hugging: PerAxis<Priority> { get }
  var compression: PerAxis<Priority> { get }
  var alignmentInsets: Insets { get }
  /// The default layout margins, before safe-area insets are added.
  var margins: Insets { get }
  var arrangement: Arrangement { get }

  /// The default background, or nil for a transparent one.
  var defaultBackground: RGBAColor? { get }
  /// Whether the view clips its subviews, as scroll views do.
  var clipsSubviews: Bool { get }
  /// Whether the view is the header of a table section.
  var isSectionHeader: Bool { get }
  /// Whether the view is a system bar, which places its content in the safe area itself.
  var isBar: Bool { get }
  /// Whether the view hides itself, and so takes no room in a stack.
  var hidesItself: Bool { get }
  /// Whether the view draws nothing except its background and its subviews.
  var isContainer: Bool { get }
  /// The distance at which plates of glass in the view begin to touch, in points.
  ///
  /// Nil for a view that is no container of glass.
  var glassSpacing: Points? { get }
  /// Whether the view is enabled; lint ignores the contrast of disabled views.
  var isEnabled: Bool { get }
  /// Whether the system fills the view with the tint and draws a white title on it.
  var hasTintedShape: Bool { get }
  /// The grey with which the system marks the view as selected, or nil.
  var selectionGray: RGBAColor? { get }
  /// The properties of the view's text.
  var textTraits: TextTraits { get }
  /// Returns the properties of one of the view's texts; those of all by default.
  func textTraits(of text: TextContent) -> TextTraits

  /// Returns the outline that limits the background and clips subviews.
  ///
  /// - Parameters:
  ///   - frame: the view's frame.
  ///   - corners: the corners from the spec.
  /// - Returns: the outline, in the coordinates of `frame`.
  func outline(of frame: Rect, corners: Corners) -> Path

  /// Returns the plate of glass that the view draws, or nil for none.
  func glassPlate(in context: DrawingContext) -> GlassPlate?
  /// Draws the view's background with the view's corners.
  func drawBackground(
    _ color: RGBAColor, in context: DrawingContext, into list: inout DisplayList)
  /// Draws the view's own content, between its background and its subviews.
  func draw(in context: DrawingContext, into list: inout DisplayList)
  /// Draws the content over the subviews, within the same clip.
  func drawOverSubviews(in context: DrawingContext, into list: inout DisplayList)
  /// Draws what may reach over the view's edges, over all its other content.
  ///
  /// The view's own clip does not cut it.
  func drawOverEdges(in context: DrawingContext, into list: inout DisplayList)
  /// Returns the frame of the selected text or of the caret in screen coordinates, or nil for none.
  func selectionFrame(in context: DrawingContext) -> Rect?
}

extension ViewKind {
  /// The kind's name in words: `text field` for `textField`.
  package static var words: String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }

  package static var indices: [(key: Key<Int>, counted: any KindKey)] { [] }
  package static var solvesContent: Bool { false }
  package var content: (any IntrinsicContent)? { nil }
  package var hugging: PerAxis<Priority> { PerAxis(both: .low) }
  package var compression: PerAxis<Priority> { PerAxis(both: .high) }
  package var alignmentInsets: Insets { .zero }
  package var margins: Insets { Insets(all: 8) }
  package var arrangement: Arrangement { .constraints }
  package var defaultBackground: RGBAColor? { nil }
  package var clipsSubviews: Bool { false }
  package var isSectionHeader: Bool { false }
  package var isBar: Bool { false }
  package var hidesItself: Bool { false }
  package var isContainer: Bool { false }
  package var glassSpacing: Points? { nil }
  package var isEnabled: Bool { true }
  package var hasTintedShape: Bool { false }
  package var selectionGray: RGBAColor? { nil }
  package var textTraits: TextTraits { [] }
  package func textTraits(of text: TextContent) -> TextTraits { textTraits }

  package func outline(of frame: Rect, corners: Corners) -> Path {
    .rounded(frame, corners)
  }

  package func glassPlate(in context: DrawingContext) -> GlassPlate? { nil }

  package func drawBackground(
    _ color: RGBAColor, in context: DrawingContext, into list: inout DisplayList
  ) {
    list.append(.fill(outline(of: context.frame, corners: context.corners), color))
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {}
  package func drawOverSubviews(in context: DrawingContext, into list: inout DisplayList) {}
  package func drawOverEdges(in context: DrawingContext, into list: inout DisplayList) {}
  package func selectionFrame(in context: DrawingContext) -> Rect? { nil }
}
