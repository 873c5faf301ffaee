import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Asset catalogues")
struct AssetTests {
  /// A catalogue in a folder that is removed with the value.
  private struct Catalog {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func write(_ set: String, _ contents: String) throws {
      try folder.write(contents, to: "Assets.xcassets/\(set)/Contents.json")
    }

    func write(_ data: Data, to path: String) throws {
      try folder.write([UInt8](data), to: "Assets.xcassets/\(path)")
    }

    var bundle: Bundle? { Bundle(path: folder.path) }
  }

  /// A PNG file of a square of 60 pixels in a colour.
  private func square(_ color: UIColor) throws -> Data {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.backgroundColor = color
    window.makeKeyAndVisible()
    return try window.pngData()
  }

  @Test("an image has the scale of its entry, and its file any name")
  func scale() throws {
    let catalog = try Catalog()
    try catalog.write(square(.red), to: "logo.imageset/one.png")
    try catalog.write(
      "logo.imageset",
      #"{"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "one.png", "scale": "2x"}], "info": {"version": 1}}"#
    )
    let image = try #require(UIImage(named: "logo", in: catalog.bundle, compatibleWith: nil))
    #expect(image.size == CGSize(width: 30, height: 30))
    #expect(image.renderingMode == .automatic)
    #expect(UIImage(named: "mark", in: catalog.bundle, compatibleWith: nil) == nil)
  }

  @Test("the scale of the screen is best, then a greater one, then a smaller one")
  func scales() throws {
    /// The width of a square of 60 pixels that has each of the scales.
    func width(_ scales: [Int], on scale: CGFloat) throws -> CGFloat? {
      let catalog = try Catalog()
      let entries = try scales.map { scale in
        try catalog.write(square(.red), to: "logo.imageset/\(scale).png")
        return #"{"idiom": "universal", "filename": "\#(scale).png", "scale": "\#(scale)x"}"#
      }
      try catalog.write("logo.imageset", #"{"images": [\#(entries.joined(separator: ", "))]}"#)
      let image = try #require(UIImage(named: "logo", in: catalog.bundle, compatibleWith: nil))
      var width: CGFloat = 0
      UITraitCollection.current.changed { $0.scale = scale }
        .performAsCurrent { width = image.size.width }
      return width
    }
    #expect(try width([1, 2, 3], on: 2) == 30)
    #expect(try width([1, 3], on: 2) == 20)
    #expect(try width([1, 2], on: 3) == 30)
    #expect(try width([1], on: 3) == 60)
  }

  @Test("an image follows the appearance and the kind of the device")
  func variants() throws {
    let catalog = try Catalog()
    for (name, color) in [("any", UIColor.red), ("dark", .blue), ("pad", .green)] {
      try catalog.write(square(color), to: "icon.imageset/\(name).png")
    }
    try catalog.write(
      "icon.imageset",
      #"""
      {"images": [
        {"idiom": "universal", "filename": "any.png", "scale": "3x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "2x",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "filename": "pad.png", "scale": "1x"}],
        "properties": {"template-rendering-intent": "template"}}
      """#)
    let image = try #require(UIImage(named: "icon", in: catalog.bundle, compatibleWith: nil))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.size.width == 20)
    func width(_ change: (inout UITraitCollection.Values) -> Void) -> CGFloat {
      var width: CGFloat = 0
      UITraitCollection.current.changed(change).performAsCurrent { width = image.size.width }
      return width
    }
    #expect(width { $0.style = .dark } == 30)
    #expect(width { $0.idiom = .pad } == 60)
  }

  @Test("a colour of a catalogue follows the appearance")
  func colors() throws {
    let catalog = try Catalog()
    try catalog.write(
      "Accent.colorset",
      #"""
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "51", "blue": "0.400", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb",
            "components": {"red": "0.200", "green": "0.2", "blue": "51", "alpha": "0.500"}}}]}
      """#)
    try catalog.write(
      "System.colorset",
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#)
    let color = try #require(UIColor(named: "Accent", in: catalog.bundle, compatibleWith: nil))
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        == UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1))
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        == UIColor(white: 0.2, alpha: 0.5))
    let system = try #require(UIColor(named: "System", in: catalog.bundle, compatibleWith: nil))
    #expect(
      system.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        == UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
    #expect(UIColor(named: "Missing", in: catalog.bundle, compatibleWith: nil) == nil)
  }

  @Test("a group with a namespace is part of the names, and one without it is not")
  func namespaces() throws {
    let catalog = try Catalog()
    let red = #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0", "blue": "0"}}}]}"#
    try catalog.write("Brand", #"{"properties": {"provides-namespace": true}}"#)
    try catalog.write("Brand/Tint.colorset", red)
    try catalog.write("Other/Line.colorset", red)
    let names = ["Brand/Tint", "Tint", "Line", "Other/Line"]
    let found = names.map { UIColor(named: $0, in: catalog.bundle, compatibleWith: nil) != nil }
    #expect(found == [true, false, true, false])
  }
}
