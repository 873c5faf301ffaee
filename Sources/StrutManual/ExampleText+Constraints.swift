extension ExampleText {
  /// What a constraint is made of, who holds it, and how it changes.
  static let constraints: [ExampleText] = [
    ExampleText(
      "2.1", cells: ["iphone-se-3*"],
      """
      A constraint is an item, an attribute, a relation, another item and its attribute, a multiplier \
      and a constant. Written out, as a format string, or as a chain of attributes, it is the same \
      constraint, and the three boxes have equal frames.
      """),
    ExampleText(
      "2.2", cells: ["iphone-se-3", "iphone-15-pro"],
      sessions: [.lint("2.2", rules: "ambiguous")],
      """
      A place is half of what a view needs. The label has the other half from its text; the plain view \
      has it from nobody, and every width and height would satisfy its constraints. It is not to be seen, \
      and two findings name the axes that are missing.
      """),
    ExampleText(
      "2.3", cells: ["iphone-se-3*"],
      """
      A button goes from the left side to the right one: the constraint on its left edge is taken away, \
      and one on its right edge added. Nobody kept the first; it is found by its item and attribute. \
      Between the two layouts there is a film of two seconds.
      """),
    ExampleText(
      "2.4", cells: ["iphone-se-3*", "iphone-15-pro*"],
      """
      Where little of the old layout stays it is easier to take all of a view's constraints away and to \
      give it others. Here one name is enough for that, since several constraints may share it.
      """),
    ExampleText(
      "2.5", cells: ["iphone-se-3", "iphone-15-pro"],
      sessions: [
        .explain("2.5", view: "cousin"), .draw("2.5", into: "2.5-constraints.png"),
      ],
      """
      A constraint belongs to a view: to the one that it speaks of alone, else to the nearest view that \
      has both in it. The picture is a family: two siblings of equal width, and in each a child that lines \
      up with its cousin.
      """),
    ExampleText(
      "2.6",
      cells: ["iphone-8-plus*", "iphone-x*"],
      """
      The safe area has four sides, the layout guides that came before it had two. Upright both give equal \
      frames; on a notched phone that lies, the button between the guides (b) runs under the notch, and \
      that in the safe area (a) does not.
      """),
    ExampleText(
      "2.7", cells: ["iphone-se-3*"],
      sessions: [.lint("2.7a", rules: "ambiguous", "outsideScreen")],
      """
      A scroll view's edges are, to what is in it, those of its content, and the content is as large as \
      constraints make it. In a nothing does, and the box that was meant for the lower right corner is \
      outside of a content without size, to its upper left. In b the box belongs to the screen and does \
      not scroll. In c and d a background of a known size closes the chain from edge to edge.
      """),
    ExampleText(
      "2.8", cells: ["iphone-se-3*", "ipad-10-2.text-wraps"],
      """
      A text view that does not scroll is as high as its text at the width that it has. See the line \
      below it follow one, three and ten lines, and one long paragraph that takes fewer lines the wider \
      the screen is.
      """),
    ExampleText(
      "2.9", cells: ["iphone-se-3*", "ipad-10-2*"],
      """
      Attributes of different names may meet as long as they lie on one axis. The box has its centre at a \
      third of the width, whatever the width is.
      """),
    ExampleText(
      "2.10", cells: ["iphone-se-3*"],
      """
      An update changes the constant of a constraint and nothing else, so there must be one. To update \
      what was never made is a mistake, and it is told when the spec is read.
      """),
  ]
}
