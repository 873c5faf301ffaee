extension SymbolCatalogue {
  /// Weather, living things and stars.
  static let nature = """
    star: - fill slash slash.fill circle circle.fill square square.fill
    inset 0.56
    middle 0 .4
    body M-.9 -9.6A1 1 0 0 1 .9 -9.6L3.2 -4.1L9.2 -3.6A1 1 0 0 1 9.8 -1.9L5.2 2.1L6.6 7.9A1 1 0 0 1 5.1 9L0 5.8L-5.1 9A1 1 0 0 1 -6.6 7.9L-5.2 2.1L-9.8 -1.9A1 1 0 0 1 -9.2 -3.6L-3.2 -4.1Z

    star.leadinghalf.filled: -
    of star
    solid M0 -9.8A1 1 0 0 0 -.9 -9.6L-3.2 -4.1L-9.2 -3.6A1 1 0 0 0 -9.8 -1.9L-5.2 2.1L-6.6 7.9A1 1 0 0 0 -5.1 9L0 5.8Z

    heart: - fill slash slash.fill circle circle.fill square square.fill
    inset 0.56
    middle 0 .4
    body M0 9.2C-.4 9.2 -.8 9 -1.2 8.7C-6.8 4.8 -10.2 1 -10.2 -3A5.6 5.6 0 0 1 -4.7 -8.8C-2.7 -8.8 -1 -7.8 0 -6.1C1 -7.8 2.7 -8.8 4.7 -8.8A5.6 5.6 0 0 1 10.2 -3C10.2 1 6.8 4.8 1.2 8.7C.8 9 .4 9.2 0 9.2Z

    heart.text.square: - fill
    body box -9 -9 18 18 3.8
    spot M-2.8 1C-4.8 -.4 -6 -1.7 -6 -3.2A1.9 1.9 0 0 1 -2.8 -4.4A1.9 1.9 0 0 1 .4 -3.2C.4 -1.7 -.8 -.4 -2.8 1Z
    detail*0.8 M3 -3.6H6M3 -.4H6M-5.6 3.6H6

    moon: - fill circle circle.fill
    inset 0.56
    body M-2.6 -9.6A.8 .8 0 0 1 -1.7 -8.5A8.2 8.2 0 0 0 8.5 1.7A.8 .8 0 0 1 9.6 2.6A10 10 0 1 1 -2.6 -9.6Z

    moon.stars: - fill
    of moon scaled .92 at -1 1
    line*.8 M5 -9.6V-6.4M3.4 -8H6.6M9.2 -4.6V-2.2M8 -3.4H10.4

    sun.max: - fill circle circle.fill
    inset 0.54
    body circle 0 0 4.7
    line M0 -8.8V-10.6M0 8.8V10.6M-8.8 0H-10.6M8.8 0H10.6M6.2 -6.2L7.5 -7.5M-6.2 6.2L-7.5 7.5M-6.2 -6.2L-7.5 -7.5M6.2 6.2L7.5 7.5

    sun.min: - fill
    body circle 0 0 4.2
    solid circle 0 -8.2 .6
    solid circle 0 8.2 .6
    solid circle -8.2 0 .6
    solid circle 8.2 0 .6
    solid circle 5.8 -5.8 .6
    solid circle -5.8 5.8 .6
    solid circle -5.8 -5.8 .6
    solid circle 5.8 5.8 .6

    sunrise: - fill
    body M-4.6 5.4A4.6 4.6 0 0 1 4.6 5.4Z
    line M-11 5.4H11M-7.6 9H7.6M-7.4 -1.2L-6.4 -.2M7.4 -1.2L6.4 -.2M0 -2.6V-9.6M-3 -6.8L0 -9.8L3 -6.8

    sunset: - fill
    body M-4.6 5.4A4.6 4.6 0 0 1 4.6 5.4Z
    line M-11 5.4H11M-7.6 9H7.6M-7.4 -1.2L-6.4 -.2M7.4 -1.2L6.4 -.2M0 -10.2V-3M-3 -5.8L0 -2.8L3 -5.8

    cloud: - fill circle circle.fill
    inset 0.48
    body M-6.2 7.4C-9.2 7.4 -11.4 5.4 -11.4 2.6C-11.4 0 -9.6 -1.9 -7.2 -2.2C-6.7 -5.8 -4 -8 -.6 -8C2.6 -8 5 -6.2 6 -3.4C9.2 -3.2 11.4 -1 11.4 1.9C11.4 5 9 7.4 5.8 7.4Z

    cloud.rain: - fill
    of cloud scaled .9 at 0 -2.8
    line*.9 M-5.4 7L-6.6 9.8M-.4 7L-1.6 9.8M4.6 7L3.4 9.8

    cloud.snow: - fill
    of cloud scaled .9 at 0 -2.8
    solid circle -5.4 7.6 .8
    solid circle -1.8 9.8 .8
    solid circle 1.8 7.6 .8
    solid circle 5.4 9.8 .8

    cloud.bolt: - fill
    of cloud scaled .9 at 0 -2.8
    solid M.6 5.6L-3 9.2H-.6L-1.6 12L2.6 8H.2Z

    cloud.sun: - fill
    line M-4.6 -4.6A3.6 3.6 0 0 1 2.4 -6M-1.4 -11.2V-10.6M-8 -5.2H-7.4M-5.8 -9.6L-5.4 -9.2M3.2 -9.8L2.8 -9.4
    of cloud scaled .78 at 1.6 3

    icloud: - fill slash slash.fill circle circle.fill
    inset 0.48
    of cloud

    icloud.and.arrow.down: - fill
    of cloud at 0 -1.6
    clearing M0 0V8M-3 5.4L0 8.4L3 5.4
    line M0 -.4V10M-3.2 7L0 10.2L3.2 7

    icloud.and.arrow.up: - fill
    of cloud at 0 -1.6
    clearing M0 0V9M-3 2.6L0 -.4L3 2.6
    line M0 0V10.2M-3.2 3L0 -.2L3.2 3

    bolt: - fill slash slash.fill circle circle.fill
    inset 0.54
    body M2.9 -10.4A.8 .8 0 0 1 4.2 -9.6L1.8 -2.4H6.9A.9 .9 0 0 1 7.6 -1L-2.9 10.4A.8 .8 0 0 1 -4.2 9.6L-1.8 2.4H-6.9A.9 .9 0 0 1 -7.6 1Z

    flame: - fill circle circle.fill
    inset 0.52
    body M-.6 -10.4C3 -8.4 7.8 -4 7.8 2.2C7.8 7 4.6 10.2 0 10.2S-7.8 7.2 -7.8 3C-7.8 -.2 -6.4 -2.4 -4.9 -4.3A.7 .7 0 0 1 -3.7 -4C-3.4 -2.8 -2.9 -2 -2.1 -1.4C-.7 -3.6 -.7 -6.6 -1.7 -9.4A.8 .8 0 0 1 -.6 -10.4Z
    detail M-3.4 6C-3.4 3.4 -1.4 2.6 .2 .4C1.8 2 3.4 3.6 3.4 6

    drop: - fill circle circle.fill
    inset 0.52
    body M-.7 -10.1A.9 .9 0 0 1 .7 -10.1C3.4 -6.8 6.8 -2 6.8 3A6.8 7 0 0 1 -6.8 3C-6.8 -2 -3.4 -6.8 -.7 -10.1Z

    leaf: - fill circle circle.fill
    inset 0.52
    body M-9.6 -7.8A.8 .8 0 0 1 -8.4 -8.5C-6 -7.2 -3.2 -7 -.4 -7C5.4 -7 9.2 -3.4 9.2 1.2C9.2 4.8 6.6 7.2 2.8 7.2C-5 7.2 -9.6 .6 -9.6 -7.8Z
    detail M-3.8 -2.4C-.8 1.8 3.4 4.6 9.4 5.8
    line M7 5.4C8.4 5.8 9.6 6.2 11 7.6

    tree: - fill
    body M0 -10.6L6.6 -2.2H4.4L8.4 4.4H-8.4L-4.4 -2.2H-6.6Z
    line M0 4.6V10.4

    snowflake: - circle circle.fill
    inset 0.54
    line*.9 M0 -10V10M-8.7 -5L8.7 5M-8.7 5L8.7 -5M-2.6 -8.6L0 -6L2.6 -8.6M-2.6 8.6L0 6L2.6 8.6M-8.7 -2L-5.2 -3L-6.1 -6.6M8.7 2L5.2 3L6.1 6.6M-8.7 2L-5.2 3L-6.1 6.6M8.7 -2L5.2 -3L6.1 -6.6

    wind: - circle circle.fill
    inset 0.52
    line M-10.4 -2.4H3.2A3.2 3.2 0 1 0 0 -5.6M-10.4 1.4H7.2A3.1 3.1 0 1 1 4.2 4.6M-10.4 5H-1.2A2.5 2.5 0 1 1 -3.6 7.6

    thermometer: -
    line M-2.8 2V-7.4A2.8 2.8 0 0 1 2.8 -7.4V2A4.7 4.7 0 1 1 -2.8 2Z
    solid circle 0 5.6 2
    line M0 -2V4.6

    pawprint: - fill circle circle.fill
    inset 0.52
    body M0 -.4C3 -.4 6.2 3.2 6.2 6.2C6.2 8.2 4.8 9.2 3.2 9.2C2 9.2 1.2 8.6 0 8.6S-2 9.2 -3.2 9.2C-4.8 9.2 -6.2 8.2 -6.2 6.2C-6.2 3.2 -3 -.4 0 -.4Z
    body M-3.2 -10C-1.8 -10 -.8 -8.4 -.8 -6.6S-1.8 -3.4 -3.2 -3.4S-5.6 -4.8 -5.6 -6.6S-4.6 -10 -3.2 -10Z
    body M3.2 -10C4.6 -10 5.6 -8.4 5.6 -6.6S4.6 -3.4 3.2 -3.4S.8 -4.8 .8 -6.6S1.8 -10 3.2 -10Z
    body M-8.6 -4.4C-7.3 -4.4 -6.4 -3 -6.4 -1.4S-7.3 1.4 -8.6 1.4S-10.8 .2 -10.8 -1.4S-9.9 -4.4 -8.6 -4.4Z
    body M8.6 -4.4C9.9 -4.4 10.8 -3 10.8 -1.4S9.9 1.4 8.6 1.4S6.4 .2 6.4 -1.4S7.3 -4.4 8.6 -4.4Z

    ladybug: - fill
    body circle 0 1.6 8.2
    line M-3.4 -5.8C-3.4 -8 -2 -9 0 -9S3.4 -8 3.4 -5.8
    detail M0 -6V9.6M-7.6 -1.6H7.6
    spot circle -3.8 3.4 1.1
    spot circle 3.8 3.4 1.1

    ant: -
    solid circle 0 -7.6 2
    solid circle 0 -1.6 2.2
    body circle 0 6 3.4
    line*.8 M-2.4 -2L-7 -5M2.4 -2L7 -5M-2.4 -1L-8 -.6M2.4 -1L8 -.6M-2 .4L-7 4.6M2 .4L7 4.6

    globe: -
    line circle 0 0 10.4
    line*.9 M-10.2 0H10.2M0 -10.2V10.2M-8.9 -5.3H8.9M-8.9 5.3H8.9
    line*.9 M0 -10.3C-3.2 -7.8 -4.8 -4.2 -4.8 0S-3.2 7.8 0 10.3C3.2 7.8 4.8 4.2 4.8 0S3.2 -7.8 0 -10.3Z

    gearshape: - fill circle circle.fill
    inset 0.52
    body M-2.1 -7.6L-1.8 -10.3L1.8 -10.3L2.1 -7.6A7.9 7.9 0 0 1 3.9 -6.9L6 -8.5L8.5 -6L6.9 -3.9A7.9 7.9 0 0 1 7.6 -2.1L10.3 -1.8L10.3 1.8L7.6 2.1A7.9 7.9 0 0 1 6.9 3.9L8.5 6L6 8.5L3.9 6.9A7.9 7.9 0 0 1 2.1 7.6L1.8 10.3L-1.8 10.3L-2.1 7.6A7.9 7.9 0 0 1 -3.9 6.9L-6 8.5L-8.5 6L-6.9 3.9A7.9 7.9 0 0 1 -7.6 2.1L-10.3 1.8L-10.3 -1.8L-7.6 -2.1A7.9 7.9 0 0 1 -6.9 -3.9L-8.5 -6L-6 -8.5L-3.9 -6.9A7.9 7.9 0 0 1 -2.1 -7.6Z
    detail circle 0 0 3.7

    gear: - circle=gear.circle circle.fill=gear.circle.fill
    inset 0.54
    line*1.1 M8.2 0L10.6 0M7.1 4.1L9.2 5.3M4.1 7.1L5.3 9.2M0.0 8.2L0.0 10.6M-4.1 7.1L-5.3 9.2M-7.1 4.1L-9.2 5.3M-8.2 0L-10.6 0M-7.1 -4.1L-9.2 -5.3M-4.1 -7.1L-5.3 -9.2M-0.0 -8.2L-0.0 -10.6M4.1 -7.1L5.3 -9.2M7.1 -4.1L9.2 -5.3
    line circle 0 0 7.7
    line circle 0 0 2.5
    line M1.3 2.2L3.9 6.6M1.3 -2.2L3.9 -6.6M-2.5 0H-7.6

    magnifyingglass: - circle circle.fill
    middle 0 0
    inset 0.56
    line circle -1.6 -1.6 7
    line*1.15 M3.5 3.5L9 9

    plus.magnifyingglass: -
    of magnifyingglass
    line*.9 M-4.8 -1.6H1.6M-1.6 -4.8V1.6

    minus.magnifyingglass: -
    of magnifyingglass
    line*.9 M-4.8 -1.6H1.6
    """
}
