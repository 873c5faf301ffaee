package import AutoLayout
package import Devices
import Geometry
package import ViewKinds

/// The device's own drawing around an app's content: bars, keyboard, marks and the display's shape.
package enum Chrome {
  /// What lies above the content, back to front, each part in a group named `chrome.` and the part.
  package static func overlay(
    configuration: Configuration, geometry: ScreenGeometry, description: ChromeDescription,
    measuring: any TextMeasuring
  ) -> DisplayList {
    let appearance = configuration.appearance
    let parts: [(name: String, items: [DisplayItem])] = [
      (
        "navigationBar",
        NavigationBarDrawing(
          configuration: configuration, geometry: geometry, description: description
        ).items(measuring: measuring)
      ),
      (
        "keyboard",
        KeyboardLayout(configuration: configuration, geometry: geometry).map {
          KeyboardDrawing(
            layout: $0, appearance: appearance,
            suggestions: description.suggestions ?? ["I", "The", "I’m"]
          )
          .items
        } ?? []
      ),
      (
        "statusBar",
        StatusBarLayout(configuration: configuration, geometry: geometry).map {
          StatusBarDrawing(layout: $0, appearance: appearance).items(measuring: measuring)
            .directed(description.direction, in: geometry.size.width)
        } ?? []
      ),
      ("homeIndicator", HomeIndicatorDrawing.items(geometry: geometry, appearance: appearance)),
      ("cutout", CutoutDrawing.items(configuration: configuration)),
      ("display", DisplayCornersDrawing.items(configuration: configuration, geometry: geometry)),
    ]
    return DisplayList(
      parts.filter { !$0.items.isEmpty }.map {
        .group(name: "chrome.\($0.name)", opacity: 1, clip: nil, $0.items)
      })
  }
}
