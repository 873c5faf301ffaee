import Geometry
public import Graphics
import ViewKinds

/// A view that can show attributed text: a label or a text view.
public protocol AttributedTextHolding: TextHolding {}

extension AttributedTextHolding {
  /// The text as runs, or nil for plain text.
  ///
  /// Setting it replaces `text`, and setting `text` replaces it.
  public var attributedText: AttributedText? {
    get { values[TextKeys.attributedText] }
    set { values[TextKeys.attributedText] = newValue }
  }

  /// The paragraph style of the text; negative values are set to 0.
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

extension ParagraphStyle {
  /// The lengths of a paragraph style in points, each with its key.
  fileprivate static var lengths:
    [(key: Key<Points>, length: WritableKeyPath<ParagraphStyle, Points>)]
  {
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
