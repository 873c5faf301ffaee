import Diagnostics

/// What to write for format strings in the notation of equations and of other tools.
extension VisualFormatError {
  /// The help for a part that a format string does not have; nil if none is known.
  static func help(forHabitsIn text: String) -> String? {
    if let edge = text.firstMatch(of: #/\[((?:\w+\.)*safeArea\w*)\.(top|bottom)\w*\]/#) {
      return
        "write `[\(edge.2)LayoutGuide]` in place of `\(edge.0)`: a format string names views and guides, not edges"
    }
    let side = text.hasPrefix("V:") ? "height" : "width"
    if let sum = text.firstMatch(
      of: #/\[(\w+)\(\s*([=<>]=)?\s*(\w+)\s*([*\/+-])\s*(\d+(?:\.\d+)?)\s*(?:@\w+)?\)\]/#)
    {
      let (view, other) = (sum.1, "\(sum.3).\(side)")
      let right = sum.4 == "*" ? "\(sum.5) * \(other)" : "\(other) \(sum.4) \(sum.5)"
      return
        "write `[\(view)]`, and `- \(view).\(side) \(sum.2 ?? "==") \(right)` under `constraints`: a format string does not calculate"
    }
    if let part = text.firstMatch(of: #/\[(\w+)\(\s*(?:==)?\s*(\d+(?:\.\d+)?)%\s*\)\]/#),
      let percent = Double(part.2)
    {
      return
        "write `[\(part.1)]`, and `- \(part.1).\(side) == \(percent / 100) * superview.\(side)` under `constraints`: a format string has no percentages"
    }
    if let length = text.firstMatch(of: #/\[(\w+)\s*(?:[:=]=?|\s)\s*(\d+(?:\.\d+)?)\]/#) {
      return "write `[\(length.1)(\(length.2))]`"
    }
    if let unit = text.firstMatch(of: #/(\d+(?:\.\d+)?)\s*(?:px|pt|dp)\b/#) {
      return "write `\(unit.1)`: numbers are in points, without a unit"
    }
    if let view = text.firstMatch(of: #/\[(?:superview|view|self\.view|parent|contentView)\]/#) {
      return "write `|` in place of `\(view.0)`: it is the superview"
    }
    return nil
  }
}
