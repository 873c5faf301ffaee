import Devices

extension MatrixAxis {
  static let os = MatrixAxis(
    "os", noun: "system version", \.os, values: SystemVersion.allCases, naming: \.rawValue,
    standard: { state, _ in state.deviceOrDefault.oldestSystem }, dependsOn: ["device"],
    words: { "iOS \($0.rawValue)" },
    wording: Wording(
      summary: "The generation of iOS or iPadOS.", pattern: "values of the axis",
      condition: "Holds on these systems.", standard: "`18`, or the oldest that the device runs"))

  static let statusBar = MatrixAxis(
    "statusBar", noun: "state of the status bar", \.statusBar,
    values: StatusBarVisibility.allCases, naming: \.rawValue,
    standard: { state, defaults in state.statusBar(defaults) },
    dependsOn: ["device", "orientation"],
    wording: Wording(
      summary: "Whether there is a status bar.", pattern: "values of the axis",
      condition: "Holds with or without a status bar.",
      standard: "as `screen` says, or else shown but on phones that lie"))
}
