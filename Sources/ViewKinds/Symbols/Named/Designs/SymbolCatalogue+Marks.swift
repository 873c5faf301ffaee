extension SymbolCatalogue {
  /// Signs, numbers' company and money.
  static let marks = """
    plus: - circle circle.fill square square.fill
    line M-7.4 0H7.4M0 -7.4V7.4

    minus: - circle circle.fill square square.fill
    line M-7.4 0H7.4

    xmark: - circle circle.fill square square.fill octagon octagon.fill shield shield.fill seal seal.fill
    line M-6.2 -6.2L6.2 6.2M6.2 -6.2L-6.2 6.2

    checkmark: - circle circle.fill square square.fill seal seal.fill shield shield.fill rectangle rectangle.fill
    line M-6.8 1.2L-2.2 6.2L6.8 -6.4

    multiply: - circle circle.fill square square.fill
    inset 0.66
    line M-4.8 -4.8L4.8 4.8M4.8 -4.8L-4.8 4.8

    divide: - circle circle.fill square square.fill
    line M-7 0H7
    solid circle 0 -5.4 1.1
    solid circle 0 5.4 1.1

    equal: - circle circle.fill square square.fill
    line M-6.6 -2.7H6.6M-6.6 2.7H6.6

    lessthan: - circle circle.fill
    line M5.6 -6L-5.8 0L5.6 6

    greaterthan: - circle circle.fill
    of lessthan mirrored

    plusminus: - circle circle.fill
    line M0 -8V3.4M-5.7 -2.3H5.7M-5.7 7.6H5.7

    percent: -
    line circle -4.6 -4 2.9
    line circle 4.6 4 2.9
    line M4.9 -6.6L-4.9 6.6

    number: - circle circle.fill square square.fill
    line M-1.8 -7L-3.8 7M3.8 -7L1.8 7M-6 -2.5H6.8M-6.8 2.5H6

    asterisk: - circle circle.fill
    line M0 -7V7M-6.1 -3.5L6.1 3.5M-6.1 3.5L6.1 -3.5

    questionmark: - circle circle.fill square square.fill diamond diamond.fill
    inset 0.62
    line M-4 -4C-4 -6.3 -2.4 -7.9 0 -7.9C2.4 -7.9 4.1 -6.4 4.1 -4.2C4.1 -2.6 3.2 -1.6 1.9 -.7C.5 .2 0 .9 0 2.2V2.5
    solid circle 0 6.6 0.75

    exclamationmark: - circle circle.fill triangle triangle.fill square square.fill octagon octagon.fill shield shield.fill bubble bubble.fill
    inset 0.62
    line*1.15 M0 -7.6V2.1
    solid circle 0 6.5 0.85

    exclamationmark.2: -
    line*1.15 M-3 -7.6V2.1M3 -7.6V2.1
    solid circle -3 6.5 0.85
    solid circle 3 6.5 0.85

    info: - circle circle.fill square square.fill
    inset 0.62
    solid circle -0.2 -6.4 0.95
    line M-2.6 -1.6H.2V7M-3 7.2H3.4

    at: -
    line circle 0 0 3.2
    line M3.2 -3.3V1.4C3.2 3.2 4.1 4.2 5.5 4.2C7.6 4.2 8.8 2.4 8.8 -.2C8.8 -5.2 5.2 -8.8 .1 -8.8C-5 -8.8 -8.8 -5.1 -8.8 0C-8.8 5.2 -5.1 8.8 .2 8.8C2.1 8.8 3.7 8.4 5.1 7.5

    dollarsign: - circle circle.fill square square.fill
    line M4 -3.6C3.6 -5.3 2.2 -6.2 0 -6.2C-2.4 -6.2 -4 -5 -4 -3.2C-4 -1.2 -2.4 -.6 0 0C2.6 .6 4.2 1.3 4.2 3.2C4.2 5.2 2.5 6.4 0 6.4C-2.4 6.4 -4 5.3 -4.3 3.5M0 -8.6V8.6

    eurosign: - circle circle.fill square square.fill
    line M5.2 -5.4C4.3 -6.4 3 -7 1.5 -7C-1.9 -7 -4.2 -4.2 -4.2 0S-1.9 7 1.5 7C3 7 4.3 6.4 5.2 5.4M-6.4 -1.6H2.4M-6.4 1.6H2

    sterlingsign: - circle circle.fill square square.fill
    line M4.4 -4.4C4.1 -6.2 2.8 -7.2 .9 -7.2C-1.3 -7.2 -2.8 -5.8 -2.8 -3.6C-2.8 -1.6 -1.6 .2 -1.6 2.6C-1.6 4.8 -2.6 6.2 -4.4 7H5M-4.8 .2H2.6

    yensign: - circle circle.fill square square.fill
    line M-5.2 -7.2L0 .2L5.2 -7.2M0 .2V7.2M-4.4 .6H4.4M-4.4 3.8H4.4

    ellipsis: - circle circle.fill bubble bubble.fill rectangle rectangle.fill
    inset 0.6
    solid circle -7.4 0 1.25
    solid circle 0 0 1.25
    solid circle 7.4 0 1.25

    infinity: - circle circle.fill
    line M0 0C-2 -2.8 -3.8 -4.4 -6 -4.4A4.4 4.4 0 0 0 -6 4.4C-3.8 4.4 -2 2.8 0 0C2 -2.8 3.8 -4.4 6 -4.4A4.4 4.4 0 0 1 6 4.4C3.8 4.4 2 2.8 0 0

    curlybraces: - square square.fill
    line M-4.6 -8C-6.6 -8 -7.4 -7.2 -7.4 -5.2V-2.6C-7.4 -1 -8.2 -.2 -9.6 0C-8.2 .2 -7.4 1 -7.4 2.6V5.2C-7.4 7.2 -6.6 8 -4.6 8M4.6 -8C6.6 -8 7.4 -7.2 7.4 -5.2V-2.6C7.4 -1 8.2 -.2 9.6 0C8.2 .2 7.4 1 7.4 2.6V5.2C7.4 7.2 6.6 8 4.6 8
    """
}
