public import Devices
import Drawing
public import Geometry
import Graphics

/// A description of a font, as `UIFont`: a design, size, weight and slant, or a text style.
public struct Font: Hashable, Sendable {
  /// The system font's nine weights.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// The weights in ascending order.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A text style of Dynamic Type.
  ///
  /// Its size depends on the screen's text size.
  public typealias TextStyle = Devices.TextStyle

  private enum Source: Hashable {
    case fixed(FontDescription)
    case style(TextStyle)
  }

  private let source: Source
  private var tracking: Points?
  private var hasMonospacedDigits = false

  private init(source: Source) { self.source = source }

  /// Returns the system font.
  ///
  /// - Parameters:
  ///   - size: The size in points; sizes below 1 are treated as 1.
  ///   - weight: The weight.
  ///   - isItalic: Whether the font is italic.
  /// - Returns: The font.
  public static func systemFont(
    ofSize size: Points, weight: Weight = .regular, isItalic: Bool = false
  ) -> Font {
    Font(
      source: .fixed(
        FontDescription(size: max(size, 1), weight: weight.fontWeight, isItalic: isItalic)))
  }

  /// Returns the system font in semibold, the weight of `UIFont.boldSystemFont`.
  public static func boldSystemFont(ofSize size: Points) -> Font {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize size: Points) -> Font {
    systemFont(ofSize: size, isItalic: true)
  }

  /// Returns the system font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize size: Points, weight: Weight) -> Font {
    Font(
      source: .fixed(
        FontDescription(
          size: max(size, 1), weight: weight.fontWeight, hasMonospacedDigits: true)))
  }

  /// Returns the system's monospaced font.
  public static func monospacedSystemFont(ofSize size: Points, weight: Weight) -> Font {
    Font(
      source: .fixed(
        FontDescription(family: .monospaced, size: max(size, 1), weight: weight.fontWeight)))
  }

  /// Returns the system's serif font.
  public static func serifSystemFont(
    ofSize size: Points, weight: Weight = .regular, isItalic: Bool = false
  ) -> Font {
    Font(
      source: .fixed(
        FontDescription(
          family: .serif, size: max(size, 1), weight: weight.fontWeight, isItalic: isItalic)))
  }

  /// Creates a font from the project's own font files.
  ///
  /// Strut reads every face in the files.
  ///
  /// - Parameters:
  ///   - paths: The paths of OpenType or TrueType files. Strut uses the face that is nearest to the
  ///     weight and slant.
  ///   - size: The size in points; sizes below 1 are treated as 1.
  ///   - weight: The weight.
  ///   - isItalic: Whether the font is italic.
  /// - Throws: A problem that names the first file that cannot be used, or a problem if `paths` is
  ///   empty.
  public init(
    contentsOfFiles paths: [String], size: Points, weight: Weight = .regular,
    isItalic: Bool = false
  ) throws(LayoutProblem) {
    var faces: [ProjectFont.Face] = []
    for path in paths {
      do throws(FontFault) {
        faces += try ProjectFontFile.faces(path: path)
      } catch {
        throw LayoutProblem(
          "the font at `\(path)` cannot be used", help: "fonts are OpenType and TrueType files")
      }
    }
    guard let font = ProjectFont(name: paths.first ?? "", faces: faces) else {
      throw LayoutProblem("a font needs a file", help: "name one")
    }
    source = .fixed(
      FontDescription(
        family: .project(font), size: max(size, 1), weight: weight.fontWeight, isItalic: isItalic))
  }

  /// Returns the font of a text style.
  ///
  /// Its size depends on the text size of the screen.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    Font(source: .style(style))
  }

  /// Returns the same font with space added after every character, in points.
  ///
  /// A negative value reduces the space.
  public func withTracking(_ tracking: Points) -> Font {
    var font = self
    font.tracking = tracking
    return font
  }

  /// Returns the same font with digits of equal width.
  public func withMonospacedDigits() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  /// The size in points at a text size of the screen.
  package func size(in textSize: ContentSizeCategory) -> Points { description(in: textSize).size }

  /// The distance between baselines in points at a text size of the screen, or nil if the font is
  /// not of a text style.
  package func leading(in textSize: ContentSizeCategory) -> Points? {
    description(in: textSize).leading
  }

  func description(in textSize: ContentSizeCategory) -> FontDescription {
    var description = sourceDescription(in: textSize)
    if let tracking { description.tracking = tracking }
    if hasMonospacedDigits { description.hasMonospacedDigits = true }
    return description
  }

  private func sourceDescription(in textSize: ContentSizeCategory) -> FontDescription {
    switch source {
    case .fixed(let description): description
    case .style(let style):
      FontDescription(
        size: style.size(in: textSize),
        weight: FontWeight(rawValue: style.weight.rawValue) ?? .regular,
        leading: style.leading(in: textSize))
    }
  }
}

extension Font.Weight {
  fileprivate var fontWeight: FontWeight { FontWeight(rawValue: rawValue) ?? .regular }
}
