// Prints the views of a screen as JSON, which `strut match` compares with a spec.
//
// Add this file to the tests of your app. In a test, show the screen in a window of the device, and
// write a file:
//
//     let window = UIWindow(frame: UIScreen.main.bounds)
//     window.rootViewController = LoginViewController()
//     window.makeKeyAndVisible()
//     window.layoutIfNeeded()
//     try StrutDump.write(window, to: "/tmp/login.iphone-15-pro.json")
//
// Then run `strut match login.yaml /tmp/login.*.json`.

import Foundation
import UIKit

/// The views of a screen as JSON.
@MainActor
enum StrutDump {
  /// Writes the JSON of a view and of all views in it to a file.
  static func write(_ view: UIView, to path: String) throws {
    try json(of: view).write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Returns the JSON of a view and of all views in it, one view on each line.
  static func json(of view: UIView) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let views = try entries(of: view).map(text).joined(separator: ",\n    ")
    return """
      {
        "format": 1,
        "window": \(try text(Window(around: view))),
        "traits": \(try text(Traits(view.traitCollection))),
        "views": [
          \(views)
        ]
      }

      """
  }

  /// The views in tree order: each view is followed by its subviews.
  private static func entries(of view: UIView) -> [Entry] {
    var entries: [Entry] = []
    var pending = [(view: view, depth: 0)]
    while let (next, depth) = pending.popLast() {
      entries.append(Entry(next, depth: depth, in: view.window ?? view))
      pending += next.subviews.reversed().map { ($0, depth + 1) }
    }
    return entries
  }

  /// The window of the views.
  private struct Window: Encodable {
    let size: [Double]
    let scale: Double
    let safeArea: [Double]

    @MainActor
    init(around view: UIView) {
      let window = view.window ?? view
      size = [Double(window.bounds.width), Double(window.bounds.height)]
      scale = Double(UIScreen.main.scale)
      let insets = window.safeAreaInsets
      safeArea = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
    }
  }

  /// The environment of the views.
  private struct Traits: Encodable {
    let horizontal: String
    let vertical: String
    let style: String
    let contrast: String
    let textSize: String
    let direction: String

    @MainActor
    init(_ traits: UITraitCollection) {
      horizontal = traits.horizontalSizeClass == .regular ? "regular" : "compact"
      vertical = traits.verticalSizeClass == .regular ? "regular" : "compact"
      style = traits.userInterfaceStyle == .dark ? "dark" : "light"
      contrast = traits.accessibilityContrast == .high ? "high" : "normal"
      textSize = traits.preferredContentSizeCategory.rawValue
      direction = traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"
    }
  }

  /// One view.
  private struct Entry: Encodable {
    let depth: Int
    let `class`: String
    /// The class of UIKit from which the class derives.
    let base: String?
    /// The frame in the window; a number that is not finite is null.
    let frame: [Double?]
    let id: String?
    let text: String?
    let font: FontEntry?
    let lines: Int?
    /// True if the view is hidden or has an alpha of 0.
    let hidden: Bool?
    /// The transform, unless it changes nothing.
    let transform: [Double]?

    @MainActor
    init(_ view: UIView, depth: Int, in window: UIView) {
      self.depth = depth
      `class` = "\(type(of: view))"
      base = Self.base(of: view)
      let rect = view.superview.map { $0.convert(view.frame, to: window) } ?? view.frame
      frame = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { number in
        number.isFinite ? Double(number) : nil
      }
      id = view.accessibilityIdentifier
      hidden = view.isHidden || view.alpha == 0 ? true : nil
      let map = view.transform
      transform =
        map.isIdentity ? nil : [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) }
      let label = view as? UILabel
      let button = view as? UIButton
      let field = view as? UITextField
      let textView = view as? UITextView
      // A password stays in the app: the file has the dots that the field shows.
      let isSecure = field?.isSecureTextEntry == true
      let typed =
        isSecure ? field?.text.map { String(repeating: "•", count: $0.count) } : field?.text
      text = label?.text ?? button?.currentTitle ?? typed ?? textView?.text
      lines = label?.numberOfLines
      font = (label?.font ?? button?.titleLabel?.font ?? field?.font ?? textView?.font).map {
        font in
        FontEntry(font)
      }
    }

    @MainActor
    private static func base(of view: UIView) -> String? {
      guard !"\(type(of: view))".hasPrefix("UI") else { return nil }
      var mirror = Mirror(reflecting: view).superclassMirror
      while let found = mirror {
        let name = "\(found.subjectType)"
        if name.hasPrefix("UI") { return name }
        mirror = found.superclassMirror
      }
      return nil
    }
  }

  /// The font of a text.
  private struct FontEntry: Encodable {
    let name: String
    let size: Double
    let style: String?

    init(_ font: UIFont) {
      name = font.fontName
      size = Double(font.pointSize)
      #if os(iOS)
        style = font.fontDescriptor.object(forKey: .textStyle) as? String
      #else
        style = nil
      #endif
    }
  }
}
