public import Geometry
import Graphics
import ViewKinds

/// A pane that blurs and tints the views behind it, as `UIVisualEffectView` with a `UIBlurEffect`.
open class VisualEffectView: KindView {
  /// The material, as `UIBlurEffect.Style`.
  ///
  /// Materials without `Light` or `Dark` in their name follow the appearance.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The materials of the system, from the most transparent to that of bars.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    /// The same, always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    /// The same, always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
    /// The older effects.
    case extraLight, light, dark, regular, prominent
    /// The plates of iOS 26, as `UIGlassEffect.Style`; up to iOS 18 two materials.
    case glass, clearGlass
    /// No plate: plates of glass in the view flow together, as with `UIGlassContainerEffect`.
    case glassContainer
  }

  /// Creates a pane.
  ///
  /// - Parameters:
  ///   - effect: the material; nil for a pane through which everything is seen as it is.
  ///   - frame: the frame in the superview, in points.
  public init(effect: Style?, frame: Rect = .zero) {
    self.effect = effect
    super.init(BlurViewKind.self, frame: frame)
    values[BlurViewKind.effect] = effect
  }

  /// The material; nil for a pane through which everything is seen as it is.
  public var effect: Style? {
    didSet { values[BlurViewKind.effect] = effect }
  }

  /// The tint of glass, or nil for none.
  public var glassTint: Color? {
    didSet { values[BlurViewKind.glassTint] = glassTint }
  }

  /// The distance at which plates in a container of glass begin to touch, in points.
  public var glassSpacing: Points {
    get { values[BlurViewKind.glassSpacing] ?? 0 }
    set { values[BlurViewKind.glassSpacing] = min(max(newValue, 0), 10_000) }
  }

  /// Whether glass grows and becomes lighter while it is highlighted.
  public var isInteractive: Bool {
    get { values[BlurViewKind.interactive] ?? false }
    set { values[BlurViewKind.interactive] = newValue }
  }

  /// Whether glass is touched.
  public var isHighlighted: Bool {
    get { values[BlurViewKind.highlighted] ?? false }
    set { values[BlurViewKind.highlighted] = newValue }
  }

  override func makeKind(in traits: Traits) -> any ViewKind {
    effect == nil
      ? PlainViewKind(values(in: traits), traits: traits) : super.makeKind(in: traits)
  }
}
