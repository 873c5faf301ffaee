import Bitmaps
import Diagnostics
import Foundation
import Snapshots

/// A picture file to compare.
struct DiffPicture: Sendable {
  private let url: URL
  private let file: Result<[UInt8], PNGError>
  /// The picture, if it can be decoded without libpng; otherwise nil.
  let plain: PNG.PlainPicture?

  init(_ url: URL) {
    self.url = url
    do throws(PNGError) {
      let bytes = try FileBytes.read(path: url.path)
      file = .success(bytes)
      plain = PNG.PlainPicture(bytes)
    } catch {
      file = .failure(error)
      plain = nil
    }
  }

  /// The bytes, or nil if the file cannot be read.
  var bytes: [UInt8]? { try? file.get() }

  private var properties: Set<PNG.Property> { bytes.map { PNG.properties(of: $0) } ?? [] }

  /// Errors for properties by which viewers show another picture than the compared pixels.
  var faults: [Diagnostic] {
    let properties = properties
    let known: [(PNG.Property, note: String, help: String)] = [
      (
        .animation, "its `acTL` chunk makes it an animation, and only first frames are compared",
        "compare the frames as files of their own"
      ),
      (
        .orientation, "its `eXIf` chunk turns or mirrors it", "save it upright, without orientation"
      ),
      (
        .oblongPixels, "its `pHYs` chunk has pixels that are not square",
        "save it with square pixels"
      ),
      (
        .otherColors, "its `cICP` chunk gives its pixels colours that are not compared",
        "save it in sRGB"
      ),
    ]
    return known.filter { properties.contains($0.0) }.map { .incomparable(url, $0.note, $0.help) }
  }

  /// The error for a picture with more bits than the comparison uses; nil for others.
  var depthFault: Diagnostic? {
    guard properties.contains(.deepColors) else { return nil }
    return .incomparable(
      url, "it has 16 bits a channel, of which 8 are compared",
      "save both pictures with 8 bits a channel, or compare them with `--measure yiq`")
  }

  /// The pixels of a picture, in the form that needs the least work.
  enum Content: Sendable {
    case rows(Scanlines)
    case bitmap(Bitmap)

    var bitmap: Bitmap? {
      switch self {
      case .rows(let rows): rows.bitmap
      case .bitmap(let bitmap): bitmap
      }
    }
  }

  struct Unreadable: Error {
    let diagnostic: Diagnostic

    fileprivate init(_ url: URL, _ bytes: [UInt8]?, _ cause: PNGError) {
      if let bytes, LargeFilePointer(bytes) != nil {
        diagnostic = Diagnostic(.largeFilePointer(url.path), help: LargeFilePointer.help)
        return
      }
      diagnostic = Diagnostic(
        Message(rule: "unreadablePicture", text: "`\(url.path)` cannot be read as a picture"),
        notes: [Note(cause.reason)],
        help: ["yaml", "yml"].contains(url.pathExtension)
          ? "`strut diff` compares PNG files: write "
            + "`strut compare HEAD~1 --path \(ShellWord.quoted(url.lastPathComponent))`"
          : "compare PNG files")
    }
  }

  /// Decodes both pictures, in parallel if `jobs` allows more than one thread.
  ///
  /// Two pictures with palettes get a common palette if it has room for the colours of both.
  static func decoded(
    _ one: DiffPicture, _ other: DiffPicture, jobs: Int
  ) -> (Result<Content, Unreadable>, Result<Content, Unreadable>) {
    let palette = one.plain.flatMap { first in
      other.plain.flatMap { PNG.PlainPicture.commonPalette(first, $0) }
    }
    guard jobs > 1 else { return (one.content(palette), other.content(palette)) }
    var contents: [Result<Content, Unreadable>] = []
    Parallel.forEach(
      count: 2, jobs: 2, makeWorker: { { ($0 == 0 ? one : other).content(palette) } },
      deliver: { _, content in contents.append(content) })
    return (contents[0], contents[1])
  }

  private func content(_ palette: [UInt32]?) -> Result<Content, Unreadable> {
    if let rows = plain?.rows(numberedBy: palette) { return .success(.rows(rows)) }
    do throws(PNGError) {
      return .success(.bitmap(try PNG.decode(try file.get())))
    } catch {
      return .failure(Unreadable(url, bytes, error))
    }
  }
}

extension Diagnostic {
  fileprivate static func incomparable(_ url: URL, _ note: String, _ help: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "incomparablePicture", text: "`\(url.path)` cannot be compared by its pixels alone"),
      notes: [Note(note)], help: help)
  }
}
