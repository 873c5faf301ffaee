package import Devices
package import Diagnostics

/// Finds one device of the catalogue.
package enum DeviceLookup {
  /// The device with the id, or what to say when there is none.
  package static func device(_ id: String) -> Result<Device, DeviceUnknown> {
    if let device = DeviceCatalogue.device(id: id) { return .success(device) }
    return .failure(DeviceUnknown(id: id))
  }
}

/// An id that no device has.
package struct DeviceUnknown: Error, Hashable, Sendable {
  package let id: String

  package var diagnostic: Diagnostic {
    Diagnostic(
      Message(rule: "unknownDevice", text: "there is no device `\(id)`"),
      help: NearestName.of(id, in: DeviceCatalogue.ids).map { "did you mean `\($0)`?" }
        ?? "`strut devices` lists them")
  }
}
