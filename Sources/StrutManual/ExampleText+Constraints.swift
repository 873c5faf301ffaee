extension ExampleText {
  /// The cases about the parts of a constraint, the view that holds it, and its changes.
  static let constraints: [ExampleText] = [
    ExampleText(
      "2.1", cells: ["iphone-se-3*"],
      """
      A constraint is an item, an attribute, a relation, another item and its attribute, a \
      multiplier and a constant. As an equation, as a format string or as a chain of attributes, it \
      is the same constraint, and the three boxes have equal frames.
      """),
    ExampleText(
      "2.2", cells: ["iphone-se-3", "iphone-15-pro"],
      sessions: [.lint("2.2", rules: "ambiguous")],
      """
      A view needs a position and a size. The label gets its size from its text. The plain view has \
      none: every width and height satisfies its constraints. It is invisible, and two errors name \
      the missing axes.
      """),
    ExampleText(
      "2.3", cells: ["iphone-se-3*"],
      """
      A button moves from the left side to the right: the spec removes the constraint on its left \
      edge and adds one on its right edge. The first constraint has no name; Strut finds it by its \
      item and attribute. A film of two seconds connects the two layouts.
      """),
    ExampleText(
      "2.4", cells: ["iphone-se-3*", "iphone-15-pro*"],
      """
      If little of the old layout stays, replace all constraints of a view. Several constraints can \
      share a name, so one name is enough here.
      """),
    ExampleText(
      "2.5", cells: ["iphone-se-3", "iphone-15-pro"],
      sessions: [
        .explain("2.5", view: "cousin"), .draw("2.5", into: "2.5-constraints.png"),
      ],
      """
      A constraint is held by the view that it mentions alone, or by the nearest view that contains \
      both. The picture is a family: two siblings of equal width, and in each a child aligned with \
      its cousin.
      """),
    ExampleText(
      "2.6",
      cells: ["iphone-8-plus*", "iphone-x*"],
      """
      The safe area has four sides; the older layout guides have two. In portrait both give equal \
      frames. On a phone with a notch in landscape, the button between the guides (b) extends under \
      the notch, the button in the safe area (a) does not.
      """),
    ExampleText(
      "2.7", cells: ["iphone-se-3*"],
      sessions: [.lint("2.7a", rules: "ambiguous", "outsideScreen")],
      """
      For views inside a scroll view, its edges are the edges of its content, and constraints must \
      set the content size. In (a) none do: the content is 0 × 0, so the box for its lower right \
      corner is outside, to the upper left. In (b) the box is pinned to the screen and does not \
      scroll. In (c) and (d) a background of known size connects all four edges, so the content has \
      a size.
      """),
    ExampleText(
      "2.8", cells: ["iphone-se-3*", "ipad-10-2.text-wraps"],
      """
      A text view that does not scroll is as high as its text at its width. The line below it \
      follows one, three and ten lines, and one long paragraph that has fewer lines on wider \
      screens.
      """),
    ExampleText(
      "2.9", cells: ["iphone-se-3*", "ipad-10-2*"],
      """
      A constraint can join different attributes of one axis. The centre of the box is at a third of \
      the width, whatever the width is.
      """),
    ExampleText(
      "2.10", cells: ["iphone-se-3*"],
      """
      An update changes only the constant of an existing constraint. To update a constraint that \
      does not exist is an error, which Strut reports when it reads the spec.
      """),
  ]
}
