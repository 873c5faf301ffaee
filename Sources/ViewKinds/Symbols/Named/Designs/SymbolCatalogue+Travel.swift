extension SymbolCatalogue {
  /// Maps and vehicles.
  static let travel = """
    map: - fill circle circle.fill
    inset 0.5
    body M-10.8 -5.4A1.6 1.6 0 0 1 -9.8 -6.9L-4 -9.2L4 -6.2L9.1 -8.3A1.2 1.2 0 0 1 10.8 -7.2V5.4A1.6 1.6 0 0 1 9.8 6.9L4 9.2L-4 6.2L-9.1 8.3A1.2 1.2 0 0 1 -10.8 7.2Z
    detail M-4 -9V6M4 -6V9

    mappin: - circle circle.fill slash
    inset 0.56
    body circle 0 -6 4.2
    line M0 -1.6V10
    filled line M0 -1.6V10

    mappin.and.ellipse: -
    line M-4 3.4C-7.8 3.8 -10.2 5 -10.2 6.6C-10.2 8.7 -5.8 10 0 10S10.2 8.7 10.2 6.6C10.2 5 7.8 3.8 4 3.4M0 -2.6V6.4
    solid circle 0 -6.4 3.6

    location: - fill slash slash.fill circle circle.fill
    inset 0.5
    middle .6 -.6
    body M9 -9.6A.7 .7 0 0 1 9.8 -8.7L2.1 8.9A.9 .9 0 0 1 .4 8.5V.3A.7 .7 0 0 0 -.3 -.4H-8.5A.9 .9 0 0 1 -8.9 -2.1Z

    location.north: - fill
    body M-.9 -9.8A1 1 0 0 1 .9 -9.8L7.6 7.6A1 1 0 0 1 6.2 8.9L.6 5.8A1.2 1.2 0 0 0 -.6 5.8L-6.2 8.9A1 1 0 0 1 -7.6 7.6Z

    safari: - fill
    body circle 0 0 10.4
    spot M5.6 -5.6L1.7 1.7L-1.7 -1.7Z
    open line*.8 M-5.6 5.6L-1.6 -1.6L1.6 1.6Z
    filled detail*.8 M-5.6 5.6L-1.6 -1.6L1.6 1.6Z

    scope: -
    line circle 0 0 8
    line M0 -10.8V-4.6M0 10.8V4.6M-10.8 0H-4.6M10.8 0H4.6

    airplane: - circle circle.fill
    inset 0.54
    solid M10.2 0C10.2 -1.2 8.9 -1.8 7.6 -1.8H3.2L-2.8 -9H-5.2L-2.4 -1.8H-6.4L-8.4 -4.4H-10.2L-9.2 0L-10.2 4.4H-8.4L-6.4 1.8H-2.4L-5.2 9H-2.8L3.2 1.8H7.6C8.9 1.8 10.2 1.2 10.2 0Z

    car: - fill circle circle.fill
    inset 0.5
    body M-9.8 7V1.6C-9.8 0 -9.2 -1 -8 -1.6L-6.4 -6.2C-6 -7.4 -5.2 -8 -4 -8H4C5.2 -8 6 -7.4 6.4 -6.2L8 -1.6C9.2 -1 9.8 0 9.8 1.6V7A1.2 1.2 0 0 1 8.6 8.2H7.8A1.2 1.2 0 0 1 6.6 7V5.6H-6.6V7A1.2 1.2 0 0 1 -7.8 8.2H-8.6A1.2 1.2 0 0 1 -9.8 7Z
    detail*.85 M-7.4 -1.8H7.4
    spot circle -6 2 1
    spot circle 6 2 1

    bus: - fill
    body M-5.6 -9.6H5.6A3 3 0 0 1 8.6 -6.6V6.4A1.4 1.4 0 0 1 7.2 7.8H-7.2A1.4 1.4 0 0 1 -8.6 6.4V-6.6A3 3 0 0 1 -5.6 -9.6Z
    detail*.85 M-8.4 1.4H8.4M-8.4 -5.8H8.4
    spot circle -5 4.6 .9
    spot circle 5 4.6 .9
    line M-5.4 8V10M5.4 8V10

    tram: - fill circle circle.fill
    inset 0.5
    body box -7.4 -8 14.8 14.4 3.2
    detail*.85 M-7.2 -.6H7.2
    spot circle -3.8 3 .9
    spot circle 3.8 3 .9
    line M-3.6 -10.4H3.6M-5 7L-6.8 10M5 7L6.8 10

    bicycle: - circle circle.fill
    inset 0.5
    line circle -7 3.2 4.4
    line circle 7 3.2 4.4
    line M-7 3.2L-3.6 -3.6H4M7 3.2L3.4 -6.4H6M-4.6 -6H-1.8M-3.6 -3.8L0 3.2L4 -3.4M-7 3.2H0

    ferry: - fill
    body M-9.6 1.6L0 -2L9.6 1.6L7.4 6.6H-7.4Z
    line M-6.4 .2V-5.2H6.4V.2M-2.4 -5.4V-8.8H2.4V-5.4M-10.4 9.6C-8.6 8.4 -7 8.4 -5.2 9.6C-3.4 10.6 -1.8 10.6 0 9.6C1.8 8.4 3.4 8.4 5.2 9.6C7 10.6 8.6 10.6 10.4 9.6

    fuelpump: - fill
    body box -9 -9.6 11.6 18.8 2
    detail*.85 M-5.8 -5.8H-.6V-2.4H-5.8Z
    line M-10 9.6H3.6M2.8 .2H4A2 2 0 0 1 6 2.2V5A1.8 1.8 0 0 0 9.6 5V-3.6L6.2 -7.2

    signpost.right: - fill
    body M-7.6 -8.4H6L9.6 -5L6 -1.6H-7.6A1 1 0 0 1 -8.6 -2.6V-7.4A1 1 0 0 1 -7.6 -8.4Z
    line M0 -10.4V-8.6M0 -1.4V10.2

    tent: - fill
    body M0 -7.6L10.4 8.4H-10.4Z
    detail M0 0L-4 8.2M0 0L4 8.2
    line M-1.6 -10L0 -7.6L1.6 -10

    cross: - fill circle circle.fill
    inset 0.52
    body M-2.6 -9.6H2.6A.8 .8 0 0 1 3.4 -8.8V-3.4H8.8A.8 .8 0 0 1 9.6 -2.6V2.6A.8 .8 0 0 1 8.8 3.4H3.4V8.8A.8 .8 0 0 1 2.6 9.6H-2.6A.8 .8 0 0 1 -3.4 8.8V3.4H-8.8A.8 .8 0 0 1 -9.6 2.6V-2.6A.8 .8 0 0 1 -8.8 -3.4H-3.4V-8.8A.8 .8 0 0 1 -2.6 -9.6Z

    cross.case: - fill circle circle.fill
    inset 0.5
    body box -10.8 -6 21.6 14.8 2.6
    line M-4.4 -6.2V-7.4A2 2 0 0 1 -2.4 -9.4H2.4A2 2 0 0 1 4.4 -7.4V-6.2
    detail M0 -2.4V5.2M-3.8 1.4H3.8

    pills: - fill
    body M-9.4 -7.6A3.6 3.6 0 0 1 -4.2 -7.4L-.4 -3.6A3.6 3.6 0 0 1 -5.6 1.6L-9.4 -2.4A3.6 3.6 0 0 1 -9.4 -7.6Z
    body circle 5 5 5.2
    detail M1.6 8.4L8.4 1.6M-7 -.2L-2.4 -5.2

    bandage: - fill
    body M-9 3A4.2 4.2 0 0 0 -3 9L9 -3A4.2 4.2 0 0 0 3 -9Z
    detail*.85 M-3.8 -2.2L2.2 3.8M-2.2 -3.8L3.8 2.2
    spot circle 0 0 .7

    waveform.path.ecg: -
    line M-10.8 .6H-6L-3.6 -8.6L.4 9L3.4 -3.4L5 .6H10.8

    bolt.heart: - fill
    of heart
    spot M1.8 -5.2L-3.4 .6H-.4L-1.8 5L3.4 -.8H.4Z
    """
}
