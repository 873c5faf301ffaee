extension SymbolCatalogue {
  /// Letters, telephones and what is said.
  static let communication = """
    envelope: - fill circle circle.fill badge badge.fill
    inset 0.48
    body box -11 -7.6 22 15.2 2.8
    detail M-9.9 -5.4L-1.9 1.6A2.9 2.9 0 0 0 1.9 1.6L9.9 -5.4
    detail*0.8 M-9.8 5.9L-4.2 .4M9.8 5.9L4.2 .4

    envelope.open: - fill
    body M-9.8 -1.8L-1 -8.6A1.6 1.6 0 0 1 1 -8.6L9.8 -1.8A1.8 1.8 0 0 1 10.4 -.4V7.2A2.4 2.4 0 0 1 8 9.6H-8A2.4 2.4 0 0 1 -10.4 7.2V-.4A1.8 1.8 0 0 1 -9.8 -1.8Z
    detail M-9.2 .2L-1.6 5.2A2.9 2.9 0 0 0 1.6 5.2L9.2 .2

    paperplane: - fill circle circle.fill
    middle 1.2 -0.8
    inset 0.5
    body M-9.7 -2.6L8.6 -9.4A.9 .9 0 0 1 9.8 -8.2L2.9 10A.9 .9 0 0 1 1.2 10L-1.6 2L-9.7 -.9A.9 .9 0 0 1 -9.7 -2.6Z
    detail M-1.4 1.8L9.2 -8.8

    message: - fill circle circle.fill badge
    inset 0.5
    body M0 -9.2C6.2 -9.2 10.8 -5.8 10.8 -1S6.2 7.2 0 7.2C-1.2 7.2 -2.3 7.1 -3.3 6.8C-4.8 8.1 -6.5 9 -8.4 9.2C-9 9.3 -9.2 8.6 -8.8 8.2C-8 7.3 -7.6 6.2 -7.5 5.1C-9.6 3.6 -10.8 1.4 -10.8 -1C-10.8 -5.8 -6.2 -9.2 0 -9.2Z

    bubble.left: - fill circle circle.fill
    inset 0.5
    body M-7.4 -8.4H7.4A3.4 3.4 0 0 1 10.8 -5V2.4A3.4 3.4 0 0 1 7.4 5.8H-.6L-4.8 9.6A.8 .8 0 0 1 -6.2 9V5.8H-7.4A3.4 3.4 0 0 1 -10.8 2.4V-5A3.4 3.4 0 0 1 -7.4 -8.4Z

    bubble.right: - fill circle circle.fill
    inset 0.5
    of bubble.left mirrored

    text.bubble: - fill
    of bubble.left
    detail*0.85 M-5.6 -3.8H5.6M-5.6 -.2H5.6M-5.6 3H1.6

    quote.bubble: - fill
    of bubble.left
    detail*0.85 M-4.6 2C-3.4 1.4 -2.6 .2 -2.6 -1.4M2.2 2C3.4 1.4 4.2 .2 4.2 -1.4
    spot circle -4 -2 1.5
    spot circle 2.8 -2 1.5

    bubble.left.and.bubble.right: - fill
    middle 0 0
    body M1 -1.6H9.6A2.8 2.8 0 0 1 12.4 1.2V5.2A2.8 2.8 0 0 1 9.6 8H9.2V10.4A.7 .7 0 0 1 8 10.9L5 8H1A2.8 2.8 0 0 1 -1.8 5.2V1.2A2.8 2.8 0 0 1 1 -1.6Z
    clearing M-9.6 -9.6H1.6A2.8 2.8 0 0 1 4.4 -6.8V-1A2.8 2.8 0 0 1 1.6 1.8H-4.6L-8.2 4.8V1.8H-9.6A2.8 2.8 0 0 1 -12.4 -1V-6.8A2.8 2.8 0 0 1 -9.6 -9.6Z
    body M-9.6 -9.6H1.6A2.8 2.8 0 0 1 4.4 -6.8V-1A2.8 2.8 0 0 1 1.6 1.8H-4.4L-8 5A.7 .7 0 0 1 -9.2 4.4V1.8H-9.6A2.8 2.8 0 0 1 -12.4 -1V-6.8A2.8 2.8 0 0 1 -9.6 -9.6Z

    phone: - fill circle circle.fill badge.plus fill.badge.plus
    inset 0.52
    body M-5 -9.4C-6 -9.4 -7 -8.8 -7.8 -8C-9.2 -6.6 -9.6 -4.8 -8.8 -2.6C-6.8 3 -3 6.8 2.6 8.8C4.8 9.6 6.6 9.2 8 7.8C8.8 7 9.4 6 9.4 5C9.4 4.2 9 3.6 8.2 3.1L5.2 1.2C4.2 .6 3.4 .8 2.6 1.6L1.8 2.4C1.4 2.8 1 2.8 .6 2.6C-.6 2 -2 .6 -2.6 -.6C-2.8 -1 -2.8 -1.4 -2.4 -1.8L-1.6 -2.6C-.8 -3.4 -.6 -4.2 -1.2 -5.2L-3.1 -8.2C-3.6 -9 -4.2 -9.4 -5 -9.4Z

    phone.down: - fill circle circle.fill
    inset 0.52
    body M0 -3.9C4.4 -3.9 7.8 -2.8 10 -.6C11.2 .6 11.5 2 11 3.4C10.6 4.6 9.7 5.2 8.4 4.9L5.4 4.2C4.4 4 3.9 3.4 3.8 2.4L3.6 .9C2.5 .5 1.3 .3 0 .3S-2.5 .5 -3.6 .9L-3.8 2.4C-3.9 3.4 -4.4 4 -5.4 4.2L-8.4 4.9C-9.7 5.2 -10.6 4.6 -11 3.4C-11.5 2 -11.2 .6 -10 -.6C-7.8 -2.8 -4.4 -3.9 0 -3.9Z

    phone.arrow.up.right: - fill
    of phone scaled 0.94 at -0.6 0.6
    line*0.9 M3.4 -3.4L9.4 -9.4M4.4 -9.6H9.6V-4.4

    video: - fill circle circle.fill slash slash.fill badge.plus
    middle 0 0
    inset 0.5
    body box -11.4 -6.8 15.6 13.6 3
    body M6.8 -2L10.2 -4.8A1 1 0 0 1 11.8 -4V4A1 1 0 0 1 10.2 4.8L6.8 2Z

    mic: - fill slash slash.fill circle circle.fill
    inset 0.52
    body box -3.5 -10.4 7 12.8 3.5
    line M-6.8 -1.4V-.4A6.8 6.8 0 0 0 6.8 -.4V-1.4M0 6.6V10M-3.6 10.2H3.6

    speaker: - fill slash slash.fill circle circle.fill
    inset 0.5
    middle -0.4 0
    body M-8.4 -3.4H-4.6L.6 -8A1 1 0 0 1 2.2 -7.2V7.2A1 1 0 0 1 .6 8L-4.6 3.4H-8.4A1.4 1.4 0 0 1 -9.8 2V-2A1.4 1.4 0 0 1 -8.4 -3.4Z

    speaker.wave.1: - fill
    of speaker at -1 0
    line M4.6 -3.4C6 -1.4 6 1.4 4.6 3.4

    speaker.wave.2: - fill circle circle.fill
    inset 0.48
    of speaker at -2.4 0
    line M3.4 -3.4C4.8 -1.4 4.8 1.4 3.4 3.4M6.6 -6C9.4 -2.6 9.4 2.6 6.6 6

    speaker.wave.3: - fill
    of speaker at -4 0
    line M2 -3.4C3.4 -1.4 3.4 1.4 2 3.4M5.2 -6C8 -2.6 8 2.6 5.2 6M8.4 -8.6C12.6 -3.8 12.6 3.8 8.4 8.6

    bell: - fill slash slash.fill circle circle.fill badge badge.fill
    inset 0.5
    body M-8.4 5.4C-9 5.4 -9.4 4.9 -9.2 4.3C-8.8 3.1 -6.6 2.4 -6.4 -1L-6.2 -3.6C-5.9 -6.8 -4.4 -8.8 -2 -9.4C-1.8 -10.4 -1 -11 0 -11S1.8 -10.4 2 -9.4C4.4 -8.8 5.9 -6.8 6.2 -3.6L6.4 -1C6.6 2.4 8.8 3.1 9.2 4.3C9.4 4.9 9 5.4 8.4 5.4Z
    open line M-2.9 8C-2.4 9.3 -1.3 10 0 10S2.4 9.3 2.9 8
    filled solid M-2.9 8.4H2.9C2.4 9.6 1.3 10.2 0 10.2S-2.4 9.6 -2.9 8.4Z

    link: - circle circle.fill badge.plus
    inset 0.56
    line M-2.7 .7A4.5 4.5 0 0 1 -2.1 -3.6L1.9 -7.6A4.6 4.6 0 0 1 8.4 -1.1L5.9 1.4
    line M2.7 -.7A4.5 4.5 0 0 1 2.1 3.6L-1.9 7.6A4.6 4.6 0 0 1 -8.4 1.1L-5.9 -1.4

    paperclip: - circle circle.fill
    inset 0.54
    line M8 -2.4L-.2 5.8A3.6 3.6 0 0 1 -5.3 .7L2.6 -7.2A2.3 2.3 0 0 1 5.9 -3.9L-1.7 3.7A.9 .9 0 0 1 -3 2.4L3.9 -4.5

    antenna.radiowaves.left.and.right: - circle circle.fill slash
    solid circle 0 -1.4 1.7
    line M0 -1V8.8M-4.4 -5.6C-6.6 -3.2 -6.6 .4 -4.4 2.8M4.4 -5.6C6.6 -3.2 6.6 .4 4.4 2.8M-8 -9C-12 -4.6 -12 1.8 -8 6.2M8 -9C12 -4.6 12 1.8 8 6.2

    dot.radiowaves.left.and.right: -
    solid circle 0 0 1.8
    line M-4.4 -4.4C-6.6 -1.9 -6.6 1.9 -4.4 4.4M4.4 -4.4C6.6 -1.9 6.6 1.9 4.4 4.4M-8 -8C-12 -3.5 -12 3.5 -8 8M8 -8C12 -3.5 12 3.5 8 8

    wifi: - slash circle circle.fill
    inset 0.54
    middle 0 0.4
    line*1.25 M-10.6 -3.4C-4.8 -8.8 4.8 -8.8 10.6 -3.4M-6.8 .6C-3 -2.8 3 -2.8 6.8 .6M-3.2 4.4C-1.4 2.9 1.4 2.9 3.2 4.4
    solid circle 0 7.4 1.1

    megaphone: - fill
    body M-9.4 -3.4H-4.4C0 -3.4 4.4 -5 7.6 -8V7.2C4.4 4.2 0 2.6 -4.4 2.6H-9.4A1.4 1.4 0 0 1 -10.8 1.2V-2A1.4 1.4 0 0 1 -9.4 -3.4Z
    body M-6.4 2.8H-2.6L-1.4 7.4A1.4 1.4 0 0 1 -2.8 9.2H-4A1.6 1.6 0 0 1 -5.6 8Z
    line M10.2 -2.2C11.2 -1.1 11.2 .3 10.2 1.4
    """
}
