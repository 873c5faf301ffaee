import AutoLayout
public import Geometry
import ViewKinds

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
    get { values.choice("lineBreak") ?? .byTruncatingTail }
    set { values.set("lineBreak", choice: newValue) }
  }

  /// The maximum number of lines, or 0 for no limit; clamped to 0 or more.
  public var numberOfLines: Int {
    get { values.integer("lines") ?? 1 }
    set { values["lines"] = .integer(max(newValue, 0)) }
  }

  /// The width at which several lines are measured; 0 takes the width that the layout gives.
  public var preferredMaxLayoutWidth: Points {
    get { values.length("preferredMaxLayoutWidth") ?? 0 }
    set { values["preferredMaxLayoutWidth"] = .number(max(newValue.value, 0)) }
  }

  /// Whether the label is enabled; grey if false.
  public var isEnabled: Bool {
    get { values.flag("enabled") ?? true }
    set { values["enabled"] = .flag(newValue) }
  }

  /// The colour of the text's sharp shadow, or nil for none.
  public var shadowColor: Color? {
    get { values[color: "shadowColor"] }
    set { values[color: "shadowColor"] = newValue }
  }

  /// The shadow's offset to the right and down; 0 and -1 by default.
  public var shadowOffset: Size {
    get { values.size("shadowOffset") ?? Size(width: 0, height: -1) }
    set { values["shadowOffset"] = .numbers([newValue.width.value, newValue.height.value]) }
  }

  /// Whether text that does not fit is drawn smaller, down to `minimumScaleFactor`.
  public var adjustsFontSizeToFitWidth: Bool {
    get { values.flag("adjustsFontSizeToFitWidth") ?? false }
    set { values["adjustsFontSizeToFitWidth"] = .flag(newValue) }
  }

  /// The smallest scale of the font that text may shrink to, clamped to 0...1.
  public var minimumScaleFactor: Double {
    get { values.number("minimumScaleFactor") ?? 0 }
    set { values["minimumScaleFactor"] = .number(min(max(newValue, 0), 1)) }
  }
}
