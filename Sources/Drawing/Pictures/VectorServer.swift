private import Foundation
import Graphics
import Processes

/// A started process that runs `VectorWorker`.
///
/// One thread at a time may use it.
final class VectorServer {
  /// What came of a request.
  enum Outcome {
    case answer(VectorAnswer)
    /// The copy of the process that drew the picture ended without an answer.
    case failed(ChildProcess.End)
    /// The process itself ended before it replied.
    case gone(ChildProcess.End)
    /// There was no reply in time, and the process was killed.
    case late
  }

  private let process: ChildProcess
  /// The socket connected to the standard input and output of the process.
  private let socket: Int32
  /// The processor time of the last picture in seconds, as far as the process replied.
  private(set) var processorSeconds = 0.0

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
    let streams = ChildProcess.Streams(input: .file(ends[1]), output: .file(ends[1]), errors: .null)
    do throws(ChildProcess.Refusal) {
      process = try ChildProcess(words, environment: environment, streams: streams)
    } catch {
      close(ends[0])
      throw .process(.notStarted(code: error.code))
    }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    socket = ends[0]
  }

  /// Sends a request and receives the reply.
  ///
  /// - Parameters:
  ///   - request: the picture.
  ///   - seconds: the time until the process is killed.
  /// - Returns: what came of it. The process still runs only after an answer or a failed picture.
  func outcome(of request: VectorRequest, seconds: Int) -> Outcome {
    let deadline = ContinuousClock.now + .seconds(seconds)
    processorSeconds = 0
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
        processorSeconds = Double(reply.microseconds) / 1e6
        let pixelCount = request.width * request.height
        let answer = VectorAnswer(reply.answer, pixelCount: pixelCount)
        return answer.map(Outcome.answer) ?? .failed(ChildProcess.End(waitStatus: reply.status))
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
  func end(by deadline: ContinuousClock.Instant) -> ChildProcess.End? {
    close(socket)
    while true {
      if let end = process.endIfAny() { return end }
      guard ContinuousClock.now < deadline else {
        process.kill()
        _ = process.wait()
        return nil
      }
      usleep(200)
    }
  }
}
