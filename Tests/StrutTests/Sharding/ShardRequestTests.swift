import Commands
import Testing

@Suite("The part of a run that is asked for")
struct ShardRequestTests {
  /// Variables and the part that they name.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var text = "auto"
    var environment: [String: String] = [:]
    var part: [Int]?
    var statusFile: String?
    var error: ShardError?

    static let rows = [
      Row(testDescription: "is named", text: "2/5", part: [2, 5]),
      Row(
        testDescription: "is GitLab's, counted from 1",
        environment: ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"], part: [3, 3]),
      Row(
        testDescription: "is the whole of a job that GitLab starts once",
        environment: ["CI_NODE_TOTAL": "1"], part: [1, 1]),
      Row(
        testDescription: "is CircleCI's, counted from 0",
        environment: ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], part: [1, 4]),
      Row(
        testDescription: "is Buildkite's, counted from 0",
        environment: ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"],
        part: [2, 2]),
      Row(
        testDescription: "is Bazel's, which wants a file",
        environment: [
          "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "/tmp/x",
        ], part: [1, 2], statusFile: "/tmp/x"),
      Row(testDescription: "is Slurm's", environment: slurm("7", "3", "11", "3"), part: [2, 3]),
      Row(
        testDescription: "is the only one of Slurm's", environment: slurm("9", "9", "9", "1"),
        part: [1, 1]),
      Row(
        testDescription: "is Slurm's within GitLab's only job",
        environment: slurm("2", "1", "2", "2").merging(["CI_NODE_TOTAL": "1"]) { a, _ in a },
        part: [2, 2]),
      Row(
        testDescription: "is Kubernetes', of as many as the user says", text: "auto/4",
        environment: ["JOB_COMPLETION_INDEX": "3"], part: [4, 4]),
      Row(
        testDescription: "is the runner's, of as many as the user says too", text: "auto/3",
        environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], part: [1, 3]),
      Row(testDescription: "is nobody's", error: .noRunner),
      Row(
        testDescription: "is Kubernetes', of nobody knows how many",
        environment: ["JOB_COMPLETION_INDEX": "3"],
        error: .noCount(runner: "Kubernetes", variable: "JOB_COMPLETION_INDEX")),
      Row(
        testDescription: "lacks the index",
        environment: ["TEST_TOTAL_SHARDS": "3"],
        error: .missing(
          variable: "TEST_SHARD_INDEX", given: "TEST_TOTAL_SHARDS", runner: "Bazel")),
      Row(
        testDescription: "lacks the count",
        environment: ["CIRCLE_NODE_INDEX": "3"],
        error: .missing(
          variable: "CIRCLE_NODE_TOTAL", given: "CIRCLE_NODE_INDEX", runner: "CircleCI")),
      Row(
        testDescription: "lacks the least id", environment: ["SLURM_ARRAY_TASK_ID": "1"],
        error: .missing(
          variable: "SLURM_ARRAY_TASK_COUNT", given: "SLURM_ARRAY_TASK_ID", runner: "Slurm")),
      Row(
        testDescription: "is no number",
        environment: ["CI_NODE_INDEX": "first", "CI_NODE_TOTAL": "3"],
        error: .noNumber(variable: "CI_NODE_INDEX", value: "first")),
      Row(
        testDescription: "is past the last",
        environment: ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"],
        error: .noPart(variable: "CI_NODE_INDEX", value: "4", count: 3)),
      Row(
        testDescription: "is of an array with gaps", environment: slurm("3", "1", "7", "3"),
        error: .unevenArray),
      Row(
        testDescription: "is of another number of parts", text: "auto/4",
        environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"],
        error: .otherCount(asked: 4, runner: "GitLab", count: 3)),
    ]

    private static func slurm(
      _ id: String, _ least: String, _ greatest: String, _ count: String
    ) -> [String: String] {
      [
        "SLURM_ARRAY_TASK_ID": id, "SLURM_ARRAY_TASK_MIN": least,
        "SLURM_ARRAY_TASK_MAX": greatest, "SLURM_ARRAY_TASK_COUNT": count,
      ]
    }
  }

  @Test("comes from the words or a runner's variables", arguments: Row.rows)
  func part(_ row: Row) throws {
    let request = try #require(ShardRequest(row.text))
    do throws(ShardError) {
      let shard = try request.shard(row.environment)
      #expect([shard.index, shard.count] == row.part)
      #expect(shard.statusFile == row.statusFile)
    } catch {
      #expect(error == row.error)
    }
  }

  @Test(
    "is no other text", arguments: ["", "3", "0/2", "3/2", "1/0", "a/b", "1/2/3", "auto/0", "-1/2"])
  func wrong(_ text: String) {
    #expect(ShardRequest(text) == nil)
  }
}
