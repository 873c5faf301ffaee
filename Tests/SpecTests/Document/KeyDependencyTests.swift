import Diagnostics
import Geometry
import Graphics
import Testing

@testable import Spec

@Suite("A key that depends on another key") struct KeyDependencyTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let spec: String
    var findings: [String] = []

    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "corners without a radius", spec: "views: { v: { corners: top } }",
      findings: ["1:15+7 `corners` has no effect without `cornerRadius`"]),
    Row(
      name: "corners with a radius", spec: "views: { v: { corners: top, cornerRadius: 4 } }"),
    Row(
      name: "corners with the radius of a style",
      spec: "styles: { s: { cornerRadius: 4 } }\nviews: { v: { style: s, corners: top } }"),
    Row(
      name: "corners of a style with the radius of one of two views",
      spec:
        "styles: { s: { corners: top } }\nviews: { v: { style: s }, w: { style: s, cornerRadius: 4 } }"
    ),
    Row(
      name: "corners of a style without a radius in two views",
      spec: "styles: { s: { corners: top } }\nviews: { v: { style: s }, w: { style: s } }",
      findings: ["1:16+7 `corners` has no effect without `cornerRadius`"]),
    Row(
      name: "corners of a template with the radius of its use",
      spec:
        "templates: { t: { corners: top } }\nviews: { v: { use: t }, w: { use: t, cornerRadius: 4 } }"
    ),
    Row(
      name: "corners with the radius of a condition",
      spec:
        "matrix: { appearance: [light, dark] }\nviews: { v: { corners: top } }\nwhen: [{ appearance: dark, views: { v: { cornerRadius: 4 } } }]"
    ),
    Row(
      name: "a symbol's value without a symbol",
      spec: "views: { v: { kind: button, title: A, symbolValue: 0.5 } }",
      findings: ["1:39+11 `symbolValue` has no effect without `symbol`"]),
    Row(
      name: "an image beside a symbol",
      spec: "views: { v: { kind: button, image: a.png, symbol: star } }",
      findings: ["1:29+5 `image` has no effect beside `symbol`"]),
    Row(
      name: "a tab's image beside a symbol",
      spec: "views: { v: { kind: tabBar, items: [{ image: a.png, symbol: star }] } }",
      findings: ["1:39+5 `image` has no effect beside `symbol`"]),
    Row(
      name: "a tab's symbol for the selected tab beside an image",
      spec: "views: { v: { kind: tabBar, items: [{ image: a.png, selectedSymbol: star }] } }"),
    Row(
      name: "the place of a picture that a button does not have",
      spec: "views: { v: { kind: button, title: A, imagePlacement: top, imagePadding: 30 } }",
      findings: [
        "1:39+14 `imagePlacement` has no effect without `image`, `symbol` or `showsActivityIndicator`",
        "1:60+12 `imagePadding` has no effect without `image`, `symbol` or `showsActivityIndicator`",
      ]),
    Row(
      name: "the place of a picture",
      spec: "views: { v: { kind: button, symbol: star, imagePlacement: top, imagePadding: 30 } }"),
    Row(
      name: "the place of a picture with the symbol of a style",
      spec:
        "styles: { s: { symbol: star } }\nviews: { v: { kind: button, style: s, imagePadding: 4 } }"
    ),
    Row(
      name: "the insets of a title in another style than `system`",
      spec: "views: { v: { kind: button, title: A, titleInsets: 30, style: filled } }",
      findings: ["1:39+11 `titleInsets` has no effect beside `style: filled`"]),
    Row(
      name: "the alignment of the lines of a title beside a configuration",
      spec: "views: { v: { kind: button, title: A, alignment: right, style: filled } }",
      findings: ["1:39+9 `alignment` has no effect beside `style: filled`"]),
    Row(
      name: "the insets of a title in a style of a condition",
      spec:
        "matrix: { appearance: [light, dark] }\nviews: { v: { kind: button, title: A, titleInsets: 30, style: filled } }\nwhen: [{ appearance: dark, views: { v: { style: system } } }]"
    ),
    Row(
      name: "the insets of a title in the style of a button",
      spec: "views: { v: { kind: button, title: A, titleInsets: 30 } }"),
    Row(
      name: "the alignment of a title in the styles `system` and `custom`",
      spec:
        "views: { v: { kind: button, title: A, titleAlignment: trailing }, w: { kind: button, title: A, titleAlignment: trailing, style: custom } }",
      findings: [
        "1:39+14 `titleAlignment` has no effect without `style: plain`",
        "1:96+14 `titleAlignment` has no effect without `style: plain`",
      ]),
    Row(
      name: "the alignment of a title, of a style beside that of a configuration",
      spec:
        "styles: { s: { titleAlignment: leading } }\nviews: { v: { kind: button, style: [gray, s], title: A } }"
    ),
    Row(
      name: "keys of a configuration in a button of style `system`",
      spec:
        "views: { v: { kind: button, title: A, subtitle: B, buttonSize: large, cornerStyle: capsule } }",
      findings: [
        "1:39+8 `subtitle` has no effect without `style: plain`",
        "1:52+10 `buttonSize` has no effect without `style: plain`",
        "1:71+11 `cornerStyle` has no effect without `style: plain`",
      ]),
    Row(
      name: "keys of a configuration in a button of style `custom`",
      spec: "views: { v: { kind: button, style: custom, title: A, cornerStyle: capsule } }",
      findings: ["1:54+11 `cornerStyle` has no effect without `style: plain`"]),
    Row(
      name: "keys of a configuration in one",
      spec:
        "views: { v: { kind: button, style: plain, title: A, subtitle: B, buttonSize: large, cornerStyle: capsule } }"
    ),
    Row(
      name: "keys of a configuration with the style of a condition",
      spec:
        "matrix: { appearance: [light, dark] }\nviews: { v: { kind: button, title: A, subtitle: B, baseBackgroundColor: red } }\nwhen: [{ appearance: dark, views: { v: { style: filled } } }]"
    ),
    Row(
      name: "keys of a configuration with the style of a template's use",
      spec:
        "templates: { t: { kind: button, title: A, buttonSize: large } }\nviews: { v: { use: t, style: filled } }"
    ),
    Row(
      name: "keys of a configuration with the style of an argument",
      spec:
        "templates: { t: { kind: button, title: A, style: $s, buttonSize: large } }\nviews: { v: { use: t, with: { s: gray } } }"
    ),
    Row(
      name: "the subtitle of another kind",
      spec: "views: { v: { kind: navigationBar, title: A, subtitle: B } }"),
    Row(
      name: "the background colour of a button without a background",
      spec:
        "views: { v: { kind: button, title: A, baseBackgroundColor: red }, w: { kind: button, style: plain, title: A, baseBackgroundColor: red } }",
      findings: [
        "1:39+19 `baseBackgroundColor` has no effect without `style: gray`",
        "1:110+19 `baseBackgroundColor` has no effect without `style: gray`",
      ]),
    Row(
      name: "the background colour of a selected button",
      spec:
        "views: { v: { kind: button, style: plain, title: A, selected: true, baseBackgroundColor: red } }"
    ),
    Row(
      name: "the background colour of a selected button of style `system`",
      spec: "views: { v: { kind: button, title: A, selected: true, baseBackgroundColor: red } }",
      findings: ["1:55+19 `baseBackgroundColor` has no effect without `style: plain`"]),
    Row(
      name: "the background colour of a plain button that a condition selects",
      spec:
        "matrix: { appearance: [light, dark] }\nviews: { v: { kind: button, style: plain, title: A, baseBackgroundColor: red } }\nwhen: [{ appearance: dark, views: { v: { selected: true } } }]"
    ),
    Row(
      name: "the insets of a title in style `custom`",
      spec: "views: { v: { kind: button, title: A, titleInsets: 30, style: custom } }"),
    Row(
      name: "the caps of an image without a background image",
      spec: "views: { v: { kind: button, title: A, capInsets: 3 } }",
      findings: ["1:39+9 `capInsets` has no effect without `backgroundImage`"]),
    Row(
      name: "the caps and the rendering of an image beside a symbol",
      spec: "views: { v: { kind: image, symbol: star, capInsets: 3, rendering: original } }",
      findings: [
        "1:42+9 `capInsets` has no effect without `image`",
        "1:56+9 `rendering` has no effect without `image`",
      ]),
    Row(
      name: "the caps and the rendering of an image",
      spec: "views: { v: { kind: image, image: a.png, capInsets: 1, rendering: original } }"),
    Row(
      name: "the font of a symbol that an image view does not have",
      spec: "views: { v: { kind: image, image: a.png, font: 40 } }",
      findings: ["1:42+4 `font` has no effect without `symbol`"]),
    Row(
      name: "the font of a symbol",
      spec: "views: { v: { kind: image, symbol: star, font: 40 } }"),
    Row(
      name: "the rendering of an image that a button does not have",
      spec: "views: { v: { kind: button, title: A, symbol: star, rendering: original } }",
      findings: ["1:53+9 `rendering` has no effect without `image`"]),
    Row(
      name: "keys of the parts that a row does not have",
      spec:
        "views: { v: { kind: listContent, text: a, secondaryFont: title1, rendering: template } }",
      findings: [
        "1:43+13 `secondaryFont` has no effect without `secondaryText`",
        "1:66+9 `rendering` has no effect without `image`",
      ]),
    Row(
      name: "keys of the parts of a row",
      spec:
        "views: { v: { kind: listContent, secondaryText: a, secondaryLines: 1, image: a.png, rendering: template } }"
    ),
    Row(
      name: "a touch of glass that does not react",
      spec: "views: { v: { kind: blur, effect: glass, highlighted: true } }",
      findings: ["1:42+11 `highlighted` has no effect without `interactive`"]),
    Row(
      name: "a touch of glass",
      spec: "views: { v: { kind: blur, effect: glass, interactive: true, highlighted: true } }"),
    Row(
      name: "a line without a colour",
      spec: "views: { v: { kind: shape, path: M0 0 L9 9, lineWidth: 9, lineDashPattern: [1, 2] } }",
      findings: [
        "1:45+9 `lineWidth` has no effect without `strokeColor`",
        "1:59+15 `lineDashPattern` has no effect without `strokeColor`",
      ]),
    Row(
      name: "the phase of a pattern that a line does not have",
      spec: "views: { v: { kind: shape, path: M0 0 L9 9, strokeColor: red, lineDashPhase: 1 } }",
      findings: ["1:63+13 `lineDashPhase` has no effect without `lineDashPattern`"]),
    Row(
      name: "a line",
      spec:
        "views: { v: { kind: shape, path: M0 0 L9 9, strokeColor: red, lineWidth: 9, lineDashPattern: [1, 2], lineDashPhase: 1 } }"
    ),
    Row(
      name: "a tint of glass without glass",
      spec: "views: { v: { kind: blur, effect: light, glassTint: red, interactive: true } }",
      findings: [
        "1:42+9 `glassTint` has no effect without `effect: glass`",
        "1:58+11 `interactive` has no effect without `effect: glass`",
      ]),
    Row(
      name: "a tint of glass",
      spec: "views: { v: { kind: blur, effect: clearGlass, glassTint: red, interactive: true } }"),
    Row(
      name: "the colours of an index and of separators that a table does not have",
      spec:
        "views: { v: { kind: tableView, sectionIndexColor: red, separatorStyle: none, separatorColor: red, row: {}, items: [{}] } }",
      findings: [
        "1:32+17 `sectionIndexColor` has no effect without `indexTitles`",
        "1:78+14 `separatorColor` has no effect beside `separatorStyle: none`",
      ]),
    Row(
      name: "the colours of an index and of separators",
      spec:
        "views: { v: { kind: tableView, sectionIndexColor: red, indexTitles: [A], separatorColor: red, row: {}, items: [{}] } }"
    ),
    Row(
      name: "equal widths of texts in a column",
      spec: "views: { v: { kind: stack, axis: vertical, disambiguatesTextWidths: true } }",
      findings: ["1:44+23 `disambiguatesTextWidths` has no effect beside `axis: vertical`"]),
    Row(
      name: "the offset of a shadow without a colour",
      spec: "views: { v: { kind: label, text: A, shadowOffset: [3, 3] } }",
      findings: ["1:37+12 `shadowOffset` has no effect without `shadowColor`"]),
    Row(
      name: "spaces of baselines in a row",
      spec: "views: { v: { kind: stack, baselineRelative: true } }",
      findings: ["1:28+16 `baselineRelative` has no effect without `axis: vertical`"]),
    Row(
      name: "no spaces of baselines in a row",
      spec: "views: { v: { kind: stack, baselineRelative: false } }"),
    Row(
      name: "spaces of baselines in a column",
      spec: "views: { v: { kind: stack, axis: vertical, baselineRelative: true } }"),
    Row(
      name: "the height of a full screen",
      spec:
        "screen: { presents: { sheets: s } }\nviews: { s: { kind: sheet, style: fullScreen, detent: medium } }",
      findings: ["2:47+6 `detent` has no effect beside `style: fullScreen`"]),
    Row(
      name: "the source of a page",
      spec: "screen: { presents: { sheets: s } }\nviews: { s: { kind: sheet, from: s } }",
      findings: ["2:28+4 `from` has no effect without `style: popover`"]),
    Row(
      name: "the source of a popover",
      spec:
        "screen: { presents: { sheets: s } }\nviews: { s: { kind: sheet, style: popover, from: s } }"
    ),
  ]

  @Test("is reported if no view that has it has the effect", arguments: rows)
  func dependency(_ row: Row) {
    let image = ImageSource(path: "/a.png", size: Size(width: 4, height: 4))
    let spec = SpecText(row.spec, images: ["a.png": .found(image)])
    let found = spec.diagnostics.map { diagnostic in
      let span = diagnostic.span
      return
        "\(span?.line ?? 0):\(span?.column ?? 0)+\(span?.length ?? 0) \(diagnostic.message.text)"
    }
    #expect(found == row.findings)
    #expect(spec.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("has a help with both keys")
  func help() {
    #expect(
      SpecText("views: { v: { cornerCurve: continuous } }").diagnostics.map(\.help)
        == ["add `cornerRadius`, or remove `cornerCurve`"])
    #expect(
      SpecText(
        """
        screen: { presents: { sheets: s } }
        views: { s: { kind: sheet, style: fullScreen, grabber: true } }
        """
      ).diagnostics.map(\.help) == ["remove `grabber` or `style: fullScreen`"])
  }
}
