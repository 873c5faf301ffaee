package import Cells
import Devices
import Drawing

/// Describes devices of the catalogue.
///
/// - Parameters:
///   - name: a device, group or pattern; nil for all devices.
///   - asJSON: whether to return JSON instead of text.
/// - Returns: all data of one device if the name is its id, otherwise a table.
/// - Throws: `DeviceUnknown` if no device has the name.
package func describeDevices(_ name: String?, asJSON: Bool) throws(DeviceUnknown) -> String {
  guard let name else { return asJSON ? DeviceJSON.document() : DeviceListing.table() }
  let devices = try DeviceLookup.devices(name).get()
  if asJSON { return DeviceJSON.document(devices) }
  if let device = devices.first, device.id == name { return DeviceListing.detail(device) }
  return DeviceListing.table(devices)
}

/// The options of a dimensioned drawing of a device.
package struct DeviceDrawingOptions: Sendable {
  /// The system, `18` or `26`; nil for the oldest system of the device.
  package var system: String?
  package var fontSetup: FontSetup

  package init(system: String?, fontSetup: FontSetup) {
    self.system = system
    self.fontSetup = fontSetup
  }
}

/// The error for a system that a device does not run.
package struct UnsupportedSystem: Error, Hashable, Sendable {
  package let system: String
  /// The systems that the device runs, in words.
  package let expected: String
}

/// Draws a device with its dimensions, in portrait and in landscape.
///
/// - Parameters:
///   - id: the id of the device.
///   - options: the system and the fonts.
/// - Returns: the text of an SVG file.
/// - Throws: `DeviceUnknown`, `UnsupportedSystem`, or the error of missing fonts.
package func drawDevice(_ id: String, options: DeviceDrawingOptions) throws -> String {
  let device = try DeviceLookup.device(id).get()
  let system = options.system.map { SystemVersion(rawValue: $0) } ?? device.oldestSystem
  guard let system, device.supports(system) else {
    let systems = device.systems.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    throw UnsupportedSystem(
      system: options.system ?? "", expected: "\(systems), which \(device.id) runs")
  }
  let renderer = try Renderer(fonts: options.fontSetup.library())
  let sheet = DeviceSheet(device: device, system: system)
    .drawing(measuring: renderer.measurer)
  return String(decoding: try renderer.svg(of: sheet.list, size: sheet.size), as: UTF8.self)
}
