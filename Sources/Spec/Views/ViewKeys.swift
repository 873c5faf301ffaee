import AutoLayout
import Cassowary
import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds
import YAML

/// The keys of one view, or a condition's patch of them.
struct ViewKeys: ReadableSection {
  typealias Reader = ViewKeyReader

  var given: Set<String> = []
  /// The constraints of each shorthand key that is given, also of the view's guides.
  var shorthands: [Shorthand] = []
  /// The values of the kind's own keys.
  var values: [DeclaredValue.Pair] = []
  var hugging = PerAxis<PriorityKey?>(both: nil)
  var compression = PerAxis<PriorityKey?>(both: nil)
  var margins = PlacedLengths<MarginName>()
  var isHidden = false
  var alpha = 1.0
  var background: Color?
  var tint: Color?
  var tintAdjustmentMode: TintAdjustmentMode?
  var level: InterfaceLevel?
  var cornerRadii = PlacedLengths<CornerName>()
  var corners = [CornerName.all]
  var cornerCurve = Corners.Curve.circular
  var border: DeclaredBorder?
  var shadow: DeclaredShadow?
  var transform: DeclaredTransform?
  var clips = false
  var direction: LayoutDirection?
  var intrinsic: DeclaredIntrinsicSize?
  var baselines: DeclaredBaselines?
  var placement = DeclaredPlacement()
  var additionalSafeArea = DeclaredInsets()
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var keyboardGuide = DeclaredKeyboardGuide()
  /// The rows of a table, with their views.
  var rows: Subtree?

  struct Shorthand: Sendable {
    /// The key; of a guide's shorthand, the guide's name comes before it.
    var key: String
    var keySpan: SourceSpan
    var constraints: [ConstraintDeclaration] = []
    /// The target of the view's fitting size, on axes on which that is its size.
    var fitting: PerAxis<FittingTarget?> = PerAxis(both: nil)

    /// Whether it is the view's own, not one of a guide.
    var isOfView: Bool { ShorthandKeys.names.contains(key) }
  }

  /// The keys that every view has, whatever its kind, without the shorthands.
  static let keys: [SectionKey<ViewKeys>] = structure + layout + appearance

  /// The keys that define the view tree.
  ///
  /// `TemplateReader` has replaced `use`, `with` and
  /// `style` before views are read, and `kind` decides how they are read.
  private static let structure: [SectionKey<ViewKeys>] = [
    .init(
      "kind", .names(KindCatalogue.all.map { $0.name }),
      "What the view is; `view`, a plain rectangle, by default.", read: { _, _, _ in }),
    .init(
      "style", .oneOrMore(.string("a name of `styles`")),
      "Takes over the keys of styles; a later style counts for more, the view's own keys most. A kind with a `style` of its own takes that in the same key.",
      read: { _, _, _ in }),
    .init(
      "use", .string("a name of `templates`"),
      "Makes the view from a template; its own keys replace the template's, but subviews, guides and constraints add to them.",
      read: { _, _, _ in }),
    .init(
      "with", .mapping(from: "name", to: .any("value")), "The values of the template's parameters.",
      read: { _, _, _ in }),
    .init(
      "views", .mapping(from: "id", to: .definition("view", "view")),
      "The subviews, the backmost first.",
      read: { reader, entry, _ in reader.readSubviews(entry.value) }),
    .init(
      "guides", .mapping(from: "id", to: .definition("guide", "shorthands")),
      "The view's own layout guides.",
      read: { reader, entry, keys in keys.shorthands += reader.readGuides(entry.value) }),
    .init(
      "constraints", .definition("constraints", "a list of constraints"),
      "Constraints seen from this view.",
      read: { reader, entry, _ in reader.readConstraints(entry.value) }),
  ]

  private static let layout: [SectionKey<ViewKeys>] = [
    .init(
      "intrinsic", .intrinsicSize, \.intrinsic, "The view's own size, in place of its kind's."),
    .init(
      "baselines", .baselines, \.baselines,
      "The distances of the first baseline from the top and of the last from the bottom."),
    .init(
      "frame", .frame, \.placement.frame,
      "The view's rectangle in its superview, in place of constraints: `[20, 50, superview.width - 40, 100]`."
    ),
    .init(
      "frameIn", .designedSize, \.placement.designedSize,
      "The superview's size that `frame` was designed for; by default the size that the superview was itself designed with."
    ),
    .init(
      "autoresizing", .autoresizing, \.placement.autoresizing,
      "The parts of a `frame` that take up a change of the superview's size; none by default."),
    .init(
      "hugging", .perAxis(.priority), \.hugging, merging: { $0.merge($1) },
      "How much the view resists growing above its own size."),
    .init(
      "compression", .perAxis(.priority), \.compression, merging: { $0.merge($1) },
      "How much the view resists shrinking below its own size."),
    .init(
      "margins", .margins, \.margins, merging: { $0.settings += $1.settings },
      "The layout margins, before the safe area is added; 8 on every side by default."),
    .init(
      "preservesSuperviewMargins", .flag, \.preservesSuperviewMargins,
      "Whether the margins are at least the part of the superview's margins that reaches into the view."
    ),
    .init(
      "insetsMarginsFromSafeArea", .flag, \.insetsMarginsFromSafeArea,
      "Whether safe-area insets are added to the margins."),
    .init(
      "additionalSafeArea", .lengths(of: SideName.self, in: -5000...5000), \.additionalSafeArea,
      "Insets added to the safe-area insets that the view has from its superview; negative ones reduce them."
    ),
    .init(
      "keyboardGuide", .section, \.keyboardGuide, merging: { $0.merge($1) },
      "How the view's keyboard guide follows the keyboard; the root view's is a key of `screen`."),
    .init(
      "direction", .choice(), \.direction,
      "The direction of the view's own content, not of its subviews'; the screen's by default."),
  ]

  private static let appearance: [SectionKey<ViewKeys>] = [
    .init(
      "hidden", .flag, \.isHidden,
      "Whether the view is left out of the picture. It is laid out all the same, but takes no room in a stack."
    ),
    .init("alpha", .number(in: 0...1), \.alpha, "The opacity of the view with its subviews."),
    .init("background", .color, \.background, "The colour behind the view; none by default."),
    .init("tint", .color, \.tint, "The colour of interactive parts, here and in all subviews."),
    .init(
      "tintAdjustmentMode", .choice(), \.tintAdjustmentMode,
      "`dimmed` takes the colour out of the tint, here and in all subviews, as behind an alert; as the superview by default."
    ),
    .init(
      "userInterfaceLevel", .choice(), \.level,
      "Whether the view and its subviews are a raised interface such as a sheet, whose system backgrounds are lighter in dark mode; as the superview by default."
    ),
    .init(
      "cornerRadius", .lengths(of: CornerName.self, in: LengthRange.extent), \.cornerRadii,
      "The radius of the rounded corners, in points; 0 by default."),
    .init(
      "corners", .oneOrMore(.choice()), \.corners,
      "Which corners are round, as `maskedCorners`; all by default."),
    .init(
      "cornerCurve", .choice(), \.cornerCurve,
      "Whether the corners are parts of circles or turn softly into the sides."),
    .init(
      "border",
      .section(or: .length(in: LengthRange.extent)) { DeclaredBorder(width: $0) }, \.border,
      "A line inside the view's edges, over its subviews; none by default."),
    .init(
      "shadow", .section, \.shadow,
      "A shadow under the view, as that of a layer; a view that clips has none."),
    .init(
      "transform", .transform, \.transform,
      "How the view is turned, scaled and moved after it is laid out; other views do not make way."),
    .init("clips", .flag, \.clips, "Whether subviews are cut off at the view's edges."),
  ]

}

extension ViewKeys {
  /// The target of the view's fitting size, on axes on which that is its size.
  var fitting: PerAxis<FittingTarget?> {
    var targets = PerAxis<FittingTarget?>(both: nil)
    for shorthand in shorthands { targets.merge(shorthand.fitting) }
    return targets
  }

  /// Takes over what a patch gives; a shorthand key or a value of the kind's is replaced as a whole.
  mutating func apply(_ patch: ViewKeys) {
    for shorthand in patch.shorthands {
      shorthands.removeAll { $0.key == shorthand.key }
      shorthands.append(shorthand)
    }
    for value in patch.values {
      values.removeAll { $0.key == value.key }
      values.append(value)
    }
    rows = patch.rows ?? rows
    merge(patch)
  }

  /// Reports a frame with shorthands, and keys that need a frame without one.
  var placementFindings: [Diagnostic] {
    guard placement.frame == nil else {
      return shorthands.filter(\.isOfView).map {
        .shorthandBesideFrame($0.key, at: $0.keySpan)
      }
    }
    return [
      placement.designedSize.map { .needsFrame("frameIn", at: $0.span) },
      placement.autoresizing.map { .needsFrame("autoresizing", at: $0.span) },
    ].compactMap { $0 }
  }
}

extension PerAxis {
  /// Replaces the value on each axis on which a patch has one.
  fileprivate mutating func merge<Wrapped>(_ patch: Self) where Value == Wrapped? {
    for axis in Axis.allCases { self[axis] = patch[axis] ?? self[axis] }
  }
}

/// A view's own size; nil on an axis without one.
struct DeclaredIntrinsicSize: Sendable {
  var width: DeclaredLength?
  var height: DeclaredLength?
}

/// Distances of the baselines from top and bottom; nil for the view's own.
struct DeclaredBaselines: ReadableSection {
  var first: DeclaredLength?
  var last: DeclaredLength?

  static let keys: [SectionKey<DeclaredBaselines>] = [
    .init(
      "first", .length(in: LengthRange.distance), \.first,
      "From the top down to the first baseline."),
    .init(
      "last", .length(in: LengthRange.distance), \.last,
      "From the last baseline down to the bottom."),
  ]
}

extension ValueType where Value == DeclaredBaselines {
  fileprivate static let baselines = ValueType(section.type) { context, entry in
    if case .mapping(let entries) = entry.value.content, entries.isEmpty {
      context.report(.baselinesNeedOne(at: entry.value.span))
    }
    return section.read(context, entry)
  }
}

extension ValueType where Value == DeclaredIntrinsicSize {
  fileprivate static let intrinsicSize: ValueType = {
    let side = SpecType.oneOf([.value(.length(LengthRange.extent)), .names(["none"])])
    return ValueType(.list(side, exactly: 2)) { context, entry in
      context.widthAndHeight(entry).map { width, height in
        func length(_ node: YAMLNode) -> DeclaredLength? {
          node.scalar?.text == "none"
            ? nil : context.length(node, key: entry.key, in: LengthRange.extent)
        }
        return DeclaredIntrinsicSize(width: length(width), height: length(height))
      }
    }
  }()
}

extension ValueType where Value == PlacedLengths<MarginName> {
  fileprivate static let margins: ValueType = {
    let lengths = ValueType.lengths(of: MarginName.self, in: LengthRange.extent)
    return ValueType(lengths.type) { context, entry in
      if case .mapping(let entries) = entry.value.content {
        let turning = entries.first { ["leading", "trailing"].contains($0.key) }
        let fixed = entries.first { ["left", "right"].contains($0.key) }
        if let turning, let fixed { context.report(.mixedMargins(turning, fixed)) }
      }
      return lengths.read(context, entry)
    }
  }()
}
