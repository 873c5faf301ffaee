import Diagnostics
import Testing

@testable import Spec

@Suite("A word of another tool")
struct WordsOfOtherToolsTests {
  @Test("is answered with what to write", arguments: viewRows)
  func views(_ row: Answer) { row.expect() }

  @Test("is answered in expressions with the whole expression", arguments: expressionRows)
  func expressions(_ row: Answer) { row.expect() }

  @Test("is answered in the file, the matrix and the screen", arguments: sectionRows)
  func sections(_ row: Answer) { row.expect() }

  @Test("is not a trap of YAML without a way out", arguments: trapRows)
  func traps(_ row: Answer) { row.expect() }

  /// A key of a view with its kind.
  private static func view(_ kind: String, _ written: String, _ help: String) -> Answer {
    Answer(
      written: "\(kind): \(written)",
      spec: "views:\n  a:\n    kind: \(kind)\n    \(written)\n    pin: { top: 0 }\n", helps: [help])
  }

  private static func constraint(_ written: String, _ help: String) -> Answer {
    Answer(
      written: written,
      spec:
        "views:\n  t: { size: [9, 9] }\n  u: { size: [9, 9], guides: { g: { width: 1 } } }\nconstraints:\n  - \(written)\n",
      helps: [help])
  }

  private static let viewRows = [
    view("label", "textAlign: center", "write `alignment: center`"),
    view("label", "text-align: start", "write `alignment: natural`"),
    view("label", "fontSize: 17", "write `font: 17`"),
    view("label", "centreX: superview", "write `center: { x: superview }`"),
    view("label", "centreY: superview", "write `center: { y: superview }`"),
    view("label", "fontWeight: 600", "write `font: { weight: semibold }`"),
    view("label", "font: bold", "write `font: { weight: bold }`"),
    view("label", "font: 17pt", "write `17`: lengths are in points, without a unit"),
    view("label", "color: red", "write `textColor: red`"),
    view("image", "color: red", "write `tint: red`"),
    view("view", "color: red", "write `background: red`"),
    view("label", "textColor: UIColor.red", "write `red`"),
    view("label", "textColor: fff", "write `\"#fff\"`"),
    view("label", "textColor: rgba(255, 0, 0, 0.5)", "write `rgb(255, 0, 0, 0.5)`"),
    view("label", "textColor: Color(.systemBackground)", "write `systemBackground`"),
    view("label", "textColor: UIColor.systemRed", "write `systemRed`"),
    // The channels of the system's red of CSS and UIKit: 255, 0, 0.
    view("label", "textColor: red.opacity(0.3)", "write `rgb(255, 0, 0, 0.3)`"),
    view("label", "textColor: Color(0xFF336699)", "write `\"#336699\"`"),
    // 1, 0.5 and 0.25 of 255.
    view(
      "label", "textColor: \"UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)\"",
      "write `rgb(255, 128, 64)`"),
    // CSS Color 4: a lightness of a half with half the saturation reaches from 0.25 to 0.75.
    view("label", "textColor: \"hsl(120, 50%, 50%)\"", "write `rgb(64, 191, 64)`"),
    view(
      "label", "background: linear-gradient(red)",
      "a gradient is a view: put one of `kind: gradient` with `colors` behind the others"),
    view("button", "type: system", "write `style: system`"),
    view("label", "alpha: 0,5", "write `0.5`"),
    view(
      "view", "cornerRadius: 50%",
      "give half of the height in points, as in `cornerRadius: 22` for a height of 44"),
    view(
      "label", "background: '@color/primary'",
      "write `primary`, and give it a value under `colors` at the top level"),
    view("label", "hugging: required horizontal", "write `hugging: { horizontal: required }`"),
    view("view", "text: Hi", "add `kind: label`, or another kind that has it"),
    view(
      "view", "constraints: { top: 10 }",
      "write `top: 10` in its `pin`, in place of `top: 0`"
    ),
    view("label", "lineLimit: 2", "write `lines: 2`"),
    view("label", "textAlignment: NSTextAlignmentCenter", "write `alignment: center`"),
    view("label", "isHidden: 1", "write `hidden: true`"),
    view("label", "opacity: 50%", "write `alpha: 0.5`"),
    view("label", "hidden: \"true\"", "write `true`"),
    view("label", "font: boldSystemFont 20", "write `{ size: 20, weight: bold }`"),
    view("label", "font: largeTitleBold", "write `{ style: largeTitle, weight: bold }`"),
    view(
      "label", "font: bold 16px Arial",
      "write `{ size: 16, weight: bold }`: for another typeface, name its files under `fonts` and add `family`"
    ),
    view(
      "image", "contentMode: UIViewContentModeScaleAspectFill",
      "write `scaleAspectFill`"),
    view("label", "color: cornflowerblue", "write `textColor: \"#6495ED\"`"),
    view("image", "contentMode: scale-aspect-fit", "write `scaleAspectFit`"),
    view("view", "frame: { x: 1, width: 20px, height: 30 }", "write `[1, 0, 20, 30]`"),
    view(
      "view", "frame: { width: 20, height: 30 }",
      "write `size: [20, 30]` in place of `frame`"),
    view(
      "view", "frame: { maxWidth: .infinity }",
      "remove `frame`, and add `horizontal: 0` to its `pin`: `pin: { top: 0, horizontal: 0 }`"),
    view("view", "border: 1px solid red", "write `{ width: 1, color: red }`"),
    view(
      "view", "layout_width: match_parent",
      "add `horizontal: 0` to its `pin`: `pin: { top: 0, horizontal: 0 }`"),
    view(
      "view", "guides: { g: { pin: { top:20 } } }",
      "write `top: 20`: a space stands behind the colon"),
    view("label", "lines: two", "write `2`"),
    view("button", "padding: 12", "write `contentInsets: 12`"),
    view("button", "text: Go", "write `title: Go`"),
    view("image", "systemName: star", "write `symbol: star`"),
    view("slider", "min: 1", "write `minimumValue: 1`"),
    view("view", "children: {}", "write `views`"),
    view("view", "borderWidth: 2px", "write `border: { width: 2 }`"),
    view("view", "minWidth: 10", "write `width: \">= 10\"`"),
    view("view", "width: 50%", "write `0.5 * superview.width`"),
    view("view", "width: 100%", "write `superview.width`"),
    view(
      "view", "width: fill",
      "leave `width` out, and add `horizontal: 0` to its `pin`: `pin: { top: 0, horizontal: 0 }`"),
    view("view", "height: \">= 10pt\"", "write `\">= 10\"`"),
    view("view", "size: 100x50", "write `size: [100, 50]`"),
    view("view", "size: { width: 10, height: 20 }", "write `[10, 20]`"),
    view("view", "aspectRatio: 16:9", "write `16/9`"),
    view("view", "center: x", "write `center: { x: superview }`"),
    Answer(
      written: "type: label", spec: "views: { a: { type: label, text: Hi, lines: 2 } }",
      helps: ["write `kind: label`"]),
    Answer(
      written: "pin: 10", spec: "views: { a: { pin: 10 } }", helps: ["write `pin: { all: 10 }`"]),
    Answer(
      written: "a list of edges with insets", spec: "views: { a: { pin: [top, left: 10] } }",
      helps: ["write `pin: { top: 0, left: 10 }`"]),
  ]

  private static let expressionRows = [
    constraint("t.leading == u.leading + 8pt", "write `t.leading == u.leading + 8`"),
    constraint("t.width == 50%", "write `t.width == 0.5 * superview.width`"),
    constraint("t.width == 50% * u.width", "write `t.width == 0.5 * u.width`"),
    constraint("t.leading.equalTo(u.trailing).offset(8)", "write `t.leading == u.trailing + 8`"),
    constraint("t.width == 2 x u.width", "write `t.width == 2 * u.width`"),
    constraint("t.width == 100, priority 750", "write `t.width == 100 @750`"),
    constraint("t.width == 100 (750)", "write `t.width == 100 @750`"),
    constraint("t.aspectRatio == 16:9", "write `t.width == 16/9 * t.height`"),
    constraint(
      "t.leading.equalToSuperview().offset(16)", "write `t.leading == superview.leading + 16`"),
    constraint("q.top == u.top", "write `t`, or add a view `q` to `views`"),
    constraint("t.width == 100, priority: 750", "write `t.width == 100 @750`"),
    constraint("t.width == 100 @defaultHigh", "write `t.width == 100 @high`"),
    constraint("t.leadingAnchor == u.trailing", "write `leading`"),
    constraint("t.top == parent.top", "write `superview`"),
    constraint("t.top == g.top", "write `u.g`: a guide is named with its view"),
    constraint("\"vfl: H:|[t]|\"", "write `- vfl: \"H:|[t]|\"`"),
  ]

  private static let sectionRows = [
    Answer(
      written: "devices", spec: "matrix: { devices: iphone-x }", helps: ["write `device: iphone-x`"]
    ),
    Answer(
      written: "os: 17", spec: "matrix: { os: 17 }",
      helps: ["write `os: 18`: iOS 13 to 18 are drawn alike"]),
    Answer(
      written: "AX5", spec: "matrix: { textSize: AX5 }", helps: ["write `textSize: accessibility5`"]
    ),
    Answer(written: "components", spec: "components: {}", helps: ["write `templates`"]),
    Answer(
      written: "title of the screen", spec: "screen: { title: Hi }",
      helps: ["write `navigationBar: { title: Hi }`"]),
    Answer(
      written: "a metric that is calculated", spec: "metrics: { a: 2 * 4 }",
      helps: ["write `8`: only constraints and lengths of views are calculated"]),
  ]

  private static let trapRows = [
    Answer(
      written: "a key indented too far", spec: "views:\n  t:\n    kind: label\n      text: Hi\n",
      helps: ["line 4 is indented deeper than line 3: begin both in one column"]),
    Answer(
      written: "a mapping in a mapping", spec: "views:\n  t:\n    pin: top: 20\n",
      helps: ["write `pin: { top: 20 }`"]),
    Answer(
      written: "an open brace", spec: "matrix: { device: iphone-x\nviews: {}\n",
      helps: ["close the mapping of line 1 with '}'"]),
    Answer(
      written: "an open brace below other lines",
      spec: "title: A\n\nmatrix: { device: iphone-x\n\nviews: {}\n",
      helps: ["close the mapping of line 3 with '}'"]),
    Answer(
      written: "a list that a brace closes", spec: "matrix: { device: [iphone-x }\n",
      helps: ["remove this `}`, or close the list before it with `]`"]),
    Answer(
      written: "an open list", spec: "matrix:\n  device: [iphone-x\nviews: {}\n",
      helps: ["close the list with ']'"]),
    Answer(
      written: "text that begins with an asterisk", spec: "title: *new\n",
      helps: ["put text that begins with `*` in quotes"]),
    Answer(
      written: "several values without brackets",
      spec: "matrix: { device: iphone-x, iphone-se-3 }\n",
      helps: [
        "put several values in brackets, or a text with a comma in quotes: `device: [iphone-x, iphone-se-3]`"
      ]),
    Answer(
      written: "a missing colon", spec: "views:\n  t\n    kind: label\n",
      helps: ["put a colon behind `t` in line 2: `t:`"]),
    Answer(
      written: "a missing space", spec: "views:\n  t:\n    kind:label\n    text: Hi\n",
      helps: ["put a space behind the colon of `kind:` in line 3"]),
    Answer(
      written: "keys as far in as the id", spec: "views:\n  t:\n  kind: label\n  text: Hi\n",
      helps: ["indent the keys of a view further than its id, which ends with a colon"]),
    Answer(
      written: "a missing comma", spec: "views:\n  t: { kind: label text: Hi }\n",
      helps: ["put a comma before `text`; text that contains ': ' stands in quotes"]),
    Answer(
      written: "an apostrophe", spec: "views:\n  t: { kind: label, text: 'It's' }\n",
      helps: ["put text with an apostrophe in double quotes, as in `\"It's\"`"]),
    Answer(
      written: "an apostrophe in a line of its own",
      spec: "views:\n  t:\n    text: 'It's'\n    kind: label\n",
      helps: ["put text with an apostrophe in double quotes, as in `\"It's\"`"]),
    Answer(
      written: "a bracket before a text in a line of its own",
      spec: "views:\n  t:\n    text: [x] Done\n    kind: label\n",
      helps: [
        "put the text in quotes, because it begins with `[`: `text: \"[x] Done\"`"
      ]),
    Answer(
      written: "a missing colon before a brace with quotes",
      spec: "views:\n  t { text: \"Hi\", kind: label }\n",
      helps: ["put a colon behind `t`: `t: {`"]),
    Answer(
      written: "keys of one view in two columns",
      spec: "views:\n  t:\n    kind: label\n   text: Hi\n",
      helps: ["line 4 begins in column 4 and line 3 in column 5: begin both in one column"]),
    Answer(
      written: "a colon in a text", spec: "views:\n  t: { kind: label, text: Note: hi }\n",
      helps: ["put text that contains ': ' in quotes"]),
    Answer(
      written: "a relation without quotes", spec: "views:\n  t:\n    width: >= 10\n",
      helps: ["put it in quotes, because `>` begins a block of text: `\">= 10\"`"]),
    Answer(
      written: "views as a list", spec: "views:\n  - t: { kind: label }\n",
      helps: ["write each view as its id and its keys, without `- `: `title: { kind: label }`"]),
    Answer(
      written: "text that begins with @", spec: "views: { t: { kind: label, text: @name } }",
      helps: ["put text that begins with `@` in quotes"]),
  ]
}

extension SpecText {
  /// The helps of the errors.
  var helps: [String] {
    diagnostics.filter { $0.severity == .error }.map { $0.help ?? "none: \($0.message.text)" }
  }
}
