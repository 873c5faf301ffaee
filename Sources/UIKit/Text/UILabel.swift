public import Foundation
import Geometry
import Graphics
import Views

/// A text that cannot be edited.
@preconcurrency @MainActor
open class UILabel: UIView {
  override class func makeNode() -> View { Label() }

  private var label: Label? { node as? Label }
  private var shownFont: UIFont?
  private var shownAttributed: NSAttributedString?

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label without text; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text, or nil; it has the style of the first character of the text before.
  open var text: String? {
    get { hasText ? label?.text : nil }
    set {
      if let styled = shownAttributed {
        shownAttributed = nil
        if let font: UIFont = styled.first(.font) { self.font = font }
        if let color: UIColor = styled.first(.foregroundColor) { textColor = color }
      }
      label?.attributedText = nil
      hasText = newValue != nil
      label?.text = newValue ?? ""
      pending.isRequested = true
    }
  }

  private var hasText = false

  /// The text with attributes, or nil.
  ///
  /// Attributes that it lacks are those of the label.
  open var attributedText: NSAttributedString? {
    get { shownAttributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      showAttributed(newValue)
      hasText = newValue != nil
      if let style: NSParagraphStyle = newValue?.first(.paragraphStyle) {
        label?.paragraphStyle = style.style
        if style.alignment != .natural { label?.textAlignment = style.alignment.alignment }
        lineBreakMode = style.lineBreakMode
      }
    }
  }

  private func showAttributed(_ text: NSAttributedString?) {
    shownAttributed = text
    label?.text = text?.string ?? ""
    label?.attributedText = text?.runs
    pending.isRequested = true
  }

  /// Gives all characters of a text with attributes the same value of one.
  private func style(_ key: NSAttributedString.Key, _ value: Any) {
    if let shownAttributed { showAttributed(shownAttributed.with(key, value)) }
  }

  /// The font of the first character; the system's at 17 points by default.
  ///
  /// A new font is that of all characters.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { shownAttributed?.first(.font) ?? shownFont ?? .systemFont(ofSize: 17) }
    set {
      let font = newValue ?? .systemFont(ofSize: 17)
      shownFont = newValue
      label?.font = font.font
      style(.font, font)
    }
  }

  /// The colour of the first character; `label` by default.
  ///
  /// A new colour is that of all characters.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { shownAttributed?.first(.foregroundColor) ?? UIColor(label?.textColor ?? .label) }
    set {
      label?.textColor = newValue?.color ?? .label
      style(.foregroundColor, newValue ?? .label)
    }
  }

  /// The alignment of lines; natural by default.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(label?.textAlignment ?? .natural) }
    set { label?.textAlignment = newValue.alignment }
  }

  /// Where lines break; an ellipsis at the end by default.
  open var lineBreakMode: NSLineBreakMode {
    get { givenMode }
    set {
      givenMode = newValue
      showMode()
    }
  }

  private var givenMode = NSLineBreakMode.byTruncatingTail

  /// Clipped text of several lines breaks between words, as in UIKit.
  private func showMode() {
    let isClipped = givenMode == .byClipping && numberOfLines != 1
    label?.lineBreakMode = isClipped ? .byWordWrapping : givenMode.mode
  }

  /// The greatest number of lines, or 0 for any number; 1 by default.
  open var numberOfLines: Int {
    get { label?.numberOfLines ?? 1 }
    set {
      label?.numberOfLines = newValue
      showMode()
    }
  }

  /// Whether text that does not fit is drawn smaller.
  open var adjustsFontSizeToFitWidth: Bool {
    get { label?.adjustsFontSizeToFitWidth ?? false }
    set { label?.adjustsFontSizeToFitWidth = newValue }
  }

  /// The least factor of the font's size, from 0 to 1.
  open var minimumScaleFactor: CGFloat {
    get { CGFloat(label?.minimumScaleFactor ?? 0) }
    set { label?.minimumScaleFactor = Double(newValue) }
  }

  /// The width in points at which text of several lines is measured, or 0 for the layout's.
  open var preferredMaxLayoutWidth: CGFloat {
    get { CGFloat(label?.preferredMaxLayoutWidth ?? 0) }
    set { label?.preferredMaxLayoutWidth = Points(newValue) }
  }

  /// The colour of a shadow without blur, or nil.
  open var shadowColor: UIColor? {
    get { label?.shadowColor.map { UIColor($0) } }
    set { label?.shadowColor = newValue?.color }
  }

  /// The shadow's distance in points.
  open var shadowOffset: CGSize {
    get { CGSize(label?.shadowOffset ?? .zero) }
    set { label?.shadowOffset = Size(newValue) }
  }

  /// Whether the text is in its normal colour; a disabled label is grey.
  open var isEnabled: Bool {
    get { label?.isEnabled ?? true }
    set { label?.isEnabled = newValue }
  }

  /// Whether the font follows the screen's text size; kept.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is highlighted; kept.
  open var isHighlighted = false
  /// The colour of highlighted text; kept.
  open var highlightedTextColor: UIColor?
  /// Kept, without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Where smaller text is; kept.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
}

/// Where smaller text of a label is.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline, in the middle, or without an adjustment.
  case alignBaselines, alignCenters, none
}
