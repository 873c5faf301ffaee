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

  /// The text, or nil.
  open var text: String? {
    get { hasText ? label?.text : nil }
    set {
      shownAttributed = nil
      label?.attributedText = nil
      hasText = newValue != nil
      label?.text = newValue ?? ""
      pending.isRequested = true
    }
  }

  private var hasText = false

  /// The text with attributes, or nil.
  open var attributedText: NSAttributedString? {
    get { shownAttributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      shownAttributed = newValue
      hasText = newValue != nil
      label?.text = newValue?.string ?? ""
      label?.attributedText = newValue?.runs
      if let style = newValue?.firstParagraphStyle {
        label?.paragraphStyle = style.style
        if style.alignment != .natural { label?.textAlignment = style.alignment.alignment }
        lineBreakMode = style.lineBreakMode
      }
      pending.isRequested = true
    }
  }

  /// The font; the system's at 17 points by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { shownFont ?? .systemFont(ofSize: 17) }
    set {
      shownFont = newValue
      label?.font = (newValue ?? .systemFont(ofSize: 17)).font
    }
  }

  /// The colour of the text; `label` by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { UIColor(label?.textColor ?? .label) }
    set { label?.textColor = newValue?.color ?? .label }
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
