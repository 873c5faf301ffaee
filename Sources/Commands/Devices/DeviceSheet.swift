import AutoLayout
import Devices
import Geometry
import Graphics
import ViewKinds

/// A drawing of a device with its dimensions in points.
///
/// Portrait is on the left, and landscape is on the right.
struct DeviceSheet {
  let device: Device
  let system: SystemVersion

  func drawing(measuring text: any TextMeasuring) -> (list: DisplayList, size: Size) {
    var pen = SheetPen(unit: max(device.screenSize.width, device.screenSize.height) / 78)
    let unit = pen.unit
    let margin = unit * 4
    let side = SheetScreen.side(of: unit)
    let upright = device.screenSize(in: .portrait)
    let lying = device.screenSize(in: .landscapeLeft)
    let top = unit * 18
    let windows = device.windows == nil ? 0 : SheetScreen.windowRows(of: unit)
    let bottom = unit * 6 + windows
    let left = Point(x: margin + side, y: top)
    let right = Point(x: left.x + upright.width + side * 2 + unit * 2, y: top)
    let size = Size(
      width: right.x + lying.width + side + margin,
      height: top + upright.height + bottom + margin * 2)

    pen.fill(.rect(Rect(origin: .zero, size: size)), .white)
    pen.text(
      device.name, at: Point(x: margin, y: margin * 0.75), size: unit * 2.4, weight: .semibold)
    pen.text(
      facts, at: Point(x: margin, y: margin * 0.75 + unit * 3.6), color: SheetInk.faint)
    for (orientation, origin) in [(Orientation.portrait, left), (.landscapeLeft, right)] {
      SheetScreen(device: device, system: system, orientation: orientation, origin: origin)
        .draw(with: &pen, measuring: text)
    }
    legend(
      at: Point(x: right.x, y: top + lying.height + unit * 11 + windows), with: &pen)
    return (pen.list, size)
  }

  private var facts: String {
    let scale = Double(device.scale)
    let size = device.screenSize
    let systems = device.systems.map(\.rawValue).joined(separator: " and ")
    return [
      device.id, "\(device.year)", "\(size.width) × \(size.height) points @\(device.scale)x",
      "\(size.width * scale) × \(size.height * scale) pixels",
      "system \(systems)",
    ].joined(separator: "   ·   ")
  }

  private func legend(at origin: Point, with pen: inout SheetPen) {
    var rows: [(SheetInk.Area, String)] = [
      (.safeArea, "Safe area of a full-screen window without bars"),
      (.margin, "Root margins, \(device.layoutMargin.portrait) inside the safe area"),
      (.bar, "Navigation bar and tab bar"), (.statusBar, "Status bar"),
      (.keyboard, "Keyboard with suggestions"),
    ]
    if device.windows != nil { rows.append((.window, "Windows of a shared screen, below it")) }
    for (index, row) in rows.enumerated() {
      let y = origin.y + pen.unit * 2.6 * Double(index)
      let swatch = Rect(x: origin.x, y: y, width: pen.unit * 2.4, height: pen.unit * 1.5)
      pen.area(swatch, row.0)
      pen.text(
        row.1,
        in: Rect(
          x: swatch.maxX + pen.unit, y: y, width: pen.unit * 50, height: swatch.height),
        alignment: .left, color: SheetInk.text)
    }
    let note = "Figures of system \(system.rawValue), in points."
    pen.text(
      note, at: Point(x: origin.x, y: origin.y + pen.unit * 2.6 * Double(rows.count)),
      color: SheetInk.faint)
  }
}
