import AutoLayout
import Geometry
import Graphics

/// The baselines that a spec gives a view, in place of those of its text.
struct GivenBaselines: IntrinsicContent {
  /// From the top; nil for that of the content, or the top itself.
  let first: Points?
  /// From the bottom; nil for that of the content, or the bottom itself.
  let last: Points?
  let content: (any IntrinsicContent)?

  var wraps: Bool { content?.wraps ?? false }

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
