extension ExampleText {
  /// Rows, bars, the safe area and the keyboard.
  static let screens: [ExampleText] = [
    ExampleText(
      "1.1",
      cells: ["iphone-se-3*", "ipad-10-2", "ipad-10-2.landscape.window-half"],
      sessions: [.lint("1.1b", rules: "frozenFrame")],
      """
      On every device a table's row is wider than the row that somebody designed. Springs and struts say \
      what stays and what gives: in a the label keeps its 12 points from the right and the bottom, in \
      full windows and in half ones. In b nothing gives but the room on its right, so the label is left \
      behind in the middle of each wider row.
      """),
    ExampleText(
      "1.2",
      cells: ["iphone-x", "iphone-x.scrolled-end", "ipad-10-2", "ipad-10-2.scrolled-end"],
      """
      A table may lie under the bars and still show every row. Look at the first row, which rests right \
      below the navigation bar, and at the last one once it is scrolled to, which ends above the tab bar, \
      while rows between them show through both.
      """),
    ExampleText(
      "1.3",
      cells: ["ipad-10-2", "ipad-10-2.position-*"],
      """
      What is held by an edge goes where the edge goes. At each of three positions of the carousel \
      another card is the widest, and every tag stays 12 points from its card's top and trailing edge.
      """),
    ExampleText(
      "1.4", cells: ["iphone-se-3*", "ipad-10-2"],
      """
      A size need not be a constraint. Three round badges have a place and nothing else, and are 44 × 44 \
      points each, on every device.
      """),
    ExampleText(
      "1.5", cells: ["iphone-se-3*", "iphone-x", "ipad-10-2"],
      """
      Three buttons and two thin lines are in the middle together, and no width of any of them is \
      written. The view around them is as small as they allow, and that view is centred, 10 points above \
      the safe area's bottom.
      """),
    ExampleText(
      "1.6",
      cells: ["iphone-15-pro", "iphone-15-pro.edges-none", "iphone-15-pro.navigationBar-*"],
      """
      Whether a navigation bar lets content through decides where the content begins: at the top of the \
      screen, or below the bar. The teal table shows which it is. The yellow bar is 44 points high and \
      hangs below the navigation bar in all six cases, by the safe area in a and by the top layout guide \
      in b, with equal frames.
      """),
    ExampleText(
      "1.7",
      cells: ["iphone-15-pro", "iphone-15-pro.landscape", "iphone-se-3", "iphone-x.landscape*"],
      """
      The cyan rectangle is what is left of a screen once notch, round corners, home indicator and bars \
      have taken theirs. Where there are bars it ends at them; on a phone that lies it keeps away from \
      both sides, so that nothing jumps when the phone is turned around.
      """),
    ExampleText(
      "1.8", cells: ["iphone-8-plus", "iphone-x*"],
      sessions: [.lint("1.8b", rules: "unfilledEdge"), .lint("1.8c", rules: "unsafeArea")],
      """
      A bar of 60 points with a button in it, made in four ways, of which two are right. A plain view that \
      ends at the safe area leaves a strip of another colour below itself (b). One that reaches the \
      screen's edge has its middle lower than what can be touched, and so has a button that is centred in \
      it (c). A toolbar extends its background by itself (a), and in a plain view the button belongs into \
      the view's own safe area (d). Without a home indicator all four look alike.
      """),
    ExampleText(
      "1.9", cells: ["iphone-se-3", "iphone-x", "iphone-x.landscape"],
      sessions: [
        .lint("1.9a", rules: "ambiguous"), .explain("1.9a", view: "send"),
        .lint("1.9b", rules: "ambiguous"), .explain("1.9c", view: "message"),
      ],
      """
      A text field and a button share a row, and neither has a width. With equal priorities for hugging \
      it is a tie, which the earlier view wins: it keeps its size, and the other one is stretched (a, b). \
      That is a guess about what a phone does, so `strut lint` takes it for an error, and `strut explain` \
      marks what hangs on it as a tie. One point of priority decides, less for the field (c) or more for \
      the button (d), and both give equal frames.
      """),
    ExampleText(
      "1.10", cells: ["iphone-se-3", "iphone-x", "iphone-x.landscape"],
      sessions: [
        .lint("1.10a", rules: "ambiguous", "zeroSize"), .explain("1.10b", view: "message"),
      ],
      """
      A text that is longer than the row has to be cut somewhere. While field and button resist alike, \
      the earlier one wins again and nothing is left of the button (a). At 751 against 750 the button \
      keeps its size, whatever is typed (b).
      """),
    ExampleText(
      "1.11",
      cells: ["iphone-se-3*", "iphone-x", "iphone-x.keyboard-shown"],
      """
      The bar rests on the safe area while there is no keyboard, and stands on the keyboard's top while \
      there is one. The height of the keyboard is measured from the screen's bottom, so a constraint to \
      the superview's bottom needs no word about the home indicator.
      """),
    ExampleText(
      "1.12", cells: ["iphone-se-3*", "iphone-x", "ipad-10-2"],
      """
      Five items share every width equally, and the stack does it: none of them has a constraint to \
      another. The bar's background reaches the screen's edge, and the items stay above the home \
      indicator.
      """),
  ]
}
