extension SymbolCatalogue {
  /// Houses and people.
  static let people = """
    house: - fill circle circle.fill
    middle 0 -0.6
    inset 0.5
    open line M-7.6 -1.4V6.4A2 2 0 0 0 -5.6 8.4H5.6A2 2 0 0 0 7.6 6.4V-1.4
    open line M-2.4 8.2V3.4A1 1 0 0 1 -1.4 2.4H1.4A1 1 0 0 1 2.4 3.4V8.2
    filled body M-7.6 .2L0 -6.6L7.6 .2V6.4A2 2 0 0 1 5.6 8.4H2.4V3.6A1.2 1.2 0 0 0 1.2 2.4H-1.2A1.2 1.2 0 0 0 -2.4 3.6V8.4H-5.6A2 2 0 0 1 -7.6 6.4Z
    filled clearing M-10.6 .8L-1.2 -7.8A1.8 1.8 0 0 1 1.2 -7.8L10.6 .8L10.6 -10.6H-10.6Z
    line M-10.6 .8L-1.2 -7.8A1.8 1.8 0 0 1 1.2 -7.8L10.6 .8M6.9 -7.4V-3.4

    building.2: - fill
    body M-9.4 9.2V-7.2A1.4 1.4 0 0 1 -8 -8.6H-.6A1.4 1.4 0 0 1 .8 -7.2V9.2Z
    body M.8 -2.6H7.8A1.4 1.4 0 0 1 9.2 -1.2V9.2H.8Z
    detail*0.8 M-6.4 -5H-5.9M-2.7 -5H-2.2M-6.4 -1.4H-5.9M-2.7 -1.4H-2.2M-6.4 2.2H-5.9M-2.7 2.2H-2.2M4.6 1H5.2M4.6 4.6H5.2
    detail*0.8 M-5.4 9V6.2H-3.2V9

    building.columns: - fill circle circle.fill
    inset 0.52
    body M-8.6 -4L-.7 -8.7A1.4 1.4 0 0 1 .7 -8.7L8.6 -4V-3.4H-8.6Z
    line M-6.4 -1.2V5.4M-2.1 -1.2V5.4M2.1 -1.2V5.4M6.4 -1.2V5.4M-9 8.2H9

    person: - fill circle circle.fill slash slash.fill badge.plus fill.badge.plus badge.minus fill.badge.minus
    inset 0.5
    body circle 0 -4.9 4.1
    body M-8.4 7.9C-8.4 4.2 -4.8 1.8 0 1.8S8.4 4.2 8.4 7.9C8.4 9.1 7.7 9.6 6.6 9.6H-6.6C-7.7 9.6 -8.4 9.1 -8.4 7.9Z

    person.2: - fill circle circle.fill slash
    middle 0.4 0.2
    inset 0.46
    body circle 5.6 -3.8 3.2
    body M4.2 1.2C4.7 1.1 5.2 1 5.8 1C9.6 1 12.2 3.2 12.2 6.2C12.2 7.2 11.6 7.6 10.6 7.6H5Z
    clearing circle -4 -4.4 3.7
    clearing M-11.6 8.2C-11.6 4.6 -8.4 2 -4 2S3.6 4.6 3.6 8.2Z
    body circle -4 -4.4 3.7
    body M-11.6 7.6C-11.6 4.2 -8.4 1.8 -4 1.8S3.6 4.2 3.6 7.6C3.6 8.7 3 9.2 2 9.2H-10C-11 9.2 -11.6 8.7 -11.6 7.6Z

    person.3: - fill
    body circle -8.8 -3.2 2.6
    body circle 8.8 -3.2 2.6
    body M-7 1.2C-7.6 1 -8.2 .9 -8.8 .9C-11.8 .9 -14 2.8 -14 5.4C-14 6.2 -13.5 6.6 -12.7 6.6H-6Z
    body M7 1.2C7.6 1 8.2 .9 8.8 .9C11.8 .9 14 2.8 14 5.4C14 6.2 13.5 6.6 12.7 6.6H6Z
    clearing circle 0 -4.4 3.4
    clearing M-6.6 7.4C-6.6 4.2 -3.8 2 0 2S6.6 4.2 6.6 7.4Z
    body circle 0 -4.4 3.4
    body M-6.6 7.2C-6.6 4 -3.8 1.8 0 1.8S6.6 4 6.6 7.2C6.6 8.2 6 8.6 5.1 8.6H-5.1C-6 8.6 -6.6 8.2 -6.6 7.2Z

    person.crop.circle: - fill badge.plus fill.badge.plus badge.checkmark badge.minus badge.xmark
    body circle 0 0 10.4
    spot circle 0 -3 3.3
    spot M-5.9 6.4C-5.1 4 -2.8 2.6 0 2.6S5.1 4 5.9 6.4C4.3 7.9 2.2 8.7 0 8.7S-4.3 7.9 -5.9 6.4Z

    person.crop.square: - fill
    body box -9 -9 18 18 3.8
    spot circle 0 -2.6 3.1
    spot M-5.8 7.6C-5.6 4.6 -3.2 2.7 0 2.7S5.6 4.6 5.8 7.6Z

    person.text.rectangle: - fill
    body box -11.2 -8 22.4 16 3
    spot circle -5 -2.4 2
    spot M-8.3 3.6C-8.1 1.8 -6.8 .9 -5 .9S-1.9 1.8 -1.7 3.6Z
    detail*0.8 M2 -2.8H7.4M2 .2H7.4M2 3.2H5.4

    figure.stand: -
    solid circle 0 -8.4 1.8
    line M-4.6 -4.6C-1.6 -4 1.6 -4 4.6 -4.6M0 -3.8V2L-2.4 9.6M0 2L2.4 9.6

    figure.walk: - circle circle.fill
    solid circle 1 -8.6 1.8
    line M.4 -4.6L-1 1.4L2.4 4.8L3.4 10M-1 1.4L-1.8 5.2L-5 9.8M-5.2 .6L-4 -3L.4 -4.6L3.2 -1.6L6 -.8

    face.smiling: - fill
    body circle 0 0 10.4
    spot circle -3.5 -2.6 1.05
    spot circle 3.5 -2.6 1.05
    detail M-4.8 2.6C-3.8 4.5 -2 5.6 0 5.6S3.8 4.5 4.8 2.6

    hand.thumbsup: - fill circle circle.fill
    middle -0.2 0
    inset 0.52
    body M-4 7.6V-1.2L.2 -8.6C.6 -9.4 1.2 -9.8 2 -9.8C3.3 -9.8 4 -8.8 4 -7.6C4 -5.8 3.2 -4.2 2.8 -2.8H7.4C9 -2.8 10 -1.8 10 -.4C10 .8 9.4 1.4 8.8 1.7C9.4 2.1 9.6 2.7 9.5 3.4C9.4 4.3 8.8 4.8 8.2 5C8.6 5.5 8.7 6 8.5 6.7C8.2 7.6 7.4 7.9 6.8 8C6.8 9.2 5.8 9.8 4.4 9.8H1.4C-1 9.8 -2.4 9.2 -4 7.6Z
    body M-9.4 -.2A1.2 1.2 0 0 1 -8.2 -1.4H-7V8H-8.2A1.2 1.2 0 0 1 -9.4 6.8Z

    hand.thumbsdown: - fill circle circle.fill
    inset 0.52
    of hand.thumbsup turned 2

    hand.raised: - fill slash slash.fill circle circle.fill
    inset 0.5
    body M-7.2 .8V-5.4A1.6 1.6 0 0 1 -4 -5.4V-7.8A1.6 1.6 0 0 1 -.8 -7.8V-8.8A1.6 1.6 0 0 1 2.4 -8.8V-7A1.6 1.6 0 0 1 5.6 -7V1.6L7.4 -1.2A1.7 1.7 0 0 1 10.2 .6L6.4 6.8C5 9 3 10.2 0 10.2C-4.6 10.2 -7.2 7.2 -7.2 2.4Z
    detail*0.8 M-4 -5.4V-.6M-.8 -7.8V-1M2.4 -7.4V-.8

    hand.wave: - fill
    body M-9.2 -.2L-6.6 -3.4L-8.2 -6.2A1.5 1.5 0 0 1 -5.6 -7.7L-5 -6.7A1.5 1.5 0 0 1 -2.4 -8.2L-1.6 -6.8A1.5 1.5 0 0 1 1 -8.3L4.6 -2.2L4.9 -5A1.6 1.6 0 0 1 8.1 -4.6L7.6 2C7.3 5.2 6 7.6 3.2 9.2C-.8 11.4 -4.4 10 -6.8 6Z
    detail*0.8 M-5 -6.4L-2.2 -1.6M-1.6 -6.6L.9 -2.3
    line*0.8 M-11 4.6C-10.8 6.8 -9.8 8.4 -8 9.6M10.4 -8.6C10 -9.6 9.2 -10.3 8.2 -10.6

    eye: - fill slash slash.fill circle circle.fill
    inset 0.5
    body M-11.4 0C-9 -4.6 -4.8 -7.4 0 -7.4S9 -4.6 11.4 0C9 4.6 4.8 7.4 0 7.4S-9 4.6 -11.4 0Z
    detail circle 0 0 3.7
    filled solid circle 0 0 1.8

    ear: - fill
    body M-5.6 -3.6C-5.6 -7.4 -3 -9.8 .6 -9.8C4.4 -9.8 7 -7.2 7 -3.4C7 -.6 5.6 1.2 3.9 2.8C2.6 4 2.2 4.8 1.8 6.4C1.2 8.8 0 9.8 -2 9.8C-4.4 9.8 -5.8 8.2 -5.6 5.8Z
    detail M-2.2 -2.8C-2.2 -5.2 -1 -6.4 .7 -6.4C2.5 -6.4 3.6 -5.2 3.6 -3.4C3.6 -1.4 2 -.6 .2 -.4

    brain: -
    line M-.6 -6.6C-.6 -8.4 -1.8 -9.4 -3.4 -9.4C-5 -9.4 -6 -8.4 -6.2 -7C-8.2 -6.8 -9.4 -5.4 -9.4 -3.6C-9.4 -2.8 -9.2 -2.2 -8.8 -1.6C-9.8 -.8 -10.2 .2 -10.2 1.4C-10.2 3.2 -9.2 4.4 -7.8 5C-7.8 7.2 -6.4 8.6 -4.4 8.6C-2.2 8.6 -.6 7.2 -.6 5Z
    line M.6 -6.6C.6 -8.4 1.8 -9.4 3.4 -9.4C5 -9.4 6 -8.4 6.2 -7C8.2 -6.8 9.4 -5.4 9.4 -3.6C9.4 -2.8 9.2 -2.2 8.8 -1.6C9.8 -.8 10.2 .2 10.2 1.4C10.2 3.2 9.2 4.4 7.8 5C7.8 7.2 6.4 8.6 4.4 8.6C2.2 8.6 .6 7.2 .6 5Z
    line*0.8 M-6.2 -6.6C-5.8 -5.2 -5 -4.6 -3.8 -4.4M-7.6 4.8C-6 4.8 -5 4 -4.6 2.6M6.2 -6.6C5.8 -5.2 5 -4.6 3.8 -4.4M7.6 4.8C6 4.8 5 4 4.6 2.6
    """
}
