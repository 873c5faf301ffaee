import Bitmaps
import Devices
import Snapshots
import Spec

/// What pictures depend on of the catalogue: each device's data, by its hash; belongs to one thread.
final class DeviceEntries {
  private var known: [String: DrawingEnvironment.Entry] = [:]

  /// One entry for each device of the catalogue that the cells are on; none for one of a spec's own,
  /// which its spec describes.
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
    let hash = PixelHash(Array(DeviceJSON.document([device]).utf8))
    return DrawingEnvironment.deviceEntry(device.id, hash: String(hash.description.prefix(16)))
  }
}
