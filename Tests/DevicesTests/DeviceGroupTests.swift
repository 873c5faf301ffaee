import Devices
import Testing

@Suite("A group of devices") struct DeviceGroupTests {
  @Test("is found by its name and keeps the catalogue's order")
  func order() {
    #expect(DeviceGroup(rawValue: "all-iphones") == .allIPhones)
    #expect(DeviceGroup(rawValue: "iphones") == nil)
    for group in DeviceGroup.allCases {
      let ids = group.devices.map(\.id)
      #expect(ids == DeviceCatalogue.ids.filter { ids.contains($0) })
      #expect(!ids.isEmpty)
    }
  }

  @Test("holds the devices that its name says")
  func members() {
    #expect(DeviceGroup.all.devices.count == 55)
    #expect(DeviceGroup.allIPhones.devices.count + DeviceGroup.allIPads.devices.count == 55)
    #expect(DeviceGroup.notched.devices.count == 19)
    #expect(
      DeviceGroup.small.devices.map(\.id) == [
        "iphone-se-1", "iphone-8", "iphone-se-2", "iphone-se-3", "iphone-x", "iphone-xs",
        "iphone-11-pro", "iphone-12-mini", "iphone-13-mini",
      ])
    #expect(
      DeviceGroup.current.devices.map(\.id) == [
        "iphone-16e", "iphone-17e", "iphone-17", "iphone-17-pro", "iphone-17-pro-max",
        "iphone-air", "ipad-a16",
      ])
  }
}
