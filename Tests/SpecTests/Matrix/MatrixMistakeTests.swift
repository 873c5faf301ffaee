import Testing

@testable import Spec

@Suite("A mistake in the matrix, the screen or a condition") struct MatrixMistakeTests {
  @Test("is reported with its place and a way out", arguments: rows)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  /// `v0, v1, …`, 400 of them.
  private static let manyValues = (0..<400).map { "v\($0)" }.joined(separator: ", ")

  private static let letters = ["a", "b", "c", "d"]
  private static let longValue = String(repeating: "v", count: 60)
  private static let manyAxes = letters.map { "\($0): [x, \(longValue)]" }.joined(separator: ", ")
  private static let manyValuedAxes = "abcdefgh".map { "\($0): [\(manyValues)]" }
    .joined(separator: ", ")
  private static let allOfTheAxes = "abcdefgh".map { "\($0): '*'" }.joined(separator: ", ")
  private static let longAxes = letters.map { "\($0): \(longValue)" }.joined(separator: ", ")
  private static let longName =
    "iphone-15-pro" + letters.map { ".\($0)-\(longValue)" }.joined()

  private static let rows = [
    Mistake(
      "unknown device", "matrix: { device: iphone-15-por }",
      "1:19+13 there is no device `iphone-15-por` → did you mean `iphone-15-pro`?"),
    Mistake(
      "pattern that matches nothing", "matrix: { device: android-* }",
      "1:19+9 no device matches `android-*`"),
    Mistake(
      "pattern for languages", "matrix: { locale: ['*', 'd*'] }",
      "1:20+3 no language matches `*` → use language tags such as `fr` or `zh-Hans-CN`, or `none`",
      "1:25+4 no language matches `d*` → use language tags such as `fr` or `zh-Hans-CN`, or `none`"
    ),
    Mistake(
      "unknown axis", "matrix: { orientaton: portrait }",
      "1:11+10 `matrix` has no key `orientaton` → did you mean `orientation`?"),
    Mistake(
      "unknown direction", "matrix: { direction: lrt }",
      "1:22+3 there is no direction `lrt` → did you mean `ltr`?"),
    Mistake(
      "misspelt custom device",
      "matrix: { device: [{ id: pocket, width: 9, height: 9 }], exclude: [{ device: poket }] }",
      "1:78+5 there is no device `poket` → did you mean `pocket`?"),
    Mistake(
      "custom device without its size", "matrix: { device: { id: pocket, height: 9 } }",
      "1:19+1 a custom device needs the key `width` → add `width:`"),
    Mistake(
      "custom device without anything", "matrix: { device: {} }",
      "1:19+1 a custom device needs the key `id` → add `id:`",
      "1:19+1 a custom device needs the key `width` → add `width:`",
      "1:19+1 a custom device needs the key `height` → add `height:`"),
    Mistake(
      "custom device of no size", "matrix: { device: { id: pocket, width: 0, height: wide } }",
      "1:40+1 `width` is 0; it may be 1 to 10000",
      "1:51+4 `height` must be a number, and this is text → write a number, such as `2`"),
    Mistake(
      "custom device with half a pixel",
      "matrix: { device: { id: pocket, width: 9, height: 9, scale: 1.5 } }",
      "1:61+3 `scale` must be a whole number, and this is a fraction"),
    Mistake(
      "custom device with part of a pixel",
      "matrix: { device: { id: pocket, width: 100.25, height: 9, scale: 2 } }",
      "1:19+1 a custom device has whole pixels, and this one has fractions → width and height are multiples of 0.5 at scale 2"
    ),
    Mistake(
      "custom device too large to be drawn",
      "matrix: { device: { id: pocket, width: 10000, height: 10000, scale: 8 } }",
      "1:19+1 this device has 6400000000 pixels; it may have 50000000 → make it smaller, or its scale"
    ),
    Mistake(
      "unknown key of a custom device",
      "matrix: { device: { id: pocket, width: 9, height: 9, safearea: 8 } }",
      "1:54+8 a custom device has no key `safearea` → write `safeArea: 8`"),
    Mistake(
      "safe area of three sides",
      "matrix: { device: { id: pocket, width: 9, height: 9, safeArea: [1, 2, 3] } }",
      "1:64+1 `safeArea` must be a list of top, left, bottom and right, and this is a list of 3"),
    Mistake(
      "safe area by reading sides",
      "matrix: { device: { id: pocket, width: 9, height: 9, safeArea: { leading: 1, top: -1 } } }",
      "1:66+7 `safeArea` has no key `leading` → use one of `all`, `horizontal`, `vertical`, `top`, `left`, `bottom`, `right`",
      "1:83+2 `top` is -1; it may be 0 to 5000 → write `0`"),
    Mistake(
      "custom device by the name of another",
      "matrix: { device: { id: iphone-x, width: 9, height: 9 } }",
      "1:25+8 `iphone-x` is a device of the catalogue already → choose another id, or write it alone for that device"
    ),
    Mistake(
      "custom device by the name of a group",
      "matrix: { device: { id: small, width: 9, height: 9 } }",
      "1:25+5 `small` is a group of devices already → choose another id, or write it alone for its devices"
    ),
    Mistake(
      "custom device by no name",
      "matrix: { device: [{ id: My Phone, width: 9, height: 9 }, { id: a.b, width: 9, height: 9 }, { id: -a, width: 9, height: 9 }] }",
      "1:26+8 `My Phone` cannot be a device's id: lower-case letters, digits and hyphens, no hyphen first",
      "1:65+3 `a.b` cannot be a device's id: lower-case letters, digits and hyphens, no hyphen first",
      "1:99+2 `-a` cannot be a device's id: lower-case letters, digits and hyphens, no hyphen first"
    ),
    Mistake(
      "two custom devices of one name",
      "matrix: { device: [{ id: a, width: 9, height: 9 }, { id: a, width: 9, height: 8 }, { id: a, width: 9, height: 9 }] }",
      "1:52+1 there are two devices `a` → give them different ids, or the same size and safe area (the first one is here 1:20)"
    ),
    Mistake(
      "unknown orientation", "matrix: { orientation: [portrait, sideways] }",
      "1:35+8 there is no orientation `sideways` → use one of `portrait`, `landscape`, `landscapeRight`, `portraitUpsideDown`, `landscapeLeft`"
    ),
    Mistake(
      "unknown style of bar", "matrix: { navigationBar: large }",
      "1:26+5 there is no navigation bar style `large` → write `navigationBar: largeTitle`"
    ),
    Mistake(
      "keyboard higher than any screen", "matrix: { keyboard: 5000 }",
      "1:21+4 `keyboard` is 5000; it may be 1 to 2000"),
    Mistake(
      "axis without values", "matrix: { device: [] }",
      "1:19+1 `device` has no value → leave the axis out for its default"),
    Mistake(
      "axis beside include", "matrix: { device: iphone-x, include: [{ device: iphone-x }] }",
      "1:11+6 `include` takes the place of the axes → move `device` into the entries of `include`, or leave one out"
    ),
    Mistake(
      "exclude that is no list", "matrix: { exclude: { device: iphone-x } }",
      "1:20+1 `exclude` must be a list, and this is a mapping → write `[{ device: iphone-x }]`"),
    Mistake(
      "exclude of a name", "matrix: { exclude: [iphone-x] }",
      "1:21+8 an entry of `exclude` must be a mapping, and this is text"),
    Mistake(
      "exclude of everything", "matrix: { exclude: [{}] }",
      "1:21+1 this entry of `exclude` leaves everything out → name what to leave out, such as `device: ipad-*`"
    ),
    Mistake(
      "exclude of what the matrix does not have",
      "matrix: { device: [iphone-se-3, iphone-x], exclude: [{ device: ipad-10-2 }, { device: iphone-x, orientation: landscape }, { device: iphone-x }] }",
      "1:54+1 this entry of `exclude` matches no cell of the matrix → correct its values, or remove it"
    ),
    Mistake(
      "only and pairwise",
      "matrix: { device: [iphone-se-3, iphone-x], appearance: [light, dark], strategy: pairwise, only: [{ device: iphone-* }, { appearance: dark, textSize: large }, { device: ipad-10-2 }] }",
      "1:159+1 this entry of `only` matches no cell of the matrix → correct its values, or remove it"
    ),
    Mistake(
      "exclude without values", "matrix: { exclude: [{ device: [] }] }",
      "1:31+1 `device` has no value → leave the axis out for its default"),
    Mistake(
      "condition that is no mapping", "when: [shown]",
      "1:8+5 an entry of `when` must be a mapping, and this is text"),
    Mistake(
      "condition without values", "when: [{ idiom: [] }]",
      "1:17+1 `idiom` has no value → leave it out, or give it one"),
    Mistake(
      "size class without an axis", "when: [{ sizeClass: compact }, { sizeClass: {} }]",
      "1:21+7 `sizeClass` needs the key `horizontal` or `vertical` → write `{ horizontal: compact }`",
      "1:45+1 `sizeClass` needs the key `horizontal` or `vertical` → write `{ horizontal: compact }`"
    ),
    Mistake(
      "only without values", "matrix: { only: [] }",
      "1:17+1 `only` has no value → leave it out for all"),
    Mistake(
      "include without values", "matrix: { include: [] }",
      "1:20+1 `include` has no value → leave it out, or add cells"),
    Mistake(
      "only of everything", "matrix: { only: [{}] }",
      "1:18+1 this entry of `only` lets everything in → name what to let in, such as `device: ipad-*`"
    ),
    Mistake(
      "only of an unknown value", "matrix: { only: [{ device: ipad-mni-6 }] }",
      "1:28+10 there is no device `ipad-mni-6` → did you mean `ipad-mini-6`?"),
    Mistake(
      "unknown strategy", "matrix: { strategy: pairs }",
      "1:21+5 `strategy` cannot be `pairs` → use one of `full`, `pairwise`"),
    Mistake(
      "more cells than can be counted",
      "axes: { \(manyValuedAxes) }\nmatrix: { \(allOfTheAxes) }",
      "2:9+1 the matrix has at least 1000000000000 cells; it may have 100000 → name fewer values, use `include`, or draw each pair of values once with `strategy: pairwise`"
    ),
    Mistake(
      "more pairs than cells may be",
      "axes: { a: [\(manyValues)], b: [\(manyValues)] }\nmatrix: { a: '*', b: '*', strategy: pairwise }",
      "2:9+1 the matrix has at least 160000 cells; it may have 100000 → name fewer values, or raise the limit with `--limit cells=200000`"
    ),
    Mistake(
      "unknown system", "matrix: { os: 17 }",
      "1:15+2 there is no system version `17` → write `os: 18`: iOS 13 to 18 are drawn alike"),
    Mistake(
      "unknown style of a tab bar", "matrix: { tabBar: largeTitle }",
      "1:19+10 there is no tab bar style `largeTitle` → use one of `hidden`, `translucent`, `opaque`"
    ),
    Mistake(
      "unknown window",
      "matrix: { device: ipad-mini-6, window: [quarter, [0, 9], [9.5, 9], [1, 2, 3]] }",
      "1:41+7 there is no window `quarter` → use one of `full`, `twoThirds`, `half`, `third`, `slideOver`",
      "1:50+1 `window` is 0; it may be 1 to 10000",
      "1:58+1 `9.5x9` is not in whole points → round it",
      "1:68+1 `window` must be text, and this is a list"),
    Mistake(
      "keyboard to less than a thousandth", "matrix: { keyboard: [300.0001, 300.0002] }",
      "1:22+8 `keyboard` has more than three decimals → cells are named to a thousandth of a point; round it",
      "1:32+8 `keyboard` has more than three decimals → cells are named to a thousandth of a point; round it"
    ),
    Mistake(
      "language by its name", "matrix: { locale: [French, fr_CA] }",
      "1:20+6 `French` is no language tag → write `fr`",
      "1:28+5 `fr_CA` is no language tag → write `fr-CA`"),
    Mistake(
      "axis that is there already",
      "axes: { device: [a], Locale: [a], only: [a], width: [a], views: [a] }",
      "1:9+6 there is an axis `device` already → choose another name",
      "1:22+6 there is an axis `Locale` already → choose another name",
      "1:35+4 `only` has a meaning of its own and cannot be an axis → choose another name",
      "1:46+5 `width` has a meaning of its own and cannot be an axis → choose another name",
      "1:58+5 `views` has a meaning of its own and cannot be an axis → choose another name"),
    Mistake(
      "axis that can be no part of a file's name", "axes: { user-kind: [a], 1st: [a], '': [a] }",
      "1:9+9 `user-kind` cannot be an axis: letters and digits, no digit first → it becomes part of file names; choose another name",
      "1:25+3 `1st` cannot be an axis: letters and digits, no digit first → it becomes part of file names; choose another name",
      "1:35+2 `` cannot be an axis: letters and digits, no digit first → it becomes part of file names; choose another name"
    ),
    Mistake(
      "values that can be no part of a file's name",
      "axes: { user: [a b, a/b, a.b, -a, 'é+_-9'] }",
      "1:16+3 `a b` cannot be a value of an axis: letters, digits, `_`, `+` and hyphens → it becomes part of file names; choose another name",
      "1:21+3 `a/b` cannot be a value of an axis: letters, digits, `_`, `+` and hyphens → it becomes part of file names; choose another name",
      "1:26+3 `a.b` cannot be a value of an axis: letters, digits, `_`, `+` and hyphens → it becomes part of file names; choose another name",
      "1:31+2 `-a` cannot be a value of an axis: letters, digits, `_`, `+` and hyphens → it becomes part of file names; choose another name"
    ),
    Mistake(
      "values that differ in capitals", "axes: { user: [guest, Guest], empty: [] }",
      "1:23+5 `user` has the value `Guest` twice → values that differ in capitals alone would share a file; remove or rename one (the first one is here 1:16)",
      "1:38+1 `empty` has no value → list the axis' values"),
    Mistake(
      "unknown value of an axis of the spec's own",
      "axes: { user: [guest, member] }\nmatrix: { user: [membr] }\nwhen: [{ user: gest }]",
      "2:18+5 there is no value of `user` `membr` → did you mean `member`?",
      "3:16+4 there is no value of `user` `gest` → did you mean `guest`?"),
    Mistake(
      "names that are too long for a file",
      "axes: { \(manyAxes) }\nmatrix: { include: [{ \(longAxes) }] }",
      "2:9+1 a cell's name has 265 bytes; as a file's name it may have 230 → shorten the names of the spec's own axes, or set fewer axes at once (it is `\(longName)`)"
    ),
    Mistake(
      "selected tab that is not there", "screen: { tabBar: { items: [A, B], selected: 2 } }",
      "1:46+1 `selected` is 2; it may be 0 to 1"),
    Mistake(
      "unknown key of a tab", "screen: { tabBar: { items: [{ titel: A }] } }",
      "1:31+5 an entry of `items` has no key `titel` → did you mean `title`?"),
    Mistake(
      "style and flag of a tab bar", "screen: { tabBar: { style: opaque, hidden: true } }",
      "1:36+6 the bar has both `style` and flags → keep `style`, or `translucent` and `hidden`"),
    Mistake(
      "unknown key of a guide", "screen: { keyboardGuide: { usesSafeArea: true } }",
      "1:28+12 `keyboardGuide` has no key `usesSafeArea` → use one of `usesBottomSafeArea`, `followsUndockedKeyboard`"
    ),
    Mistake(
      "nothing left", "matrix: { exclude: [{ device: '*' }] }",
      "1:9+1 the matrix has no cell that a device can be in → exclude less"),
    Mistake(
      "unknown bar", "screen: { navigationBr: hidden }",
      "1:11+12 `screen` has no key `navigationBr` → did you mean `navigationBar`?"),
    Mistake(
      "unknown key of the bar", "screen: { navigationBar: { titel: a } }",
      "1:28+5 `navigationBar` has no key `titel` → did you mean `title`?"),
    Mistake(
      "style and flag", "screen: { navigationBar: { style: opaque, hidden: true } }",
      "1:43+6 the bar has both `style` and flags → keep `style`, or `translucent`, `largeTitle` and `hidden`"
    ),
    Mistake(
      "opaque large title", "screen: { navigationBar: { translucent: false, largeTitle: true } }",
      "1:28+11 a bar with a large title is translucent → remove `translucent: false` or `largeTitle: true`"
    ),
    Mistake(
      "alert without content", "screen: { presents: { alert: {} } }",
      "1:23+5 `alert` has nothing to show → add a `title`, a `message` or `actions`"),
    Mistake(
      "two cancel actions",
      "screen: { presents: { alert: { actions: [{ title: A, style: cancel }, { title: B, style: cancel }] } } }",
      "1:83+5 only one action can have `style: cancel` → remove `style: cancel` here"),
    Mistake(
      "two preferred actions",
      "screen: { presents: { alert: { actions: [{ title: A, preferred: true }, { title: B, preferred: true }] } } }",
      "1:85+9 only one action can have `preferred: true` → remove `preferred: true` here"
    ),
    Mistake(
      "alert and action sheet",
      "screen: { presents: { alert: { title: A }, actionSheet: { title: B } } }",
      "1:44+11 a screen presents only one thing at a time → keep one of `alert`, `actionSheet`"),
    Mistake(
      "the same sheet twice",
      "screen: { presents: { sheets: [s, s] } }\nviews: { s: { kind: sheet } }",
      "1:35+1 the sheet `s` is presented already → name each sheet once"),
    Mistake(
      "menu without items", "screen: { presents: { menu: { from: a } } }",
      "1:23+4 the menu has no items → add `items`"),
    Mistake(
      "edit menu without items", "screen: { presents: { editMenu: { from: a } } }",
      "1:23+8 the menu has no items → add `items`"),
    Mistake(
      "menu without a source", "screen: { presents: { menu: { items: [A] } } }",
      "1:29+1 `menu` needs the key `from` → add `from:`"),
    Mistake(
      "unknown presentation", "screen: { presents: { allert: { title: A } } }",
      "1:23+6 `presents` has no key `allert` → did you mean `alert`?"),
    Mistake(
      "unknown edge", "screen: { edgesForExtendedLayout: [topp] }",
      "1:36+4 `edgesForExtendedLayout` cannot be `topp` → did you mean `top`?"),
    Mistake(
      "no condition", "views: { a: {} }\nwhen: [{ views: { a: { hidden: true } } }]",
      "2:8+1 this entry of `when` has no condition → add one, such as `keyboard: shown`"),
    Mistake(
      "misspelt condition", "when: [{ keybord: shown }]",
      "1:10+7 `when` has no key `keybord` → did you mean `keyboard`?"),
    Mistake(
      "unknown size class", "when: [{ sizeClass: { horizontal: large } }]",
      "1:35+5 `horizontal` cannot be `large` → use one of `compact`, `regular`"),
    Mistake(
      "unknown idiom", "when: [{ idiom: tablet }]",
      "1:17+6 `idiom` cannot be `tablet` → write `idiom: pad`"),
    Mistake(
      "width without a comparison", "when: [{ width: 375 }]",
      "1:17+3 `width` must be a comparison with a number of points → write it in quotes: `width: \"< 375\"`"
    ),
    Mistake(
      "width with a turned relation", "when: [{ width: '=> 375' }]",
      "1:17+8 `width` must be a comparison with a number of points → write `width: \">= 375\"`"),
    Mistake(
      "patch of an unknown view",
      "views: { box: {} }\nwhen: [{ keyboard: shown, views: { bx: { hidden: true } } }]",
      "2:36+2 there is no view `bx` → did you mean `box`?"),
    Mistake(
      "patch of a kind",
      "views: { box: {} }\nwhen: [{ keyboard: shown, views: { box: { kind: label } } }]",
      "2:43+4 `kind` cannot change under a condition → declare both forms as views and switch them with `hidden` and named constraints"
    ),
    Mistake(
      "unknown metric", "metrics: { gap: 8 }\nwhen: [{ keyboard: shown, metrics: { gpa: 4 } }]",
      "2:38+3 there is no metric `gpa` → did you mean `gap`?"),
    Mistake(
      "unknown constraint",
      "views: { a: {} }\nconstraints: [{ rests: a.top == superview.top }]\nwhen: [{ keyboard: shown, deactivate: [rest] }]",
      "3:40+4 there is no constraint named `rest` → did you mean `rests`?"),
    Mistake(
      "no constraint on the anchor",
      "views: { a: {} }\nwhen: [{ keyboard: shown, deactivate: [{ item: a, attribute: left }] }]",
      "2:40+1 no constraint begins with `a.left` → the item and attribute are those on the constraint's left side"
    ),
    Mistake(
      "selector without its attribute",
      "views: { a: {} }\nwhen: [{ keyboard: shown, deactivate: { item: a } }]",
      "2:39+1 `deactivate` needs the key `attribute` → add `attribute:`"),
  ]
}
