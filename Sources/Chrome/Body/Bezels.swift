import Devices
import Geometry

/// The part of a device's front around its display, in the display's points.
///
/// The values are half of the difference between the published sizes of body and display, including
/// the rim.
struct Bezels: Hashable, Sendable {
  /// The width left and right of the upright display.
  let side: Points
  /// The height above and below the upright display.
  let end: Points
  /// The body's corner radius.
  let cornerRadius: Points
  /// Whether the camera is beside the upright display, as on iPads with a camera for landscape.
  let cameraAtSide: Bool

  init(_ device: Device) {
    let known = Bezels.known.first { $0.ids.contains(device.id) }
    side = known?.side ?? 20
    end = known?.end ?? side
    let around = device.displayCornerRadius > 0 ? device.displayCornerRadius + side : 0
    cornerRadius = max(around, known?.radius ?? (device.isCustom ? 28 : 48))
    cameraAtSide = Bezels.camerasAtSide.contains(device.id)
  }

  /// The published bezels of devices.
  struct Known {
    let ids: [String]
    let side: Points
    /// The height above and below, or nil if it equals `side`.
    var end: Points?
    /// The body's corner radius around a square display, or nil if unknown.
    var radius: Points?
  }

  static let known: [Known] = phones + tablets

  private static let phones: [Known] = [
    Known(ids: ["iphone-se-1"], side: 28, end: 113, radius: 54),
    Known(ids: ["iphone-8", "iphone-se-2", "iphone-se-3"], side: 28, end: 110, radius: 66),
    Known(ids: ["iphone-8-plus"], side: 29, end: 111, radius: 66),
    Known(
      ids: ["iphone-x", "iphone-xs", "iphone-11-pro", "iphone-xs-max", "iphone-11-pro-max"],
      side: 25),
    Known(ids: ["iphone-xr", "iphone-11"], side: 36),
    Known(
      ids: [
        "iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e",
        "iphone-17e", "iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus",
      ], side: 21),
    Known(ids: ["iphone-12-mini", "iphone-13-mini"], side: 22),
    Known(ids: ["iphone-14-pro", "iphone-14-pro-max"], side: 19),
    Known(ids: ["iphone-15", "iphone-15-plus", "iphone-16", "iphone-16-plus"], side: 20),
    Known(ids: ["iphone-15-pro", "iphone-15-pro-max"], side: 17),
    Known(ids: ["iphone-16-pro", "iphone-16-pro-max", "iphone-17"], side: 15),
    Known(ids: ["iphone-17-pro", "iphone-17-pro-max"], side: 16),
    Known(ids: ["iphone-air"], side: 15),
  ]

  private static let tablets: [Known] = [
    Known(ids: ["ipad-9-7"], side: 56, end: 112, radius: 44),
    Known(ids: ["ipad-10-2"], side: 47, end: 111, radius: 44),
    Known(ids: ["ipad-pro-10-5", "ipad-air-3"], side: 35, end: 95, radius: 44),
    Known(ids: ["ipad-pro-12-9-home"], side: 61, end: 111, radius: 48),
    Known(ids: ["ipad-mini-5"], side: 48, end: 140, radius: 52),
    Known(ids: ["ipad-pro-11", "ipad-pro-12-9", "ipad-air-13"], side: 47),
    Known(ids: ["ipad-10-9", "ipad-a16", "ipad-air-10-9", "ipad-air-11"], side: 54),
    Known(ids: ["ipad-mini-6", "ipad-mini-a17"], side: 60),
    Known(ids: ["ipad-pro-11-m4", "ipad-pro-13"], side: 44),
  ]

  /// iPads since the tenth generation.
  private static let camerasAtSide = [
    "ipad-10-9", "ipad-a16", "ipad-air-11", "ipad-air-13", "ipad-pro-11-m4", "ipad-pro-13",
  ]
}
