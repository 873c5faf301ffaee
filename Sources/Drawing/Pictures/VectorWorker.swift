private import CCairo
private import CLateBinding
private import Foundation
import Graphics

/// The program of the process that draws an SVG file or the first page of a PDF file.
///
/// It reads the file from standard input and writes an `VectorAnswer` to standard output.
package enum VectorWorker {
  /// The first argument of a process that draws.
  package static let argument = "--draw-picture"

  /// Draws the picture.
  ///
  /// - Parameter words: the width and height in pixels, or zeros to request only the size; then the
  ///   maximum processor time in seconds and the maximum memory in MiB.
  /// - Returns: 0, 2 for wrong arguments, or 3 if standard input or output fails.
  package static func run(_ words: [String]) -> Int32 {
    let numbers = words.compactMap { Int($0) }.filter { (0...0xFF_FFFF).contains($0) }
    guard words.count == 4, numbers.count == 4 else { return 2 }
    limit(seconds: numbers[2], mebibytes: numbers[3])
    guard let document = try? FileHandle.standardInput.readToEnd() else { return 3 }
    let answer = answer(Array(document), width: numbers[0], height: numbers[1])
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(answer.bytes))
    } catch {
      return 3
    }
    return 0
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
