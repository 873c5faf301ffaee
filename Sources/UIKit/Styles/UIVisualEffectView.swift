public import Foundation
import Geometry
import Views

/// An effect of a view on what is behind it or within it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur with a tint over it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  let style: Style

  /// Creates an effect with a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The material; those without `Light` or `Dark` in their name follow the appearance.
  public enum Style: Int, Sendable {
    /// The effects of iOS 7 and those that follow the appearance.
    case extraLight, light, dark
    case regular = 4
    case prominent
    /// The materials of the system, from the most transparent to that of bars.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    /// The same, always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    /// The same, always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    /// The material of the engine, which has the same name.
    var material: VisualEffectView.Style? { VisualEffectView.Style(rawValue: "\(self)") }
  }
}

/// A plate of glass, as iOS 26 has it; up to iOS 18 a blur.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  let style: Style

  /// Creates an effect of regular glass.
  public override convenience init() { self.init(style: .regular) }

  /// Creates an effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Whether the glass reacts to touches; it is drawn as it is at rest.
  open var isInteractive = false
  /// The tint of the glass, or nil for none.
  open var tintColor: UIColor?

  /// The clearness of the glass.
  public enum Style: Int, Sendable {
    /// Glass that keeps its content legible, or through which the content behind is clear.
    case regular, clear
  }
}

/// An effect that lets the plates of glass in a view flow together.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// Creates an effect that joins plates that overlap.
  public override init() { super.init() }

  /// The distance at which plates begin to touch, in points.
  open var spacing: CGFloat = 0
}

/// An effect of texts and images over a blur; they are drawn in their own colours here.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect over a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates an effect over a blur for a use.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The use of a vibrancy effect; without effect here.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Texts, fills and separators, from the strongest.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// A pane with a blur, whose content is on top of it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  override class func makeNode() -> View { VisualEffectView(effect: nil) }

  /// The view for the content; it fills the pane.
  public let contentView = UIView()

  /// Creates a pane of size 0.
  ///
  /// - Parameter effect: the effect; nil for none. Only blurs and glass are drawn.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill()
    showEffect()
  }

  /// Creates a pane without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  /// Creates a pane without an effect; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  /// The effect; only blurs and glass are drawn.
  ///
  /// A change of the effect's properties is drawn when the effect is set again.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  private func fill() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func showEffect() {
    guard let pane = node as? VisualEffectView else { return }
    let glass = effect as? UIGlassEffect
    let container = effect as? UIGlassContainerEffect
    pane.glassTint = glass?.tintColor.map(\.color)
    pane.isInteractive = glass?.isInteractive ?? false
    pane.glassSpacing = Points(container?.spacing ?? 0)
    pane.effect =
      container.map { _ in .glassContainer } ?? glass.map {
        $0.style == .clear ? .clearGlass : .glass
      }
      ?? (effect as? UIBlurEffect)?.style.material
  }
}
