import Devices
import Geometry
import Graphics

/// The layout of the whole screen's status bar, in window coordinates.
///
/// Positions were measured on screenshots of the iPhone XR, 13 Pro, 14 Pro, 16 Pro and Air, of an
/// iPhone Plus, a screen of 440 points and an iPad Pro with iPadOS 17 and 26. Other models follow by
/// the width beside their cutout.
struct StatusBarLayout: Hashable, Sendable {
  /// A text that is centred vertically in the bar.
  struct Label: Hashable, Sendable {
    let text: String
    let font: FontDescription
    /// The x coordinate of the text's centre, or of its left edge.
    let x: Points
    let isCentred: Bool
    /// The distance from the bar's middle line down to the text's middle line, in points.
    var drop: Points = 0
  }

  struct Signal: Hashable, Sendable {
    let left: Points
    let bottom: Points
    let barWidth: Points
    let pitch: Points
    let heights: [Points]
  }

  struct Battery: Hashable, Sendable {
    let body: Rect
    let cornerRadius: Points
    /// The charge as text, left of the battery.
    let percentage: String?
    /// The space between the percentage and the battery, in points.
    var gap: Points = 2.2
  }

  let middle: Points
  let time: Label
  /// The date beside the time, on iPads; nil on phones.
  let date: String?
  let signal: Signal?
  /// The left edge of the Wi-Fi symbol, or nil if it depends on the width of the battery's
  /// percentage.
  let wifiLeft: Points?
  let wifiScale: Double
  let battery: Battery
  /// The x coordinate of the centre of a window's three dots; nil on phones and on iPadOS 26.
  let windowDots: Points?

  /// The layout, or nil while the bar is hidden.
  init?(configuration: Configuration, geometry: ScreenGeometry) {
    guard let bar = geometry.statusBar else { return nil }
    if configuration.device.family == .ipad {
      self.init(
        padBar: bar, isEdgeToEdge: configuration.device.homeIndicator != nil,
        windowMiddle: geometry.size.width / 2, os: configuration.os)
      return
    }
    switch configuration.device.cutout {
    case .none: self.init(classicBar: bar)
    case .notch(let frame, _, let bodyWidth):
      self.init(
        notchBar: bar, notch: frame,
        bodyWidth: bodyWidth ?? frame.width - CutoutDrawing.usualEarRadius * 2)
    case .dynamicIsland(let frame):
      // Phones of 430 points were not measured. They have the usual symbols, as other phones whose
      // island is 11 points below the edge.
      let isLarge = configuration.device.screenSize.width >= 420 && frame.minY > 11
      self.init(
        islandBar: bar, island: frame, top: geometry.deviceSafeArea.top,
        symbols: isLarge ? .large : .usual)
    }
  }

  private init(
    middle: Points, time: Label, date: String? = nil, signal: Signal?, wifiLeft: Points?,
    wifiScale: Double, battery: Battery, windowDots: Points? = nil
  ) {
    self.middle = middle
    self.time = time
    self.date = date
    self.signal = signal
    self.wifiLeft = wifiLeft
    self.wifiScale = wifiScale
    self.battery = battery
    self.windowDots = windowDots
  }
}

extension StatusBarLayout {
  /// The layout beside a notch.
  ///
  /// The symbols on the right are 69.4 points wide, and digits 11.7 high. Both are smaller in
  /// narrow ears.
  private init(notchBar bar: Rect, notch: Rect, bodyWidth: Points) {
    let middle = bar.height * 0.526
    let ear = (bar.width - bodyWidth) / 2
    // The distance of the time's centre from the edge: 51.75 in ears of 97 (XR) and 114 points (13
    // Pro), 48 in the 83 points of the X.
    let centre = min(max(ear * 0.5333, 48), 51.75)
    let width = min(69.4, ear - Self.leastEdgeRoom - 1.7)
    let scale = width.value / 69.4
    let left =
      scale < 1 ? bar.maxX - Self.leastEdgeRoom - width : bar.maxX - centre - 1 - width / 2
    self.init(
      middle: middle,
      time: Label(
        text: Self.marketingTime, font: .system(15.8 * scale, .semibold),
        x: centre + Self.inkShift, isCentred: true, drop: 0.4),
      signal: Signal(
        left: left, bottom: middle + 5.6 * scale, barWidth: 3 * scale, pitch: 4.67 * scale,
        heights: [4, 6, 8.67, 11.33].map { Points($0) * scale }),
      wifiLeft: left + 22.5 * scale, wifiScale: scale,
      battery: Battery(
        body: Rect(
          x: left + 44.4 * scale, y: middle - 6 * scale, width: 22.7 * scale,
          height: 12 * scale), cornerRadius: 3.5 * scale, percentage: nil))
  }

  /// The sizes of the symbols beside a Dynamic Island, and their distances from the first bar of the
  /// signal, in points.
  private struct IslandSymbols {
    let fontSize: Points
    /// The distance from the middle line to the lower edge of the safe area.
    let rise: Points
    /// The distance from the middle of the symbols' place to the first bar.
    let reach: Points
    let bar: (width: Points, pitch: Points, drop: Points, heights: [Points])
    let wifi: (left: Points, scale: Double)
    let battery: (left: Points, size: Size, cornerRadius: Points)

    /// Measured on the iPhone 14 Pro and 16 Pro: 78.4 points wide, with digits of 12.7 points.
    static let usual = IslandSymbols(
      fontSize: 17.2, rise: 29.65, reach: 40.1, bar: (3.33, 5.33, 6.1, [4.67, 7, 9.67, 12.33]),
      wifi: (26.7, 1.04), battery: (51, Size(width: 25, height: 13), 4.2))
    /// Measured on the iPhone Air and on a screen of 440 points: 87 points wide, with digits of 13.3
    /// points.
    static let large = IslandSymbols(
      fontSize: 18, rise: 29.85, reach: 43.5, bar: (3.67, 6, 6.85, [5.33, 8, 11, 14]),
      wifi: (29.4, 1.145), battery: (56, Size(width: 28.33, height: 14.33), 4.6))
  }

  /// The layout beside a Dynamic Island.
  private init(islandBar bar: Rect, island: Rect, top: Points, symbols: IslandSymbols) {
    let middle = top - symbols.rise
    let centre = island.minX * 0.533
    let left = bar.maxX - centre - symbols.reach
    let battery = symbols.battery
    self.init(
      middle: middle,
      time: Label(
        text: Self.marketingTime, font: .system(symbols.fontSize, .semibold),
        x: centre + Self.inkShift, isCentred: true, drop: 0.4),
      signal: Signal(
        left: left, bottom: middle + symbols.bar.drop, barWidth: symbols.bar.width,
        pitch: symbols.bar.pitch, heights: symbols.bar.heights),
      wifiLeft: left + symbols.wifi.left, wifiScale: symbols.wifi.scale,
      battery: Battery(
        body: Rect(
          x: left + battery.left, y: middle - battery.size.height / 2, width: battery.size.width,
          height: battery.size.height), cornerRadius: battery.cornerRadius, percentage: nil))
  }

  /// The bar of phones with a home button, 20 points high.
  private init(classicBar bar: Rect) {
    let middle = bar.midY
    self.init(
      middle: middle,
      time: Label(
        text: "\(Self.marketingTime) AM", font: .system(12, .semibold), x: bar.midX,
        isCentred: true),
      signal: Signal(
        left: 6.5, bottom: middle + 4.5, barWidth: 2.67, pitch: 4, heights: [3.33, 5, 7, 9]),
      wifiLeft: 26, wifiScale: 0.79,
      battery: Battery(
        body: Rect(x: bar.maxX - 5.7 - 24.3, y: middle - 5, width: 22, height: 10),
        cornerRadius: 2.8, percentage: nil))
  }

  /// The bar of iPads, with the date.
  private init(padBar bar: Rect, isEdgeToEdge: Bool, windowMiddle: Points, os: SystemVersion) {
    let middle = bar.midY
    let time = "\(Self.marketingTime) AM"
    let date = "Tue Jan 9"
    switch os {
    case .ios18:
      let right: Points = isEdgeToEdge ? 15 : 7
      self.init(
        middle: middle,
        time: Label(
          text: time, font: .system(12, .medium), x: bar.minX + (isEdgeToEdge ? 16.5 : 8),
          isCentred: false),
        date: date, signal: nil, wifiLeft: nil, wifiScale: 0.84,
        battery: Battery(
          body: Rect(x: bar.maxX - right - 26.5, y: middle - 6, width: 24, height: 12),
          cornerRadius: 3.5, percentage: "100%"),
        windowDots: windowMiddle)
    case .ios26:
      // With square corners, the insets are as much smaller as on iPadOS 18.
      let inset: Points = isEdgeToEdge ? 26 : 18
      self.init(
        middle: middle,
        time: Label(
          text: time, font: .system(14, .medium), x: bar.minX + inset - 0.8, isCentred: false),
        date: date, signal: nil, wifiLeft: nil, wifiScale: 0.76,
        battery: Battery(
          body: Rect(x: bar.maxX - inset - 27.5, y: middle - 6.5, width: 25.2, height: 13),
          cornerRadius: 4.2, percentage: "100%", gap: 3.7))
    }
  }

  /// The distance from the battery to the screen's edge on the phones with the narrowest ears.
  private static let leastEdgeRoom: Points = 14.67

  /// The distance from the centre of the time's ink to the centre of its advance, in points.
  ///
  /// The advance includes the space after the 1.
  private static let inkShift: Points = 0.6

  /// The time in all of Apple's screenshots.
  private static let marketingTime = "9:41"
}
