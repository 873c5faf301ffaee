package import AutoLayout
package import Devices
import Geometry
package import ViewKinds

/// The device's own drawing around an app's content: bars, keyboard, marks and the display's shape.
package enum Chrome {
  /// What lies above the content, back to front, each part in a group named `chrome.` and the part;
  /// in the window's coordinates, and where a window is smaller than the screen, beyond its edges.
  package static func overlay(
    configuration: Configuration, geometry: ScreenGeometry, description: ChromeDescription,
    measuring text: any TextMeasuring
  ) -> DisplayList {
    guard
      let context = ChromeContext(
        configuration: configuration, geometry: geometry, description: description,
        measuring: text)
    else { return DisplayList() }
    let parts: [(name: String, items: [DisplayItem])] = [
      ("toolbar", ToolbarDrawing(context: context).items),
      ("tabBar", TabBarDrawing(context: context).items),
      ("navigationBar", NavigationBarDrawing(context: context).items),
      ("keyboard", keyboard(in: context)),
      ("statusBar", statusBar(in: context)),
      (
        "homeIndicator",
        HomeIndicatorDrawing.items(geometry: geometry, appearance: context.appearance)
      ),
      ("cutout", CutoutDrawing.items(configuration: configuration, geometry: geometry)),
      ("display", DisplayCornersDrawing.items(configuration: configuration, geometry: geometry)),
    ]
    return DisplayList(
      parts.filter { !$0.items.isEmpty }.map {
        .group(name: "chrome.\($0.name)", opacity: 1, clip: nil, $0.items)
      })
  }

  private static func keyboard(in context: ChromeContext) -> [DisplayItem] {
    guard
      let layout = KeyboardLayout(
        configuration: context.configuration, geometry: context.geometry)
    else { return [] }
    return KeyboardDrawing(
      layout: layout, appearance: context.appearance,
      suggestions: context.description.suggestions ?? ["I", "The", "I’m"]
    ).items
  }

  private static func statusBar(in context: ChromeContext) -> [DisplayItem] {
    guard
      let layout = StatusBarLayout(
        configuration: context.configuration, geometry: context.geometry)
    else { return [] }
    return StatusBarDrawing(layout: layout, appearance: context.appearance)
      .items(measuring: context.text)
      .directed(context.description.direction, in: context.geometry.size.width)
  }
}
