package import Cassowary
package import Diagnostics
package import Geometry

/// The description of one view.
package struct ViewNode: Sendable {
  package var id: ViewID
  /// The kind's name, for reports only.
  package var kind: String
  /// The superview's position in `Scene.views`; nil only for the root.
  package var parent: Int?
  /// The content that gives the view an intrinsic size, or nil for a plain container.
  package var content: (any IntrinsicContent)?
  package var arrangement: Arrangement
  package var hugging: PerAxis<Priority>
  package var compression: PerAxis<Priority>
  /// The view's own layout margins, before safe-area insets are added.
  ///
  /// The root uses the environment's margins instead.
  package var margins: Insets
  /// Whether the margins are large enough to stay inside the superview's margins, as
  /// `preservesSuperviewLayoutMargins`.
  package var preservesSuperviewMargins: Bool
  /// Whether safe-area insets are added to the margins, as `insetsLayoutMarginsFromSafeArea`.
  package var insetsMarginsFromSafeArea: Bool
  /// The insets added to the safe-area insets that the view inherits from its superview.
  ///
  /// A negative sum counts as zero.
  package var additionalSafeArea: Insets
  package var keyboardGuide = KeyboardGuideBehavior()
  /// The layout direction of the view's content, or nil to use the environment's.
  package var direction: LayoutDirection?
  /// Whether the view is hidden.
  ///
  /// A hidden view is laid out, but a stack gives it no space.
  package var isHidden: Bool
  package var placement: Placement
  /// The target of the view's fitting size, or nil on an axis where constraints size the view.
  package var fitting: PerAxis<FittingTarget?>
  /// The outward distances from the alignment rectangle to the frame.
  package var alignmentInsets: Insets
  package var customGuides: [String]
  /// Whether the view is a section header of a table, which may stay at the visible top.
  package var isSectionHeader: Bool
  /// The part of a table or a collection that the view is with its own constraints, or nil for other
  /// views.
  package var tablePart: TablePart?
  /// Whether the view is a screen of its own below a navigation bar, as a sheet with a bar.
  package var isBarContainer = false
  /// The guides that the engine made for its own constraints.
  var systemGuides: [String] = []
  /// The views that supply a stack's baselines, or nil if no constraint uses the stack's baselines.
  var baselineViews: BaselineViews?
  /// The location of the view's name in the spec.
  package var span: SourceSpan?

  package init(
    id: ViewID, kind: String, parent: Int?, content: (any IntrinsicContent)? = nil,
    arrangement: Arrangement = .constraints, hugging: PerAxis<Priority> = PerAxis(both: .low),
    compression: PerAxis<Priority> = PerAxis(both: .high), margins: Insets = Insets(all: 8),
    preservesSuperviewMargins: Bool = false, insetsMarginsFromSafeArea: Bool = true,
    additionalSafeArea: Insets = .zero, direction: LayoutDirection? = nil, isHidden: Bool = false,
    placement: Placement = .constraints, fitting: PerAxis<FittingTarget?> = PerAxis(both: nil),
    alignmentInsets: Insets = .zero,
    customGuides: [String] = [], isSectionHeader: Bool = false, span: SourceSpan? = nil
  ) {
    self.id = id
    self.kind = kind
    self.parent = parent
    self.content = content
    self.arrangement = arrangement
    self.hugging = hugging
    self.compression = compression
    self.margins = margins
    self.preservesSuperviewMargins = preservesSuperviewMargins
    self.insetsMarginsFromSafeArea = insetsMarginsFromSafeArea
    self.additionalSafeArea = additionalSafeArea
    self.direction = direction
    self.isHidden = isHidden
    self.placement = placement
    self.fitting = fitting
    self.alignmentInsets = alignmentInsets
    self.customGuides = customGuides
    self.isSectionHeader = isSectionHeader
    self.span = span
  }
}

/// A part of a table or a collection whose height follows from the constraints of its view.
package enum TablePart: Hashable, Sendable {
  /// The view before all rows or items and the view after them.
  case header, footer
  case sectionHeader, sectionFooter
}

/// The behaviour of a view's keyboard layout guide.
package struct KeyboardGuideBehavior: Hashable, Sendable {
  /// Whether the guide covers the view's bottom safe area while no keyboard is docked, as
  /// `usesBottomSafeArea`.
  ///
  /// If false, the guide has zero height then.
  package var usesBottomSafeArea = true
  /// Whether the guide follows the frame of a floating keyboard, as `followsUndockedKeyboard`.
  package var followsUndockedKeyboard = false

  package init() {}
}

/// A view's name, unique in its scene.
package struct ViewID: Hashable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  /// The screen's root view, which is the superview of the spec's top-level views.
  package static let root = ViewID("root")
}

extension ViewID: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

extension ViewID: CustomStringConvertible {
  package var description: String { name }
}
