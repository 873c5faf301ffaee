package import Foundation

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
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput =
      input.flatMap { try? FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    guard (try? process.run()) != nil else { return nil }
    // Both pipes are read at once, because the program waits if one of them is full.
    let complaint = PipeReading(of: errors, upTo: 1 << 20)
    let start = ContinuousClock.now
    // A child of a thread that blocks signals ends by this one only. The programs that it started, such
    // as the one with git's connection, are in its group and hold the pipes open.
    let end = DispatchWorkItem {
      if kill(-process.processIdentifier, SIGKILL) != 0 {
        kill(process.processIdentifier, SIGKILL)
      }
    }
    if let patience {
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(patience), execute: end)
    }
    let bytes = output.bytes(upTo: limit + 1)
    if bytes.count > limit { end.perform() }
    process.waitUntilExit()
    end.cancel()
    let isLate = patience.map { ContinuousClock.now - start > .seconds($0) } ?? false
    return Output(
      status: process.terminationStatus, standard: bytes,
      complaint: String(decoding: complaint.content, as: UTF8.self)
        .trimmingSuffix(while: \.isNewline), isCut: bytes.count > limit || isLate)
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

/// The reading of a pipe on another thread.
private final class PipeReading: @unchecked Sendable {
  private let group = DispatchGroup()
  private var bytes: [UInt8] = []

  init(of pipe: Pipe, upTo limit: Int) {
    DispatchQueue.global().async(group: group) { [self] in
      bytes = pipe.bytes(upTo: limit)
      // The program waits if nobody reads the rest.
      while !pipe.bytes(upTo: limit).isEmpty {}
    }
  }

  /// The first bytes, after the pipe's end.
  var content: [UInt8] {
    group.wait()
    return bytes
  }
}

extension Pipe {
  /// The bytes up to the pipe's end, or the first bytes.
  fileprivate func bytes(upTo limit: Int) -> [UInt8] {
    let file = fileHandleForReading.fileDescriptor
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = read(file, &part, min(part.count, limit - bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return bytes
  }
}
