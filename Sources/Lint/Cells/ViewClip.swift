import AutoLayout
package import Geometry
import Graphics
import ViewKinds

/// A view that clips its content and its subviews, or the edge of a column of a split view.
package struct ViewClip {
  /// The index of the view.
  package let by: Int
  /// The rectangle in which the view is visible, without the clipping view's transforms.
  package let frame: Rect
  /// The outline of the visible part if corners are round, otherwise nil.
  private let outline: FlatPath?
  /// The transforms of the clipping view, or nil without any.
  fileprivate let transform: Transform?

  init(by view: Int, _ outline: Path, of frame: Rect, _ transform: Transform?) {
    by = view
    self.frame = frame
    self.outline = outline == .rect(frame) ? nil : FlatPath(outline)
    self.transform = transform
  }

  /// Whether all of a rectangle is within the edges, within tolerance, and a part of it, its core,
  /// also within round corners.
  fileprivate func shows(_ rect: Rect, core: Rect) -> Bool {
    frame.contains(rect.inset(by: LintedText.tolerance))
      && outline.map { $0.relation(to: core) == .covers } ?? true
  }

  /// The visible rectangle in window coordinates.
  fileprivate var inWindow: Rect { transform?.bounds(of: frame) ?? frame }
}

extension LintedView {
  /// The part of the window in which all ancestors show the view, or nil if none clips it.
  var clip: Rect? {
    guard let first = clips.first?.inWindow else { return nil }
    return clips.dropFirst().map(\.inWindow).reduce(first) { rest, next in
      rest.intersection(next) ?? Rect(origin: next.origin, size: .zero)
    }
  }

  /// The view's own edges and round corners if they clip its content, or nil.
  var ownClip: ViewClip? {
    guard style.clips || style.kind.clipsSubviews else { return nil }
    let frame = layout.inScreen
    let outline = style.kind.outline(of: frame, corners: style.corners)
    return ViewClip(by: index, outline, of: frame, transform)
  }

  /// The view itself or the nearest ancestor that cuts letters of a text off, or nil.
  func clip(cutting text: LintedText) -> ViewClip? {
    ((ownClip.map { [$0] } ?? []) + clips).first {
      !$0.shows(place(text.ink, in: $0), core: place(text.letters, in: $0))
    }
  }

  /// The nearest ancestor that cuts a part of the view off, or nil.
  ///
  /// A round corner may cut a corner of the view, but not its middle.
  var cuttingClip: ViewClip? {
    let frame = layout.inScreen
    let (x, y) = (frame.width / 4, frame.height / 4)
    let middle = frame.inset(by: Insets(top: y, left: x, bottom: y, right: x))
    return clips.first { !$0.shows(place(frame, in: $0), core: place(middle, in: $0)) }
  }

  /// Returns a rectangle of the view in the coordinates of a clip's frame.
  ///
  /// Transforms of the clipping view, which both have, are left out.
  func place(_ rect: Rect, in clip: ViewClip) -> Rect {
    guard transform != clip.transform, let back = (clip.transform ?? .identity).inverted else {
      return rect
    }
    return (transform ?? .identity).followed(by: back).bounds(of: rect)
  }
}

extension LintedCell {
  /// Returns the help text for a view of which an ancestor cuts a part off.
  func help(toShow view: LintedView, in clip: ViewClip) -> String {
    let clipper = views[clip.by]
    let inside =
      clipper.isPlacedBySystem
      ? "keep `\(view.name)` within the edges of `\(clipper.name)`"
      : "make `\(clipper.name)` larger, or keep `\(view.name)` within its edges"
    return help(inside, toPlace: view, beside: clip.transform)
  }
}
