import Geometry
import Graphics
import ViewKinds

/// The status bar's items as shapes and texts.
struct StatusBarDrawing {
  let layout: StatusBarLayout
  let color: RGBAColor

  func items(measuring: any TextMeasuring) -> [DisplayItem] {
    var items = timeAndDate(measuring)
    if let signal = layout.signal { items.append(bars(signal)) }
    items += batteryItems(measuring)
    return items
  }

  /// The items that belong to the window, not to the screen.
  var windowItems: [DisplayItem] {
    layout.windowDots.map { [dots(around: $0)] } ?? []
  }

  private func timeAndDate(_ measuring: any TextMeasuring) -> [DisplayItem] {
    let time = layout.time
    guard !time.isCentred else {
      return [
        text(time.text, time.font, .center, from: time.x - 60, width: 120, drop: time.drop)
      ]
    }
    var items = [text(time.text, time.font, .left, from: time.x, width: 120)]
    if let date = layout.date {
      let width = measuring.extent(of: TextContent(time.text, font: time.font), width: nil)
        .size.width
      items.append(text(date, time.font, .left, from: time.x + width + 11, width: 160))
    }
    return items
  }

  private func text(
    _ string: String, _ font: FontDescription, _ alignment: TextAlignment, from x: Points,
    width: Points, drop: Points = 0
  ) -> DisplayItem {
    let frame = Rect(x: x, y: layout.middle + drop - 12, width: width, height: 24)
    return .text(
      TextRun(TextContent(string, font: font), color: color, alignment: alignment, in: frame))
  }

  private func bars(_ signal: StatusBarLayout.Signal) -> DisplayItem {
    var path = Path()
    for (index, height) in signal.heights.enumerated() {
      let frame = Rect(
        x: signal.left + signal.pitch * Double(index), y: signal.bottom - height,
        width: signal.barWidth, height: height)
      path.append(.roundedRect(frame, radius: signal.barWidth * 0.3))
    }
    return .fill(path, color)
  }

  private func batteryItems(_ measuring: any TextMeasuring) -> [DisplayItem] {
    let battery = layout.battery
    var items = BatteryShape(body: battery.body, cornerRadius: battery.cornerRadius)
      .items(color: color)
    var wifiLeft = layout.wifiLeft
    let scale = layout.wifiScale
    if let percentage = battery.percentage {
      let font = layout.time.font
      let width = measuring.extent(of: TextContent(percentage, font: font), width: nil).size.width
      let left = battery.body.minX - battery.gap - width
      items.append(text(percentage, font, .left, from: left, width: width + 4))
      wifiLeft = left - 4.3 - SymbolGlyph.wifi.size.width * scale
    }
    if let wifiLeft {
      let middle = Point(
        x: wifiLeft + SymbolGlyph.wifi.size.width / 2 * scale, y: layout.middle)
      items += SymbolGlyph.wifi.items(centeredAt: middle, scale: scale, color: color)
    }
    return items
  }

  /// The three dots that open a window's menu.
  private func dots(around middle: Points) -> DisplayItem {
    var path = Path()
    for offset in [-6.5, 0, 6.5] {
      path.append(
        .ellipse(
          in: Rect(
            x: middle + Points(offset) - 1.9, y: layout.middle - 1.9, width: 3.8, height: 3.8)))
    }
    return .fill(path, color.withAlpha(128))
  }
}
