import Foundation
import Snapshots
import Strut
import StrutTesting

/// A text beside a test, with which another is compared.
struct TextReference {
  let name: String
  let file: URL

  init(_ picture: PictureName, ending: String) {
    name = picture.name
    file = picture.references.appendingPathExtension(ending)
  }

  /// Compares a text with the reference, and writes the reference if the recording allows it.
  func compare(_ text: String, recording: SnapshotRecording) -> TextOutcome {
    do {
      let known = try AtomicFile.read(file).map { String(decoding: $0, as: UTF8.self) }
      let isRecorded =
        switch recording {
        case .all: true
        case .changed: known != text
        case .missing: known == nil
        case .none: false
        }
      if isRecorded {
        try Folder.make(file.deletingLastPathComponent())
        try AtomicFile.write(Array(text.utf8), to: file)
        return .recorded(
          "the text of `\(name)` was recorded\n  look at `\(file.path)`, and run the test again",
          replaced: known != nil)
      }
      guard let known else {
        return .failed([
          "`\(name)` has no text to compare with\n  record it with `STRUT_RECORD=missing`"
        ])
      }
      return known == text ? .matched : .failed([difference(from: known, to: text)])
    } catch {
      return .failed(["the text of `\(name)` cannot be compared: \(error)"])
    }
  }

  /// The first lines that differ.
  private func difference(from known: String, to text: String) -> String {
    let (old, new) = (
      known.split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let changes = new.difference(from: old)
    let lines = changes.sorted { $0.line < $1.line }.prefix(12).map { change in
      switch change {
      case .remove(_, let line, _): "  − \(line)"
      case .insert(_, let line, _): "  + \(line)"
      }
    }
    let more =
      changes.count > lines.count ? ["  and \(changes.count - lines.count) more lines"] : []
    return (["the text of `\(name)` differs from `\(file.path)`"] + lines + more)
      .joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var line: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
