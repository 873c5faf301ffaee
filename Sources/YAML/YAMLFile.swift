package import Diagnostics

/// The tree of a YAML file with one document.
package struct YAMLFile: Hashable, Sendable {
  /// The document, or nil if the file could not be read to the end.
  package var root: YAMLNode?
  /// The errors in the file, in file order.
  package var diagnostics: [Diagnostic] = []
  /// The limit at which reading stopped, or nil if it did not stop at one.
  package var excess: YAMLExcess?

  init(root: YAMLNode? = nil, diagnostics: [Diagnostic] = [], excess: YAMLExcess? = nil) {
    self.root = root
    self.diagnostics = diagnostics
    self.excess = excess
  }

  /// Reads the content of a file; `file` is the path that diagnostics name.
  package init(_ bytes: [UInt8], file: String, limits: YAMLLimits) {
    guard bytes.count <= limits.bytes else {
      self.init(excess: YAMLExcess(.bytes, at: SourceSpan(file: file, line: 1, column: 1)))
      return
    }
    self = YAMLTreeBuilder.read(bytes, file: file, limits: limits)
  }
}

/// The limits for reading a file.
///
/// A file of more bytes is not read.
package struct YAMLLimits: Hashable, Sendable {
  package var bytes: Int
  /// The greatest number of values, counted after aliases are expanded.
  package var nodes: Int
  /// The greatest depth of nested lists and mappings.
  package var depth: Int
  /// The greatest number of errors in keys that are reported.
  package var diagnostics: Int

  package init(bytes: Int, nodes: Int, depth: Int, diagnostics: Int) {
    self.bytes = bytes
    self.nodes = nodes
    self.depth = depth
    self.diagnostics = diagnostics
  }
}

/// A limit that a file exceeds, and the first place beyond it.
package struct YAMLExcess: Hashable, Sendable {
  package let limit: Limit
  package let span: SourceSpan

  package enum Limit: Hashable, Sendable {
    case bytes, nodes, depth
  }

  init(_ limit: Limit, at span: SourceSpan) {
    self.limit = limit
    self.span = span
  }
}
