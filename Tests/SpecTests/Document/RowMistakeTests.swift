import Testing

@testable import Spec

@Suite("A mistake in a row") struct RowMistakeTests {
  @Test("is reported with its place and a way out", arguments: rows)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  private static let rows = [
    Mistake(
      "misspelt parameter",
      "views:\n  t:\n    kind: tableView\n    row: { kind: label, text: $text }\n    items:\n      - { txet: a }",
      "6:11+4 the row has no parameter `$txet` → did you mean `text`?"),
    Mistake(
      "missing value",
      "views:\n  t:\n    kind: tableView\n    row: { kind: label, text: $text }\n    items:\n      - { text: a }\n      - {}",
      "7:9+1 the item gives no value for `$text` → add `text:` to the item, or to the `defaults` of `row` (the row uses it here 4:31)"
    ),
    Mistake(
      "missing value of several items",
      "views:\n  t:\n    kind: tableView\n    row: { kind: label, text: $text }\n    items:\n      - { text: a }\n      - {}\n      - {}",
      "7:9+1 2 items give no value for `$text` → add `text:` to the items, or to the `defaults` of `row` (the row uses it here 4:31)"
    ),
    Mistake(
      "superfluous value",
      "views:\n  t:\n    kind: tableView\n    row: { kind: label, text: $text }\n    items:\n      - { text: a, color: red }",
      "6:20+5 the row has no parameter `$color` → remove it, or use it in `row`, as in `text: $color`"
    ),
    Mistake(
      "item that is text",
      "views:\n  t:\n    kind: tableView\n    row: { kind: label, text: $text }\n    items:\n      - a",
      "6:9+1 an item must be a mapping, and this is text → give each item the values of the row's parameters: `items: [{ text: a }]`"
    ),
    Mistake(
      "items that are no list",
      "views:\n  t:\n    kind: tableView\n    row: { kind: label, text: $text }\n    items:\n      text: a",
      "6:7+1 `items` must be a list, and this is a mapping → put `- ` before `text`"),
    Mistake(
      "items without a row", "views: { t: { kind: tableView, items: [{}] } }",
      "1:32+5 a view of kind `tableView` needs the key `row` → add `row:`, the view of each item, as in `row: { kind: label, text: $title, pin: superview }`"
    ),
    Mistake(
      "list within a text",
      "views: { t: { kind: tableView, row: { kind: label, text: 'Hi $a' }, items: [{ a: [b] }] } }",
      "1:82+1 `$a` stands inside a text, so its value must be text"),
    Mistake(
      "value of the wrong type",
      "views: { t: { kind: tableView, row: { kind: label, lines: $a }, items: [{ a: b }] } }",
      "1:78+1 `lines` must be a number, and this is text → write a number, such as `2`"),
    Mistake(
      "template's own mistake, reported once",
      "views: { t: { kind: tableView, row: { kind: label, txt: b }, items: [{}, {}] } }",
      "1:52+3 a view of kind `label` has no key `txt` → did you mean `text`?"),
    Mistake(
      "view outside the row",
      "views:\n  b: {}\n  t: { kind: tableView, row: { constraints: [self.top == b.top] }, items: [{}, {}] }",
      "3:58+1 `b` is outside the table's row → constrain views of a row to each other and to the row alone"
    ),
    Mistake(
      "the screen's keyboard",
      "views: { t: { kind: tableView, row: { constraints: [self.top == keyboard.top] }, items: [{}] } }",
      "1:65+8 `keyboard` is outside the table's row → constrain views of a row to each other and to `superview`"
    ),
    Mistake(
      "table in a row",
      "views: { t: { kind: tableView, row: { kind: tableView, items: [] }, items: [{}] } }",
      "1:56+5 a `tableView` cannot stand in a row"),
    Mistake(
      "collection in a row",
      "views: { t: { kind: tableView, row: { kind: collection, row: {} }, items: [{}] } }",
      "1:57+3 a `collection` cannot stand in a row"),
    Mistake(
      "items and sections",
      "views: { t: { kind: tableView, row: {}, items: [{}], sections: [] } }",
      "1:54+8 a table has either `items` or `sections` → put the items into a section"),
    Mistake(
      "unknown key of a section",
      "views: { t: { kind: tableView, row: {}, sections: [{ title: a }] } }",
      "1:54+5 an entry of `sections` has no key `title` → write `header: a`"),
    Mistake(
      "subviews of a table",
      "views: { t: { kind: tableView, views: { a: {} } } }",
      "1:32+5 the subviews of a `tableView` are made of its `items` → put the views into `row`, or beside the `tableView`"
    ),
    Mistake(
      "a row's view with the name of what holds it",
      "views: { t: { kind: tableView, row: { views: { contentView: {} } }, items: [{}] } }",
      "1:48+11 `contentView` has a meaning of its own and cannot be an id → write another name here and where it is used, such as `contentViewArea`"
    ),
    Mistake(
      "unknown accessory",
      "views: { t: { kind: tableView, row: {}, items: [{ accessory: tick }] } }",
      "1:62+4 `accessory` cannot be `tick` → write `accessory: checkmark`"
    ),
    Mistake(
      "unknown template of `rows`",
      "views: { t: { kind: tableView, rows: { one: {}, two: {} }, items: [{ row: oen }, { row: two }, { row: one }] } }",
      "1:75+3 `rows` has no template `oen` → did you mean `one`?"),
    Mistake(
      "item that picks no template",
      "views: { t: { kind: tableView, rows: { one: {} }, items: [{}, { row: one }] } }",
      "1:59+1 the item has neither `row` nor `cell` → pick a template: `row: one`"),
    Mistake(
      "template that no item picks",
      "views: { t: { kind: tableView, rows: { one: {}, two: {} }, items: [{ row: one }] } }",
      "1:49+3 no item picks the template `two` of `rows` → remove it, or pick it with `row: two`"),
    Mistake(
      "`row` without items",
      "views: { t: { kind: tableView, row: { kind: label, lines: $n, pin: { top: $y } } } }",
      "1:32+3 no item uses the template in `row` → remove it, or add an item that uses it"),
    Mistake(
      "kind of `row` without items", "views: { t: { kind: tableView, row: { kind: lable } } }",
      "1:45+5 there is no kind `lable` → did you mean `label`?"),
    Mistake(
      "keys of `row` without items, beside a parameter",
      "views: { t: { kind: tableView, row: { kind: label, txt: b, lines: $a, pin: { tpo: 5 } } } }",
      "1:52+3 a view of kind `label` has no key `txt` → did you mean `text`?",
      "1:78+3 `pin` has no key `tpo` → did you mean `top`?"),
    Mistake(
      "constraint of a template that no item picks",
      "views:\n  b: {}\n  t: { kind: tableView, row: { constraints: [self.top == b.top] }, items: [] }",
      "3:58+1 `b` is outside the table's row → constrain views of a row to each other and to the row alone"
    ),
    Mistake(
      "unused `row` with views that items decide",
      "views: { t: { kind: tableView, row: { views: $v, constraints: [a.top == 0] } } }",
      "1:32+3 no item uses the template in `row` → remove it, or add an item that uses it"),
    Mistake(
      "`row` beside items with other views",
      "views: { t: { kind: collection, row: {}, items: [{ cell: {} }] } }",
      "1:33+3 no item uses the template in `row` → remove it, or add an item that uses it"),
    Mistake(
      "`row` that is no view, without items",
      "views: { t: { kind: collection, row: [nonsense], items: [] } }",
      "1:38+1 `row` must be a view, and this is a list"),
    Mistake(
      "`rows` that are no views, without items",
      "views: { t: { kind: tableView, rows: { one: [] } } }",
      "1:45+1 `one` must be a view, and this is a list"),
    Mistake(
      "`row` of a view template that gives items to only one of its tables",
      "templates: { l: { kind: tableView, row: {}, items: $i } }\nviews: { a: { use: l, with: { i: [] } }, b: { use: l, with: { i: [{}] } } }"
    ),
    Mistake(
      "template and own view",
      "views: { t: { kind: tableView, rows: { one: {} }, items: [{ row: one, cell: {} }, { row: one }] } }",
      "1:61+3 an item has either `row` or `cell` → remove `row`; the item shows the view in `cell`"),
    Mistake(
      "template of `rows` that is no view",
      "views: { t: { kind: tableView, rows: { one: 3 } } }",
      "1:45+1 `one` must be a view, and this is a number"),
    Mistake(
      "id of an own view that stands elsewhere",
      "views:\n  a: {}\n  t: { kind: tableView, items: [{ cell: { views: { a: {} } } }] }",
      "3:52+1 there are two views `a` → ids are unique in the file; rename one (the first one is here 2:3)"
    ),
    Mistake(
      "unknown key beside an own view",
      "views: { t: { kind: tableView, items: [{ cell: {}, heigth: 3 }] } }",
      "1:52+6 an item has no key `heigth` → did you mean `height`?"),
    Mistake(
      "constraint from an own view to the screen",
      "views:\n  a: {}\n  t: { kind: tableView, items: [{ cell: { constraints: [self.top == a.top] } }] }",
      "3:57+17 `t[0].row` and `a` have no common ancestor that lays them out: a table's rows are laid out on their own → constrain views of a row to each other and to the row alone (UIKit's reason)"
    ),
    Mistake(
      "the screen's keyboard in an own view",
      "views: { t: { kind: tableView, items: [{ cell: { constraints: [self.top == keyboard.top] } }] } }",
      "1:76+8 `keyboard` is outside the table's row → constrain views of a row to each other and to `superview`"
    ),
    Mistake(
      "header as text",
      "views: { t: { kind: tableView, header: Hello } }",
      "1:40+5 `header` must be a view, and this is text → write `header: { kind: label, text: Hello, height: 44 }`, or give the text to a section: `sections: [{ header: Hello, items: […] }]`"
    ),
    Mistake(
      "header that the spec places",
      "views: { t: { kind: tableView, header: { pin: superview } } }",
      "1:42+3 its container places `t.header`, which has no `pin` → give it a `height`, or constrain the views in it to `superview`"
    ),
    Mistake(
      "header that changes under a condition",
      "views: { t: { kind: tableView, header: {} } }\nwhen: [{ device: '*', views: { t: { header: {} } } }]",
      "2:37+6 `header` cannot change under a condition → declare both forms as views and switch them with `hidden` and named constraints"
    ),
    Mistake(
      "style that changes under a condition",
      "views: { t: { kind: tableView, row: {}, items: [{}] } }\nwhen: [{ device: '*', views: { t: { style: grouped } } }]",
      "2:37+5 `style` cannot change under a condition → declare both forms as views and switch them with `hidden` and named constraints"
    ),
  ]
}
