extension Color {
  /// As specs write it: `#RRGGBB`, with the alpha behind it where it is not opaque.
  package var hexadecimal: String {
    let channels = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#" + channels.map(Color.digits).joined()
  }

  private static func digits(_ channel: UInt8) -> String {
    let text = String(channel, radix: 16, uppercase: true)
    return channel < 16 ? "0" + text : text
  }
}
