/// The devices that a matrix can name, phones before tablets.
///
/// The values are facts from public sources, named in each file: Apple's Human Interface Guidelines
/// (layout specifications), swift-snapshot-testing, QMUI_iOS, Telegram-iOS, flutter_device_preview,
/// BezelKit, UIKitCorners, Use Your Loaf and Geoff Hackworth's articles.
package enum DeviceCatalogue {
  package static let all: [Device] =
    homeButtonPhones + notchPhones + islandPhones + homeButtonPads + edgeToEdgePads

  package static var ids: [String] { all.map(\.id) }

  /// The device with an id, or nil for an unknown id.
  package static func device(id: String) -> Device? { all.first { $0.id == id } }
}
