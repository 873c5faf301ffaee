public import Geometry
public import Graphics
public import ViewKinds

/// Text that cannot be edited, as `UILabel`.
open class Label: KindView, AttributedTextHolding {
  /// 17 points.
  public var defaultFontSize: Points { 17 }

  /// A label without text.
  public init(frame: Rect = .zero) { super.init(LabelKind.self, frame: frame) }

  /// A label, of one line unless `numberOfLines` says otherwise.
  ///
  /// - Parameters:
  ///   - text: what it shows.
  ///   - font: the system font at 17 points where nil.
  public convenience init(text: String, font: Font? = nil) {
    self.init(frame: .zero)
    self.text = text
    if let font { self.font = font }
  }

  /// How lines break and how text that does not fit is truncated.
  public var lineBreakMode: LineBreakMode {
    get { values[LabelKind.lineBreak] ?? .byTruncatingTail }
    set { values[LabelKind.lineBreak] = newValue }
  }

  /// The maximum number of lines, or 0 for no limit; clamped to 0 or more.
  public var numberOfLines: Int {
    get { values[LabelKind.lines] ?? 1 }
    set { values[LabelKind.lines] = max(newValue, 0) }
  }

  /// The width at which several lines are measured; 0 takes the width that the layout gives.
  public var preferredMaxLayoutWidth: Points {
    get { values[LabelKind.preferredMaxLayoutWidth] ?? 0 }
    set { values[LabelKind.preferredMaxLayoutWidth] = max(newValue, 0) }
  }

  /// Whether the label is enabled; grey if false.
  public var isEnabled: Bool {
    get { values[ControlKeys.enabled] ?? true }
    set { values[ControlKeys.enabled] = newValue }
  }

  /// The colour of the text's sharp shadow, or nil for none.
  public var shadowColor: Color? {
    get { values[LabelKind.shadowColor] }
    set { values[LabelKind.shadowColor] = newValue }
  }

  /// The shadow's offset to the right and down; 0 and -1 by default.
  public var shadowOffset: Size {
    get { values[LabelKind.shadowOffset] ?? Size(width: 0, height: -1) }
    set { values[LabelKind.shadowOffset] = newValue }
  }

  /// Whether text that does not fit is drawn smaller, down to `minimumScaleFactor`.
  public var adjustsFontSizeToFitWidth: Bool {
    get { values[LabelKind.adjustsFontSizeToFitWidth] ?? false }
    set { values[LabelKind.adjustsFontSizeToFitWidth] = newValue }
  }

  /// The smallest scale of the font that text may shrink to, clamped to 0...1.
  public var minimumScaleFactor: Double {
    get { values[LabelKind.minimumScaleFactor] ?? 0 }
    set { values[LabelKind.minimumScaleFactor] = min(max(newValue, 0), 1) }
  }
}
