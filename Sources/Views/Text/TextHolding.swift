public import Geometry
public import Graphics
public import ViewKinds

/// A view with text: a label, a text field or a text view.
public protocol TextHolding: KindView {
  /// The size of the system font that the text has while `font` is not set.
  var defaultFontSize: Points { get }
}

extension TextHolding {
  /// What it shows, or what was written into it; line ends begin new lines where there are several.
  public var text: String {
    get { values[TextKeys.text] ?? values[TextKeys.attributedText]?.string ?? "" }
    set { values[TextKeys.text] = newValue }
  }

  /// The font of the text, and of a field's placeholder; the system font at `defaultFontSize`
  /// by default.
  public var font: Font {
    get { values[TextKeys.font] ?? .systemFont(ofSize: defaultFontSize) }
    set { values[TextKeys.font] = newValue }
  }

  /// The text's colour.
  public var textColor: Color {
    get { values[TextKeys.textColor] ?? .label }
    set { values[TextKeys.textColor] = newValue }
  }

  /// The lines' alignment.
  public var textAlignment: TextAlignment {
    get { values[TextKeys.alignment] ?? .natural }
    set { values[TextKeys.alignment] = newValue }
  }
}
