package import Diagnostics
package import Geometry

// Numbers of points have at most four decimals.

extension Points {
  package var json: JSONValue { JSONValue(value, places: 4) }
}

extension Point {
  /// The point as `[x, y]`.
  package var json: JSONValue { [x.json, y.json] }
}

extension Size {
  /// The size as `[width, height]`.
  package var json: JSONValue { [width.json, height.json] }
}

extension Rect {
  /// The rectangle as `[x, y, width, height]`.
  package var json: JSONValue { [x.json, y.json, width.json, height.json] }
}

extension Insets {
  /// The insets as `[top, left, bottom, right]`.
  package var json: JSONValue { [top.json, left.json, bottom.json, right.json] }
}
