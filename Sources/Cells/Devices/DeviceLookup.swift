package import Devices
package import Diagnostics
import Spec

/// Finds devices of the catalogue by command line arguments.
package enum DeviceLookup {
  /// The device with an id, or the error if there is none.
  package static func device(_ id: String) -> Result<Device, DeviceUnknown> {
    if let device = DeviceCatalogue.device(id: id) { return .success(device) }
    return .failure(DeviceUnknown(id: id))
  }

  /// The devices of a group, a pattern or an id; never empty.
  package static func devices(_ name: String) -> Result<[Device], DeviceUnknown> {
    if let group = DeviceGroup(rawValue: name) { return .success(group.devices) }
    let glob = Glob(name)
    guard glob.hasWildcards else { return device(name).map { [$0] } }
    let matching = DeviceCatalogue.all.filter { glob.matches($0.id) }
    return matching.isEmpty ? .failure(DeviceUnknown(id: name)) : .success(matching)
  }
}

/// A name that no device, group or pattern has.
package struct DeviceUnknown: Error, Hashable, Sendable {
  package let id: String

  package var diagnostic: Diagnostic {
    let known = DeviceCatalogue.ids + DeviceGroup.names
    return Diagnostic(
      Message(rule: "unknownDevice", text: "there is no device `\(id)`"),
      help: NearestName.of(id, in: known).map { "did you mean `\($0)`?" }
        ?? "`strut devices` lists them")
  }
}
