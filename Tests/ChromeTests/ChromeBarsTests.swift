import Devices
import Geometry
import TestSupport
import Testing

@testable import Chrome

@Suite("The status bar's layout") struct ChromeStatusBarTests {
  @Test("stands where it was measured", arguments: MeasuredStatusBar.rows)
  func measured(_ row: MeasuredStatusBar) throws {
    let screen = try #require(ChromeScreen(row.id, os: row.os))
    let layout = try #require(
      StatusBarLayout(configuration: screen.configuration, geometry: screen.geometry))
    if let middle = row.middle { #expect(abs((layout.middle - middle).value) < 0.5) }
    if let time = row.time { #expect(abs((layout.time.x - time).value) < 1) }
    #expect(abs((layout.battery.body.minX - row.battery).value) < 0.7)
    if let signal = row.signal {
      #expect(abs(((layout.signal?.left ?? 0) - signal).value) < 0.7)
    }
  }

  // Measured on an iPhone Air: a signal of 21.7, bars 6 apart, Wi-Fi from 327.7 to 346.7 and a
  // battery of 28.3 by 14.3. On the iPhone 16 Pro the bars are 5.33 apart and the battery is 25 by
  // 13.
  @Test("has larger symbols on screens of 420 points and more beside a low island")
  func largeSymbols() throws {
    let screen = try #require(ChromeScreen("iphone-air"))
    let layout = try #require(
      StatusBarLayout(configuration: screen.configuration, geometry: screen.geometry))
    let signal = try #require(layout.signal)
    #expect(abs((signal.pitch * 3 + signal.barWidth - 21.7).value) < 0.1)
    #expect(abs(((layout.wifiLeft ?? 0) - 327.67).value) < 0.7)
    #expect(abs(layout.wifiScale * 16.6 - 19) < 0.1)
    #expect(abs((layout.battery.body.width - 28.33).value) < 0.5)
    #expect(abs((layout.battery.body.height - 14.33).value) < 0.1)
    let other = try #require(ChromeScreen("iphone-15-plus"))
    let usual = try #require(
      StatusBarLayout(configuration: other.configuration, geometry: other.geometry))
    #expect(usual.signal?.pitch == 5.33)
    #expect(usual.battery.body.size == Size(width: 25, height: 13))
  }

  @Test("hides in a phone's landscape, stays on tablets")
  func landscape() throws {
    let phone = try #require(ChromeScreen("iphone-x", .landscapeLeft))
    #expect(StatusBarLayout(configuration: phone.configuration, geometry: phone.geometry) == nil)
    let pad = try #require(ChromeScreen("ipad-pro-11", .landscapeLeft))
    let layout = try #require(
      StatusBarLayout(configuration: pad.configuration, geometry: pad.geometry))
    #expect(layout.date != nil)
    #expect(abs((layout.battery.body.maxX + 2.5 - 1179).value) < 0.01)
  }
}

/// Places in a screenshot; nil for what was not measured.
struct MeasuredStatusBar: CustomTestStringConvertible {
  let id: String
  var os: SystemVersion?
  var middle: Points?
  var time: Points?
  var signal: Points?
  let battery: Points

  init(
    _ id: String, os: SystemVersion? = nil, middle: Points? = nil, time: Points? = nil,
    signal: Points? = nil, battery: Points
  ) {
    self.id = id
    self.os = os
    self.middle = middle
    self.time = time
    self.signal = signal
    self.battery = battery
  }

  var testDescription: String { id }

  static let rows = [
    MeasuredStatusBar("iphone-13-pro", middle: 24.8, time: 51.7, signal: 302.3, battery: 346.7),
    MeasuredStatusBar("iphone-14-pro", middle: 29.3, time: 71, signal: 282, battery: 333),
    MeasuredStatusBar("iphone-16-pro", middle: 32.5, time: 73.7, signal: 288.3, battery: 339.3),
    MeasuredStatusBar("iphone-11", middle: 25, time: 51.75, battery: 371),
    MeasuredStatusBar("iphone-8-plus", middle: 10.3, time: 207, signal: 6.7, battery: 384),
    MeasuredStatusBar("iphone-air", middle: 38.2, time: 78.3, signal: 298.3, battery: 354.3),
    MeasuredStatusBar("iphone-17-pro-max", middle: 32, battery: 368.3),
    MeasuredStatusBar("ipad-pro-13", os: .ios26, time: 26, battery: 978.5),
  ]
}
