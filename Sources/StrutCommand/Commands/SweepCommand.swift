import Cells
import Commands
import Diagnostics
import Geometry

enum SweepCommand: Command {
  private static let axis = OptionDeclaration.value(
    "axis", "AXES",
    "Sweeps width, height, textSize or textLength, or several such as width,height; default: all.")
  private static let view = OptionDeclaration.value(
    "view", "ID",
    "Reports only this view and lengthens only its text; repeatable; default: all views.",
    repeats: true)
  private static let from = OptionDeclaration.value(
    "from", "N",
    "Sets the smallest width or height, in points; default: that of the smallest device.")
  private static let to = OptionDeclaration.value(
    "to", "N", "Sets the largest width or height, in points; default: that of the largest device.")

  /// The axes to which `--from` and `--to` apply.
  private static let lengths: [SweepAxis] = [.width, .height]

  static let declaration = CommandDeclaration(
    name: "sweep",
    summary: "Finds the sizes and text lengths at which layout problems begin.",
    operands: .specs,
    options: [
      axis, view, from, to, .json, .annotations, .only, .device, .scene, .set, .limit, .jobs,
    ],
    example: (
      "strut sweep Snapshots/chat --axis width --from 280",
      "Finds the width below which problems begin, and the devices that fail."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let options = try options(arguments, console)
    switch try CellChoice(arguments, console: console) {
    case .end(let status, _): return status
    case .cells(let cells, _, let workspace):
      let result: SweepResult
      do {
        result = try sweep(cells, options: options) {
          console.progress.update("sweeping", done: $0, total: $1)
        }
      } catch let unknown as UnknownView {
        console.report([unknown.diagnostic])
        return .invalidInput
      }
      if arguments.has(.json) {
        try console.out(result.json)
      } else {
        let text = DiagnosticText(sources: workspace.sources, style: .plain)
        let findings = result.diagnostics.isEmpty ? "" : text.text(of: result.diagnostics) + "\n"
        try console.out(findings + result.summary)
      }
      console.annotate(result.diagnostics)
      return result.hasErrors ? .snapshotsDiffer : .success
    }
  }

  private static func options(
    _ arguments: Arguments, _ console: Console
  ) throws(ArgumentError) -> SweepOptions {
    var options = SweepOptions(
      jobs: try arguments.jobs(console), fontSetup: console.fontSetup)
    options.views = arguments.values(view)
    let text = arguments.value(axis) ?? "all"
    if text != "all" {
      options.axes = []
      for name in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let found = SweepAxis(rawValue: String(name)), !options.axes.contains(found) else {
          throw .badValue(
            option: axis.name, value: text,
            expected:
              "`width`, `height`, `textSize`, `textLength`, several such as `width,height`, or `all`"
          )
        }
        options.axes.append(found)
      }
    }
    let isOneLength = lengths.contains { options.axes == [$0] }
    options.lower = try length(arguments, from, isOneLength)
    options.upper = try length(arguments, to, isOneLength)
    if let lower = options.lower, let upper = options.upper, lower > upper {
      throw .badValue(
        option: to.name, value: arguments.value(to) ?? "",
        expected: "no less than `--\(from.name) \(arguments.value(from) ?? "")`")
    }
    return options
  }

  private static func length(
    _ arguments: Arguments, _ option: OptionDeclaration, _ isOneLength: Bool
  ) throws(ArgumentError) -> Points? {
    guard let text = arguments.value(option) else { return nil }
    guard isOneLength else {
      throw .missingChoice(
        option: axis.name, values: lengths.map(\.rawValue), neededBy: option.name)
    }
    guard let number = Double(text), (1...10_000).contains(number) else {
      throw .badValue(
        option: option.name, value: text,
        expected: "a number of points from 1 to 10000, such as `320`")
    }
    return Points(number)
  }
}
