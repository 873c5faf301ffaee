/// The keys of what is around a view's edges.
extension LanguageKeys {
  package static let border: [SpecKey] = [
    SpecKey("width", "a length", "The line's width in points; 1 by default."),
    SpecKey("color", "a colour", "The line's colour; black by default, as a layer's."),
  ]

  package static let shadow: [SpecKey] = [
    SpecKey("color", "a colour", "The shadow's colour; black by default."),
    SpecKey("opacity", "a number from 0 to 1", "Its opacity; 0.33 by default."),
    SpecKey(
      "radius", "a length", "How far it is blurred, in points; 3 by default, as a layer's."),
    SpecKey(
      "offset", "a list of two lengths", "How far it lies right and below; 0 and 0 by default."),
    SpecKey(
      "path", "`content` or `bounds`",
      "What throws it: what the view and its subviews cover, which is the default, or the view's outline."
    ),
  ]

  package static let transform: [SpecKey] = [
    SpecKey("scale", "a number, or a list of two", "Factors across and down, the first step."),
    SpecKey("rotate", "a number of degrees", "The turn, clockwise, the second step."),
    SpecKey(
      "translate", "a list of two lengths", "How far right and down, the last step."),
  ]
}
