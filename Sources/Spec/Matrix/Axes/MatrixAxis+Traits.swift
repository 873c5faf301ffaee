import Devices
import Geometry

/// The axes of what the user prefers.
extension MatrixAxis {
  static let appearance = MatrixAxis(
    "appearance", noun: "appearance", \.appearance, standard: .light, isNamedInCells: false,
    wording: Wording(
      summary: "Light or dark mode.", pattern: "values of the axis",
      condition: "Holds in this mode."))

  static let contrast = MatrixAxis(
    "contrast", noun: "contrast", \.contrast, standard: .normal,
    wording: Wording(
      summary: "Whether the user asked for increased contrast, which darkens the system's colours.",
      pattern: "values of the axis", condition: "Holds at this contrast."))

  static let textSize = MatrixAxis(
    "textSize", noun: "text size", \.textSize, standard: .large,
    wording: Wording(
      summary: "The user's preferred text size, which text styles and scaled fonts follow.",
      condition: "Holds at these sizes of text."))

  static let direction = MatrixAxis(
    "direction", noun: "direction", \.direction, values: LayoutDirection.allCases,
    naming: \.rawValue, standard: { state, _ in state.localeDirection }, dependsOn: ["locale"],
    isNamedInCells: false,
    words: { $0 == .leftToRight ? "Left to right" : "Right to left" },
    wording: Wording(
      summary: "The side at which reading begins, left in `ltr`.", pattern: "values of the axis",
      condition: "Holds in this direction of reading.", standard: "`ltr`, or as `locale` reads"))
}
