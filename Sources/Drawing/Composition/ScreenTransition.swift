package import Geometry
package import Graphics

/// A screen on its way from one state to another.
///
/// Both states' drawings are taken apart into the named groups of their views and bars. What both
/// have moves, grows and changes colour point by point, as Core Animation does with what can be
/// animated; what cannot be, such as other words or another line break, dissolves from the one into
/// the other while it moves; what only one of them has fades, or slides where it is told to.
package struct ScreenTransition: Sendable {
  /// The screen at rest, before or after.
  package struct End: Sendable {
    /// With what is hidden or lies outside of the screen, since it may come in.
    package var list: DisplayList
    package var size: Size
    /// Where the groups of these names stand, whether or not anything is drawn of them.
    package var frames: [String: Rect]

    package init(list: DisplayList, size: Size, frames: [String: Rect]) {
      self.list = list
      self.size = size
      self.frames = frames
    }
  }

  private let from: End
  private let to: End
  private let slides: [String: Point]

  /// - Parameters:
  ///   - from: the first state.
  ///   - to: the last state.
  ///   - slides: for groups that may be there at one end only, how far from their place they are
  ///     at the other one.
  package init(from: End, to: End, slides: [String: Point] = [:]) {
    self.from = from
    self.to = to
    self.slides = slides
  }

  /// The screen's size part of the way, in points.
  package func size(at progress: Double) -> Size {
    from.size.interpolated(to: to.size, at: progress)
  }

  /// What is to be drawn part of the way.
  ///
  /// - Parameters:
  ///   - progress: 0...1.
  ///   - text: measures text in the fonts that it is drawn with.
  /// - Returns: items in the coordinates of the screen of that moment.
  package func list(at progress: Double, measuring text: any TextMeasuring) -> DisplayList {
    guard progress > 0 else { return from.list }
    guard progress < 1 else { return to.list }
    let blend = Interpolation(
      progress: progress, framesBefore: from.frames, framesAfter: to.frames, slides: slides,
      text: text)
    let place = Place(
      from: Rect(origin: .zero, size: from.size), to: Rect(origin: .zero, size: to.size),
      current: Rect(origin: .zero, size: size(at: progress)))
    return DisplayList(blend.items(from.list.items, to.list.items, in: place))
  }
}
