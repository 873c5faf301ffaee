public import Geometry
public import Graphics
public import ViewKinds

/// A view with text: a label, a text field or a text view.
public protocol TextHolding: KindView {
  /// The size of the default system font, in points.
  var defaultFontSize: Points { get }
}

extension TextHolding {
  /// The text.
  ///
  /// If only `attributedText` is set, this is the text of its runs. A line break starts a new line
  /// if the view allows several lines.
  public var text: String {
    get { values[TextKeys.text] ?? values[TextKeys.attributedText]?.string ?? "" }
    set { values[TextKeys.text] = newValue }
  }

  /// The font of the text and of a text field's placeholder.
  ///
  /// The default is the system font at `defaultFontSize`.
  public var font: Font {
    get { values[TextKeys.font] ?? .systemFont(ofSize: defaultFontSize) }
    set { values[TextKeys.font] = newValue }
  }

  /// The colour of the text; `label` by default.
  public var textColor: Color {
    get { values[TextKeys.textColor] ?? .label }
    set { values[TextKeys.textColor] = newValue }
  }

  /// The alignment of the lines; `natural` by default.
  public var textAlignment: TextAlignment {
    get { values[TextKeys.alignment] ?? .natural }
    set { values[TextKeys.alignment] = newValue }
  }
}
