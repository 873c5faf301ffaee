import AutoLayout
import Geometry
import Graphics

/// The baselines from the spec, which replace those of the view's text.
struct GivenBaselines: IntrinsicContent {
  /// The distance from the top, or nil for the content's baseline or else the top.
  let first: Points?
  /// The distance from the bottom, or nil for the content's baseline or else the bottom.
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
