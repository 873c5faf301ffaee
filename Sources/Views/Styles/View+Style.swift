import Devices
import Geometry
public import ViewKinds

extension View {
  /// The colour behind the view's contents, or nil for the default of the view's kind.
  public var backgroundColor: Color? {
    get { ownStyle.background }
    set { ownStyle.background = newValue }
  }

  /// The colour of interactive parts of the view and its subviews.
  ///
  /// The default is the superview's tint colour, or `systemBlue` without a superview.
  public var tintColor: Color {
    get { ownStyle.tint ?? superview?.tintColor ?? .systemBlue }
    set { ownStyle.tint = newValue }
  }

  /// The view's own tint colour, or nil to use the superview's.
  package var ownTintColor: Color? {
    get { ownStyle.tint }
    set { ownStyle.tint = newValue }
  }

  /// The transform around the view's centre that drawing applies.
  ///
  /// It does not affect the layout.
  public var transform: AffineTransform {
    get { ownStyle.transform }
    set { ownStyle.transform = newValue }
  }

  /// The view's corners, border and shadow.
  public var layer: Layer { Layer(view: self) }
}

extension View {
  /// Returns the style for drawing the view on a device.
  func viewStyle(in state: DeviceState) -> ViewStyle {
    let own = ownStyle
    return ViewStyle(
      kind: (self as? KindView)?.makeKind(in: traits(in: state))
        ?? PlainViewKind([], traits: traits(in: state)),
      tint: tintColor.resolved(in: state.configuration.colorTraits),
      background: own.background?.resolved(in: state.configuration.colorTraits), isHidden: isHidden,
      alpha: min(max(alpha, 0), 1), corners: own.corners, clips: clipsToBounds,
      border: own.border(in: state), shadow: own.shadow(in: state),
      transform: own.transform == .identity ? nil : own.transform.transform)
  }

  /// Returns the traits for the view's kind on a device.
  func traits(in state: DeviceState) -> Traits {
    Traits(
      state.configuration, state.geometry,
      tint: tintColor.resolved(in: state.configuration.colorTraits),
      direction: effectiveDirection)
  }
}
