import Diagnostics
import Geometry

/// Reads UIKit's `recursiveDescription`.
///
/// A line is a view: bars for its depth, then `<Class: address; name = value; …>`. The address may
/// be missing, as in references of swift-snapshot-testing. A text may contain quotes and line
/// breaks, so a line that begins no view continues the view above. Each byte is read once.
struct DescriptionReader {
  private let file: String
  private var views: [DumpedView] = []
  private var diagnostics: [Diagnostic] = []
  /// The indices of the last views, by their depths.
  private var path: [Int] = []
  /// The origin of each view's subviews; nil inside a view without a place.
  private var origins: [Point?] = []
  /// The lines of the view that is being read.
  private var record: (line: Int, column: Int, depth: Int, bytes: [UInt8])?

  /// The greatest number of listed errors.
  private static let listed = 20

  private init(file: String) { self.file = file }

  static func read(
    _ bytes: [UInt8], file: String
  ) -> (dump: AppDump?, diagnostics: [Diagnostic]) {
    var reader = DescriptionReader(file: file)
    reader.readLines(of: bytes)
    if reader.views.isEmpty, reader.diagnostics.isEmpty {
      reader.diagnostics.append(.noViews(file))
    }
    guard !reader.diagnostics.contains(where: { $0.severity == .error }) else {
      return (nil, reader.diagnostics)
    }
    var screen = DumpedScreen()
    screen.size = reader.views.first?.frame?.size
    let dump = AppDump(file: file, form: .description, views: reader.views, screen: screen)
    return (dump, reader.diagnostics)
  }

  private mutating func readLines(of bytes: [UInt8]) {
    var number = 0
    var start = 0
    while start < bytes.count, diagnostics.count < Self.listed {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      number += 1
      var line = bytes[start..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      start = end + 1
      if let (depth, head) = Self.head(of: line) {
        finish()
        record = (number, head - line.startIndex + 1, depth, Array(line[head...]))
      } else if record != nil {
        record?.bytes.append(UInt8(ascii: "\n"))
        record?.bytes.append(contentsOf: line)
      }
    }
    if diagnostics.count < Self.listed { finish() }
  }

  /// The depth and the start of the view that a line begins; nil if it begins none.
  private static func head(of line: ArraySlice<UInt8>) -> (depth: Int, start: Int)? {
    var depth = 0
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "|"): depth += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0xEF, 0xBB, 0xBF: break
      case UInt8(ascii: "<"):
        return ViewDescription.isHead(line[index...]) ? (depth, index) : nil
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private mutating func finish() {
    guard let found = record else { return }
    record = nil
    let span = SourceSpan(file: file, line: found.line, column: found.column)
    let parsed = ViewDescription(found.bytes)
    guard let end = parsed.end else {
      diagnostics.append(.cutView(parsed.className, at: span))
      return
    }
    if let line = parsed.strayLine(after: end) {
      diagnostics.append(
        .notAView(at: SourceSpan(file: file, line: found.line + line, column: 1)))
      return
    }
    guard found.depth <= path.count else {
      diagnostics.append(.missingLevel(parsed.className, at: span))
      return
    }
    guard let words = parsed.values["frame"] else {
      diagnostics.append(.noFrame(parsed.className, at: span))
      return
    }
    path.removeSubrange(found.depth...)
    let parent = path.last
    add(parsed, frame: words, in: parent, at: span)
    path.append(views.count - 1)
  }

  private mutating func add(
    _ parsed: ViewDescription, frame words: String, in parent: Int?, at span: SourceSpan
  ) {
    let own = ViewDescription.rect(words)
    let origin = parent.map { origins[$0] } ?? Point.zero
    if own == nil, origin != nil { diagnostics.append(.noPlace(parsed.className, at: span)) }
    let frame = origin.flatMap { origin in own?.offset(by: origin) }
    origins.append(
      frame.map { frame in
        let bounds = parsed.boundsOrigin
        return Point(x: frame.x - bounds.x, y: frame.y - bounds.y)
      })
    views.append(
      DumpedView(
        className: parsed.className, baseClass: parsed.baseClass, identifier: parsed.identifier,
        text: parsed.text, frame: frame, isHidden: parsed.isHidden, transform: parsed.transform,
        parent: parent, span: span))
  }
}
