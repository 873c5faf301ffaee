public import Geometry

extension View {
  /// Converts a point of this view to another view of the same window, by the last layout.
  ///
  /// - Parameters:
  ///   - point: in this view's coordinates.
  ///   - view: nil for the screen's coordinates.
  /// - Returns: the point in the other view's coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return Point(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point of another view of the same window to this view.
  public func convert(_ point: Point, from view: View?) -> Point {
    let (own, other) = (originOnScreen, view?.originOnScreen ?? .zero)
    return Point(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle of this view to another view of the same window; nil means the screen.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle of another view of the same window to this view; nil means the screen.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The origin of the view's coordinates on the screen.
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
