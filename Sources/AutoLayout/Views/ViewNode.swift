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
  /// The view's own layout margins, before safe-area insets are added; the root's are those of the
  /// environment.
  package var margins: Insets
  /// Whether the margins are at least what the superview's margins leave of the view, as
  /// `preservesSuperviewLayoutMargins`.
  package var preservesSuperviewMargins: Bool
  /// Whether safe-area insets are added to the margins, as `insetsLayoutMarginsFromSafeArea`.
  package var insetsMarginsFromSafeArea: Bool
  /// Added to the safe-area insets that the view gets from its superview; a sum below zero counts
  /// as zero.
  package var additionalSafeArea: Insets
  package var keyboardGuide = KeyboardGuideBehavior()
  /// The direction of the view's content; nil means the environment's.
  package var direction: LayoutDirection?
  /// Hidden views are laid out as others are, but take no room in a stack.
  package var isHidden: Bool
  package var placement: Placement
  /// The target of the view's fitting size; nil on an axis on which constraints size the view.
  package var fitting: PerAxis<FittingTarget?>
  /// Outward distances from the alignment rectangle to the frame.
  package var alignmentInsets: Insets
  package var customGuides: [String]
  /// Whether the view heads a section of a table, and may stay at the top of what shows.
  package var isSectionHeader: Bool
  /// The guides that the engine made for constraints of its own.
  var systemGuides: [String] = []
  /// Whose baselines count as the view's, where it is a stack and some constraint asks for them.
  var baselineViews: BaselineViews?
  /// The place of the view's name in the spec.
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

/// The behaviour of a view's keyboard layout guide.
package struct KeyboardGuideBehavior: Hashable, Sendable {
  /// Whether the guide keeps the view's bottom safe area while no keyboard stands there, as
  /// `usesBottomSafeArea`; without it the guide has no height then.
  package var usesBottomSafeArea = true
  /// Whether the guide is the rectangle of a keyboard that floats, as `followsUndockedKeyboard`.
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
