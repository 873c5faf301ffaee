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

  /// The text; empty by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { textView?.text ?? "" }
    set {
      shownAttributed = nil
      textView?.attributedText = nil
      textView?.text = newValue ?? ""
    }
  }

  /// The text with attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { shownAttributed ?? NSAttributedString(string: text) }
    set {
      shownAttributed = newValue
      textView?.text = newValue?.string ?? ""
      textView?.attributedText = newValue?.runs
      if let style = newValue?.firstParagraphStyle {
        textView?.paragraphStyle = style.style
        if style.alignment != .natural { textView?.textAlignment = style.alignment.alignment }
      }
    }
  }

  /// The font; the system's at 14 points by default.
  open var font: UIFont? {
    get { shownFont ?? .systemFont(ofSize: 14) }
    set {
      shownFont = newValue
      textView?.font = (newValue ?? .systemFont(ofSize: 14)).font
    }
  }

  /// The colour of the text; `label` by default.
  open var textColor: UIColor? {
    get { UIColor(textView?.textColor ?? .label) }
    set { textView?.textColor = newValue?.color ?? .label }
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
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
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
