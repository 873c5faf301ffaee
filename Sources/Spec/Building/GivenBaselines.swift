import AutoLayout
import Geometry
import Graphics

/// The content of a view with the key `baselines`, whose values replace the text's baselines.
struct GivenBaselines: IntrinsicContent {
  /// The distance of the first baseline from the top, in points.
  ///
  /// Nil uses the content's first baseline, or the top if the content has none.
  let first: Points?
  /// The distance of the last baseline from the bottom, in points.
  ///
  /// Nil uses the content's last baseline, or the bottom if the content has none.
  let last: Points?
  let content: (any IntrinsicContent)?

  var wraps: Bool { content?.wraps ?? false }
  var stretching: Stretching { content?.stretching ?? .possible }

  func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    content?.size(atWidth: width, measuring: text, on: grid)
      ?? IntrinsicSize(width: nil, height: nil)
  }

  func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    let own = content?.baselines(in: size, measuring: text, on: grid)
    return Baselines(first: first ?? own?.first ?? 0, last: last ?? own?.last ?? 0)
  }
}
