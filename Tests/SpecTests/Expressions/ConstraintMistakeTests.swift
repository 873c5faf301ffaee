import Testing

@testable import Spec

@Suite("A mistake in a constraint") struct ConstraintMistakeTests {
  @Test("is reported with its place and a way out", arguments: rows)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  /// Of 1003 words.
  private static let longSum =
    "views: { a: {} }\nconstraints:\n  - a.width == 0" + String(repeating: "+0", count: 499)

  private static let rows = [
    Mistake(
      "both forms in one entry",
      "views: { a: {} }\nconstraints:\n  - { constraint: a.top == superview.top, vfl: '[a]' }",
      "3:5+1 an entry has either `constraint` or `vfl` → write two entries"),
    Mistake(
      "two names in one entry",
      "views: { a: {} }\nconstraints:\n  - { one: a.width == 5, two: a.height == 5 }",
      "3:26+3 an entry has one constraint → begin each with a dash: `- two: …`"),
    Mistake(
      "a long form behind a name",
      "views: { a: {} }\nconstraints:\n  - x: { constraint: a.width == 5 }\nwhen:\n  - { keyboard: shown, deactivate: x }",
      "3:8+1 a constraint must be an expression, and this is a mapping → write `{ name: x, constraint: … }`"
    ),
    Mistake(
      "empty name", "views: { a: {} }\nconstraints:\n  - '': a.width == 5",
      "3:5+2 a constraint's name is empty → write the expression alone, or a name before it"),
    Mistake(
      "unknown view", "views: { a: {}, b: {} }\nconstraints:\n  - c.top == b.top",
      "3:5+1 there is no view or metric `c` → write `a`, or add a view `c` to `views`"),
    Mistake(
      "misspelt item", "views: { a: {}, b: {} }\nconstraints:\n  - a.top == suprview.top",
      "3:14+8 there is no view or metric `suprview` → did you mean `superview`?"),
    Mistake(
      "misspelt attribute", "views: { a: {}, b: {} }\nconstraints:\n  - a.tpo == b.top",
      "3:7+3 there is no attribute or guide `tpo` → did you mean `top`?"),
    Mistake(
      "unknown attribute in a list",
      "views: { a: {}, b: {} }\nconstraints:\n  - a.[top, laeding] == b",
      "3:13+7 there is no attribute `laeding` → did you mean `leading`?"),
    Mistake(
      "attribute left out", "views: { a: {}, b: {} }\nconstraints:\n  - a.top == b",
      "3:14+1 an attribute is missing after `b` → write `b.top`"),
    Mistake(
      "no attribute at all", "views: { a: {}, b: {} }\nconstraints:\n  - a == b",
      "3:5+1 an attribute is missing after `a` → write `a.width`"),
    Mistake(
      "an attribute of an attribute",
      "views: { a: {}, b: {} }\nconstraints:\n  - a.top.left == b.top",
      "3:11+4 nothing can follow an attribute"),
    Mistake(
      "unknown guide", "views: { a: {}, b: {} }\nconstraints:\n  - a.top == b.margin.top",
      "3:16+6 there is no attribute or guide `margin` → did you mean `margins`?"),
    Mistake(
      "guide of a guide", "views: { a: {} }\nconstraints:\n  - a.top == safeArea.margins.top",
      "3:23+7 a guide has no guide `margins` → write `root.margins`"),
    Mistake(
      "guide of a view's guide",
      "views: { a: {}, b: {} }\nconstraints:\n  - a.width == b.safeArea.readable.width",
      "3:27+8 a guide has no guide `readable` → write `b.readable`"),
    Mistake(
      "guide of a guide in a row",
      "views: { t: { kind: tableView, items: [{}], row: { pin: safeArea.margins } } }",
      "1:66+7 a guide has no guide `margins` → write `superview.margins`"),
    Mistake(
      "misspelt attribute of a guide",
      "views: { a: {} }\nconstraints:\n  - a.top == safeArea.tpo",
      "3:23+3 there is no attribute `tpo` → did you mean `top`?"),
    Mistake(
      "decimal comma", "views: { a: {} }\nconstraints:\n  - a.width == 81,5",
      "3:18+1 expected an operator or the end here, found `,` → write `a.width == 81.5`"),
    Mistake(
      "decimal comma of a factor",
      "views: { a: {} }\nconstraints:\n  - a.width == 0,5 * superview.width",
      "3:17+1 expected an operator or the end here, found `,` → write `a.width == 0.5 * superview.width`"
    ),
    Mistake(
      "priority after a comma", "views: { a: {} }\nconstraints:\n  - a.width == 81, 5",
      "3:18+1 expected an operator or the end here, found `,` → write `a.width == 81 @5`"),
    Mistake(
      "priority of three digits after a comma",
      "views: { a: {} }\nconstraints:\n  - a.width == 81,750",
      "3:18+1 expected an operator or the end here, found `,` → write `a.width == 81 @750`"),
    Mistake(
      "self at the top level", "views: { a: {}, b: {} }\nconstraints:\n  - self.top == b.top",
      "3:5+4 `self` means the view that a list belongs to, and this one has none → write the view's id, or `superview` for the view that contains it"
    ),
    Mistake(
      "superview of the root",
      "views: { a: {}, b: {} }\nconstraints:\n  - root.width == superview.width",
      "3:19+9 the root view has no superview → write `root` for the view itself"),
    Mistake(
      "location against a number", "views: { a: {}, b: {} }\nconstraints:\n  - a.left == 20",
      "3:5+12 `a.left` is a position and needs another position to be measured from → write `a.left == superview.left + 20` (UIKit's reason)"
    ),
    Mistake(
      "size against a location", "views: { a: {}, b: {} }\nconstraints:\n  - a.width == b.left",
      "3:5+17 `a.width` is a size and `b.left` a position; the two cannot be compared → compare a size with a size, and a position with a position on the same axis (UIKit's reason)"
    ),
    Mistake(
      "across against down", "views: { a: {}, b: {} }\nconstraints:\n  - a.left == b.top",
      "3:5+15 `a.left` is horizontal and `b.top` vertical; the two cannot be compared → use left, right, leading, trailing or centerX on both sides (UIKit's reason)"
    ),
    Mistake(
      "a height in a sum of widths",
      "views: { a: {}, b: {} }\nconstraints:\n  - a.width == 2 * a.height + b.width",
      "3:5+33 `a.width` is horizontal and `a.height` vertical; the two cannot be compared → a sum has one axis: make the width of a guide equal to `a.height`, and use it in its place (UIKit's reason)"
    ),
    Mistake(
      "leading against left", "views: { a: {}, b: {} }\nconstraints:\n  - a.leading == b.left",
      "3:5+19 `a.leading` changes sides with the reading direction and `b.left` does not; the two cannot be compared → write `b.leading` in place of `b.left` (UIKit's reason)"
    ),
    Mistake(
      "times zero", "views: { a: {}, b: {} }\nconstraints:\n  - a.left == 0 * b.left",
      "3:5+20 0 times `b.left` leaves the position `a.left` equal to a number alone → give the other side a multiplier other than 0 (UIKit's reason)"
    ),
    Mistake(
      "zero on the left", "views: { a: {}, b: {} }\nconstraints:\n  - 0 * a.left == b.left",
      "3:5+20 the constraint multiplies its first view by 0 → give it a factor other than 0"),
    Mistake(
      "baseline of a guide",
      "views: { a: {}, b: {} }\nconstraints:\n  - a.firstBaseline == safeArea.firstBaseline",
      "3:5+41 `safeArea.firstBaseline`: a guide has no baselines → use top, bottom or centerY"),
    Mistake(
      "no relation", "views: { a: {}, b: {} }\nconstraints:\n  - a.left",
      "3:11+1 expected `==`, `<=` or `>=` here, found the end → an equation looks like `title.top == superview.top + 8 @750`"
    ),
    Mistake(
      "single equals sign", "views: { a: {}, b: {} }\nconstraints:\n  - a.left = b.left",
      "3:12+1 `=` is no relation → write `==`"),
    Mistake(
      "less than", "views: { a: {}, b: {} }\nconstraints:\n  - a.width < 100",
      "3:13+1 `<` is no relation → write `<=`"),
    Mistake(
      "two relations", "views: { a: {}, b: {} }\nconstraints:\n  - a.left == b.left == 3",
      "3:22+2 a constraint has one relation → write two constraints"),
    Mistake(
      "product of attributes",
      "views: { a: {}, b: {} }\nconstraints:\n  - a.width == b.width * b.height",
      "3:24+1 an attribute may only be multiplied or divided by a number → a constraint is a sum of attributes, each with a number before or after it"
    ),
    Mistake(
      "division by an attribute",
      "views: { a: {}, b: {} }\nconstraints:\n  - a.width == 1 / b.height",
      "3:18+1 an attribute may only be multiplied or divided by a number → a constraint is a sum of attributes, each with a number before or after it"
    ),
    Mistake(
      "division by a sum",
      "views: { a: {}, b: {} }\nconstraints:\n  - a.width == 1 / (b.width + 1)",
      "3:18+1 an attribute may only be multiplied or divided by a number → a constraint is a sum of attributes, each with a number before or after it"
    ),
    Mistake(
      "division by a sum of nothing",
      "views: { a: {}, b: {} }\nconstraints:\n  - a.width == b.width / (2 - 2)",
      "3:26+1 a division by zero → divide by another number"),
    Mistake(
      "brackets in brackets",
      "views: { a: {}, b: {} }\nconstraints:\n  - a.width == (2 * (b.width - 1) - 1) / 2",
      "3:21+1 a sum in brackets cannot stand within another → multiply the inner one out"),
    Mistake(
      "open bracket", "views: { a: {}, b: {} }\nconstraints:\n  - a.width == (b.width - 1",
      "3:28+1 expected an operator or `)` here, found the end → an equation looks like `title.top == superview.top + 8 @750`"
    ),
    Mistake(
      "division by zero", "views: { a: {}, b: {} }\nconstraints:\n  - a.width == b.width / 0",
      "3:26+1 a division by zero → divide by another number"),
    Mistake(
      "strange character", "views: { a: {}, b: {} }\nconstraints:\n  - a.width == b.width & 3",
      "3:24+1 `&` has no meaning in an expression → an equation looks like `title.top == superview.top + 8 @750`"
    ),
    Mistake(
      "nothing on the right", "views: { a: {}, b: {} }\nconstraints:\n  - a.width ==",
      "3:15+1 expected a number, a metric or a view's attribute here, found the end → an equation looks like `title.top == superview.top + 8 @750`"
    ),
    Mistake(
      "numbers only", "views: { a: {}, b: {} }\nconstraints:\n  - 1 == 1",
      "3:5+6 the constraint speaks of no view → a constraint has an attribute such as `box.width`"),
    Mistake(
      "priority above 1000", "views: { a: {}, b: {} }\nconstraints:\n  - a.width == 100 @1001",
      "3:21+4 a priority is above 0 and at most 1000 → write `@required`"),
    Mistake(
      "metric that is no priority",
      "metrics: { huge: 1200 }\nviews: { a: { hugging: huge }, b: {} }\nconstraints:\n  - a.width == 100 @huge",
      "2:24+4 a priority is above 0 and at most 1000 → write a number, or `required`, `high` or `low`",
      "4:21+4 a priority is above 0 and at most 1000 → write a number, or `required`, `high` or `low`"
    ),
    Mistake(
      "metric of a priority's name",
      "metrics: { low: 200 }\nviews: { a: {}, b: {} }\nconstraints:\n  - a.width == 100 @low",
      "4:21+3 `low` is a priority and a metric → rename the metric, or write a number"),
    Mistake(
      "misspelt metric as a priority",
      "metrics: { weak: 200 }\nviews: { a: {}, b: {} }\nconstraints:\n  - a.width == 100 @waek",
      "4:21+4 there is no priority `waek` → did you mean `weak`?"),
    Mistake(
      "number with half an exponent", "views: { a: {} }\nconstraints:\n  - a.width == 1e",
      "3:17+1 expected an operator or the end here, found `e` → an equation looks like `title.top == superview.top + 8 @750`"
    ),
    Mistake(
      "unknown priority", "views: { a: {}, b: {} }\nconstraints:\n  - a.width == 100 @hgih",
      "3:21+4 there is no priority `hgih` → did you mean `high`?"),
    Mistake(
      "inset of a size", "views: { a: {}, b: {} }\nconstraints:\n  - a.size == b inset 8",
      "3:17+7 `width` has no inside to be inset towards → use `+` and `-`"),
    Mistake(
      "inset of an inequality", "views: { a: {}, b: {} }\nconstraints:\n  - a.edges <= b inset 8",
      "3:18+7 `inset` goes with `==` only → write the edges one by one"),
    Mistake(
      "three insets for four edges",
      "views: { a: {}, b: {} }\nconstraints:\n  - a.edges == b inset (1, 2, 3)",
      "3:18+15 3 values for 4 attributes → give each attribute one value, as in `box.size == [100, 50]`"
    ),
    Mistake(
      "tuple for one attribute", "views: { a: {}, b: {} }\nconstraints:\n  - a.width == (1, 2)",
      "3:16+6 2 values for 1 attribute → give each attribute one value, as in `box.size == [100, 50]`"
    ),
    Mistake(
      "quoted, so the column moves on",
      "views: { a: {}, b: {} }\nconstraints:\n  - \"a.top == c.top\"",
      "3:15+1 there is no view or metric `c` → write `b`, or add a view `c` to `views`"),
    Mistake(
      "escaped, so only the whole can be shown",
      "views: { a: {}, b: {} }\nconstraints:\n  - \"a.top\\x20== c.top\"",
      "3:5+19 there is no view or metric `c` → write `b`, or add a view `c` to `views`"),
    Mistake(
      "format string without its key", "views: { a: {}, b: {} }\nconstraints:\n  - H:|[a]|",
      "3:6+1 `:` has no meaning in an expression → write `vfl:` before a format string"),
    Mistake(
      "format with an unknown view",
      "views: { a: {}, b: {} }\nconstraints:\n  - vfl: H:|-[a]-[c]-|",
      "3:19+1 there is no view `c` → write `[b]`, or add a view `c` to `views` (UIKit's reason)"),
    Mistake(
      "format that does not end", "views: { a: {}, b: {} }\nconstraints:\n  - vfl: H:|-[a",
      "3:16+1 missing `]` after the view → end the view with `]` (UIKit's reason)"),
    Mistake(
      "format with an unknown metric",
      "views: { a: {}, b: {} }\nconstraints:\n  - vfl: H:|-gap-[a]",
      "3:14+3 there is no metric `gap` → write a number, or name it under `metrics` (UIKit's reason)"
    ),
    Mistake(
      "commas in brackets in a list on one line",
      "views:\n  e: { constraints: [ e.size == (60, 30) ] }",
      "2:23+18 expected `,` or `)` here, found the end → put it in quotes: `\"e.size == (60, 30)\"`"
    ),
    Mistake(
      "commas in square brackets in a list on one line",
      "views:\n  e: { constraints: [ { big: e.[top, leading] == superview.[top, leading] } ] }",
      "2:30+44 this is not valid YAML: did not find expected ',' or '}' → put it in quotes: `big: \"e.[top, leading] == superview.[top, leading]\"`"
    ),
    Mistake(
      "format with a priority of 0", "views: { a: {} }\nconstraints:\n  - vfl: H:[a(10@0)]",
      "3:18+1 the priority 0 is not above 0 → use a priority above 0 and at most 1000 (UIKit's reason)"
    ),
    Mistake(
      "format with the root view beside its edge",
      "views: { a: {} }\nconstraints:\n  - vfl: H:|[root]",
      "3:14+4 `|` needs a superview → leave `|` out: there is no superview (UIKit's reason)"),
    Mistake(
      "format in a block", "views: { a: {}, b: {} }\nconstraints:\n  - vfl: >\n      H:|-[c]-|",
      "3:10+1 there is no view `c` → the views here are `a` and `b` (Unable to parse constraint format: \nc is not a key in the views dictionary. \nH:|-[c]-| \n      ^)"
    ),
    Mistake(
      "format with an unknown option",
      "views: { a: {}, b: {} }\nconstraints:\n  - { vfl: 'H:[a][b]', options: [alignAllMiddle] }",
      "3:34+14 `options` cannot be `alignAllMiddle` → did you mean `alignAllRight`?"),
    Mistake(
      "format aligned along itself",
      "views: { a: {}, b: {} }\nconstraints:\n  - { vfl: 'H:[a][b]', options: alignAllLeft }",
      "3:21+1 views in a row cannot be aligned by an edge across the same row → write `options: alignAllTop` (UIKit's reason)"
    ),
    Mistake(
      "format with a standard space between baselines",
      "views: { a: {}, b: {} }\nconstraints:\n  - { vfl: 'V:[a]-[b]', options: spacingBaselineToBaseline }",
      "3:12+11 `-` is 8 points from edge to edge here, not a space between baselines → write the distance between the baselines in points, such as `-24-` (UIKit's own space depends on the fonts, and Apple does not document it)"
    ),
    Mistake(
      "format with a standard space to the superview beside baselines",
      "views: { a: {}, b: {} }\nconstraints:\n  - { vfl: 'V:|-[a]-9-[b]', options: spacingBaselineToBaseline }"
    ),
    Mistake(
      "misspelt long form",
      "views: { a: {}, b: {} }\nconstraints:\n  - { constrain: a.top == b.top, priority: 3 }",
      "3:7+9 a constraint has no key `constrain` → did you mean `constraint`?"),
    Mistake(
      "long form with another's key",
      "views: { a: {}, b: {} }\nconstraints:\n  - { constraint: a.top == b.top, options: [] }",
      "3:35+7 a constraint has no key `options` → use one of `constraint`, `name`, `priority`, `active`"
    ),
    Mistake(
      "priority given twice",
      "views: { a: {}, b: {} }\nconstraints:\n  - { constraint: a.top == b.top @3, priority: 3 }",
      "3:19+17 the priority is given twice → keep `priority:` or the one after `@`"),
    Mistake(
      "constraint that is a list", "views: { a: {}, b: {} }\nconstraints:\n  - [a, b]",
      "3:5+1 a constraint must be an expression or a mapping, and this is a list"),
    Mistake(
      "more words than an expression may have", longSum,
      "3:1012+1 an expression has at most 1000 words → write several constraints"),
    Mistake(
      "a constant beyond all screens", "views: { a: {} }\nconstraints:\n  - a.width == 2000000",
      "3:5+18 `2000000` is too large a number here; it may be -1000000 to 1000000"),
    Mistake(
      "a length beyond all screens in a format",
      "views: { a: {} }\nconstraints:\n  - vfl: 'H:[a(99999999999999999999)]'",
      "3:10+29 `1e+20` is too large a number here; it may be -1000000 to 1000000"),
    Mistake(
      "constraints that are no list", "views: { a: {} }\nconstraints: a.top == superview.top",
      "2:14+22 `constraints` must be a list, and this is text → begin each entry with `- `: `- a.top == superview.top`"
    ),
  ]
}
