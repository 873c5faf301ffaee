import Devices
import Graphics
import TestSupport
import Testing

@testable import Commands

@Suite("The drawing of a device")
struct DeviceSheetTests {
  // The margins are 16, and lying the safe areas are 59: 393 − 2 × 16 and 852 − 2 × (59 + 16).
  @Test("has the widths between the margins")
  func margins() throws {
    let device = try #require(DeviceCatalogue.device(id: "iphone-15-pro"))
    let list = DeviceSheet(device: device, system: .ios18).drawing(measuring: FixedMetricsText())
      .list
    var words: Set<String> = []
    for case .text(let run) in list.items { words.insert(run.content.string) }
    #expect(words.isSuperset(of: ["16", "361", "59", "702"]), "\(words)")
  }
}
