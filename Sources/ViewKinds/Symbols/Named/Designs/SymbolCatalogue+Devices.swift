extension SymbolCatalogue {
  /// Devices and their state.
  static let devices = """
    iphone: - slash circle circle.fill
    inset 0.5
    body box -6.2 -10.8 12.4 21.6 2.8
    detail*.8 M-1.8 -8.4H1.8

    ipad: -
    body box -8.6 -10.8 17.2 21.6 2.4
    detail*.7 M-2.4 8.2H2.4

    laptopcomputer: -
    line M-8.6 3.6V-5.6A2 2 0 0 1 -6.6 -7.6H6.6A2 2 0 0 1 8.6 -5.6V3.6M-11.4 6.4H11.4

    desktopcomputer: -
    line box -11 -9 22 14.4 2.4
    line M-10.8 1.8H10.8M-2.4 5.6V9M2.4 5.6V9M-5 9.2H5

    applewatch: -
    line box -5.8 -6.4 11.6 12.8 3
    line M-3.6 -6.6L-3 -10.4H3L3.6 -6.6M-3.6 6.6L-3 10.4H3L3.6 6.6M8.2 -1.6V1.2

    keyboard: - fill
    body box -11.6 -7.6 23.2 15.2 2.6
    detail*.8 M-7.6 -3.2H-7.2M-2.8 -3.2H-2.4M2.4 -3.2H2.8M7.2 -3.2H7.6M-7.6 .4H-7.2M-2.8 .4H-2.4M2.4 .4H2.8M7.2 .4H7.6M-5 4H5

    cpu: -
    line box -6.6 -6.6 13.2 13.2 2.2
    line box -2.6 -2.6 5.2 5.2 1
    line M-3.6 -7V-10.2M0 -7V-10.2M3.6 -7V-10.2M-3.6 7V10.2M0 7V10.2M3.6 7V10.2M-7 -3.6H-10.2M-7 0H-10.2M-7 3.6H-10.2M7 -3.6H10.2M7 0H10.2M7 3.6H10.2

    memorychip: -
    line box -10.6 -5.4 21.2 10.8 1.8
    line M-7 5.6V8.6M-2.4 5.6V8.6M2.4 5.6V8.6M7 5.6V8.6M-7 -5.6V-8.6M-2.4 -5.6V-8.6M2.4 -5.6V-8.6M7 -5.6V-8.6

    terminal: - fill
    body box -11 -8.6 22 17.2 2.8
    detail M-7 -4.4L-3 -.8L-7 2.8M-1 3.4H4

    server.rack: -
    line box -10.4 -8.8 20.8 7.6 1.8
    line box -10.4 1.2 20.8 7.6 1.8
    solid circle -6.6 -5 .8
    solid circle -6.6 5 .8
    line*.85 M1.6 -5H6.8M1.6 5H6.8

    network: -
    line circle 0 -7.4 2.6
    line circle -7.6 6.6 2.6
    line circle 7.6 6.6 2.6
    line M0 -4.8V0M-7.6 4V0H7.6V4

    personalhotspot: -
    of link

    battery.0: - -=battery.0percent
    line*.95 box -12 -5.6 21.4 11.2 3
    line M12.4 -1.6C13 -.6 13 .6 12.4 1.6

    battery.25: - -=battery.25percent
    of battery.0
    solid box -9.4 -3 3.6 6 1

    battery.50: - -=battery.50percent
    of battery.0
    solid box -9.4 -3 8 6 1

    battery.75: - -=battery.75percent
    of battery.0
    solid box -9.4 -3 12 6 1

    battery.100: - -=battery.100percent
    of battery.0
    solid box -9.4 -3 16.2 6 1

    battery.100.bolt: -
    of battery.100
    clearing M.8 -6.4L-5 1H-1.6L-3.2 6.4L2.8 -1H-.8Z
    solid M.8 -6.4L-5 1H-1.6L-3.2 6.4L2.8 -1H-.8Z

    airplayvideo: -
    line M-5.4 5.4H-7.8A2.6 2.6 0 0 1 -10.4 2.8V-5.8A2.6 2.6 0 0 1 -7.8 -8.4H7.8A2.6 2.6 0 0 1 10.4 -5.8V2.8A2.6 2.6 0 0 1 7.8 5.4H5.4
    solid M0 2.6L5.6 9H-5.6Z

    airplayaudio: -
    line M-5.4 4.6A9.4 9.4 0 1 1 5.4 4.6M-2.8 1.6A5 5 0 1 1 2.8 1.6
    solid M0 2.6L5.6 9H-5.6Z

    simcard: - fill
    body M-7.4 -8A2.4 2.4 0 0 1 -5 -10.4H1.8C2.5 -10.4 3 -10.2 3.4 -9.8L6.8 -6.4C7.2 -6 7.4 -5.5 7.4 -4.8V8A2.4 2.4 0 0 1 5 10.4H-5A2.4 2.4 0 0 1 -7.4 8Z
    detail*.85 M-4 -2H4V6.6H-4ZM-4 2.3H4M0 -2V6.6

    cable.connector: -
    line M-8.6 -6.6H-3.4V-1.6H-8.6ZM-6 -1.4V3.4A3 3 0 0 0 0 3.4V-3.4A3 3 0 0 1 6 -3.4V1.4M3.4 1.6H8.6V6.6H3.4Z

    dpad: - fill
    body M-2.4 -9.8H2.4A1.4 1.4 0 0 1 3.8 -8.4V-3.8H8.4A1.4 1.4 0 0 1 9.8 -2.4V2.4A1.4 1.4 0 0 1 8.4 3.8H3.8V8.4A1.4 1.4 0 0 1 2.4 9.8H-2.4A1.4 1.4 0 0 1 -3.8 8.4V3.8H-8.4A1.4 1.4 0 0 1 -9.8 2.4V-2.4A1.4 1.4 0 0 1 -8.4 -3.8H-3.8V-8.4A1.4 1.4 0 0 1 -2.4 -9.8Z
    """
}
