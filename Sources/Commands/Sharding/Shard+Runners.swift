import Diagnostics

/// The CI runners that start one job several times and number the copies.
extension Shard {
  private struct Runner: Sendable {
    let name: String
    /// The part; nil if the variables are not from this runner.
    let shard: @Sendable (_ variables: RunnerVariables, _ count: Int?) throws(ShardError) -> Shard?
  }

  /// The known runners.
  ///
  /// A runner that may run inside another runner comes before it.
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

  /// The names of the known runners, such as `Bazel, Slurm and Kubernetes`.
  static var runners: String { WordList.of(known.map(\.name)) }

  /// The part that the variables of a runner name.
  ///
  /// Some runners number a single job too. The first runner with more than one part therefore
  /// counts.
  ///
  /// - Parameters:
  ///   - environment: the environment of the process.
  ///   - count: the number of parts, or nil to read it from the variables.
  /// - Throws: the error of missing or invalid variables.
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

/// The environment variables of one runner.
struct RunnerVariables: Sendable {
  private let environment: [String: String]
  private let runner: String

  init(_ environment: [String: String], of runner: String) {
    self.environment = environment
    self.runner = runner
  }

  /// The number in a variable; nil if the variable is missing or empty.
  func number(_ variable: String) throws(ShardError) -> Int? {
    guard let value = environment[variable], !value.isEmpty else { return nil }
    guard let number = Int(value) else { throw .noNumber(variable: variable, value: value) }
    return number
  }

  /// The part whose index and count are in two variables.
  ///
  /// - Parameters:
  ///   - index: the variable of the index.
  ///   - count: the variable of the count.
  ///   - first: the index of the first part.
  ///   - statusFile: the variable with the path of the file to write, if any.
  /// - Returns: the part, or nil if both variables are missing.
  /// - Throws: the error of missing or invalid variables.
  func shard(
    index: String, count: String, first: Int, statusFile: String? = nil
  ) throws(ShardError) -> Shard? {
    let total = try number(count)
    guard let position = try number(index) else {
      // GitLab sets only the count for a job without copies.
      guard let total else { return nil }
      if total == 1 { return Shard(index: 1, count: 1) }
      throw .missing(variable: index, given: count, runner: runner)
    }
    guard let total else { throw .missing(variable: count, given: index, runner: runner) }
    let file = statusFile.flatMap { environment[$0] }
    return try part(position, position - first + 1, of: total, index, statusFile: file)
  }

  /// The part of a Slurm array job.
  ///
  /// The ids of the job must have even steps from the smallest to the greatest.
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

  /// The part of an indexed job of Kubernetes.
  ///
  /// Kubernetes does not set a variable with the number of parts.
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
