extension SymbolCatalogue {
  /// Players, pictures and sound.
  static let media = """
    play: - fill circle circle.fill square square.fill rectangle rectangle.fill slash slash.fill
    middle 0.5 0
    inset 0.5
    body M-7.4 -7.6A1.7 1.7 0 0 1 -4.9 -9.1L8.3 -1.5A1.7 1.7 0 0 1 8.3 1.5L-4.9 9.1A1.7 1.7 0 0 1 -7.4 7.6Z

    pause: - fill circle circle.fill rectangle rectangle.fill
    inset 0.5
    body box -6.8 -8.4 4.6 16.8 1.4
    body box 2.2 -8.4 4.6 16.8 1.4

    stop: - fill circle circle.fill
    inset 0.48
    body box -7.8 -7.8 15.6 15.6 2.4

    record.circle: - fill
    body circle 0 0 10.4
    spot circle 0 0 4.9

    playpause: - fill
    body M-10.4 -6.2A1.4 1.4 0 0 1 -8.3 -7.4L.2 -1.2A1.5 1.5 0 0 1 .2 1.2L-8.3 7.4A1.4 1.4 0 0 1 -10.4 6.2Z
    body box 3.4 -7.4 2 14.8 0.9
    body box 9 -7.4 2 14.8 0.9

    forward: - fill circle circle.fill
    middle 0.2 0
    inset 0.44
    body M-11.6 -6.2A1.4 1.4 0 0 1 -9.5 -7.4L-.7 -1.2A1.5 1.5 0 0 1 -.7 1.2L-9.5 7.4A1.4 1.4 0 0 1 -11.6 6.2Z
    body M.8 -6.2A1.4 1.4 0 0 1 2.9 -7.4L11.7 -1.2A1.5 1.5 0 0 1 11.7 1.2L2.9 7.4A1.4 1.4 0 0 1 .8 6.2Z

    backward: - fill circle circle.fill
    middle -0.2 0
    inset 0.44
    of forward mirrored

    forward.end: - fill
    body M-8.8 -6.9A1.5 1.5 0 0 1 -6.5 -8.2L3.9 -1.3A1.6 1.6 0 0 1 3.9 1.3L-6.5 8.2A1.5 1.5 0 0 1 -8.8 6.9Z
    body box 6.9 -8 1.9 16 0.9

    backward.end: - fill
    of forward.end mirrored

    shuffle: - circle circle.fill
    inset 0.56
    line M-10.2 -5.6H-7.2C-5.4 -5.6 -4.2 -4.9 -3.2 -3.5L2 3.5C3 4.9 4.2 5.6 6 5.6H10.2M-10.2 5.6H-7.2C-5.4 5.6 -4.2 4.9 -3.2 3.5L-1.9 1.7M.6 -1.7L2 -3.5C3 -4.9 4.2 -5.6 6 -5.6H10.2
    line M7.4 -9.2L10.8 -5.6L7.4 -2M7.4 2L10.8 5.6L7.4 9.2

    repeat: - circle circle.fill
    inset 0.56
    line M-10 -.6V-2A4.2 4.2 0 0 1 -5.8 -6.2H9.4M6.2 -9.6L9.6 -6.2L6.2 -2.8M10 .6V2A4.2 4.2 0 0 1 5.8 6.2H-9.4M-6.2 9.6L-9.6 6.2L-6.2 2.8

    repeat.1: - circle circle.fill
    inset 0.56
    line M-10 -.6V-2A4.2 4.2 0 0 1 -5.8 -6.2H3M.4 -9.6L3.8 -6.2L.4 -2.8M10 .6V2A4.2 4.2 0 0 1 5.8 6.2H-9.4M-6.2 9.6L-9.6 6.2L-6.2 2.8
    line M7.8 -8.4L9.8 -9.6V-3.4

    music.note: -
    body circle -3.2 6.4 2.9
    filled line M0 0H0
    solid circle -3.2 6.4 2.4
    line M-.2 6.2V-8.2C-.2 -9.2 .4 -9.5 1.2 -9.7L5.6 -10.4V-5.8L-.2 -4.6

    music.note.list: -
    solid circle 2.6 6.6 2.2
    line M5.2 6.4V-6.6L10.4 -7.8V-4.2L5.2 -3M-10 -7H.8M-10 -1.8H.8M-10 3.4H-3.4

    music.mic: - circle circle.fill
    inset 0.54
    body circle 4.6 -4.8 5
    line M.4 -2.2L-8.6 7.4C-9.4 8.2 -8.4 9.2 -7.6 8.4L2 -.6M1.2 -7.2L7 -1.2

    waveform: - circle circle.fill
    inset 0.52
    line M-10 -1.6V1.6M-6 -5V5M-2 -8.8V8.8M2 -4V4M6 -6.6V6.6M10 -1.8V1.8

    headphones: - circle circle.fill
    inset 0.54
    line M-9.6 3.4V.2A9.6 9.6 0 0 1 9.6 .2V3.4
    solid box -10 2 4.4 7.4 1.6
    solid box 5.6 2 4.4 7.4 1.6

    photo: - fill circle circle.fill
    inset 0.48
    body box -11.4 -8.6 22.8 17.2 3
    spot circle -5.4 -3.6 1.6
    detail M-10.8 5.6L-5.7 .9A1.6 1.6 0 0 1 -3.5 .9L-.8 3.4L4.4 -1.6A1.7 1.7 0 0 1 6.8 -1.6L10.8 2.4

    photo.on.rectangle: -
    line M-8.6 -6.6V-7.4A2.6 2.6 0 0 1 -6 -10H8.6A2.6 2.6 0 0 1 11.2 -7.4V1A2.6 2.6 0 0 1 8.6 3.6H8.4
    body box -11.6 -6.2 19.4 14.8 2.6
    spot circle -6.6 -1.8 1.4
    detail M-11 6L-6.6 2A1.5 1.5 0 0 1 -4.6 2L-2.4 4.2L1.8 .2A1.5 1.5 0 0 1 3.8 .2L7.4 3.8

    camera: - fill circle circle.fill
    inset 0.48
    body M-8.4 -6.4H-5.8C-5 -6.4 -4.5 -6.7 -4.1 -7.3L-3.2 -8.6C-2.7 -9.3 -2.1 -9.6 -1.3 -9.6H1.3C2.1 -9.6 2.7 -9.3 3.2 -8.6L4.1 -7.3C4.5 -6.7 5 -6.4 5.8 -6.4H8.4A3 3 0 0 1 11.4 -3.4V5.8A3 3 0 0 1 8.4 8.8H-8.4A3 3 0 0 1 -11.4 5.8V-3.4A3 3 0 0 1 -8.4 -6.4Z
    detail circle 0 1 4.6
    spot circle 7.8 -2.8 0.8

    camera.viewfinder: -
    line M-10 -5V-7.4A2.6 2.6 0 0 1 -7.4 -10H-5M10 -5V-7.4A2.6 2.6 0 0 0 7.4 -10H5M-10 5V7.4A2.6 2.6 0 0 0 -7.4 10H-5M10 5V7.4A2.6 2.6 0 0 1 7.4 10H5
    of camera scaled 0.52 at 0 0.2

    film: - fill
    body box -10.8 -8.4 21.6 16.8 2.6
    detail*0.85 M-6 -8.2V8.2M6 -8.2V8.2M-6 0H6M-10.6 -4.2H-6M-10.6 0H-6M-10.6 4.2H-6M6 -4.2H10.6M6 0H10.6M6 4.2H10.6

    tv: - fill
    body box -11.2 -8.6 22.4 14.6 2.6
    line M-5 9.2H5

    display: -
    body box -11.2 -8.8 22.4 14.6 2.4
    line M-4.6 9.6H4.6M0 6V9.4

    paintbrush: - fill
    body M9.8 -9.8C8.8 -10.6 7.6 -10 6.6 -9L-2.2 .6L2 4.4L9.6 -6C10.4 -7.2 10.8 -9 9.8 -9.8Z
    body M-3.4 1.8C-6.6 1.6 -8 3.4 -8.2 5.6C-8.3 7 -9 8.2 -10.6 8.8C-7.6 10.4 -.6 10.6 .8 5.6Z

    wand.and.stars: -
    line M-9.8 9.8L3.4 -3.4
    line*0.9 M6.4 -10.4V-6.4M4.4 -8.4H8.4M-4.2 -9.2V-5.2M-6.2 -7.2H-2.2M9 -.6V3.4M7 1.4H11

    sparkles: -
    solid M2.4 -9C3.2 -2.6 4.8 -1 11 0C4.8 1 3.2 2.6 2.4 9C1.6 2.6 0 1 -6.2 0C0 -1 1.6 -2.6 2.4 -9Z
    solid M-6.8 -9.4C-6.4 -6.6 -5.7 -5.9 -3 -5.4C-5.7 -4.9 -6.4 -4.2 -6.8 -1.4C-7.2 -4.2 -7.9 -4.9 -10.6 -5.4C-7.9 -5.9 -7.2 -6.6 -6.8 -9.4Z
    solid M-6 3.6C-5.7 5.8 -5.1 6.4 -3 6.8C-5.1 7.2 -5.7 7.8 -6 10C-6.3 7.8 -6.9 7.2 -9 6.8C-6.9 6.4 -6.3 5.8 -6 3.6Z

    crop: -
    line M-5.8 -10V4A1.8 1.8 0 0 0 -4 5.8H10M-10 -5.8H4A1.8 1.8 0 0 1 5.8 -4V10

    rotate.right: -
    of arrow.clockwise

    rotate.left: -
    of arrow.counterclockwise

    eyedropper: -
    line M-9.2 9.2L-8 5.4L1 -3.6L3.6 -1L-5.4 8Z
    solid M-.4 -5.8A1.2 1.2 0 0 1 1.3 -5.8L2.8 -4.4L6.2 -8.8C7.2 -10 9 -10.2 9.9 -9.2C10.8 -8.2 10.6 -6.8 9.4 -5.8L4.6 -2.4L5.8 -1.3A1.2 1.2 0 0 1 5.8 .4L5.2 1L-1 -5.2Z
    """
}
