import Diagnostics
import Foundation
import Synchronization
import TestSupport

/// A process that runs inputs of one kind, one after the other.
///
/// It writes its progress to a file before each input. If an input ends the process, the campaign
/// reads the input's index there.
struct Worker {
  /// The first argument of a worker process.
  static let word = "worker"
  /// The exit status after an input that took too long.
  static let hangStatus: Int32 = 9

  let kind: any InputKind.Type
  let task: FuzzTask
  let seed: UInt64
  /// A folder of the worker's own.
  let folder: URL
  /// The folder of derived fonts, which all workers share.
  let fontCache: String
  let documents: String?

  /// The greatest time of one input in seconds of the processors.
  static var limit: Double {
    #if DEBUG
      60
    #else
      5
    #endif
  }

  init(_ arguments: [String]) throws {
    guard arguments.count == 8, let kind = InputKinds.kind(named: arguments[0]),
      let seed = UInt64(arguments[1]), let first = Int(arguments[2]),
      let count = Int(arguments[3]), let seconds = Double(arguments[4])
    else { throw FuzzOptions.Wrong(description: "wrong arguments of a worker") }
    self.kind = kind
    self.seed = seed
    task = FuzzTask(kind: arguments[0], first: first, count: count, seconds: seconds)
    folder = URL(fileURLWithPath: arguments[5], isDirectory: true)
    fontCache = arguments[6]
    documents = arguments[7].isEmpty ? nil : arguments[7]
  }

  /// The arguments of the process.
  static func arguments(_ task: FuzzTask, _ options: FuzzOptions, in folder: URL) -> [String] {
    [
      word, task.kind, "\(options.seed)", "\(task.first)", "\(task.count)", "\(task.seconds)",
      folder.path,
      TemporaryFolder.fontCache, options.documents ?? "",
    ]
  }

  func run() throws {
    let record = try ProgressRecord(in: folder)
    let bench = try Bench(in: folder, fontCache: fontCache, documents: documents)
    let inputs = try kind.init(on: bench)
    _ = bench.strayNames()
    let watchdog = Watchdog(limit: Self.limit)
    var progress = FuzzProgress()
    let start = ContinuousClock.now
    for index in task.first..<task.first + task.count {
      if (ContinuousClock.now - start) / .seconds(1) > task.seconds { break }
      progress.index = index
      record.write(progress)
      watchdog.begin(at: Watchdog.processorTime)
      let input = inputs.input(index, seed: seed)
      let before = Watchdog.processorTime
      let outcome = inputs.outcome(of: input)
      let time = Int((Watchdog.processorTime - before) * 1e6)
      progress.time += time
      if time > progress.slowest { (progress.slowest, progress.slowestIndex) = (time, index) }
      if outcome.isAccepted { progress.accepted += 1 }
      var faults = outcome.faults
      if index % 16 == 0, let place = inputs.outcome(of: input).difference(from: outcome) {
        faults.append("the same input has two outcomes: \(place)")
      }
      watchdog.end()
      faults += bench.strayNames().map { "wrote `\($0)` outside of the project" }
      for fault in faults.prefix(3) {
        let line = fault.split(separator: "\n", omittingEmptySubsequences: false)
        print("\(index)\t\(VisibleText.line(line.joined(separator: " ")))")
      }
      progress.inputs += 1
    }
    record.write(progress)
  }
}

/// Ends the process if an input takes too long, or if the campaign has ended.
private final class Watchdog: Sendable {
  /// The processor time in microseconds at which the input began; negative between inputs.
  private let began = Atomic(-1)
  private let limit: Double

  init(limit: Double) {
    self.limit = limit
    let parent = getppid()
    Thread.detachNewThread { [self] in
      var (seen, ticks) = (-1, 0)
      while true {
        usleep(100_000)
        if getppid() != parent { _exit(0) }
        let start = began.load(ordering: .relaxed)
        ticks = start == seen ? ticks + 1 : 0
        seen = start
        guard start >= 0 else { continue }
        let used = Self.processorTime - Double(start) / 1e6
        // An input that waits uses no processor.
        if used > self.limit || Double(ticks) / 10 > 12 * self.limit { _exit(Worker.hangStatus) }
      }
    }
  }

  func begin(at time: Double) { began.store(Int(time * 1e6), ordering: .relaxed) }
  func end() { began.store(-1, ordering: .relaxed) }

  /// The processor time of the process in seconds.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The progress of a worker.
struct FuzzProgress: Hashable {
  /// The input that runs, or the last one.
  var index = 0
  /// The number of finished inputs.
  var inputs = 0
  /// The processor time of the slowest input in microseconds.
  var slowest = 0
  var slowestIndex = 0
  /// The number of finished inputs that the program accepted.
  var accepted = 0
  /// The processor time of all finished inputs in microseconds.
  var time = 0

  init() {}

  /// Reads the bytes of the file; nil if there are too few.
  init?(_ data: Data) {
    guard data.count == 48 else { return nil }
    let numbers = data.withUnsafeBytes { Array($0.bindMemory(to: Int64.self)).map { Int($0) } }
    (index, inputs, slowest, slowestIndex) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (accepted, time) = (numbers[4], numbers[5])
  }

  fileprivate var numbers: [Int64] {
    [index, inputs, slowest, slowestIndex, accepted, time].map { Int64($0) }
  }
}

/// The file with a worker's progress, which stays if the process ends.
struct ProgressRecord {
  private let descriptor: Int32

  static func url(in folder: URL) -> URL { folder.appendingPathComponent("progress") }

  init(in folder: URL) throws {
    descriptor = open(Self.url(in: folder).path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FuzzOptions.Wrong(description: "cannot write \(folder)") }
  }

  func write(_ progress: FuzzProgress) {
    _ = progress.numbers.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}
