package import Foundation
import Processes

/// A program with its arguments and its environment.
package struct ProgramCall: Hashable, Sendable {
  package let program: URL
  package let arguments: [String]
  package let folder: URL
  package let environment: [String: String]

  package init(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String]
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
  }

  /// Returns the first program of a name on `PATH`, or nil.
  package static func program(named name: String, _ environment: [String: String]) -> URL? {
    (environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// What a finished program wrote.
  package struct Output {
    /// Its exit status, or 128 and the number of the signal that ended it.
    package let status: Int32
    package let standard: [UInt8]
    package let complaint: String
    /// Whether the program was ended because it wrote too much or took too long.
    package let isCut: Bool

    /// The standard output as text, without the line breaks at its end.
    var text: String {
      String(decoding: standard, as: UTF8.self).trimmingSuffix(while: \.isNewline)
    }
  }

  /// The greatest size of what a program writes, in bytes.
  package static let greatestSize = 1 << 30
  /// The greatest size of what is kept of its standard error, in bytes.
  private static let greatestComplaint = 1 << 20

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - input: the file that the program reads as its standard input; nil for none.
  ///   - limit: the greatest size of what it may write, in bytes.
  ///   - patience: the time after which it is ended, in seconds; nil for a program that ends by itself.
  /// - Returns: what the program wrote, or nil if it cannot start.
  package func output(
    input: URL? = nil, upTo limit: Int = ProgramCall.greatestSize, patience: Int? = nil
  ) -> Output? {
    let file = input.map { open($0.path, O_RDONLY | O_CLOEXEC) } ?? -1
    defer { if file >= 0 { close(file) } }
    guard let output = try? ProcessPipe(), let errors = try? ProcessPipe() else { return nil }
    var readings = [
      PipeReading(output, upTo: limit + 1), PipeReading(errors, upTo: Self.greatestComplaint),
    ]
    let process = start(input: file, output, errors)
    for pipe in [output, errors] { close(pipe.writing) }
    defer { for pipe in [output, errors] { close(pipe.reading) } }
    guard let process else { return nil }

    let deadline = patience.map { ContinuousClock.now + .seconds($0) }
    var end: ChildProcess.End?
    var isCut = false
    // What a program leaves in its pipes is read in fewer rounds. Programs that it leaves behind may write
    // on.
    var roundsLeft = 16
    while true {
      let isIdle = !PipeReading.readNext(&readings, isEnded: end != nil)
      let isLate = deadline.map { ContinuousClock.now > $0 } ?? false
      if let end, isIdle || isLate || readings[0].isFull || roundsLeft == 0 {
        return Output(
          status: end.shellStatus, standard: readings[0].bytes,
          complaint: String(decoding: readings[1].bytes, as: UTF8.self)
            .trimmingSuffix(while: \.isNewline), isCut: isCut || readings[0].isFull)
      }
      if end != nil {
        roundsLeft -= 1
      } else if isLate || readings[0].isFull {
        isCut = true
        process.kill()
        end = process.wait()
      } else {
        end = process.endIfAny()
      }
    }
  }

  /// Starts the program in a group of its own, so that the programs that it starts end with it, such as
  /// the one with git's connection.
  private func start(input: Int32, _ output: ProcessPipe, _ errors: ProcessPipe) -> ChildProcess? {
    try? ChildProcess(
      [program.path] + arguments, environment: environment.map { "\($0)=\($1)" },
      folder: folder.path,
      streams: ChildProcess.Streams(
        input: input >= 0 ? .file(input) : .null, output: .file(output.writing),
        errors: .file(errors.writing)),
      hasGroup: true)
  }
}

extension ChildProcess.End {
  /// The exit status, or 128 and the number of the signal.
  fileprivate var shellStatus: Int32 {
    switch self {
    case .status(let status): status
    case .signal(let signal): 128 + signal
    }
  }
}

extension StringProtocol {
  /// The text without the unwanted characters at its end.
  func trimmingSuffix(while isUnwanted: (Character) -> Bool) -> String {
    var rest = self[...]
    while let last = rest.last, isUnwanted(last) { rest = rest.dropLast() }
    return String(rest)
  }
}

/// What a program has written to a pipe.
private struct PipeReading {
  private let pipe: ProcessPipe
  private let limit: Int
  private var isOpen = true
  /// The first bytes.
  private(set) var bytes: [UInt8] = []

  init(_ pipe: ProcessPipe, upTo limit: Int) {
    self.pipe = pipe
    self.limit = limit
  }

  var isFull: Bool { bytes.count == limit }

  /// Reads what is ready, because the program waits if nobody reads.
  ///
  /// - Parameters:
  ///   - readings: the pipes.
  ///   - isEnded: whether the program has ended, so that there is no more to wait for.
  /// - Returns: whether something was ready.
  static func readNext(_ readings: inout [PipeReading], isEnded: Bool) -> Bool {
    var requests = readings.map {
      pollfd(fd: $0.isOpen ? $0.pipe.reading : -1, events: Int16(POLLIN), revents: 0)
    }
    // A program that has closed its streams ends soon.
    let milliseconds: Int32 = isEnded ? 0 : readings.contains(where: \.isOpen) ? 50 : 1
    guard poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return false }
    for index in readings.indices where requests[index].revents != 0 { readings[index].readPart() }
    return true
  }

  private mutating func readPart() {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(pipe.reading, &part, part.count)
    if count > 0 {
      bytes += part[..<min(count, limit - bytes.count)]
    } else if count == 0 || errno != EINTR {
      isOpen = false
    }
  }
}
