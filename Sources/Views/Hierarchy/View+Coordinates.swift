public import Geometry

extension View {
  /// Converts a point from this view's coordinates to another view of the same window.
  ///
  /// It uses the frames of the last layout.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - view: The other view, or nil for the screen's coordinates.
  /// - Returns: The point in the other view's coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return Point(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from another view of the same window to this view.
  ///
  /// If the view is nil, the point is in the screen's coordinates.
  public func convert(_ point: Point, from view: View?) -> Point {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return Point(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle from this view to another view of the same window.
  ///
  /// If the view is nil, the result is in the screen's coordinates.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from another view of the same window to this view.
  ///
  /// If the view is nil, the rectangle is in the screen's coordinates.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The origin of the view's coordinate system in the screen's coordinates, in points.
  private var originOnScreen: Point {
    let offset = bounds.origin
    guard let superview else {
      let origin = host?.screen.content(of: controller).frame.origin ?? frame.origin
      return Point(x: origin.x - offset.x, y: origin.y - offset.y)
    }
    let around = superview.originOnScreen
    return Point(x: around.x + frame.x - offset.x, y: around.y + frame.y - offset.y)
  }
}
