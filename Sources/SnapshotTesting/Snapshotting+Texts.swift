public import UIKit

extension Snapshotting where Value == String, Format == String {
  /// The lines of a text.
  public static var lines: Snapshotting { Snapshotting(.text("txt") { $0 }) }
}

extension Snapshotting where Format == String {
  /// The description of a value.
  public static var description: Snapshotting {
    Snapshotting(.text("txt") { String(describing: $0) })
  }

  /// The parts of a value, without addresses.
  public static var dump: Snapshotting {
    Snapshotting(
      .text("txt") { value in
        var text = ""
        Swift.dump(value, to: &text)
        return text.replacing(#/0x[0-9a-f]{6,16}/#, with: "0x…")
      })
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and its subviews with their frames, a line for each.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The view and its subviews with their frames, in a size or in the view's own.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      .text("txt") { view in
        let scenery = Scenery(
          content: .view(view), configuration: size.map { ViewImageConfig(size: $0) },
          traits: traits)
        return try scenery.shown { window in
          window.layoutIfNeeded()
          return view.hierarchyText
        }
      })
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller's view and its subviews with their frames, on the screen of the device.
  public static var recursiveDescription: Snapshotting { recursiveDescription(on: .main) }

  /// The controller's view and its subviews with their frames, on a device.
  public static func recursiveDescription(
    on config: ViewImageConfig, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      .text("txt") { controller in
        let scenery = Scenery(
          content: .controller(controller),
          configuration: size.map { ViewImageConfig(size: $0, traits: config.traits) } ?? config,
          traits: traits)
        return try scenery.shown { window in
          window.layoutIfNeeded()
          return controller.view.hierarchyText
        }
      })
  }
}

extension UIView {
  /// The view and its subviews, each on a line, indented by their depth.
  fileprivate var hierarchyText: String { text(depth: 0) + "\n" }

  private func text(depth: Int) -> String {
    ([String(repeating: "   | ", count: depth) + debugLine]
      + subviews.map { $0.text(depth: depth + 1) }).joined(separator: "\n")
  }
}
