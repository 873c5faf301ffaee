import Diagnostics
import Foundation
import Synchronization
import TestSupport

/// A range of inputs of one kind.
struct FuzzTask: Hashable {
  let kind: String
  var first: Int
  var count: Int
  /// The greatest time in seconds.
  var seconds: Double
}

/// An input that must be corrected.
struct FuzzFailure: Hashable {
  let kind: String
  let index: Int
  let reason: String

  /// The failure with the command that runs the input alone.
  func text(_ options: FuzzOptions) -> String {
    let documents = options.documents.map { " --documents \($0)" } ?? ""
    return """
      \(kind) \(index): \(reason)
        scripts/checks/fuzz --kind \(kind)\(documents) --seed \(options.seed) --only \(index)
      """
  }
}

/// Runs the inputs in worker processes and prints a table.
final class Campaign: Sendable {
  private let options: FuzzOptions
  private let state: Mutex<State>

  private struct State {
    var tasks: [FuzzTask]
    var rows: [String: Row] = [:]
    var failures: [FuzzFailure] = []
  }

  /// A line of the table.
  struct Row: Hashable {
    var inputs = 0
    var accepted = 0
    var failures = 0
    /// The processor time of all inputs in microseconds.
    var time = 0
    /// The slowest input's processor time in microseconds, and its index.
    var slowest = 0
    var slowestIndex = 0

    mutating func add(_ progress: FuzzProgress) {
      inputs += progress.inputs
      accepted += progress.accepted
      time += progress.time
      guard progress.slowest > slowest else { return }
      (slowest, slowestIndex) = (progress.slowest, progress.slowestIndex)
    }
  }

  /// The inputs of one process, so that memory does not grow for ever.
  private static let inputsOfProcess = 20_000
  /// The number of failures after which a kind is left.
  private static let greatestFailureCount = 20

  init(_ options: FuzzOptions) {
    self.options = options
    state = Mutex(State(tasks: options.kinds.map { Self.task($0, options) }))
  }

  private static func task(_ kind: String, _ options: FuzzOptions) -> FuzzTask {
    switch options.extent {
    case .only(let index): FuzzTask(kind: kind, first: index, count: 1, seconds: 1e9)
    case .count(let count): FuzzTask(kind: kind, first: 0, count: count, seconds: 1e9)
    case .seconds(let seconds):
      FuzzTask(
        kind: kind, first: 0, count: .max,
        seconds: seconds * Double(min(options.jobs, options.kinds.count))
          / Double(options.kinds.count))
    }
  }

  /// - Returns: whether no input failed.
  func run() throws -> Bool {
    if case .only(let index) = options.extent, let path = options.printed {
      try print(index, to: path)
      return true
    }
    let group = DispatchGroup()
    for job in 0..<options.jobs {
      group.enter()
      Thread.detachNewThread { [self] in
        work(job)
        group.leave()
      }
    }
    group.wait()
    return state.withLock { state in
      Swift.print(Self.table(state.rows, order: options.kinds))
      for failure in state.failures { Swift.print(failure.text(options)) }
      return state.failures.isEmpty
    }
  }

  /// Writes an input to a file without running it.
  private func print(_ index: Int, to path: String) throws {
    let folder = try TemporaryFolder()
    guard let kind = InputKinds.kind(named: options.kinds[0]) else { return }
    let input = try kind.init(on: Bench(in: folder.url, documents: options.documents)).input(
      index, seed: options.seed)
    try Data(input).write(to: URL(fileURLWithPath: path))
  }

  /// The table with a line for each kind that has run.
  ///
  /// The seconds are those of the processors.
  static func table(_ rows: [String: Row], order: [String]) -> String {
    func cells(_ columns: [String]) -> String {
      let head = columns[0].padding(toLength: 14, withPad: " ", startingAt: 0)
      return head
        + columns.dropFirst().map { column in
          String(repeating: " ", count: max(1, 12 - column.count)) + column
        }.joined()
    }
    let lines = order.compactMap { kind in
      rows[kind].map { row in
        cells([
          kind, "\(row.inputs)", "\(row.accepted)", "\(row.failures)", "\(row.time / 1_000_000)",
          "\(row.slowest / 1000)", "\(row.slowestIndex)",
        ])
      }
    }
    let head = ["kind", "inputs", "accepted", "failures", "seconds", "slowest ms", "index"]
    return ([cells(head)] + lines).joined(separator: "\n")
  }

  /// Runs tasks until the list is empty.
  private func work(_ job: Int) {
    while let task = state.withLock({ $0.tasks.isEmpty ? nil : $0.tasks.removeFirst() }) {
      let start = ContinuousClock.now
      var slice = task
      slice.count = min(slice.count, Self.inputsOfProcess)
      let (progress, failures) = run(slice)
      var rest = task
      rest.first = max(progress.index + 1, task.first + 1)
      rest.count = task.count - (rest.first - task.first)
      rest.seconds -= (ContinuousClock.now - start) / .seconds(1)
      state.withLock { state in
        state.rows[task.kind, default: Row()].add(progress)
        state.rows[task.kind, default: Row()].failures += failures.count
        state.failures += failures
        let isBroken = state.rows[task.kind]?.failures ?? 0 >= Self.greatestFailureCount
        if rest.count > 0, rest.seconds > 0.5, !isBroken { state.tasks.insert(rest, at: 0) }
      }
    }
  }

  /// Runs a worker process to its end.
  private func run(_ task: FuzzTask) -> (FuzzProgress, [FuzzFailure]) {
    var progress = FuzzProgress()
    progress.index = task.first
    do {
      let folder = try TemporaryFolder()
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = Worker.arguments(task, options, in: folder.url)
      let (output, errors, temporary) = (Pipe(), folder.file("errors"), folder.file("tmp"))
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["TMPDIR": temporary.path, "SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 })
      try Data().write(to: errors)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      let lines = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      if let data = try? Data(contentsOf: ProgressRecord.url(in: folder.url)) {
        progress = FuzzProgress(data) ?? progress
      }
      var failures = Self.failures(in: lines, of: task.kind)
      let words = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      if let reason = Self.reason(
        status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
        errors: words)
      {
        progress.inputs += 1
        failures.append(FuzzFailure(kind: task.kind, index: progress.index, reason: reason))
      }
      return (progress, failures)
    } catch {
      return (progress, [FuzzFailure(kind: task.kind, index: task.first, reason: "\(error)")])
    }
  }

  /// The faults that a worker printed.
  static func failures(in lines: String, of kind: String) -> [FuzzFailure] {
    lines.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let index = Int(parts[0]) else { return nil }
      return FuzzFailure(kind: kind, index: index, reason: String(parts[1]))
    }
  }

  /// The reason why a worker process ended early, or nil if it did not.
  ///
  /// - Parameters:
  ///   - status: the exit status, or the number of the signal.
  ///   - isSignal: whether a signal ended the process.
  ///   - errors: the text of its standard error.
  /// - Returns: the reason in words.
  static func reason(status: Int32, isSignal: Bool, errors: String) -> String? {
    let last = errors.split(separator: "\n").suffix(3).map { VisibleText.line(String($0)) }
    let words = last.isEmpty ? "" : ": \(last.joined(separator: " "))"
    if isSignal { return "ended the process with signal \(status)\(words)" }
    switch status {
    case 0: return nil
    case Worker.hangStatus: return "took longer than \(Worker.limit) s"
    default: return "ended the process with status \(status)\(words)"
    }
  }
}
