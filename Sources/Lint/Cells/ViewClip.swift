package import Geometry
import Graphics

/// An ancestor that clips a view, or the edge of a column of a split view around it.
package struct ViewClip {
  /// The index of the ancestor.
  package let by: Int
  /// The rectangle in which the view is visible.
  package let frame: Rect

  /// Whether all of a rectangle is visible, within tolerance.
  fileprivate func shows(_ rect: Rect) -> Bool {
    frame.contains(rect.inset(by: LintedText.tolerance))
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
  func clip(cutting text: LintedText) -> ViewClip? { clips.first { !$0.shows(text.ink) } }

  /// The nearest ancestor that cuts a part of the view off, or nil.
  var cuttingClip: ViewClip? { clips.first { !$0.shows(frame) } }
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
