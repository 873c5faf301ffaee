package import Geometry
import Graphics

/// An ancestor that clips a view, or the edge of a column of a split view around it.
package struct ViewClip {
  /// The index of the ancestor.
  package let by: Int
  /// The rectangle in which the view is visible.
  package let frame: Rect
  /// The outline of the visible part if corners are round, otherwise nil.
  private let outline: FlatPath?

  init(by ancestor: Int, _ outline: Path, of frame: Rect) {
    by = ancestor
    self.frame = frame
    self.outline = outline == .rect(frame) ? nil : FlatPath(outline)
  }

  /// Whether all of a rectangle is within the edges, within tolerance, and a part of it, its core,
  /// also within round corners.
  fileprivate func shows(_ rect: Rect, core: Rect) -> Bool {
    frame.contains(rect.inset(by: LintedText.tolerance))
      && outline.map { $0.relation(to: core) == .covers } ?? true
  }
}

extension LintedView {
  /// The part of the window in which all ancestors show the view, or nil if none clips it.
  var clip: Rect? {
    guard let first = clips.first else { return nil }
    return clips.dropFirst().reduce(first.frame) { rest, next in
      rest.intersection(next.frame) ?? Rect(origin: next.frame.origin, size: .zero)
    }
  }

  /// The nearest ancestor that cuts letters of a text off, or nil.
  func clip(cutting text: LintedText) -> ViewClip? {
    clips.first { !$0.shows(text.ink, core: text.letters) }
  }

  /// The nearest ancestor that cuts a part of the view off, or nil.
  ///
  /// A round corner may cut a corner of the view, but not its middle.
  var cuttingClip: ViewClip? {
    let (x, y) = (frame.width / 4, frame.height / 4)
    let middle = frame.inset(by: Insets(top: y, left: x, bottom: y, right: x))
    return clips.first { !$0.shows(frame, core: middle) }
  }
}

extension LintedCell {
  /// Returns the help text for a view of which an ancestor cuts a part off.
  func help(toShow view: LintedView, in clip: ViewClip) -> String {
    let clipper = views[clip.by]
    return clipper.isPlacedBySystem
      ? "keep `\(view.name)` within the edges of `\(clipper.name)`"
      : "make `\(clipper.name)` larger, or keep `\(view.name)` within its edges"
  }
}
