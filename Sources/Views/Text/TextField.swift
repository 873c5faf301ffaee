public import Geometry
import ViewKinds

/// An editable field for one line of text, as `UITextField`.
open class TextField: KindView, TextHolding {
  /// The default font size: 17 points.
  public var defaultFontSize: Points { 17 }

  /// The border around the text.
  public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
    /// No border, a line, a bezel, or a border with rounded corners.
    case none, line, bezel, roundedRect
  }

  /// Creates a field without a border, the default of UIKit for fields created in code.
  public init(frame: Rect = .zero) {
    super.init(TextFieldKind.self, frame: frame)
    borderStyle = .none
  }

  /// Creates a field with a placeholder.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placeholder: The text that the field shows while `text` is empty.
  ///   - borderStyle: The border around the text.
  ///   - font: The font, or nil for the system font at 17 points.
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

  /// The text that the field shows while `text` is empty.
  public var placeholder: String {
    get { values[TextKeys.placeholder] ?? "" }
    set { values[TextKeys.placeholder] = newValue }
  }

  /// The border around the text.
  public var borderStyle: BorderStyle {
    get { values[TextFieldKind.borderStyle] ?? .none }
    set { values[TextFieldKind.borderStyle] = newValue }
  }

  /// Whether the field is being edited.
  ///
  /// If true, the field shows the caret.
  public var isEditing: Bool { values[TextKeys.editing] ?? false }

  /// Starts editing and returns true.
  ///
  /// It does not show the keyboard, which is a property of the screen.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    values[TextKeys.editing] = true
    return true
  }

  /// Ends editing and returns true.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    values[TextKeys.editing] = false
    return true
  }
}
