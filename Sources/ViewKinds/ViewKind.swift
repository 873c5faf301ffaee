package import AutoLayout
package import Cassowary
import Devices
package import Geometry
package import Graphics

/// One kind of view: its keys, its size and its look, all in one file.
package protocol ViewKind: Sendable {
  /// As in specs: `textField`.
  static var name: String { get }
  /// One sentence for the reference.
  static var summary: String { get }
  /// The kind's own keys; those of every view are `CommonKeys`.
  static var keys: [any KindKey] { get }
  /// The keys that count another key's values from 0, with that key.
  static var indices: [(key: Key<Int>, counted: Key<[KeyValues]>)] { get }
  /// Whether the view scrolls a content that constraints size.
  static var solvesContent: Bool { get }

  /// Makes the view from values that were checked against `keys`.
  init(_ values: KeyValues, traits: Traits)

  /// What gives the view an intrinsic size; nil for a plain container.
  var content: (any IntrinsicContent)? { get }
  var hugging: PerAxis<Priority> { get }
  var compression: PerAxis<Priority> { get }
  var alignmentInsets: Insets { get }
  /// The layout margins where the spec gives none, before safe-area insets are added.
  var margins: Insets { get }
  var arrangement: Arrangement { get }

  /// The background where the spec gives none; nil for a clear one.
  var defaultBackground: RGBAColor? { get }
  /// Whether subviews are cut off at the view's edges, as in scroll views.
  var clipsSubviews: Bool { get }
  /// Whether the view heads a section of a table.
  var isSectionHeader: Bool { get }
  /// Whether the view is a bar of the system's, which shows its contents around safe areas itself.
  var isBar: Bool { get }
  /// Whether the view shows nothing but its background and its subviews.
  var isContainer: Bool { get }
  /// Whether the view can be used or, where it only shows something, counts.
  var isEnabled: Bool { get }
  /// Whether the system fills the view with the tint behind a title that it draws in white.
  var hasTintedShape: Bool { get }
  /// How the view treats what it writes.
  var textTraits: TextTraits { get }

  /// The edge at which the background ends and subviews are cut off, with the corners that the spec
  /// gives.
  func outline(of frame: Rect, corners: Corners) -> Path

  /// Draws the view's background with the given corners.
  func drawBackground(
    _ color: RGBAColor, corners: Corners, in context: DrawingContext, into list: inout DisplayList)
  /// Draws the view itself, between its background and its subviews.
  func draw(in context: DrawingContext, into list: inout DisplayList)
  /// Draws what lies over the subviews, cut off with them.
  func drawOverSubviews(in context: DrawingContext, into list: inout DisplayList)
}

extension ViewKind {
  /// The kind's name in words: `text field`.
  package static var words: String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }

  package static var indices: [(key: Key<Int>, counted: Key<[KeyValues]>)] { [] }
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
  package var isContainer: Bool { false }
  package var isEnabled: Bool { true }
  package var hasTintedShape: Bool { false }
  package var textTraits: TextTraits { [] }

  package func outline(of frame: Rect, corners: Corners) -> Path {
    .rounded(frame, corners)
  }

  package func drawBackground(
    _ color: RGBAColor, corners: Corners, in context: DrawingContext, into list: inout DisplayList
  ) {
    list.append(.fill(outline(of: context.frame, corners: corners), color))
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {}
  package func drawOverSubviews(in context: DrawingContext, into list: inout DisplayList) {}
}
