public import Devices
import Drawing
public import Geometry
import Graphics

/// A font by what is asked of it, as `UIFont`.
public struct Font: Hashable, Sendable {
  /// The system font's nine weights.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// From the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A style of Dynamic Type, whose size follows the screen's text size.
  public typealias TextStyle = Devices.TextStyle

  private enum Source: Hashable {
    case fixed(FontDescription)
    case style(TextStyle)
  }

  private let source: Source
  private var tracking: Points?
  private var hasMonospacedDigits = false

  private init(source: Source) { self.source = source }

  /// The system font.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - weight: how heavy it is.
  ///   - isItalic: whether it is slanted.
  /// - Returns: the font; sizes below 1 count as 1.
  public static func systemFont(
    ofSize size: Points, weight: Weight = .regular, isItalic: Bool = false
  ) -> Font {
    Font(
      source: .fixed(
        FontDescription(size: max(size, 1), weight: weight.fontWeight, isItalic: isItalic)))
  }

  /// The system font in semibold, as UIKit's bold system font is.
  public static func boldSystemFont(ofSize size: Points) -> Font {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// The system font, slanted.
  public static func italicSystemFont(ofSize size: Points) -> Font {
    systemFont(ofSize: size, isItalic: true)
  }

  /// The system font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: Points, weight: Weight) -> Font {
    Font(
      source: .fixed(
        FontDescription(
          size: max(size, 1), weight: weight.fontWeight, hasMonospacedDigits: true)))
  }

  /// The system's design whose characters are all of one width.
  public static func monospacedSystemFont(ofSize size: Points, weight: Weight) -> Font {
    Font(
      source: .fixed(
        FontDescription(family: .monospaced, size: max(size, 1), weight: weight.fontWeight)))
  }

  /// The system's design with serifs.
  public static func serifSystemFont(
    ofSize size: Points, weight: Weight = .regular, isItalic: Bool = false
  ) -> Font {
    Font(
      source: .fixed(
        FontDescription(
          family: .serif, size: max(size, 1), weight: weight.fontWeight, isItalic: isItalic)))
  }

  /// A font of a project's own, in files that are looked through whole.
  ///
  /// - Parameters:
  ///   - paths: of OpenType or TrueType files, of which the nearest to the weight and slant is
  /// taken.
  ///   - size: in points.
  ///   - weight: how heavy it is.
  ///   - isItalic: whether it is slanted.
  /// - Throws: which file cannot be used.
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

  /// The font of a style at the text size of the screen that it is shown on.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    Font(source: .style(style))
  }

  /// The same font with room added behind every character, in points; negative draws them together.
  public func withTracking(_ tracking: Points) -> Font {
    var font = self
    font.tracking = tracking
    return font
  }

  /// The same font with digits of one width.
  public func withMonospacedDigits() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
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
        weight: FontWeight(rawValue: style.weight.rawValue) ?? .regular)
    }
  }
}

extension Font.Weight {
  fileprivate var fontWeight: FontWeight { FontWeight(rawValue: rawValue) ?? .regular }
}
