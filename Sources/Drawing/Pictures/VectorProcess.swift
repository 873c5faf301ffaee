private import Bitmaps
private import Foundation
import Graphics
import Processes

/// A separate process for SVG and PDF files, with limits of time and memory.
///
/// No picture can crash the run, block it or use all of its memory.
///
/// The process is the program itself, which runs `VectorWorker` if its first argument is
/// `VectorWorker.argument`. It copies itself for each picture, so the limits are those of one picture,
/// and no picture can change how the next is drawn. It waits for the next picture until this object or
/// the program ends. Threads that draw at once have a process each.
///
/// Only a program can be started so. In a library, which is not the program, `shared` is nil. Then
/// librsvg runs in the same process, behind `SVGCheck` and `SVGCost`, and PDF files are refused.
package final class VectorProcess: Sendable {
  /// The limits of a picture.
  package struct Limits: Hashable, Sendable {
    /// The maximum processor time, in seconds.
    package var processorSeconds = 10
    /// The maximum processor time of all pictures together, without the first second of each.
    ///
    /// The time of a file that is drawn several times counts once.
    package var sharedSeconds = 10
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
  private let lock = NSLock()
  /// The processes that wait for a picture.
  nonisolated(unsafe) private var waiting: [VectorServer] = []
  /// The processor time without the first second of each picture that took more, by its bytes.
  nonisolated(unsafe) private var excess: [PixelHash: Double] = [:]

  /// Describes the process.
  ///
  /// - Parameters:
  ///   - words: the path of the program and its first arguments.
  ///   - environment: the environment variables of the process.
  ///   - limits: the limits of a picture.
  package init(
    words: [String], environment: [String: String], limits: Limits = Limits()
  ) {
    self.words = words + ["\(limits.mebibytes)"]
    self.environment = environment.map { "\($0)=\($1)" }
    self.limits = limits
  }

  deinit { for server in waiting { server.end(by: .now + .seconds(1)) } }

  /// The process that draws all SVG and PDF files of this program, or nil to draw SVG files in this
  /// process and no PDF files.
  package static var shared: VectorProcess? {
    get { sharedLock.withLock { chosen } }
    set { sharedLock.withLock { chosen = newValue } }
  }

  private static let sharedLock = NSLock()
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

  /// Draws the document and returns the answer.
  ///
  /// - Returns: the size in CSS pixels, and the rows of premultiplied pixels in Cairo's order.
  func draw(
    _ document: [UInt8], width: Int, height: Int
  ) throws(PictureFault) -> (width: Double, height: Double, pixels: [UInt8]) {
    let seconds = greatestSeconds(for: document)
    let request = VectorRequest(
      width: width, height: height, seconds: seconds, document: document)
    switch try outcome(of: request) {
    case .answer(.picture(let width, let height, let pixels)): return (width, height, pixels)
    case .answer(.refused(let words)): throw .corrupt(words)
    case .answer(.outOfMemory): throw .process(.memory(mebibytes: limits.mebibytes))
    case .answer(.fontNotEmbedded(let name)): throw .fontNotEmbedded(name)
    case .answer(.noPoppler): throw .noPoppler
    case .late: throw .process(.time(seconds: limits.seconds))
    case .failed(.signal(SIGXCPU)):
      throw .process(
        seconds < limits.processorSeconds
          ? .remainingTime(seconds: seconds) : .time(seconds: seconds))
    case .failed(.signal(let signal)), .gone(.signal(let signal)):
      throw .process(.signal(signal, mebibytes: limits.mebibytes))
    case .failed(.status(let status)), .gone(.status(let status)):
      throw .process(.status(status))
    }
  }

  /// Returns the maximum processor time of a picture after those before it.
  private func greatestSeconds(for document: [UInt8]) -> Int {
    lock.withLock {
      guard !excess.isEmpty else { return limits.processorSeconds }
      let used = excess.values.reduce(0, +)
      let own = excess[PixelHash(document)] ?? 0
      let left = max(0, Double(limits.sharedSeconds) - used) + own
      return min(limits.processorSeconds, 1 + Int(left.rounded(.up)))
    }
  }

  /// Counts the processor time of a picture.
  private func count(_ seconds: Double, for document: [UInt8]) {
    guard seconds > 1 else { return }
    let hash = PixelHash(document)
    lock.withLock { excess[hash] = max(excess[hash] ?? 0, seconds - 1) }
  }

  /// Has a waiting process draw, or a new one if none waits.
  private func outcome(of request: VectorRequest) throws(PictureFault) -> VectorServer.Outcome {
    while let server = lock.withLock({ waiting.popLast() }) {
      let outcome = outcome(of: request, from: server)
      // It may have been ended while it waited, which says nothing about the picture.
      if case .gone = outcome { continue }
      return outcome
    }
    return outcome(of: request, from: try VectorServer(words, environment))
  }

  /// Has a process draw, and keeps it if it can draw another picture.
  private func outcome(
    of request: VectorRequest, from server: VectorServer
  ) -> VectorServer.Outcome {
    let outcome = server.outcome(of: request, seconds: limits.seconds)
    count(server.processorSeconds, for: request.document)
    switch outcome {
    case .answer, .failed: lock.withLock { waiting.append(server) }
    case .gone, .late: break
    }
    return outcome
  }
}
