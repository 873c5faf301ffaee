import Bitmaps
import Devices
import Diagnostics
import Snapshots
import Spec

/// The hashes of the catalogue's device data that pictures depend on.
///
/// Must be used on one thread only.
final class DeviceEntries {
  private var known: [String: DrawingEnvironment.Entry] = [:]

  /// One entry for each catalogue device of the cells.
  ///
  /// A device that a spec declares has none, because the spec's text has its data.
  func entries(of cells: [BuiltCell]) -> [DrawingEnvironment.Entry] {
    var entries: [DrawingEnvironment.Entry] = []
    for device in cells.map(\.configuration.device) where !device.isCustom {
      let entry = known[device.id] ?? Self.entry(of: device)
      known[device.id] = entry
      if !entries.contains(entry) { entries.append(entry) }
    }
    return entries
  }

  private static func entry(of device: Device) -> DrawingEnvironment.Entry {
    // References contain hashes of exactly this text, so it must not change.
    let lines = "{ \"format\": 1, \"devices\": [\n  \(device.json.line)\n] }\n"
    let hash = PixelHash(Array(lines.utf8))
    return DrawingEnvironment.deviceEntry(device.id, hash: String(hash.description.prefix(16)))
  }
}
