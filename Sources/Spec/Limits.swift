import Diagnostics
package import YAML

/// The limits beyond which a spec is refused.
package struct SpecLimits: Hashable, Sendable {
  private var changed: [Name: Int] = [:]

  /// The default limits.
  package init() {}

  /// A limit that a user can raise.
  package enum Name: String, CaseIterable, Sendable {
    /// Cells of the matrix, impossible ones included.
    case cells
    /// The file's size in MiB.
    case fileSize
    /// The maximum number of errors listed in one run.
    case mistakes
    /// The nesting depth of sequences and mappings.
    case nesting
    /// Unicode scalars between two line ends of a text.
    case paragraph
    /// Pixels of a custom device's screen.
    case pixels
    /// MiB of the texts that rows and templates are filled with.
    case text
    /// Values in the file, counted after aliases and table rows are expanded.
    case values
    /// Unicode scalars of a text without a place to break the line.
    ///
    /// The time for breaking a word into lines grows with the square of its length.
    case word

    package var defaultValue: Int {
      switch self {
      case .cells: 100_000
      case .fileSize: 4
      case .mistakes: 100
      case .nesting: 200
      case .paragraph: 10_000
      case .pixels: 50_000_000
      case .text: 16
      case .values: 200_000
      case .word: 2000
      }
    }

    /// The maximum.
    package var greatest: Int {
      switch self {
      case .cells: 1_000_000
      case .fileSize: 100
      case .mistakes: 100_000
      // The parser and the layout engine recurse into the tree, on stacks of 0.5 MB.
      case .nesting: 400
      case .paragraph: 1_000_000
      case .pixels: 1_000_000_000
      case .text: 1000
      case .values: 20_000_000
      case .word: 100_000
      }
    }
  }

  /// The limit in its user-facing unit.
  package subscript(name: Name) -> Int {
    get { changed[name] ?? name.defaultValue }
    set { changed[name] = newValue }
  }

  /// Raises a limit.
  ///
  /// - Parameters:
  ///   - name: the limit's name.
  ///   - value: the new value in the user-facing unit.
  /// - Returns: false if the value is below the default or above the maximum.
  package mutating func raise(_ name: Name, to value: Int) -> Bool {
    guard (name.defaultValue...name.greatest).contains(value) else { return false }
    self[name] = value
    return true
  }

  package var fileBytes: Int { self[.fileSize] * 1024 * 1024 }
  fileprivate var nesting: Int { self[.nesting] }
  var nodes: Int { self[.values] }
  var filledBytes: Int { self[.text] * 1024 * 1024 }
  package var cells: Int { self[.cells] }
  var pixels: Int { self[.pixels] }
  package var diagnostics: Int { self[.mistakes] }

  /// The greatest length of a cell's name in bytes.
  ///
  /// With an extension, the name must fit a file name.
  package static let cellNameBytes = 230
}

extension YAMLFile {
  /// Reads the content of a spec; `file` is the path that diagnostics name.
  package init(spec bytes: [UInt8], file: String, limits: SpecLimits) {
    let yamlLimits = YAMLLimits(
      bytes: limits.fileBytes, nodes: limits.nodes, depth: limits.nesting,
      diagnostics: limits.diagnostics)
    self.init(bytes, file: file, limits: yamlLimits)
    guard let excess else { return }
    let diagnostic: Diagnostic =
      switch excess.limit {
      case .bytes: .fileTooLarge(limits, at: excess.span)
      case .nodes: .tooManyNodes(limits, at: excess.span)
      case .depth: .tooDeep(limits, at: excess.span)
      }
    diagnostics.append(diagnostic)
  }
}
