private import Foundation
import Graphics

/// A separate process for SVG and PDF files, with limits of time and memory.
///
/// No picture can crash the run, block it or use all of its memory.
///
/// The process is the program itself, which runs `VectorWorker` if its first argument is
/// `VectorWorker.argument`. Only a program can be started so. In a library, which is not the
/// program, `shared` is nil. Then librsvg runs in the same process, behind `SVGCheck` and `SVGCost`, and PDF
/// files are refused.
package struct VectorProcess: Sendable {
  /// The limits of a process.
  package struct Limits: Hashable, Sendable {
    /// The maximum processor time, in seconds.
    package var processorSeconds = 10
    /// The maximum elapsed time, in seconds.
    ///
    /// It is longer than the processor time, because other processes may use the processors.
    package var seconds = 60
    package var mebibytes = 1024

    package init() {}
  }

  private let words: [String]
  private let environment: [String]
  private let limits: Limits

  /// Describes the process.
  ///
  /// - Parameters:
  ///   - words: the path of the program and its first arguments.
  ///   - environment: the environment variables of the process.
  ///   - limits: the limits of the process.
  package init(
    words: [String], environment: [String: String], limits: Limits = Limits()
  ) {
    self.words = words
    self.environment = environment.map { "\($0)=\($1)" }
    self.limits = limits
  }

  /// The process that draws all SVG and PDF files of this program, or nil to draw SVG files in this
  /// process and no PDF files.
  package static var shared: VectorProcess? {
    get { lock.withLock { chosen } }
    set { lock.withLock { chosen = newValue } }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var chosen: VectorProcess?

  /// The path of the running program, or nil if it is unknown.
  package static var programPath: String? {
    #if canImport(Darwin)
      Bundle.main.executablePath
    #else
      "/proc/self/exe"
    #endif
  }
}

extension VectorProcess {
  /// Returns the size of a picture in CSS pixels, or zero if it has no size.
  func size(
    of document: [UInt8]
  ) throws(PictureFault) -> (width: Double, height: Double) {
    let (width, height, _) = try draw(document, width: 0, height: 0)
    return (width, height)
  }

  /// Draws the picture, stretched to a new surface with a size in pixels.
  ///
  /// - Throws: `PictureFault` or `DrawingError`.
  func surface(of document: [UInt8], width: Int, height: Int) throws -> CairoSurface {
    let pixels = try draw(document, width: width, height: height).pixels
    let surface = try CairoSurface(width: width, height: height, format: .translucent)
    surface.withBytes { bytes, stride in
      for row in 0..<height {
        UnsafeMutableRawBufferPointer(rebasing: bytes[(row * stride)...])
          .copyBytes(from: pixels[row * 4 * width..<(row + 1) * 4 * width])
      }
    }
    return surface
  }

  /// Draws the document in a new process and returns the answer.
  ///
  /// - Returns: the size in CSS pixels, and the rows of premultiplied pixels in Cairo's order.
  func draw(
    _ document: [UInt8], width: Int, height: Int
  ) throws(PictureFault) -> (width: Double, height: Double, pixels: [UInt8]) {
    let run = try VectorRun(
      words + [
        "\(width)", "\(height)", "\(limits.processorSeconds)", "\(limits.mebibytes)",
      ], environment)
    let greatest = VectorAnswer.greatestLength(pixelCount: width * height)
    let (bytes, end) = run.answer(to: document, upTo: greatest, seconds: limits.seconds)
    if let answer = VectorAnswer(bytes, pixelCount: width * height) {
      switch answer {
      case .picture(let width, let height, let pixels): return (width, height, pixels)
      case .refused(let words): throw .corrupt(words)
      case .outOfMemory: throw .process(.memory(mebibytes: limits.mebibytes))
      case .fontNotEmbedded(let name): throw .fontNotEmbedded(name)
      case .noPoppler: throw .noPoppler
      }
    }
    switch end {
    case .late: throw .process(.time(seconds: limits.seconds))
    case .signal(SIGXCPU): throw .process(.time(seconds: limits.processorSeconds))
    case .signal(let signal):
      throw .process(.signal(signal, mebibytes: limits.mebibytes))
    case .status(let status): throw .process(.status(status))
    }
  }
}

/// A started process that draws one file.
private struct VectorRun {
  /// The way in which a process ended.
  enum End {
    /// The process was still running at the deadline.
    case late
    case signal(Int32)
    case status(Int32)
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

  /// Sends the document, receives the answer and ends the process.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - greatest: the maximum number of bytes to receive.
  ///   - seconds: the time until the process is killed.
  /// - Returns: the received part of the answer, and the way in which the process ended.
  func answer(
    to document: [UInt8], upTo greatest: Int, seconds: Int
  ) -> (bytes: [UInt8], end: End) {
    defer { close(socket) }
    let deadline = ContinuousClock.now + .seconds(seconds)
    var rest = document[...]
    var bytes: [UInt8] = []
    var isOpen = true
    if rest.isEmpty { shutdown(socket, Int32(SHUT_WR)) }
    while isOpen, bytes.count <= greatest, ContinuousClock.now < deadline {
      var request = pollfd(
        fd: socket, events: Int16(POLLIN) | (rest.isEmpty ? 0 : Int16(POLLOUT)), revents: 0)
      guard poll(&request, 1, 100) > 0 else { continue }
      if Int32(request.revents) & Int32(POLLIN) != 0 {
        isOpen = receivePart(of: &bytes)
      } else if Int32(request.revents) & Int32(POLLOUT) != 0 {
        isOpen = sendPart(of: &rest)
      } else {
        isOpen = false
      }
    }
    guard bytes.count <= greatest else {
      _ = end(by: .now)
      return (bytes, .signal(SIGKILL))
    }
    return (bytes, end(by: deadline))
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
    if rest.isEmpty { shutdown(socket, Int32(SHUT_WR)) }
    return true
  }

  /// Waits for the end of the process, and kills it at the deadline.
  private func end(by deadline: ContinuousClock.Instant) -> End {
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else {
        kill(process, SIGKILL)
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        return .late
      }
      usleep(200)
    }
    let signal = status & 0x7F
    return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }
}
