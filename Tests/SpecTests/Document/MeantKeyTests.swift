import Testing

@testable import Spec

@Suite("The key that is meant")
struct MeantKeyTests {
  @Test("is that of the kind that is proposed for an unknown one", arguments: kindRows)
  func kinds(_ row: Answer) { row.expect() }

  @Test("is named for the items and sections of a table", arguments: itemRows)
  func items(_ row: Answer) { row.expect() }

  @Test("is named once for keys that mean it together", arguments: togetherRows)
  func together(_ row: Answer) { row.expect() }

  @Test("has the value in the structure that it takes", arguments: structureRows)
  func structures(_ row: Answer) { row.expect() }

  @Test("of another section is found with its values", arguments: sectionRows)
  func sections(_ row: Answer) { row.expect() }

  @Test("of a format string is answered with what to write", arguments: formatRows)
  func formats(_ row: Answer) { row.expect() }

  @Test(
    "is the kind's own key in other letters, whatever the word means elsewhere",
    arguments: letterRows)
  func letters(_ row: Answer) { row.expect() }

  private static let letterRows = [
    view("kind: textField, Placeholder: Name", "write `placeholder: Name`"),
    view("kind: label, text: a, Alignment: center", "write `alignment: center`"),
    view("kind: label, text: a, Alignment: start", "write `alignment: natural`"),
    view("kind: label, text: a, shadow_color: systemRed", "write `shadowColor: systemRed`"),
    view("kind: label, text: a, line-spacing: 4", "write `lineSpacing: 4`"),
    view("kind: image, symbol: star, content_mode: center", "write `contentMode: center`"),
    view("kind: button, title: a, content_insets: 4", "write `contentInsets: 4`"),
    view("kind: separator, Axis: vertical", "write `axis: vertical`"),
    view("kind: toolbar, Items: [A, B]", "write `items: [A, B]`"),
    view("size: [4, 4], Border: 2", "write `border: 2`"),
    view("height: 4, wdith: 40", "did you mean `width`?"),
    view("height: 4, wdth: 40", "did you mean `width`?"),
    row(
      "Subtitle", "screen: { navigationBar: { title: A, Subtitle: b } }", "write `subtitle: b`"),
    row(
      "Placement", "screen: { tabBar: { items: [A], Placement: top } }",
      "write `placement: top`"),
    row(
      "tab_bar", "screen: { tab_bar: { Items: [{ title: A }] } }",
      "write `tabBar: { items: [{ title: A }] }`"),
  ]

  /// A format string for the views `t` and `u` and the metric `gap`.
  private static func format(_ text: String, _ helps: String...) -> Answer {
    Answer(
      written: text,
      spec: "metrics: { gap: 8 }\nviews: { t: {}, u: {} }\nconstraints: [{ vfl: \"\(text)\" }]\n",
      helps: helps)
  }

  private static let formatRows = [
    format("h:|-[t]-|", "write `H:`"), format("H:|-16-t-16-|", "write `[t]`"),
    format("H:|-$gap-[t]", "write `gap`: a metric stands without `$`"),
    format("H:[t]->=8-[u]", "write `-(>=8)-`: a relation stands in brackets"),
    format("H:[t(>100)]", "write `>=100`"), format("H:[t(=40)]", "write `==40`"),
    format("H:|-[t]-16-", "end it with `|` or with a view in brackets"),
    format("H:|-[t(40]", "close the relations with `)`"),
    format("H:|-[]", "write the id of a view between the brackets: `[box]`"),
    format("H:|-[t]-|[u]", "write what follows as an entry of its own"),
    format(
      "HV:|[t]|", "write one entry for each axis: `vfl: \"H:|[t]|\"` and `vfl: \"V:|[t]|\"`"),
  ]

  private static func view(_ keys: String, _ helps: String...) -> Answer {
    Answer(written: keys, spec: "views: { a: { \(keys) } }\n", helps: helps)
  }

  private static func row(
    _ written: String, _ spec: String, _ helps: String...
  ) -> Answer {
    Answer(written: written, spec: spec, helps: helps)
  }

  private static func sheet(_ keys: String, _ helps: String...) -> Answer {
    Answer(
      written: keys,
      spec: "screen: { presents: { sheets: a } }\nviews: { a: { kind: sheet, \(keys) } }\n",
      helps: helps)
  }

  /// A table with a row that shows `$t`.
  private static func table(_ keys: String, _ helps: String...) -> Answer {
    Answer(
      written: keys,
      spec:
        "views: { a: { kind: tableView, row: { kind: label, text: $t, pin: superview }, \(keys) } }\n",
      helps: helps)
  }

  private static let kindRows: [Answer] = [
    sheet(
      "navigationBar: { title: A, leftItems: [B] }", "write `title: A` and `leftItems: [B]`"),
    sheet(
      "navBar: shown",
      "a sheet has its own bar: write `title`, `leftItems` and `rightItems` at the sheet"),
    sheet("rightBarButtonItem: Done", "write `rightItems: [Done]`"),
    sheet(
      "toolbar: { items: [A] }",
      "a sheet has no such bar: put a view of kind `toolbar` or `tabBar` under its `views`"),
    view("kind: Button, label: Delete", "write `button`", "write `title: Delete`"),
    view(
      "kind: Column, children: { b: {} }", "write `kind: stack` and `axis: vertical`",
      "write `views`"),
    view(
      "kind: Capsule, fill: blue, size: [100, 40]",
      "leave `kind` out and write `cornerRadius: 20`, half of the shorter side, with a `background`",
      "write `background: blue`"),
    view(
      "kind: collectionView, layout: { itemSize: [9, 9], minimumLineSpacing: 4 }",
      "write `kind: collection`", "write `itemSize: [9, 9]` and `minimumLineSpacing: 4`"),
    view("kind: SafeAreaView, pin: superview", "leave `kind` out and write `pin: safeArea`"),
    view(
      "kind: NavigationStack, title: Home",
      "write `screen: { navigationBar: { title: Home } }` at the top level, and its views straight under `views`"
    ),
    view(
      "kind: TabView, items: [One, Two]",
      "write `screen: { tabBar: { items: [One, Two] } }` at the top level, and its views straight under `views`"
    ),
    view(
      "kind: ul, row: { kind: label }, items: []",
      "write `kind: tableView` for `row: { kind: label }`"),
    view(
      "kind: picker, pickerStyle: segmented, items: [Day, Week]",
      "write `kind: segmentedControl` in place of `kind: picker`, and leave `pickerStyle` out"),
    view("kind: picker, items: [One, Two]", "write `components: [{ rows: [One, Two] }]`"),
  ]

  private static let itemRows: [Answer] = [
    table("items: [{ t: A, accessoryType: checkmark }]", "write `accessory: checkmark`"),
    table("items: [{ t: A, isSelected: true }]", "write `selected: true`"),
    table("items: [{ t: A, trailingSwipeActions: [Delete] }]", "write `swipeActions: [Delete]`"),
    table("items: [{ name: A }]", "write `t` in place of `name`, or `$name` in `row`"),
    table("items: 2", "write an entry for each item: `[{ t: One }, { t: One }]`"),
    row(
      "a name without a dollar",
      "views: { a: { kind: tableView, row: { kind: label, text: t }, items: [{ t: A }] } }",
      "write `$t` in `row` in place of `t`"),
    table("sections: [{ title: General, items: [] }]", "write `header: General`"),
    table("sections: [{ header: One, rows: [] }]", "write `items`"),
    table("sections: [[{ t: A }]]", "write `{ items: [{ t: A }] }`"),
    table(
      "rows: [{ t: A }]",
      "write `items` in place of `rows`: the view of each is `row: { kind: label, text: $t, pin: superview }`"
    ),
    view(
      "kind: stack, row: { kind: label }, items: [{ t: A }]",
      "a stack has no rows: write `kind: tableView` in place of `kind: stack`, leave `axis` out, and give it a size, as in `pin: safeArea`"
    ),
  ]

  private static let togetherRows: [Answer] = [
    view("shadow: { radius: 4, x: 0, y: 2 }", "write `offset: [0, 2]`"),
    view("transform: { scaleX: 2 }", "write `scale: [2, 1]`"),
    view("transform: { scaleX: 2, scaleY: 3 }", "write `scale: [2, 3]`"),
    view("stroke: red, lineWidth: 1", "write `border: { color: red, width: 1 }`"),
    view("pin: { edges: superview, insets: 16 }", "write `all: 16`"),
    view(
      "kind = label, text = Hello",
      "write `kind: label` and `text: Hello`: a colon stands behind a key"),
    row(
      "keys of the screen at the top level", "background: red\ntint: blue\nviews: {}\n",
      "write `screen: { background: red, tint: blue }`"),
  ]

  private static let structureRows: [Answer] = [
    view("alpha: 0,5", "write `alpha: 0.5`: decimals stand behind a point"),
    view(
      "constraints: { top: 10 }, pin: { leading: 20 }",
      "add `top: 10` to its `pin`: `pin: { leading: 20, top: 10 }`"),
    view("center: { x: 0, y: -20 }", "write `{ x: superview, y: superview, offset: [0, -20] }`"),
    view("size: [100, hug]", "write `width: 100` in place of `size`"),
    view(
      "lineSpacing: { multiple: 1.4 }, kind: label",
      "write `lineHeightMultiple: 1.4` in place of `lineSpacing`"),
    view(
      "kind: segmentedControl, items: [Day, Week], selected: Week",
      "write `selectedSegmentIndex: 1`"),
    view(
      "kind: shape, path: M0 0 L9 0, lineDash: [4, 10]", "write `lineDashPattern: [4, 10]`"),
    view("kind: slider, range: [0, 10]", "write `minimumValue: 0` and `maximumValue: 10`"),
    view("background: [0.2, 0.4, 0.9]", "write `\"rgb(51, 102, 230)\"`"),
    view(
      "width: auto",
      "a plain view has no width of its own: write a number, as in `width: 100`, or pin both sides, as in `pin: { horizontal: 0 }`"
    ),
    view(
      "pin: { top: 8, leading: 8 }, align: center",
      "write `center: superview` in place of its `pin`"),
    row("a name in place of views", "views: a\n", "write `views: { a: {} }`"),
    row("a kind in place of views", "views: label\n", "write `views: { label: { kind: label } }`"),
    row(
      "a mapping in flow style in place of a list",
      "matrix: { exclude: { device: ipad-mini-6, appearance: dark } }\nviews: {}\n",
      "write `[{ device: ipad-mini-6, appearance: dark }]`"),
    row(
      "a mapping in block style in place of a list",
      "views: { a: {} }\nwhen:\n  orientation: landscape\n  views: { a: { hidden: true } }\n",
      "put `- ` before `orientation`, and begin the other keys in its column"),
    row(
      "a matrix as a list",
      "matrix:\n  - device: iphone-15-pro\n  - device: iphone-se-3\nviews: {}\n",
      "write one list for each key: `{ device: [iphone-15-pro, iphone-se-3] }`, or these combinations under `include`"
    ),
    row(
      "colours as a list", "colors:\n  - brand: red\nviews: { a: { background: brand } }\n",
      "write `brand: red` without `- `"),
    row(
      "constraints without dashes",
      "views: { a: {} }\nconstraints:\n  a.top == superview.top\n  a.left == superview.left\n",
      "begin each entry with `- ` on a line of its own"),
    row(
      "a dash without a space", "views: { a: {} }\nconstraints:\n  -a.top == superview.top\n",
      "put a space behind each dash: `- a.top == superview.top`"),
  ]

  private static let sectionRows: [Answer] = [
    row(
      "a key without a colon", "views:\n  t { kind: label, text: Hi }\n",
      "put a colon behind `t`: `t: {`"),
    row(
      "a metric with a dollar",
      "metrics: { gap: 8 }\nviews: { a: { pin: { top: $gap } } }\n", "write `gap`"),
    row(
      "an equation of several views",
      "views: { a: {}, b: {} }\nconstraints: [\"[a, b].top == superview.top\"]\n",
      "write an equation for each view: `a.top == superview.top` and `b.top == superview.top`"),
    row(
      "a location that equals a number",
      "views: { a: {} }\nconstraints: [a.x == 20]\n", "write `a.leading == superview.leading + 20`"
    ),
    row(
      "a split view by UIKit's word",
      "screen: { splitView: { primary: { view: a } } }\nviews: { a: {} }\n", "write `split`"),
    row(
      "a split view beside the screen",
      "splitView: { primary: { view: a } }\nviews: { a: {} }\n", "write `screen: { split: … }`"),
    row("a precision", "compare: { precision: 0.99 }\nviews: {}\n", "write `limit: 1 %`"),
    row(
      "a perceptual precision", "compare: { perceptualPrecision: 0.98 }\nviews: {}\n",
      "write `measure: deltaE2000` and `threshold: 2`"),
    row(
      "a rule that is disabled", "lint: { disable: [touchTarget] }\nviews: {}\n",
      "write `touchTarget: { off: the reason }`"),
    row(
      "an axis of one's own", "matrix: { user: [guest, member] }\nviews: {}\n",
      "declare an axis of your own at the top level: `axes: { user: [guest, member] }`; its values in `matrix` stay"
    ),
    row(
      "texts by text", "strings: { Send: { fr: Envoyer } }\nviews: {}\n",
      "write the language first: `fr: { Send: Envoyer }`"),
    row(
      "a device that is turned", "matrix: { device: iphone-15-pro-landscape }\nviews: {}\n",
      "write `iphone-15-pro`, and `orientation: landscape` beside `device`"),
    row(
      "a condition that is denied",
      "views: { a: {} }\nwhen: [{ orientation: not landscape, views: { a: { hidden: true } } }]\n",
      "write `portrait*`"),
    row(
      "a template by another word",
      "templates: { chip: { kind: label, text: $t } }\nviews: { a: { component: chip, with: { t: A } } }\n",
      "write `use: chip`"),
    row(
      "values of a template by another word",
      "templates: { chip: { kind: label, text: $t } }\nviews: { a: { use: chip, props: { t: A } } }\n",
      "write `with` in place of `props`"),
    row(
      "a style by another word",
      "styles: { card: { cornerRadius: 8 } }\nviews: { a: { class: card } }\n",
      "write `style: card`"),
    row(
      "a parameter in braces",
      "templates: { chip: { kind: label, text: \"{{t}}\" } }\nviews: { a: { use: chip, with: { t: A } } }\n",
      "write `$t` or `$(t)` in the template, without braces"),
    row(
      "the root view", "view: { background: white, subviews: { a: {} } }\n",
      "write `screen: { background: white }` and `views`"),
  ]
}
