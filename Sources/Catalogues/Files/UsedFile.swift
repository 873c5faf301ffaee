package import Bitmaps

/// A file of a catalogue or of words that a spec uses.
package struct UsedFile: Hashable, Sendable {
  /// The absolute path, with links resolved.
  package let path: String
  /// The file before it was read; nil if it was not there.
  package let stamp: FileStamp?

  init(_ path: String) {
    self.path = path
    stamp = FileStamp(path: path)
  }
}
