import Testing

@testable import Spec

@Suite("A mistake in a value of several parts") struct PartMistakeTests {
  @Test("is reported with its place and a way out", arguments: rows)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  /// The kind and the key, and numbers without brackets.
  @Test(
    "is mended by the list of numbers that its help writes",
    arguments: [
      ("kind: shape, path: M0 0 L5 5, viewBox", "0 0 10 10"),
      ("kind: shape, path: M0 0 L5 5, lineDashPattern", "4px 2px"),
      ("kind: shape, path: M0 0 L5 5, lineDashPattern", "4"),
      ("kind: scroll, offset", "0 10"), ("kind: scroll, offset", "'CGPoint(x: 0, y: 10)'"),
      ("kind: gradient, startPoint", "50% 0"), ("kind: textField, selection", "'(0, 5)'"),
      ("kind: collection, itemSize", "30 40"), ("frame: [0, 0, 8, 4], frameIn", "30 40"),
      ("intrinsic", "30 40"), ("frame", "0 0 10 10"), ("size", "30 40"),
      ("cornerRadius", "1 2 3 4"),
    ])
  func numbers(key: String, value: String) throws {
    func spec(_ value: String) -> String { "views: { s: { \(key): \(value) } }" }
    let help = try #require(SpecText(spec(value)).helps.first)
    let list = try #require(help.firstMatch(of: #/\[.+\]/#)).output
    #expect(SpecText(spec(String(list))).errors == [])
  }

  private static let rows = [
    Mistake(
      "misspelt key of a part",
      "views: { s: { kind: segmentedControl, items: [{ tilte: A }] } }",
      "1:49+5 an entry of `items` has no key `tilte` → did you mean `title`?"),
    Mistake(
      "value of the wrong type in a part",
      "views: { s: { kind: segmentedControl, items: [{ title: A, enabled: 3 }] } }",
      "1:68+1 `enabled` must be true or false, and this is a number"),
    Mistake(
      "part that is a list", "views: { s: { kind: segmentedControl, items: [[A]] } }",
      "1:47+1 an entry of `items` must be a mapping, and this is a list → write `key: value` in place of a list"
    ),
    Mistake(
      "outline with a mistake", "views: { s: { kind: shape, path: M0 0 L5 } }",
      "1:41+1 `L` needs another number here"),
    Mistake(
      "outline that does not begin with a move", "views: { s: { kind: shape, path: L5 5 } }",
      "1:34+1 `path` does not begin with a move → begin it with `M` and a point, such as `M0 0`; a circle is a plain view with a `cornerRadius`"
    ),
    Mistake(
      "several contents of a bar's button",
      "screen: { navigationBar: { rightItems: [{ title: Send, symbol: star, systemItem: trash }] } }",
      "1:56+6 a bar's button has only one content → keep one of `title`, `symbol`, `systemItem`"
    ),
    Mistake(
      "width of a bar's button",
      "screen: { toolbar: { items: [{ title: Send, width: 30 }, { systemItem: fixedSpace, width: 9 }] } }",
      "1:45+5 `width` has no effect on a button → remove it, or write `systemItem: fixedSpace`"
    ),
    Mistake(
      "too few numbers", "views: { s: { kind: gradient, startPoint: [1] } }",
      "1:43+1 `startPoint` must be a list of 2 numbers, and this is a list of 1"),
    Mistake(
      "number out of range in a list", "views: { s: { kind: gradient, locations: [0, 2] } }",
      "1:46+1 `locations` is 2; it may be 0 to 1"),
    Mistake(
      "day that does not exist", "views: { s: { kind: datePicker, date: 2023-02-29 } }",
      "1:39+10 `date` cannot be `2023-02-29`, which is no day or time → write `2024-08-28`, `2024-08-28 09:41` or `09:41`"
    ),
    Mistake(
      "rows of a wheel that are text", "views: { s: { kind: picker, components: [Red] } }",
      "1:42+3 an entry of `components` must be a mapping, and this is text"),
    Mistake(
      "run of text without its text", "views: { s: { kind: label, text: [A, { color: red }] } }",
      "1:38+1 an entry of `text` needs the key `text` → add `text:`"),
    Mistake(
      "misspelt key of a run", "views: { s: { kind: label, text: [{ text: A, colour: red }] } }",
      "1:46+6 an entry of `text` has no key `colour` → write `color: red`"),
    Mistake(
      "run of text that is a list", "views: { s: { kind: button, title: [[A]] } }",
      "1:37+1 an entry of `title` must be a mapping, and this is a list → write `key: value` in place of a list"
    ),
    Mistake(
      "run of text that is nothing", "views: { s: { kind: textView, text: [~] } }",
      "1:38+1 an entry of `text` must be a mapping, and this is nothing → give it a value, or leave the key out"
    ),
    Mistake(
      "item size of one number", "views: { s: { kind: collection, itemSize: 80 } }",
      "1:43+2 `itemSize` must be a list of width and height, and this is a number → write `[80, 80]`"
    ),
    Mistake(
      "item size out of range", "views: { s: { kind: collection, itemSize: [80, 10001] } }",
      "1:48+5 `itemSize` is 10001; it may be 0 to 10000"),
    Mistake(
      "item width in percent", "views: { s: { kind: collection, itemSize: [50%, 30] } }",
      "1:46+1 `%` has no meaning in an expression → write `0.5 * superview.width`"),
    Mistake(
      "item height in percent", "views: { s: { kind: collection, itemSize: [30, 50%] } }",
      "1:50+1 `%` has no meaning in an expression → write `0.5 * superview.height`"),
    Mistake(
      "item width as a part of the window",
      "views: { s: { kind: collection, itemSize: [50vw, 30] } }",
      "1:46+2 expected an operator or the end here, found `vw` → write `0.5 * superview.width`"
    ),
    Mistake(
      "item size that depends on another view",
      "views: { s: { kind: collection, itemSize: [t.width, 80] }, t: {} }",
      "1:44+7 `itemSize` may contain numbers, metrics, `superview.width` and `superview.height`"
    ),
    Mistake(
      "item size that is a constraint",
      "views: { s: { kind: collection, itemSize: ['>= 80', 80] } }",
      "1:44+7 a number of `itemSize` has neither relation nor priority → write the number alone"),
    Mistake(
      "insets of both kinds of sides",
      "views: { s: { kind: button, contentInsets: { leading: 1, right: 2 } } }",
      "1:58+5 `contentInsets` has both `leading` and `right` → use leading and trailing, which follow the direction, or left and right, which do not"
    ),
    Mistake(
      "three insets", "views: { s: { kind: button, contentInsets: [1, 2, 3] } }",
      "1:44+1 `contentInsets` must be a list of top, leading, bottom and trailing, and this is a list of 3"
    ),
    Mistake(
      "lines that stand too far apart", "views: { s: { kind: label, lineSpacing: -1 } }",
      "1:41+2 `lineSpacing` is -1; it may be 0 to 1000 → write `0`"),
    Mistake(
      "one number in place of two", "views: { s: { kind: scroll, offset: 10 } }",
      "1:37+2 `offset` must be a list of 2 numbers, and this is a number → write both, such as `[10, 10]`"
    ),
    Mistake(
      "one number in place of an item's size",
      "views: { s: { kind: collection, items: [{ size: 3 }], row: {} } }",
      "1:49+1 `size` must be a list of 2 numbers, and this is a number → write both, such as `[3, 3]`"
    ),
    Mistake(
      "one number in place of four",
      "views: { s: { kind: shape, path: M0 0 L5 5, viewBox: 10 } }",
      "1:54+2 `viewBox` must be a list of 4 numbers, and this is a number"),
    Mistake(
      "number of wheels", "views: { s: { kind: picker, components: 3 } }",
      "1:41+1 `components` must be a list, and this is a number → `strut reference components` says what the list has"
    ),
    Mistake(
      "colours by names", "views: { s: { kind: gradient, colors: { a: red } } }",
      "1:39+1 `colors` must be a list, and this is a mapping → `strut reference colors` says what the list has"
    ),
    Mistake(
      "one colour for each appearance in place of a list",
      "views: { s: { kind: gradient, colors: { light: red, dark: blue } } }",
      "1:39+1 `colors` must be a list, and this is a mapping → write `[{ light: red, dark: blue }]`"
    ),
    Mistake(
      "parts that are no list", "views: { s: { kind: segmentedControl, items: A } }",
      "1:46+1 `items` must be a list, and this is text → write `[A]`"),
  ]
}
