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

    /// The standard output as text, without the line breaks at its end.
    var text: String {
      String(decoding: standard, as: UTF8.self).trimmingSuffix(while: \.isNewline)
    }
  }

  /// Runs the program to its end.
  ///
  /// - Parameter input: the file that the program reads as its standard input; nil for none.
  /// - Returns: what the program wrote, or nil if it cannot start.
  package func output(input: URL? = nil) -> Output? {
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
    let complaint = PipeReading(of: errors)
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, standard: Array(bytes),
      complaint: String(decoding: complaint.content, as: UTF8.self)
        .trimmingSuffix(while: \.isNewline))
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
  private var bytes = Data()

  init(of pipe: Pipe) {
    DispatchQueue.global().async(group: group) { [self] in
      bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    }
  }

  /// The bytes up to the pipe's end, which it waits for.
  var content: Data {
    group.wait()
    return bytes
  }
}
