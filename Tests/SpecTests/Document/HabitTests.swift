import Diagnostics
import Testing

@testable import Spec

@Suite("A habit from another tool")
struct HabitTests {
  @Test(
    "of writing calls is answered with Strut's value, in block and in flow style",
    arguments: callRows)
  func calls(_ row: Answer) { row.expect() }

  @Test("of other quotes, comments and brackets is answered at its place", arguments: textRows)
  func texts(_ row: Answer) { row.expect() }

  @Test("is translated along with its value", arguments: valueRows)
  func values(_ row: Answer) { row.expect() }

  @Test("is answered with the user's own numbers", arguments: numberRows)
  func numbers(_ row: Answer) { row.expect() }

  @Test("is brought together with the keys that are there", arguments: collisionRows)
  func collisions(_ row: Answer) { row.expect() }

  @Test("in a stack's view is answered for the stack", arguments: childRows)
  func children(_ row: Answer) { row.expect() }

  @Test("is reported once", arguments: causeRows)
  func causes(_ row: Answer) { row.expect() }

  @Test("has a direction", arguments: directionRows)
  func directions(_ row: Answer) { row.expect() }

  @Test("in an equation is answered with the whole equation", arguments: equationRows)
  func equations(_ row: Answer) { row.expect() }

  @Test(
    "of negative distances at the far edges is a warning at a guide and beside positive ones")
  func insets() {
    func warnings(_ view: String) -> [String] {
      SpecText("views: { a: { \(view) } }").diagnostics.filter { $0.severity == .warning }
        .compactMap(\.help)
    }
    let help = "write `20`: an inset counts inwards"
    #expect(warnings("width: 9, pin: { top: 20, left: 0, bottom: -20, to: safeArea }") == [help])
    let label = "kind: label, text: A"
    #expect(warnings("\(label), pin: { left: 0, bottom: -20, to: safeArea }") == [help])
    #expect(
      warnings("\(label), pin: { trailing: -20, bottom: -20, to: safeArea }") == [help, help])
    #expect(
      warnings("views: { b: { size: [9, 9] } }, pin: { bottom: -20, to: safeArea }") == [help])
    // A background extends to the edges of the screen.
    #expect(warnings("width: 9, pin: { left: 0, bottom: -34, to: safeArea }") == [])
    #expect(
      warnings("kind: gradient, colors: [red, blue], pin: { trailing: -59, to: safeArea }") == [])
    #expect(warnings("height: 9, pin: { leading: 16, trailing: -20, top: 0 }") == [help])
    #expect(warnings("height: 9, pin: { leading: 0, trailing: -20, top: 0 }") == [])
    #expect(warnings("height: 9, pin: { horizontal: -20, top: 0 }") == [])
    #expect(warnings("size: [9, 9], pin: { top: -4, trailing: -4 }") == [])
    #expect(
      warnings("pin: superview, views: { b: { size: [9, 9], pin: { right: -4, top: 0 } } }") == [])
  }

  /// A key of a view of a kind, with further keys in flow style.
  private static func view(
    _ kind: String, _ written: String, with other: String = "", _ helps: String...
  ) -> Answer {
    let spec = "views:\n  box:\n    kind: \(kind)\n    \(written)\n"
    return Answer(
      written: "\(kind): \(written)", spec: other.isEmpty ? spec : spec + "    \(other)\n",
      helps: helps)
  }

  private static let callRows: [Answer] = [
    view(
      "label", "font: .systemFont(ofSize: 17, weight: .semibold)",
      "write `{ size: 17, weight: semibold }`"),
    view("label", "font: .system(size: 20)", "write `20`"),
    view(
      "label", "textColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)", "write `rgb(255, 0, 0)`"),
    view("label", "textColor: Color(hex: \"#336699\")", "write `\"#336699\"`"),
    view(
      "view", "margins: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      "write `{ top: 1, left: 2, bottom: 3, right: 4 }`"),
    view(
      "view", "margins: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
      "write `[1, 2, 3, 4]`"),
    view("view", "margins: EdgeInsets.symmetric(horizontal: 16)", "write `{ horizontal: 16 }`"),
    view("view", "cornerRadius: BorderRadius.circular(12)", "write `12`"),
    view("view", "size: CGSize(width: 10, height: 20)", "write `size: [10, 20]`"),
    view("view", "frame: CGRect(x: 1, y: 2, width: 3, height: 4)", "write `[1, 2, 3, 4]`"),
    view("view", "transform: CGAffineTransform(rotationAngle: .pi / 4)", "write `{ rotate: 45 }`"),
    view("view", "transform: translate(10px, 20px)", "write `{ translate: [10, 20] }`"),
    view("image", "symbol: Image(systemName: \"star\")", "write `star`"),
    view(
      "image", "image: UIImage(named: \"Logo\")",
      "write `Logo.png`, the name of a file beside the spec, or name an asset catalogue that has it under `assets`"
    ),
    Answer(
      "a call in flow style",
      spec: "views: { a: { kind: label, font: .systemFont(ofSize: 17, weight: .bold), text: Hi } }",
      "write `{ size: 17, weight: bold }`"),
    Answer(
      "a colour with commas in flow style",
      spec: "views: { a: { background: rgba(255, 0, 0, 0.5), height: 9 } }",
      "write `\"rgb(255, 0, 0, 0.5)\"`"),
    Answer(
      "a constraint as a call",
      spec:
        "views: { t: { size: [9, 9] }, u: { size: [9, 9] } }\nconstraints:\n  - t.topAnchor.constraint(equalTo: u.bottomAnchor, constant: 8)\n",
      "write `t.top == u.bottom + 8`"),
  ]

  private static let textRows: [Answer] = [
    view(
      "label", "textColor: #fff",
      "write `textColor: \"#fff\"` in quotes, as `#` begins a comment otherwise"),
    Answer(
      "a colour without quotes in flow style",
      spec: "views: { a: { background: #fff, height: 9 } }\n",
      "write `background: \"#fff\"` in quotes, as `#` begins a comment otherwise"),
    Answer(
      "a colour without quotes under `colors`", spec: "colors: { brand: #ff0000 }\n",
      "write `brand: \"#ff0000\"` in quotes, as `#` begins a comment otherwise"),
    view("view", "border: 1px solid #ccc", "write `{ width: 1, color: \"#ccc\" }`"),
    Answer(
      "a text with commas", spec: "views: { a: { kind: label, text: Hello, world, and more } }",
      "put text with a comma in quotes: `text: \"Hello, world, and more\"`"),
    Answer(
      "a brace too many", spec: "views:\n  t: { kind: label }}\n",
      "remove this `}`: line 2 closes more than it opens"),
    Answer(
      "a bracket too many", spec: "views: { t: { size: [9, 9]] } }",
      "remove this `]`: it closes no list"),
    Answer("a comment of Swift", spec: "// note\nviews: {}\n", "a comment begins with `#`"),
    Answer("a comment behind a value", spec: "views: {} // note\n", "a comment begins with `#`"),
    Answer(
      "a parameter in braces",
      spec:
        "views: { t: { kind: tableView, row: { kind: label, text: ${title} }, items: [{ title: A }] } }",
      "write `$title` or `$(title)` in `row`, without braces"),
    Answer(
      "an assignment", spec: "views: { t: kind = label }",
      "write `kind: label`: a colon stands between a key and its value"),
    Answer("a class", spec: "views: { t: UILabel() }", "write `t: { kind: label }`"),
  ]

  private static let valueRows: [Answer] = [
    Answer(
      "both directions", spec: "matrix: { layoutDirection: [leftToRight, rightToLeft] }",
      "write `direction: [ltr, rtl]`"),
    Answer(
      "traits", spec: "matrix: { traitCollection: { userInterfaceStyle: dark } }",
      "write `appearance: dark`"),
    Answer(
      "traits of a condition",
      spec: "when: [{ traitCollection: { userInterfaceStyle: dark }, views: {} }]",
      "write `appearance: dark`"),
    Answer(
      "a condition as a comparison", spec: "when: [{ if: appearance == dark, views: {} }]",
      "write `appearance: dark`"),
    Answer("a device in a list", spec: "matrix: { device: [iphone-x, ipad] }", "write `ipad-10-9`"),
    Answer(
      "a device in a condition", spec: "when: [{ device: ipad, views: {} }]", "write `idiom: pad`"),
    Answer("an older system", spec: "matrix: { ios: 17 }", "write `os: 18`"),
    Answer(
      "a bar button", spec: "screen: { navigationBar: { rightBarButtonItem: Done } }",
      "write `rightItems: [Done]`"),
    Answer(
      "a bar's title", spec: "screen: { navigationBar: Home }",
      "write `navigationBar: { title: Home }`"),
    Answer(
      "a bar's tabs", spec: "screen: { tabBar: [Home, Search] }",
      "write `tabBar: { items: [Home, Search] }`"),
    Answer(
      "the status bar's colour", spec: "screen: { statusBar: light }",
      "write `statusBar: { style: lightContent }`"),
    view("view", "edges: safeArea", "write `pin: safeArea`"),
    view("view", "pin: top", "write `pin: [top]`"),
    view("view", "pin: all", "write `pin: superview`"),
    view("view", "center: { x: true }", "write `x: superview`"),
    view("view", "center: [x]", "write `center: { x: superview }`"),
    view(
      "view", "layer: { cornerRadius: 8, borderWidth: 1 }",
      "write `cornerRadius: 8` and `border: { width: 1 }`"),
    view("label", "fixedSize: { horizontal: false, vertical: true }", "write `lines: 0`"),
    view("label", "textAutoResize: HEIGHT", "write `lines: 0`"),
    view("label", "attributedText: Hello", "write `text: Hello`"),
    view(
      "label", "font: { size: 15, traits: [traitBold, traitItalic] }",
      "write `weight: bold` and `italic: true`"),
    view("label", "font: text-sm", "write `font: { size: 14 }`"),
    view("button", "state: highlighted", "write `highlighted: true`"),
    view("activity", "style: large", "write `indicatorStyle: large`"),
    view("gradient", "startPoint: .top", "write `startPoint: [0.5, 0]`"),
    view(
      "view", "background: var(--brand)",
      "write `brand`, and give it a value under `colors` at the top level"),
    view("view", "background: Colors.blue[500]", "write `\"#2196F3\"`"),
    view(
      "view", "background: Colors.blue[700]",
      "write `\"#2196F3\"`: this is shade 500; Material has other numbers for 700"),
    view(
      "view", "background: Colors.blue.shade300",
      "write `\"#2196F3\"`: this is shade 500; Material has other numbers for 300"),
    view("view", "background: 0xFF2196F3", "write `\"#2196F3\"`"),
    view(
      "view", "background: .primary.opacity(0.1)",
      "write `{ light: \"rgb(0, 0, 0, 0.1)\", dark: \"rgb(255, 255, 255, 0.1)\" }`"),
  ]

  private static let numberRows: [Answer] = [
    view("view", "boxShadow: 1px 3px 6px", "write `shadow: { offset: [1, 3], radius: 3 }`"),
    view(
      "view", "box-shadow: 0 2px 8px rgba(0,0,0,.2)",
      "write `shadow: { offset: [0, 2], radius: 4, opacity: 1, color: \"rgb(0, 0, 0, 0.2)\" }`"),
    view("view", "offset: { x: 0, y: -20 }", "write `transform: { translate: [0, -20] }`"),
    view("view", "border-radius: 8px 8px 0 0", "write `cornerRadius: [8, 8, 0, 0]`"),
    view("view", "margins: 8px 16px", "write `{ vertical: 8, horizontal: 16 }`"),
    view(
      "view", "padding: 12",
      "a view has no padding: pin its views at a distance, `pin: { all: 12 }`; put a label in a plain view and pin it there"
    ),
    view("button", "padding: 12", "write `contentInsets: 12`"),
    view("collection", "grid-template-columns: 1fr 1fr", "write `columns: 2`"),
    view("collection", "grid-template-columns: repeat(3, 1fr)", "write `columns: 3`"),
    view("label", "letter-spacing: 0.05em", "write `font: { tracking: 0.85 }`"),
    // A tenth of 20, of `largeTitle`'s 34 and of 17, the size by default.
    view(
      "label", "letter-spacing: 0.1em", with: "font: 20",
      "add `tracking: 2` to its `font`: `font: { size: 20, tracking: 2 }`"),
    view(
      "label", "letter-spacing: 0.1em", with: "font: largeTitle",
      "add `tracking: 3.4` to its `font`: `font: { style: largeTitle, tracking: 3.4 }`"),
    view(
      "label", "letter-spacing: 0.1em", with: "font: { weight: bold }",
      "add `tracking: 1.7` to its `font`: `font: { weight: bold, tracking: 1.7 }`"),
    Answer(
      "letter spacing in the unit of a font whose size is a metric",
      spec: """
        metrics: { big: 40 }
        views:
          box:
            kind: label
            letter-spacing: 0.1em
            font: big
        """, "add `tracking: 4` to its `font`: `font: { size: big, tracking: 4 }`"),
    view("label", "lineHeight: 1.5", "write `lineHeightMultiple: 1.5`"),
    view("label", "lineHeight: 24px", "write `minimumLineHeight: 24` and `maximumLineHeight: 24`"),
    view(
      "label", "font: 600 17px/1.4 Inter",
      "write `{ size: 17, weight: semibold }`: the height of the lines is a key of the view: `minimumLineHeight: 23.8` and `maximumLineHeight: 23.8`; for another typeface, name its files under `fonts` and add `family`"
    ),
    view(
      "view", "cornerRadius: 50%", with: "size: [80, 40]",
      "write `20`: half of the shorter side in points makes the ends round"),
    view("view", "alpha: 50", "write `0.5`"),
    view("label", "hugging: [251, 750]", "write `{ horizontal: 251, vertical: 750 }`"),
    view("view", "size: (100, 50)", "write `size: [100, 50]`"),
    view(
      "view", "pin: [1, 2, 3, 4]", "write `pin: { top: 1, leading: 2, bottom: 3, trailing: 4 }`"),
    view("view", "aspectRatio: \"H,16:9\"", "write `16/9`"),
    view("view", "shadow: { offset: { width: 0, height: 2 } }", "write `[0, 2]`"),
    view("view", "width: 50.dp", "write `50`"),
  ]

  private static let collisionRows: [Answer] = [
    view(
      "view", "top: 10", with: "pin: { leading: 20 }",
      "add `top: 10` to its `pin`: `pin: { leading: 20, top: 10 }`"),
    view(
      "view", "top: 10", with: "pin: { top: 20 }",
      "write `top: 10` in its `pin`, in place of `top: 20`"),
    view(
      "view", "marginHorizontal: 16", with: "pin: safeArea",
      "add `horizontal: 16` to its `pin`: `pin: { all: 0, to: safeArea, horizontal: 16 }`"),
    view(
      "view", "min-height: 44", with: "height: 100",
      "write it under `constraints`: `- box.height >= 44`"),
    view(
      "label", "fontWeight: bold", with: "font: headline",
      "add `weight: bold` to its `font`: `font: { style: headline, weight: bold }`"),
    view(
      "view", "borderColor: red", with: "border: 1",
      "add `color: red` to its `border`: `border: { width: 1, color: red }`"),
    view("button", "text: Go", with: "title: Send", "write `title: Go` in place of `title: Send`"),
    view(
      "stack", "arrangedSubviews: [a, b]", with: "views: { a: {}, b: {} }",
      "leave it out: views are shown in the order of `views`"),
    view(
      "view", "frame: { height: 44, maxWidth: .infinity }", with: "pin: { top: 0 }",
      "write `height: 44` in place of `frame`, and add `horizontal: 0` to its `pin`: `pin: { top: 0, horizontal: 0 }`"
    ),
    view(
      "view", "width: fill", with: "pin: { top: 0 }",
      "leave `width` out, and add `horizontal: 0` to its `pin`: `pin: { top: 0, horizontal: 0 }`"),
  ]

  private static func child(_ written: String, _ help: String) -> Answer {
    Answer(
      written,
      spec:
        "views:\n  s:\n    kind: stack\n    axis: vertical\n    views:\n      a:\n        kind: label\n        \(written)\n",
      help)
  }

  private static let childRows: [Answer] = [
    child(
      "align-self: flex-end",
      "write `aBox: { views: { a: { kind: label, pin: { trailing: 0, vertical: 0 } } } }` in place of `a`: a stack aligns all its views alike"
    ),
    child(
      "weight: 1f",
      "the view with the lowest `hugging` takes the space that is left: write `hugging: { vertical: 1 }`"
    ),
    child("weight: bold", "write `font: { weight: bold }`"),
    child(
      "layout_weight: 1",
      "the view with the lowest `hugging` takes the space that is left: write `hugging: { vertical: 1 }`"
    ),
    child(
      "marginBottom: 8",
      "the stack spaces its views: write `spacing: 8` at the stack, or `customSpacing` for the space after one view"
    ),
  ]

  private static let causeRows: [Answer] = [
    Answer(
      "metrics", spec: "variables: { gap: 8 }\nviews: { a: { height: gap, pin: { top: gap } } }",
      "write `metrics`"),
    Answer(
      "templates", spec: "component: { card: { height: 9 } }\nviews: { a: { use: card } }",
      "write `templates`"),
    Answer(
      "colours", spec: "colours: { brand: red }\nviews: { a: { background: brand } }",
      "write `colors`"),
    Answer(
      "a row",
      spec:
        "views: { t: { kind: tableView, cell: { kind: label, text: $title }, items: [{ title: A }] } }",
      "write `row`"),
    Answer(
      "subviews", spec: "views: { t: { children: { a: {} } } }\nconstraints: [a.width == 9]",
      "write `views`"),
    Answer(
      "an id", spec: "views: { my-label: { pin: superview } }\nconstraints: [my-label.width == 9]",
      "write `myLabel`"),
    view(
      "view", "top: 20\n    left: 16\n    right: 16",
      "write `pin: { top: 20, left: 16, right: 16 }`"),
    view("view", "x: 1\n    y: 2", "write `pin: { left: 1, top: 2 }`"),
    view("label", "fontSize: 17\n    fontWeight: bold", "write `font: { size: 17, weight: bold }`"),
    view(
      "view", "minWidth: 1\n    maxWidth: 2", "write `width: \">= 1\"`",
      "write it under `constraints`: `- box.width <= 2`"),
    Answer(
      "items",
      spec: "views: { t: { kind: tableView, row: { kind: label, text: $title }, items: [A, B] } }",
      "give each item the values of the row's parameters: `items: [{ title: A }, { title: B }]`"),
  ]

  private static let directionRows: [Answer] = [
    Answer(
      "to: safearea", spec: "views: { a: { pin: { top: 0, to: safearea } } }",
      "write `to: safeArea`"),
    Answer(
      "to: margins", spec: "views: { a: { pin: { top: 0, to: margins } } }",
      "write `to: superview.margins`"),
    Answer(
      "centerX in pin", spec: "views: { a: { pin: { top: 0, centerX: true } } }",
      "write `center: { x: superview }` beside `pin`, not in it"),
    view("label", "lines: unlimited", "write `lines: 0`"),
    view("view", "border: red", "write `{ color: red }`"),
    view(
      "view", "shadow: true",
      "give its parts, such as `shadow: { radius: 8, opacity: 0.2, offset: [0, 2] }`"),
    view("stack", "vertical: true", "write `axis: vertical`"),
    view(
      "tableView", "rowHeight: UITableView.automaticDimension",
      "leave `rowHeight` out: rows are as high as their content"),
    view(
      "view", "background: url(photo.jpg)",
      "a picture is a view: put one of `kind: image` with `image: photo.jpg` and `pin: superview` first under `views`"
    ),
    view(
      "view", "width: min(320, 100%)",
      "there is no `min`: write `width: \"<= 320\"`, and `- box.width == superview.width @high` under `constraints`"
    ),
    view(
      "view", "width: max(200, 50%)",
      "there is no `max`: write `width: \">= 200\"`, and `- box.width == 0.5 * superview.width @high` under `constraints`"
    ),
    view(
      "scroll", "zoomScale: 2",
      "a scroll view does not zoom: write `transform: { scale: 2 }` at the view in it"),
    view(
      "view", "views: [a, b]",
      "write each view as its id and its keys, as in `views: { a: {}, b: {} }`"),
    Answer(
      "a view outside of `views`", spec: "header: { kind: label }",
      "views stand under `views`, each behind its id: `views: { header: { … } }`"),
    Answer(
      "a view in a condition",
      spec: "views: { t: {} }\nwhen: [{ orientation: landscape, t: { alpha: 0 } }]",
      "the changes of views stand under `views`: `views: { t: { … } }`"),
    Answer(
      "padding of the screen", spec: "screen: { padding: 16 }",
      "the screen has no padding: pin the views at a distance, as in `pin: { all: 16, to: safeArea }`"
    ),
    Answer(
      "a back button", spec: "screen: { navigationBar: { back: true } }",
      "give the title of the screen before, such as `back: Home`"),
    Answer("a digit first", spec: "views: { 1st: {} }", "write `item1st`"),
    Answer(
      "an unknown view of a format",
      spec: "views: { t: {}, u: {} }\nconstraints: [{ vfl: \"[t]-[v]\" }]",
      "write `[u]`, or add a view `v` to `views`"),
  ]

  private static func equation(_ written: String, _ help: String) -> Answer {
    Answer(
      written,
      spec: "views:\n  t: { size: [9, 9] }\n  u: { size: [9, 9] }\nconstraints:\n  - \(written)\n",
      help)
  }

  private static let equationRows: [Answer] = [
    equation("t.top == u.bottom offset 8", "write `t.top == u.bottom + 8`"),
    equation("t.top == u.bottom, offset: 8", "write `t.top == u.bottom + 8`"),
    equation("t.width == u.width multipliedBy(0.5)", "write `t.width == u.width * 0.5`"),
    equation("t.width <= u.width * 0.5 (priority: 750)", "write `t.width <= u.width * 0.5 @750`"),
    equation("t.top.equalTo(u.snp.bottom).offset(8)", "write `t.top == u.bottom + 8`"),
    equation("t.top == view.safeAreaLayoutGuide.topAnchor", "write `t.top == safeArea.top`"),
    equation("t.bottom == self.view.bottom", "write `t.bottom == superview.bottom`"),
    equation("t.bottom == keyboard", "write `keyboard.top`"),
    equation("t.top == topLayoutGuide", "write `topLayoutGuide.bottom`"),
    equation("t.baseline == u.lastBaseline", "write `lastBaseline`"),
    equation("t top == u bottom", "write `t.top == u.bottom`"),
    equation("t.width == 2u.width", "write `t.width == 2 * u.width`"),
    equation("t.top == u.bottom - -8", "write `t.top == u.bottom + 8`"),
    equation(
      "t.top == u.bottom + systemSpacing",
      "the system's space is 8 points: write `8`; a stack has `spacing: system`"),
    equation(
      "{ item: t, attribute: top, relatedBy: equal, toItem: u, attribute2: bottom, constant: 8 }",
      "write `t.top == u.bottom + 8`"),
  ]
}
