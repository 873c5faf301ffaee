import Devices

extension MatrixAxis {
  package static let device = MatrixAxis(
    "device", noun: "device", \.device, values: DeviceCatalogue.all, naming: \.id,
    standard: { _, _ in MatrixDefaults.device },
    aliases: DeviceGroup.allCases.map { AxisAlias($0.rawValue, $0.devices.map(\.id)) },
    wording: Wording(
      values: "the ids and groups under Devices, or a custom device", summary: "The devices.",
      pattern: "ids, patterns or groups", condition: "Holds on these devices."))

  /// A device of the spec's own as a value.
  static func value(of device: Device) -> AxisValue {
    AxisValue(axis: Self.device.name, name: device.id) { $0.device = device }
  }
}
