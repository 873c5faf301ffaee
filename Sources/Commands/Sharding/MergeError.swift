package import Diagnostics

/// The reason why the results in several folders do not belong to one run.
package enum MergeError: Error, Hashable, Sendable {
  /// The reason why two parts do not belong to one run.
  package enum Difference: Hashable, Sendable {
    case count(Int, Int)
    case specs
    case division
    case recording
    /// The files that the specs name, or the references.
    case inputs
  }

  /// `areStopped` says whether there are parts that an obstacle stopped.
  case noParts(paths: [String], areStopped: Bool)
  /// Results of a whole run.
  case wholeRun(path: String)
  case twice(index: Int, paths: [String])
  case others(Difference, path: String, from: String)
  /// A part in the folder for the results of the whole run.
  case inTheWay(path: String)
}

extension MergeError {
  /// Whether the folders are not those of a run in parts.
  ///
  /// The results of the last run then stay.
  package var isAboutFolders: Bool {
    switch self {
    case .noParts(_, let areStopped): !areStopped
    case .wholeRun, .inTheWay: true
    case .twice, .others: false
    }
  }

  package var diagnostic: Diagnostic {
    switch self {
    case .noParts(let paths, _):
      Diagnostic(
        Message(
          rule: "noShards",
          text: "no shard has left results in \(paths.map { "`\($0)`" }.joined(separator: ", "))"),
        help: "name the folders that `strut test --shard` left below `\(RunPart.folder)`")
    case .wholeRun(let path):
      Diagnostic(
        Message(rule: "noShard", text: "`\(path)` holds the results of a whole run, not a shard's"),
        help: "`strut report \(ShellWord.path(path))` builds its report")
    case .twice(let index, let paths):
      Diagnostic(
        Message(rule: "sameShard", text: "shard \(index) is there \(paths.count) times"),
        notes: paths.map { Note("in `\($0)`") },
        help: "merge only the results of its last try")
    case .others(let difference, let path, let other):
      Self.diagnostic(of: difference, path, other)
    case .inTheWay(let path):
      Diagnostic(
        Message(
          rule: "shardInTheWay",
          text: "a shard's results are in `\(path)`, where those of the whole run go"),
        help: "move them elsewhere, such as below `\(RunPart.folder)`")
    }
  }

  private static func diagnostic(
    of difference: Difference, _ path: String, _ other: String
  ) -> Diagnostic {
    let places = [Note("compare `\(other)` and `\(path)`")]
    return switch difference {
    case .count(let first, let second):
      Diagnostic(
        Message(
          rule: "otherShards", text: "the shards are of \(first) and of \(second) parts"),
        notes: places, help: "merge the shards of one run")
    case .specs:
      Diagnostic(
        Message(rule: "otherSpecs", text: "the shards are of different specs or selections"),
        notes: places, help: "run all shards on one revision with the same arguments")
    case .division:
      Diagnostic(
        Message(
          rule: "otherDivision",
          text: "the shards were divided by different timings, so that cells overlap or are missing"
        ),
        notes: places,
        help: "give all of them the same file with `--timings`, or none of them any")
    case .recording:
      Diagnostic(
        Message(rule: "otherRecording", text: "only some of the shards record, or not alike"),
        notes: places, help: "run all shards with the same `--record`")
    case .inputs:
      Diagnostic(
        Message(
          rule: "otherFiles", text: "the shards are of different files or references"),
        notes: places + [
          Note("a picture, a font, a catalogue, a default or a reference differs"),
          Note("a shard that did not run may have left the results of an earlier run"),
        ],
        help: "run all shards on one revision")
    }
  }
}
