extension SymbolCatalogue {
  /// Chevrons and arrows.
  static let arrows = """
    chevron.right: - circle circle.fill square square.fill -=chevron.forward circle=chevron.forward.circle circle.fill=chevron.forward.circle.fill
    middle 0.2 0
    inset 0.56
    line M-3.4 -7.2L3.8 0L-3.4 7.2

    chevron.left: - circle circle.fill square square.fill -=chevron.backward circle=chevron.backward.circle circle.fill=chevron.backward.circle.fill
    middle -0.2 0
    of chevron.right mirrored

    chevron.up: - circle circle.fill square square.fill
    middle 0 -0.2
    line M-7.2 3.4L0 -3.8L7.2 3.4

    chevron.down: - circle circle.fill square square.fill
    middle 0 0.2
    of chevron.up turned 2

    chevron.compact.right: -
    line M-2 -8.6L2.2 0L-2 8.6

    chevron.compact.left: -
    of chevron.compact.right mirrored

    chevron.compact.up: -
    of chevron.compact.left turned 1

    chevron.compact.down: -
    of chevron.compact.right turned 1

    chevron.right.2: -
    line M-6.6 -6.6L0 0L-6.6 6.6M.6 -6.6L7.2 0L.6 6.6

    chevron.left.2: -
    of chevron.right.2 mirrored

    chevron.up.chevron.down: -
    line M-4.6 -3.4L0 -8L4.6 -3.4M-4.6 3.4L0 8L4.6 3.4

    chevron.left.forwardslash.chevron.right: -
    line M-6.2 -5L-11.2 0L-6.2 5M6.2 -5L11.2 0L6.2 5M2.3 -7L-2.3 7

    arrow.right: - circle circle.fill square square.fill -=arrow.forward circle=arrow.forward.circle circle.fill=arrow.forward.circle.fill
    line M-8.4 0H8.2M2.2 -6.2L8.4 0L2.2 6.2

    arrow.left: - circle circle.fill square square.fill -=arrow.backward circle=arrow.backward.circle circle.fill=arrow.backward.circle.fill
    of arrow.right mirrored

    arrow.up: - circle circle.fill square square.fill
    of arrow.left turned 1

    arrow.down: - circle circle.fill square square.fill
    of arrow.right turned 1

    arrow.up.right: - circle circle.fill square square.fill
    line M-5.8 5.8L5.8 -5.8M-3 -6H6V3

    arrow.up.left: - circle circle.fill square square.fill
    of arrow.up.right mirrored

    arrow.down.right: - circle circle.fill square square.fill
    of arrow.up.right turned 1

    arrow.down.left: - circle circle.fill square square.fill
    of arrow.down.right mirrored

    arrow.left.arrow.right: - circle circle.fill square square.fill
    line M-8.2 -4H7.8M4 -7.8L8 -4L4 -.2M8.2 4H-7.8M-4 .2L-8 4L-4 7.8

    arrow.up.arrow.down: - circle circle.fill square square.fill
    of arrow.left.arrow.right turned 1

    arrow.left.and.right: - circle circle.fill
    line M-10.4 0H10.4M-5.6 -5L-10.6 0L-5.6 5M5.6 -5L10.6 0L5.6 5

    arrow.up.and.down: - circle circle.fill
    of arrow.left.and.right turned 1

    arrow.clockwise: - circle circle.fill
    inset 0.58
    line M8.2 1.2A8.2 8.2 0 1 1 0 -7H4M.4 -11L4.4 -7L.4 -3

    arrow.counterclockwise: - circle circle.fill
    inset 0.58
    of arrow.clockwise mirrored

    goforward: -
    line M8.6 .8A8.6 8.6 0 1 1 0 -7.8H1.6
    solid M1 -11L4.9 -7.8L1 -4.6Z

    gobackward: -
    of goforward mirrored

    arrow.triangle.2.circlepath: - circle circle.fill
    inset 0.58
    line M-9.4 -.8C-8.9 -5.4 -5 -8.8 -.2 -8.8C3.6 -8.8 6.4 -7 8 -3.8
    line M9.4 .8C8.9 5.4 5 8.8 .2 8.8C-3.6 8.8 -6.4 7 -8 3.8
    solid M4.6 -4L10 -6.6V-1.2Z
    solid M-4.6 4L-10 6.6V1.2Z

    arrow.2.circlepath: - circle circle.fill
    inset 0.58
    line M-9.2 0C-9.2 -5.2 -5.2 -8.8 0 -8.8C3.4 -8.8 6.2 -7.2 8 -4.6M8.4 -9V-4.4H3.8
    line M9.2 0C9.2 5.2 5.2 8.8 0 8.8C-3.4 8.8 -6.2 7.2 -8 4.6M-8.4 9V4.4H-3.8

    arrow.2.squarepath: -
    line M-9.6 2.8V-3.6A2.8 2.8 0 0 1 -6.8 -6.4H3.6M.4 -9.8L3.9 -6.4L.4 -3
    line M9.6 -2.8V3.6A2.8 2.8 0 0 1 6.8 6.4H-3.6M-.4 9.8L-3.9 6.4L-.4 3

    arrow.uturn.left: - circle circle.fill -=arrow.uturn.backward circle=arrow.uturn.backward.circle circle.fill=arrow.uturn.backward.circle.fill
    line M-8 -3.2H3.8A4.9 4.9 0 0 1 3.8 6.6H-2.4M-3.6 -7.6L-8.1 -3.2L-3.6 1.2

    arrow.uturn.right: - circle circle.fill -=arrow.uturn.forward
    of arrow.uturn.left mirrored

    arrow.turn.up.left: -
    line M8 7.4V-.2A3 3 0 0 0 5 -3.2H-8M-3.6 -7.6L-8.1 -3.2L-3.6 1.2

    arrow.turn.up.right: -
    of arrow.turn.up.left mirrored

    arrow.turn.down.right: -
    of arrow.turn.up.left turned 2

    arrow.turn.down.left: -
    of arrow.turn.down.right mirrored

    arrowshape.turn.up.left: - fill circle circle.fill
    inset 0.54
    body M-2.2 -7.4L-9.8 -.6A.9 .9 0 0 0 -9.8 .6L-2.2 7.4A.7 .7 0 0 0 -1 6.9V3.2C4.2 3 7.6 4.6 9.8 7.8C10.1 8.2 10.6 8 10.5 7.5C9.7 .6 5.8 -3 -1 -3.2V-6.9A.7 .7 0 0 0 -2.2 -7.4Z

    arrowshape.turn.up.right: - fill circle circle.fill
    inset 0.54
    of arrowshape.turn.up.left mirrored

    arrow.up.left.and.arrow.down.right: - circle circle.fill
    line M-2 -2L-7.6 -7.6M-7.8 -2.2V-7.8H-2.2M2 2L7.6 7.6M7.8 2.2V7.8H2.2

    arrow.down.right.and.arrow.up.left: - circle circle.fill
    line M-8.2 -8.2L-2.2 -2.2M-7.4 -1.9H-1.9V-7.4M8.2 8.2L2.2 2.2M7.4 1.9H1.9V7.4

    arrow.up.to.line: -
    line M-7.4 -8.8H7.4M0 8.8V-4.8M-5.4 .6L0 -5L5.4 .6

    arrow.down.to.line: -
    of arrow.up.to.line turned 2

    arrow.right.to.line: -
    of arrow.up.to.line turned 1

    arrow.left.to.line: -
    of arrow.up.to.line turned 3

    arrow.triangle.branch: - circle circle.fill
    line M-7.6 8.2V5.4C-7.6 2.4 -6.2 1.2 -3.2 1.2H.4C3 1.2 4.4 0 4.4 -2.6V-5.4M-7.6 8.2V-5.4
    solid M-10.4 -5L-7.6 -9.2L-4.8 -5Z
    solid M1.6 -5L4.4 -9.2L7.2 -5Z

    square.and.arrow.up: - fill
    open line M-3.8 -3.6H-5.4A2.6 2.6 0 0 0 -8 -1V7.4A2.6 2.6 0 0 0 -5.4 10H5.4A2.6 2.6 0 0 0 8 7.4V-1A2.6 2.6 0 0 0 5.4 -3.6H3.8
    filled body box -8 -3.6 16 13.6 2.6
    filled clearing M0 3.6V-4
    line M0 3.4V-11.2M-3.9 -7.5L0 -11.4L3.9 -7.5

    square.and.arrow.down: - fill
    open line M-3.8 -3.6H-5.4A2.6 2.6 0 0 0 -8 -1V7.4A2.6 2.6 0 0 0 -5.4 10H5.4A2.6 2.6 0 0 0 8 7.4V-1A2.6 2.6 0 0 0 5.4 -3.6H3.8
    filled body box -8 -3.6 16 13.6 2.6
    filled clearing M0 4V-4M-3.9 0L0 3.9L3.9 0
    line M0 4V-10.8M-3.9 .3L0 4.2L3.9 .3

    square.and.pencil: -
    line M1.4 -8H-5.8A2.8 2.8 0 0 0 -8.6 -5.2V6.2A2.8 2.8 0 0 0 -5.8 9H5.4A2.8 2.8 0 0 0 8.2 6.2V-1
    solid M-1.8 3.6L-.9 .4L7.2 -7.7L9.7 -5.2L1.6 2.9L-1.4 3.9Z
    solid M8.1 -8.6L8.8 -9.3A1.5 1.5 0 0 1 10.9 -9.3L11.3 -8.9A1.5 1.5 0 0 1 11.3 -6.8L10.6 -6.1Z

    rectangle.portrait.and.arrow.right: - fill
    open line M2.6 5V7.2A2.6 2.6 0 0 1 0 9.8H-5A2.6 2.6 0 0 1 -7.6 7.2V-7.2A2.6 2.6 0 0 1 -5 -9.8H0A2.6 2.6 0 0 1 2.6 -7.2V-5
    filled body box -7.6 -9.8 10.2 19.6 2.6
    filled clearing M-2.4 0H5
    line M-2.4 0H10.4M7 -3.7L10.7 0L7 3.7

    arrow.down.doc: - fill
    of doc
    filled clearing M0 -.6V6M-2.6 3.6L0 6.2L2.6 3.6
    line*0.9 M0 -1V5.6M-2.8 3L0 5.8L2.8 3
    """
}
