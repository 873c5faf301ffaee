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
    #expect(DeviceGroup.dynamicIsland.devices.count == 14)
    #expect(DeviceGroup.homeButton.devices.count == 11)
    #expect(
      DeviceGroup.large.devices.map(\.id) == [
        "iphone-8-plus", "iphone-xs-max", "iphone-xr", "iphone-11", "iphone-11-pro-max",
        "iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus", "iphone-14-pro-max",
        "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus", "iphone-16-pro-max",
        "iphone-17-pro-max", "iphone-air",
      ])
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
