import Devices
import Geometry
package import Spec

/// Text and controls under the notch or Dynamic Island, beyond a rounded corner of the display, or
/// at the home indicator.
///
/// Text counts as the area of its letters, not its label's frame. A control must not reach into
/// the strip of the home indicator, where the system's gesture takes the touches. A control that
/// extends to the screen's edge counts as the area of its text. Backgrounds and pictures may lie
/// anywhere. For content that scrolls, the rule checks only the sides.
package struct UnsafeArea: CellRule {
  package static let name = LintRuleName.unsafeArea
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    cell.shownViews.compactMap { view in
      guard !view.isBar, !view.isDisplaced, !view.frame.isEmpty,
        let rect = view.subject(in: cell.window), rect.intersection(cell.window) != nil
      else { return nil }
      let obstacles = cell.obstacles(for: view)
      let hits = obstacles.compactMap { obstacle in
        obstacle.reach(of: rect).map { (obstacle, $0) }
      }
      guard let (obstacle, reach) = hits.first, !obstacle.isCorner || !cell.isUnderBar(rect) else {
        return nil
      }
      return LintFinding(
        Self.name, "`\(view.name)` \(obstacle.verb) \(obstacle.name)", of: view,
        help: cell.help(cell.help(for: view), toPlace: view),
        measured: MeasuredValue(
          reach.value, "the overlap is \(FormattedMeasure.points(reach)) points"))
    }
  }
}

/// A part of the display that text and controls must not touch.
private struct Obstacle {
  let name: String
  let verb: String
  let shape: Shape

  var isCorner: Bool {
    if case .corner = shape { true } else { false }
  }

  enum Shape {
    case rect(Rect)
    /// The part of a square outside a circle around a point.
    case corner(square: Rect, center: Point, radius: Points)
  }

  /// Returns the depth to which a rectangle extends into the obstacle in points.
  ///
  /// Returns nil within tolerance.
  func reach(of rect: Rect) -> Points? {
    switch shape {
    case .rect(let obstacle):
      guard let common = rect.intersection(obstacle) else { return nil }
      let depth = min(common.width, common.height)
      return depth > LintedText.tolerance ? depth : nil
    case .corner(let square, let center, let radius):
      guard let common = rect.intersection(square) else { return nil }
      let x = center.x > square.midX ? common.minX : common.maxX
      let y = center.y > square.midY ? common.minY : common.maxY
      let (dx, dy) = ((x - center.x).value, (y - center.y).value)
      let depth = Points((dx * dx + dy * dy).squareRoot()) - radius
      return depth > 1 ? depth : nil
    }
  }
}

extension LintedCell {
  /// Returns the cure: a row or an item of a collection stays clear only if its scroll view adds
  /// the safe area to its insets.
  fileprivate func help(for view: LintedView) -> String {
    guard view.row != nil, let scroller = view.scroller else {
      let area = safeAreaName(for: view)
      return """
        write `to: \(area)` in the `pin` of `\(view.name)`, or constrain it to `\(area)` on that \
        side
        """
    }
    return "give `\(views[scroller].name)` `contentInsetAdjustmentBehavior: always`"
  }

  /// Returns the obstacles for a view, in the order of reporting: cutout, home indicator, corners.
  fileprivate func obstacles(for view: LintedView) -> [Obstacle] {
    let geometry = built.geometry
    let offset = Point(x: -geometry.window.x, y: -geometry.window.y)
    var obstacles: [Obstacle] = []
    let isSideways = geometry.screenSize.width > geometry.screenSize.height
    switch geometry.cutout {
    case .none: break
    case .notch(let frame, _, _) where view.scroller == nil || isSideways:
      obstacles.append(
        Obstacle(name: "the notch", verb: "lies under", shape: .rect(frame.offset(by: offset))))
    case .dynamicIsland(let frame) where view.scroller == nil || isSideways:
      obstacles.append(
        Obstacle(
          name: "the Dynamic Island", verb: "lies under", shape: .rect(frame.offset(by: offset))))
    case .notch, .dynamicIsland: break
    }
    guard view.scroller == nil else { return obstacles }
    if let indicator = geometry.homeIndicator, geometry.keyboard.height <= 0 {
      let strip = geometry.deviceSafeArea.bottom
      let area =
        view.control == nil
        ? indicator
        : Rect(
          minX: window.minX, minY: window.maxY - strip, maxX: window.maxX, maxY: window.maxY)
      obstacles.append(
        Obstacle(
          name: view.control == nil ? "the home indicator" : "the strip of the home indicator",
          verb: view.control == nil ? "lies under" : "reaches into", shape: .rect(area)))
    }
    return obstacles + corners
  }

  private var corners: [Obstacle] {
    let radius = built.configuration.device.displayCornerRadius
    let geometry = built.geometry
    guard radius > 0, geometry.size == geometry.screenSize else { return [] }
    let far = (x: window.maxX - radius, y: window.maxY - radius)
    let origins: [(x: Points, y: Points, centerX: Points, centerY: Points)] = [
      (0, 0, radius, radius), (far.x, 0, far.x, radius), (0, far.y, radius, far.y),
      (far.x, far.y, far.x, far.y),
    ]
    return origins.map { place in
      Obstacle(
        name: "a rounded corner of the display", verb: "lies under",
        shape: .corner(
          square: Rect(x: place.x, y: place.y, width: radius, height: radius),
          center: Point(x: place.centerX, y: place.centerY), radius: radius))
    }
  }

  /// Whether a rectangle intersects the notch or the Dynamic Island.
  func isUnderCutout(_ rect: Rect) -> Bool {
    let offset = Point(x: -built.geometry.window.x, y: -built.geometry.window.y)
    switch built.geometry.cutout {
    case .none: return false
    case .notch(let frame, _, _), .dynamicIsland(let frame):
      return rect.intersection(frame.offset(by: offset)) != nil
    }
  }
}
