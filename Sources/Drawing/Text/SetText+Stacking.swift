private import Geometry
import Graphics

extension SetText {
  /// Puts the lines under each other.
  ///
  /// A line is as high as its fonts, or as the style says, which then takes or gives room above the
  /// letters; space between lines lies under each but the last one.
  mutating func stack(as style: ParagraphStyle) {
    var top = 0.0
    for index in lines.indices {
      let line = lines[index]
      if index > 0, lines[index - 1].endsParagraph { top += style.paragraphSpacingBefore.value }
      let height = style.lineHeight(Points(line.ascent + line.descent)).value
      let isLast = index == lines.count - 1
      var box = Box(top: top, baseline: top + height - line.descent, bottom: top + height)
      box.filledBottom = box.bottom + (isLast ? 0 : style.lineSpacing.value)
      lines[index].box = box
      top = box.filledBottom + (line.endsParagraph ? style.paragraphSpacing.value : 0)
    }
  }
}
