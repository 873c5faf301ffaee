import Cells
import Diagnostics
import Foundation
import Spec
import TestSupport
import Testing

@testable import Catalogues

@Suite("A colour of an asset catalogue")
struct AssetColorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let color: String
    let hexadecimal: String
    init(_ name: String, _ color: String, _ hexadecimal: String) {
      (self.name, self.color, self.hexadecimal) = (name, color, hexadecimal)
    }
    var testDescription: String { name }
  }

  /// The colours by hand.
  ///
  /// From the primaries of both spaces, Display P3 (0.2, 0.4, 0.8) is 26.5, 103.5 and 211.1 in sRGB.
  /// Linear 0.5 is 187.5 in sRGB. A grey of 0.5 with gamma 2.2 is linear 0.2176, which is 128.5.
  static let spellings = [
    Row(
      "parts of 1",
      #""color-space":"srgb","components":{"red":"1.000","green":"0.500","blue":"0.000","alpha":"1.000"}"#,
      "#FF8000"),
    Row(
      "whole numbers to 255",
      #""color-space":"srgb","components":{"red":"255","green":"128","blue":"1","alpha":"1.000"}"#,
      "#FF8001"),
    Row(
      "hexadecimal digits",
      #""color-space":"srgb","components":{"red":"0xFF","green":"0x80","blue":"0x0a","alpha":"0.500"}"#,
      "#FF800A80"),
    Row(
      "parts with an exponent",
      #""components":{"red":"5e-1","green":"0.0","blue":"1E0","alpha":"1"}"#, "#8000FF"),
    Row(
      "no colour space", #""components":{"red":"0.000","green":"1.000","blue":"0.000"}"#, "#00FF00"),
    Row(
      "numbers beyond the space",
      #""color-space":"extended-srgb","components":{"red":"1.200","green":"-0.100","blue":"0.000","alpha":"1.000"}"#,
      "#FF0000"),
    Row(
      "Display P3",
      #""color-space":"display-p3","components":{"red":"0.200","green":"0.400","blue":"0.800","alpha":"1.000"}"#,
      "#1B68D3"),
    Row(
      "linear sRGB",
      #""color-space":"extended-linear-srgb","components":{"red":"0.500","green":"0.000","blue":"1.000","alpha":"1.000"}"#,
      "#BC00FF"),
    Row(
      "a grey with gamma 2.2",
      #""color-space":"gray-gamma-22","components":{"white":"0.500","alpha":"1.000"}"#, "#808080"),
    Row("a system colour", #""platform":"ios","reference":"systemGreenColor""#, "#34C759"),
    Row(
      "an old name of a system colour", #""reference":"groupTableViewBackgroundColor""#, "#F2F2F7"),
  ]

  @Test("is read in every spelling", arguments: spellings)
  func spelling(_ row: Row) throws {
    let project = try CatalogueSpec()
    try project.set(
      "Brand.colorset",
      #"{"colors":[{"idiom":"universal","color":{\#(row.color)}}],"info":{"version":1}}"#)
    let workspace = try project.read("{ background: Brand }")
    #expect(workspace.diagnostics.isEmpty)
    #expect(workspace.backgrounds.values.first == row.hexadecimal)
  }

  static func srgb(_ red: Int) -> String {
    #""color":{"color-space":"srgb","components":{"red":"\#(red)","green":"0","blue":"0","alpha":"1.000"}}"#
  }

  @Test("follows appearance, contrast and the kind of device")
  func variants() throws {
    let dark = #"{"appearance":"luminosity","value":"dark"}"#
    let high = #"{"appearance":"contrast","value":"high"}"#
    let project = try CatalogueSpec()
    try project.set(
      "Brand.colorset",
      """
      {"colors":[{"idiom":"universal",\(Self.srgb(1))},
        {"idiom":"universal","appearances":[\(dark)],\(Self.srgb(2))},
        {"idiom":"universal","appearances":[\(high)],\(Self.srgb(3))},
        {"idiom":"universal","appearances":[\(dark),\(high)],\(Self.srgb(4))},
        {"idiom":"ipad",\(Self.srgb(5))},
        {"idiom":"mac",\(Self.srgb(9))}]}
      """)
    let workspace = try project.read(
      "{ background: Brand }",
      head: """
        assets: ../App/Assets.xcassets
        matrix: { device: [iphone-15, ipad-pro-11], appearance: [light, dark], contrast: [normal, high] }
        """)
    let colors = workspace.backgrounds
    #expect(
      colors == [
        "iphone-15": "#010000", "iphone-15.dark": "#020000",
        "iphone-15.contrast-high": "#030000", "iphone-15.dark.contrast-high": "#040000",
        "ipad-pro-11": "#050000", "ipad-pro-11.dark": "#020000",
        "ipad-pro-11.contrast-high": "#030000", "ipad-pro-11.dark.contrast-high": "#040000",
      ])
  }

  @Test("comes after a colour of the spec and before one of the system")
  func order() throws {
    let project = try CatalogueSpec()
    for name in ["Brand", "systemRed"] {
      try project.set("\(name).colorset", #"{"colors":[{"idiom":"universal",\#(Self.srgb(7))}]}"#)
    }
    let head = "assets: [../App]\ncolors: { Brand: '#102030' }"
    #expect(
      try project.read("{ background: Brand }", head: head).backgrounds.values.first == "#102030")
    #expect(try project.read("{ background: systemRed }").backgrounds.values.first == "#070000")
    #expect(try project.read("{ background: systemBlue }").backgrounds.values.first == "#007AFF")
  }

  @Test("has the namespaces of its groups in its name")
  func namespaces() throws {
    let project = try CatalogueSpec()
    let color = #"{"colors":[{"idiom":"universal",\#(Self.srgb(7))}]}"#
    try project.set("Theme", #"{"properties":{"provides-namespace":true}}"#)
    try project.set("Theme/Plain/Ink.colorset", color)
    try project.set("Loose/Ground.colorset", color)
    #expect(try project.lines("{ background: Theme/Ink, tint: Ground }").isEmpty)
    #expect(
      try project.lines("{ background: Ink }") == [
        "Specs/a.yaml:3: error: there is no colour `Ink`"
      ])
  }

  static let faults = [
    Row(
      "broken JSON", #"{"colors":["#,
      "App/Assets.xcassets/Brand.colorset/Contents.json:1: error: the file is not JSON"),
    Row(
      "no variant for phones and tablets", #"{"colors":[{"idiom":"tv","color":{}}]}"#,
      "App/Assets.xcassets/Brand.colorset:1: error: `App/Assets.xcassets/Brand.colorset` has no colour for iPhone or iPad"
    ),
    Row(
      "a component that is no number",
      #"{"colors":[{"color":{"components":{"red":"x","green":"0","blue":"0"}}}]}"#,
      "App/Assets.xcassets/Brand.colorset/Contents.json:1: error: `x` is not a number for `red`"),
    Row(
      "missing components", #"{"colors":[{"color":{"components":{"green":"0"}}}]}"#,
      "App/Assets.xcassets/Brand.colorset/Contents.json:1: error: the colour has no `red` and `blue`"
    ),
    Row(
      "an unknown system colour", #"{"colors":[{"color":{"reference":"fogColor"}}]}"#,
      "App/Assets.xcassets/Brand.colorset/Contents.json:1: error: Strut knows no system colour `fogColor`"
    ),
  ]

  @Test("with an error is reported at its file", arguments: faults)
  func fault(_ row: Row) throws {
    let project = try CatalogueSpec()
    try project.set("Brand.colorset", row.color)
    #expect(try project.lines("{ background: Brand, tint: Brand }") == [row.hexadecimal])
  }

  @Test("with unknown parts has a warning for each kind")
  func unknownParts() throws {
    let project = try CatalogueSpec()
    for name in ["A", "B"] {
      try project.set(
        "\(name).colorset",
        #"{"colors":[{"idiom":"universal",\#(Self.srgb(7)),"mood":"calm"},{"idiom":"ring",\#(Self.srgb(8))}]}"#
      )
    }
    let file = "App/Assets.xcassets/A.colorset/Contents.json:1: warning:"
    #expect(
      try project.lines("{ background: A, tint: B }") == [
        "\(file) the key `mood` of an entry has no effect",
        "\(file) the idiom `ring` has no effect",
      ])
  }

  static let silent = [
    Row(
      "a number for a kind of device", #""idiom":2,"color":{"reference":"systemRedColor"}"#,
      "the idiom `2`"),
    Row(
      "an appearance outside a list",
      #""appearances":{"appearance":"luminosity"},"color":{"reference":"systemRedColor"}"#,
      "the appearance `{}`"),
    Row(
      "an unknown appearance",
      #""appearances":[{"appearance":"luminosity","value":"tinted"}],"color":{"reference":"systemRedColor"}"#,
      "the appearance `luminosity` `tinted`"),
    Row(
      "a whole number beyond 255", #""color":{"components":{"red":"300","green":"0","blue":"0"}}"#,
      "the part of `300` outside the range of `red`"),
    Row(
      "hexadecimal digits beyond 255",
      #""color":{"components":{"red":"0x1FF","green":"0","blue":"0"}}"#,
      "the part of `0x1FF` outside the range of `red`"),
    Row(
      "an alpha beyond 1",
      #""color":{"color-space":"extended-srgb","components":{"red":"1.2","green":"0","blue":"0","alpha":"128"}}"#,
      "the part of `128` outside the range of `alpha`"),
    Row(
      "a second entry",
      #""color":{"reference":"systemBlueColor"}},{"color":{"reference":"systemRedColor"}"#,
      "a second entry of `colors` for the same cells"),
  ]

  @Test("with a part that has no effect has a warning", arguments: silent)
  func noEffect(_ row: Row) throws {
    let project = try CatalogueSpec()
    try project.set(
      "A.colorset",
      #"{"colors":[{"idiom":"iphone","color":{"reference":"labelColor"}},{\#(row.color)}]}"#)
    #expect(
      try project.lines("{ background: A }") == [
        "App/Assets.xcassets/A.colorset/Contents.json:1: warning: \(row.hexadecimal) has no effect"
      ])
  }

  @Test("without Contents.json, as a pipe or behind a link out of the project is refused")
  func places() throws {
    let project = try CatalogueSpec()
    let catalogue = project.folder.file("App/Assets.xcassets")
    let files = FileManager.default
    for name in ["Empty", "Pipe"] {
      try files.createDirectory(
        at: catalogue.appendingPathComponent("\(name).colorset"), withIntermediateDirectories: true)
    }
    mkfifo(catalogue.path + "/Pipe.colorset/Contents.json", 0o600)
    let outside = try TemporaryFolder()
    try outside.write(
      #"{"colors":[{"color":{"reference":"systemRedColor"}}]}"#, to: "Linked.colorset/Contents.json"
    )
    try files.createSymbolicLink(
      at: catalogue.appendingPathComponent("Linked.colorset"),
      withDestinationURL: outside.file("Linked.colorset"))
    try files.createSymbolicLink(
      at: catalogue.appendingPathComponent("Group"), withDestinationURL: outside.url)
    // A group that contains itself.
    try files.createSymbolicLink(
      at: catalogue.appendingPathComponent("Loop"), withDestinationURL: catalogue)
    let lines = try project.lines("{ background: Empty, tint: Pipe, border: { color: Linked } }")
    #expect(
      lines == [
        "App/Assets.xcassets/Group:1: error: `App/Assets.xcassets/Group` is a link that leads out of the project"
      ]
        + ["Empty", "Pipe"].map {
          "App/Assets.xcassets/\($0).colorset:1: error: `App/Assets.xcassets/\($0).colorset` has no readable `Contents.json` of at most 1 MiB"
        } + [
          "App/Assets.xcassets/Linked.colorset:1: error: `App/Assets.xcassets/Linked.colorset` is a link that leads out of the project"
        ])
  }

  static let paths = [
    Row("nothing", "../App/None.xcassets", "there is nothing at `../App/None.xcassets`"),
    Row("outside", "../../Assets.xcassets", "`../../Assets.xcassets` is outside the project"),
    Row("a file", "a.yaml", "`a.yaml` is no asset catalogue"),
    Row("a folder without catalogues", ".", "`.` is no asset catalogue"),
  ]

  @Test("needs a path to a catalogue in the project", arguments: paths)
  func path(_ row: Row) throws {
    let project = try CatalogueSpec()
    let lines = try project.lines("{ background: white }", head: "assets: \(row.color)")
    #expect(lines == ["Specs/a.yaml:1: error: \(row.hexadecimal)"])
  }
}
