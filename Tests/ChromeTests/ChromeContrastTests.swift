import Devices
import Geometry
import Graphics
import TestSupport
import Testing
import ViewKinds

@testable import Chrome

/// The expected reds are the Human Interface Guidelines' `systemRed` for increased contrast.
@Suite("The screen's own bars under increased contrast") struct ChromeContrastTests {
  @Test("have badges in the red of that contrast", arguments: BadgeCase.rows)
  func badge(_ row: BadgeCase) throws {
    var screen = try #require(
      ChromeScreen(
        "iphone-16", os: row.system, appearance: row.appearance, tabBar: .translucent))
    screen.configuration.contrast = .high
    let list = ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: .sample(
        tabs: [
          TabItem([TabItem.title("Calls"), TabItem.badge("3")], isSelected: true)
        ]),
      measuring: FixedMetricsText())
    let colors = list.items.flatMap(\.fillColors)
    #expect(colors.contains(RGBAColor(rgb: row.red)))
  }

  struct BadgeCase: CustomTestStringConvertible {
    let system: SystemVersion
    let appearance: Appearance
    let red: UInt32

    var testDescription: String { "\(appearance.rawValue) on \(system.rawValue)" }

    static let rows = [
      BadgeCase(system: .ios18, appearance: .light, red: 0xD70015),
      BadgeCase(system: .ios18, appearance: .dark, red: 0xFF6961),
      BadgeCase(system: .ios26, appearance: .light, red: 0xE9152D),
      BadgeCase(system: .ios26, appearance: .dark, red: 0xFF6165),
    ]
  }
}

extension DisplayItem {
  /// The colours of the item's fills, those within groups too.
  fileprivate var fillColors: [RGBAColor] {
    switch self {
    case .fill(_, let color): [color]
    case .group(_, _, _, let items), .transformed(_, let items): items.flatMap(\.fillColors)
    default: []
    }
  }
}
