public import Foundation
import Geometry
import Graphics
import Views

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The style of paragraphs, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The space after each letter in points, a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The space after each letter in points, a number.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The underline's colour, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The strikethrough, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The strikethrough's colour, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The distance above the baseline in points, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A link, a `URL` or a text; kept.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// The lines of an underline or a strikethrough.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int
  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line; kept, and drawn as a single one.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines; kept, and drawn as a single one.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// At a side, centred, at both sides, or at the side where text begins.
  case left, center, right, justified, natural

  var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }

  init(_ alignment: TextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

/// Where lines break, and how text that does not fit is shown.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words, between letters, cut off, or with an ellipsis.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle

  var mode: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }

  init(_ mode: LineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .byWordWrapping
    case .byCharWrapping: self = .byCharWrapping
    case .byClipping: self = .byClipping
    case .byTruncatingHead: self = .byTruncatingHead
    case .byTruncatingTail: self = .byTruncatingTail
    case .byTruncatingMiddle: self = .byTruncatingMiddle
    }
  }
}

/// The style of paragraphs.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let header = FoundationHeader()
  fileprivate(set) var style = ParagraphStyle()
  fileprivate(set) var textAlignment = NSTextAlignment.natural
  fileprivate(set) var mode = NSLineBreakMode.byWordWrapping

  /// Creates the default style.
  public override init() { super.init() }

  /// The default style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { CGFloat(style.paragraphSpacing) }
  /// The alignment of lines.
  open var alignment: NSTextAlignment { textAlignment }
  /// Where lines break; between words by default, without an ellipsis.
  open var lineBreakMode: NSLineBreakMode { mode }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { CGFloat(style.minimumLineHeight) }
  /// The greatest height of a line, in points, or 0.
  open var maximumLineHeight: CGFloat { CGFloat(style.maximumLineHeight) }
  /// The factor of a line's height, or 0.
  open var lineHeightMultiple: CGFloat { CGFloat(style.lineHeightMultiple) }
  /// The space before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { CGFloat(style.paragraphSpacingBefore) }
  /// The indent of a paragraph's first line, in points.
  open var firstLineHeadIndent: CGFloat { CGFloat(style.firstLineHeadIndent) }
  /// The indent of a paragraph's other lines, in points.
  open var headIndent: CGFloat { CGFloat(style.headIndent) }

  /// Returns a style that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.style = style
    copy.textAlignment = textAlignment
    copy.mode = mode
    return copy
  }

  /// Whether both styles are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.style == style && other.textAlignment == textAlignment && other.mode == mode
  }
}

/// A style of paragraphs that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { style.lineSpacing = Points(newValue) }
  }
  /// The space after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { style.paragraphSpacing = Points(newValue) }
  }
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { textAlignment }
    set { textAlignment = newValue }
  }
  /// Where lines break.
  open override var lineBreakMode: NSLineBreakMode {
    get { mode }
    set { mode = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minimumLineHeight = Points(newValue) }
  }
  /// The greatest height of a line, in points, or 0.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maximumLineHeight = Points(newValue) }
  }
  /// The factor of a line's height, or 0.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = Double(newValue) }
  }
  /// The space before a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = Points(newValue) }
  }
  /// The indent of a paragraph's first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = Points(newValue) }
  }
  /// The indent of a paragraph's other lines, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = Points(newValue) }
  }
}

extension NSAttributedString {
  /// The runs of the text for the engine.
  var runs: AttributedText {
    var text = AttributedText([])
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let part = attributedSubstring(from: range).string
      var run = AttributedText.Run(
        part, font: (attributes[.font] as? UIFont)?.font,
        foregroundColor: (attributes[.foregroundColor] as? UIColor)?.color,
        baselineOffset: Points(number(attributes[.baselineOffset]) ?? 0))
      run.backgroundColor = (attributes[.backgroundColor] as? UIColor)?.color
      run.isUnderlined = number(attributes[.underlineStyle]).map { $0 != 0 }
      run.underlineColor = (attributes[.underlineColor] as? UIColor)?.color
      run.isStruckThrough = number(attributes[.strikethroughStyle]).map { $0 != 0 }
      run.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.color
      run.tracking = number(attributes[.kern] ?? attributes[.tracking]).map { Points($0) }
      text.append(run)
    }
    return text
  }

  /// The attribute of the first character, or nil.
  func first<Value>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    length == 0 ? nil : attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// Returns the text with an attribute of all characters.
  func with(_ key: Key, _ value: Any) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let part = attributedSubstring(from: range).string
      let changed = attributes.merging([key: value]) { $1 }
      text.append(NSAttributedString(string: part, attributes: changed))
    }
    return text
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    case let style as NSUnderlineStyle: Double(style.rawValue)
    default: nil
    }
  }
}
