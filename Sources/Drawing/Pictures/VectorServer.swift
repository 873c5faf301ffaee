private import Foundation
import Graphics

/// A started process that runs `VectorWorker`.
///
/// One thread at a time may use it.
final class VectorServer {
  /// The way in which a process ended.
  enum End: Hashable {
    case signal(Int32)
    case status(Int32)

    /// - Parameter status: the status from `waitpid`.
    init(waitStatus status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }
  }

  /// What came of a request.
  enum Outcome {
    case answer(VectorAnswer)
    /// The copy of the process that drew the picture ended without an answer.
    case failed(End)
    /// The process itself ended before it replied.
    case gone(End)
    /// There was no reply in time, and the process was killed.
    case late
  }

  private let process: pid_t
  /// The socket connected to the standard input and output of the process.
  private let socket: Int32

  init(_ words: [String], _ environment: [String]) throws(PictureFault) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let isConnected = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0
      for end in ends where isConnected {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        var isOn: Int32 = 1
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      }
    #else
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      let isConnected = socketpair(AF_UNIX, kind, 0, &ends) == 0
    #endif
    guard isConnected else { throw .process(.notStarted(code: errno)) }
    defer { close(ends[1]) }
    let (code, process) = Self.start(words, environment, socket: ends[1])
    guard code == 0 else {
      close(ends[0])
      throw .process(.notStarted(code: code))
    }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    self.process = process
    socket = ends[0]
  }

  /// Starts a program and discards its messages.
  private static func start(
    _ words: [String], _ environment: [String], socket: Int32
  ) -> (code: Int32, process: pid_t) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // A thread may block the signal that ends the process at its time limit.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let arguments = words.map { strdup($0) }
    let variables = environment.map { strdup($0) }
    defer { for word in arguments + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(
      &process, words[0], &actions, &attributes, arguments + [nil], variables + [nil])
    return (code, process)
  }

  /// Sends a request and receives the reply.
  ///
  /// - Parameters:
  ///   - request: the picture.
  ///   - seconds: the time until the process is killed.
  /// - Returns: what came of it. The process still runs only after an answer or a failed picture.
  func outcome(of request: VectorRequest, seconds: Int) -> Outcome {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var rest = request.bytes[...]
    var received: [UInt8] = []
    var isOpen = true
    while isOpen, ContinuousClock.now < deadline {
      var state = pollfd(
        fd: socket, events: Int16(POLLIN) | (rest.isEmpty ? 0 : Int16(POLLOUT)), revents: 0)
      guard poll(&state, 1, 100) > 0 else { continue }
      if Int32(state.revents) & Int32(POLLIN) != 0 {
        isOpen = receivePart(of: &received)
      } else if Int32(state.revents) & Int32(POLLOUT) != 0 {
        isOpen = sendPart(of: &rest)
      } else {
        isOpen = false
      }
      switch VectorReply.progress(of: received, upTo: request.greatestAnswerLength) {
      case .incomplete: break
      case .tooLong:
        end(by: .now)
        return .gone(.signal(SIGKILL))
      case .complete(let reply):
        let pixelCount = request.width * request.height
        let answer = VectorAnswer(reply.answer, pixelCount: pixelCount)
        return answer.map(Outcome.answer) ?? .failed(End(waitStatus: reply.status))
      }
    }
    return end(by: deadline).map(Outcome.gone) ?? .late
  }

  /// Receives the next part of the answer.
  ///
  /// - Returns: false at the end of the answer.
  private func receivePart(of bytes: inout [UInt8]) -> Bool {
    var (received, code): (Int, Int32) = (0, 0)
    bytes += [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
      received = recv(socket, buffer.baseAddress, buffer.count, 0)
      code = errno
      count = max(0, received)
    }
    return received > 0 || received < 0 && (code == EINTR || code == EAGAIN)
  }

  /// Sends the next part of the document.
  ///
  /// - Returns: false if the process reads no more.
  private func sendPart(of rest: inout ArraySlice<UInt8>) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let (sent, code) = rest.withUnsafeBytes {
      (send(socket, $0.baseAddress, $0.count, flags), errno)
    }
    guard sent >= 0 else { return code == EINTR || code == EAGAIN }
    rest = rest.dropFirst(sent)
    return true
  }

  /// Closes the connection and waits for the end of the process, which is killed at the deadline.
  ///
  /// - Returns: nil if the process was killed.
  @discardableResult
  func end(by deadline: ContinuousClock.Instant) -> End? {
    close(socket)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else {
        kill(process, SIGKILL)
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        return nil
      }
      usleep(200)
    }
    return End(waitStatus: status)
  }
}
