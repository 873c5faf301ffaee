package import Geometry
package import Graphics

/// A transition of a screen from one state to another.
///
/// Both drawings consist of the named groups of views and bars. Groups in both move, grow and
/// change colour, as animatable properties in Core Animation do. Changes that cannot be
/// interpolated, such as other words or line breaks, cross-fade while they move. Groups in one
/// drawing only fade or slide.
package struct ScreenTransition: Sendable {
  /// A state of the screen before or after the transition.
  package struct End: Sendable {
    /// The items, including hidden ones and those outside the screen, because they may move in.
    package var list: DisplayList
    package var size: Size
    /// The frames of groups by name, even of those that draw nothing.
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
  ///   - slides: offsets by group name, in points: where a group is in the state without it.
  package init(from: End, to: End, slides: [String: Point] = [:]) {
    self.from = from
    self.to = to
    self.slides = slides
  }

  /// The screen's size at a moment, in points.
  package func size(at progress: Double) -> Size {
    from.size.interpolated(to: to.size, at: progress)
  }

  /// The drawing at a moment.
  ///
  /// - Parameters:
  ///   - progress: 0...1.
  ///   - text: the measurer of text.
  /// - Returns: the items in the coordinates of the screen at that moment.
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
