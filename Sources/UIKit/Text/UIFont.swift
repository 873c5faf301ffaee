import Devices
public import Foundation
import Geometry
import Views

/// A font: the system's, of a text style, or of a file.
///
/// The letters are those with which screens are drawn. The measures are San Francisco's.
open class UIFont: NSObject, @unchecked Sendable {
  private let header = FoundationHeader()
  let font: Font
  /// The size in points.
  public let pointSize: CGFloat
  private let weight: Weight
  /// The distance between the baselines of a text style's lines, in points, or nil.
  private let baselineDistance: Points?
  private let design: Design

  enum Design: Hashable { case standard, italic, monospaced, monospacedDigits, serif }

  private init(
    _ font: Font, _ size: CGFloat, _ weight: Weight, _ design: Design = .standard,
    baselineDistance: Points? = nil
  ) {
    self.font = font
    pointSize = size
    self.weight = weight
    self.design = design
    self.baselineDistance = baselineDistance
    super.init()
  }

  /// Creates a font from the engine's, such as that of a label.
  convenience init(_ font: Font, in category: ContentSizeCategory) {
    self.init(
      font, CGFloat(font.size(in: category)), .regular,
      baselineDistance: font.leading(in: category))
  }

  /// Creates the font with a name, or returns nil.
  ///
  /// The names of the system's fonts are known. No other font is installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let found = SystemFontName(fontName) else { return nil }
    let size = fontSize > 0 ? fontSize : UIFont.systemFontSize
    self.init(
      Self.font(size, found.weight, found.design), size, found.weight, found.design)
  }

  /// The greatest size that text is drawn in, in points.
  private static let greatestSize: CGFloat = 10_000

  private static func font(_ size: CGFloat, _ weight: Weight, _ design: Design) -> Font {
    let drawn = size.isNaN ? systemFontSize : min(max(size, 0), greatestSize)
    let (points, named) = (Points(drawn), weight.weight)
    return switch design {
    case .standard: .systemFont(ofSize: points, weight: named)
    case .italic: .systemFont(ofSize: points, weight: named, isItalic: true)
    case .monospaced: .monospacedSystemFont(ofSize: points, weight: named)
    case .monospacedDigits: .monospacedDigitSystemFont(ofSize: points, weight: named)
    case .serif: .serifSystemFont(ofSize: points, weight: named)
    }
  }

  /// Returns the system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font(fontSize, weight, .standard), fontSize, weight)
  }

  /// Returns the system's semibold font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the system's italic font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(font(fontSize, .regular, .italic), fontSize, .regular, .italic)
  }

  /// Returns the system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font(fontSize, weight, .monospacedDigits), fontSize, weight, .monospacedDigits)
  }

  /// Returns the system's font with letters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font(fontSize, weight, .monospaced), fontSize, weight, .monospaced)
  }

  /// Returns the font of a text style in the screen's text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style in the text size of traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory.category
    return UIFont(
      .preferredFont(forTextStyle: style.style), CGFloat(style.style.size(in: category)),
      style == .headline ? .semibold : .regular,
      baselineDistance: style.style.leading(in: category))
  }

  /// Returns the same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(Self.font(fontSize, weight, design), fontSize, weight, design)
  }

  /// The size of buttons, 18 points, of labels, 17, of the system, 14, and of small text, 12.
  public static let buttonFontSize: CGFloat = 18
  /// The size of labels: 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The size of the system: 14 points.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text: 12 points.
  public static let smallSystemFontSize: CGFloat = 12

  /// The name of the font.
  open var fontName: String {
    design == .monospaced ? ".AppleSystemUIFontMonospaced-Regular" : ".SFUI-\(weight.name)"
  }
  /// The name of the family.
  open var familyName: String { ".AppleSystemUIFont" }
  /// The distance from the baseline up to the line's top, in points.
  open var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// The distance from the baseline down to the line's bottom, in points, as a negative number.
  open var descender: CGFloat { pointSize * -0.241_210_937_5 }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { pointSize * 0.704_589_843_75 }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { pointSize * 0.526_367_187_5 }
  /// The space between lines in addition to their height, in points.
  ///
  /// Only fonts of text styles have one. It is negative at the largest text sizes.
  open var leading: CGFloat { baselineDistance.map { CGFloat($0) - lineHeight } ?? 0 }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }

  /// Whether both are the same font in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.font == font && $0.pointSize == pointSize } ?? false
  }

  /// The hash of the font.
  open override var hash: Int { font.hashValue }

  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight from -1 to 1; regular is 0.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very light weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The normal weight.
    public static let regular = Weight(0)
    /// A somewhat bold weight.
    public static let medium = Weight(0.23)
    /// The weight of headlines.
    public static let semibold = Weight(0.3)
    /// A bold weight.
    public static let bold = Weight(0.4)
    /// A very bold weight.
    public static let heavy = Weight(0.56)
    /// The boldest weight.
    public static let black = Weight(0.62)

    private static let named: [(weight: Weight, engine: Font.Weight, name: String)] = [
      (.ultraLight, .ultraLight, "Ultralight"), (.thin, .thin, "Thin"), (.light, .light, "Light"),
      (.regular, .regular, "Regular"), (.medium, .medium, "Medium"),
      (.semibold, .semibold, "Semibold"), (.bold, .bold, "Bold"), (.heavy, .heavy, "Heavy"),
      (.black, .black, "Black"),
    ]

    /// The nearest of the nine weights.
    private var nearest: (weight: Weight, engine: Font.Weight, name: String) {
      Self.named.min {
        abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
      } ?? (.regular, .regular, "Regular")
    }

    var weight: Font.Weight { nearest.engine }
    var name: String { nearest.name }
  }

  /// A text style of Dynamic Type.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name in UIKit.
    public let rawValue: String

    /// Creates a style by its name in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }

    private static let known: [(style: Devices.TextStyle, name: String)] = [
      (.largeTitle, "UICTFontTextStyleTitle0"), (.title1, "UICTFontTextStyleTitle1"),
      (.title2, "UICTFontTextStyleTitle2"), (.title3, "UICTFontTextStyleTitle3"),
      (.headline, "UICTFontTextStyleHeadline"), (.subheadline, "UICTFontTextStyleSubhead"),
      (.body, "UICTFontTextStyleBody"), (.callout, "UICTFontTextStyleCallout"),
      (.footnote, "UICTFontTextStyleFootnote"), (.caption1, "UICTFontTextStyleCaption1"),
      (.caption2, "UICTFontTextStyleCaption2"),
    ]

    private init(_ style: Devices.TextStyle) {
      rawValue = Self.known.first { $0.style == style }?.name ?? ""
    }

    var style: Devices.TextStyle { Self.known.first { $0.name == rawValue }?.style ?? .body }

    /// The style of a screen's title.
    public static let largeTitle = TextStyle(.largeTitle)
    /// The first level of titles.
    public static let title1 = TextStyle(.title1)
    /// The second level of titles.
    public static let title2 = TextStyle(.title2)
    /// The third level of titles.
    public static let title3 = TextStyle(.title3)
    /// The style of headings.
    public static let headline = TextStyle(.headline)
    /// The style of subheadings.
    public static let subheadline = TextStyle(.subheadline)
    /// The style of text.
    public static let body = TextStyle(.body)
    /// The style of callouts.
    public static let callout = TextStyle(.callout)
    /// The style of footnotes.
    public static let footnote = TextStyle(.footnote)
    /// The style of captions.
    public static let caption1 = TextStyle(.caption1)
    /// The style of small captions.
    public static let caption2 = TextStyle(.caption2)
  }
}

/// The lengths and fonts that grow with a text style.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of the style `body`.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font as it is in the screen's text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font as it is in the screen's text size, at most of a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// Returns a length as it is in the screen's text size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: .current)
  }

  /// Returns a length as it is in the text size of traits, in points.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let grid = PixelGrid(scale: Int(traits.displayScale)) ?? .wholePoints
    return CGFloat(
      style.style.scaled(
        Points(value), in: traits.preferredContentSizeCategory.category, on: grid))
  }
}

/// A font of iOS by its name, such as `HelveticaNeue-Bold`, which the system's font replaces.
private struct SystemFontName {
  let weight: UIFont.Weight
  let design: UIFont.Design

  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let family = parts.first else { return nil }
    switch family {
    case ".SFUI", ".SFUIText", ".SFUIDisplay": design = .standard
    case ".AppleSystemUIFont": design = .standard
    case "Menlo", "Courier", "CourierNew": design = .monospaced
    case "Georgia", "TimesNewRomanPSMT", "TimesNewRomanPS": design = .serif
    case "Helvetica", "HelveticaNeue", "ArialMT", "Arial", "AvenirNext", "Avenir":
      design = .standard
    default: return nil
    }
    let style = parts.count > 1 ? parts[1].lowercased() : "regular"
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    weight = weights.first { style.hasPrefix($0.0) }?.1 ?? .regular
  }
}
