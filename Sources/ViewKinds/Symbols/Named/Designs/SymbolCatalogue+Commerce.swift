extension SymbolCatalogue {
  /// Money and shops.
  static let commerce = """
    cart: - fill circle circle.fill badge.plus fill.badge.plus badge.minus
    inset 0.5
    body M-6.6 -5.8H9.4A1.2 1.2 0 0 1 10.6 -4.3L9.2 1.4A2.2 2.2 0 0 1 7.1 3.1H-4.9Z
    line M-11 -8.8H-8.8A1.5 1.5 0 0 1 -7.3 -7.5L-5.2 4.6A2.2 2.2 0 0 0 -3 6.4H8
    solid circle -3.4 9.2 1.05
    solid circle 6.6 9.2 1.05

    bag: - fill circle circle.fill badge.plus fill.badge.plus
    inset 0.5
    body M-7 -5.6H7A1.8 1.8 0 0 1 8.8 -3.9L9.6 7.6A2.2 2.2 0 0 1 7.4 10H-7.4A2.2 2.2 0 0 1 -9.6 7.6L-8.8 -3.9A1.8 1.8 0 0 1 -7 -5.6Z
    line M-4.4 -5.8V-6.4A4.4 4.4 0 0 1 4.4 -6.4V-5.8
    filled detail*.85 M-4.4 -5.4V-2.8M4.4 -5.4V-2.8
    open line M-4.4 -5.4V-2.6M4.4 -5.4V-2.6

    basket: - fill
    body M-8.8 -1.6H8.8L7.2 7.4A2 2 0 0 1 5.2 9H-5.2A2 2 0 0 1 -7.2 7.4Z
    line M-10.8 -1.6H10.8M-6.6 -1.8L-1.8 -9.2M6.6 -1.8L1.8 -9.2
    detail*.85 M-3 2V5.6M0 2V5.6M3 2V5.6

    creditcard: - fill circle circle.fill
    inset 0.5
    body box -11.2 -8 22.4 16 2.8
    detail*1.4 M-11 -3.2H11
    detail*.9 M-7.4 3.6H-4

    giftcard: - fill
    body box -11.2 -8 22.4 16 2.8
    detail M-11 -1.6H11M-4.6 -7.8V7.8M-4.6 -1.6L-8.4 2.4M-4.6 -1.6L-.8 2.4

    gift: - fill circle circle.fill
    inset 0.5
    body box -10 -5.6 20 5 1.4
    body M-8.6 -.6H8.6V7.6A2 2 0 0 1 6.6 9.6H-6.6A2 2 0 0 1 -8.6 7.6Z
    filled detail*.8 M-9.8 -.6H9.8
    detail M0 -5.4V9.4
    line M0 -5.8C-.6 -8.4 -2 -10.2 -4 -10.2C-5.6 -10.2 -6.4 -9.2 -6.4 -8.2C-6.4 -6.8 -5.4 -5.8 -3.6 -5.8ZM0 -5.8C.6 -8.4 2 -10.2 4 -10.2C5.6 -10.2 6.4 -9.2 6.4 -8.2C6.4 -6.8 5.4 -5.8 3.6 -5.8Z

    banknote: - fill
    body box -11.6 -7 23.2 14 2.2
    detail circle 0 0 3.2
    spot circle -7.6 0 .8
    spot circle 7.6 0 .8

    wallet.pass: - fill
    body box -8.4 -9.8 16.8 19.6 2.6
    detail M-8.2 -4.6H8.2M-8.2 .4H-3.2A3.2 3.2 0 0 0 3.2 .4H8.2

    storefront: - fill
    body M-7.4 -8.8H7.4L10.4 -2.6A2.8 2.8 0 0 1 5.2 -1.6A2.8 2.8 0 0 1 0 -1.6A2.8 2.8 0 0 1 -5.2 -1.6A2.8 2.8 0 0 1 -10.4 -2.6Z
    line M-8.4 1V8.8H8.4V1
    detail*.8 M-5.2 -2V-8.6M5.2 -2V-8.6M0 -2V-8.6
    line M-3 8.6V3.6H3V8.6

    qrcode: -
    line box -9.4 -9.4 7 7 1.2
    line box 2.4 -9.4 7 7 1.2
    line box -9.4 2.4 7 7 1.2
    solid box -6.7 -6.7 1.6 1.6 .2
    solid box 5.1 -6.7 1.6 1.6 .2
    solid box -6.7 5.1 1.6 1.6 .2
    solid box 2.2 2.2 1.6 1.6 .2
    solid box 5.1 5.1 1.6 1.6 .2
    solid box 8 8 1.6 1.6 .2
    solid box 8 2.2 1.6 1.6 .2
    solid box 2.2 8 1.6 1.6 .2

    barcode: -
    line*.9 M-9.6 -8V8M-6 -8V8M-3.2 -8V8M1 -8V8M5.6 -8V8M9.6 -8V8
    line*1.6 M-1 -8V8M7.6 -8V8

    chart.bar: - fill
    body box -9.8 1 4.6 8 1
    body box -2.3 -3.6 4.6 12.6 1
    body box 5.2 -8.6 4.6 17.6 1

    chart.pie: - fill
    body M-1.6 -8V1.4L6 7.4A9.2 9.2 0 1 1 -1.6 -8Z
    body M2.4 -9.8A9 9 0 0 1 9.6 3L2.4 -2.6Z

    chart.line.uptrend.xyaxis: - circle circle.fill
    inset 0.52
    line M-9.6 -9.6V7.4A2 2 0 0 0 -7.6 9.4H10M-5.8 4L-1.6 -1.4L2 1.6L8.4 -6.2M3.8 -7.2H9V-2

    chart.xyaxis.line: -
    line M-9.6 -9.6V7.4A2 2 0 0 0 -7.6 9.4H10M-6 2.6L-1.6 -3.6L2.6 .8L8.4 -6.4
    """
}
