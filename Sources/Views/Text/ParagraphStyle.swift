public import Geometry
import ViewKinds

/// How lines stand under each other and how far in they begin, as `NSParagraphStyle`; in points,
/// and below 0 brought to 0.
public struct ParagraphStyle: Hashable, Sendable {
  /// From the bottom of a line to the top of the next one.
  public var lineSpacing: Points = 0
  /// What the height of lines is multiplied by; 0 leaves it.
  public var lineHeightMultiple = 0.0
  /// The least height of a line; what it adds lies above the letters.
  public var minimumLineHeight: Points = 0
  /// The greatest height of a line; 0 for no limit.
  public var maximumLineHeight: Points = 0
  /// Behind each paragraph but the last.
  public var paragraphSpacing: Points = 0
  /// Before each paragraph but the first.
  public var paragraphSpacingBefore: Points = 0
  /// Where each paragraph's first line begins, from the side where reading begins.
  public var firstLineHeadIndent: Points = 0
  /// Where all other lines begin.
  public var headIndent: Points = 0

  /// A style that changes nothing.
  public init() {}

  /// The lengths by their keys.
  static var lengths: [(key: Key<Points>, length: WritableKeyPath<ParagraphStyle, Points>)] {
    [
      (ParagraphKeys.lineSpacing, \.lineSpacing),
      (ParagraphKeys.minimumLineHeight, \.minimumLineHeight),
      (ParagraphKeys.maximumLineHeight, \.maximumLineHeight),
      (ParagraphKeys.paragraphSpacing, \.paragraphSpacing),
      (ParagraphKeys.paragraphSpacingBefore, \.paragraphSpacingBefore),
      (ParagraphKeys.firstLineHeadIndent, \.firstLineHeadIndent),
      (ParagraphKeys.headIndent, \.headIndent),
    ]
  }
}

/// A view whose text may consist of runs: a label or a text view.
public protocol AttributedTextHolding: TextHolding {}

extension AttributedTextHolding {
  /// What it shows, run by run; nil while it shows `text`, which takes this one's place and the
  /// other
  /// way round.
  public var attributedText: AttributedText? {
    get { values[TextKeys.attributedText] }
    set { values[TextKeys.attributedText] = newValue }
  }

  /// The paragraph style of the text.
  public var paragraphStyle: ParagraphStyle {
    get {
      var style = ParagraphStyle()
      for (key, length) in ParagraphStyle.lengths {
        style[keyPath: length] = values[key] ?? 0
      }
      style.lineHeightMultiple = values[ParagraphKeys.lineHeightMultiple] ?? 0
      return style
    }
    set {
      for (key, length) in ParagraphStyle.lengths {
        values[key] = max(newValue[keyPath: length], 0)
      }
      values[ParagraphKeys.lineHeightMultiple] = max(newValue.lineHeightMultiple, 0)
    }
  }
}
