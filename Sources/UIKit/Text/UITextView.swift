public import Foundation
import Geometry
import Graphics
import Views

/// A view for several lines of text.
@preconcurrency @MainActor
open class UITextView: UIView, UITextInputTraits {
  override class func makeNode() -> View { TextView() }

  private var textView: TextView? { node as? TextView }
  private var shownFont: UIFont?
  private var shownAttributed: NSAttributedString?

  /// Creates a view without text.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view without text; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; empty by default. It has the style of the first character of the text before.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { textView?.text ?? "" }
    set {
      if let styled = shownAttributed {
        shownAttributed = nil
        if let font: UIFont = styled.first(.font) { self.font = font }
        if let color: UIColor = styled.first(.foregroundColor) { textColor = color }
      }
      textView?.attributedText = nil
      textView?.text = newValue ?? ""
    }
  }

  /// The text with attributes.
  ///
  /// Attributes that it lacks are those of the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { shownAttributed ?? NSAttributedString(string: text) }
    set {
      showAttributed(newValue)
      if let style: NSParagraphStyle = newValue?.first(.paragraphStyle) {
        textView?.paragraphStyle = style.style
        if style.alignment != .natural { textView?.textAlignment = style.alignment.alignment }
      }
    }
  }

  private func showAttributed(_ text: NSAttributedString?) {
    shownAttributed = text
    textView?.text = text?.string ?? ""
    textView?.attributedText = text?.runs
  }

  /// Gives all characters of a text with attributes the same value of one.
  private func style(_ key: NSAttributedString.Key, _ value: Any) {
    if let shownAttributed { showAttributed(shownAttributed.with(key, value)) }
  }

  /// The font of the first character; the system's at 14 points by default.
  ///
  /// A new font is that of all characters.
  open var font: UIFont? {
    get { shownAttributed?.first(.font) ?? shownFont ?? .systemFont(ofSize: 14) }
    set {
      let font = newValue ?? .systemFont(ofSize: 14)
      shownFont = newValue
      textView?.font = font.font
      style(.font, font)
    }
  }

  /// The colour of the first character; `label` by default.
  ///
  /// A new colour is that of all characters.
  open var textColor: UIColor? {
    get { shownAttributed?.first(.foregroundColor) ?? UIColor(textView?.textColor ?? .label) }
    set {
      textView?.textColor = newValue?.color ?? .label
      style(.foregroundColor, newValue ?? .label)
    }
  }

  /// The alignment of lines; natural by default.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(textView?.textAlignment ?? .natural) }
    set { textView?.textAlignment = newValue.alignment }
  }

  /// Whether text that is too long scrolls; if not, the height is the text's.
  open var isScrollEnabled: Bool {
    get { textView?.isScrollEnabled ?? true }
    set { textView?.isScrollEnabled = newValue }
  }

  /// When the safe area is added to the inset of text that scrolls.
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get {
      UIScrollView.ContentInsetAdjustmentBehavior(
        textView?.contentInsetAdjustmentBehavior ?? .automatic)
    }
    set { textView?.contentInsetAdjustmentBehavior = newValue.behavior }
  }

  /// Whether the text can be edited; kept.
  open var isEditable = true
  /// Whether the text can be selected; kept.
  open var isSelectable = true
  /// The object that hears of editing; kept.
  open weak var delegate: (any UITextViewDelegate)?
  /// The keys that the keyboard shows; kept.
  open var keyboardType = UIKeyboardType.default
  /// The title of the return key; kept.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals; kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the font follows the screen's text size; kept.
  open var adjustsFontForContentSizeCategory = false

  /// A view for editing can be the first responder.
  open override var canBecomeFirstResponder: Bool { isEditable }
}

/// The object that hears of the editing of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
  /// The text changed; never called.
  func textViewDidChange(_ textView: UITextView)
  /// Editing began; never called.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended; never called.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
