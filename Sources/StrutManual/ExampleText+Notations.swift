extension ExampleText {
  /// Several ways to say the same, and what becomes easy by the right one.
  static let notations: [ExampleText] = [
    ExampleText(
      "3.1", cells: ["iphone-se-3*", "ipad-10-2"],
      """
      One box, 20 points from both sides, 50 from the top and 100 high: by a frame, by springs and \
      struts, by equations, by format strings and by anchors. The five pictures are equal.
      """),
    ExampleText(
      "3.2", cells: ["iphone-se-3"],
      """
      Ten panels that were designed smaller than they are now. On each axis a box has a distance before \
      it, a length and a distance after it; those that are flexible share the difference in proportion to \
      what they were.
      """),
    ExampleText(
      "3.3", cells: ["iphone-se-3"], showsLogs: true,
      sessions: [.lint("3.3a", rules: "unsatisfiable")],
      """
      As soon as a constraint speaks of a view, its frame and mask stand for constraints too. In a these \
      contradict each other: the frame says that the box begins at the left edge, the constraint that it \
      begins 20 points from it. One is given up, and the message says which, whom it contradicts, and \
      what to remove. In b there are only constraints.
      """),
    ExampleText(
      "3.4", cells: ["iphone-se-3", "iphone-15-pro"],
      """
      Edges that lie across each other have nothing to say to one another. Swift refuses to compile such \
      a pair of anchors; a spec with one is refused with its place, before anything is drawn.
      """),
    ExampleText(
      "3.5", cells: ["iphone-se-3", "ipad-10-2"],
      """
      Libraries for Auto Layout differ in how they write a constraint, not in what it is. Equations, \
      several attributes at once, words that each view says of itself, helpers for what recurs, and \
      format strings: five files with the same boxes in the same places.
      """),
    ExampleText(
      "3.6", cells: ["iphone-se-3", "iphone-15-pro.landscape", "ipad-10-2"],
      """
      Each key begins where the last one ends, and all are equally wide. Seven keys fill every width, and \
      no width is written.
      """),
    ExampleText(
      "3.7", cells: ["iphone-se-3*", "ipad-10-2"],
      """
      A height may be a multiple of the width, or the other way around. The blue box is twice as high as \
      wide, the teal one twice as wide as high, and the orange one stays 16 : 9: as wide as the screen \
      where that is no higher than 200 points, else as wide as 200 points of height allow.
      """),
    ExampleText(
      "3.8", cells: ["iphone-se-3*"],
      """
      Three boxes hang below each other, 40 points high. Step by step each gets another height, by a new \
      constant for the constraint that it has, and those below move down.
      """),
    ExampleText(
      "3.9", cells: ["iphone-se-3*"],
      """
      One box, four pairs of constraints, one pair for each corner. Only one pair is active; the others \
      are there and say nothing.
      """),
    ExampleText(
      "3.10", cells: ["*"],
      """
      Every block has a constraint that says where it waits and one that says what it lands on. A step of \
      the game is one for the other.
      """),
    ExampleText(
      "3.11",
      cells: [
        "iphone-se-3", "iphone-se-3.textSize-*", "ipad-10-2", "ipad-10-2.textSize-*",
        "iphone-16-pro-max.landscape",
      ],
      """
      One screen, compact and regular, at three text sizes. Where the width is regular, picture and text \
      stand beside each other; where the reader wants larger letters the labels grow downwards, and \
      nothing is cut off.
      """),
  ]
}
