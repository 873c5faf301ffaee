/// The devices that a matrix can name, phones before tablets, in the order of the listing.
///
/// The figures are facts from public sources, named in each file: Apple's Human Interface
/// Guidelines (layout specifications), swift-snapshot-testing, QMUI_iOS, Telegram-iOS,
/// flutter_device_preview, BezelKit, UIKitCorners, Use Your Loaf and Geoff Hackworth's articles.
package enum DeviceCatalogue {
  package static let all: [Device] =
    homeButtonPhones + notchPhones + islandPhones + homeButtonPads + edgeToEdgePads

  package static var ids: [String] { all.map(\.id) }

  /// Nil for an id that no device of the catalogue has.
  package static func device(id: String) -> Device? { all.first { $0.id == id } }
}
