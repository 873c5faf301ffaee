/// What the keyboard covers of a view, as `UIKeyboardLayoutGuide`.
public final class KeyboardLayoutGuide: LayoutGuide {
  var behavior = KeyboardGuideBehavior()

  init(of view: View) { super.init(.keyboard, of: view) }

  /// Whether the guide keeps the view's bottom safe area while no keyboard stands there; true unless
  /// it is set.
  public var usesBottomSafeArea: Bool {
    get { behavior.usesBottomSafeArea }
    set { behavior.usesBottomSafeArea = newValue }
  }

  /// Whether the guide is the rectangle of a keyboard that floats.
  public var followsUndockedKeyboard: Bool {
    get { behavior.followsUndockedKeyboard }
    set { behavior.followsUndockedKeyboard = newValue }
  }
}
