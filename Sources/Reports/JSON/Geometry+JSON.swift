package import Diagnostics
package import Geometry

// Lengths have at most four decimals.

extension Points {
  package var json: JSONValue { JSONValue(value, places: 4) }
}

extension Point {
  /// `[x, y]`.
  package var json: JSONValue { [x.json, y.json] }
}

extension Size {
  /// `[width, height]`.
  package var json: JSONValue { [width.json, height.json] }
}

extension Rect {
  /// `[x, y, width, height]`.
  package var json: JSONValue { [x.json, y.json, width.json, height.json] }
}

extension Insets {
  /// `[top, left, bottom, right]`.
  package var json: JSONValue { [top.json, left.json, bottom.json, right.json] }
}
