import AutoLayout
public import Geometry

/// A font by what is asked of it, as `UIFont`.
public struct Font: Hashable, Sendable {
  /// The system font's nine weights.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// From the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  let description: FontDescription

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
      description: FontDescription(
        size: max(size, 1), weight: FontWeight(rawValue: weight.rawValue) ?? .regular,
        isItalic: isItalic))
  }
}
