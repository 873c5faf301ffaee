import Geometry

extension LanguageKeys {
  package static let transition: [SpecKey] = [
    SpecKey(
      "from", "a mapping of axis to value",
      "Where it begins; the cell itself on axes that are left out."),
    SpecKey(
      "to", "a mapping of axis to value",
      "Where it ends; as where it begins on axes that are left out."),
    SpecKey(
      "duration",
      "a number from \(number(Transition.durations.lowerBound)) to \(number(Transition.durations.upperBound))",
      "The seconds that it takes; 0.25 by default, and 0.5 with the keyboard's curve, as UIKit plays that one."
    ),
    SpecKey(
      "curve", MarkdownNames.list(TimingCurve.allCases.map(\.rawValue)),
      "How it runs; `easeInOut` by default."),
    SpecKey(
      "frames",
      "a whole number from \(Transition.frameCounts.lowerBound) to \(Transition.frameCounts.upperBound)",
      "How many pictures are drawn, both ends included; \(Transition.defaultFrameCount) by default."
    ),
    SpecKey(
      "snapshot", "true or false",
      "Whether `strut test` keeps the film strip as a reference; false by default."),
  ]

  private static func number(_ value: Double) -> String { DecimalText.shortest(value, places: 2) }
}
