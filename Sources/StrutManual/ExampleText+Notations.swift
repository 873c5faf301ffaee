extension ExampleText {
  /// The cases about several notations for the same constraints.
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
      Ten panels are larger than in their design. On each axis a box has a distance before it, a \
      length and a distance after it. The flexible ones share the difference in proportion to their \
      designed size.
      """),
    ExampleText(
      "3.3", cells: ["iphone-se-3"], showsLogs: true,
      sessions: [.lint("3.3a", rules: "unsatisfiable")],
      """
      If a constraint mentions a view with a frame, its frame and mask become constraints too. In (a) \
      these conflict: the frame sets the box at the left edge, the constraint 20 points from it. \
      Strut leaves one out. The message names it, the constraints it conflicts with, and a fix. In (b) \
      there are only constraints.
      """),
    ExampleText(
      "3.4", cells: ["iphone-se-3", "iphone-15-pro"],
      """
      A horizontal edge and a vertical edge cannot be joined. Swift does not compile such a pair of \
      anchors. Strut refuses such a spec with its place before it draws anything.
      """),
    ExampleText(
      "3.5", cells: ["iphone-se-3", "ipad-10-2"],
      """
      Libraries for Auto Layout differ in how they write a constraint, not in the constraint. \
      Equations, several attributes at once, one view at a time, helpers, and format strings: five \
      files with the same boxes in the same places.
      """),
    ExampleText(
      "3.6", cells: ["iphone-se-3", "iphone-15-pro.landscape", "ipad-10-2"],
      """
      Each key begins at the end of the last one, and all keys are equally wide. Seven keys fill \
      every width without a width constraint.
      """),
    ExampleText(
      "3.7", cells: ["iphone-se-3*", "ipad-10-2"],
      """
      A height can be a multiple of the width, or the other way around. The blue box is twice as \
      high as wide, the teal one twice as wide as high. The orange one stays 16 : 9: as wide as the \
      screen if that is at most 200 points high, otherwise 200 points high.
      """),
    ExampleText(
      "3.8", cells: ["iphone-se-3*"],
      """
      Three boxes are below each other, 40 points high. Step by step, each gets a new height by a \
      new constant of its existing constraint, and the boxes below move down.
      """),
    ExampleText(
      "3.9", cells: ["iphone-se-3*"],
      """
      One box, four pairs of constraints, one pair for each corner. Only one pair is active. The \
      other pairs have no effect.
      """),
    ExampleText(
      "3.10", cells: ["*"],
      """
      Every block has a constraint for its waiting place and one for its landing place. Each step of \
      the game replaces the first by the second.
      """),
    ExampleText(
      "3.11",
      cells: [
        "iphone-se-3", "iphone-se-3.textSize-*", "ipad-10-2", "ipad-10-2.textSize-*",
        "iphone-16-pro-max.landscape",
      ],
      """
      One screen, compact and regular, at three text sizes. In regular width, picture and text are \
      side by side. With a larger text size the labels grow downwards, and nothing is cut off.
      """),
  ]
}
