import Testing

@testable import Spec

@Suite("A mistake in a key or value") struct MistakeTests {
  @Test("is reported with its place and a way out", arguments: rows)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  private static let rows = [
    Mistake(
      "unknown top-level key", "view: { a: {} }",
      "1:1+4 a spec has no key `view` → write `views`"),
    Mistake(
      "number for a transform", "views: { a: { transform: 1 } }",
      "1:26+1 `transform` must be a mapping, and this is a number → `strut reference transform` lists its keys"
    ),
    Mistake(
      "unknown corner", "views: { a: { corners: topLef } }",
      "1:24+6 `corners` cannot be `topLef` → did you mean `topLeft`?"),
    Mistake(
      "three radii", "views: { a: { cornerRadius: [1, 2, 3] } }",
      "1:29+1 `cornerRadius` must be a list of topLeft, topRight, bottomRight and bottomLeft, and this is a list of 3"
    ),
    Mistake(
      "line break outside of quotes", "views: { a: { kind: label, text: A\\nB } }",
      "1:34+4 `text` shows a backslash: `\\n` and `\\t` are escapes only in double quotes → write `\"A\\nB\"`"
    ),
    Mistake(
      "unknown key of a shadow", "views: { a: { shadow: { blur: 3 } } }",
      "1:25+4 `shadow` has no key `blur` → write `radius: 3`"),
    Mistake(
      "channel beyond Display P3", "views: { a: { background: \"p3(2, 0, 0)\" } }",
      "1:27+13 `p3(2, 0, 0)` is no colour → write `rgb(255, 45, 85)` with channels to 255, `p3(1, 0.2, 0.3)` with channels to 1, or either with an alpha to 1 behind them"
    ),
    Mistake(
      "key of another kind", "views: { a: { kind: label, title: x } }",
      "1:28+5 a view of kind `label` has no key `title` → write `text: x` (`title` is a key of `button`, `navigationBar`, `sheet`)"
    ),
    Mistake(
      "YAML's merge key", "views: { a: &a { width: 5 }, b: { <<: *a } }",
      "1:35+2 YAML's merge key `<<` is not used in specs → write `styles: { a: { width: 5 } }` at the top level in place of `&a`, and `style: a` in place of `<<: *a`"
    ),
    Mistake(
      "YAML's merge key with values that need quotes",
      "views: { a: &a { kind: label, text: \"One\\ntwo: yes, # {x}\", textColor: \"#ff0000\" }, b: { <<: *a } }",
      "1:90+2 YAML's merge key `<<` is not used in specs → write `styles: { a: { text: \"One\\ntwo: yes, # {x}\", textColor: \"#ff0000\" } }` at the top level in place of `&a`, and `kind: label, style: a` in place of `<<: *a`"
    ),
    Mistake(
      "metric with an item's name", "metrics: { safeArea: 5 }",
      "1:12+8 `safeArea` has a meaning of its own and cannot be a metric → choose another name"),
    Mistake(
      "metric with a view's name", "metrics: { box: 5 }\nviews: { a: { views: { box: {} } } }",
      "2:24+3 `box` is a metric too → rename one of them"),
    Mistake(
      "metric with the name of a view that has constraints",
      "metrics: { box: 5 }\nviews: { box: { width: 20, height: box } }\nconstraints: [box.height == box]",
      "2:10+3 `box` is a metric too → rename one of them"),
    Mistake(
      "misspelt key", "views: { a: { kind: label, txt: x } }",
      "1:28+3 a view of kind `label` has no key `txt` → did you mean `text`?"),
    Mistake(
      "space behind another view",
      "views: { row: { kind: stack, customSpacing: { titel: 8 }, views: { title: {} } } }",
      "1:47+5 the stack `row` has no view `titel` → did you mean `title`?"),
    Mistake(
      "space behind a view of a view",
      "views: { row: { kind: stack, customSpacing: { b: 8 }, views: { title: { views: { b: {} } } } } }",
      "1:47+1 the stack `row` has no view `b` → use one of `title`"),
    Mistake(
      "a space that is no length", "views: { row: { kind: stack, spacing: default } }",
      "1:39+7 there is no metric `default` → write `spacing: system`"
    ),
    Mistake(
      "the system's space misspelt", "views: { row: { kind: stack, spacing: sytem } }",
      "1:39+5 there is no metric `sytem` → did you mean `system`?"),
    Mistake(
      "one space for all views",
      "views: { row: { kind: stack, customSpacing: 3, views: { title: {} } } }",
      "1:45+1 `customSpacing` must be a mapping, and this is a number → write `customSpacing: { title: 3 }`: the space after each view"
    ),
    Mistake(
      "word for a space",
      "views: { row: { kind: stack, customSpacing: wide, views: { title: {} } } }",
      "1:45+4 `customSpacing` must be a mapping, and this is text → write `customSpacing: { title: 8 }`: the space after each view"
    ),
    Mistake(
      "spaces in a list", "views: { row: { kind: stack, customSpacing: [8] } }",
      "1:45+1 `customSpacing` must be a mapping, and this is a list → write `key: value` in place of a list"
    ),
    Mistake(
      "alignment of text", "views: { row: { kind: stack, alignment: middle } }",
      "1:41+6 `alignment` cannot be `middle` → write `alignment: center`"
    ),
    Mistake(
      "presented thing without its keys", "screen: { presents: alert }",
      "1:21+5 `presents` cannot be `alert` → write `presents: { alert: { title: Title, actions: [OK] } }`"
    ),
    Mistake(
      "presented menu without its keys", "screen: { presents: menu }",
      "1:21+4 `presents` cannot be `menu` → give the button that opens it and its items, as in `presents: { menu: { from: more, items: [Copy] } }`"
    ),
    Mistake(
      "unknown kind", "views: { a: { kind: lable, text: x } }",
      "1:21+5 there is no kind `lable` → did you mean `label`?"),
    Mistake(
      "key of a view that is built of others",
      "views: { a: { kind: rating, halfStars: true } }",
      "1:21+6 there is no kind `rating` → build it of a horizontal `stack` with views of kind `image` and `symbol: star.fill`"
    ),
    Mistake(
      "font that is not there", "fonts: { Brand: brand.otf }",
      "1:17+9 there is no font `brand.otf` → paths begin at the folder of the spec"
    ),
    Mistake(
      "font with the system's name", "fonts: { serif: brand.otf }",
      "1:10+5 `serif` is a family of the system's → choose another name"),
    Mistake(
      "design without a font",
      "views: { a: { kind: label, font: { family: rounded } } }",
      "1:44+7 there is no font for the system's design `rounded` → leave it out, or name the files of a font under `fonts:` as the family `rounded`"
    ),
    Mistake(
      "family without files", "fonts: { Brand: [] }",
      "1:17+1 the family `Brand` has no files → name a font file in the folder of the spec"),
    Mistake(
      "unknown family", "views: { a: { kind: label, font: { family: seriff } } }",
      "1:44+6 `family` cannot be `seriff` → did you mean `serif`?"),
    Mistake(
      "unknown symbol", "views: { a: { kind: image, symbol: person.crop.circel } }",
      "1:36+18 there is no symbol `person.crop.circel` → did you mean `person.crop.circle`?"),
    Mistake(
      "symbol like no other", "views: { a: { kind: image, symbol: zzz } }",
      "1:36+3 there is no symbol `zzz` → `strut reference symbols` lists the symbols"),
    Mistake(
      "keys and subviews of an unknown kind",
      "views: { a: { kind: lable, text: x, pin: { tp: 3 }, widht: 30, views: { b: { alph: 1 } } } }",
      "1:21+5 there is no kind `lable` → did you mean `label`?",
      "1:44+2 `pin` has no key `tp` → did you mean `top`?",
      "1:53+5 a view of kind `label` has no key `widht` → did you mean `width`?",
      "1:78+4 a view of kind `view` has no key `alph` → did you mean `alpha`?"),
    Mistake(
      "key of a stack in a plain view", "views: { a: { axis: vertical } }",
      "1:15+4 a view of kind `view` has no key `axis` → write `kind: stack` and `axis: vertical`"
        + " (`axis` is a key of `separator`, `stack`)"),
    Mistake(
      "legal view with the name of a loop",
      "views: { each: { background: { light: red, dark: blue } } }"),
    Mistake(
      "a spec that is a list", "- a",
      "1:1+1 a spec must be a mapping, and this is a list → write `key: value` in place of a list"
    ),
    Mistake(
      "views that are a list", "views: [a]",
      "1:8+1 `views` must be a mapping, and this is a list → write each view as its id and its keys, as in `views: { a: {} }`"
    ),
    Mistake(
      "text that is a mapping", "views: { a: { kind: label, text: { text: x } } }",
      "1:34+1 `text` must be text or a list of runs of text, and this is a mapping → write `x`"),
    Mistake(
      "placeholder that is a list", "views: { a: { kind: textField, placeholder: [x] } }",
      "1:45+1 `placeholder` must be text, and this is a list → write `x` without brackets"),
    Mistake(
      "text that is nothing", "views:\n  a:\n    kind: label\n    text:",
      "4:10+1 `text` must be text, and this is nothing → give it a value, in quotes if it begins with `#`, or leave the key out"
    ),
    Mistake(
      "flag in YAML 1.1's words", "views: { a: { hidden: yes } }",
      "1:23+3 `hidden` must be true or false, and this is text → write `true`"),
    Mistake(
      "number out of range", "views: { a: { alpha: 2 } }",
      "1:22+1 `alpha` is 2; it may be 0 to 1"),
    Mistake(
      "number in quotes", "views: { a: { alpha: \"1\" } }",
      "1:22+3 `alpha` must be a number, and this is text → write it without quotes"),
    Mistake(
      "fraction of a line", "views: { a: { kind: label, lines: 1.5 } }",
      "1:35+3 `lines` must be a whole number, and this is a fraction"),
    Mistake(
      "fraction of a character", "views: { a: { kind: textField, selection: [0, 1.5] } }",
      "1:47+3 `selection` must be a whole number, and this is a fraction"),
    Mistake(
      "unknown choice", "views: { a: { kind: label, alignment: centre } }",
      "1:39+6 `alignment` cannot be `centre` → write `alignment: center`"),
    Mistake(
      "unknown metric", "metrics: { gap: 8 }\nviews: { a: { cornerRadius: gpa } }",
      "2:29+3 there is no metric `gpa` → did you mean `gap`?"),
    Mistake(
      "length out of range", "metrics: { gap: -8 }\nviews: { a: { cornerRadius: gap } }",
      "2:29+3 `cornerRadius` is -8; it may be 0 to 10000 → write `0`"),
    Mistake(
      "metric that is text", "metrics: { gap: wide }",
      "1:17+4 `gap` must be a number, and this is text → write a number, such as `2`"),
    Mistake(
      "metric with a hyphen", "metrics: { big-gap: 8 }",
      "1:12+7 `big-gap` cannot be a name: letters, digits and underscores, no digit first → write `bigGap`"
    ),
    Mistake(
      "unknown colour", "views: { a: { background: systemBlu } }",
      "1:27+9 there is no colour `systemBlu` → did you mean `systemBlue`?"),
    Mistake(
      "colour without quotes", "views:\n  a:\n    background: #FF0000",
      "3:17+7 `background` must be a colour, and this is nothing → write `background: \"#FF0000\"` in quotes, as `#` begins a comment otherwise"
    ),
    Mistake(
      "colour of seven digits", "views: { a: { background: \"#FF00001\" } }",
      "1:27+10 `#FF00001` is no colour → write 6 digits, or 8 with an alpha: this has 7"
    ),
    Mistake(
      "colour in two halves in a half",
      "views: { a: { background: { light: red, dark: { light: blue, dark: red } } } }",
      "1:47+1 `dark` must be a colour, and this is a mapping → write a colour's name or `\"#RRGGBB\"`: only the whole has `light` and `dark`"
    ),
    Mistake(
      "size of one word in brackets", "views: { a: { intrinsic: [own] } }",
      "1:26+1 `intrinsic` must be a list of width and height, and this is a list of 1 → write `[own, own]`"
    ),
    Mistake(
      "size of one word", "views: { a: { intrinsic: none } }",
      "1:26+4 `intrinsic` must be a list of width and height, and this is text → write `[none, none]`"
    ),
    Mistake(
      "size of one number in brackets", "views: { a: { intrinsic: [30] } }",
      "1:26+1 `intrinsic` must be a list of width and height, and this is a list of 1 → write `[30, 30]`"
    ),
    Mistake(
      "length in brackets", "views: { a: { intrinsic: [[own], 30] } }",
      "1:27+1 `intrinsic` must be a length, and this is a list → write `own` without brackets"),
    Mistake(
      "name in brackets in place of a number", "views: { a: { alpha: [red] } }",
      "1:22+1 `alpha` must be a number, and this is a list → write one number"),
    Mistake(
      "colour without its dark half", "views: { a: { background: { light: white } } }",
      "1:27+1 `background` needs the key `dark` → add `dark:`"),
    Mistake(
      "unknown text style", "views: { a: { kind: label, font: bodi } }",
      "1:34+4 `font` cannot be `bodi` → did you mean `body`?"),
    Mistake(
      "unknown weight", "views: { a: { kind: label, font: { weight: semi } } }",
      "1:44+4 `weight` cannot be `semi` → write `weight: semibold`"
    ),
    Mistake(
      "font of no size", "views: { a: { kind: label, font: 0 } }",
      "1:34+1 `font` is 0; it may be 1 to 1000"),
    Mistake(
      "picture that is not there", "views: { a: { kind: image, image: cat.png } }",
      "1:35+7 there is no picture `cat.png` → paths begin at the folder of the spec"
    ),
    Mistake(
      "priority of 0", "views: { a: { hugging: 0 } }",
      "1:24+1 a priority is above 0 and at most 1000 → write `1`"
    ),
    Mistake(
      "unknown priority", "views: { a: { compression: { vertical: hihg } } }",
      "1:40+4 there is no priority `hihg` → did you mean `high`?"),
    Mistake(
      "unknown axis", "views: { a: { hugging: { horizontl: 1 } } }",
      "1:26+9 `hugging` has no key `horizontl` → did you mean `horizontal`?"),
    Mistake(
      "own size of three numbers", "views: { a: { intrinsic: [1, 2, 3] } }",
      "1:26+1 `intrinsic` must be a list of width and height, and this is a list of 3"),
    Mistake(
      "duplicate id", "views:\n  a: { views: { b: {} } }\n  b: {}",
      "3:3+1 there are two views `b` → ids are unique in the file; rename one (the first one is here 2:17)"
    ),
    Mistake(
      "duplicate key", "title: a\ntitle: b",
      "2:1+5 `title` is given twice in one mapping → remove or rename one of them (it was given here first 1:1)"
    ),
    Mistake(
      "value of an alias",
      "views:\n  a: { kind: label, text: &t Hello }\n  b: { kind: label, lines: *t }",
      "3:28+2 `lines` must be a number, and this is text → write a number, such as `2`"),
    Mistake(
      "id in a mapping that an alias repeats",
      "views: { a: { views: &v { k: {} } }, b: { views: *v } }",
      "1:27+1 there are two views `k` → an alias repeats its mapping; write the views out with other ids, or use a template"
    ),
    Mistake(
      "colour in numbers as the name of a colour", "colors: { '#fff': blue }",
      "1:11+6 `#fff` is a colour by itself and cannot be a name of one → give the colour a name of letters, and use that in its place"
    ),
    Mistake(
      "`none` beside a corner", "views: { a: { cornerRadius: 4, corners: [none, topLeft] } }",
      "1:42+4 `none` has no effect beside other values of `corners` → remove `none` or the other values"
    ),
    Mistake(
      "`none` beside an edge", "screen: { edgesForExtendedLayout: [top, none] }",
      "1:41+4 `none` has no effect beside other values of `edgesForExtendedLayout` → remove `none` or the other values"
    ),
    Mistake(
      "none, in ids with the marks of letters",
      "views: { शीर्षक: {}, ชื่อ: {}, cafe\u{301}: {} }\nconstraints: [शीर्षक.top == ชื่อ.top, ชื่อ.left == caf\u{E9}.left]"
    ),
    Mistake(
      "id with a hyphen", "views: { send-button: {} }",
      "1:10+11 `send-button` cannot be a name: letters, digits and underscores, no digit first → write `sendButton`"
    ),
    Mistake(
      "id with a meaning", "views: { superview: {} }",
      "1:10+9 `superview` has a meaning of its own and cannot be an id → write another name here and where it is used, such as `superviewArea`"
    ),
  ]
}
