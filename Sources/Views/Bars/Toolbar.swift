public import Geometry
public import ViewKinds

/// A bar of buttons, as `UIToolbar`.
open class Toolbar: Bar {
  /// The buttons and spaces from the leading edge.
  public var items: [BarButtonItem] = [] { didSet { setNeedsLayout() } }

  /// Creates a bar without buttons.
  public init(frame: Rect = .zero) { super.init(ToolbarKind.self, frame: frame) }

  /// The edge of the screen that the bar belongs to; `bottom` by default.
  public var barPosition: BarPosition {
    get { values[ToolbarKind.position] ?? .bottom }
    set { values[ToolbarKind.position] = newValue }
  }

  /// Sets the buttons without animation.
  public func setItems(_ items: [BarButtonItem], animated: Bool) { self.items = items }

  override func values(in traits: Traits) -> KeyValues {
    var shown = values
    shown[ToolbarKind.items] = items.map(\.values)
    return shown.resolved(in: traits)
  }
}
