public import Geometry
public import Graphics
public import ViewKinds

/// Text that cannot be edited, as `UILabel`.
open class Label: KindView, AttributedTextHolding {
  /// The default font size: 17 points.
  public var defaultFontSize: Points { 17 }

  /// Creates a label without text.
  public init(frame: Rect = .zero) { super.init(LabelKind.self, frame: frame) }

  /// Creates a label with text.
  ///
  /// The label has one line unless you change `numberOfLines`.
  ///
  /// - Parameters:
  ///   - text: The text of the label.
  ///   - font: The font, or nil for the system font at 17 points.
  public convenience init(text: String, font: Font? = nil) {
    self.init(frame: .zero)
    self.text = text
    if let font { self.font = font }
  }

  /// The line breaks and the truncation of text that does not fit; `byTruncatingTail` by default.
  public var lineBreakMode: LineBreakMode {
    get { values[LabelKind.lineBreak] ?? .byTruncatingTail }
    set { values[LabelKind.lineBreak] = newValue }
  }

  /// The maximum number of lines, or 0 for no limit; 1 by default.
  ///
  /// Negative values are set to 0.
  public var numberOfLines: Int {
    get { values[LabelKind.lines] ?? 1 }
    set { values[LabelKind.lines] = max(newValue, 0) }
  }

  /// The width in points for measuring text of several lines, or 0 to use the width from the
  /// layout.
  public var preferredMaxLayoutWidth: Points {
    get { values[LabelKind.preferredMaxLayoutWidth] ?? 0 }
    set { values[LabelKind.preferredMaxLayoutWidth] = max(newValue, 0) }
  }

  /// Whether the label is enabled; true by default.
  ///
  /// A disabled label is grey.
  public var isEnabled: Bool {
    get { values[ControlKeys.enabled] ?? true }
    set { values[ControlKeys.enabled] = newValue }
  }

  /// The colour of the text's shadow, which has no blur, or nil for no shadow.
  public var shadowColor: Color? {
    get { values[LabelKind.shadowColor] }
    set { values[LabelKind.shadowColor] = newValue }
  }

  /// The shadow's offset to the right and down in points; (0, -1) by default.
  public var shadowOffset: Size {
    get { values[LabelKind.shadowOffset] ?? Size(width: 0, height: -1) }
    set { values[LabelKind.shadowOffset] = newValue }
  }

  /// Whether text that does not fit is drawn smaller, down to `minimumScaleFactor`; false by
  /// default.
  public var adjustsFontSizeToFitWidth: Bool {
    get { values[LabelKind.adjustsFontSizeToFitWidth] ?? false }
    set { values[LabelKind.adjustsFontSizeToFitWidth] = newValue }
  }

  /// The smallest font scale for `adjustsFontSizeToFitWidth`, clamped to 0...1; 0 by default.
  public var minimumScaleFactor: Double {
    get { values[LabelKind.minimumScaleFactor] ?? 0 }
    set { values[LabelKind.minimumScaleFactor] = newValue > 0 ? min(newValue, 1) : 0 }
  }
}
