import Devices
import Geometry
import TestSupport
import Testing

@testable import Chrome

@Suite("The status bar's layout") struct ChromeStatusBarTests {
  @Test("stands where it was measured", arguments: MeasuredStatusBar.rows)
  func measured(_ row: MeasuredStatusBar) throws {
    let screen = try #require(ChromeScreen(row.id))
    let layout = try #require(
      StatusBarLayout(configuration: screen.configuration, geometry: screen.geometry))
    #expect(abs((layout.middle - row.middle).value) < 0.5)
    #expect(abs((layout.time.x - row.time).value) < 1)
    #expect(abs((layout.battery.body.minX - row.battery).value) < 0.7)
    if let signal = row.signal {
      #expect(abs(((layout.signal?.left ?? 0) - signal).value) < 0.7)
    }
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

struct MeasuredStatusBar: CustomTestStringConvertible {
  let id: String
  let middle: Points
  let time: Points
  let signal: Points?
  let battery: Points

  init(_ id: String, middle: Points, time: Points, signal: Points?, battery: Points) {
    self.id = id
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
    MeasuredStatusBar("iphone-11", middle: 25, time: 51.75, signal: nil, battery: 371),
    MeasuredStatusBar("iphone-8-plus", middle: 10.3, time: 207, signal: 6.7, battery: 384),
  ]
}
