import AutoLayout
import Chrome
import Devices
import Drawing
import Geometry
import Graphics
import ViewKinds

/// A screen of a dimensioned drawing, with the areas that the system reserves.
struct SheetScreen {
  let device: Device
  let system: SystemVersion
  let orientation: Orientation
  /// The upper left corner of the screen on the drawing.
  let origin: Point

  /// The width of the space for dimensions on each side of a screen.
  static func side(of unit: Points) -> Points { unit * 18 }

  private var plain: ScreenGeometry {
    ScreenGeometry(
      Configuration(
        device: device, os: system, orientation: orientation, navigationBar: .translucent,
        tabBar: .translucent, keyboard: .shown))
  }

  func draw(with pen: inout SheetPen, measuring text: any TextMeasuring) {
    let geometry = plain
    let screen = Rect(origin: origin, size: geometry.size)
    drawAreas(geometry, on: screen, with: &pen)
    drawMarks(geometry, with: &pen, measuring: text)
    pen.outline(
      .continuousRect(screen, radius: device.displayCornerRadius), SheetInk.outline, width: 0.3)
    drawDimensions(geometry, around: screen, with: &pen)
    drawWindows(below: screen, with: &pen)
    drawWords(geometry, on: screen, with: &pen)
  }

  func placed(_ rect: Rect) -> Rect { rect.offset(by: origin) }

  private func drawAreas(
    _ geometry: ScreenGeometry, on screen: Rect, with pen: inout SheetPen
  ) {
    let safe = screen.inset(by: geometry.deviceSafeArea)
    pen.fill(
      .continuousRect(screen, radius: device.displayCornerRadius), RGBAColor(rgb: 0xF7F8FA))
    pen.area(safe, .safeArea)
    pen.area(safe.inset(by: geometry.rootMargins), .margin)
    var inside = SheetPen(unit: pen.unit)
    if let bar = geometry.statusBar { inside.area(placed(bar), .statusBar) }
    let tabs = geometry.tabBar == geometry.navigationRow ? nil : geometry.tabBar
    for bar in [geometry.navigationBar, tabs] {
      if let bar { inside.area(placed(bar), .bar) }
    }
    inside.area(placed(geometry.keyboard), .keyboard)
    pen.add([
      .group(
        name: "areas", opacity: 1,
        clip: .continuousRect(screen, radius: device.displayCornerRadius), inside.list.items)
    ])
  }

  /// Draws the cutout and the home indicator in their real shapes.
  private func drawMarks(
    _ geometry: ScreenGeometry, with pen: inout SheetPen, measuring text: any TextMeasuring
  ) {
    let marks = ScreenChrome.display(
      DisplayList(),
      configuration: Configuration(device: device, os: system, orientation: orientation),
      geometry: geometry, screen: ScreenDescription(background: .white, tint: .black),
      measuring: text
    ).items.filter { item in
      if case .group(let name?, _, _, _) = item {
        name == "chrome.cutout" || name == "chrome.homeIndicator"
      } else {
        false
      }
    }
    pen.add([.transformed(Transform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y), marks)])
  }

  private func drawWords(
    _ geometry: ScreenGeometry, on screen: Rect, with pen: inout SheetPen
  ) {
    let unit = pen.unit
    let classes = geometry.sizeClasses
    let heights = device.metrics(on: system).keyboardHeight[orientation]
    let digits = device.numberPadHeight(on: system, in: orientation)
    let free = Rect(
      minX: screen.minX, minY: placed(geometry.navigationBar ?? .zero).maxY, maxX: screen.maxX,
      maxY: placed(geometry.keyboard).minY)
    var lines = ["width \(classes.horizontal.rawValue), height \(classes.vertical.rawValue)"]
    if case .notch(_, let radius, _) = geometry.cutout {
      lines.append("notch's corners \(radius)")
    }
    if let mark = geometry.homeIndicator {
      lines.append("home indicator \(mark.width) × \(mark.height)")
    }
    let top = free.midY - unit * 1.1 * Double(lines.count)
    for (index, line) in lines.enumerated() {
      pen.text(
        line,
        in: Rect(
          x: free.minX, y: top + unit * 2.2 * Double(index), width: free.width,
          height: unit * 2.2), alignment: .center, color: SheetInk.text)
    }
    let keys = placed(geometry.keyboard)
    let words = [
      "keyboard \(heights.withSuggestions)", "\(heights.withoutSuggestions) without suggestions",
      "number pad \(digits)",
    ]
    for (index, line) in words.enumerated() {
      pen.text(
        line,
        in: Rect(
          x: keys.minX, y: keys.minY + unit * (1.5 + 2.2 * Double(index)), width: keys.width,
          height: unit * 2.2), alignment: .center, color: SheetInk.Area.keyboard.stroke)
    }
  }
}
