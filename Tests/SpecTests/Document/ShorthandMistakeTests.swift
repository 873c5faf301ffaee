import Testing

@testable import Spec

@Suite("A mistake in a shorthand") struct ShorthandMistakeTests {
  @Test("is reported with its place and a way out", arguments: rows)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  private static let rows = [
    Mistake(
      "pin to nobody", "views: { a: { pin: superviw } }",
      "1:20+8 there is no view or metric `superviw` → did you mean `superview`?"),
    Mistake(
      "pin to an attribute", "views: { a: { pin: superview.top } }",
      "1:30+3 a view is wanted here, not its attribute `top`"),
    Mistake(
      "pin an unknown edge", "views: { a: { pin: [top, lefft] } }",
      "1:26+5 `pin` cannot be `lefft` → did you mean `left`?"),
    Mistake(
      "pin with an unknown key", "views: { a: { pin: { topp: 8 } } }",
      "1:22+4 `pin` has no key `topp` → did you mean `top`?"),
    Mistake(
      "inset that depends on a view", "views: { a: { pin: { top: superview.height } } }",
      "1:27+16 `top` must be a number of points or a metric → write it under `constraints`: `- a.top == superview.height`"
    ),
    Mistake(
      "inset that is true", "views: { a: { pin: { top: true } } }",
      "1:27+4 `top` must be an inset, and this is true or false → write a number of points, such as `8`"
    ),
    Mistake(
      "width that is a position", "views: { a: { width: superview.left } }",
      "1:22+14 `a.width` is a size and `superview.left` a position; the two cannot be compared → compare a size with a size, and a position with a position on the same axis (UIKit's reason)"
    ),
    Mistake(
      "width that is a list", "views: { a: { width: [1, 2] } }",
      "1:22+1 `width` must be a number or an expression, and this is a list"),
    Mistake(
      "size of one number", "views: { a: { size: 44 } }",
      "1:21+2 `size` must be a list of width and height, or a view → write `[44, 44]`"),
    Mistake(
      "size of three", "views: { a: { size: [1, 2, 3] } }",
      "1:21+1 `size` must be a list of width and height, or a view → write both, such as `[100, 50]`"
    ),
    Mistake(
      "ratio of zero", "views: { a: { aspectRatio: 0 } }",
      "1:28+1 `aspectRatio` must be a number above 0 → write the width divided by the height, as in `16/9`"
    ),
    Mistake(
      "ratio by a view", "views: { a: { aspectRatio: superview.width } }",
      "1:28+15 `aspectRatio` must be a number above 0 → write the width divided by the height, as in `16/9`"
    ),
    Mistake(
      "centre without an axis", "views: { a: { center: { offset: 8 } } }",
      "1:23+1 `center` needs the key `x` or `y` → write `center: superview`, or `{ x: superview }` for one axis"
    ),
    Mistake(
      "one offset for two axes",
      "views: { a: { center: { x: superview, y: superview, offset: 8 } } }",
      "1:61+1 `offset` must be a list of two lengths for both axes → write `[0, -20]`"),
    Mistake(
      "guide with a key of views", "guides: { column: { background: white } }",
      "1:21+10 `column` has no key `background` → use one of `pin`, `width`, `height`, `size`, `center`, `aspectRatio`"
    ),
    Mistake(
      "guide with an attribute's name", "guides: { top: {} }",
      "1:11+3 `top` has a meaning of its own and cannot be an id → write another name here and where it is used, such as `topArea`"
    ),
    Mistake(
      "margins by reading and by side", "views: { a: { margins: { right: 8, leading: 4 } } }",
      "1:36+7 `margins` has both `leading` and `right` → use leading and trailing, which follow the direction, or left and right, which do not"
    ),
    Mistake(
      "unknown direction of a view", "views: { a: { direction: rightToLeft } }",
      "1:26+11 `direction` cannot be `rightToLeft` → write `direction: rtl`"),
    Mistake(
      "margins on an unknown side", "views: { a: { margins: { lead: 8 } } }",
      "1:26+4 `margins` has no key `lead` → use one of `all`, `horizontal`, `vertical`, `top`, `leading`, `bottom`, `trailing`, `left`, `right`"
    ),
  ]
}
