package import Diagnostics

/// The reason why the variables of a runner name no part.
package enum ShardError: Error, Hashable, Sendable {
  /// There are no variables of a known runner.
  case noRunner
  case missing(variable: String, given: String, runner: String)
  /// The runner does not set the number of parts.
  case noCount(runner: String, variable: String)
  case noNumber(variable: String, value: String)
  case noPart(variable: String, value: String, count: Int)
  /// The ids of a Slurm array do not have even steps, so the order of the parts is unknown.
  case unevenArray
  case otherCount(asked: Int, runner: String, count: Int)
}

extension ShardError {
  package var diagnostic: Diagnostic {
    switch self {
    case .noRunner:
      Diagnostic(
        Message(rule: "noShard", text: "no variable tells which part of the run is this one"),
        notes: [Note("known are those of \(Shard.runners)")],
        help: "name the part: `--shard 1/4`")
    case .missing(let variable, let other, let runner):
      Diagnostic(
        Message(
          rule: "missingVariable",
          text: "`\(variable)` is not set though `\(other)` is, as by \(runner)"),
        help: "set it too, or name the part: `--shard 1/4`")
    case .noCount(let runner, let variable):
      Diagnostic(
        Message(
          rule: "noShardCount",
          text: "\(runner) tells by `\(variable)` which part this is, and not of how many"),
        help: "write `--shard auto/N` with the number of the job's completions")
    case .noNumber(let variable, let value):
      Diagnostic(
        Message(rule: "badVariable", text: "`\(variable)` is `\(value)`, which is no number"),
        help: "set it to a number, or name the part: `--shard 1/4`")
    case .noPart(let variable, let value, let count):
      Diagnostic(
        Message(
          rule: "badVariable", text: "`\(variable)` is `\(value)`, which is none of \(count) parts"),
        help: "set it as the runner does, or name the part: `--shard 1/4`")
    case .unevenArray:
      Diagnostic(
        Message(
          rule: "unevenArray", text: "the ids of the Slurm array are not evenly spaced"),
        help: "submit it with a range such as `--array=1-8`, or name the part: `--shard 1/4`")
    case .otherCount(let asked, let runner, let count):
      Diagnostic(
        Message(
          rule: "otherShardCount",
          text: "`--shard auto/\(asked)` asks for \(asked) parts, and \(runner) has \(count)"),
        help: "write `--shard auto`")
    }
  }
}
