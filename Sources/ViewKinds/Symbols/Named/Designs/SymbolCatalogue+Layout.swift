extension SymbolCatalogue {
  /// Lists, grids and windows.
  static let layout = """
    line.3.horizontal: - circle circle.fill
    inset 0.54
    line M-9 -6H9M-9 0H9M-9 6H9

    line.3.horizontal.decrease: - circle circle.fill
    inset 0.54
    line M-9.6 -5.6H9.6M-6 0H6M-2.4 5.6H2.4

    list.bullet: - circle circle.fill rectangle rectangle.fill
    inset 0.52
    solid circle -9.2 -6.2 .9
    solid circle -9.2 0 .9
    solid circle -9.2 6.2 .9
    line M-4.6 -6.2H9.8M-4.6 0H9.8M-4.6 6.2H9.8

    list.dash: -
    line M-10 -6.2H-8.2M-10 0H-8.2M-10 6.2H-8.2M-4.2 -6.2H9.8M-4.2 0H9.8M-4.2 6.2H9.8

    list.number: -
    line M-3 -6.2H10M-3 0H10M-3 6.2H10
    line*.75 M-9.8 -8.2L-8.6 -9V-4.6M-10 -1C-9.8 -2 -9.2 -2.2 -8.6 -2.2C-7.8 -2.2 -7.2 -1.7 -7.2 -1C-7.2 0 -9 .8 -10 2H-7.2M-10 4.4H-7.4L-8.8 6C-7.8 6 -7.1 6.5 -7.1 7.2C-7.1 8 -7.8 8.5 -8.6 8.5C-9.3 8.5 -9.9 8.1 -10.1 7.6

    list.star: -
    solid M-8.4 -9L-7.7 -7.2L-5.8 -7.1L-7.3 -5.9L-6.8 -4L-8.4 -5.1L-10 -4L-9.5 -5.9L-11 -7.1L-9.1 -7.2Z
    solid circle -8.4 0 .9
    solid circle -8.4 6.2 .9
    line M-3.6 -6.2H10M-3.6 0H10M-3.6 6.2H10

    checklist: -
    line*.9 M-10.6 -6L-9 -4.2L-6 -8M-10.6 .2L-9 2L-6 -1.8M-10.6 6.4L-9 8.2L-6 4.4M-2.4 -6H10M-2.4 .2H10M-2.4 6.4H10

    text.alignleft: -
    line M-9.6 -7.2H9.6M-9.6 -2.4H3.4M-9.6 2.4H9.6M-9.6 7.2H1

    text.aligncenter: -
    line M-9.6 -7.2H9.6M-6 -2.4H6M-9.6 2.4H9.6M-5 7.2H5

    text.alignright: -
    of text.alignleft mirrored

    text.justify: - -=text.justify.left
    line M-9.6 -7.2H9.6M-9.6 -2.4H9.6M-9.6 2.4H9.6M-9.6 7.2H9.6

    textformat: -
    line M-11 6.4L-5.6 -7L-.2 6.4M-9.2 2H-2
    line M3.2 -.4C3.9 -1.9 5.2 -2.6 6.9 -2.6C9.2 -2.6 10.4 -1.4 10.4 .8V6.4M10.4 2.2H7.2C4.8 2.2 3.2 3 3.2 4.6C3.2 5.9 4.3 6.7 5.9 6.7C8.3 6.7 10.4 5.4 10.4 3.2

    textformat.size: -
    line M-11.4 6.4L-7.2 -3.6L-3 6.4M-10 3.2H-4.4M-1.6 6.4L4.6 -8.6L10.8 6.4M.6 1.4H8.6

    bold: -
    line*1.3 M-4.6 -7V7H1.2A3.9 3.9 0 0 0 1.2 -.8H-4.6M-4.6 -7H.6A3.1 3.1 0 0 1 .6 -.8

    italic: -
    line M-1.6 -7H5.4M-5.4 7H1.6M2.2 -7L-2.2 7

    underline: -
    line M-5.2 -8.4V-1A5.2 5.2 0 0 0 5.2 -1V-8.4M-6.4 8.4H6.4

    strikethrough: -
    line M-9 0H9M4.4 -4.6C4 -6.4 2.4 -7.4 .2 -7.4C-2.4 -7.4 -4.3 -6.2 -4.3 -4.1C-4.3 -3.4 -4 -2.8 -3.6 -2.3M-4.6 4C-4.3 6.2 -2.6 7.4 .2 7.4C3 7.4 4.8 6 4.8 3.9C4.8 3.4 4.7 2.9 4.5 2.5

    square.grid.2x2: - fill
    body box -9 -9 7.2 7.2 1.6
    body box 1.8 -9 7.2 7.2 1.6
    body box -9 1.8 7.2 7.2 1.6
    body box 1.8 1.8 7.2 7.2 1.6

    square.grid.3x2: - fill
    body box -11 -7 5.6 5.6 1.2
    body box -2.8 -7 5.6 5.6 1.2
    body box 5.4 -7 5.6 5.6 1.2
    body box -11 1.4 5.6 5.6 1.2
    body box -2.8 1.4 5.6 5.6 1.2
    body box 5.4 1.4 5.6 5.6 1.2

    square.grid.3x3: - fill
    body box -9.6 -9.6 4.6 4.6 1
    body box -2.3 -9.6 4.6 4.6 1
    body box 5 -9.6 4.6 4.6 1
    body box -9.6 -2.3 4.6 4.6 1
    body box -2.3 -2.3 4.6 4.6 1
    body box 5 -2.3 4.6 4.6 1
    body box -9.6 5 4.6 4.6 1
    body box -2.3 5 4.6 4.6 1
    body box 5 5 4.6 4.6 1

    circle.grid.2x2: - fill
    body circle -5.4 -5.4 3.8
    body circle 5.4 -5.4 3.8
    body circle -5.4 5.4 3.8
    body circle 5.4 5.4 3.8

    circle.grid.3x3: - fill
    body circle -7.3 -7.3 2.3
    body circle 0 -7.3 2.3
    body circle 7.3 -7.3 2.3
    body circle -7.3 0 2.3
    body circle 0 0 2.3
    body circle 7.3 0 2.3
    body circle -7.3 7.3 2.3
    body circle 0 7.3 2.3
    body circle 7.3 7.3 2.3

    rectangle.grid.1x2: - fill
    body box -10 -9 20 7.4 1.8
    body box -10 1.6 20 7.4 1.8

    rectangle.grid.2x2: - fill
    body box -11 -8 9.6 6.6 1.6
    body box 1.4 -8 9.6 6.6 1.6
    body box -11 1.4 9.6 6.6 1.6
    body box 1.4 1.4 9.6 6.6 1.6

    slider.horizontal.3: -
    line M-10.2 -6.4H-.4M6.2 -6.4H10.2M-10.2 0H-6.8M-.2 0H10.2M-10.2 6.4H.8M7.4 6.4H10.2
    line circle 2.9 -6.4 2.2
    line circle -3.5 0 2.2
    line circle 4.1 6.4 2.2

    slider.vertical.3: -
    of slider.horizontal.3 turned 1

    switch.2: -
    line box -9.8 -8.8 19.6 7.4 3.7
    line box -9.8 1.4 19.6 7.4 3.7
    solid circle 6 -5.1 1.8
    solid circle -6 5.1 1.8

    sidebar.left: -
    line box -10.8 -8.2 21.6 16.4 2.8
    line M-4 -8V8
    line*.8 M-8 -4.8H-6.8M-8 -2H-6.8M-8 .8H-6.8

    sidebar.right: -
    of sidebar.left mirrored

    rectangle.split.2x1: - fill
    body box -10.8 -8.2 21.6 16.4 2.8
    detail M0 -8V8

    rectangle: - fill slash
    body box -11.2 -8 22.4 16 2.8

    rectangle.portrait: - fill
    body box -8 -11 16 22 2.8

    rectangle.stack: - fill
    body box -10.4 -2.4 20.8 11.6 2.4
    line M-8 -6H8M-5.6 -9.4H5.6

    rectangle.on.rectangle: - fill=rectangle.fill.on.rectangle.fill
    line M-7 -4.6V-6A2.4 2.4 0 0 1 -4.6 -8.4H9A2.4 2.4 0 0 1 11.4 -6V2.2A2.4 2.4 0 0 1 9 4.6H7.6
    body box -11.4 -4.6 18.8 13.2 2.4

    square: - fill slash
    body box -9 -9 18 18 3.8

    square.on.square: -
    line M-4.4 -5V-6.8A2.4 2.4 0 0 1 -2 -9.2H6.8A2.4 2.4 0 0 1 9.2 -6.8V2A2.4 2.4 0 0 1 6.8 4.4H5
    line box -9.2 -5 14.2 14.2 2.4

    plus.square.on.square: - fill=plus.square.fill.on.square.fill
    line M-4.4 -5V-6.8A2.4 2.4 0 0 1 -2 -9.2H6.8A2.4 2.4 0 0 1 9.2 -6.8V2A2.4 2.4 0 0 1 6.8 4.4H5
    body box -9.2 -5 14.2 14.2 2.4
    detail*.9 M-2.1 -1V5.2M-5.2 2.1H1

    square.stack: - fill
    body box -9 -3.6 18 12.8 2.6
    line M-7.2 -6.8H7.2M-5.2 -10H5.2

    square.stack.3d.up: - fill
    body M0 -9.6L10 -4.6L0 .4L-10 -4.6Z
    line M-10 -.2L0 4.8L10 -.2M-10 4.2L0 9.2L10 4.2

    app: - fill
    body box -9.2 -9.2 18.4 18.4 4.8

    app.badge: - fill
    body box -9.2 -9.2 18.4 18.4 4.8
    clearing circle 7 -7 2.8
    solid circle 7 -7 2.8

    circle: - fill
    body circle 0 0 10.4

    circle.slash: - fill
    body circle 0 0 10.4
    detail M-7.2 -7.2L7.2 7.2

    circle.lefthalf.filled: -
    line circle 0 0 10.4
    solid M0 -10.2A10.2 10.2 0 0 0 0 10.2Z

    largecircle.fill.circle: -
    line circle 0 0 10.4
    solid circle 0 0 6

    smallcircle.filled.circle: -
    line circle 0 0 10.4
    solid circle 0 0 3.6

    circle.dashed: -
    line M-1.9 -10.2A10.4 10.4 0 0 1 1.9 -10.2M5.9 -8.6A10.4 10.4 0 0 1 8.6 -5.9M10.2 -1.9A10.4 10.4 0 0 1 10.2 1.9M8.6 5.9A10.4 10.4 0 0 1 5.9 8.6M1.9 10.2A10.4 10.4 0 0 1 -1.9 10.2M-5.9 8.6A10.4 10.4 0 0 1 -8.6 5.9M-10.2 1.9A10.4 10.4 0 0 1 -10.2 -1.9M-8.6 -5.9A10.4 10.4 0 0 1 -5.9 -8.6

    triangle: - fill
    body M-1.6 -8.9A1.85 1.85 0 0 1 1.6 -8.9L10.6 6.7A1.85 1.85 0 0 1 9 9.5H-9A1.85 1.85 0 0 1 -10.6 6.7Z

    diamond: - fill
    body M-1.4 -10.4A2 2 0 0 1 1.4 -10.4L10.4 -1.4A2 2 0 0 1 10.4 1.4L1.4 10.4A2 2 0 0 1 -1.4 10.4L-10.4 1.4A2 2 0 0 1 -10.4 -1.4Z

    hexagon: - fill
    body M-1.4 -10.4A2.8 2.8 0 0 1 1.4 -10.4L8 -6.6A2.8 2.8 0 0 1 9.4 -4.2V4.2A2.8 2.8 0 0 1 8 6.6L1.4 10.4A2.8 2.8 0 0 1 -1.4 10.4L-8 6.6A2.8 2.8 0 0 1 -9.4 4.2V-4.2A2.8 2.8 0 0 1 -8 -6.6Z

    octagon: - fill
    body M-3.7 -10H3.7A2 2 0 0 1 5.1 -9.4L9.4 -5.1A2 2 0 0 1 10 -3.7V3.7A2 2 0 0 1 9.4 5.1L5.1 9.4A2 2 0 0 1 3.7 10H-3.7A2 2 0 0 1 -5.1 9.4L-9.4 5.1A2 2 0 0 1 -10 3.7V-3.7A2 2 0 0 1 -9.4 -5.1L-5.1 -9.4A2 2 0 0 1 -3.7 -10Z

    capsule: - fill
    body box -11.4 -6.4 22.8 12.8 6.4

    oval: - fill
    body M0 -7.6C6.4 -7.6 11.4 -4.2 11.4 0S6.4 7.6 0 7.6S-11.4 4.2 -11.4 0S-6.4 -7.6 0 -7.6Z

    shield: - fill slash slash.fill
    body M0 -10.4C2.2 -8.8 4.7 -7.9 7.3 -7.6A1.4 1.4 0 0 1 8.6 -6.2V-.8C8.6 4.4 5.6 8 .6 10.2A1.6 1.6 0 0 1 -.6 10.2C-5.6 8 -8.6 4.4 -8.6 -.8V-6.2A1.4 1.4 0 0 1 -7.3 -7.6C-4.7 -7.9 -2.2 -8.8 0 -10.4Z

    seal: - fill
    body M-3.56 -8.6A4.15 4.15 0 0 1 3.56 -8.6A4.15 4.15 0 0 1 8.6 -3.56A4.15 4.15 0 0 1 8.6 3.56A4.15 4.15 0 0 1 3.56 8.6A4.15 4.15 0 0 1 -3.56 8.6A4.15 4.15 0 0 1 -8.6 3.56A4.15 4.15 0 0 1 -8.6 -3.56A4.15 4.15 0 0 1 -3.56 -8.6Z

    viewfinder: -
    line M-10 -5V-7.4A2.6 2.6 0 0 1 -7.4 -10H-5M10 -5V-7.4A2.6 2.6 0 0 0 7.4 -10H5M-10 5V7.4A2.6 2.6 0 0 0 -7.4 10H-5M10 5V7.4A2.6 2.6 0 0 1 7.4 10H5

    qrcode.viewfinder: -
    of viewfinder
    of qrcode scaled .52

    faceid: -
    of viewfinder
    line*.9 M-4 -4.6V-3M4 -4.6V-3M.6 -4.6V.8H-.6M-3.6 4C-1.6 5.6 1.6 5.6 3.6 4

    cursorarrow: -
    body M-5.6 -9.4L7.4 2.6L1.2 3L4.4 9.2L1.6 10.4L-1.4 4.2L-5.6 8.4Z
    """
}
