import Diagnostics
import Testing

@testable import Spec

@Suite("A family of mistakes")
struct MistakeFamilyTests {
  @Test("is answered with the user's own values", arguments: viewRows)
  func views(_ row: Answer) { row.expect() }

  @Test("of lists and conditions is answered with all that is to write", arguments: structureRows)
  func structures(_ row: Answer) { row.expect() }

  @Test("in equations is answered with equations", arguments: equationRows)
  func equations(_ row: Answer) { row.expect() }

  @Test("of format strings is answered with what a format string has", arguments: formatRows)
  func formats(_ row: Answer) { row.expect() }

  @Test("of YAML is answered with the text to write", arguments: yamlRows)
  func yaml(_ row: Answer) { row.expect() }

  @Test("that is legal is a warning with what to write", arguments: warningRows)
  func warnings(_ row: Answer) {
    let found = SpecText(row.spec).diagnostics
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(found.compactMap(\.help) == row.helps)
  }

  @Test("is not found in what is meant", arguments: legalViews)
  func legal(_ view: String) { #expect(SpecText("views: { a: { \(view) } }").diagnostics == []) }

  private static let warningRows: [Answer] = [
    view(
      "kind: label, text: A, minimumScaleFactor: 0.5", "add `adjustsFontSizeToFitWidth: true`"),
    view("kind: label, text: A, adjustsFontSizeToFitWidth: true", "add `minimumScaleFactor: 0.5`"),
    view(
      "kind: button, title: A, adjustsFontSizeToFitWidth: true", "add `minimumScaleFactor: 0.5`"),
    view("kind: label, text: 'One\\nTwo'", "write `\"One\\nTwo\"`"),
    view("kind: label, text: '1 \"a\",\\n\\tB'", "write `\"1 \\\"a\\\",\\n\\tB\"`"),
    view(
      "kind: label, text: \"**One** two\"",
      "write `[{ text: \"One\", font: { weight: bold } }, \" two\"]`"),
    view(
      "kind: label, font: title1, text: A <b>b</b>",
      "write `[\"A \", { text: \"b\", font: { style: title1, weight: bold } }]`"),
    view(
      "kind: label, font: { size: 20, weight: light }, text: <i>A</i>",
      "write `[{ text: \"A\", font: { size: 20, italic: true } }]`"),
    view(
      "kind: button, title: \"**Go**\"",
      "write `[{ text: \"Go\", font: { size: 15, weight: bold } }]`"),
    view(
      "kind: button, style: filled, title: \"**Go**\"",
      "write `[{ text: \"Go\", font: { weight: bold } }]`"),
    view("kind: label, text: \"Fish &amp; chips\"", "write `&`"),
  ]

  private static let legalViews = [
    "transform: { rotate: 1.5708 }", "transform: { rotate: -0.785 }",
    "kind: label, text: A, minimumScaleFactor: 0.5, adjustsFontSizeToFitWidth: true",
    "kind: label, text: A, minimumScaleFactor: 0.5, adjustsFontSizeToFitWidth: false",
    "kind: label, text: A, adjustsFontSizeToFitWidth: false",
    "kind: label, text: A, minimumScaleFactor: 1",
    "kind: tableView, row: { kind: label, text: A, adjustsFontSizeToFitWidth: $fits, minimumScaleFactor: 0.5 }, items: [{ fits: true }, { fits: false }]",
    "kind: label, text: \"One\\\\nTwo\"", "kind: label, text: 'C:\\new\\temp'",
    "kind: label, text: 'C:\\New'", "kind: label, text: '\\\\server\\nTwo'",
    "kind: label, text: 'DOMAIN\\nina'", "kind: label, text: '\\nabla \\times \\theta'",
    "kind: label, text: '^\\t*\\n$'", "kind: label, text: 'Use \\n for a new line'",
    "kind: label, text: 'One\\n'", "kind: label, text: '\\nTwo'",
    "kind: label, text: \"2 ** 3 ** 4\"", "kind: label, text: \"2**3**2\"",
    "kind: label, text: \"a**b and c**d\"", "kind: textView, text: \"**One**\"",
    "kind: textField, text: \"**One**\", placeholder: \"**Two**\"",
    "kind: picker, components: [{ rows: [\"**One**\", \"&amp;\"] }]",
    "kind: navigationBar, title: \"**One**\", rightBarButtonItems: [\"**Two**\"]",
  ]

  private static func view(_ keys: String, _ helps: String...) -> Answer {
    Answer(written: keys, spec: "views: { a: { \(keys) } }\n", helps: helps)
  }

  /// Half a turn has π radians and 180 degrees, a turn 360.
  private static let viewRows: [Answer] = [
    view("transform: { rotate: pi/4 }", "write `45`: the turn is in degrees"),
    view("transform: { rotate: -.pi / 2 }", "write `-90`: the turn is in degrees"),
    view("transform: { rotate: 2 * Math.PI }", "write `360`: the turn is in degrees"),
    view("transform: { rotate: 0.25turn }", "write `90`: the turn is in degrees"),
    view("transform: { rotate: 30° }", "write `30`: the turn is in degrees"),
    view("transform: { radians: 3.1416 }", "write `rotate: 180`"),
    view("alpha: 2 * 0.25", "write `0.5`: only constraints and lengths of views are calculated"),
    view("alpha: 4 * 2", "write the number: only constraints and lengths of views are calculated"),
    view("alpha: 1/2", "write `0.5`: only constraints and lengths of views are calculated"),
    view(
      "kind: label, text: Go, backgroundImage: b.png",
      "put `aBackground: { kind: image, image: b.png, pin: a }` before `a` under `views`"),
    view(
      "kind: button, title: Go, setBackgroundImage: b.png",
      "the key is `backgroundImage`: paths begin at the folder of the spec"),
    view("kind: slider, in: 0...10", "write `minimumValue: 0` and `maximumValue: 10`"),
    view("kind: stack, verticalArrangement: spacedBy(8.dp)", "write `spacing: 8`"),
    view(
      "kind: stack, padding: \"EdgeInsets.symmetric(horizontal: 16)\"",
      "write `marginsRelative: true` and `margins: { horizontal: 16 }`"),
    view(
      "kind: stack, padding: \"EdgeInsets.fromLTRB(1, 2, 3, 4)\"",
      "write `marginsRelative: true` and `margins: [2, 1, 4, 3]`"),
    view(
      "kind: label, text: A, padding: { horizontal: 16 }, center: superview",
      "write `aBox: { center: superview, views: { a: { kind: label, text: A, pin: { horizontal: 16, vertical: 0 } } } }` in place of `a`: a label has no padding"
    ),
    view(
      "kind: button, title: Go, pin: [top], modifier: fillMaxWidth().padding(16.dp)",
      "write `contentInsets: 16`, and add `horizontal: 0` to its `pin`: `pin: { top: 0, horizontal: 0 }`"
    ),
    view("\"android:layout_centerInParent\": true", "write `center: superview`"),
    view("kind: image, symbol: Icons.favorite_border", "write `heart`"),
    view(
      "className: bg-blue-500 rounded-lg w-20",
      "write `background: \"#3B82F6\"`, `cornerRadius: 8` and `width: 80` in place of `className`"),
    view(
      "style: { backgroundColor: red, borderRadius: 8 }",
      "write `background: red` and `cornerRadius: 8` in place of `style`"),
    view("kind: scroll, contentOffset: { x: 0, y: 100 }", "write `offset: [0, 100]`"),
    view(
      "effects: [{ type: DROP_SHADOW, color: red, offset: { x: 0, y: 4 }, radius: 4 }]",
      "write `shadow: { color: red, opacity: 1, offset: [0, 4], radius: 4 }`"),
    view(
      "background: \"linear-gradient(to right, red 0%, #00f 100%)\"",
      "write `kind: gradient`, `colors: [red, \"#00f\"]`, `locations: [0, 1]`, `startPoint: [0, 0.5]` and `endPoint: [1, 0.5]` in place of the colour: a gradient is a view"
    ),
    // 10 of 17 points.
    view(
      "kind: label, text: A, minimumFontSize: 10",
      "write `adjustsFontSizeToFitWidth: true` and `minimumScaleFactor: 0.59`"),
    view(
      "size: [20, 20], center: { x: 100, y: 50 }",
      "write `pin: { left: 90, top: 40 }` in place of `center`"),
    view(
      "pin: { top: 25%, left: 0 }", "write `- a.top == 0.25 * superview.bottom` under `constraints`"
    ),
    view(
      "pin: { horizontal: 10% }",
      "write `- a.leading == 0.1 * superview.trailing` and `- a.trailing == 0.9 * superview.trailing` under `constraints`"
    ),
    view("top: 50%", "write `- a.top == superview.centerY` under `constraints`"),
    view(
      "width: \"min(320, 100%)\"",
      "there is no `min`: write `width: \"<= 320\"`, and `- a.width == superview.width @high` under `constraints`"
    ),
  ]

  private static let structureRows: [Answer] = [
    view("kind: stack, items: { b: { size: [9, 9] }, c: { size: [9, 9] } }", "write `views`"),
    view("kind: stack, items: [b, c]", "write `views: { b: {}, c: {} }`"),
    Answer(
      "a bar's view in place of its title",
      spec:
        "screen: { navigationBar: { titleView: { kind: image, symbol: star } } }\nviews: { a: {} }\n",
      "a bar's title is a text; place the view under `views`: `titleView: { kind: image, symbol: star, pin: { top: 8, to: safeArea }, center: { x: superview } }`"
    ),
    Answer(
      "calculated metrics",
      spec:
        "metrics: { gap: 8, a: gap * 2, b: a + 1, c: gap / 2 - 1 }\nviews: { v: { kind: label, text: A, font: gap * 2 } }\n",
      "write `16`: only constraints and lengths of views are calculated",
      "write the number: only constraints and lengths of views are calculated",
      "write `3`: only constraints and lengths of views are calculated", "write `16`"),
    view(
      "background: white, dark: { background: black }",
      "write `background: { light: white, dark: black }` in place of `background` and `dark`"),
    view(
      "background: white, landscape: { background: black }",
      "write it under `when` at the top level: `- { orientation: landscape, views: { a: { background: black } } }`"
    ),
    view(
      "if: keyboard == shown",
      "write `hidden: true` here, and under `when` at the top level: `- { keyboard: shown, views: { a: { hidden: false } } }`"
    ),
    view(
      "kind: label, attributedText: [{ string: A, attributes: { font: body } }, { text: B }]",
      "write `text: [{ text: A, font: body }, { text: B }]`"),
    view(
      "kind: gradient, stops: [{ color: red, location: 0 }, { color: blue, location: 0.3 }]",
      "write `colors: [red, blue]` and `locations: [0, 0.3]`"),
    view(
      "kind: picker, rows: [S, M], selectedRow: 1",
      "write `components: [{ rows: [S, M], selectedRow: 1 }]`"),
    view(
      "kind: tableView, numberOfRows: 3, row: { kind: label, text: Row }",
      "write `items: [{}, {}, {}]`"),
    view(
      "kind: stack, customSpacing: [8, 16], views: { b: {}, c: {}, d: {} }",
      "write `customSpacing: { b: 8, c: 16 }`: the space after each view"),
    view(
      "views: { ForEach: { in: [A, B], do: { kind: label, text: $0 } } }",
      "write each view: `a: { kind: label, text: A }` and `b: { kind: label, text: B }`"),
    view("child: { kind: label, text: A }", "write `views: { child: { kind: label, text: A } }`"),
    Answer(
      "a bar's items by other names",
      spec: "screen: { navigationItem: { title: A, rightBarButtonItem: { systemItem: add } } }\n",
      "write `navigationBar: { title: A, rightItems: [{ systemItem: add }] }`"),
    Answer(
      "styles in one text",
      spec:
        "styles: { b: { alpha: 0.5 }, c: { hidden: true } }\nviews: { a: { style: b c }, d: { style: [b, c] } }\n",
      "write `style: [b, c]`"),
    Answer(
      "a transition by its axis",
      spec:
        "transitions: { show: { keyboard: [hidden, shown], duration: 250 } }\nviews: { a: {} }\n",
      "write `show: { from: { keyboard: hidden }, to: { keyboard: shown }, duration: 0.25 }`"),
    Answer(
      "an axis that nothing declares",
      spec:
        "matrix: { user: [guest, member] }\nviews: { a: {} }\nwhen: [{ user: guest, views: { a: { hidden: true } } }]\n",
      "declare an axis of your own at the top level: `axes: { user: [guest, member] }`; its values in `matrix` stay"
    ),
  ]

  private static func equation(_ text: String, _ help: String) -> Answer {
    Answer(
      written: text,
      spec: "views: { t: { size: [9, 9] }, u: { size: [9, 9] } }\nconstraints:\n  - \(text)\n",
      helps: [help])
  }

  private static let equationRows: [Answer] = [
    equation("t.width == 50% superview.width", "write `t.width == 0.5 * superview.width`"),
    equation(
      "t.width == 2 * t.height + 10%",
      "write a part of a size such as `0.1 * superview.width`; the attributes of a sum are on one axis"
    ),
    equation("t.width == 10% of t.height", "write `t.width == 0.1 * t.height`"),
    equation("t.top == 30%", "write `t.top == 0.3 * superview.bottom`"),
    equation("t.top == superview.height * 0.5", "write `t.top == superview.centerY`"),
    equation("t.leading == superview.width / 4", "write `t.leading == 0.25 * superview.trailing`"),
    equation(
      "t.center == u.top", "write two: `- t.centerX == u.centerX` and `- t.centerY == u.top`"),
    equation(
      "t.width == min(superview.width - 32, 400)",
      "there is no `min`: write `- t.width <= 400` and `- t.width == superview.width - 32 @high`"),
    equation(
      "t.width == clamp(100, 50%, 400)",
      "there is no `clamp`: write `- t.width >= 100`, `- t.width <= 400` and `- t.width == 0.5 * superview.width @high`"
    ),
    equation(
      "{ constraint: t.width == u.width, multiplier: 0.5, constant: -8 }",
      "write `constraint: \"t.width == 0.5 * u.width - 8\"`"),
    equation(
      "t.width >= 20 @ UILayoutPriority.defaultHigh", "write `t.width >= 20 @high`"),
    equation("{ constraint: t.width >= 20, priority: 1001 }", "write `required`"),
  ]

  private static func format(_ text: String, _ help: String) -> Answer {
    Answer(
      written: text,
      spec: "views: { t: {}, u: {} }\nconstraints: [{ vfl: \"\(text)\" }]\n", helps: [help])
  }

  private static let formatRows: [Answer] = [
    format(
      "V:[t]-[safeArea.bottom]",
      "write `[bottomLayoutGuide]` in place of `[safeArea.bottom]`: a format string names views and guides, not edges"
    ),
    format(
      "H:[t(==u*0.5)]-[u]",
      "write `[t]`, and `- t.width == 0.5 * u.width` under `constraints`: a format string does not calculate"
    ),
    format("H:|-16px-[t]", "write `16`: numbers are in points, without a unit"),
    format("H:[t:40]", "write `[t(40)]`"),
    Answer(
      "an alignment along the column",
      spec:
        "views: { t: {}, u: {} }\nconstraints: [{ vfl: \"V:[t]-[u]\", options: alignAllCenterY }]\n",
      "write `options: alignAllCenterX`"),
  ]

  private static func file(_ spec: String, _ helps: String...) -> Answer {
    Answer(written: spec, spec: spec, helps: helps)
  }

  private static let yamlRows: [Answer] = [
    file(
      "views: { a: { kind: label, text: [x] Done } }\n",
      "put the text in quotes, because it begins with `[`: `text: \"[x] Done\"`"),
    file(
      "views: { a: { kind: label, text: Done [x], alpha: 1 } }\n",
      "put the text in quotes, because it contains `[`: `text: \"Done [x]\"`"),
    file(
      "views: { a: { kind: label, text: Hello {name} and you } }\n",
      "put the text in quotes, because it contains `{`: `text: \"Hello {name} and you\"`"),
    file(
      "views: { a: {} }\nviews: { b: {} }\n",
      "move what stands below it to the end of the first `views` in line 1, and remove this one"),
    file(
      "base: &base { kind: label, font: headline }\nviews: { a: { <<: *base, text: A } }\n",
      "write `styles: { base: { font: headline } }` at the top level in place of `&base`, and `kind: label, style: base` in place of `<<: *base`"
    ),
    file(
      "views:\n  a: {}\n  constraints:\n    - a.top == superview.top\n",
      "begin `constraints` in column 1, as `views`"),
    // 0xD83D and 0xDC68 are the halves of U+1F468.
    file("title: \"\\ud83d\\udc68\"\n", "write `👨` itself, or `\\U0001F468`"),
    file("title: \"\\ud83d\"\n", "write the character itself"),
    file(
      "views: { a: {kind:label, text:Hello} }\n",
      "write `kind: label`: a space stands behind the colon",
      "write `text: Hello`: a space stands behind the colon"),
  ]
}
