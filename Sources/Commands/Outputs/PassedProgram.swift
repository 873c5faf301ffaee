import Foundation
package import Processes
import Snapshots

/// A program that runs in place of this one: it has its input and its signals, and its output passes
/// through.
package struct PassedProgram {
  /// Changes the output of one stream on its way.
  package struct Filter {
    let pass: ([UInt8]) -> [UInt8]
    let end: () -> [UInt8]

    /// - Parameters:
    ///   - pass: returns the bytes to write for the next bytes of the program.
    ///   - end: returns the last bytes to write.
    package init(pass: @escaping ([UInt8]) -> [UInt8], end: @escaping () -> [UInt8]) {
      self.pass = pass
      self.end = end
    }
  }
}

#if os(Linux)
  extension PassedProgram {
    /// Runs a program to its end.
    ///
    /// A stream that is a terminal is one for the program too. If both streams are the same file, the
    /// program's streams are the same, so that their order stays.
    ///
    /// - Parameters:
    ///   - call: the program. Its folder is that of this process.
    ///   - makeFilter: called for each stream that is separate, with whether it is a terminal.
    /// - Returns: how the program ended.
    /// - Throws: `FileError` if the program cannot start.
    package static func run(
      _ call: ProgramCall, makeFilter: (_ isTerminal: Bool) -> Filter
    ) throws -> ChildProcess.End {
      let isOne = isSameFile(STDOUT_FILENO, STDERR_FILENO)
      let targets = isOne ? [STDOUT_FILENO] : [STDOUT_FILENO, STDERR_FILENO]
      var channels: [Channel] = []
      for target in targets {
        channels.append(try Channel(to: target, makeFilter: makeFilter))
      }
      let ends = channels.map(\.programEnd)
      let process = try start(call, output: ends[0], errors: ends[ends.count - 1])
      for end in ends { close(end) }
      let signals = ForwardedSignals(to: process.number, terminals: channels.filter(\.isTerminal))
      defer { signals.stop() }
      return wait(for: process, &channels)
    }

    private static func isSameFile(_ first: Int32, _ second: Int32) -> Bool {
      var (one, two) = (stat(), stat())
      guard fstat(first, &one) == 0, fstat(second, &two) == 0 else { return false }
      return one.st_dev == two.st_dev && one.st_ino == two.st_ino
    }

    /// Reads until the program ended and nothing is left to read.
    ///
    /// Processes that the program leaves behind may keep its streams open.
    private static func wait(
      for process: ChildProcess, _ channels: inout [Channel]
    ) -> ChildProcess.End {
      var end: ChildProcess.End?
      while true {
        var requests = channels.map {
          pollfd(fd: $0.isOpen ? $0.end : -1, events: Int16(POLLIN), revents: 0)
        }
        let isOpen = channels.contains(where: \.isOpen)
        let ready = poll(
          &requests, nfds_t(requests.count), end == nil ? (isOpen ? 50 : 10) : 0)
        for index in channels.indices where ready > 0 && requests[index].revents != 0 {
          channels[index].passNext()
        }
        if let end, ready <= 0 {
          for index in channels.indices { channels[index].finish() }
          return end
        }
        if end == nil { end = process.endIfAny() }
      }
    }

    private static func start(
      _ call: ProgramCall, output: Int32, errors: Int32
    ) throws(FileError) -> ChildProcess {
      do throws(ChildProcess.Refusal) {
        // This program ignores the signal of a full disk. The other one has the default.
        return try ChildProcess(
          [call.program.path] + call.arguments,
          environment: call.environment.map { "\($0)=\($1)" },
          streams: ChildProcess.Streams(
            input: .inherited, output: .file(output), errors: .file(errors)),
          defaults: .only([SIGXFSZ]))
      } catch {
        throw FileError(.read, call.program.path, code: error.code)
      }
    }
  }

  /// A stream of the program, which passes to a stream of this process.
  private struct Channel {
    let target: Int32
    let isTerminal: Bool
    /// This process's end.
    let end: Int32
    let programEnd: Int32
    let filter: PassedProgram.Filter
    private(set) var isOpen = true {
      didSet { if !isOpen, oldValue { close(end) } }
    }

    init(to target: Int32, makeFilter: (Bool) -> PassedProgram.Filter) throws(FileError) {
      self.target = target
      isTerminal = isatty(target) == 1
      if isTerminal {
        var size = winsize()
        _ = ioctl(target, UInt(TIOCGWINSZ), &size)
        // No processing: the bytes pass as they are.
        var mode = termios()
        _ = tcgetattr(target, &mode)
        cfmakeraw(&mode)
        var (outer, inner): (Int32, Int32) = (-1, -1)
        guard openpty(&outer, &inner, nil, &mode, &size) == 0 else {
          throw FileError(.read, "/dev/ptmx", code: errno)
        }
        (end, programEnd) = (outer, inner)
      } else {
        do throws(ChildProcess.Refusal) {
          let pipe = try ProcessPipe()
          (end, programEnd) = (pipe.reading, pipe.writing)
        } catch {
          throw FileError(.read, "pipe", code: error.code)
        }
      }
      for descriptor in [end, programEnd] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      filter = makeFilter(isTerminal)
    }

    /// Passes the bytes that are ready.
    mutating func passNext() {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(end, &buffer, buffer.count)
      if count > 0 {
        write(filter.pass(Array(buffer[..<count])))
      } else if count == 0 || errno != EINTR && errno != EAGAIN {
        isOpen = false
      }
    }

    mutating func finish() {
      write(filter.end())
      isOpen = false
    }

    private mutating func write(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { [target] in
          Foundation.write(target, $0.baseAddress, $0.count)
        }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var request = pollfd(fd: target, events: Int16(POLLOUT), revents: 0)
          _ = poll(&request, 1, 1000)
        } else if errno != EINTR {
          // Nobody reads: the program gets the same error as with the stream itself.
          isOpen = false
          return
        }
      }
    }

    func copySize() {
      var size = winsize()
      if ioctl(target, UInt(TIOCGWINSZ), &size) == 0 { _ = ioctl(end, UInt(TIOCSWINSZ), &size) }
    }
  }

  /// The signals that this process gets for the program.
  private final class ForwardedSignals {
    private let sources: [any DispatchSourceSignal]
    private static let numbers = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

    /// Whether a terminal sends the signals of its keys to this process and to the program.
    private static var isInForeground: Bool {
      [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { tcgetpgrp($0) == getpgrp() }
    }

    init(to process: pid_t, terminals: [Channel]) {
      var sources: [any DispatchSourceSignal] = []
      let queue = DispatchQueue(label: "strut.signals")
      let fromTerminal = Self.isInForeground ? [SIGINT, SIGQUIT] : []
      for number in Self.numbers {
        signal(number, SIG_IGN)
        guard !fromTerminal.contains(number) else { continue }
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler { kill(process, number) }
        sources.append(source)
      }
      if !terminals.isEmpty {
        let source = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: queue)
        let terminals = terminals
        source.setEventHandler {
          for terminal in terminals { terminal.copySize() }
          kill(process, SIGWINCH)
        }
        sources.append(source)
      }
      for source in sources { source.resume() }
      self.sources = sources
    }

    /// Restores the default of each signal, so that this process can end by one.
    func stop() {
      for source in sources { source.cancel() }
      for number in Self.numbers { signal(number, SIG_DFL) }
    }
  }
#endif
