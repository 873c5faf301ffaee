import AutoLayout
public import Geometry
import ViewKinds

/// A view with text: a label, a text field or a text view.
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
  /// by default.
  public var font: Font {
    get { values[font: "font"] ?? .systemFont(ofSize: defaultFontSize) }
    set { values[font: "font"] = newValue }
  }

  /// The text's colour.
  public var textColor: Color {
    get { values[color: "textColor"] ?? .label }
    set { values[color: "textColor"] = newValue }
  }

  /// The lines' alignment.
  public var textAlignment: TextAlignment {
    get { values.choice("alignment") ?? .natural }
    set { values.set("alignment", choice: newValue) }
  }
}
