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
  /// The constraints of each given shorthand key of the view and its guides.
  var shorthands: [Shorthand] = []
  /// The values of the kind's own keys.
  var values: [DeclaredValue.Pair] = []
  var hugging = PerAxis<PriorityKey?>(both: nil)
  var compression = PerAxis<PriorityKey?>(both: nil)
  var margins = PlacedLengths<MarginName>()
  var isHidden = false
  var alpha = 1.0
  var background: DeviceColor?
  var tint: DeviceColor?
  var tintAdjustmentMode: TintAdjustmentMode?
  var level: InterfaceLevel?
  var cornerRadii = PlacedLengths<CornerName>()
  var corners = [CornerName.all]
  var cornerCurve = Corners.Curve.circular
  @Rare var border: DeclaredBorder?
  @Rare var shadow: DeclaredShadow?
  @Rare var transform: DeclaredTransform?
  var clips = false
  var direction: LayoutDirection?
  @Rare var intrinsic: DeclaredIntrinsicSize?
  @Rare var baselines: DeclaredBaselines?
  var placement = DeclaredPlacement()
  var additionalSafeArea = DeclaredInsets()
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var keyboardGuide = DeclaredKeyboardGuide()
  /// The rows of a table, with their views.
  var rows: Subtree?

  struct Shorthand: Sendable {
    /// The key.
    ///
    /// The key of a guide's shorthand begins with the guide's name.
    var key: String
    var keySpan: SourceSpan
    var constraints: [ConstraintDeclaration] = []
    /// The target of the fitting size, for each axis on which the view has its fitting size.
    var fitting: PerAxis<FittingTarget?> = PerAxis(both: nil)

    /// Whether the shorthand belongs to the view, not to a guide.
    var isOfView: Bool { ShorthandKeys.names.contains(key) }
  }

  static let keys = ViewKey.all.map(\.key)
}

/// A key of views of every kind: how it is read, merged and applied to a built view.
struct ViewKey: Sendable {
  let key: SectionKey<ViewKeys>
  let resolution: Resolution

  /// The step of building a cell that applies the key's value.
  enum Resolution: Sendable {
    /// No step: reading has used the key to decide which views and constraints exist.
    case tree
    /// A step that sets a trait of the view before its kind is created.
    case trait(@Sendable (inout CellBuilder, ViewKeys, inout ViewTraits) -> Void)
    /// A step that changes the view after its kind is created.
    case view(@Sendable (inout CellBuilder, ViewKeys, inout ResolvedView) -> Void)
    /// The step of the named key, which also reads this value.
    case with(String)
  }

  private init(_ key: SectionKey<ViewKeys>, _ resolution: Resolution) {
    self.key = key
    self.resolution = resolution
  }

  /// The keys without the shorthands, in the order in which building applies them.
  static let all = structure + layout + appearance

  /// The keys that define the view tree.
  ///
  /// `TemplateReader` replaces `use`, `with` and `style` before views are read. `kind` decides how
  /// the other keys are read.
  private static let structure: [ViewKey] = [
    .init(
      .init(
        "kind", .names(KindCatalogue.all.map { $0.name }),
        "What the view is; `view`, a plain rectangle, by default.", read: { _, _, _ in }), .tree),
    .init(
      .init(
        "style", .oneOrMore(.string("a name of `styles`")),
        "Adds the keys of these styles. A later style overrides an earlier one, and the keys of the view, of its template and of conditions override all styles. If the kind has its own `style`, put its value in the same list. A `style` beside `use` or in `when` replaces the whole list of the template or of the view.",
        read: { _, _, _ in }), .tree),
    .init(
      .init(
        "use", .string("a name of `templates`"),
        "Makes the view from a template. The view's own keys, `style` among them, replace the template's; subviews, guides and constraints are added.",
        read: { _, _, _ in }), .tree),
    .init(
      .init(
        "defaults", .mapping(from: "name", to: .any("value")),
        "In an entry of `templates` and in `row`: the values of parameters that get no other."
      ) { reader, entry, _ in reader.report(.defaultsOutsideTemplate(at: entry.keySpan)) }, .tree),
    .init(
      .init(
        "with", .mapping(from: "name", to: .any("value")),
        "The values of the template's parameters.", read: { _, _, _ in }), .tree),
    .init(
      .init(
        "views", .mapping(from: "id", to: .definition("view", "view")),
        "The subviews, the backmost first.",
        read: { reader, entry, _ in reader.readSubviews(entry.value) }), .tree),
    .init(
      .init(
        "guides", .mapping(from: "id", to: .definition("guide", "shorthands")),
        "The view's own layout guides.",
        read: { reader, entry, keys in keys.shorthands += reader.readGuides(entry.value) }), .tree),
    .init(
      .init(
        "constraints", .definition("constraints", "a list of constraints"),
        "Constraints seen from this view.",
        read: { reader, entry, _ in reader.readConstraints(entry.value) }), .tree),
  ]

  private static let layout: [ViewKey] = [
    .init(
      .init(
        "intrinsic", .intrinsicSize, \.intrinsic,
        "The view's own width and height, in place of its kind's: lengths, `none`, or `own` for the kind's."
      ),
      .view { builder, keys, view in
        view.node.content = builder.content(keys.intrinsic, in: view.node.content)
      }),
    .init(
      .init(
        "baselines", .baselines, \.baselines,
        "The distances of the first baseline from the top and of the last from the bottom."),
      .view { builder, keys, view in
        view.node.content = builder.content(keys.baselines, in: view.node.content)
      }),
    .init(
      .init(
        "frame", .frame, \.placement.frame,
        "The view's rectangle in its superview, in place of constraints: `[20, 50, superview.width - 40, 100]`."
      ), .view { $2.node.placement = $0.placement($1.placement) }),
    .init(
      .init(
        "frameIn", .designedSize, \.placement.designedSize,
        "The superview's size that `frame` was designed for; by default the size that the superview was itself designed with."
      ), .with("frame")),
    .init(
      .init(
        "autoresizing", .autoresizing, \.placement.autoresizing,
        "The parts of a `frame` that take up a change of the superview's size; none by default."),
      .with("frame")),
    .init(
      .init(
        "hugging", .perAxis(.priority), \.hugging, merging: { $0.merge($1) },
        "How much the view resists growing above its own size."),
      .view { $0.set(&$2.node.hugging, to: $1.hugging) }),
    .init(
      .init(
        "compression", .perAxis(.priority), \.compression, merging: { $0.merge($1) },
        "How much the view resists shrinking below its own size."),
      .view { $0.set(&$2.node.compression, to: $1.compression) }),
    .init(
      .init(
        "margins", .lengths(of: MarginName.self, in: LengthRange.extent), \.margins,
        merging: { $0.settings += $1.settings },
        "The layout margins, before the safe area is added; 8 on every side by default."),
      .view { builder, keys, view in
        keys.margins.set(&view.node.margins, in: view.direction) { builder.points($0) }
      }),
    .init(
      .init(
        "preservesSuperviewMargins", .flag, \.preservesSuperviewMargins,
        "Whether the margins are at least the part of the superview's margins that reaches into the view."
      ), .view { $2.node.preservesSuperviewMargins = $1.preservesSuperviewMargins }),
    .init(
      .init(
        "insetsMarginsFromSafeArea", .flag, \.insetsMarginsFromSafeArea,
        "Whether safe-area insets are added to the margins."),
      .view { $2.node.insetsMarginsFromSafeArea = $1.insetsMarginsFromSafeArea }),
    .init(
      .init(
        "additionalSafeArea", .lengths(of: SideName.self, in: -5000...5000), \.additionalSafeArea,
        "Insets added to the safe-area insets that the view has from its superview; negative ones reduce them."
      ), .view { $2.node.additionalSafeArea = $0.insets($1.additionalSafeArea) }),
    .init(
      .init(
        "keyboardGuide", .section, \.keyboardGuide, merging: { $0.merge($1) },
        "How the view's keyboard guide follows the keyboard; the root view's is a key of `screen`."),
      .view { $2.node.keyboardGuide = $1.keyboardGuide.behavior }),
    .init(
      .init(
        "direction", .choice(), \.direction,
        "The direction of the view's own content, not of its subviews'; the screen's by default."),
      .view { $2.node.direction = $1.direction }),
  ]

  private static let appearance: [ViewKey] = [
    .init(
      .init(
        "hidden", .flag, \.isHidden,
        "Whether the view is left out of the picture. It is laid out all the same, but takes no room in a stack."
      ),
      .view {
        $2.node.isHidden = $1.isHidden
        $2.style.isHidden = $1.isHidden
      }),
    .init(
      .init("alpha", .number(in: 0...1), \.alpha, "The opacity of the view with its subviews."),
      .view { $2.style.alpha = $1.alpha }),
    .init(
      .init("background", .color, \.background, "The colour behind the view; none by default."),
      .view { $2.style.background = $0.resolved($1.background) }),
    .init(
      .init(
        "tint", .color, \.tint, "The colour of interactive parts, here and in all subviews."),
      .trait { $2.tint = $0.resolved($1.tint) ?? $2.tint }),
    .init(
      .init(
        "tintAdjustmentMode", .choice(), \.tintAdjustmentMode,
        "`dimmed` makes the tint grey in the view and all its subviews, as behind an alert; the superview's value by default."
      ), .trait { $2.tintAdjustmentMode = $1.tintAdjustmentMode ?? $2.tintAdjustmentMode }),
    .init(
      .init(
        "userInterfaceLevel", .choice(), \.level,
        "Whether the view and its subviews are a raised interface such as a sheet, whose system backgrounds are lighter in dark mode; the superview's value by default."
      ),
      // The colours of a view depend on its level, so the builder sets the level before any key.
      .trait { builder, _, traits in traits.level = builder.level }),
    .init(
      .init(
        "cornerRadius", .lengths(of: CornerName.self, in: LengthRange.extent), \.cornerRadii,
        "The radius of the rounded corners, in points; 0 by default."),
      .view { $2.style.corners = $0.corners($1, $2.direction) }),
    .init(
      .init(
        "corners", .oneOrMore(.choice()).warningAboutNone(), \.corners,
        "Which corners are round, as `maskedCorners`; all by default."), .with("cornerRadius")),
    .init(
      .init(
        "cornerCurve", .choice(), \.cornerCurve,
        "Whether the corners are parts of circles or turn softly into the sides."),
      .with("cornerRadius")),
    .init(
      .init(
        "border", .section(or: .length(in: LengthRange.extent)) { DeclaredBorder(width: $0) },
        \.border, "A line inside the view's edges, over its subviews; none by default."),
      .view { $2.style.border = $1.border?.resolved(by: &$0) }),
    .init(
      .init(
        "shadow", .section, \.shadow,
        "A shadow under the view, as that of a layer; a view that clips has none."),
      .view { $2.style.shadow = $1.shadow?.resolved(by: &$0) }),
    .init(
      .init(
        "transform", .transform, \.transform,
        "How the view is turned, scaled and moved after it is laid out; other views do not make way."
      ), .view { $2.style.transform = $1.transform?.resolved(by: &$0) }),
    .init(
      .init("clips", .flag, \.clips, "Whether subviews are cut off at the view's edges."),
      .view { $2.style.clips = $1.clips }),
  ]
}

/// The traits that subviews inherit from a view.
struct ViewTraits: Sendable {
  /// The tint before it is dimmed, because a subview may turn the dimming off.
  var tint: RGBAColor
  var tintAdjustmentMode = TintAdjustmentMode.normal
  var level: InterfaceLevel
  /// The column of a split view that the view is in, or nil for the secondary one.
  var column: SplitView.Role?

  var adjustedTint: RGBAColor { tintAdjustmentMode == .dimmed ? tint.dimmed : tint }
}

/// A view that its kind created, before and after the keys of every view change it.
struct ResolvedView {
  var node: ViewNode
  var style: ViewStyle
  /// The layout direction of the view's content.
  let direction: LayoutDirection
}

extension ViewKeys {
  /// The target of the fitting size, for each axis on which the view has its fitting size.
  var fitting: PerAxis<FittingTarget?> {
    var targets = PerAxis<FittingTarget?>(both: nil)
    for shorthand in shorthands { targets.merge(shorthand.fitting) }
    return targets
  }

  /// The names of all given keys.
  var givenNames: Set<String> {
    given.union(values.map(\.key)).union(shorthands.map(\.key))
  }

  /// Applies a patch.
  ///
  /// A patch replaces a shorthand key, or a value of the kind's keys, as a whole.
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

  /// Errors for shorthands next to a frame, or for keys that need a frame if there is none.
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
  /// Replaces the value on each axis for which the patch has one.
  fileprivate mutating func merge<Wrapped>(_ patch: Self) where Value == Wrapped? {
    for axis in Axis.allCases { self[axis] = patch[axis] ?? self[axis] }
  }
}

/// The intrinsic size from the spec.
struct DeclaredIntrinsicSize: Sendable {
  var width: Side
  var height: Side

  /// The size on one axis.
  enum Side: Sendable {
    case none
    /// The size of the view's kind.
    case own
    case length(DeclaredLength)
  }
}

/// The distances of the baselines from the top and the bottom; nil keeps the view's own.
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
    let names = ["none", "own"]
    let side = SpecType.oneOf([.value(.length(LengthRange.extent)), .names(names)])
    return ValueType(.list(side, exactly: 2)) { context, entry in
      context.widthAndHeight(entry.value, key: entry.key, names: names).map { width, height in
        func side(_ node: YAMLNode) -> DeclaredIntrinsicSize.Side {
          switch node.scalar?.text {
          case "none": .none
          case "own": .own
          default:
            context.length(node, key: entry.key, in: LengthRange.extent).map { .length($0) }
              ?? .none
          }
        }
        return DeclaredIntrinsicSize(width: side(width), height: side(height))
      }
    }
  }()
}
