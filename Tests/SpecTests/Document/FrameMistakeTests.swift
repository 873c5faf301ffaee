import Testing

@testable import Spec

@Suite("A mistake in a frame, baselines or a safe area") struct FrameMistakeTests {
  @Test("is reported with its place and a way out", arguments: rows)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  @Test("is reported in the cell that makes it", arguments: cells)
  func cell(_ row: Mistake) {
    let spec = SpecText(row.spec)
    let cell = spec.document?.cells().cells.first
    let diagnostics = cell.flatMap { spec.document?.build($0).diagnostics } ?? []
    #expect(spec.findings == [])
    #expect(diagnostics.map(SpecText.line) == row.findings)
  }

  private static let rows = [
    Mistake(
      "frame of a number", "views: { a: { frame: 8 } }",
      "1:22+1 `frame` must be a list of x, y, width and height, and this is a number → write all four, such as `[20, 50, superview.width - 40, 100]`"
    ),
    Mistake(
      "frame of three", "views: { a: { frame: [1, 2, 3] } }",
      "1:22+1 `frame` must be a list of x, y, width and height, and this is a list of 3 → write all four, such as `[20, 50, superview.width - 40, 100]`"
    ),
    Mistake(
      "frame in percent", "views: { a: { frame: [0, 10%, 50%, 25%] } }",
      "1:28+1 `%` has no meaning in an expression → write `0.1 * superview.height`",
      "1:33+1 `%` has no meaning in an expression → write `0.5 * superview.width`",
      "1:38+1 `%` has no meaning in an expression → write `0.25 * superview.height`"),
    Mistake(
      "frame with a list in it", "views: { a: { frame: [1, 2, [3], 4] } }",
      "1:29+1 `frame` must be numbers or expressions, and this is a list → write `3` without brackets"
    ),
    Mistake(
      "frame below nothing", "views: { a: { frame: [-1, -2, -3, 4 - 8] } }",
      "1:31+2 the frame's width is -3; it may not be below 0"),
    Mistake(
      "frame of enormous numbers",
      "views: { a: { frame: [1e7, 0, -2e6 * superview.width, 4] } }",
      "1:23+3 `10000000` is too large a number here; it may be -1000000 to 1000000"),
    Mistake(
      "frame of an enormous share", "views: { a: { frame: [0, 0, 4, -2e6 * superview.height] } }",
      "1:32+23 `-2000000` is too large a number here; it may be -1000000 to 1000000"),
    Mistake(
      "frame of another view",
      "views: { a: {}, b: { frame: [0, a.height + 8, superview.centerX, 4] } }",
      "1:33+8 `frame` may contain numbers, metrics, `superview.width` and `superview.height` → use constraints if it depends on other views",
      "1:47+17 `frame` may contain numbers, metrics, `superview.width` and `superview.height` → use constraints if it depends on other views"
    ),
    Mistake(
      "frame with a relation and a priority",
      "views: { a: { frame: [0, 0, '>= 8', 4 @750] } }",
      "1:29+6 a number of `frame` has neither relation nor priority → write the number alone, or use constraints instead of the frame",
      "1:37+6 a number of `frame` has neither relation nor priority → write the number alone, or use constraints instead of the frame"
    ),
    Mistake(
      "frame with a division by zero", "views: { a: { frame: [0, 0, 8 / 0, 4] } }",
      "1:33+1 a division by zero → divide by another number"),
    Mistake(
      "shorthands beside a frame",
      "views: { a: { width: 8, frame: [0, 0, 8, 4], pin: [top] } }",
      "1:15+5 `width` has no place beside `frame`, which gives position and size → remove one of them",
      "1:46+3 `pin` has no place beside `frame`, which gives position and size → remove one of them"
    ),
    Mistake(
      "fitting size beside a frame", "views: { a: { size: fitting, frame: [0, 0, 8, 4] } }",
      "1:15+4 `size` has no place beside `frame`, which gives position and size → remove one of them"
    ),
    Mistake(
      "shorthand in a condition beside a frame",
      "views: { a: { frame: [0, 0, 8, 4] } }\nwhen: [{ keyboard: shown, views: { a: { height: 9 } } }]",
      "2:41+6 `height` has no place beside `frame`, which gives position and size → remove one of them"
    ),
    Mistake(
      "frame in a condition beside a shorthand",
      "views: { a: { center: superview } }\nwhen: [{ keyboard: shown, views: { a: { frame: [0, 0, 8, 4] } } }]",
      "1:15+6 `center` has no place beside `frame`, which gives position and size → remove one of them"
    ),
    Mistake(
      "mask and design without a frame",
      "views: { a: { autoresizing: flexibleWidth, frameIn: [320, 44] } }",
      "1:15+12 `autoresizing` needs the key `frame` → add `frame: [x, y, width, height]`",
      "1:44+7 `frameIn` needs the key `frame` → add `frame: [x, y, width, height]`"),
    Mistake(
      "unknown part of a mask",
      "views: { a: { frame: [0, 0, 8, 4], autoresizing: [flexibleWidth, flexibleHieght] } }",
      "1:66+14 `autoresizing` cannot be `flexibleHieght` → did you mean `flexibleHeight`?"),
    Mistake(
      "design of one number", "views: { a: { frame: [0, 0, 8, 4], frameIn: 320 } }",
      "1:45+3 `frameIn` must be a list of width and height, and this is a number → write `[320, 320]`"
    ),
    Mistake(
      "design of three numbers", "views: { a: { frame: [0, 0, 8, 4], frameIn: [1, 2, 3] } }",
      "1:45+1 `frameIn` must be a list of width and height, and this is a list of 3"),
    Mistake(
      "design below nothing", "views: { a: { frame: [0, 0, 8, 4], frameIn: [-1, 2] } }",
      "1:46+2 `frameIn` is -1; it may be 0 to 10000 → write `0`"),
    Mistake(
      "frame of a guide", "views: { a: { guides: { g: { frame: [0, 0, 8, 4] } } } }",
      "1:30+5 `g` has no key `frame` → use one of `pin`, `width`, `height`, `size`, `center`, `aspectRatio`"
    ),
    Mistake(
      "baselines without one", "views: { a: { baselines: {} } }",
      "1:26+1 `baselines` needs the key `first` or `last` → write `{ first: 12, last: 4 }`"),
    Mistake(
      "unknown baseline", "views: { a: { baselines: { frist: 8 } } }",
      "1:28+5 `baselines` has no key `frist` → did you mean `first`?"),
    Mistake(
      "baselines that are a number", "views: { a: { baselines: 8 } }",
      "1:26+1 `baselines` must be a mapping, and this is a number → `strut reference baselines` lists its keys"
    ),
    Mistake(
      "baseline that is text", "views: { a: { baselines: { first: top } } }",
      "1:35+3 there is no metric `top` → use a number of points, or name the number under `metrics`"
    ),
    Mistake(
      "safe area of two sides", "views: { a: { additionalSafeArea: [1, 2] } }",
      "1:35+1 `additionalSafeArea` must be a list of top, left, bottom and right, and this is a list of 2 → write `{ vertical: 1, horizontal: 2 }`"
    ),
    Mistake(
      "safe area on an unknown side", "views: { a: { additionalSafeArea: { botom: 8 } } }",
      "1:37+5 `additionalSafeArea` has no key `botom` → did you mean `bottom`?"),
    Mistake(
      "values that are not flags",
      "views: { a: { preservesSuperviewMargins: yes, insetsMarginsFromSafeArea: 1 } }",
      "1:42+3 `preservesSuperviewMargins` must be true or false, and this is text → write `true`",
      "1:74+1 `insetsMarginsFromSafeArea` must be true or false, and this is a number → write `true`"
    ),
    Mistake(
      "colours made of themselves",
      "colors: { a: b, b: { light: a, dark: white }, c: c }\nviews: { v: { background: a } }",
      "1:29+1 the colour `a` is made of itself → give one of the colours a value of its own",
      "1:50+1 the colour `c` is made of itself → give one of the colours a value of its own"),
  ]

  private static let cells = [
    Mistake(
      "frame made negative by a metric",
      "metrics: { w: 8 }\nviews: { a: { frame: [0, 0, w, 4] } }\nwhen: [{ idiom: phone, metrics: { w: -8 } }]",
      "2:29+1 the frame's width is -8; it may not be below 0"),
    Mistake(
      "frame made infinite by a metric",
      "metrics: { w: 8 }\nviews: { a: { frame: [0, 0, 1 / w * superview.width, 4] } }\nwhen: [{ idiom: phone, metrics: { w: 0 } }]",
      "2:29+23 the numbers of a frame must be finite"),
    Mistake(
      "frame and shorthand of two conditions",
      "views: { a: {} }\nwhen:\n  - { idiom: phone, views: { a: { frame: [0, 0, 8, 4] } } }\n  - { width: '> 9', views: { a: { width: 9 } } }",
      "4:35+5 `width` has no place beside `frame`, which gives position and size → remove one of them"
    ),
    Mistake(
      "priorities made illegal by a metric",
      "metrics: { p: 8 }\nviews:\n  a: { hugging: p, width: 9 @p }\nconstraints: [{ vfl: 'V:[a(8)]', priority: p }]\nwhen: [{ idiom: phone, metrics: { p: 0 } }]",
      "3:17+1 a priority is above 0 and at most 1000 → change the metric",
      "3:27+4 a priority is above 0 and at most 1000 → change the metric",
      "4:22+10 a priority is above 0 and at most 1000 → change the metric"),
  ]
}
