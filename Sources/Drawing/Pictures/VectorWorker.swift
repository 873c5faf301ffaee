private import CCairo
private import CCalls
private import CLateBinding
private import Foundation
import Graphics

/// The program of the process that draws SVG files and the first pages of PDF files.
///
/// It reads each `VectorRequest` from standard input, and writes a `VectorReply` to standard output.
/// A copy of the process draws the picture, so that each picture has the process's limits for itself.
package enum VectorWorker {
  /// The first argument of a process that draws.
  package static let argument = "--draw-picture"

  /// Draws pictures until the end of standard input.
  ///
  /// - Parameter words: the maximum memory of a picture in MiB.
  /// - Returns: 0, 2 for wrong arguments, or 3 if standard output fails or no copy starts.
  package static func run(_ words: [String]) -> Int32 {
    let numbers = words.compactMap { Int($0) }.filter { (0...0xFF_FFFF).contains($0) }
    guard words.count == 1, let mebibytes = numbers.first else { return 2 }
    while let request = VectorRequest(reading: { read($0, from: STDIN_FILENO) }) {
      load(for: request.document)
      let reply = Self.reply(upTo: request.greatestAnswerLength) {
        limit(seconds: request.seconds, mebibytes: mebibytes)
        return answer(request.document, width: request.width, height: request.height).bytes
      }
      guard let reply, write(reply.bytes, to: STDOUT_FILENO) else { return 3 }
    }
    return 0
  }

  /// Loads the libraries, so that the copies do not each load them.
  private static func load(for document: [UInt8]) {
    if PDFHandle.isPDF(document) { _ = PDFHandle.isAvailable } else { loadedForSVG }
  }

  private static let loadedForSVG: Void = {
    let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>"
    _ = try? SVGHandle(Array(picture.utf8)).surface(width: 1, height: 1)
  }()

  /// Computes an answer in a copy of the process.
  ///
  /// - Parameters:
  ///   - greatest: the maximum length of the answer. The copy is killed if it writes more.
  ///   - answer: the computation, which does not change this process.
  /// - Returns: nil if no copy starts.
  private static func reply(
    upTo greatest: Int, _ answer: () -> [UInt8]
  ) -> VectorReply? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let copy = strut_fork()
    guard copy != 0 else {
      // What a library prints must not reach the standard output, which has the replies.
      let nothing = open("/dev/null", O_RDWR)
      dup2(nothing, STDIN_FILENO)
      dup2(nothing, STDOUT_FILENO)
      _exit(write(answer(), to: ends[1]) ? 0 : 3)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard copy > 0 else { return nil }
    let bytes = read(greatest + 1, from: ends[0])
    if bytes.count > greatest { kill(copy, SIGKILL) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(copy, &status, 0, &usage) == -1 {
      guard errno == EINTR else { return nil }
    }
    let microseconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Int($1.tv_sec) * 1_000_000 + Int($1.tv_usec)
    }
    return VectorReply(
      status: status, microseconds: microseconds, answer: bytes.count > greatest ? [] : bytes)
  }

  /// Reads a number of bytes, or fewer at the end of the file.
  private static func read(_ count: Int, from file: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      while length < count {
        let part = Foundation.read(
          file, UnsafeMutableRawBufferPointer(buffer).baseAddress.map { $0 + length },
          count - length)
        guard part > 0 || part < 0 && errno == EINTR else { return }
        length += max(0, part)
      }
    }
  }

  /// Writes all bytes, and returns false if this fails.
  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var length = 0
      while length < buffer.count {
        let part = Foundation.write(
          file, buffer.baseAddress.map { $0 + length }, buffer.count - length)
        guard part >= 0 || errno == EINTR else { return false }
        length += max(0, part)
      }
      return true
    }
  }

  private static func answer(_ document: [UInt8], width: Int, height: Int) -> VectorAnswer {
    do throws(PictureFault) {
      if PDFHandle.isPDF(document) {
        guard PDFHandle.isAvailable else { return .noPoppler }
        return answer(try PDFHandle(document), width: width, height: height)
      }
      let handle = try SVGHandle(document)
      guard width > 0, height > 0 else {
        return .picture(width: handle.size.width, height: handle.size.height, pixels: [])
      }
      return picture(of: handle.size) { () throws(DrawingError) in
        try handle.surface(width: width, height: height)
      }
    } catch .corrupt(let words) {
      return .refused(words)
    } catch .fontNotEmbedded(let name) {
      return .fontNotEmbedded(name)
    } catch {
      return .refused("unknown")
    }
  }

  /// Draws a PDF file.
  ///
  /// A request for the size draws it too, so that a file that cannot be drawn is found early.
  private static func answer(
    _ handle: borrowing PDFHandle, width: Int, height: Int
  ) -> VectorAnswer {
    let size = handle.size
    guard width == 0 || height == 0 else {
      return picture(of: size) { () throws(DrawingError) in
        try handle.surface(width: width, height: height)
      }
    }
    let longest = max(size.width, size.height)
    let shrink = max(1, longest / Self.greatestTrial)
    if longest.isFinite, longest > 0 {
      let trial = picture(of: size) { () throws(DrawingError) in
        try handle.surface(
          width: max(1, Int(size.width / shrink)), height: max(1, Int(size.height / shrink)))
      }
      guard case .picture = trial else { return trial }
    }
    return .picture(width: size.width, height: size.height, pixels: [])
  }

  /// The longest side of the picture that is drawn as a trial, in pixels.
  private static let greatestTrial = 1024.0

  private static func picture(
    of size: (width: Double, height: Double),
    _ draw: () throws(DrawingError) -> CairoSurface
  ) -> VectorAnswer {
    do throws(DrawingError) {
      let surface = try draw()
      let (width, height) = (surface.width, surface.height)
      let pixels = surface.withBytes { bytes, stride in
        (0..<height).flatMap { bytes[$0 * stride..<$0 * stride + 4 * width] }
      }
      return .picture(width: size.width, height: size.height, pixels: pixels)
    } catch .cairo(let words) {
      // The messages of Cairo and of librsvg for exhausted memory.
      let isFull =
        words == CairoContext.message(CAIRO_STATUS_NO_MEMORY) || words.contains("NoMemory")
      return isFull ? .outOfMemory : .refused(words)
    } catch {
      return .refused("unknown")
    }
  }

  /// Limits the process, so that no picture can take the machine's time, memory or disk.
  private static func limit(seconds: Int, mebibytes: Int) {
    func limit(_ greatest: Int, _ set: (inout rlimit) -> Int32) {
      var value = rlimit(rlim_cur: rlim_t(greatest), rlim_max: rlim_t(greatest))
      _ = set(&value)
    }
    #if canImport(Darwin)
      let (cpu, memory, core) = (RLIMIT_CPU, RLIMIT_AS, RLIMIT_CORE)
    #else
      let cpu = __rlimit_resource_t(RLIMIT_CPU.rawValue)
      let memory = __rlimit_resource_t(RLIMIT_AS.rawValue)
      let core = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    #endif
    limit(0) { setrlimit(core, &$0) }
    limit(mebibytes << 20) { setrlimit(memory, &$0) }
    // The soft limit sends SIGXCPU, so the caller knows that the time limit was the reason.
    var time = rlimit(rlim_cur: rlim_t(seconds), rlim_max: rlim_t(seconds + 1))
    _ = setrlimit(cpu, &time)
  }
}
