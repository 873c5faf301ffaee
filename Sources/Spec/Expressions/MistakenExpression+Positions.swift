import Diagnostics

/// Positions as a part of the superview, and pairs of attributes that cannot be compared.
extension MistakenExpression {
  /// The dimension of the superview times a part of 1 in percent, or the edge at that part of it.
  static func partOfSuperview(_ percent: String, _ attribute: String) -> String {
    let factor = factor(percent)
    guard let (center, far) = ends[attribute] else {
      return factor == "1" ? "superview.\(attribute)" : "\(factor) * superview.\(attribute)"
    }
    if factor == "0.5" { return "superview.\(center)" }
    return factor == "1" ? "superview.\(far)" : "\(factor) * superview.\(far)"
  }

  /// The centre and the far edge on the axis of an edge.
  private static let ends = [
    "top": ("centerY", "bottom"), "bottom": ("centerY", "bottom"), "centerY": ("centerY", "bottom"),
    "leading": ("centerX", "trailing"), "trailing": ("centerX", "trailing"),
    "left": ("centerX", "right"), "right": ("centerX", "right"), "centerX": ("centerX", "right"),
  ]

  /// The equations for an inset in percent, such as `top: 50%`; none for others.
  static func equations(forInset text: String, at key: String, of view: String) -> [String] {
    guard let percent = text.wholeMatch(of: #/(\d+(?:\.\d+)?)\s*%/#).flatMap({ Double($0.1) })
    else { return [] }
    let groups = [
      "all": ["top", "leading", "bottom", "trailing"], "horizontal": ["leading", "trailing"],
      "vertical": ["top", "bottom"],
    ]
    return (groups[key] ?? [key]).map { edge in
      let isFar = ["bottom", "trailing", "right"].contains(edge)
      return "\(view).\(edge) == \(partOfSuperview("\(isFar ? 100 - percent : percent)", edge))"
    }
  }

  /// What to write for a position that is compared with a size or with both parts of a centre; nil for
  /// others.
  static func advice(forPair text: String) -> String? {
    if let found = text.wholeMatch(
      of: #/\s*([\w.]+)\.center\s*==\s*([\w.]+)\.(\w+)\s*([+-]\s*\d+(?:\.\d+)?)?\s*/#),
      let (center, _) = ends[String(found.3)]
    {
      let other = center == "centerX" ? "centerY" : "centerX"
      let offset = found.4.map { " \($0)" } ?? ""
      let equations = [
        "`- \(found.1).\(other) == \(found.2).\(other)`",
        "`- \(found.1).\(center) == \(found.2).\(found.3)\(offset)`",
      ]
      return "write two: \(WordList.of(equations))"
    }
    if let found = text.wholeMatch(
      of: #/\s*([\w.]+)\.(\w+)(\s*[=<>]=\s*)([\w.]+)\.center\s*([+-]\s*\d+(?:\.\d+)?)?\s*/#),
      let (center, _) = ends[String(found.2)]
    {
      return
        "write `\(found.1).\(found.2)\(found.3)\(found.4).\(center)\(found.5.map { " \($0)" } ?? "")`"
    }
    guard
      let found = text.wholeMatch(
        of:
          #/\s*([\w.]+\.(\w+)\s*[=<>]=)\s*(?:(\d*\.?\d+)\s*\*\s*)?(superview|root)\.(width|height)(?:\s*([*\/])\s*(\d*\.?\d+))?\s*([+-]\s*\d+(?:\.\d+)?)?\s*/#
      ),
      let (center, _) = ends[String(found.2)], (center == "centerY") == (found.5 == "height")
    else { return nil }
    let number = found.7.flatMap { Double($0) } ?? 1
    let factor =
      (found.3.flatMap { Double($0) } ?? 1) * (found.6 == "/" ? 1 / number : number)
    let place = partOfSuperview("\(factor * 100)", String(found.2))
      .replacing("superview", with: String(found.4))
    return "write `\(found.1) \(place)\(found.8.map { " \($0)" } ?? "")`"
  }
}
