import Cells
import Devices
import Geometry
import Graphics
import ViewKinds

extension SheetScreen {
  /// Draws the dimensions around a screen.
  ///
  /// The width and the cutout are above the screen, and the margins are below it. The height and
  /// the bars are on the left, and the insets and the keyboard are on the right.
  func drawDimensions(
    _ geometry: ScreenGeometry, around screen: Rect, with pen: inout SheetPen
  ) {
    let unit = pen.unit
    pen.row(
      [SheetSpan(screen.minX, screen.maxX)], y: screen.minY - unit * 5.5, edge: screen.minY,
      words: .before, color: SheetInk.text)
    pen.column(
      [SheetSpan(screen.minY, screen.maxY)], x: screen.minX - unit * 13.5, edge: screen.minX,
      words: .before, color: SheetInk.text)
    drawBars(geometry, beside: screen, with: &pen)
    drawInsets(geometry, beside: screen, with: &pen)
    drawMargins(geometry, below: screen, with: &pen)
    if let cutout = geometry.cutout.frame { draw(placed(cutout), around: screen, with: &pen) }
    drawRadius(of: screen, with: &pen)
  }

  private func drawBars(
    _ geometry: ScreenGeometry, beside screen: Rect, with pen: inout SheetPen
  ) {
    // A tab bar at the top shares the row of the navigation bar.
    let tabs = geometry.isTabBarAtTop ? nil : geometry.tabBar
    let bars: [(Rect?, String, SheetInk.Area)] = [
      (geometry.statusBar, "status bar", .statusBar),
      (geometry.navigationBar, geometry.isTabBarAtTop ? "navigation, tabs" : "navigation", .bar),
      (tabs, "tab bar", .bar),
    ]
    for (bar, name, area) in bars {
      guard let frame = bar.map(placed) else { continue }
      pen.column(
        [SheetSpan(frame.minY, frame.maxY, name)], x: screen.minX - pen.unit * 2,
        edge: screen.minX, words: .before, color: area.stroke)
    }
  }

  private func drawInsets(
    _ geometry: ScreenGeometry, beside screen: Rect, with pen: inout SheetPen
  ) {
    let safe = screen.inset(by: geometry.deviceSafeArea)
    let keyboard = placed(geometry.keyboard)
    pen.column(
      [SheetSpan(keyboard.minY, keyboard.maxY, "keyboard")], x: screen.maxX + pen.unit * 2,
      edge: screen.maxX, words: .after, color: SheetInk.Area.keyboard.stroke)
    pen.column(
      [
        SheetSpan(screen.minY, safe.minY), SheetSpan(safe.minY, safe.maxY, "safe"),
        SheetSpan(safe.maxY, screen.maxY),
      ], x: screen.maxX + pen.unit * 12, edge: screen.maxX, words: .after,
      color: SheetInk.Area.safeArea.stroke)
  }

  private func drawMargins(
    _ geometry: ScreenGeometry, below screen: Rect, with pen: inout SheetPen
  ) {
    let safe = screen.inset(by: geometry.deviceSafeArea)
    let content = safe.inset(by: geometry.rootMargins)
    pen.row(
      [
        SheetSpan(screen.minX, safe.minX), SheetSpan(safe.minX, content.minX),
        SheetSpan(content.minX, content.maxX), SheetSpan(content.maxX, safe.maxX),
        SheetSpan(safe.maxX, screen.maxX),
      ], y: screen.maxY + pen.unit * 2, edge: screen.maxY, words: .after,
      color: SheetInk.Area.margin.stroke)
  }

  /// The extra height below the drawing for the windows of a shared screen.
  static func windowRows(of unit: Points) -> Points { unit * 14 }

  /// Draws the windows of a shared screen as widths at their positions, one below the other.
  func drawWindows(below screen: Rect, with pen: inout SheetPen) {
    let windows = device.windows?[orientation].named ?? []
    for (index, split) in windows.enumerated() {
      let y = screen.maxY + pen.unit * (6.5 + 3 * Double(index))
      let geometry = ScreenGeometry(
        Configuration(
          device: device, os: system, orientation: orientation, window: split.size))
      let frame = placed(geometry.window)
      let label = "\(split.name), \(split.window.horizontalClass.rawValue)"
      pen.row(
        [SheetSpan(frame.minX, frame.maxX, label)], y: y, edge: y - pen.unit * 0.4,
        words: .after, color: SheetInk.Area.window.stroke)
    }
  }

  /// Draws the size of the notch or the island, and its distances from the edges of the screen.
  private func draw(_ cutout: Rect, around screen: Rect, with pen: inout SheetPen) {
    let unit = pen.unit
    let across = [
      SheetSpan(screen.minX, cutout.minX), SheetSpan(cutout.minX, cutout.maxX),
      SheetSpan(cutout.maxX, screen.maxX),
    ]
    let down = [
      SheetSpan(screen.minY, cutout.minY), SheetSpan(cutout.minY, cutout.maxY),
      SheetSpan(cutout.maxY, screen.maxY),
    ]
    let isLying = orientation.isLandscape
    pen.row(
      isLying ? Array(across.prefix(2)) : across, y: screen.minY - unit * 2, edge: screen.minY,
      words: .before, color: SheetInk.faint)
    if isLying {
      pen.column(
        [down[1]], x: screen.minX - unit * 2, edge: screen.minX, words: .before,
        color: SheetInk.faint)
    } else {
      pen.column(
        Array(down.prefix(2)), x: screen.maxX + unit * 2, edge: screen.maxX, words: .after,
        color: SheetInk.faint)
    }
  }

  /// Draws a line from the lower left corner to the radius in words.
  private func drawRadius(of screen: Rect, with pen: inout SheetPen) {
    let radius = device.displayCornerRadius
    guard radius > 0, !orientation.isLandscape else { return }
    let unit = pen.unit
    // The distance from the edges to the middle of the quarter circle.
    let depth = radius * (1 - 0.5.squareRoot())
    let elbow = Point(x: screen.minX - unit * 1.5, y: screen.maxY + unit * 2.2)
    pen.line(Point(x: screen.minX + depth, y: screen.maxY - depth), elbow)
    pen.line(elbow, Point(x: elbow.x - unit, y: elbow.y))
    let width = unit * 12
    pen.text(
      "corners \(radius)",
      in: Rect(
        x: elbow.x - unit * 1.4 - width, y: elbow.y - unit, width: width, height: unit * 2),
      alignment: .right, color: SheetInk.faint)
  }
}

extension Cutout {
  /// The frame of the notch or the island; nil if there is none.
  fileprivate var frame: Rect? {
    switch self {
    case .none: nil
    case .notch(let frame, _, _), .dynamicIsland(let frame): frame
    }
  }
}
