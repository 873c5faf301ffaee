import Geometry
import Graphics

/// The arrow of a panel, whose tip points at the source.
///
/// Estimated: 13 points high and 26 wide at popovers up to iOS 18.
enum PopoverArrow {
  static let height: Points = 13
  static let width: Points = 26

  /// The shadow of a popover, on all sides; a guess.
  static func shadow(of outline: Path) -> DisplayItem {
    .shadow(outline, RGBAColor.black.withAlpha(64), radius: 24, offset: Point(x: 0, y: 4))
  }

  /// Returns the outline of a panel with its arrow.
  ///
  /// - Parameters:
  ///   - frame: the panel's frame without the arrow.
  ///   - radius: the radius of the panel's corners.
  ///   - width: the width of the arrow at the panel.
  ///   - height: the height of the arrow.
  ///   - x: the tip's x coordinate. The tip stays between the corners.
  ///   - isAtTop: whether the arrow is above the panel.
  /// - Returns: the outline, in the panel's coordinates.
  static func outline(
    around frame: Rect, radius: Points, width: Points = Self.width,
    height: Points = Self.height, at x: Points, isAtTop: Bool
  ) -> Path {
    let halfWidth = width / 2
    let reach = radius + halfWidth
    let middle = max(min(x, frame.maxX - reach), frame.minX + reach)
    let edge = isAtTop ? frame.minY : frame.maxY
    let tip = isAtTop ? edge - height : edge + height
    // The overlap leaves no seam between panel and arrow.
    let base = isAtTop ? edge + 1 : edge - 1
    func point(_ dx: Points, _ y: Points) -> Point { Point(x: middle + dx, y: y) }
    let near = tip + (edge - tip) * 0.12
    let blunt = height * (2.0 / 13)
    let corners: [Path.Element] = [
      .move(point(-halfWidth, base)), .line(point(-halfWidth, edge)),
      .curve(
        point(-blunt, near), control1: point(-halfWidth * 0.55, edge),
        control2: point(-blunt * 2.25, near + (edge - near) * 0.35)),
      .curve(point(blunt, near), control1: point(-blunt / 2, tip), control2: point(blunt / 2, tip)),
      .curve(
        point(halfWidth, edge), control1: point(blunt * 2.25, near + (edge - near) * 0.35),
        control2: point(halfWidth * 0.55, edge)),
      .line(point(halfWidth, base)), .close,
    ]
    let arrow = isAtTop ? corners : corners.turnedRound
    return Path(Path.continuousRect(frame, radius: radius).elements + arrow)
  }
}

extension [Path.Element] {
  /// The elements of a closed outline of one part in the opposite direction.
  ///
  /// All parts of an outline must turn in one direction, or they cut holes into each other.
  fileprivate var turnedRound: [Path.Element] {
    var points: [Point] = []
    for element in self {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): points.append(point)
      case .close: break
      }
    }
    guard let last = points.last else { return [] }
    var turned: [Path.Element] = [.move(last)]
    for (index, element) in enumerated().reversed() where index > 0 {
      switch element {
      case .line: turned.append(.line(points[index - 1]))
      case .curve(_, let first, let second):
        turned.append(.curve(points[index - 1], control1: second, control2: first))
      case .move, .close: break
      }
    }
    return turned + [.close]
  }
}
