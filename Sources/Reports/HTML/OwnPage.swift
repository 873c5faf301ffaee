import Foundation
import Snapshots

/// The check before a page is replaced.
enum OwnPage {
  /// Refuses to replace a page of somebody else, such as a project's website.
  ///
  /// - Parameters:
  ///   - page: the page, which need not exist.
  ///   - mark: a part of every page of the same kind that Strut writes.
  /// - Throws: `EEXIST` for another page, or the error of reading it.
  static func check(_ page: URL, has mark: String) throws(FileError) {
    guard let bytes = try AtomicFile.read(page),
      !String(decoding: bytes, as: UTF8.self).contains(mark)
    else { return }
    throw FileError(.write, page.path, code: EEXIST)
  }
}
