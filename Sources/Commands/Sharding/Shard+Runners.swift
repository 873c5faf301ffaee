import Diagnostics

/// The runners that start one job many times and tell each which one it is.
extension Shard {
  private struct Runner: Sendable {
    let name: String
    /// Nil where the variables are not this runner's.
    let shard: @Sendable (_ variables: RunnerVariables, _ count: Int?) throws(ShardError) -> Shard?
  }

  /// One that a run within another's job belongs to comes before the outer one.
  private static let known: [Runner] = [
    Runner(name: "Bazel") { variables, _ throws(ShardError) in
      try variables.shard(
        index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0,
        statusFile: "TEST_SHARD_STATUS_FILE")
    },
    Runner(name: "Slurm") { variables, _ throws(ShardError) in try variables.slurmArray() },
    Runner(name: "GitLab") { variables, _ throws(ShardError) in
      try variables.shard(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1)
    },
    Runner(name: "CircleCI") { variables, _ throws(ShardError) in
      try variables.shard(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0)
    },
    Runner(name: "Buildkite") { variables, _ throws(ShardError) in
      try variables.shard(
        index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0)
    },
    Runner(name: "Kubernetes") { variables, count throws(ShardError) in
      try variables.kubernetesJob(count: count)
    },
  ]

  /// `Bazel, Slurm and Kubernetes`.
  static var runners: String { WordList.of(known.map(\.name)) }

  /// The part that a runner's variables name: of the first runner with more than one, since some say
  /// that their job is the only one.
  ///
  /// - Parameters:
  ///   - environment: the process's variables.
  ///   - count: how many parts there are; nil where the runner has to say.
  /// - Throws: what is wrong with the variables or missing among them.
  init(from environment: [String: String], count: Int?) throws(ShardError) {
    var only: Shard?
    for runner in Self.known {
      let variables = RunnerVariables(environment, of: runner.name)
      guard let shard = try runner.shard(variables, count) else { continue }
      if let count, shard.count != count, shard.count > 1 {
        throw .otherCount(asked: count, runner: runner.name, count: shard.count)
      }
      if shard.count > 1 || count == 1 {
        self = shard
        return
      }
      only = only ?? shard
    }
    guard let only else { throw .noRunner }
    if let count, count != only.count {
      throw .otherCount(asked: count, runner: "the runner", count: only.count)
    }
    self = only
  }
}

/// The process's variables as one runner sets them.
struct RunnerVariables: Sendable {
  private let environment: [String: String]
  private let runner: String

  init(_ environment: [String: String], of runner: String) {
    self.environment = environment
    self.runner = runner
  }

  /// Nil where it is not set or empty.
  func number(_ variable: String) throws(ShardError) -> Int? {
    guard let value = environment[variable], !value.isEmpty else { return nil }
    guard let number = Int(value) else { throw .noNumber(variable: variable, value: value) }
    return number
  }

  /// The part whose index and count are in two variables; nil where neither is set.
  ///
  /// - Parameters:
  ///   - index: the index' variable.
  ///   - count: the count's variable.
  ///   - first: the index of the first part.
  ///   - statusFile: the variable that names the file to be made, if any.
  /// - Returns: the part.
  /// - Throws: what is wrong with the variables or missing among them.
  func shard(
    index: String, count: String, first: Int, statusFile: String? = nil
  ) throws(ShardError) -> Shard? {
    let total = try number(count)
    guard let position = try number(index) else {
      // GitLab tells of a job that is the only one nothing but that.
      guard let total else { return nil }
      if total == 1 { return Shard(index: 1, count: 1) }
      throw .missing(variable: index, given: count, runner: runner)
    }
    guard let total else { throw .missing(variable: count, given: index, runner: runner) }
    let file = statusFile.flatMap { environment[$0] }
    return try part(position, position - first + 1, of: total, index, statusFile: file)
  }

  /// The part of an array job: its ids go from a least to a greatest in even steps.
  func slurmArray() throws(ShardError) -> Shard? {
    let task = "SLURM_ARRAY_TASK_ID"
    guard let id = try number(task) else { return nil }
    func needed(_ variable: String) throws(ShardError) -> Int {
      guard let number = try number(variable) else {
        throw .missing(variable: variable, given: task, runner: runner)
      }
      return number
    }
    let count = try needed("SLURM_ARRAY_TASK_COUNT")
    let least = try needed("SLURM_ARRAY_TASK_MIN")
    let greatest = try needed("SLURM_ARRAY_TASK_MAX")
    guard count > 1 else { return try part(id, 1, of: count, task) }
    let (step, rest) = (greatest - least).quotientAndRemainder(dividingBy: count - 1)
    guard rest == 0, step > 0, (id - least) % step == 0 else { throw .unevenArray }
    return try part(id, (id - least) / step + 1, of: count, task)
  }

  /// The part of an indexed job, which tells its pods nothing of their number.
  func kubernetesJob(count: Int?) throws(ShardError) -> Shard? {
    let variable = "JOB_COMPLETION_INDEX"
    guard let position = try number(variable) else { return nil }
    guard let count else { throw .noCount(runner: runner, variable: variable) }
    return try part(position, position + 1, of: count, variable)
  }

  private func part(
    _ value: Int, _ index: Int, of count: Int, _ variable: String, statusFile: String? = nil
  ) throws(ShardError) -> Shard {
    guard let shard = Shard(index: index, count: count, statusFile: statusFile) else {
      throw .noPart(variable: variable, value: "\(value)", count: count)
    }
    return shard
  }
}
