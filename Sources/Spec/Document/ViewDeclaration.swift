import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import ViewKinds
import YAML

/// One view as the file has it.
struct ViewDeclaration: Sendable {
  var id: ViewID
  var kind: any ViewKind.Type
  /// The position of the superview in its subtree; nil for the subtree's top.
  var parent: Int?
  var guides: [String]
  var span: SourceSpan?
  /// The templates that it was written out from, the outermost first.
  var uses: [TemplateUse] = []
  /// Whether it is a cell or a title that the view's container makes.
  var isPart = false
  var keys = ViewKeys()
}

/// What is said of one view; a condition's patch has the same shape, and its values win.
struct ViewKeys: Sendable {
  /// The constraints of each shorthand key that is given, and of each guide's.
  var shorthands: [Shorthand] = []
  var values: [Value] = []
  var hugging = PerAxis<PriorityKey?>(both: nil)
  var compression = PerAxis<PriorityKey?>(both: nil)
  var margins = DeclaredMargins()
  var isHidden: Bool?
  var alpha: Double?
  var background: DynamicColor?
  var tint: DynamicColor?
  var look = DeclaredLook()
  var clips: Bool?
  var direction: LayoutDirection?
  var intrinsic: DeclaredIntrinsicSize?
  var baselines: DeclaredBaselines?
  var placement = DeclaredPlacement()
  var additionalSafeArea: DeclaredInsets?
  var preservesSuperviewMargins: Bool?
  var insetsMarginsFromSafeArea: Bool?
  var keyboardGuide = DeclaredKeyboardGuide()
  /// The rows of a table, with their views.
  var rows: Subtree?

  struct Shorthand: Sendable {
    /// Of a guide's shorthand with the guide's name before it.
    var key: String
    var keySpan: SourceSpan
    var constraints: [ConstraintDeclaration] = []
    /// What the view's fitting size comes near to, on axes on which that is its size.
    var fitting: PerAxis<FittingTarget?> = PerAxis(both: nil)

    /// Whether it is of the view itself, not of one of its guides.
    var isOfView: Bool { CommonKeys.shorthands.names.contains(key) }
  }

  struct Value: Sendable {
    var key: String
    var value: DeclaredValue
  }
}

extension ViewKeys {
  /// What the view's fitting size comes near to, on axes on which that is its size.
  var fitting: PerAxis<FittingTarget?> {
    var targets = PerAxis<FittingTarget?>(both: nil)
    for shorthand in shorthands {
      for axis in Axis.allCases { targets[axis] = shorthand.fitting[axis] ?? targets[axis] }
    }
    return targets
  }

  /// Takes over what a patch gives; a shorthand key or a value is replaced as a whole.
  mutating func merge(_ patch: ViewKeys) {
    for shorthand in patch.shorthands {
      shorthands.removeAll { $0.key == shorthand.key }
      shorthands.append(shorthand)
    }
    for value in patch.values {
      values.removeAll { $0.key == value.key }
      values.append(value)
    }
    for axis in Axis.allCases {
      hugging[axis] = patch.hugging[axis] ?? hugging[axis]
      compression[axis] = patch.compression[axis] ?? compression[axis]
    }
    margins.merge(patch.margins)
    isHidden = patch.isHidden ?? isHidden
    alpha = patch.alpha ?? alpha
    background = patch.background ?? background
    tint = patch.tint ?? tint
    look.merge(patch.look)
    clips = patch.clips ?? clips
    direction = patch.direction ?? direction
    intrinsic = patch.intrinsic ?? intrinsic
    baselines = patch.baselines ?? baselines
    placement.merge(patch.placement)
    additionalSafeArea = patch.additionalSafeArea ?? additionalSafeArea
    preservesSuperviewMargins = patch.preservesSuperviewMargins ?? preservesSuperviewMargins
    insetsMarginsFromSafeArea = patch.insetsMarginsFromSafeArea ?? insetsMarginsFromSafeArea
    keyboardGuide.merge(patch.keyboardGuide)
    rows = patch.rows ?? rows
  }
}

/// Margins in the order in which they are set; the last one of a side counts.
struct DeclaredMargins: Sendable {
  private(set) var settings: [(side: Side, length: DeclaredLength)] = []

  enum Side: String, Hashable, Sendable {
    case top, leading, bottom, trailing, left, right
  }

  mutating func set(_ side: Side, _ length: DeclaredLength) { settings.append((side, length)) }

  mutating func merge(_ patch: DeclaredMargins) { settings += patch.settings }
}

/// An own size; nil on an axis without one.
struct DeclaredIntrinsicSize: Sendable {
  var width: DeclaredLength?
  var height: DeclaredLength?
}

/// Distances of the baselines from top and bottom; nil where the view's own stays.
struct DeclaredBaselines: Sendable {
  var first: DeclaredLength?
  var last: DeclaredLength?
}

/// Views that stand together, with what is said between them.
struct Subtree: Sendable {
  /// A parent before its children.
  var views: [ViewDeclaration] = []
  var constraints: [ConstraintDeclaration] = []
}
