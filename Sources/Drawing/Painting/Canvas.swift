import Geometry
import Graphics

/// A target for the items of a display list, in points.
protocol Canvas: AnyObject {
  /// The pixel grid for baselines, or nil for a target without pixels.
  var grid: PixelGrid? { get }

  func fill(_ path: Path, _ color: RGBAColor)
  func stroke(_ path: Path, _ color: RGBAColor, _ stroke: Stroke)
  func text(_ text: PlacedText) throws(DrawingError)
  func image(_ run: ImageRun) throws(DrawingError)
  func shadow(_ path: Path, _ color: RGBAColor, radius: Points, offset: Point) throws(DrawingError)
  /// Draws the shadow of the items that `body` draws.
  func dropShadow(
    _ color: RGBAColor, radius: Points, offset: Point, of items: [DisplayItem],
    _ body: ([DisplayItem]) throws(DrawingError) -> Void
  ) throws(DrawingError)
  /// Draws a gradient that has more than its last colour in the path.
  func gradient(_ path: Path, _ gradient: Gradient) throws(DrawingError)
  func backdrop(_ path: Path, _ material: Material) throws(DrawingError)

  /// Draws `items` as one picture by `body`.
  func group(
    _ group: GroupStyle, _ items: [DisplayItem],
    _ body: ([DisplayItem]) throws(DrawingError) -> Void
  ) throws(DrawingError)
}

/// The style of a group.
struct GroupStyle {
  var name: String?
  /// The opacity, 0...1.
  var opacity: Double
  var clip: Path?
  /// The transform of the items and the clip, or nil for the canvas' own coordinates.
  var transform: Transform?
}
