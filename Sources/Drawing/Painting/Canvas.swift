import Geometry
import Graphics

/// Something that the items of a display list are drawn on, in points.
protocol Canvas: AnyObject {
  /// The lines on which baselines are put; nil where there are no pixels.
  var grid: PixelGrid? { get }

  func fill(_ path: Path, _ color: Color)
  func stroke(_ path: Path, _ color: Color, _ stroke: Stroke)
  func text(_ text: PlacedText) throws(DrawingError)
  func image(_ run: ImageRun) throws(DrawingError)
  func shadow(_ path: Path, _ color: Color, radius: Points, offset: Point) throws(DrawingError)
  /// Draws the shadow of what `body` draws.
  func dropShadow(
    _ color: Color, radius: Points, offset: Point, of items: [DisplayItem],
    _ body: ([DisplayItem]) throws(DrawingError) -> Void
  ) throws(DrawingError)
  func gradient(_ path: Path, _ gradient: Gradient) throws(DrawingError)
  func backdrop(_ path: Path, _ material: Material) throws(DrawingError)

  /// Draws `items` as one picture by `body`.
  func group(
    _ group: GroupStyle, _ items: [DisplayItem],
    _ body: ([DisplayItem]) throws(DrawingError) -> Void
  ) throws(DrawingError)
}

/// How the items of a group are put together.
struct GroupStyle {
  var name: String?
  /// 0...1.
  var opacity: Double
  var clip: Path?
  /// Maps the items, and the clip; nil where they are in the canvas' own coordinates.
  var transform: Transform?
}
