import AutoLayout
import ViewKinds

/// A field for one line of text, as `UITextField`.
open class TextField: KindView {
  /// The frame around the text.
  public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
    /// Nothing, a line, or a field with round corners.
    case none, line, roundedRect
  }

  /// A field.
  ///
  /// - Parameters:
  ///   - text: what was written into it.
  ///   - placeholder: what it shows while nothing was.
  ///   - borderStyle: the frame around the text.
  ///   - font: the system font at 17 points where nil.
  public init(
    text: String = "", placeholder: String = "", borderStyle: BorderStyle = .roundedRect,
    font: Font? = nil
  ) {
    super.init(ViewKinds.TextField.self)
    values["borderStyle"] = .choice(borderStyle.rawValue)
    if let font { values["font"] = .font(font.description) }
    self.text = text
    self.placeholder = placeholder
  }

  /// What was written into it.
  public var text: String {
    get { values.text("text") ?? "" }
    set { values["text"] = .text(newValue) }
  }

  /// What it shows while nothing was written into it.
  public var placeholder: String {
    get { values.text("placeholder") ?? "" }
    set { values["placeholder"] = .text(newValue) }
  }
}
