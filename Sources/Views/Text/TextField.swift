public import Geometry
import ViewKinds

/// A field for one line of text, as `UITextField`.
open class TextField: KindView, TextHolding {
  /// 17 points.
  public var defaultFontSize: Points { 17 }

  /// The frame around the text.
  public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
    /// Nothing, a line, a sunken field, or one with round corners.
    case none, line, bezel, roundedRect
  }

  /// A field without a border, as fields made in code are.
  public init(frame: Rect = .zero) {
    super.init(TextFieldKind.self, frame: frame)
    borderStyle = .none
  }

  /// A field.
  ///
  /// - Parameters:
  ///   - text: what was written into it.
  ///   - placeholder: what it shows while nothing was.
  ///   - borderStyle: the frame around the text.
  ///   - font: the system font at 17 points where nil.
  public convenience init(
    text: String = "", placeholder: String, borderStyle: BorderStyle = .roundedRect,
    font: Font? = nil
  ) {
    self.init(frame: .zero)
    self.text = text
    self.placeholder = placeholder
    self.borderStyle = borderStyle
    if let font { self.font = font }
  }

  /// The text shown while the field is empty.
  public var placeholder: String {
    get { values[TextKeys.placeholder] ?? "" }
    set { values[TextKeys.placeholder] = newValue }
  }

  /// The frame around the text.
  public var borderStyle: BorderStyle {
    get { values[TextFieldKind.borderStyle] ?? .none }
    set { values[TextFieldKind.borderStyle] = newValue }
  }

  /// Whether the field is being edited, which shows the caret.
  public var isEditing: Bool { values[TextKeys.editing] ?? false }

  /// Starts editing; the screen's keyboard is set separately.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    values[TextKeys.editing] = true
    return true
  }

  /// Ends editing.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    values[TextKeys.editing] = false
    return true
  }
}
