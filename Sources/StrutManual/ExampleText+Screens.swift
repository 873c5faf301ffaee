extension ExampleText {
  /// The cases about rows, bars, the safe area and the keyboard.
  static let screens: [ExampleText] = [
    ExampleText(
      "1.1",
      cells: ["iphone-se-3*", "ipad-10-2", "ipad-10-2.landscape.window-half"],
      sessions: [.lint("1.1b", rules: "frozenFrame")],
      """
      A table's row is wider on every device than in its design. Springs and struts say which \
      distances stay. In (a) the label keeps its 12 points from the right and the bottom, in full \
      windows and in half ones. In (b) only the room on its right grows, so the label stays in the \
      middle of each wider row.
      """),
    ExampleText(
      "1.2",
      cells: ["iphone-x", "iphone-x.scrolled-end", "ipad-10-2", "ipad-10-2.scrolled-end"],
      """
      A table can extend under the bars and still show every row. The first row rests right below \
      the navigation bar. The last row, scrolled into view, ends above the tab bar. Rows between \
      them show through both bars.
      """),
    ExampleText(
      "1.3",
      cells: ["ipad-10-2", "ipad-10-2.position-*"],
      """
      A view held by an edge follows that edge. At each of three positions of the carousel another \
      card is the widest, and every tag stays 12 points from its card's top and trailing edge.
      """),
    ExampleText(
      "1.4", cells: ["iphone-se-3*", "ipad-10-2"],
      """
      A view can have a content size instead of size constraints. Three round badges have only a \
      position. Each is 44 × 44 points on every device.
      """),
    ExampleText(
      "1.5", cells: ["iphone-se-3*", "iphone-x", "ipad-10-2"],
      """
      Three buttons and two thin lines are centred together, and none of them has a width \
      constraint. The view around them is as small as possible and centred, 10 points above the \
      bottom of the safe area.
      """),
    ExampleText(
      "1.6",
      cells: ["iphone-15-pro", "iphone-15-pro.edges-none", "iphone-15-pro.navigationBar-*"],
      """
      A translucent bar moves the top of the content to the top of the screen, an opaque bar to \
      below the bar. The teal table shows which. The yellow bar is 44 points high and directly below \
      the navigation bar in all six cases, by the safe area in (a) and by the top layout guide in (b), \
      with equal frames.
      """),
    ExampleText(
      "1.7",
      cells: ["iphone-15-pro", "iphone-15-pro.landscape", "iphone-se-3", "iphone-x.landscape*"],
      """
      The cyan rectangle is the part of a screen without notch, round corners, home indicator and \
      bars. If there are bars, it ends at them. On a phone in landscape it keeps its distance from \
      both sides, so nothing jumps if you turn the phone around.
      """),
    ExampleText(
      "1.8", cells: ["iphone-8-plus", "iphone-x*"],
      sessions: [.lint("1.8b", rules: "unfilledEdge"), .lint("1.8c", rules: "unsafeArea")],
      """
      Four ways to build a bar of 60 points with a button; two are right. A plain view that ends at \
      the safe area leaves a strip of another colour below itself (b). If it reaches the edge of the \
      screen, its centre is below the centre of the touchable part, and so is a centred button (c). \
      A toolbar extends its background by itself (a). In a plain view, centre the button in the \
      view's own safe area (d). Without a home indicator all four look alike.
      """),
    ExampleText(
      "1.9", cells: ["iphone-se-3", "iphone-x", "iphone-x.landscape"],
      sessions: [
        .lint("1.9a", rules: "ambiguous"), .explain("1.9a", view: "send"),
        .lint("1.9b", rules: "ambiguous"), .explain("1.9c", view: "message"),
      ],
      """
      A text field and a button share a row, and neither has a width. At equal hugging priorities \
      this is a tie. The earlier view wins: it keeps its size, and the other one stretches (a, b). \
      UIKit may decide differently, so `strut lint` reports an error, and `strut explain` marks the \
      numbers that depend on it as a tie. One point of priority decides: less for the field (c) or \
      more for the button (d). Both give equal frames.
      """),
    ExampleText(
      "1.10", cells: ["iphone-se-3", "iphone-x", "iphone-x.landscape"],
      sessions: [
        .lint("1.10a", rules: "ambiguous", "zeroSize"), .explain("1.10b", view: "message"),
      ],
      """
      A text longer than the row must be cut off. At equal compression resistance the earlier view \
      wins again, and nothing is left of the button (a). At 751 against 750 the button keeps its \
      size, whatever the user types (b).
      """),
    ExampleText(
      "1.11",
      cells: ["iphone-se-3*", "iphone-x", "iphone-x.keyboard-shown"],
      """
      Without a keyboard the bar rests on the safe area, with a keyboard on the keyboard's top. The \
      keyboard's height is measured from the bottom of the screen, so a constraint to the \
      superview's bottom does not mention the home indicator.
      """),
    ExampleText(
      "1.12", cells: ["iphone-se-3*", "iphone-x", "ipad-10-2"],
      """
      Five items share every width equally, by a stack. No item has a constraint to another. The \
      bar's background reaches the edge of the screen, and the items stay above the home indicator.
      """),
  ]
}
