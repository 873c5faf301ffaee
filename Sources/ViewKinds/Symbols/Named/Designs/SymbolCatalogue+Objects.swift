extension SymbolCatalogue {
  /// Things of the desk and the house.
  static let objects = """
    trash: - fill slash slash.fill circle circle.fill
    inset 0.52
    line M-8.8 -6.6H8.8M-3.6 -6.8V-8A2.2 2.2 0 0 1 -1.4 -10.2H1.4A2.2 2.2 0 0 1 3.6 -8V-6.8
    body M-7 -6.4L-6.1 7.7A2.6 2.6 0 0 0 -3.5 10.2H3.5A2.6 2.6 0 0 0 6.1 7.7L7 -6.4Z
    detail*0.8 M-3 -3L-2.7 6.8M0 -3V6.8M3 -3L2.7 6.8

    folder: - fill circle circle.fill badge.plus fill.badge.plus badge.minus
    inset 0.5
    body M-11 -5.8A2.6 2.6 0 0 1 -8.4 -8.4H-4.6C-3.7 -8.4 -3.1 -8.2 -2.5 -7.6L-1.5 -6.8C-.9 -6.3 -.5 -6.2 .3 -6.2H8.4A2.6 2.6 0 0 1 11 -3.6V5.8A2.6 2.6 0 0 1 8.4 8.4H-8.4A2.6 2.6 0 0 1 -11 5.8Z
    detail M-10.9 -2.3H10.9

    doc: - fill circle circle.fill badge.plus fill.badge.plus
    inset 0.5
    body M-8 -8A2.6 2.6 0 0 1 -5.4 -10.6H.2C1 -10.6 1.6 -10.4 2.2 -9.8L7.2 -4.8C7.8 -4.2 8 -3.6 8 -2.8V8A2.6 2.6 0 0 1 5.4 10.6H-5.4A2.6 2.6 0 0 1 -8 8Z
    detail M.8 -10.4V-5A1.6 1.6 0 0 0 2.4 -3.4H7.8

    doc.text: - fill
    of doc
    detail*0.85 M-4.2 .8H4.2M-4.2 4.2H4.2

    doc.plaintext: - fill
    body box -8 -10.6 16 21.2 2.6
    detail*0.85 M-4.2 -5.4H4.2M-4.2 -1.8H4.2M-4.2 1.8H4.2M-4.2 5.4H1

    doc.richtext: - fill
    body box -8 -10.6 16 21.2 2.6
    detail*0.85 M-4.2 3.6H4.2M-4.2 6.8H1
    spot box -4.4 -6.6 8.8 6.6 1

    doc.on.doc: - fill
    open body M-3.8 -8.4A2.2 2.2 0 0 1 -1.6 -10.6H4.2C4.9 -10.6 5.4 -10.4 5.8 -10L8.9 -6.9C9.3 -6.5 9.5 -6 9.5 -5.3V3.4A2.2 2.2 0 0 1 7.3 5.6H-1.6A2.2 2.2 0 0 1 -3.8 3.4Z
    filled body M-3.8 -8.4A2.2 2.2 0 0 1 -1.6 -10.6H4.2C4.9 -10.6 5.4 -10.4 5.8 -10L8.9 -6.9C9.3 -6.5 9.5 -6 9.5 -5.3V3.4A2.2 2.2 0 0 1 7.3 5.6H-1.6A2.2 2.2 0 0 1 -3.8 3.4Z
    clearing box -9.5 -5.6 13.3 16.2 2.2
    body M-9.5 -3.4A2.2 2.2 0 0 1 -7.3 -5.6H-1.5C-.8 -5.6 -.3 -5.4 .1 -5L3.2 -1.9C3.6 -1.5 3.8 -1 3.8 -.3V8.4A2.2 2.2 0 0 1 1.6 10.6H-7.3A2.2 2.2 0 0 1 -9.5 8.4Z
    detail*0.85 M-1 -5.4V-1.6A1 1 0 0 0 0 -.6H3.6

    doc.on.clipboard: - fill
    line M-4.6 -8.4H-7A2.4 2.4 0 0 0 -9.4 -6V5.6A2.4 2.4 0 0 0 -7 8H-5.4M4.6 -8.4H5.4A2.4 2.4 0 0 1 7.4 -6
    solid box -4.6 -10.4 8.4 4 1.4
    body box -2.6 -2.8 12.2 13.2 2.2
    detail*0.8 M.6 1.4H6.4M.6 4.4H6.4M.6 7.2H4

    clipboard: - fill
    body M-4 -8.4H-6.2A2.4 2.4 0 0 0 -8.6 -6V8.2A2.4 2.4 0 0 0 -6.2 10.6H6.2A2.4 2.4 0 0 0 8.6 8.2V-6A2.4 2.4 0 0 0 6.2 -8.4Z
    filled clearing box -4.2 -10.6 8.4 4.4 1.6
    solid box -4.2 -10.6 8.4 4.4 1.6

    list.clipboard: - fill
    of clipboard
    detail*0.85 M-1.4 -1.6H5M-1.4 2H5M-1.4 5.6H5
    spot circle -4.6 -1.6 0.5
    spot circle -4.6 2 0.5
    spot circle -4.6 5.6 0.5

    note.text: -
    body box -9.6 -9.4 19.2 18.8 2.8
    detail*0.85 M-5.6 -3.6H5.6M-5.6 0H5.6M-5.6 3.6H1.2

    calendar: - circle circle.fill badge.plus badge.minus
    inset 0.5
    line box -10 -9 20 18.4 2.8
    line M-9.8 -3.8H9.8M-5 -11V-8M5 -11V-8
    solid circle -4.8 0.2 0.75
    solid circle 0 0.2 0.75
    solid circle 4.8 0.2 0.75
    solid circle -4.8 4.6 0.75
    solid circle 0 4.6 0.75

    tray: - fill circle circle.fill
    inset 0.5
    body M-7.2 -6.6A2.4 2.4 0 0 1 -5 -8H5A2.4 2.4 0 0 1 7.2 -6.6L10.5 1.2C10.7 1.7 10.8 2.2 10.8 2.7V5.6A2.4 2.4 0 0 1 8.4 8H-8.4A2.4 2.4 0 0 1 -10.8 5.6V2.7C-10.8 2.2 -10.7 1.7 -10.5 1.2Z
    detail M-10.4 1.6H-4.9C-4.2 1.6 -3.7 2.1 -3.6 2.8A3.7 3.7 0 0 0 3.6 2.8C3.7 2.1 4.2 1.6 4.9 1.6H10.4

    tray.and.arrow.down: - fill
    open line M-6 -4.4L-10 2.6V6.6A2.4 2.4 0 0 0 -7.6 9H7.6A2.4 2.4 0 0 0 10 6.6V2.6L6 -4.4
    filled body M-6 -4.4L-10 2.6V6.6A2.4 2.4 0 0 0 -7.6 9H7.6A2.4 2.4 0 0 0 10 6.6V2.6L6 -4.4Z
    detail M-9.6 2.8H-4.9C-4.2 2.8 -3.7 3.3 -3.5 4A3.6 3.6 0 0 0 3.5 4C3.7 3.3 4.2 2.8 4.9 2.8H9.6
    filled clearing M0 -8V.4M-3.2 -2.6L0 .6L3.2 -2.6
    line M0 -10.2V.2M-3.4 -2.8L0 .6L3.4 -2.8

    archivebox: - fill circle circle.fill
    inset 0.5
    body box -10.6 -8.6 21.2 5.4 1.6
    body M-9 -3.2H9V6.2A2.4 2.4 0 0 1 6.6 8.6H-6.6A2.4 2.4 0 0 1 -9 6.2Z
    detail M-2.8 1H2.8
    filled detail*0.8 M-10.4 -3.2H10.4

    externaldrive: - fill
    body M-6.8 -7.2A2.6 2.6 0 0 1 -4.4 -8.6H4.4A2.6 2.6 0 0 1 6.8 -7.2L10.4 1.6V5.8A2.4 2.4 0 0 1 8 8.2H-8A2.4 2.4 0 0 1 -10.4 5.8V1.6Z
    detail M-10.2 1.4H10.2
    spot circle 6.6 4.8 0.7

    printer: - fill
    body M-8.4 -3.8H8.4A2.4 2.4 0 0 1 10.8 -1.4V4.6A2 2 0 0 1 8.8 6.6H6.2V2.4H-6.2V6.6H-8.8A2 2 0 0 1 -10.8 4.6V-1.4A2.4 2.4 0 0 1 -8.4 -3.8Z
    line M-6.2 -4V-7.6A1.8 1.8 0 0 1 -4.4 -9.4H4.4A1.8 1.8 0 0 1 6.2 -7.6V-4
    line M-6.2 2.4H6.2V8A1.6 1.6 0 0 1 4.6 9.6H-4.6A1.6 1.6 0 0 1 -6.2 8Z
    spot circle 7.2 -.6 .6

    book: - fill circle circle.fill
    inset 0.48
    body M0 -6.6C-2.2 -8.4 -5.4 -9 -9.4 -8.7A1.6 1.6 0 0 0 -10.8 -7.1V5.8A1.5 1.5 0 0 0 -9.2 7.3C-5.4 7 -2.4 7.6 0 9.4Z
    body M0 -6.6C2.2 -8.4 5.4 -9 9.4 -8.7A1.6 1.6 0 0 1 10.8 -7.1V5.8A1.5 1.5 0 0 1 9.2 7.3C5.4 7 2.4 7.6 0 9.4Z
    filled detail*0.8 M0 -6.6V9.8

    book.closed: - fill
    body M-7.6 6.8V-7.6A2.8 2.8 0 0 1 -4.8 -10.4H5.8A2 2 0 0 1 7.8 -8.4V8.4A2 2 0 0 1 5.8 10.4H-4.2A3.4 3.4 0 0 1 -7.6 7Z
    detail M-7.4 7C-7.2 5.4 -6.2 4.4 -4.4 4.4H7.6M-3.4 -10.2V4.2

    books.vertical: - fill
    body box -10.2 -9 4.6 18.2 1
    body box -5.6 -6.6 5 15.8 1
    body M1.2 -7.4L4.9 -8.4A.9 .9 0 0 1 6 -7.8L10 6.9A.9 .9 0 0 1 9.4 8L5.7 9A.9 .9 0 0 1 4.6 8.4L.6 -6.3A.9 .9 0 0 1 1.2 -7.4Z
    detail*0.8 M-10 -5.4H-5.8M-5.4 -3H-.8M-5.4 5.6H-.8M1.6 -3.4L6.6 -4.8M4 5.2L9 3.8

    bookmark: - fill slash slash.fill circle circle.fill square square.fill
    inset 0.52
    body M-6.4 -8A2.4 2.4 0 0 1 -4 -10.4H4A2.4 2.4 0 0 1 6.4 -8V9.4A.9 .9 0 0 1 4.8 10L0 5.6L-4.8 10A.9 .9 0 0 1 -6.4 9.4Z

    newspaper: - fill
    body M-8.2 -8.4H4.4A2 2 0 0 1 6.4 -6.4V8.4H-7.4A3.2 3.2 0 0 1 -10.6 5.2V-6A2.4 2.4 0 0 1 -8.2 -8.4Z
    line M6.6 -4.2H8.8A1.8 1.8 0 0 1 10.6 -2.4V6.2A2.2 2.2 0 0 1 8.4 8.4H5
    detail*0.8 M-7 -4.4H2.8M-1 -.6H2.8M-1 2.6H2.8M-7 5.4H2.8
    spot box -7.2 -1.2 3.8 4 .5

    tag: - fill slash slash.fill circle circle.fill
    inset 0.5
    body M-9.6 -7.4A2.2 2.2 0 0 1 -7.4 -9.6H-.8C0 -9.6 .7 -9.3 1.3 -8.7L9.7 -.3A2.4 2.4 0 0 1 9.7 3.1L3.1 9.7A2.4 2.4 0 0 1 -.3 9.7L-8.7 1.3C-9.3 .7 -9.6 0 -9.6 -.8Z
    spot circle -5.2 -5.2 1.3

    flag: - fill slash slash.fill circle circle.fill
    inset 0.5
    middle 0.4 -1
    line M-7.8 10V-8.6
    body M-7.8 -8.4C-5.6 -9.6 -2.8 -9.7 .2 -8.4C2.8 -7.2 5.4 -7 8.2 -8.2V2.4C5.4 3.6 2.8 3.4 .2 2.2C-2.8 .9 -5.6 1 -7.8 2.2Z

    pencil: - circle circle.fill slash
    inset 0.56
    body M-8.6 5.2L4.4 -7.8L7.8 -4.4L-5.2 8.6L-9.8 9.8Z
    line M4.4 -7.8L5.4 -8.8A1.9 1.9 0 0 1 8.1 -8.8L8.8 -8.1A1.9 1.9 0 0 1 8.8 -5.4L7.8 -4.4

    pencil.tip: -
    body M-7.4 9.4L-2 -9A2.1 2.1 0 0 1 2 -9L7.4 9.4
    line M-4.6 .4C-1.8 1.8 1.8 1.8 4.6 .4
    solid M-2 -8.4A2 2 0 0 1 2 -8.4L3 -5H-3Z

    highlighter: -
    line M-2.6 3.4L-6 0L5.2 -9.2A1.8 1.8 0 0 1 7.6 -9.1L8.2 -8.5A1.8 1.8 0 0 1 8.4 -6.1Z
    line M-6 .2L-7.2 3.4L-5.6 5L-2.4 3.6
    solid M-7.4 4.2L-9.8 7.4L-7.4 7.8L-6.2 5.4Z
    line M-1 9.4H9.6

    scissors: -
    line circle -5.6 6.6 3
    line circle 5.6 6.6 3
    line M-4 4L5 -9.8M4 4L-5 -9.8

    ruler: - fill
    body M-11 1.8L1.8 -11L11 -1.8L-1.8 11Z
    detail*0.8 M-7.6 -1.6L-5.4 .6M-4.6 -4.6L-1.4 -1.4M-1.6 -7.6L.6 -5.4M1.4 -10.6L1.6 -10.4

    hammer: - fill
    body M-10 -4.6C-8.4 -7.8 -5 -9.6 -1 -9.2L3.4 -8.8L4.2 -7.2L6.2 -6.6L8.6 -4.2L4.8 -.4L2.4 -2.8L1.6 -4.8L.2 -5.6C-2.4 -6.6 -5.8 -6.4 -10 -4.6Z
    body M1.6 -3.6L-8.6 6.6A1.9 1.9 0 0 0 -8.6 9.2A1.9 1.9 0 0 0 -6 9.2L4.2 -1Z

    wrench: - fill
    body M9.8 -5.2C10.6 -2.4 9.6 .4 7.2 1.6C5.4 2.5 3.6 2.4 2 1.8L-5.6 9.4A2.6 2.6 0 0 1 -9.4 5.6L-1.8 -2C-2.4 -3.6 -2.5 -5.4 -1.6 -7.2C-.4 -9.6 2.4 -10.6 5.2 -9.8L1.8 -6.4L2.6 -2.6L6.4 -1.8Z
    spot circle -7.3 7.3 .8

    wrench.and.screwdriver: - fill
    of wrench
    line*1.1 M-9.6 -9.6L-2.6 -2.6M3.8 3.8L9.2 9.2

    key: - fill
    body M5.2 -10.2A5.6 5.6 0 1 1 3.2 .4L1.6 2H-.8V4.4H-3.2V6.8L-5.6 9.2A1.6 1.6 0 0 1 -6.7 9.7H-8.8A1 1 0 0 1 -9.8 8.7V6.5C-9.8 6 -9.6 5.6 -9.3 5.3L-.4 -3.6A5.6 5.6 0 0 1 5.2 -10.2Z
    spot circle 6.2 -5.8 1.3

    lock: - fill circle circle.fill slash slash.fill shield shield.fill
    middle 0 -0.4
    inset 0.5
    body box -7.4 -1.6 14.8 11.6 2.4
    line M-4.8 -1.8V-5.2A4.8 4.8 0 0 1 4.8 -5.2V-1.8

    lock.open: - fill
    body box -10 -1.6 14.8 11.6 2.4
    line M1.6 -1.8V-5.2A4.3 4.3 0 0 1 10.2 -5.2V-2.8

    lightbulb: - fill slash slash.fill circle circle.fill
    inset 0.52
    body M-3.4 5.8C-3.4 3.6 -4.4 2.5 -5.3 1.2A6.6 6.6 0 1 1 5.3 1.2C4.4 2.5 3.4 3.6 3.4 5.8Z
    line M-2.8 8.4H2.8M-1.2 10.8H1.2

    umbrella: - fill
    body M-10.4 .4C-10.4 -5 -5.8 -9 0 -9S10.4 -5 10.4 .4C8.8 -1 6.6 -1 5 .4C3.4 -1.1 1.6 -1.1 0 .4C-1.6 -1.1 -3.4 -1.1 -5 .4C-6.6 -1 -8.8 -1 -10.4 .4Z
    line M0 -9.2V-10.6M0 .4V7.6A2.4 2.4 0 0 0 4.8 7.6V7.2

    briefcase: - fill circle circle.fill
    inset 0.5
    body box -10.8 -6 21.6 14.6 2.6
    line M-4.4 -6.2V-7.4A2 2 0 0 1 -2.4 -9.4H2.4A2 2 0 0 1 4.4 -7.4V-6.2
    detail*0.85 M-10.6 .8H-2.2M2.2 .8H10.6M-2 -.6V2.2H2V-.6Z

    suitcase: - fill
    body box -10.4 -6 20.8 14.8 2.6
    line M-3.8 -6.2V-7.6A2 2 0 0 1 -1.8 -9.6H1.8A2 2 0 0 1 3.8 -7.6V-6.2
    detail*0.85 M-5.6 -5.8V8.6M5.6 -5.8V8.6

    graduationcap: - fill
    body M0 -8L11.4 -2.8L0 2.4L-11.4 -2.8Z
    line M-6.6 0V5C-4.6 7.4 -2.4 8.4 0 8.4S4.6 7.4 6.6 5V0M11 -2.6V4.8

    cube: - fill
    body M0 -10.4L9 -5.2V5.2L0 10.4L-9 5.2V-5.2Z
    detail M-8.8 -5L0 0L8.8 -5M0 0V10.2

    shippingbox: - fill
    body M0 -10.2L9.2 -5.6V5.4L0 10.2L-9.2 5.4V-5.6Z
    detail M-9 -5.4L0 -.8L9 -5.4M0 -.8V10M-4.6 -8L4.6 -3.2

    puzzlepiece: - fill
    body M-9 -4.6A1.6 1.6 0 0 1 -7.4 -6.2H-3.4C-4.2 -7.2 -4.4 -8.2 -3.8 -9.2C-3.1 -10.4 -.3 -10.4 .4 -9.2C1 -8.2 .8 -7.2 0 -6.2H4A1.6 1.6 0 0 1 5.6 -4.6V-.8C6.6 -1.6 7.6 -1.8 8.6 -1.2C9.8 -.5 9.8 2.3 8.6 3C7.6 3.6 6.6 3.4 5.6 2.6V7.6A1.6 1.6 0 0 1 4 9.2H-7.4A1.6 1.6 0 0 1 -9 7.6Z

    pin: - fill slash slash.fill circle circle.fill
    inset 0.52
    body M-4.6 -10.2H4.6A1 1 0 0 1 5 -8.3L3.8 -7.4L4.4 -1.8C6.4 -.8 7.6 .6 7.8 2.4A1 1 0 0 1 6.8 3.4H-6.8A1 1 0 0 1 -7.8 2.4C-7.6 .6 -6.4 -.8 -4.4 -1.8L-3.8 -7.4L-5 -8.3A1 1 0 0 1 -4.6 -10.2Z
    line M0 3.6V10.4

    power: - circle circle.fill
    inset 0.54
    line M-4.6 -7.2A8.4 8.4 0 1 0 4.6 -7.2M0 -10.2V-.8

    bed.double: - fill
    body box -10.6 -.4 21.2 6.4 2
    line M-10.6 8.8V3M10.6 8.8V3
    line M-8.6 -.6V-5.6A2.2 2.2 0 0 1 -6.4 -7.8H6.4A2.2 2.2 0 0 1 8.6 -5.6V-.6
    line*0.9 M-5.6 -.8V-2.6A1.2 1.2 0 0 1 -4.4 -3.8H-1.2A1.2 1.2 0 0 1 0 -2.6V-.8M0 -2.6A1.2 1.2 0 0 1 1.2 -3.8H4.4A1.2 1.2 0 0 1 5.6 -2.6V-.8

    fork.knife: - circle circle.fill
    inset 0.52
    line M-5.6 10V-9.8M-9 -9.8V-5.4A3.4 3.4 0 0 0 -2.2 -5.4V-9.8M5.4 10V2
    body M5.4 1.6H3.4C2.8 1.6 2.4 1.2 2.4 .6C2.4 -4.4 3 -8.2 5.4 -9.8Z

    cup.and.saucer: - fill
    body M-9.6 -6.4H6.4V-.4A5.6 5.6 0 0 1 .8 5.2H-4A5.6 5.6 0 0 1 -9.6 -.4Z
    line M6.6 -4.6H7.8A2.9 2.9 0 0 1 7.8 1.2H6.2M-10.4 8.6H7.2

    takeoutbag.and.cup.and.straw: -
    line M-10.4 9.4V-3.8L-8.6 -7H-.8L1 -3.8V9.4ZM-10.2 -3.6H.8
    line M3.6 9.4H8.2L9.6 -2.6H3.4M6.8 -2.8L7.6 -8.6L10 -9.4

    gamecontroller: - fill
    body M-6 -6.4H6C8.8 -6.4 10.4 -4.6 11 -1.6L11.8 3.6C12.2 6.2 11 7.6 9.4 7.6C8.2 7.6 7.4 7 6.6 5.8L5.2 3.6H-5.2L-6.6 5.8C-7.4 7 -8.2 7.6 -9.4 7.6C-11 7.6 -12.2 6.2 -11.8 3.6L-11 -1.6C-10.4 -4.6 -8.8 -6.4 -6 -6.4Z
    detail*0.85 M-5.6 -3.6V.8M-7.8 -1.4H-3.4
    spot circle 4.4 .1 .95
    spot circle 6.9 -2.8 .95

    trophy: - fill circle circle.fill
    inset 0.5
    body M-5.4 -9.6H5.4V-3.6A5.4 5.4 0 0 1 -5.4 -3.6Z
    line M-5.6 -7.8H-8.2A1 1 0 0 0 -9.2 -6.8C-9.2 -3.6 -7.6 -1.6 -4.8 -1M5.6 -7.8H8.2A1 1 0 0 1 9.2 -6.8C9.2 -3.6 7.6 -1.6 4.8 -1M0 2V6
    body M-4.4 9.6C-4.4 7.2 -3 6 0 6S4.4 7.2 4.4 9.6Z

    medal: - fill
    body circle 0 4.4 5.6
    line M-2.6 -.6L-7 -9.8H-2L0 -5.6L2 -9.8H7L2.6 -.6
    spot circle 0 4.4 1.7

    rosette: -
    of seal
    line circle 0 0 4.4

    crown: - fill
    body M-8.4 6.4L-10.4 -4.6L-4.6 -.4L0 -7.4L4.6 -.4L10.4 -4.6L8.4 6.4Z
    solid circle 0 -8 .8
    solid circle -10.6 -5.2 .7
    solid circle 10.6 -5.2 .7
    line M-7.4 9.4H7.4
    """
}
