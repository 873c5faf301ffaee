public import Geometry
import Graphics

extension View {
  /// Converts a point from this view's coordinates to another view of the same window.
  ///
  /// It uses the frames of the last layout and the transforms.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - view: The other view, or nil for the screen's coordinates.
  /// - Returns: The point in the other view's coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    View.map(from: self, to: view)(point)
  }

  /// Converts a point from another view of the same window to this view.
  ///
  /// If the view is nil, the point is in the screen's coordinates.
  public func convert(_ point: Point, from view: View?) -> Point {
    View.map(from: view, to: self)(point)
  }

  /// Converts a rectangle from this view to another view of the same window.
  ///
  /// If the view is nil, the result is in the screen's coordinates. With a rotation, it is the
  /// smallest rectangle around the converted corners.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    View.map(from: self, to: view).image(of: rect)
  }

  /// Converts a rectangle from another view of the same window to this view.
  ///
  /// If the view is nil, the rectangle is in the screen's coordinates.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    View.map(from: view, to: self).image(of: rect)
  }

  /// The map from one view's coordinates to another's; nil is the screen.
  private static func map(from view: View?, to other: View?) -> Transform {
    let shared = other.flatMap { view?.nearestCommonAncestor(with: $0) }
    let up = view?.map(toAncestor: shared) ?? .identity
    // A view that is scaled to nothing has no coordinates to convert to.
    guard let down = (other?.map(toAncestor: shared) ?? .identity).inverted else { return up }
    return up.followed(by: down)
  }

  /// The map from the view's coordinates to those of the view itself or of an ancestor; nil is the
  /// screen.
  private func map(toAncestor ancestor: View?) -> Transform {
    guard self !== ancestor else { return .identity }
    let offset = bounds.origin
    guard let superview else {
      let origin = host?.screen.content(of: controller).frame.origin ?? frame.origin
      return .translation(x: origin.x - offset.x, y: origin.y - offset.y)
    }
    let placed = Transform.translation(x: frame.x - offset.x, y: frame.y - offset.y)
    let drawn =
      transform == .identity ? placed : placed.followed(by: transform.transform.around(center))
    return drawn.followed(by: superview.map(toAncestor: ancestor))
  }
}

extension Transform {
  /// The smallest rectangle around the image of a rectangle; a translation keeps its exact size.
  fileprivate func image(of rect: Rect) -> Rect {
    guard (a, b, c, d) == (1, 0, 0, 1) else { return bounds(of: rect) }
    return Rect(origin: self(rect.origin), size: rect.size)
  }
}
