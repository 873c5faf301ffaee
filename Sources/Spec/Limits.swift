import Diagnostics
package import YAML

/// How much a spec may ask for before it is refused.
package struct SpecLimits: Hashable, Sendable {
  private var changed: [Name: Int] = [:]

  /// As they are unless a user raises them.
  package init() {}

  /// A limit that a user can raise.
  package enum Name: String, CaseIterable, Sendable {
    /// Cells of the matrix, impossible ones included.
    case cells
    /// The file's size in MiB.
    case fileSize
    /// Mistakes that are listed in one run.
    case mistakes
    /// How deep sequences and mappings may stand in each other.
    case nesting
    /// Pixels of a custom device's screen.
    case pixels
    /// MiB of the texts that rows and templates are filled with.
    case text
    /// Values in the file, counted after aliases and table rows are written out.
    case values

    /// Where nobody raises it.
    package var standard: Int {
      switch self {
      case .cells: 100_000
      case .fileSize: 4
      case .mistakes: 100
      case .nesting: 200
      case .pixels: 50_000_000
      case .text: 16
      case .values: 200_000
      }
    }

    /// How far it can be raised.
    package var greatest: Int {
      switch self {
      case .cells: 1_000_000
      case .fileSize: 100
      case .mistakes: 100_000
      // Reading and laying out go down a tree by calling themselves, on stacks of half a megabyte.
      case .nesting: 400
      case .pixels: 1_000_000_000
      case .text: 1000
      case .values: 20_000_000
      }
    }
  }

  /// In the unit that users write it in.
  package subscript(name: Name) -> Int {
    get { changed[name] ?? name.standard }
    set { changed[name] = newValue }
  }

  /// Raises a limit.
  ///
  /// - Parameters:
  ///   - name: which.
  ///   - value: in the unit that users write it in.
  /// - Returns: false for a value below the limit or beyond what it can be raised to.
  package mutating func raise(_ name: Name, to value: Int) -> Bool {
    guard (name.standard...name.greatest).contains(value) else { return false }
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

  /// The longest name of a cell in bytes: with an ending it is the name of a file.
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
