import Devices
import Geometry
import Testing

@Suite("Insets under bars") struct InsetsTests {
  @Test(
    "are the table's and the rule's, cell for cell, however a device is held",
    arguments: FixtureDevice.all)
  func cells(_ row: FixtureDevice) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    for system in device.systems {
      for state in BarState.all where device.supports(state.orientation) {
        for (edges, isUnderOpaque) in InsetsTests.extensions {
          var state = state
          state.edges = edges
          state.isUnderOpaque = isUnderOpaque
          let geometry = ScreenGeometry(Configuration(device, state, on: system))
          let oracle = InsetsOracle(row, state, on: system)
          #expect(
            isNear(geometry.rootFrame.list, oracle.frame), "\(row.id) \(state) \(system.rawValue)")
          #expect(
            isNear(geometry.safeArea.list, oracle.safe), "\(row.id) \(state) \(system.rawValue)")
        }
      }
    }
  }

  private static let extensions: [(ExtendedEdges, Bool)] = [
    (.all, false), (.all, true), ([], false), (.top, false), (.bottom, true),
  ]

  private func isNear(_ found: [Points], _ wanted: [Points]) -> Bool {
    zip(found, wanted).allSatisfy { abs(($0 - $1).value) < 1e-9 }
  }

  @Test("change with the system", arguments: Systems.rows)
  func systems(_ row: Systems) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    let geometry = ScreenGeometry(
      Configuration(device: device, os: row.system, orientation: row.orientation))
    #expect(geometry.safeArea.list == row.insets)
    #expect(geometry.statusBar?.height ?? 0 == row.statusBar)
  }
}

/// A few figures by hand, from public measurements.
struct Systems: CustomTestStringConvertible {
  let id: String
  let system: SystemVersion
  let orientation: Orientation
  let insets: [Points]
  let statusBar: Points

  var testDescription: String { "\(id) \(orientation.rawValue) \(system.rawValue)" }

  static let rows = [
    Systems(
      id: "iphone-15-pro", system: .ios18, orientation: .landscapeLeft, insets: [0, 59, 21, 59],
      statusBar: 0),
    Systems(
      id: "iphone-15-pro", system: .ios26, orientation: .landscapeLeft, insets: [0, 59, 20, 59],
      statusBar: 0),
    Systems(
      id: "ipad-pro-11", system: .ios18, orientation: .portrait, insets: [24, 0, 20, 0],
      statusBar: 24),
    Systems(
      id: "ipad-pro-11", system: .ios26, orientation: .landscapeLeft, insets: [32, 0, 25, 0],
      statusBar: 32),
    Systems(
      id: "ipad-10-2", system: .ios26, orientation: .portrait, insets: [32, 0, 0, 0],
      statusBar: 32),
  ]
}
