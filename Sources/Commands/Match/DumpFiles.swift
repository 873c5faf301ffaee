import Bitmaps
import Cells
import Diagnostics
import Foundation
import Matching
import Snapshots

/// A file with the views of an app, as the user named it.
struct DumpFile: Sendable {
  /// The path in messages.
  let path: String
  /// The dump, or nil if an error is among the diagnostics.
  let dump: AppDump?
  let diagnostics: [Diagnostic]
  /// The file's lines for messages; nil if the file could not be read.
  let source: SourceText?
  /// Whether the error is one of the file system, and not of the content.
  let isOutOfReach: Bool

  /// The greatest size of a file in bytes.
  private static let greatestSize = 64 << 20

  /// Reads a file.
  init(_ path: String, in folder: WorkingFolder) {
    do throws(PNGError) {
      let bytes = try FileBytes.read(
        path: folder.place(path).path, upTo: Self.greatestSize + 1)
      guard bytes.count <= Self.greatestSize else {
        self.init(path, [.dumpTooLarge(path)])
        return
      }
      let (dump, diagnostics) = AppDump.read(bytes, file: path)
      // Of a file that is no dump, no line is shown.
      let isShown = !diagnostics.isEmpty && !diagnostics.contains { $0.isAboutWholeFile }
      let text = isShown ? String(decoding: bytes, as: UTF8.self) : nil
      self.init(
        path, diagnostics, dump: dump,
        source: text.map { SourceText(file: path, text: $0, lineEnd: .lineFeed) })
    } catch {
      switch error {
      case .unreadable(_, code: ENOENT): self.init(path, [.noDump(path)])
      case .unreadable(_, code: EISDIR): self.init(path, [.folderOfDumps(path)])
      case .unreadable(_, let code):
        self.init(path, [FileError(.read, path, code: code).diagnostic], isOutOfReach: true)
      default: self.init(path, [FileError(.read, path, code: EIO).diagnostic], isOutOfReach: true)
      }
    }
  }

  private init(
    _ path: String, _ diagnostics: [Diagnostic], dump: AppDump? = nil, source: SourceText? = nil,
    isOutOfReach: Bool = false
  ) {
    self.path = path
    self.dump = dump
    self.diagnostics = diagnostics
    self.source = source
    self.isOutOfReach = isOutOfReach
  }

  /// The name of the file without folders.
  var name: String { (path as NSString).lastPathComponent }
}

extension Diagnostic {
  fileprivate static func noDump(_ path: String) -> Diagnostic {
    Diagnostic(
      .noSuchPath(path),
      help: "give the files that `po view.recursiveDescription` or the helper's code wrote")
  }

  fileprivate static func folderOfDumps(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "folderOfDumps", text: "`\(path)` is a folder"),
      help: "give its files, for example `\(path.hasSuffix("/") ? path : path + "/")*.txt`")
  }

  fileprivate static func dumpTooLarge(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "dumpTooLarge", text: "`\(path)` is larger than 64 MiB"),
      help: "is it a dump of one screen?")
  }
}
