import AutoLayout
import Devices
import Diagnostics
import Foundation
import Geometry
import Graphics
import Spec
import TestSupport
import Testing

@testable import Catalogues
@testable import Cells
@testable import ViewKinds

@Suite("An image of an asset catalogue")
struct AssetImageTests {
  /// A project with the picture `grey.png` of the fixtures, 2 by 2 pixels, under other names.
  private func project(
    _ files: [String], _ contents: String, set: String = "Logo.imageset"
  ) throws -> CatalogueSpec {
    let project = try CatalogueSpec()
    let picture = try Data(contentsOf: Repository.fixture("Pictures/grey.png"))
    for file in files {
      try project.folder.write([UInt8](picture), to: "App/Assets.xcassets/\(set)/\(file)")
    }
    try project.set(set, contents)
    return project
  }

  /// The pictures that the first view draws, by cell.
  private func pictures(_ workspace: Workspace) -> [String: ImageSource] {
    var sources: [String: ImageSource] = [:]
    for selected in workspace.allCells {
      let built = selected.build()
      guard let index = built.scene.views.firstIndex(where: { $0.id.name == "a" }),
        case .image(let source, _)? = (built.styles[index].kind as? ImageViewKind)?.picture
      else { continue }
      sources[selected.cell.name] = source
    }
    return sources
  }

  static let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#

  @Test("has the variant for the scale of the screen, or the next greater one")
  func scales() throws {
    let project = try project(
      ["one.png", "two.png", "three.png"],
      """
      {"images":[{"idiom":"universal","filename":"one.png","scale":"1x"},
        {"idiom":"universal","filename":"two.png","scale":"2x"},
        {"idiom":"universal","filename":"three.png","scale":"3x"},
        {"idiom":"universal","scale":"2x",\(Self.dark)}]}
      """)
    let workspace = try project.read(
      "{ kind: image, image: Logo }",
      head: "assets: ../App/Assets.xcassets\nmatrix: { device: [iphone-se-3, iphone-15] }")
    #expect(workspace.diagnostics.isEmpty)
    let found = pictures(workspace)
    #expect(found["iphone-se-3"]?.path.hasSuffix("two.png") == true)
    #expect(found["iphone-se-3"]?.size == Size(width: 1, height: 1))
    #expect(found["iphone-15"]?.path.hasSuffix("three.png") == true)
    #expect(found["iphone-15"]?.size == Size(width: Points(2.0 / 3), height: Points(2.0 / 3)))
    #expect(found["iphone-15"]?.identity?.name == "Logo")
  }

  @Test("follows the appearance and the kind of device")
  func variants() throws {
    let project = try project(
      ["any.png", "dark.png", "pad.png"],
      """
      {"images":[{"idiom":"universal","filename":"any.png"},
        {"idiom":"universal","filename":"dark.png",\(Self.dark)},
        {"idiom":"ipad","filename":"pad.png"}]}
      """)
    let workspace = try project.read(
      "{ kind: image, image: Logo }",
      head:
        "assets: ../App/Assets.xcassets\nmatrix: { device: [iphone-15, ipad-pro-11], appearance: [light, dark] }"
    )
    let names = pictures(workspace).mapValues { ($0.path as NSString).lastPathComponent }
    #expect(
      names == [
        "iphone-15": "any.png", "iphone-15.dark": "dark.png",
        "ipad-pro-11": "pad.png", "ipad-pro-11.dark": "dark.png",
      ])
  }

  @Test("is the one of the language, or of the language without its region")
  func languages() throws {
    let project = try project(
      ["any.png", "german.png", "swiss.png"],
      """
      {"images":[{"idiom":"universal","filename":"any.png"},
        {"idiom":"universal","filename":"german.png","locale":"de"},
        {"idiom":"universal","filename":"swiss.png","locale":"de_CH"}],
        "properties":{"localizable":true}}
      """)
    let workspace = try project.read(
      "{ kind: image, image: Logo }",
      head: "assets: ../App/Assets.xcassets\nmatrix: { locale: [en, de, de-AT, de-CH] }")
    #expect(workspace.diagnostics.isEmpty)
    let names = pictures(workspace).mapValues { ($0.path as NSString).lastPathComponent }
    #expect(
      names == [
        "iphone-15-pro.locale-en": "any.png", "iphone-15-pro.locale-de": "german.png",
        "iphone-15-pro.locale-de-AT": "german.png", "iphone-15-pro.locale-de-CH": "swiss.png",
      ])
  }

  @Test("for left-to-right languages alone is mirrored in the others")
  func direction() throws {
    let project = try project(
      ["back.png"],
      #"{"images":[{"idiom":"universal","filename":"back.png","language-direction":"left-to-right"}]}"#
    )
    let workspace = try project.read(
      "{ kind: image, image: Logo }",
      head: "assets: ../App/Assets.xcassets\nmatrix: { direction: [ltr, rtl] }")
    let mirrored = pictures(workspace).mapValues(\.isMirrored)
    #expect(mirrored == ["iphone-15-pro": false, "iphone-15-pro.rtl": true])
  }

  @Test("draws as a template or in its colours, as the set or the view says")
  func rendering() throws {
    let project = try project(
      ["a.png"],
      #"{"images":[{"idiom":"universal","filename":"a.png"}],"properties":{"template-rendering-intent":"template"}}"#
    )
    func tint(_ keys: String) throws -> RGBAColor? {
      let workspace = try project.read("{ kind: image, image: Logo, tint: '#102030'\(keys) }")
      let built = try #require(workspace.allCells.first?.build())
      let kind = built.styles.compactMap { $0.kind as? ImageViewKind }.first
      guard case .image(_, let tint)? = kind?.picture else { return nil }
      return tint
    }
    #expect(try tint("") == RGBAColor(rgb: 0x102030))
    #expect(try tint(", rendering: original") == nil)
  }

  @Test("stretches its slices, whose sizes are pixels")
  func slicing() throws {
    let project = try project(
      ["a.png"],
      """
      {"images":[{"idiom":"universal","filename":"a.png","scale":"2x","resizing":{
        "mode":"9-part","center":{"mode":"tile","width":2,"height":4},
        "cap-insets":{"top":2,"left":4,"bottom":2,"right":4}}}]}
      """)
    let workspace = try project.read("{ kind: image, image: Logo }")
    #expect(workspace.diagnostics.isEmpty)
    #expect(
      pictures(workspace).values.first?.slicing
        == ImageSlicing(
          caps: Insets(top: 1, left: 2, bottom: 1, right: 2), middle: Size(width: 1, height: 2),
          isTiled: true))
  }

  @Test("does not hide a file beside the spec")
  func file() throws {
    let project = try project(["a.png"], #"{"images":[{"filename":"a.png"}]}"#)
    let picture = try Data(contentsOf: Repository.fixture("Pictures/grey.png"))
    try project.folder.write([UInt8](picture), to: "Specs/Logo")
    let workspace = try project.read("{ kind: image, image: Logo }")
    #expect(pictures(workspace).values.first?.path.hasSuffix("Specs/Logo") == true)
  }

  @Test("is an input of its spec's cells, with its Contents.json")
  func inputs() throws {
    let project = try project(
      ["a.png", "unused.png"], #"{"images":[{"filename":"a.png"}]}"#)
    let workspace = try project.read("{ kind: image, image: Logo }")
    #expect(
      workspace.specs.first?.files.map(\.name) == [
        "App/Assets.xcassets/Logo.imageset/Contents.json",
        "App/Assets.xcassets/Logo.imageset/a.png",
      ])
  }

  @Test(
    "with a part that has no effect has a warning",
    arguments: [
      (#""scale":2"#, "", "the scale `2`"),
      (#""scale":"double""#, "", "the scale `double`"),
      (#""scale":"2xl""#, "", "the scale `2xl`"),
      ("", "", "a second entry of `images` for the same cells"),
      (
        #""scale":"2x""#, #""template-rendering-intent":"Template""#, "the rendering `Template`"
      ),
      (
        #""scale":"2x""#, #""preserves-vector-representation":"yes""#,
        "the `preserves-vector-representation` `yes`"
      ),
      (
        #""scale":"2x","resizing":{"mode":"9-part","cap-insets":{"top":-10}}"#, "",
        "the length `-10` of a resizing"
      ),
      (
        #""scale":"2x","resizing":{"mode":"9-part","center":{"mode":"zoom"}}"#, "",
        "the resizing `zoom` of the centre"
      ),
      (#""scale":"2x","resizing":{"mode":"5-part"}"#, "", "the resizing `5-part`"),
    ])
  func noEffect(_ row: (entry: String, properties: String, part: String)) throws {
    let entry = row.entry.isEmpty ? "" : ",\(row.entry)"
    let project = try project(
      ["a.png", "b.png"],
      #"{"images":[{"filename":"a.png"},{"filename":"b.png"\#(entry)}],"properties":{\#(row.properties)}}"#
    )
    #expect(
      try project.lines("{ kind: image, image: Logo }") == [
        "App/Assets.xcassets/Logo.imageset/Contents.json:1: warning: \(row.part) has no effect"
      ])
  }

  @Test("with a missing or broken file is reported at the set")
  func faults() throws {
    let project = try project(
      ["a.png"],
      #"{"images":[{"filename":"a.png","scale":"1x"},{"filename":"b.png","scale":"2x"},{"idiom":"tv","filename":"c.png"}]}"#
    )
    let set = "App/Assets.xcassets/Logo.imageset"
    #expect(
      try project.lines("{ kind: image, image: Logo }") == [
        "\(set)/Contents.json:1: error: `\(set)` has no file `b.png`"
      ])
    try project.folder.write("no picture", to: "\(set)/b.png")
    #expect(
      try project.lines("{ kind: image, image: Logo }") == [
        "\(set)/b.png:1: error: `\(set)/b.png` is not a picture"
      ])
  }

  @Test("that is misspelt has a proposal")
  func proposal() throws {
    let project = try project(["a.png"], #"{"images":[{"filename":"a.png"}]}"#)
    let found = try project.read("{ kind: image, image: Lgoo }").diagnostics.first
    #expect(found?.message.text == "there is no picture `Lgoo`")
    #expect(found?.help == "did you mean `Logo`?")
  }

  @Test("that is named as a symbol is an image in the help")
  func imageAsSymbol() throws {
    let project = try project(["a.png"], #"{"images":[{"filename":"a.png"}]}"#)
    for view in [
      "{ kind: image, symbol: Logo }", "{ kind: slider, minimumValueSymbol: Logo }",
    ] {
      let found = try project.read(view).diagnostics.first
      #expect(found?.message.text == "there is no symbol `Logo`")
      #expect(found?.help == "`Logo` is an image of the catalogue, which keys such as `image` take")
    }
  }

  @Test("of a symbol set is a template")
  func symbols() throws {
    let project = try CatalogueSpec()
    try project.folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='8'><path d='M0 0h9v8z'/></svg>",
      to: "App/Assets.xcassets/mark.symbolset/mark.svg")
    try project.set(
      "mark.symbolset", #"{"symbols":[{"filename":"mark.svg","idiom":"universal"}]}"#)
    let workspace = try project.read("{ kind: image, image: mark }")
    #expect(workspace.diagnostics.isEmpty)
    let source = pictures(workspace).values.first
    #expect(source?.rendering == .template)
    #expect(source?.isScalable == true)
    #expect(source?.size == Size(width: 9, height: 8))
  }
}
