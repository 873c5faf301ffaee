extension SymbolCatalogue {
  /// Clocks.
  static let time = """
    clock: - fill circle=clock.circle circle.fill=clock.circle.fill badge.checkmark
    inset 0.6
    body circle 0 0 10.4
    detail M0 -6.4V0L4.4 3

    clock.arrow.circlepath: -
    line M-9.4 2.6A9.6 9.6 0 1 0 -8.2 -5.2M-8.8 -9.8V-4.8H-3.8M0 -5V.6L3.8 3

    alarm: - fill
    body circle 0 1 8.6
    detail M0 -3.6V1L3.4 3.4
    line M-6 7.6L-8 10.2M6 7.6L8 10.2M-10.4 -5.2C-10 -7.2 -8.2 -8.8 -6 -9.2M10.4 -5.2C10 -7.2 8.2 -8.8 6 -9.2

    timer: - circle circle.fill
    inset 0.54
    line M0 -6.6V-9.6A9.6 9.6 0 1 1 -6.8 -6.8
    line M-3.6 -3.4L0 .4
    solid circle .3 .6 1.1

    stopwatch: - fill
    body circle 0 1.6 8.4
    detail M0 -3V1.6
    line M0 -7V-9.8M-2.4 -10H2.4M6.6 -6L8 -7.4

    hourglass: - circle circle.fill
    inset 0.52
    line M-6.6 -9.8H6.6M-6.6 9.8H6.6M-5.2 -9.6V-6.4C-5.2 -3.6 -1.4 -2 -1.4 0S-5.2 3.6 -5.2 6.4V9.6M5.2 -9.6V-6.4C5.2 -3.6 1.4 -2 1.4 0S5.2 3.6 5.2 6.4V9.6
    solid M-2.6 -4.6H2.6L0 -1.8Z
    solid M-3.4 8.2C-3.2 6.4 -1.8 5.2 0 4.6C1.8 5.2 3.2 6.4 3.4 8.2Z
    """
}
