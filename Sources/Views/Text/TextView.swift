public import Geometry
import ViewKinds

/// Lines of text that can be edited, as `UITextView`.
open class TextView: KindView, AttributedTextHolding {
  /// 14 points.
  public var defaultFontSize: Points { 14 }

  /// A view without text.
  public init(frame: Rect = .zero) { super.init(TextViewKind.self, frame: frame) }

  /// Whether text that is too long scrolls, true unless it is set; a view that does not scroll is
  /// as
  /// high as its text at the width that the layout gives.
  public var isScrollEnabled: Bool {
    get { values[TextViewKind.scrolls] ?? true }
    set { values[TextViewKind.scrolls] = newValue }
  }
}
