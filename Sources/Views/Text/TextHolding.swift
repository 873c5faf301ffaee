import AutoLayout
public import Geometry
import ViewKinds

/// A view with a text of its own: what labels, fields and text views have in common.
public protocol TextHolding: KindView {
  /// The size of the system font that the text has while `font` is not set.
  var defaultFontSize: Points { get }
}

extension TextHolding {
  /// What it shows, or what was written into it; line ends begin new lines where there are several.
  public var text: String {
    get { values.text("text") }
    set { values["text"] = .text(newValue) }
  }

  /// The font of the text, and of a field's placeholder; the system font at `defaultFontSize`
  /// unless it is set.
  public var font: Font {
    get { values[font: "font"] ?? .systemFont(ofSize: defaultFontSize) }
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
}
