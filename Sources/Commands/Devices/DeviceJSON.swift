import Cells
import Devices
import Diagnostics

/// The object that `strut devices --json` prints, format 1.
enum DeviceJSON {
  /// The whole document, which ends with a newline.
  static func document(_ devices: [Device] = DeviceCatalogue.all) -> String {
    JSONValue(["format": 1, "devices": .array(devices.map(\.json))]).document
  }
}
