import AutoLayout
public import Geometry
import ViewKinds

/// Lines of text that can be edited, as `UITextView`.
open class TextView: KindView {
  /// A view without text.
  public init(frame: Rect = .zero) { super.init(ViewKinds.TextView.self, frame: frame) }

  /// What was written into it; line ends begin new lines.
  public var text: String {
    get { values.text("text") }
    set { values["text"] = .text(newValue) }
  }

  /// The text's font; the system font at 14 points unless it is set.
  public var font: Font {
    get { values[font: "font"] ?? .systemFont(ofSize: 14) }
    set { values[font: "font"] = newValue }
  }

  /// The text's colour.
  public var textColor: Color {
    get { values[color: "textColor"] ?? .label }
    set { values[color: "textColor"] = newValue }
  }

  /// The side at which lines stand.
  public var textAlignment: TextAlignment {
    get { values.choice("alignment") ?? .natural }
    set { values.set("alignment", choice: newValue) }
  }

  /// Whether text that is too long scrolls, true unless it is set; a view that does not scroll is as
  /// high as its text at the width that the layout gives.
  public var isScrollEnabled: Bool {
    get { values.flag("scrolls") ?? true }
    set { values["scrolls"] = .flag(newValue) }
  }
}
