public import Geometry

extension View {
  /// Where a point of this view's is in another one of the same window; from the last layout.
  ///
  /// - Parameters:
  ///   - point: in this view's coordinates.
  ///   - view: nil for the screen's coordinates.
  /// - Returns: the point in the other view's coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return Point(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Where a point of another view's of the same window is in this one.
  public func convert(_ point: Point, from view: View?) -> Point {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return Point(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Where a rectangle of this view's is in another one of the same window; nil is the screen.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Where a rectangle of another view's of the same window is in this one; nil is the screen.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the point (0, 0) of the view's coordinates is on the screen.
  private var originOnScreen: Point {
    let offset = scrollLayout.boundsOrigin
    guard let superview else {
      let origin = host?.screen.content(of: controller).frame.origin ?? frame.origin
      return Point(x: origin.x - offset.x, y: origin.y - offset.y)
    }
    let around = superview.originOnScreen
    return Point(x: around.x + frame.x - offset.x, y: around.y + frame.y - offset.y)
  }
}
