import Bitmaps
private import Foundation

/// The folder that catalogues and words must be in, links included.
package struct ProjectRoot: Hashable, Sendable {
  /// The absolute path with links resolved.
  package let path: String

  package init(path: String) { self.path = Self.resolved(path) }

  /// The target of a path.
  package enum Place: Hashable, Sendable {
    case file(path: String)
    case folder(path: String)
    case outside
    case missing
    /// A pipe, a device or a socket.
    case special
  }

  /// The target of a path, with links resolved.
  ///
  /// - Parameters:
  ///   - path: a path relative to `base`.
  ///   - base: an absolute path.
  /// - Returns: the target.
  package func place(of path: String, from base: String) -> Place {
    guard !path.hasPrefix("/") else { return .outside }
    return place(atPath: base + "/" + path)
  }

  /// The target of an absolute path, with links resolved.
  package func place(atPath path: String) -> Place {
    let target = Self.resolved(path)
    guard target == self.path || target.hasPrefix(self.path == "/" ? "/" : self.path + "/") else {
      return .outside
    }
    guard let kind = try? FileManager.default.attributesOfItem(atPath: target)[.type] else {
      return .missing
    }
    switch kind as? FileAttributeType {
    case .typeDirectory: return .folder(path: target)
    case .typeRegular: return .file(path: target)
    case .typeSymbolicLink: return .missing
    default: return .special
    }
  }

  /// The path as messages show it: relative to the folder if it is below it.
  package func shown(_ path: String) -> String {
    path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.count + 1)) : path
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

extension ProjectRoot {
  /// The names in a folder without hidden ones, ascending.
  func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The content of a file that is at most as long as the limit; nil for others.
  func bytes(_ path: String, upTo limit: Int) -> [UInt8]? {
    guard case .file(let path) = place(atPath: path),
      let bytes = try? FileBytes.read(path: path, upTo: limit + 1), bytes.count <= limit
    else { return nil }
    return bytes
  }
}

extension String {
  /// The part after the last dot, without the dot; empty without a dot.
  var fileExtension: String { (self as NSString).pathExtension }

  /// The name without the last dot and what follows it.
  var withoutExtension: String { (self as NSString).deletingPathExtension }

  /// The last part of a path.
  var lastPart: String { (self as NSString).lastPathComponent }

  /// The path without its last part.
  var withoutLastPart: String { (self as NSString).deletingLastPathComponent }
}
