public import Geometry
import ViewKinds

/// An editable view for several lines of text, as `UITextView`.
open class TextView: KindView, AttributedTextHolding {
  /// The default font size: 14 points.
  public var defaultFontSize: Points { 14 }

  /// Creates a text view without text.
  public init(frame: Rect = .zero) { super.init(TextViewKind.self, frame: frame) }

  /// Whether text that is too long scrolls; true by default.
  ///
  /// If false, the intrinsic height is the height of the text at the width from the layout.
  public var isScrollEnabled: Bool {
    get { values[TextViewKind.scrolls] ?? true }
    set { values[TextViewKind.scrolls] = newValue }
  }

  /// When the safe area is added to the inset of text that scrolls.
  public var contentInsetAdjustmentBehavior: ScrollView.ContentInsetAdjustmentBehavior {
    get { values[ScrollKeys.contentInsetAdjustmentBehavior] ?? .automatic }
    set { values[ScrollKeys.contentInsetAdjustmentBehavior] = newValue }
  }

  /// Has no effect: text is shown from its beginning.
  package override func setBoundsOrigin(_ origin: Point) {}
}
