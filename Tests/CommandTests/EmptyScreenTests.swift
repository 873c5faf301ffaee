import Foundation
import TestSupport
import Testing

@testable import StrutCommand

/// The insets that `strut layout` prints for an empty screen, against the table of figures and the
/// rule of bars: a translucent bar adds to the safe area, an opaque one takes its strip away.
@Suite("An empty screen on every device")
struct EmptyScreenTests {
  @Test("has the table's insets and the bars', cell for cell")
  func cells() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix:
        device: all
        orientation: [portrait, landscape]
        navigationBar: [hidden, translucent, opaque, largeTitle]
        tabBar: [hidden, translucent, opaque]
      views: {}
      """, to: "empty.yaml")
    let outcome = strut("layout", "empty.yaml", "--json", in: scratch.path)
    #expect(outcome.status == .success)
    let output = try JSONDecoder().decode(
      LayoutCommandTests.Output.self, from: Data(outcome.out.utf8))
    let devices = try TableDevice.all()
    #expect(devices.count == 55)
    #expect(output.cells.count == 55 * 2 * 4 * 3)
    for cell in output.cells {
      let parts = cell.cell.split(separator: ".").map(String.init)
      let device = try #require(devices[parts[0]])
      let expected = device.expected(parts)
      let root = try #require(cell.views.first).inScreen
      #expect(isNear(cell.safeArea, expected.safe), "\(cell.cell): \(cell.safeArea)")
      #expect(isNear(root, expected.frame, within: 1.0 / 3), "\(cell.cell): \(root)")
    }
  }

  /// The program prints four decimals, and frames on pixels.
  private func isNear(_ found: [Double], _ wanted: [Double], within limit: Double = 1e-4) -> Bool {
    zip(found, wanted).allSatisfy { abs($0 - $1) <= limit }
  }
}

/// What the table says of a device.
private struct TableDevice {
  private let columns: [String: String]

  static func all() throws -> [String: TableDevice] {
    let lines = try Repository.text("Tests/Fixtures/Devices/devices.txt")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
    var devices: [String: TableDevice] = [:]
    for line in lines.dropFirst() {
      devices[line[0]] = TableDevice(
        columns: Dictionary(zip(lines[0], line)) { first, _ in first })
    }
    return devices
  }

  /// For the parts of a cell's name.
  func expected(_ parts: [String]) -> (safe: [Double], frame: [Double]) {
    let lies = parts.contains("landscape")
    let isPad = columns["family"] == "ipad"
    let size = numbers("points")
    let insets = numbers(lies ? "safeLying" : "safeUp")
    let (width, height) = lies ? (size[1], size[0]) : (size[0], size[1])
    let isLow = lies && !isPad
    func style(_ bar: String) -> String? {
      parts.first { $0.hasPrefix(bar + "-") }.map { String($0.dropFirst(bar.count + 1)) }
    }
    var safe = insets
    var taken = (top: 0.0, bottom: 0.0)
    if let style = style("navigationBar") {
      let hasIsland = columns["cutout"]?.hasPrefix("island") == true
      // Phones on 26: a row of 54 below the inset, with 24 above it where they lie.
      let isNew = columns["system"] == "26"
      let row: Double = isPad ? 50 : isNew ? (lies ? 78 : 54) : isLow ? 32 : 44
      let title: Double = style == "largeTitle" && !isLow ? 52 : 0
      let end = insets[0] + row + title - (hasIsland && !lies && !isNew ? 16.0 / 3 : 0)
      if style == "opaque" { (taken.top, safe[0]) = (end, 0) } else { safe[0] = end }
    }
    if let style = style("tabBar") {
      // An iPad's bar above a home indicator has 65 points in all.
      let end = isPad ? (insets[2] > 0 ? 65 : 50) : insets[2] + (isLow ? 32 : 49)
      if style == "opaque" { (taken.bottom, safe[2]) = (end, 0) } else { safe[2] = end }
    }
    return (safe, [0, taken.top, width, height - taken.top - taken.bottom])
  }

  private func numbers(_ column: String) -> [Double] {
    (columns[column] ?? "").split { $0 == "," || $0 == "x" }.compactMap { Double($0) }
  }
}
