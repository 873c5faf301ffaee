import Cells
import Commands
import Diagnostics

enum ImportCommand: Command {
  private static let out = OptionDeclaration.value(
    "out", "DIR", "Writes the specs into this folder; default: Snapshots.")
  private static let link = OptionDeclaration.flag(
    "link", "Writes specs that read the document at each run; default: specs without it.")

  static let declaration = CommandDeclaration(
    name: "import", summary: "Writes a spec for each scene of a storyboard or xib.",
    operands: OperandDeclaration(
      "DOCUMENT...", "Storyboards and xibs that Interface Builder saved."),
    options: [out, link, .scene, .limit],
    example: (
      "strut import App/Base.lproj/Main.storyboard --out Snapshots",
      "Writes Snapshots/Main-<scene>.yaml. If a file exists, ends with an error."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw ArgumentError.missingArgument("a storyboard or xib", command: declaration.name)
    }
    let others = arguments.operands.filter { !SpecFinder.isInterface($0) }
    guard others.isEmpty else {
      console.report(others.map { .noDocument($0) })
      return .invalidInput
    }
    let workspace = Workspace(
      paths: arguments.operands, in: console.workingFolder, scene: arguments.value(.scene),
      limits: try arguments.limits(), resources: arguments.project.resources)
    console.report(workspace.diagnostics, sources: workspace.sources)
    guard !workspace.hasErrors else { return .invalidInput }
    let result = try importScenes(
      workspace.specs, form: arguments.has(link) ? .link : .copy,
      into: arguments.value(out) ?? Project.standardPath, in: console.workingFolder)
    console.report(result.diagnostics)
    try console.out(result.summary)
    // A document may have what a spec must not have, such as a word of thousands of letters.
    let written = Workspace(
      paths: result.written, in: console.workingFolder, limits: try arguments.limits(),
      resources: arguments.project.resources)
    let errors = result.written.isEmpty ? [] : written.diagnostics.filter { $0.severity == .error }
    console.report(errors, sources: written.sources)
    return result.diagnostics.isEmpty && errors.isEmpty ? .success : .invalidInput
  }
}
