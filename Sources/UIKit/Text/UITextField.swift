public import Foundation
import Geometry
import Graphics
import Views

/// How a keyboard acts for a text; kept.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The keys that the keyboard shows.
  var keyboardType: UIKeyboardType { get set }
}

/// A field for one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  override class func makeNode() -> View { TextField() }

  private var field: TextField? { node as? TextField }
  private var shownFont: UIFont?

  /// Creates a field without a border.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a field without a border; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; empty by default.
  open var text: String? {
    get { shownText }
    set {
      shownText = newValue ?? ""
      showText()
    }
  }

  private var shownText = ""

  private func showText() {
    field?.text = isSecureTextEntry ? String(repeating: "•", count: shownText.count) : shownText
  }

  /// The text with attributes; its attributes are those of the whole field.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: shownText) }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { field?.placeholder }
    set { field?.placeholder = newValue ?? "" }
  }

  /// The placeholder with attributes; only its text is shown.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// The font; the system's at 17 points by default.
  open var font: UIFont? {
    get { shownFont ?? .systemFont(ofSize: 17) }
    set {
      shownFont = newValue
      field?.font = (newValue ?? .systemFont(ofSize: 17)).font
    }
  }

  /// The colour of the text; `label` by default.
  open var textColor: UIColor? {
    get { UIColor(field?.textColor ?? .label) }
    set { field?.textColor = newValue?.color ?? .label }
  }

  /// The alignment of the text; natural by default.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(field?.textAlignment ?? .natural) }
    set { field?.textAlignment = newValue.alignment }
  }

  /// The border; none by default.
  open var borderStyle: BorderStyle {
    get { BorderStyle(field?.borderStyle ?? .none) }
    set { field?.borderStyle = newValue.style }
  }

  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// None, a line, a bezel, or rounded corners.
    case none, line, bezel, roundedRect

    var style: TextField.BorderStyle {
      switch self {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    }

    init(_ style: TextField.BorderStyle) {
      switch style {
      case .none: self = .none
      case .line: self = .line
      case .bezel: self = .bezel
      case .roundedRect: self = .roundedRect
      }
    }
  }

  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { showText() } }
  /// The object that is asked about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is edited.
  open var isEditing: Bool { field?.isEditing ?? false }
  /// The keys that the keyboard shows; kept.
  open var keyboardType = UIKeyboardType.default
  /// The keyboard's colours; kept.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key; kept.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals; kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked; kept.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What the text means; kept.
  open var textContentType: UITextContentType?
  /// Whether the return key is off without text; kept.
  open var enablesReturnKeyAutomatically = false
  /// When a button clears the field; kept.
  open var clearButtonMode = ViewMode.never
  /// Whether editing begins with an empty field; kept.
  open var clearsOnBeginEditing = false
  /// Kept, without effect.
  open var adjustsFontSizeToFitWidth = false
  /// Kept, without effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the screen's text size; kept.
  open var adjustsFontForContentSizeCategory = false

  private var givenInputView: UIView?
  private var givenAccessoryView: UIView?

  /// The view that replaces the keyboard; kept.
  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }

  /// The view above the keyboard; kept.
  open override var inputAccessoryView: UIView? {
    get { givenAccessoryView }
    set { givenAccessoryView = newValue }
  }

  /// When an extra view of a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never, while the field is edited, while it is not, or always.
    case never, whileEditing, unlessEditing, always
  }

  /// A field can be the first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Starts editing if the delegate lets it: the field shows the caret.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    _ = field?.becomeFirstResponder()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    if wasEditing, delegate?.textFieldShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    _ = field?.resignFirstResponder()
    if wasEditing {
      sendActions(for: .editingDidEnd)
      delegate?.textFieldDidEndEditing(self)
    }
    return true
  }
}

/// The object that is asked about the editing of a field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a range of the text may be replaced; never called.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection changed; never called.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the field may be cleared; never called.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key acts; never called.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Editing may begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The range may be replaced.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The field may be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The return key acts.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
