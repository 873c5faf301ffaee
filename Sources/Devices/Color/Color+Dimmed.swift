extension Color {
  /// The tint of views behind an alert: its luma alone, at four fifths of its opacity.
  package var dimmed: Color {
    // By ITU-R BT.709, in sRGB's own steps.
    let luma = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    let gray = UInt8(luma.rounded())
    return Color(
      red: gray, green: gray, blue: gray, alpha: UInt8((Double(alpha) * 0.8).rounded()))
  }
}
